"""Statements that are true of a Character, and what Conditions say of all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class IgnoresConditions:
    """Conditions do not change the damage this Character does."""


@dataclass(frozen=True)
class BlanksOpponent:
    """The ability of the Character in the same match-up does not work."""


@dataclass(frozen=True)
class OpponentUsesFirstPower:
    """The Character in the same match-up may declare only its first power."""


@dataclass(frozen=True)
class Survives:
    """Damage of one speed group from `at_least` Health to 0 or lower leaves `leaves` Health."""

    at_least: int
    leaves: int


@dataclass(frozen=True)
class CannotBeReturned:
    """Is never put back into a hand."""


@dataclass(frozen=True)
class CannotBeReduced:
    """Abilities and powers do not lower the damage this Character does."""


@dataclass(frozen=True)
class AllDo:
    """Every attack by Characters of this side or type, or of this speed, does `amount` more."""

    amount: int
    kind: str


BY_SIDE: Final = "side"
BY_TYPE: Final = "type"


@dataclass(frozen=True)
class Removes:
    """When played: discard one Condition about a side (or a type) and this card; with none it stays."""

    about: str
