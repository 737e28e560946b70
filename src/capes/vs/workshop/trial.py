"""A card of one's own in a deck, so that it can be tried: four copies in place of those most like it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from capes.core.game import SetupData
from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.decks.deck import Deck
from capes.vs.decks.starters import starter_decks
from capes.vs.workshop.own import OwnCard

COPIES: Final = 4


def trial_setup(cards: Sequence[OwnCard], rival: str | None = None) -> SetupData:
    """A duel in which the first deck uses these cards; the other is the rival's, or the usual one."""
    deck = deck_with(cards)
    return {
        "mode": "duel",
        "decks": [{"name": deck.name, "main": deck.main, "cards": deck.cards}, rival],
        "cards": [card.text for card in cards],
    }


def deck_with(cards: Sequence[OwnCard]) -> Deck:
    """A starter deck of the cards' team with four copies of each; a Main Character leads it."""
    teams = [team for card in cards for team in card.facts[0].teams]
    decks = starter_decks()
    base = max(
        decks, key=lambda deck: (sum(team in catalogue.facts(deck.main).teams for team in teams), -decks.index(deck))
    )
    main, counts = base.main, dict(base.cards)
    for card in cards:
        facts = card.facts[0]
        if facts.is_main:
            main = facts.id
            continue
        left = COPIES
        while left:
            likest = min(
                (catalogue.facts(id) for id in counts if not id.startswith("own/")), key=lambda one: unlike(one, facts)
            )
            taken = min(left, counts[likest.id])
            left -= taken
            counts[likest.id] -= taken
            if not counts[likest.id]:
                del counts[likest.id]
        counts[facts.id] = COPIES
    return Deck(cards[0].facts[0].name, main, counts)


def unlike(one: Facts, other: Facts) -> tuple[bool, int, str]:
    """How different two cards are for a deck: their kind first, then their cost."""
    return one.type != other.type, abs((one.cost or 0) - (other.cost or 0)), one.id
