"""What can happen in Vs. to characters, and in combats."""

from __future__ import annotations

from typing import Literal

from capes.core.event import CardRef, SeatEvent
from capes.vs.contract.events import CardEvent, Row


class Recovered(CardEvent, frozen=True, gc=False):
    """A stunned character was turned face up."""


class Readied(CardEvent, frozen=True, gc=False):
    """A character was readied."""


class Exhausted(CardEvent, frozen=True, gc=False):
    """A character was exhausted."""


class Frozen(CardEvent, frozen=True, gc=False):
    """A character was frozen."""


class Hidden(CardEvent, frozen=True, gc=False):
    """A character hid: face down, but ready."""


class TurnedUp(CardEvent, frozen=True, gc=False):
    """A hidden character showed itself."""


class Equipped(CardEvent, frozen=True, gc=False):
    """A character was given an Equipment."""

    bearer: CardRef

    @property
    def played(self) -> CardRef | None:
        """The Equipment."""
        return self.card


class EquipmentLost(CardEvent, frozen=True, gc=False):
    """A character lost an Equipment."""

    bearer: CardRef


class Appeared(CardEvent, frozen=True, gc=False):
    """A character came into play."""

    row: Row

    @property
    def played(self) -> CardRef | None:
        """The character."""
        return self.card


class Moved(CardEvent, frozen=True, gc=False):
    """A character went to the other row of its side."""

    row: Row


class Attacked(SeatEvent, frozen=True, gc=False):
    """One or more characters attacked, the leading one first."""

    attackers: tuple[CardRef, ...]
    defender: CardRef


class PowerUsed(CardEvent, frozen=True, gc=False):
    """A Super Power was used."""

    power: str


class PowerCancelled(SeatEvent, frozen=True, gc=False):
    """A Super Power was cancelled; its character may be gone."""

    card: CardRef | None
    power: str


class Triggered(CardEvent, frozen=True, gc=False):
    """A power triggered."""

    power: str


class PoweredUp(CardEvent, frozen=True, gc=False):
    """A character was powered up by discarding a card of its name."""

    discarded: CardRef


class Struck(SeatEvent, frozen=True, gc=False):
    """One or more characters struck together, so much ATK against so much DEF."""

    strikers: tuple[CardRef, ...]
    struck: CardRef
    attack: int
    defense: int


class Stunned(CardEvent, frozen=True, gc=False):
    """A character was stunned by a strike (`by`, and `allies` who struck with it) or an effect; dazed: not wounded."""

    by: CardRef | None = None
    attack: int = 0
    defense: int = 0
    dazed: bool = False
    allies: tuple[CardRef, ...] = ()


class Wounded(CardEvent, frozen=True, gc=False):
    """A character was wounded and has so many wounds now."""

    wounds: int


class Healed(CardEvent, frozen=True, gc=False):
    """A character was healed and has so many wounds left."""

    wounds: int


class KOd(CardEvent, frozen=True, gc=False):
    """A character was KO'd."""


class LeftPlay(CardEvent, frozen=True, gc=False):
    """A character left play without being KO'd: it became a resource, or is simply gone."""

    to: Literal["resources", "gone"]


class CountersPut(CardEvent, frozen=True, gc=False):
    """A character was given +1/+1 counters, or -1/-1 counters where the count is negative."""

    count: int


class CountersRemoved(CardEvent, frozen=True, gc=False):
    """A character lost +1/+1 counters, or -1/-1 counters where the count is negative."""

    count: int


class XpGained(CardEvent, frozen=True, gc=False):
    """A Main Character gained XP and has so many now."""

    gained: int
    xp: int


class Levelled(CardEvent, frozen=True, gc=False):
    """A Main Character became another card; `former` is the printed id it had."""

    former: str
    level: int

    @property
    def played(self) -> CardRef | None:
        """The card it has become."""
        return self.card


class ControlTaken(CardEvent, frozen=True, gc=False):
    """A player took control of a character."""


class ControlReturned(CardEvent, frozen=True, gc=False):
    """A character went back to a player's side."""


class StatusChanged(CardEvent, frozen=True, gc=False):
    """A character is a Main Character now, or no longer."""

    main: bool


class DefenderReplaced(CardEvent, frozen=True, gc=False):
    """A character defends in another's place."""

    former: CardRef


class CombatCancelled(SeatEvent, frozen=True, gc=False):
    """The combat ended without strikes."""


class CombatResolved(SeatEvent, frozen=True, gc=False):
    """The strikes of the combat are over."""


class Given(CardEvent, frozen=True, gc=False):
    """A statement holds of a character for a time: so much more ATK and DEF, or the word named in `truth`."""

    truth: str
    attack: int = 0
    defense: int = 0


class RemovedFromGame(CardEvent, frozen=True, gc=False):
    """A card was removed from the game."""
