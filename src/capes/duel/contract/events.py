"""What can happen in Duel. `card` is the card it is about, `seat` its player."""

from __future__ import annotations

from capes.core.event import CardRef, Event, SeatEvent, SecretCard, SecretEvent
from capes.duel.contract.endings import Ending


class CardEvent(SeatEvent, frozen=True, gc=False):
    """Something that happened to a card everybody sees."""

    card: CardRef


class OnOther(CardEvent, frozen=True, gc=False):
    """Something a card did with, to or for another."""

    other: CardRef


class Dealt(Event, frozen=True, gc=False):
    """Everybody was dealt so many cards."""

    count: int


class HandShown(SeatEvent, frozen=True, gc=False):
    """A player showed a hand without a Character."""

    cards: tuple[CardRef, ...]


class DealtAgain(Event, frozen=True, gc=False):
    """All hands went back and the cards were dealt again."""


class Chose(SecretEvent, frozen=True, gc=False):
    """A player put the first Character down, face-down."""

    card: SecretCard


class GoesFirst(CardEvent, frozen=True, gc=False):
    """The player of the most villainous Character goes first; tied: within a side, the later in the alphabet."""

    tied: bool = False


class Drew(SecretEvent, frozen=True, gc=False):
    """A player drew a card."""

    card: SecretCard

    @property
    def drawn(self) -> CardRef | None:
        """The card drawn."""
        return self.card


class PlayedCondition(CardEvent, frozen=True, gc=False):
    """A player played a Condition."""

    @property
    def played(self) -> CardRef | None:
        """The Condition."""
        return self.card


class CancelledOut(OnOther, frozen=True, gc=False):
    """Two opposite Conditions went to the discard pile."""


class Joined(CardEvent, frozen=True, gc=False):
    """A Character joined a team with so much Health."""

    health: int

    @property
    def played(self) -> CardRef | None:
        """The Character."""
        return self.card

    @property
    def stirs(self) -> bool:
        """Somebody has come."""
        return True


class Attacked(OnOther, frozen=True, gc=False):
    """A Character attacked another."""


class Declined(SeatEvent, frozen=True, gc=False):
    """A player did not attack."""


class Aiding(OnOther, frozen=True, gc=False):
    """A Character went to render aid to another."""


class GangingUp(OnOther, frozen=True, gc=False):
    """A Character ganged up with another."""


class Thwarting(CardEvent, frozen=True, gc=False):
    """A Character stepped between two others."""

    between: tuple[CardRef, CardRef]


class Declared(CardEvent, frozen=True, gc=False):
    """A Character's power was declared: which one (from 1), and on whom."""

    power: int
    on: CardRef | None = None


class PlayedInterruption(CardEvent, frozen=True, gc=False):
    """A player played an Interruption."""

    @property
    def played(self) -> CardRef | None:
        """The Interruption."""
        return self.card


class Shielded(CardEvent, frozen=True, gc=False):
    """The next so much damage to a Character will be prevented."""

    amount: int


class Prevented(CardEvent, frozen=True, gc=False):
    """So much damage to a Character was prevented."""

    amount: int


class Dampened(CardEvent, frozen=True, gc=False):
    """A Character's power (which one, from 1) was cancelled."""

    power: int


class Boosted(CardEvent, frozen=True, gc=False):
    """A Character does so much more damage this turn."""

    amount: int


class Quickened(CardEvent, frozen=True, gc=False):
    """A Character's attack has another speed this turn."""

    speed: str


class HadNoEffect(OnOther, frozen=True, gc=False):
    """An Interruption changed nothing about the Character it was played on."""


class Swapped(OnOther, frozen=True, gc=False):
    """Two Characters traded places."""


class TookPlace(OnOther, frozen=True, gc=False):
    """A Character took another's place."""


class RemovedCondition(CardEvent, frozen=True, gc=False):
    """A Condition is over."""


class MatchUpEnded(Event, frozen=True, gc=False):
    """The match-up of two Characters is over."""

    card: CardRef
    other: CardRef


class Returned(CardEvent, frozen=True, gc=False):
    """A Character returned to its player's hand."""

    @property
    def stirs(self) -> bool:
        """Somebody has gone."""
        return True


class Struck(OnOther, frozen=True, gc=False):
    """A Character hit another for so much damage, with which of its powers (from 1), and which cards changed it."""

    power: int
    damage: int
    printed: int = 0
    causes: tuple[CardRef, ...] = ()


class Survived(CardEvent, frozen=True, gc=False):
    """A Character survived by a hair."""


class Thwarted(CardEvent, frozen=True, gc=False):
    """A Character thwarted the match-up of two others: no damage."""

    between: tuple[CardRef, CardRef]


class LostHealth(CardEvent, frozen=True, gc=False):
    """A Character lost so much Health and has so much left."""

    health: int
    lost: int


class Healed(CardEvent, frozen=True, gc=False):
    """A Character gained so much Health and has so much now."""

    health: int
    gained: int


class KnockedOut(CardEvent, frozen=True, gc=False):
    """A Character was knocked out."""

    health: int

    @property
    def stirs(self) -> bool:
        """Somebody has fallen."""
        return True


class GotUp(CardEvent, frozen=True, gc=False):
    """A Character is back on their feet."""

    health: int

    @property
    def stirs(self) -> bool:
        """Somebody has got up."""
        return True


class Aided(OnOther, frozen=True, gc=False):
    """A Character rendered aid to another."""


class Discarded(CardEvent, frozen=True, gc=False):
    """A player discarded a card."""


class HelpMayArrive(SeatEvent, frozen=True, gc=False):
    """A player has nobody standing, but help may arrive."""


class Eliminated(SeatEvent, frozen=True, gc=False):
    """A player is out of the game."""

    why: Ending

    @property
    def stirs(self) -> bool:
        """A whole team has gone."""
        return True


class Won(SeatEvent, frozen=True, gc=False):
    """A player won."""

    why: Ending


class Drawn(Event, frozen=True, gc=False):
    """The cards ran out and so many active Characters were the most: a draw."""

    most: int
