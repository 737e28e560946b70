"""What powers, abilities and Interruptions do, in the imperative."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capes.duel.words.adjust import SELF

# Whom a power is about, chosen when it is declared.
ONE_TEAMMATE: Final = "one teammate"  # active or knocked out, not this Character
ONE_OF_TEAM: Final = "one of the team"  # this Character included
OTHER_OPPOSING: Final = "one other opposing Character"  # active, not the one in this match-up
OTHER_OPPOSING_FIGHTING: Final = "one other opposing Character in a match-up"

# Pronouns of Interruptions: what has been picked.
IT: Final = "it"
OTHER: Final = "other"

# Adjectives of Interruptions: in which state a Character may be chosen.
IN_PLAY: Final = "in play"
ACTIVE: Final = "active"
KNOCKED_OUT: Final = "knocked out"
MATCHED_UP: Final = "in a match-up"
DECLARED: Final = "with a declared power"
FREE: Final = "free"  # active, not committed this turn

ANYBODYS: Final = "anybody's"
YOURS: Final = "yours"


@dataclass(frozen=True)
class Choose:
    """Pick a Character, kept as `name`."""

    state: str = IN_PLAY
    whose: str = ANYBODYS
    name: str = IT
    not_last_active: bool = False  # never the only active Character of its team
    teammate_of: str = ""  # must be on the team of an earlier pick
    to_hand: bool = False  # what cannot be returned cannot be chosen


@dataclass(frozen=True)
class ChooseCondition:
    """Pick a Condition in play."""

    name: str = IT


@dataclass(frozen=True)
class Heal:
    """Raise Health, never above the printed number; above 0 the card is turned upright."""

    amount: int
    whom: str = IT


@dataclass(frozen=True)
class SetHealth:
    """Put the Health slider on `value`."""

    value: int


@dataclass(frozen=True)
class Hurt:
    """Deal fixed damage, which only a Force Field and what speaks of all damage can lower."""

    amount: int
    whom: str = IT


@dataclass(frozen=True)
class ReturnToHand:
    """Put the Character into the hand of its player, sliders removed."""


@dataclass(frozen=True)
class Prevent:
    """Absorb the next `amount` damage to the Character this turn."""

    amount: int


@dataclass(frozen=True)
class CancelPower:
    """The declared power does no damage and has no effect this turn."""


@dataclass(frozen=True)
class Boost:
    """The Character does `amount` more damage this turn."""

    amount: int


@dataclass(frozen=True)
class Quicken:
    """The Character's attack has this speed this turn."""

    speed: str


@dataclass(frozen=True)
class SwapPlaces:
    """The two Characters picked trade opponents and roles."""


@dataclass(frozen=True)
class TakePlace:
    """The second Character picked takes the first one's place in its match-up."""


@dataclass(frozen=True)
class RemoveCondition:
    """Discard the Condition picked."""


@dataclass(frozen=True)
class Draw:
    """Draw cards, as many as there are."""

    amount: int


@dataclass(frozen=True)
class AtEndOfTurn:
    """At the end of each of its player's turns, if this Character is active."""

    do: tuple[object, ...]


@dataclass(frozen=True)
class WhenPutInPlay:
    """When the card is put in play from the hand in Step 3."""

    do: tuple[object, ...]


HEAL_SELF_1: Final = AtEndOfTurn((Heal(1, SELF),))
"""A slow recovery that two Characters share."""
