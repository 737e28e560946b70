"""What a player may pick, and the one pause in which it is picked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

NOBODY: Final = -1
HAND_OVER: Final = "hand over"
"""The verb of letting a partner act, which any game of partners has."""


@mypyc_attr(acyclic=True)
class Option:
    """One legal pick: a verb, and what it is about."""

    __slots__ = ("card", "number", "seat", "text", "verb")

    def __init__(self, verb: str, card: int = 0, text: str = "", number: int = 0, seat: int = NOBODY) -> None:
        self.verb: Final = verb
        self.card: Final = card
        self.text: Final = text
        self.number: Final = number
        self.seat: Final = seat  # the player it is about

    @property
    def key(self) -> str:
        """A short text that tells this option from all others of its decision."""
        parts = [self.verb]
        if self.card:
            parts.append(f"#{self.card}")
        if self.number:
            parts.append(f"={self.number}")
        if self.seat != NOBODY:
            parts.append(f"={self.seat + 1}")  # players are counted from 1 where people read and write
        if self.text:
            parts.append(self.text)
        return " ".join(parts)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and self.verb == other.verb
            and self.card == other.card
            and self.text == other.text
            and self.number == other.number
            and self.seat == other.seat
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.card, self.text, self.number, self.seat))

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


@mypyc_attr(acyclic=True)
class Decision:
    """The only pause: one seat picks one of the options; never empty, never changed."""

    __slots__ = ("about", "name", "number", "options", "seat", "why")

    def __init__(
        self,
        number: int,
        seat: int,
        why: str,
        options: Sequence[Option],
        name: str = "it",
        about: int = 0,
    ) -> None:
        self.number: Final = number  # the 41st decision of this match
        self.seat: Final = seat
        self.why: Final = why  # "strike back at"
        self.options: Final = options
        self.name: Final = name  # what later effects will call the pick
        self.about: Final = about  # the card that asks, or 0

    def __repr__(self) -> str:
        return f"Decision({self.number}, seat {self.seat}, {self.why!r}, {len(self.options)} options)"
