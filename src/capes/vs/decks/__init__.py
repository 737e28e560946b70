"""Deck lists: what makes one legal, the starter decks, every format in and out, and card search.

Lives here: everything about cards before a game begins.
Does not live here: printed facts (catalogue/) and what cards do (cards/, rules/).
May call: core, words, catalogue.

    >>> from capes.vs import decks
    >>> storm = decks.starter_deck("x-men-storm")
    >>> storm.size, decks.problems(storm)
    (60, [])
    >>> decks.read_deck(decks.write_deck(storm, "o8d")).deck == storm
    True
"""

from capes.vs.decks.deck import Deck, clean_name, clean_notes, deck_from_data
from capes.vs.decks.draft import Reading
from capes.vs.decks.reading import FORMATS, read_deck, sniff, write_deck
from capes.vs.decks.rules import is_legal, problems
from capes.vs.decks.search import Query, pointed, search
from capes.vs.decks.starters import (
    decks_with,
    mains_for,
    sample_decks,
    starter_deck,
    starter_decks,
    starter_lists,
    team_mains,
)

__all__ = [
    "decks_with",
    "FORMATS",
    "Deck",
    "Query",
    "Reading",
    "clean_name",
    "clean_notes",
    "deck_from_data",
    "is_legal",
    "mains_for",
    "pointed",
    "problems",
    "read_deck",
    "sample_decks",
    "search",
    "sniff",
    "starter_deck",
    "starter_decks",
    "starter_lists",
    "team_mains",
    "write_deck",
]
