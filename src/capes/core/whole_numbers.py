"""Any whole number as a pick, without storing them all.

This file stays plain Python in the compiled build: a compiled Sequence shares the register of Sequence itself, and
every tuple would pass for whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, overload

from capes.core.option import Option

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
        return isinstance(other, WholeNumbers) and (self.verb, self.first, self.last) == (
            other.verb,
            other.first,
            other.last,
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.first, self.last))
