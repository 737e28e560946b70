"""Positions as numbers for learning programs: the shape every game's encoder shares.

An encoder writes one seat's knowledge straight from the state into a buffer of fixed size: whole numbers of 16 bits,
lowest byte first, in tables of the table and its players, cards (`entities`), options and events. A row of noughts is
no row. Names (cards, verbs, questions) are written as their place in a vocabulary, counted from 1; 0 is unknown or
none. The specification is data: its digest changes with any column, vocabulary or size, so weights and buffers that do
not fit each other can be told apart.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar, get_type_hints

from mypy_extensions import mypyc_attr

from capes.core.event import Event, secrets_of
from capes.core.state import CoreState

Seen = TypeVar("Seen", bound=CoreState, contravariant=True)

LARGEST: Final = 32767
BYTES: Final = 2
"""The bytes of one number."""


@mypyc_attr(acyclic=True)
class Section:
    """A table in the buffer: its name, how many rows it has and what its columns mean."""

    __slots__ = ("columns", "name", "rows", "start")

    def __init__(self, name: str, rows: int, columns: tuple[str, ...], start: int) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.columns: Final = columns
        self.start: Final = start  # in bytes

    @property
    def width(self) -> int:
        """The bytes of one row."""
        return BYTES * len(self.columns)


class Specification:
    """What the numbers in a game's buffers mean."""

    def __init__(
        self,
        game: str,
        version: int,
        sections: Sequence[tuple[str, int, tuple[str, ...]]],
        vocabularies: dict[str, tuple[str, ...]],
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.vocabularies: Final = vocabularies
        found: dict[str, Section] = {}
        start = 0
        for name, rows, columns in sections:
            found[name] = Section(name, rows, columns, start)
            start += rows * BYTES * len(columns)
        self.sections: Final = found
        self.size: Final = start
        """The bytes of a buffer."""

    def as_data(self) -> dict[str, Any]:
        """The whole specification as JSON data."""
        return {
            "game": self.game,
            "version": self.version,
            "sections": {
                section.name: {"rows": section.rows, "columns": list(section.columns), "start": section.start}
                for section in self.sections.values()
            },
            "size": self.size,
            "vocabularies": {name: list(words) for name, words in self.vocabularies.items()},
        }

    @property
    def digest(self) -> str:
        """A short checksum of everything above."""
        text = json.dumps(self.as_data(), separators=(",", ":"), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def buffer(self) -> bytearray:
        """An empty buffer of the right size."""
        return bytearray(self.size)


def places(words: Sequence[str]) -> dict[str, int]:
    """The place of every word of a vocabulary, counted from 1."""
    return {word: at for at, word in enumerate(words, 1)}


def fitted(number: int) -> int:
    """A number that fits into 16 bits; what is beyond is as far as it goes."""
    return LARGEST if number > LARGEST else -LARGEST if number < -LARGEST else number


def number_field(kind: type[Event]) -> str:
    """The field of a kind of event that says how much or how many, to be told to everybody; '' where there is none."""
    hidden = (*secrets_of(kind), "seat", "known")
    for name, hint in get_type_hints(kind).items():
        if hint is int and name not in hidden:
            return str(name)
    return ""


class Encoder(Protocol[Seen]):
    """A game's encoder."""

    @property
    def specification(self) -> Specification:
        """What the numbers mean."""

    def write(self, state: Seen, seat: int, buffer: Any, events: Sequence[Event] = ()) -> int:
        """Write what the seat knows into the buffer (bytes that can be written); how many rows found no room.

        `events` are what happened lately, oldest first; the last of them are written, each as the seat may know it.
        """
