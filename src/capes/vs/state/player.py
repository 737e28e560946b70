"""A player's cards and points."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from capes.vs.state.card import Card, Resource
from capes.vs.words.face import Face


@mypyc_attr(acyclic=True)
class Pile:
    """A pile that a card brings along: public (Ultron Facility) or secret (Behind the Camera). Immutable."""

    __slots__ = ("cards", "name", "secret")

    def __init__(self, name: str, secret: bool, cards: tuple[Card, ...]) -> None:
        self.name = name
        self.secret = secret
        self.cards = cards


@mypyc_attr(acyclic=True)
class Player:
    """One seat's deck, hand, KO pile, resource row and purse."""

    __slots__ = (
        "counters", "deck", "hand", "ko", "last_turn", "main", "open_hand", "out", "piles", "points", "resources",
        "seat", "shown", "side", "tally",
    )  # fmt: skip

    def __init__(self, seat: int, side: int, main: Face) -> None:
        self.seat = seat
        self.side = side
        self.main = main  # the Level 1 Main it started with
        self.deck: list[Card] = []  # the top is the end
        self.hand: list[Card] = []
        self.ko: list[Card] = []
        self.resources: list[Resource] = []
        self.points = 0
        self.counters = 0  # +1/+1 or -1/-1 counters put on the player
        self.last_turn = 0  # the last turn of this player that is over
        self.out = False
        self.open_hand = False
        self.piles: tuple[Pile, ...] = ()
        self.tally: tuple[str, ...] = ()  # the counted Super Powers used in this game, each as often as used
        self.shown: tuple[int, ...] = ()  # numbers of hand cards that everybody has seen

    def copy(self) -> Player:
        """Field by field; cards are shared."""
        other = Player(self.seat, self.side, self.main)
        other.deck = self.deck[:]
        other.hand = self.hand[:]
        other.ko = self.ko[:]
        other.resources = self.resources[:]
        other.points = self.points
        other.counters = self.counters
        other.last_turn = self.last_turn
        other.out = self.out
        other.open_hand = self.open_hand
        other.piles = self.piles
        other.tally = self.tally
        other.shown = self.shown
        return other
