"""Questions about the rules, made from positions and answered by the engine: for agents that read."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from msgspec import to_builtins

from capes.core.game import Game
from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.lab.episode import Episode
from capes.lab.tasks import Task
from capes.lab.text import position, printed, rules_texts

WISHES = ("attack", "recruit", "play")


SEARCHED = 60
"""So many picks more are made to come to a decision worth asking about."""


class Question(NamedTuple):
    """What is asked, what may be answered, the right answer, and why (rules where there are some)."""

    kind: str
    told: str
    answers: tuple[str, ...]
    right: str
    why: str


def positions(task: Task) -> Iterator[tuple[Game, CoreState, random.Random]]:
    """A position for every seed, some random picks into its game; where it can be had, one with attacks or plays."""
    game = game_by_id(task.game)
    for seed in range(task.seeds[0], task.seeds[1] + 1):
        chance = random.Random(seed)
        setup = {"mode": task.mode} if task.mode else {}
        decks = [task.decks[seed % len(task.decks)]] * 2 if task.decks else []
        episode = Episode(task.game, {**setup, **({"decks": decks} if decks else {})}, seed)
        least = chance.randrange(20, 160)
        for picked in range(least + SEARCHED):
            if picked >= least and is_telling(episode.state):
                break
            before = episode.copy()
            episode.pick(chance.randrange(episode.choices))
            if episode.done:
                episode = before
                break
        yield game, episode.state, chance


def is_telling(state: CoreState) -> bool:
    """Whether the decision is about what questions are asked about."""
    return state.decision is not None and any(option.verb in WISHES for option in state.decision.options)


def told(game: Game, state: CoreState, seat: int, asked: str) -> str:
    """The position as that seat sees it, and a question."""
    return f"{position(game, state, seat)}\n\n# What the cards do\n{rules_texts(game, state, seat)}\n\n{asked}"


def names_in_sight(game: Game, state: CoreState, seat: int) -> dict[int, str]:
    """The cards that seat sees, by their numbers on the table."""
    view = to_builtins(game.view(state, seat))
    cards = printed(game.id)
    found: dict[int, str] = {}
    own = view["players"][seat].get("hand") or []
    for card in [*view.get("characters", ()), *own]:
        if card.get("face") in cards:
            found[int(card["n"])] = str(cards[card["face"]]["name"])
    return found


def legality(game: Game, state: CoreState, chance: random.Random) -> Question | None:
    """May something be done right now?"""
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    seen = names_in_sight(game, state, seat)
    wishes = [f"{verb} #{number}" for verb in WISHES for number in seen]
    judged = {wish: game.why_not(state, seat, wish) for wish in wishes}
    wanted = chance.random() < 0.5  # as many questions with yes as with no, where there are both
    fitting = [wish for wish, against in judged.items() if (not against) == wanted] or wishes
    if not fitting:
        return None
    wish = chance.choice(fitting)
    verb, _, number = wish.partition(" #")
    doing = {"attack": "attack with", "recruit": "recruit", "play": "play"}[verb]
    asked = f"You are Player {seat + 1} and decide. May you {doing} #{number} {seen[int(number)]} right now? yes or no"
    against = judged[wish]
    why = "; ".join(str(reason) for reason in against)
    return Question("legal", told(game, state, seat, asked), ("yes", "no"), "no" if against else "yes", why)


def figures(game: Game, state: CoreState, chance: random.Random) -> Question | None:
    """What are a character's figures, and from where?"""
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    shown = [one for one in to_builtins(game.view(state, seat)).get("characters", ()) if one["state"] == "up"]
    if not shown:
        return None
    one = chance.choice(shown)
    explained = to_builtins(game.explain(state, seat, one["n"]))
    which = chance.choice(("atk", "def"))
    base = explained["chain"][0][which]
    name = printed(game.id)[one["face"]]["name"]
    more = explained[which] - base
    asked = f"By how much does the {which.upper()} of #{one['n']} {name} differ from what is printed on it? A number."
    chain = ", ".join(f"{step['what']} {step[which]}" for step in explained["chain"])
    return Question("figures", told(game, state, seat, asked), (), str(more), chain)


def fights(game: Game, state: CoreState, chance: random.Random) -> Question | None:
    """What would an attack come to?"""
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    attackers = [option.card for option in decision.options if option.verb == "attack"]
    enemies = [one for one in to_builtins(game.view(state, seat)).get("characters", ()) if one["seat"] != seat]
    if not attackers or not enemies:
        return None
    attacker, defender = chance.choice(attackers), chance.choice(enemies)
    outlook = game.foresee(state, seat, (attacker,), defender["n"])
    if outlook is None:
        return None
    seen = names_in_sight(game, state, seat)
    foreseen = to_builtins(outlook)
    if foreseen["unknown"]:
        return None
    enough = foreseen["attack"]["outcome"] in ("stun", "ko", "main-ko")
    asked = (
        f"#{attacker} {seen[attacker]} attacks #{defender['n']} {seen[defender['n']]} alone and nobody plays anything. "
        "Is the defender stunned? yes or no"
    )
    return Question("fight", told(game, state, seat, asked), ("yes", "no"), "yes" if enough else "no", "")


KINDS = (legality, figures, fights)


def questions(task: Task) -> Iterator[Question]:
    """A question for every seed of the task; the kinds take turns, the next where one has nothing to ask."""
    for at, (game, state, chance) in enumerate(positions(task)):
        for turn in range(len(KINDS)):
            made = KINDS[(at + turn) % len(KINDS)](game, state, chance)
            if made is not None:
                yield made
                break


def is_right(question: Question, answer: str) -> bool:
    """Whether the last word of an answer is the right one."""
    words = answer.lower().replace("*", " ").replace(".", " ").replace("+", " ").split()
    return bool(words) and words[-1] == question.right
