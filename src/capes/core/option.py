"""What a player may pick, and the one pause in which it is picked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, overload


class Option:
    """One legal pick: a verb, and what it is about."""

    __slots__ = ("card", "number", "text", "verb")

    def __init__(self, verb: str, card: int = 0, text: str = "", number: int = 0) -> None:
        self.verb: Final = verb
        self.card: Final = card
        self.text: Final = text
        self.number: Final = number

    @property
    def key(self) -> str:
        """A short text that tells this option from all others of its decision."""
        parts = [self.verb]
        if self.card:
            parts.append(f"#{self.card}")
        if self.number:
            parts.append(f"={self.number}")
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
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.card, self.text, self.number))

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


ENDLESS: Final = 2**62
"""How many options an unbounded range claims to have; larger numbers are legal picks too."""


class WholeNumbers(Sequence[Option]):
    """Every whole number from `first` to `last` (unbounded without `last`), without storing them."""

    def __init__(self, verb: str, first: int = 0, last: int | None = None) -> None:
        self.verb = verb
        self.first = first
        self.last = last

    def __len__(self) -> int:
        if self.last is None:
            return ENDLESS
        return self.last - self.first + 1

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index < 0 or (self.last is not None and index > self.last - self.first):
            raise IndexError(index)
        return Option(self.verb, number=self.first + index)

    def __iter__(self) -> Iterator[Option]:
        index = 0
        while self.last is None or index <= self.last - self.first:
            yield self[index]
            index += 1

    def __contains__(self, option: object) -> bool:
        return (
            isinstance(option, Option)
            and option.verb == self.verb
            and option.card == 0
            and not option.text
            and option.number >= self.first
            and (self.last is None or option.number <= self.last)
        )

    def index(self, option: Option, start: int = 0, stop: int = ENDLESS) -> int:
        if option not in self:
            raise ValueError(f"{option!r} is not a whole number on offer")
        return option.number - self.first

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, WholeNumbers)
            and (self.verb, self.first, self.last) == (other.verb, other.first, other.last)
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.first, self.last))


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
