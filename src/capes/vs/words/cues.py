"""What a waiting power waits for. Everything in a cue is judged at the moment it happens."""

from __future__ import annotations

from dataclasses import dataclass

from capes.vs.words.adjectives import ANYONE, ENEMY, THIS, YOURS
from capes.vs.words.kinds import Condition, Cue, Which, Whose
from capes.vs.words.pronouns import YOU


@dataclass(frozen=True)
class Appears(Cue):
    """A character enters play, by whatever route."""

    whom: Which = THIS


@dataclass(frozen=True)
class Attacks(Cue):
    """A character attacks (alone or in a team); `others` is how many attack with it, -1 for any number."""

    whom: Which = THIS
    others: int = -1
    during: Condition | None = None
    team: bool = False  # only as part of a team attack
    each: bool = True  # False: once for the whole attack, not for every attacker that fits


@dataclass(frozen=True)
class IsAttacked(Cue):
    """A character is named as the defender of an attack."""

    whom: Which = THIS
    first: bool = False  # only the first time this turn


@dataclass(frozen=True)
class Strikes(Cue):
    """A character strikes another in combat, whether or not that stuns it."""

    by: Which = THIS
    whom: Which = ANYONE


@dataclass(frozen=True)
class Stuns(Cue):
    """A character stuns another; in a team attack every face-up attacker shares the credit."""

    by: Which = THIS
    whom: Which = ENEMY
    during: Condition | None = None
    in_combat: bool = True  # False: by its powers too


@dataclass(frozen=True)
class IsStunned(Cue):
    """A character becomes stunned, by any means."""

    whom: Which = THIS
    unless_struck: bool = False  # not by a strike in combat


@dataclass(frozen=True)
class IsKOd(Cue):
    """A character is KO'd, by any means."""

    whom: Which = THIS
    during: Condition | None = None


@dataclass(frozen=True)
class KOs(Cue):
    """A character KOs another: by a stun in combat or by one of its powers."""

    by: Which = THIS
    whom: Which = ENEMY


@dataclass(frozen=True)
class Wounds(Cue):
    """A character wounds another by stunning it."""

    by: Which = THIS
    whom: Which = ENEMY
    in_combat: bool = True  # False: by its powers too


@dataclass(frozen=True)
class IsWounded(Cue):
    """A character receives a wound."""

    whom: Which = THIS
    during: Condition | None = None


@dataclass(frozen=True)
class LeavesPlay(Cue):
    """A character leaves play, wherever it goes."""

    whom: Which = THIS


@dataclass(frozen=True)
class Recovers(Cue):
    """A character recovers."""

    whom: Which = THIS


@dataclass(frozen=True)
class IsGivenCounters(Cue):
    """A character is given counters of that kind; once however many come together."""

    sign: int
    whom: Which = THIS


@dataclass(frozen=True)
class GainsAtk(Cue):
    """A character's ATK rises, whatever raises it (not what an effect that ends gives back); how much is Kept."""

    whom: Which = THIS


@dataclass(frozen=True)
class PowersUp(Cue):
    """A character is powered up."""

    whom: Which = YOURS
    first: bool = False


@dataclass(frozen=True)
class UsesSuperPower(Cue):
    """Somebody uses a Super Power; `by` judges the character (anyone for powers used from elsewhere)."""

    whose: Whose = YOU
    by: Which = ANYONE


@dataclass(frozen=True)
class PlaysPlotTwist(Cue):
    """A player plays a plot twist; the power resolves after the twist."""

    whose: Whose = YOU
    first: bool = False  # only the first of that player in a turn, whoever's turn it is


@dataclass(frozen=True)
class PlaysCard(Cue):
    """A player plays a card: a plot twist, the resource of the Resource Step, a recruited character or Equipment."""

    whose: Whose = YOU


@dataclass(frozen=True)
class Recruits(Cue):
    """A player recruits a character; `whom` is judged as it stands in play."""

    whose: Whose = YOU
    whom: Which = ANYONE
    owned_by_enemy: bool = False


@dataclass(frozen=True)
class GainsResource(Cue):
    """A card becomes a resource of that player, by whatever means."""

    whose: Whose = YOU
    face_up: bool = False


@dataclass(frozen=True)
class Draws(Cue):
    """A player draws; once for each draw, however many cards."""

    whose: Whose = YOU


@dataclass(frozen=True)
class HandEmpties(Cue):
    """A player's hand is found empty after an effect or play has finished."""

    whose: Whose = YOU
    by_leaving: bool = False  # only if a card has just left it


@dataclass(frozen=True)
class TurnBegins(Cue):
    """A player's turn begins, before the draw."""

    whose: Whose = YOU


@dataclass(frozen=True)
class BuildPhaseBegins(Cue):
    """A player's Build Phase begins."""

    whose: Whose = YOU


@dataclass(frozen=True)
class MainPhaseBegins(Cue):
    """A player's Main Phase begins."""

    whose: Whose = YOU


@dataclass(frozen=True)
class TurnEnds(Cue):
    """A player's turn ends, after the Main Phase."""

    whose: Whose = YOU


@dataclass(frozen=True)
class CombatResolves(Cue):
    """The running combat has been resolved (not cancelled)."""


@dataclass(frozen=True)
class CombatEnds(Cue):
    """The running combat is over, resolved or cancelled."""
