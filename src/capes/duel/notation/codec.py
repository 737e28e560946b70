"""A position as JSON data and back."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from capes.core.errors import BadRecord
from capes.core.option import Decision, Option
from capes.core.state import Result
from capes.core.task import Task
from capes.duel.state.optional import OPTION_NAMES, OptionalRules
from capes.duel.state.state import State, empty_table
from capes.duel.words.deck import Deck
from capes.duel.words.steps import AFTER_ATTACK, DISCARD_PLAYED, SETUP, TURN
from capes.language.sentence import plain

FORMAT = 1

NUMBERS = (
    "alive",
    "turn",
    "current",
    "step",
    "quiet",
    "passes",
    "asked",
    "holder",
    "creator",
    "playing",
    "decided",
    "rng",
)
LISTS = ("queue", "origin", "discard", "conditions", "known", "starts", "empty_turns", "places")
NESTED = ("piles", "hands", "teams")
BY_CHARACTER = (
    "owner",
    "health",
    "been",
    "place",
    "power",
    "target",
    "action",
    "action_on",
    "shield",
    "bonus",
)
FLAGS = ("out", "grace_used")


def encode(state: State) -> dict[str, Any]:
    """The position as JSON data."""
    data: dict[str, Any] = {
        "duel": FORMAT,
        "players": state.players,
        "options": state.rules.as_data(),
        "colours": list(state.colours),
        "sides": list(state.sides),
        "seed": state.seed,
        "window": state.window,
        "quick": {str(card): speed for card, speed in enumerate(state.quick) if speed},
        "cancelled": [card for card, flag in enumerate(state.cancelled) if flag],
        "agenda": [encode_task(task) for task in state.agenda],
        "decision": None,
        "result": None,
    }
    for name in NUMBERS + LISTS + NESTED + FLAGS + BY_CHARACTER:
        value = getattr(state, name)
        data[name] = json.loads(json.dumps(value)) if isinstance(value, list) else value
    decision = state.decision
    if decision is not None:
        data["decision"] = [decision.number, decision.seat, decision.why, decision.name, decision.about]
    if state.result is not None:
        data["result"] = [list(state.result.winners), state.result.why]
    return data


def encode_task(task: Task) -> dict[str, Any]:
    """A task: its kind says what its words are."""
    names = {
        name: [value.verb, value.card, value.number] if isinstance(value, Option) else value
        for name, value in sorted((task.names or {}).items())
    }
    return {"kind": task.kind, "at": task.at, "seat": task.seat, "source": task.source, "names": names}


def todo_of(deck: Deck, kind: str, source: int) -> tuple[object, ...]:
    """The words of a task of this kind."""
    if kind == "interruption":
        return deck.sentence[source] + DISCARD_PLAYED
    if kind == "arrival":
        return deck.arrival[source]
    return {"set-up": SETUP, "turn": TURN, "after attack": AFTER_ATTACK}[kind]


def decode(deck: Deck, data: dict[str, Any]) -> State:
    """The position back, its options still to be worked out; BadRecord says what cannot be read."""
    if not isinstance(data, dict) or data.get("duel") != FORMAT:
        raise BadRecord(plain(f"this is not a position of Duel in format {FORMAT}"))
    try:
        state = _decode(deck, data)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
        raise BadRecord(plain(f"this position of Duel cannot be read: {type(error).__name__} {error}")) from None
    problem = flaw(state)
    if problem:
        raise BadRecord(plain(f"this position of Duel cannot be: {problem}"))
    return state


def _decode(deck: Deck, data: dict[str, Any]) -> State:
    switches = {name: bool(data["options"][name]) for name in OPTION_NAMES}
    players = int(data["players"])
    if players not in (2, 3):
        raise ValueError("players must be 2 or 3")
    state = empty_table(deck, OptionalRules(**switches), players)
    state.colours = tuple(str(colour) for colour in data["colours"])
    state.sides = tuple(str(side) for side in data["sides"])
    state.seed = str(data["seed"])
    state.window = str(data["window"])
    for name in NUMBERS:
        setattr(state, name, int(data[name]))
    for name in LISTS:
        setattr(state, name, [int(number) for number in data[name]])
    for name in NESTED:
        setattr(state, name, [[int(card) for card in cards] for cards in data[name]])
    for name in FLAGS:
        setattr(state, name, [bool(flag) for flag in data[name]])
    for name in BY_CHARACTER:
        values = [int(value) for value in data[name]]
        if len(values) != deck.last_character + 1:
            raise ValueError(f"{name} has {len(values)} entries")
        setattr(state, name, values)
    for card, speed in data["quick"].items():
        state.quick[int(card)] = str(speed)
    for card in data["cancelled"]:
        state.cancelled[int(card)] = True
    state.agenda = [_decode_task(deck, task) for task in data["agenda"]]
    if data["result"] is not None:
        winners, why = data["result"]
        state.result = Result(tuple(int(seat) for seat in winners), str(why))
    if data["decision"] is not None:
        number, seat, why, name, about = data["decision"]
        state.decision = Decision(int(number), int(seat), str(why), (), str(name), int(about))
    return state


def _decode_task(deck: Deck, data: dict[str, Any]) -> Task:
    task = Task(todo_of(deck, data["kind"], int(data["source"])), int(data["seat"]), int(data["source"]), data["kind"])
    task.at = int(data["at"])
    if not 0 <= task.at <= len(task.todo):
        raise ValueError("a task is further than its end")
    for name, value in data["names"].items():
        if isinstance(value, list):
            verb, card, number = value
            task.keep(str(name), Option(str(verb), int(card), number=int(number)))
        else:
            task.keep(str(name), int(value))
    return task


def flaw(state: State) -> str:
    """What is wrong with a position, or '': every card exactly once, everybody on the right team."""
    found = state.discard + state.conditions + [card for card in state.starts if card]
    for cards in state.piles + state.hands + state.teams:
        found = found + cards
    if state.playing:
        found = [*found, state.playing]
    if sorted(found) != list(range(1, state.deck.size + 1)):
        return "not every card is there exactly once"
    if len(state.hands) != state.players or len(state.teams) != state.players or len(state.out) != state.players:
        return "a seat has no hand or no team"
    if len(state.piles) != (state.players if state.rules.picking_sides else 1):
        return "the number of draw piles does not fit the rules"
    if len(state.colours) != state.players or not 0 <= state.current < state.players:
        return "the seats do not fit"
    for seat, team in enumerate(state.teams):
        for card in team:
            if card > state.deck.last_character or state.owner[card] != seat:
                return "a Character is not on its player's team"
            if not state.deck.floor[card] <= state.health[card] <= state.deck.health[card]:
                return "a Health slider is beyond its bar"
    if state.decision is None and state.result is None:
        return "nothing is to be decided, and nobody has won"
    return ""


def fingerprint(state: State) -> str:
    """A short hash equal exactly for equal positions."""
    text = json.dumps(encode(state), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
