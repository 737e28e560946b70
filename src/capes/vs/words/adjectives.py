"""Which characters or cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capes.vs.words.kinds import HowMany, Which, Who, Whose


@dataclass(frozen=True)
class Plain(Which):
    """An adjective that is one word; the rules know each by its name."""

    name: str


ANYONE: Final = Plain("anyone")
THIS: Final = Plain("this")  # the character the power is on
OTHER: Final = Plain("other")
YOURS: Final = Plain("yours")
ENEMY: Final = Plain("enemy")
MAIN_CHARACTER: Final = Plain("main")
SUPPORTING: Final = Plain("supporting")
FACE_UP: Final = Plain("face-up")
STUNNED: Final = Plain("stunned")
READY: Final = Plain("ready")
EXHAUSTED: Final = Plain("exhausted")
WOUNDED: Final = Plain("wounded")
FRONT_ROW: Final = Plain("front row")
BACK_ROW: Final = Plain("back row")
ATTACKING: Final = Plain("attacking")
DEFENDING: Final = Plain("defending")
IN_COMBAT: Final = Plain("in combat")
PROTECTED: Final = Plain("protected")
PROTECTING: Final = Plain("protecting")
FROZEN: Final = Plain("frozen")
STRUCK_DOWN: Final = Plain("struck down")  # stunned by a strike in this combat
ATTACKED_LATELY: Final = Plain("attacked lately")  # has attacked since your last turn ended
GOOD: Final = Plain("good")
EVIL: Final = Plain("evil")
ANYWHERE: Final = Plain("anywhere")  # lifts the rule that a Combat twist touches only characters in the combat

# Cards in hands, decks, piles and resource rows.
CHARACTER_CARD: Final = Plain("character card")
PLOT_TWIST: Final = Plain("plot twist")
LOCATION: Final = Plain("location")
BASIC_LOCATION: Final = Plain("basic location")
EQUIPMENT_CARD: Final = Plain("equipment")
FACE_DOWN: Final = Plain("face-down")


@dataclass(frozen=True)
class Affiliated(Which):
    """Belongs to that team."""

    team: str


@dataclass(frozen=True)
class SharesTeam(Which):
    """Has a team in common with one of those; with nobody there, nobody has."""

    who: Who


@dataclass(frozen=True)
class Named(Which):
    """Has that name (AKA names count)."""

    name: str


@dataclass(frozen=True)
class NamedLike(Which):
    """Shares a name with that character or card, or with the name that was named."""

    who: Who


@dataclass(frozen=True)
class SameAs(Which):
    """Is one of those."""

    who: Who


@dataclass(frozen=True)
class InRow(Which):
    """Stands in the row that was chosen."""

    row: Who


@dataclass(frozen=True)
class ControlledBy(Which):
    """Stands on the side of that player."""

    whose: Whose


@dataclass(frozen=True)
class Fighting(Which):
    """Is on the other side of a combat from that character."""

    who: Who


@dataclass(frozen=True)
class With(Which):
    """Has that keyword now."""

    keyword: str


@dataclass(frozen=True)
class WithCounter(Which):
    """Carries at least one counter of that kind (+1 or -1)."""

    sign: int


@dataclass(frozen=True)
class CostsAtMost(Which):
    """Has a cost, and it is at most that; mains have none."""

    cost: int | HowMany


@dataclass(frozen=True)
class CostsAtLeast(Which):
    """Has a cost, and it is at least that."""

    cost: int | HowMany


@dataclass(frozen=True)
class LevelAtLeast(Which):
    """Is a card of at least that level."""

    level: int


@dataclass(frozen=True)
class StrongerThan(Which):
    """Has more ATK than everybody who fits; with nobody there, everyone has."""

    which: Which


@dataclass(frozen=True)
class Produces(Which):
    """A Location that gives that symbol."""

    symbol: str


@dataclass(frozen=True)
class AppearedThisTurn(Which):
    """Came into play this turn."""


@dataclass(frozen=True)
class TwistTimed(Which):
    """A plot twist that may be played in that window (with the any-turn symbol, if asked)."""

    window: str
    any_turn: bool = False
