"""The parts of speech."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Word:
    """Anything a card can be made of."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Effect(Word):
    """Imperative: something to be done."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Cue(Word):
    """Present tense: what a waiting power waits for."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Which(Word):
    """Adjective: which characters or cards are meant; joined by &, | and ~."""

    def __and__(self, other: Which) -> Which:
        return AllOf((self, other))

    def __or__(self, other: Which) -> Which:
        return AnyOf((self, other))

    def __invert__(self) -> Which:
        return Not(self)


@dataclass(frozen=True)
class AllOf(Which):
    """Both this and that."""

    parts: tuple[Which, ...]

    def __and__(self, other: Which) -> Which:
        return AllOf((*self.parts, other))


@dataclass(frozen=True)
class AnyOf(Which):
    """This or that."""

    parts: tuple[Which, ...]

    def __or__(self, other: Which) -> Which:
        return AnyOf((*self.parts, other))


@dataclass(frozen=True)
class Not(Which):
    """Not that."""

    part: Which


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Who(Word):
    """Pronoun: the very characters or cards meant."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Whose(Word):
    """Pronoun for players."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class HowMany(Word):
    """Quantity read from the table."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Condition(Word):
    """Something that is so or is not."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Truth(Word):
    """Statement that holds for a time (given) or as long as its source has the power (always)."""


Number = int | HowMany
