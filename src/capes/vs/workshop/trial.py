"""A card of one's own in a deck, so that it can be tried: four copies in place of those most like it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from capes.core.game import SetupData
from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.decks.deck import Deck
from capes.vs.decks.starters import starter_decks
from capes.vs.grammar.reading import MOST
from capes.vs.workshop.own import OwnCard, own_card

COPIES: Final = 4
MOST_COST: Final = MOST["cost"]
COST: Final = re.compile(r"(?i)\bcost:? \d+|\b\d+-cost|\bc\d+\b")


def trial_setup(cards: Sequence[OwnCard], rival: Any = None) -> SetupData:
    """A duel in which the first deck uses these cards; the other is the rival's, or the usual one."""
    deck = deck_with(cards)
    return {
        "mode": "duel",
        "decks": [{"name": deck.name, "main": deck.main, "cards": deck.cards}, rival],
        "cards": [card.text for card in cards],
    }


def price_setups(text: str) -> list[tuple[str, SetupData]]:
    """Games that show what a card is worth: its deck against the same deck without it, at several costs.

    Named by the cost; a card without one is tried as it is. Who begins changes from game to game by the seed.
    """
    card = own_card(text)
    cost = card.facts[0].cost
    costs = [cost] if cost is None else [one for one in (cost - 1, cost, cost + 1) if 0 <= one <= MOST_COST]
    found: list[tuple[str, SetupData]] = []
    for one in costs:
        tried = card if one is None else own_card(COST.sub(f"cost {one}", card.text, count=1))
        usual = base_deck([tried])
        rival = {"name": usual.name, "main": usual.main, "cards": usual.cards}
        found.append(("" if one is None else str(one), trial_setup([tried], rival)))
    return found


def deck_with(cards: Sequence[OwnCard]) -> Deck:
    """A starter deck of the cards' team with four copies of each; a Main Character leads it."""
    base = base_deck(cards)
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


def base_deck(cards: Sequence[OwnCard]) -> Deck:
    """The starter deck of the cards' team, or the first."""
    teams = [team for card in cards for team in card.facts[0].teams]
    decks = starter_decks()
    return max(
        decks, key=lambda deck: (sum(team in catalogue.facts(deck.main).teams for team in teams), -decks.index(deck))
    )


def unlike(one: Facts, other: Facts) -> tuple[bool, int, str]:
    """How different two cards are for a deck: their kind first, then their cost."""
    return one.type != other.type, abs((one.cost or 0) - (other.cost or 0)), one.id
