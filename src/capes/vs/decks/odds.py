"""Chances before a game: what a hand holds by turn n, by counting and by dealing many hands."""

from __future__ import annotations

from math import comb
from random import Random
from typing import Final, NamedTuple

from capes.vs.decks.deck import Deck

HAND: Final = 7
EACH_TURN: Final = 2


def seen_by(turn: int, first: bool = True) -> int:
    """How many cards a player has seen by the Build Phase of their own turn `turn`; who begins skips the first draw."""
    return HAND + EACH_TURN * (turn - 1 if first else turn)


def at_least_one(size: int, wanted: int, seen: int) -> float:
    """The chance that at least one of `wanted` cards is among `seen` of `size`.

    >>> round(at_least_one(60, 16, 7), 3)
    0.901
    """
    seen = min(seen, size)
    return 1 - comb(size - wanted, seen) / comb(size, seen) if wanted else 0.0


def mulliganed(size: int, wanted: int, first_hand: int = HAND, more: int = 0) -> float:
    """The same for somebody who shuffles a first hand without any such card away once.

    >>> round(mulliganed(60, 16), 3)
    0.99
    """
    hit = at_least_one(size, wanted, first_hand)
    return hit + (1 - hit) * at_least_one(size, wanted, first_hand + more)


class TurnOdds(NamedTuple):
    """Chances by one turn: any Location seen, and any character that could be recruited with that many resources."""

    turn: int
    location: float
    playable: float


def odds_by_turn(deck: Deck, turns: int = 8, first: bool = True) -> list[TurnOdds]:
    """The chances of a Location and of a playable character, turn by turn, one resource placed each turn."""
    listed = deck.listed()
    locations = sum(copies for card, copies in listed if card.type == "location")
    found = []
    for turn in range(1, turns + 1):
        cheap = sum(copies for card, copies in listed if card.cost is not None and card.cost <= turn)
        seen = seen_by(turn, first)
        found.append(TurnOdds(turn, at_least_one(deck.size, locations, seen), at_least_one(deck.size, cheap, seen)))
    return found


class Hands(NamedTuple):
    """Many opening hands dealt."""

    hands: int
    with_location: float
    with_early_play: float  # a character of cost 1 or 2
    keepable: float  # both
    locations: dict[int, int]  # how many hands had so many


def deal_hands(deck: Deck, hands: int = 10_000, seed: int = 1) -> Hands:
    """Deal opening hands and count what they hold; the same seed deals the same hands."""
    pool: list[int] = []
    for card, copies in deck.listed():
        early = card.cost is not None and card.cost <= 2
        pool += [1 if card.type == "location" else 2 if early else 0] * copies
    chance = Random(seed)
    counts: dict[int, int] = {}
    location = early_play = both = 0
    for _ in range(hands):
        hand = chance.sample(pool, min(HAND, len(pool)))
        places = hand.count(1)
        counts[places] = counts.get(places, 0) + 1
        location += places > 0
        early_play += 2 in hand
        both += places > 0 and 2 in hand
    share = max(1, hands)
    return Hands(hands, location / share, early_play / share, both / share, dict(sorted(counts.items())))
