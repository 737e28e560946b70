"""How many, read from the table when asked."""

from __future__ import annotations

from dataclasses import dataclass

from capes.vs.words.kinds import HowMany, Which, Who, Whose
from capes.vs.words.pronouns import YOU


@dataclass(frozen=True)
class WoundsOn(HowMany):
    """The wounds that character has."""

    who: Who


@dataclass(frozen=True)
class CountersOn(HowMany):
    """The +1/+1 (sign 1) or -1/-1 (sign -1) counters on those characters."""

    sign: int
    who: Who


@dataclass(frozen=True)
class CountOf(HowMany):
    """How many characters in play (or cards in a zone of that player) fit."""

    which: Which
    where: str = "play"
    whose: Whose = YOU


@dataclass(frozen=True)
class ResourcesOf(HowMany):
    """How many resources that player has."""

    whose: Whose = YOU


@dataclass(frozen=True)
class HandSizeOf(HowMany):
    """How many cards that player holds."""

    whose: Whose = YOU


@dataclass(frozen=True)
class CostOf(HowMany):
    """The cost of that character or card; 0 for a main character."""

    who: Who


@dataclass(frozen=True)
class AtkOf(HowMany):
    """The present ATK of that character (base ATK of a card elsewhere)."""

    who: Who
    below_zero: bool = False  # the true value, where it is what must be made up for
    base: bool = False  # before counters and modifiers (STATS-08)


@dataclass(frozen=True)
class DefOf(HowMany):
    """The present DEF of that character (base DEF of a card elsewhere)."""

    who: Who
    base: bool = False


@dataclass(frozen=True)
class Picked(HowMany):
    """The number that was chosen."""

    name: str = "number"


@dataclass(frozen=True)
class Kept(HowMany):
    """What an earlier effect of this power counted: counters removed, cards discarded, cards shuffled in."""

    name: str = "count"


@dataclass(frozen=True)
class NamesAmong(HowMany):
    """How many of these names are carried by different characters that fit, counting each character once."""

    names: tuple[str, ...]
    which: Which


@dataclass(frozen=True)
class XpNeed(HowMany):
    """How many XP that main character needs in all."""

    who: Who


@dataclass(frozen=True)
class Sum(HowMany):
    """All of these together."""

    parts: tuple[HowMany, ...]


@dataclass(frozen=True)
class Excess(HowMany):
    """By how much the one is more than the other; 0 if it is not."""

    of: int | HowMany
    over: int | HowMany


@dataclass(frozen=True)
class TimesUsed(HowMany):
    """How often you have used a (counted) Super Power of that name in this game, by whichever character."""

    power: str
