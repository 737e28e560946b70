"""How options, events and questions are read: the one file that knows the shapes in which the games tell them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from capes.core.event import CardRef, Event
from capes.core.option import Decision, Option
from capes.core.state import CoreState

READ: Final = 2000
"""So many options of a decision are read; a list of all whole numbers has no end."""


class Pick(NamedTuple):
    """An option as the referee reads it."""

    verb: str
    card: int = 0
    number: int = 0
    text: str = ""


class Fact(NamedTuple):
    """An event as the referee reads it: what, whose, about which card and which other, and its figures."""

    what: str
    seat: int = -1
    card: int = 0
    other: int = 0
    number: int = 0
    amount: int = 0
    text: str = ""
    face: str = ""
    group: tuple[int, ...] = ()  # those who attack or strike together


OTHERS: Final = ("other", "defender", "struck", "by", "bearer", "discarded", "former")
NUMBERS: Final = ("turn", "count", "points", "cost", "wounds", "gained", "level", "attack", "up", "power")
AMOUNTS: Final = ("xp", "defense", "damage")
TEXTS: Final = ("row", "phase", "symbol", "power")
NAMES: Final = {"WentIntoDeck": "PutIntoDeck", "CameToHand": "PutIntoHand"}


def pick_of(option: Option) -> Pick:
    """One option."""
    return Pick(option.verb, option.card, option.number or option.seat + 1, option.text)


def picks_of(decision: Decision) -> list[Pick]:
    """The options of a decision, in their order."""
    return [pick_of(option) for option in islice(decision.options, READ)]


def question(decision: Decision | None) -> str:
    """What a decision asks, in one word; '' when nothing is asked."""
    return "" if decision is None else decision.why


def fact_of(event: Event) -> Fact:
    """One event."""
    group = tuple(one.n for one in getattr(event, "attackers", ()) or getattr(event, "strikers", ()))
    card = getattr(event, "card", None)
    other = next((one for one in named(event, OTHERS) if isinstance(one, CardRef)), None)
    text = next((one for one in named(event, TEXTS) if isinstance(one, str)), "")
    name = type(event).__name__
    return Fact(
        NAMES.get(name, name),
        getattr(event, "seat", -1),
        card.n if isinstance(card, CardRef) else group[0] if group else 0,
        other.n if other is not None else 0,
        next((int(one) for one in named(event, NUMBERS) if isinstance(one, int)), 0),
        next((int(one) for one in named(event, AMOUNTS) if isinstance(one, int)), 0),
        "daze" if getattr(event, "dazed", False) else text,
        card.face if isinstance(card, CardRef) else "",
        group,
    )


def named(event: Event, fields: tuple[str, ...]) -> list[object]:
    """What an event says under those names."""
    return [getattr(event, field) for field in fields if hasattr(event, field)]


def facts_of(news: Sequence[Event]) -> list[Fact]:
    """What was told, in order."""
    return [fact_of(event) for event in news]


def asked(state: CoreState) -> str:
    """What the position asks."""
    return question(state.decision)


def together(fact: Fact) -> list[int]:
    """The characters who fight side by side in an attack or a strike."""
    return list(fact.group)
