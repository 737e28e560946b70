"""A seat's knowledge as a text, and agents that read and answer in words: any function from a text to a text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import inf
from typing import Any, NamedTuple

from msgspec import to_builtins

from capes.board import shape
from capes.board.asking import meant
from capes.board.lists import lists
from capes.core.event import Event
from capes.core.game import Game
from capes.core.sight import Sight
from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.lab.episode import Episode
from capes.language.catalogue import Reader
from capes.language.sentence import sentence_of

ATTEMPTS = 3
"""So often an answer may be refused; then the first option is picked, and counted."""

SHOWN = 60
"""So many options are listed of a long list."""


@cache
def printed(game: str) -> dict[str, dict[str, Any]]:
    """Every card of a game by its id."""
    return {str(card["id"]): card for card in game_by_id(game).cards()}


def names_of(game: Game, state: CoreState) -> tuple[str, ...]:
    """The players as a text calls them."""
    return tuple(f"Player {seat + 1}" for seat in range(game.seats(state)))


def position(game: Game, state: CoreState, seat: int) -> str:
    """The table as that seat sees it, as headed lists."""
    names = names_of(game, state)
    return "\n".join(lists(shape(game.view(state, seat), names, printed(game.id)), names))


def faces_in(data: Any) -> Iterator[str]:
    """Every printed card that a view names, in order, as often as it does."""
    if isinstance(data, dict):
        face = data.get("face")
        if isinstance(face, str):
            yield face
        for value in data.values():
            yield from faces_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from faces_in(value)


def rules_texts(game: Game, state: CoreState, seat: int) -> str:
    """What every card does that the seat sees, each once."""
    cards = printed(game.id)
    lines = []
    for face in dict.fromkeys(faces_in(to_builtins(game.view(state, seat)))):
        card = cards.get(face)
        if card is None:
            continue
        powers = [line if isinstance(line, str) else said_of(line) for line in card.get("text") or ()]
        if powers:
            lines.append(f"{card['name']}: {' / '.join(powers)}")
    return "\n".join(dict.fromkeys(lines))


def said_of(line: dict[str, Any]) -> str:
    """One line of a card's text, with the power's name; a keyword with what it means in short."""
    if line.get("name"):
        return f"{line['name']}. {line['text']}"
    is_keyword = bool(line.get("brief")) and ":" not in line["text"]
    return f"{line['text']} ({line['brief']})" if is_keyword else str(line["text"])


def question(game: Game, state: CoreState, seat: int) -> str:
    """What that seat is asked, with numbered options; '' while somebody else decides."""
    decision, asked = state.decision, game.options(state, seat)
    if decision is None or asked is None or decision.seat != seat:
        return ""
    prompt = Reader(seat=seat, names=names_of(game, state)).say(sentence_of(asked.prompt))
    offered = [decision.options[at] for at in range(min(len(decision.options), SHOWN))]
    told = [f"{at}. {game.label(state, option)}" for at, option in enumerate(offered, 1)]
    more = [f"... and {len(decision.options) - SHOWN} more, up to {len(decision.options)}."]
    return "\n".join([prompt, *told, *(more if len(decision.options) > SHOWN else [])])


def situation(game: Game, state: CoreState, seat: int, lately: Sequence[Event] = ()) -> str:
    """Everything in one text: what happened, the table, what the cards do, and the question."""
    names = names_of(game, state)
    happened = [line for event in lately if (line := game.prose(event, seat, names))]
    parts = [
        f"You are {names[seat]} in a game of {game.title}.",
        "\n".join(["# Lately", *happened[-12:]]) if happened else "",
        position(game, state, seat),
        "# What the cards do\n" + rules_texts(game, state, seat),
        question(game, state, seat),
    ]
    return "\n\n".join(part for part in parts if part)


def knowledge(episode: Episode, seat: int) -> str:
    """The situation of a seat in a game under way."""
    return situation(episode.game, episode.state, seat, episode.lately[seat])


class Exchange(NamedTuple):
    """What an agent was told, what it answered, and why that was refused ('' if it was taken)."""

    told: str
    answered: str
    refused: str


class Refused(Exception):
    """An answer that is no option, with the reason."""


def understood(game: Game, state: CoreState, seat: int, answer: str) -> int:
    """The index of the option an answer means: its number, its words, or the last line of a longer text.

    Refused tells why nothing, or too much, fits: what the rules have against it, where they know the wish.
    """
    decision = state.decision
    assert decision is not None
    text = next((line.strip() for line in reversed(answer.splitlines()) if line.strip()), "").strip("*.`\"' ")
    count = len(decision.options)
    number = text.partition(".")[0].removeprefix("#").strip()
    if number.isdecimal():
        if 1 <= int(number) <= count:
            return int(number) - 1
        raise Refused(f"there is no option {number}; the options are 1 to {count}")
    labels = [game.label(state, decision.options[at]) for at in range(min(count, 1000))]
    found = meant(labels, text)
    if len(found) == 1:
        return found[0]
    if found:
        raise Refused(f"{text!r} fits {' / '.join(labels[at] for at in found[:5])}: say which, best by its number")
    against = [str(reason) for reason in game.why_not(state, seat, text)] if text else []
    reasons = f" ({'; '.join(against)})" if against else ""
    raise Refused(f"{text[:80]!r} is none of the options{reasons}; answer with a number from 1 to {count}")


class TextAgent:
    """A player that reads: a function that is given the situation and answers in words or with a number.

    `transcript` keeps every exchange, `given_up` counts decisions it never answered in a way that could be taken.

    >>> from capes import Table
    >>> agent = TextAgent(lambda text: "1")
    >>> Table("duel", seed=7).play(agent, "random").over
    True
    >>> agent.given_up, agent.transcript[0].answered
    (0, '1')
    """

    def __init__(self, answer: Callable[[str], str], attempts: int = ATTEMPTS) -> None:
        self.answer = answer
        self.attempts = attempts
        self.transcript: list[Exchange] = []
        self.given_up = 0

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """Ask until an answer can be taken; refused answers come back with the reason."""
        told = situation(sight.game, sight.veiled, sight.seat, sight.veiled.news)
        for _ in range(self.attempts):
            answer = self.answer(told)
            try:
                index = understood(sight.game, sight.veiled, sight.seat, answer)
            except Refused as refusal:
                self.transcript.append(Exchange(told, answer, str(refusal)))
                told = f"{told}\n\nYou answered {answer.strip()[-80:]!r}, but {refusal}."
                continue
            self.transcript.append(Exchange(told, answer, ""))
            return index
        self.given_up += 1
        return 0
