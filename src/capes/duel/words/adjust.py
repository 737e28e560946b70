"""Changes to damage, and the statements on which they depend."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

DEALT: Final = "dealt"  # damage done by whoever is meant
TAKEN: Final = "taken"  # damage done to whoever is meant

# Pronouns: seen from the Character whose card speaks.
SELF: Final = "self"
OPPONENT: Final = "opponent"  # the other Character of the match-up
TEAM: Final = "team"  # this Character and its teammates
TEAMMATES: Final = "teammates"
OPPOSING: Final = "opposing"  # every Character of every other player
CHOSEN: Final = "chosen"  # the target named when the power was declared

# Quantities
OTHER_MATCH_UPS: Final = "other match-ups"
CONDITIONS_IN_PLAY: Final = "Conditions in play"


class Truth:
    """A statement that holds or does not when damage is counted."""

    __slots__ = ()


@dataclass(frozen=True)
class AttackerIs(Truth):
    """The Character doing the damage is of this side or type."""

    kind: str


@dataclass(frozen=True)
class AttackIs(Truth):
    """The power doing the damage has one of these speeds."""

    speeds: tuple[str, ...]


@dataclass(frozen=True)
class OpponentIs(Truth):
    """The other Character of the match-up is of this side or type."""

    kind: str


@dataclass(frozen=True)
class InRole(Truth):
    """This Character is attacking, or is attacked."""

    role: str


@dataclass(frozen=True)
class OpponentsTurn(Truth):
    """Another player is the current player."""


@dataclass(frozen=True)
class TeammateDown(Truth):
    """A teammate in play is knocked out when damage begins."""


@dataclass(frozen=True)
class OpponentHurt(Truth):
    """The other Character of the match-up has less than its printed Health when damage begins."""


@dataclass(frozen=True)
class Adjust:
    """Add `amount` (times `per`, at most `most`) to the damage dealt or taken by `who`, if `when` holds.

    It changes attacks: the damage of a power in a match-up (R22). With `all_damage` it also changes the damage a power
    does outside its match-up.
    """

    amount: int
    of: str
    who: str = SELF
    when: Truth | None = None
    per: str = ""
    most: int = 0
    all_damage: bool = False
