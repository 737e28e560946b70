"""The six starter lists of the documents and our own lists for later sets, with every Main Character of their team."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from capes.core.errors import BadDeck
from capes.language.sentence import any_of
from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.decks.deck import Deck


@cache
def starter_lists() -> dict[str, dict[str, int]]:
    """The sixty cards of each starter deck, by the name of its team; for later sets of our own design."""
    lists: dict[str, dict[str, int]] = {}
    for card in catalogue.all_facts():
        for team, copies in card.starter_deck.items():
            lists.setdefault(team, {})[card.id] = copies
    for deck in sample_decks():
        main = catalogue.facts(deck.main)
        if catalogue.SETS[main.set].released:
            lists[main.teams[0]] = dict(deck.cards)
    return lists


@cache
def _starters() -> tuple[Deck, ...]:
    return tuple(
        Deck(f"{team}: {main.name}", main.id, cards)
        for team, cards in starter_lists().items()
        for main in team_mains(team)
    ) + tuple(msgspec.convert(deck, Deck) for one in catalogue.outside_sets().values() for deck in one.file.decks)


@cache
def starters_by_slug() -> dict[str, Deck]:
    """Every starter deck by its name as a word."""
    return {deck.slug: deck for deck in reversed(_starters())}


def starter_decks() -> list[Deck]:
    """Every starter list with every Main Character of its team, ready to play."""
    return list(_starters())


def starter_deck(slug: str) -> Deck:
    """The starter deck called 'avengers-hulk' and the like, or BadDeck with the closest names.

    >>> starter_deck("x-men-storm").main
    'mb/storm-main-l1'
    """
    found = starters_by_slug().get(slug)
    if found is not None:
        return found
    from difflib import get_close_matches

    near = get_close_matches(slug, [deck.slug for deck in _starters()], 3)
    if near:
        raise BadDeck("error-there-is-no-starter-deck-did-you-mean", slug=repr(slug), near=any_of(near))
    raise BadDeck("error-there-is-no-starter-deck", slug=repr(slug))


@cache
def _decks_with() -> dict[str, list[tuple[Deck, int]]]:
    found: dict[str, list[tuple[Deck, int]]] = {}
    listed: set[str] = set()
    for deck in _starters():
        for level in catalogue.facts(deck.main).levels:
            found.setdefault(level, []).append((deck, 1))
        team = deck.name.partition(":")[0]
        for id, copies in deck.cards.items() if team not in listed else ():
            found.setdefault(id, []).append((deck, copies))
        listed.add(team)
    return found


def decks_with(id: str) -> list[tuple[Deck, int]]:
    """The ready-made decks with a card and its copies; of a list that several Main Characters share, the first.

    >>> [(deck.slug, copies) for deck, copies in decks_with("mb/iceman")]
    [('x-men-storm', 2)]
    """
    return list(_decks_with().get(id, ()))


@cache
def sample_decks() -> tuple[Deck, ...]:
    """Decks of our own design for the sets that came without starter lists."""
    data = files(__package__).joinpath("samples.json").read_bytes()
    return tuple(msgspec.json.decode(data, type=list[Deck]))


def team_mains(team: str) -> list[Facts]:
    """Every Main Character of a team that a game can begin with."""
    return [main for main in first_levels() if team in main.teams]


def mains_for(deck: Deck) -> list[Facts]:
    """Every Main Character the deck may be played with, those sharing a team with most of its cards first."""
    known = [(catalogue.facts(id), count) for id, count in deck.cards.items() if catalogue.exists(id)]
    universes = {card.universe for card, _ in known}
    if not universes and catalogue.exists(deck.main):
        universes = {catalogue.facts(deck.main).universe}
    sets = {card.set for card, _ in known}

    def shared(main: Facts) -> int:
        return sum(count for card, count in known if set(card.teams) & set(main.teams))

    fitting = [
        main
        for main in first_levels()
        if (catalogue.SETS[main.set].released or main.set in sets) and universes <= {main.universe}
    ]
    return sorted(fitting, key=shared, reverse=True)


@cache
def first_levels() -> tuple[Facts, ...]:
    """Every Main Character a game can begin with, of every set."""
    return tuple(card for card in catalogue.all_facts() if card.is_main and card.levels[0] == card.id)
