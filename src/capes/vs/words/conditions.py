"""What is so or is not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capes.vs.words.kinds import Condition, HowMany, Which, Who, Whose
from capes.vs.words.pronouns import EACH_ENEMY, YOU


@dataclass(frozen=True)
class PlainCondition(Condition):
    """A condition that is one phrase."""

    name: str


TEAM_ATTACK: Final = PlainCondition("team attack")  # was one when it started and still is
SOLO_ATTACK: Final = PlainCondition("solo attack")  # was one when it started and still is
SOLO_NOW: Final = PlainCondition("solo now")  # one attacker at this moment, however it began
MELEE: Final = PlainCondition("melee")
RANGED_COMBAT: Final = PlainCondition("ranged combat")
FIRST_ATTACK: Final = PlainCondition("first attack")  # this is the first attack you make this turn
NO_ATTACK: Final = PlainCondition("no attack")  # you have made no attack this turn
YOUR_TURN: Final = PlainCondition("your turn")
ANOTHERS_TURN: Final = PlainCondition("an enemy's turn")


@dataclass(frozen=True)
class There(Condition):
    """There are at least so many characters in play (or cards in a zone) that fit."""

    which: Which
    at_least: int = 1
    where: str = "play"
    whose: Whose = YOU
    different_names: bool = False  # counting each name once


@dataclass(frozen=True)
class SomebodyWithout(Condition):
    """One of these players at least, still in the game, has no character in play that fits."""

    which: Which
    whose: Whose = EACH_ENEMY


@dataclass(frozen=True)
class OneTeam(Condition):
    """There is a team that everyone in play who fits belongs to."""

    which: Which


@dataclass(frozen=True)
class SamePlayer(Condition):
    """The two are one player."""

    one: Whose
    other: Whose = YOU


@dataclass(frozen=True)
class Is(Condition):
    """That character is still there and fits."""

    who: Who
    which: Which


@dataclass(frozen=True)
class IsNot(Condition):
    """The condition does not hold."""

    part: Condition


@dataclass(frozen=True)
class Both(Condition):
    """All of these hold."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Either(Condition):
    """One of these holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class AtLeast(Condition):
    """The first quantity is at least the second."""

    left: int | HowMany
    right: int | HowMany


@dataclass(frozen=True)
class HandEmpty(Condition):
    """That player holds no card."""

    whose: Whose = YOU


@dataclass(frozen=True)
class HasDone(Condition):
    """This character has done that (a history word such as 'stunned an enemy') this turn."""

    who: Who
    deed: str


@dataclass(frozen=True)
class Done(Condition):
    """The effect before this one was carried out: somebody paid, discarded, chose."""

    name: str = "done"
