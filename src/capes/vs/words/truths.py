"""Statements that hold for a time (Give) or as long as their source has the power (Always)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capes.vs.words.adjectives import ANYONE, DEFENDING, ENEMY
from capes.vs.words.kinds import Condition, HowMany, Truth, Which, Who, Word
from capes.vs.words.pronouns import IT, SELF


@dataclass(frozen=True)
class HasStats(Truth):
    """They have so much more (or less) ATK and DEF; `while_` limits a continuous power."""

    whom: Who = SELF
    atk: int | HowMany = 0
    defense: int | HowMany = 0
    while_: Condition | None = None


@dataclass(frozen=True)
class BaseStatsAre(Truth):
    """Their base ATK and DEF are these numbers."""

    whom: Who = SELF
    atk: int | HowMany = 0
    defense: int | HowMany = 0


@dataclass(frozen=True)
class StatsSwitched(Truth):
    """Their ATK and DEF, as they stand at this point of the order, are exchanged."""

    whom: Who = IT


@dataclass(frozen=True)
class StatsReset(Truth):
    """Every earlier change of their ATK and DEF but counters is disregarded."""

    whom: Who = IT


@dataclass(frozen=True)
class Gains(Truth):
    """They have that keyword as well."""

    keyword: Word
    whom: Who = IT
    while_: Condition | None = None


KEYWORD_POWERS: Final = "keyword powers"


@dataclass(frozen=True)
class LosesPowers(Truth):
    """They are without keyword powers and Super Powers (with `level_up`, Level Up powers too)."""

    whom: Who = IT
    level_up: bool = False
    only: str = ""  # just that keyword, or KEYWORD_POWERS: all of them, while Super Powers stay
    cannot_gain: bool = False


@dataclass(frozen=True)
class HasPowersOf(Truth):
    """It has every power of those who fit, read with its own name."""

    which: Which
    everywhere: bool = False  # in hand and KO pile too
    where: str = "play"
    printed: bool = False  # not what they have been given


@dataclass(frozen=True)
class HasPrintedPowers(Truth):
    """They have the keyword powers and Super Powers printed on that card, read with their own name."""

    of: Who = IT
    whom: Who = SELF
    face: str = ""  # the card, once it is given


@dataclass(frozen=True)
class BelongsTo(Truth):
    """They count as members of that team as well."""

    team: str
    whom: Which = ANYONE


@dataclass(frozen=True)
class CannotStrikeBack(Truth):
    """Defenders who fit do not strike back (at attackers who fit) while `during` holds."""

    whom: Which = DEFENDING & ENEMY
    at: Which = ANYONE
    during: Condition | None = None


@dataclass(frozen=True)
class CannotStrike(Truth):
    """Those who fit do not strike those (attacking or defending)."""

    whom: Which = ANYONE
    at: Which = ANYONE
    during: Condition | None = None


@dataclass(frozen=True)
class CannotBeStruck(Truth):
    """They are safe from strikes."""

    whom: Who = SELF


@dataclass(frozen=True)
class CannotAttack(Truth):
    """Those who fit do not attack."""

    whom: Which = ANYONE


@dataclass(frozen=True)
class CannotBeAttacked(Truth):
    """Those who fit are not attacked."""

    whom: Which = ANYONE


@dataclass(frozen=True)
class CannotReady(Truth):
    """Those who fit (or those very characters) do not ready."""

    whom: Which | Who = ANYONE


@dataclass(frozen=True)
class CannotRecover(Truth):
    """Those who fit do not recover."""

    whom: Which = ANYONE


@dataclass(frozen=True)
class CannotBeKOd(Truth):
    """They stay in play whatever their wounds, while that is so; works while stunned."""

    whom: Who = SELF
    while_: Condition | None = None


@dataclass(frozen=True)
class CannotLevelUp(Truth):
    """Those who fit gain XP only up to the number they need, and do not level up."""

    whom: Which = ENEMY


@dataclass(frozen=True)
class CannotReceive(Truth):
    """Those who fit cannot receive counters of that kind."""

    counter: int
    whom: Which = ANYONE


@dataclass(frozen=True)
class TakesNoWound(Truth):
    """A stun gives them no wound (`unless_struck`: one that is not by a strike in combat)."""

    whom: Who = SELF
    unless_struck: bool = False


@dataclass(frozen=True)
class KOsWhatItStuns(Truth):
    """Every character who fits and is stunned by them is KO'd."""

    whom: Who = SELF
    victims: Which = ANYONE
    by_strike: bool = False  # only by striking in combat


@dataclass(frozen=True)
class StrikesDouble(Truth):
    """Their strikes count for twice their ATK."""

    whom: Who = SELF


@dataclass(frozen=True)
class IgnoresProtection(Truth):
    """Protection does not stop them: in melee, in ranged attacks, or both; with `solo`, only alone."""

    whom: Who = SELF
    melee: bool = True
    ranged: bool = True
    solo: bool = False


@dataclass(frozen=True)
class BlocksFlight(Truth):
    """Enemies cannot fly over it while it is in the front row."""


@dataclass(frozen=True)
class MustAttackFirst(Truth):
    """If their player attacks, the first attack of the turn must include them if they are able to attack."""

    whom: Who = SELF


@dataclass(frozen=True)
class CostsLess(Truth):
    """Characters who fit cost their recruiter so much less; `next_only` for the next one recruited."""

    less: int
    which: Which = ANYONE
    next_only: bool = False


@dataclass(frozen=True)
class RecruitsFromKO(Truth):
    """You may recruit characters from your KO pile as well, paying their cost."""


@dataclass(frozen=True)
class HandsOpen(Truth):
    """Enemy players play with open hands; one of them may pay that symbol in the own Main Phase to end it.

    As with MayPay, a character of that player's side pays where `as_character` says so.
    """

    ended_by: str
    as_character: bool = False


@dataclass(frozen=True)
class Held(Truth):
    """They stay on your side while that lasts, and then go back: to that row, `to` a player or their owners."""

    whom: Who = IT
    row: str = "back"
    to: int = -1


@dataclass(frozen=True)
class KeepsCounters(Truth):
    """They keep their +1/+1 counters when stunned and may receive more while stunned."""

    whom: Who = SELF


@dataclass(frozen=True)
class CannotMove(Truth):
    """Nothing moves them from their row."""

    whom: Who = IT


@dataclass(frozen=True)
class StunsWhatItStrikes(Truth):
    """Whoever they strike is stunned, no matter how high its DEF is."""

    whom: Who = SELF


@dataclass(frozen=True)
class NoEnemyTwists(Truth):
    """Enemy players may not play plot twists."""


@dataclass(frozen=True)
class PowersUpWithAny(Truth):
    """They are powered up by a character card of any name."""

    whom: Who = SELF


ONLY_GIVEN: Final = (HasPrintedPowers, HandsOpen, Held)
"""Statements that make sense for a time only; a continuous power cannot make them."""

ONLY_ALWAYS: Final = (HasPowersOf, BlocksFlight)
"""Statements about the character whose power it is, read afresh each time; they cannot be given."""

SHAPING: Final = (LosesPowers, HasPowersOf, HasPrintedPowers, Gains, BelongsTo)
"""Statements that bend who has which powers and teams; all others are about something else."""
