"""A deck in numbers: types, costs, teams and symbols."""

from __future__ import annotations

from collections import Counter

from capes.vs import catalogue
from capes.vs.decks.deck import TYPE_ORDER, Deck
from capes.vs.decks.fields import SYMBOLS


def count_deck(deck: Deck) -> dict[str, dict[str, int]]:
    """Cards by type, characters by cost, cards by team, Locations by symbol offered, powers by symbol asked for.

    >>> from capes.vs.decks.starters import starter_deck
    >>> count_deck(starter_deck("x-men-storm"))["types"]
    {'supporting': 29, 'plot-twist': 15, 'location': 16}
    """
    types: Counter[str] = Counter()
    costs: Counter[int] = Counter()
    teams: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for card, copies in deck.listed():
        types[card.type] += copies
        if card.cost is not None:
            costs[card.cost] += copies
        for team in card.teams:
            teams[team] += copies
        for symbol in card.produces.symbols if card.produces else ():
            offered[symbol] += copies
        _ask(asked, card, copies)
    if catalogue.exists(deck.main):
        for level in catalogue.levels_of(catalogue.facts(deck.main)):
            _ask(asked, level, 1)
    return {
        "types": {type: types[type] for type in TYPE_ORDER if types[type]},
        "costs": {str(cost): costs[cost] for cost in sorted(costs)},
        "teams": dict(teams.most_common()),
        "symbols offered": {symbol: offered[symbol] for symbol in SYMBOLS},
        "symbols asked for": {symbol: asked[symbol] for symbol in SYMBOLS},
    }


def _ask(asked: Counter[str], card: catalogue.Facts, copies: int) -> None:
    for power in card.powers:
        for symbol in {each for cost in power.cost for each in cost.split("|")}:
            asked[symbol] += copies
