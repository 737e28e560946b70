"""What can happen in Vs. to players, hands, decks and resources; `characters` has what happens to characters.

`card` is the card or character it is about, `seat` its player.
"""

from __future__ import annotations

from typing import Final, Literal

from capes.core.event import CardRef, Event, SeatEvent, SecretCard, SecretEvent
from capes.vs.contract.endings import Ending

Row = Literal["front", "back"]
ROWS: Final[tuple[Row, Row]] = ("front", "back")
Phase = Literal["draw", "recovery", "build", "main"]
DeckPlace = Literal["bottom", "top", "shuffle"]


class CardEvent(SeatEvent, frozen=True, gc=False):
    """Something that happened to a card everybody sees."""

    card: CardRef


class SecretCardEvent(SecretEvent, frozen=True, gc=False):
    """Something that happened to a card that perhaps not everybody sees."""

    card: SecretCard


class GameBegan(Event, frozen=True, gc=False):
    """The game began for so many players."""

    seats: int


class PickedToChoose(SeatEvent, frozen=True, gc=False):
    """Chance picked this player to name the first."""


class FirstPlayer(SeatEvent, frozen=True, gc=False):
    """This player goes first."""


class MainPlaced(CardEvent, frozen=True, gc=False):
    """A player's Main Character took its place."""

    row: Row

    @property
    def played(self) -> CardRef | None:
        """It counts from the beginning."""
        return self.card


class Mulligan(SeatEvent, frozen=True, gc=False):
    """A player shuffled the hand back and drew anew."""


class KeptHand(SeatEvent, frozen=True, gc=False):
    """A player kept the first hand."""


class PhaseBegan(SeatEvent, frozen=True, gc=False):
    """A phase of this player's turn began."""

    phase: Phase


class TurnEnded(SeatEvent, frozen=True, gc=False):
    """A player's turn ended."""


class Drew(SeatEvent, frozen=True, gc=False):
    """A player drew so many cards; each has been told as DrewCard."""

    count: int


class DrewCard(SecretCardEvent, frozen=True, gc=False):
    """A player drew a card."""

    @property
    def drawn(self) -> CardRef | None:
        """The card drawn."""
        return self.card


class Laid(SecretCardEvent, frozen=True, gc=False):
    """A card came to a resource row, face up or face down."""

    up: bool

    @property
    def played(self) -> CardRef | None:
        """Laid open, it can be used."""
        return self.card if self.up else None


class ResourcePlaced(Laid, frozen=True, gc=False):
    """A player placed a resource."""


class ResourceAdded(Laid, frozen=True, gc=False):
    """An effect gave a player a resource."""


class ResourceLost(CardEvent, frozen=True, gc=False):
    """A resource left the row."""


class LocationTurned(CardEvent, frozen=True, gc=False):
    """A Location was turned face up or face down."""

    up: bool

    @property
    def played(self) -> CardRef | None:
        """Turned up, it can be used."""
        return self.card if self.up else None


class PointsGained(SeatEvent, frozen=True, gc=False):
    """A player got recruit points."""

    points: int


class PointsLost(SeatEvent, frozen=True, gc=False):
    """A player left recruit points unspent."""

    points: int


class Recruited(CardEvent, frozen=True, gc=False):
    """A player recruited a character."""

    cost: int
    row: Row


class Passed(SeatEvent, frozen=True, gc=False):
    """A player passed."""


class TwistPlayed(CardEvent, frozen=True, gc=False):
    """A player played a plot twist."""

    @property
    def played(self) -> CardRef | None:
        """The plot twist."""
        return self.card


class Paid(CardEvent, frozen=True, gc=False):
    """A Location paid a symbol: it was discarded from hand, or turned face down."""

    symbol: str
    discarded: bool = False


class Discarded(CardEvent, frozen=True, gc=False):
    """A player discarded a card."""


class Shuffled(SeatEvent, frozen=True, gc=False):
    """A player shuffled the deck."""


class Searched(SeatEvent, frozen=True, gc=False):
    """A player has searched the deck."""


class TookFromDeck(CardEvent, frozen=True, gc=False):
    """A player took a card out of the deck and showed it."""


class Revealed(SecretCardEvent, frozen=True, gc=False):
    """A player revealed a card, to everybody or to some."""


class Looked(SeatEvent, frozen=True, gc=False):
    """A player looked at so many cards of the deck."""

    count: int


class ReturnedToHand(CardEvent, frozen=True, gc=False):
    """A character went back to its owner's hand."""


class WentIntoDeck(SecretCardEvent, frozen=True, gc=False):
    """A card went into its owner's deck."""

    where: DeckPlace


class CameToHand(SecretCardEvent, frozen=True, gc=False):
    """A card went to its owner's hand from somewhere else than play."""

    @property
    def drawn(self) -> CardRef | None:
        """It can be played as if it had been drawn."""
        return self.card


class NamedCard(SeatEvent, frozen=True, gc=False):
    """A player named a card."""

    name: str


class ChosePlayer(SeatEvent, frozen=True, gc=False):
    """A player chose a player."""

    player: int


class PlayerOut(SeatEvent, frozen=True, gc=False):
    """A player is out of the game."""


class Danced(CardEvent, frozen=True, gc=False):
    """A player exhausted a character to stay in the dance."""


class DroppedOut(SeatEvent, frozen=True, gc=False):
    """A player dropped out of the dance."""


class WonDance(SeatEvent, frozen=True, gc=False):
    """A player won the dance."""


class GameOver(Event, frozen=True, gc=False):
    """The game is over: who won, and why."""

    winners: tuple[int, ...]
    why: Ending
