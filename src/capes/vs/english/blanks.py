"""Blanks: words that stand for any word of their kind, so that a sentence can be written with holes in it.

The reader is made from such sentences (room `grammar`): what a writer says about a blank is what has to be read there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capes.vs.words.kinds import Condition, Cue, Effect, HowMany, Which, Who, Whose

OPEN: Final = "\u27e6"
CLOSE: Final = "\u27e7"
NUMBER: Final = 77001
"""Stands for any number: no card says it."""


def mark(field: str, *kind: str) -> str:
    """A hole in a sentence: which field it is for, and what must be read there."""
    return f"{OPEN}{'|'.join((field, *kind))}{CLOSE}"


@dataclass(frozen=True)
class SomeWho(Who):
    """Whoever is meant."""

    field: str
    plural: bool = False
    in_play: bool = True


@dataclass(frozen=True)
class SomeWhich(Which):
    """Whatever adjectives."""

    field: str


@dataclass(frozen=True)
class SomeWhose(Whose):
    """Some player."""

    field: str


@dataclass(frozen=True)
class SomeAmount(HowMany):
    """Some quantity, with things that are counted one by one or without."""

    field: str
    countable: bool = True


@dataclass(frozen=True)
class SomeCondition(Condition):
    """Something that is so."""

    field: str


@dataclass(frozen=True)
class SomeCue(Cue):
    """Something that happens."""

    field: str


@dataclass(frozen=True)
class SomeEffect(Effect):
    """Something that is done."""

    field: str
