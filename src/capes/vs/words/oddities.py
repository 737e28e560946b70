"""True one-offs: words only one card needs so far. One moves out of here when a second card needs it."""

from __future__ import annotations

from dataclasses import dataclass

from capes.vs.words.kinds import Effect, Truth, Which, Who
from capes.vs.words.pronouns import IT, SELF


@dataclass(frozen=True)
class AttackAgain(Effect):
    """It may at once make another solo attack, without readying, on someone of the defender's player who fits."""

    which: Which
    who: Who = SELF


@dataclass(frozen=True)
class Rampage(Effect):
    """It goes into that enemy row and makes melee attacks on characters there, one after another and without readying.

    Once it is stunned or its player stops, it comes back exhausted, to a row of its player's choice.
    """

    row: Who = IT
    who: Who = SELF


@dataclass(frozen=True)
class AttackPlayers(Truth):
    """It may attack, alone, an enemy player whose characters are all stunned."""

    whom: Who = SELF


@dataclass(frozen=True)
class MustAttackNext(Truth):
    """On its controller's next turn the first attack made must include it and be against that character."""

    whom: Who = IT
    against: Who = SELF


@dataclass(frozen=True)
class DanceOff(Effect):
    """Players in turn exhaust a ready character or drop out; the last one in wins, and is THAT_PLAYER."""


@dataclass(frozen=True)
class BringBack(Effect):
    """Put the lowest-level card of that pile onto your side."""

    pile: str


@dataclass(frozen=True)
class DrawFromPile(Effect):
    """Shuffle that secret pile and take one card of it into hand, unseen."""

    pile: str


@dataclass(frozen=True)
class RecruitFrom(Effect):
    """You may recruit that card this turn from where it lies, paying its cost."""

    who: Who = IT


@dataclass(frozen=True)
class ManyMains(Truth):
    """All cards of that pile are one Main together: the KO'd return there, and its player is out when all are there."""

    pile: str


@dataclass(frozen=True)
class WinGame(Effect):
    """You win the game."""
