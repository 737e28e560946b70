"""What makes a deck legal; every fault comes with its ledger row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from capes.core.errors import CapesError, Reason
from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.decks.deck import Deck

DECK_SIZE: Final = 60
COPIES: Final = 4

Lookup = Callable[[str], Facts]


def problems(deck: Deck, *, lookup: Lookup = catalogue.facts, unreleased: bool = False) -> list[Reason]:
    """Everything that keeps a deck from being played; empty for a legal one.

    `unreleased` lets sets pass whose powers cannot be played yet; `lookup` finds the facts of an id.
    """
    found: list[Reason] = []
    main = _find(deck.main, lookup) if deck.main else None
    found += _main_problems(deck.main, main, lookup)

    cards: dict[Facts, int] = {}
    for id, count in deck.cards.items():
        card = _find(id, lookup)
        if card is None:
            found.append(Reason("DECK-01", f"no card has the id {id!r}", (id,)))
        elif count < 1:
            found.append(Reason("DECK-01", f"{card.name} is listed with {count} copies; leave it out instead", (id,)))
        else:
            cards[card] = count

    if deck.size != DECK_SIZE:
        off = abs(deck.size - DECK_SIZE)
        what = f"{off} too many" if deck.size > DECK_SIZE else f"{off} too few"
        found.append(Reason("DECK-01", f"a deck has exactly 60 cards; this one has {deck.size}, {what}"))

    for card, count in cards.items():
        found += _card_problems(card, count)
    found += _basic_location_problems(cards)
    found += _universe_problems(main, cards)
    if not unreleased:
        found += _release_problems(main, cards)
    return found


def is_legal(deck: Deck) -> bool:
    """Whether the deck can be played as it is."""
    return not problems(deck)


def _find(id: str, lookup: Lookup) -> Facts | None:
    try:
        return lookup(id)
    except CapesError:
        return None


def _main_problems(id: str, main: Facts | None, lookup: Lookup) -> list[Reason]:
    if not id:
        return [Reason("SETUP-01", "a deck needs one Main Character; none is chosen")]
    if main is None:
        return [Reason("SETUP-01", f"no card has the id {id!r}, so it cannot be the Main Character", (id,))]
    if not main.is_main:
        return [Reason("SETUP-01", f"{main.name} ({id}) is not a Main Character", (id,))]
    first = lookup(main.levels[0])
    if first.id == main.id:
        return []
    if first.name != main.name:
        text = f"{main.name} has no Level 1 Main Character; start as {first.name}"
        return [Reason("MCU-02", text, (id, first.id))]
    text = f"{main.name} starts at Level 1 ({first.id}); Level {main.level} comes with it"
    return [Reason("SETUP-01", text, (id, first.id))]


def _card_problems(card: Facts, count: int) -> list[Reason]:
    if card.is_main:
        text = f"{card.name} Level {card.level} is a Main Character card; those stand outside the sixty"
        return [Reason("DECK-01", text, (card.id,))]
    if card.type == "token":
        return [Reason("TOKEN-01", f"{card.name} is a token; tokens are not deck cards", (card.id,))]
    if card.pile is not None:
        text = f"{card.name} belongs to the {card.pile} pile, which is outside the sixty"
        return [Reason("DECK-06", text, (card.id,))]
    if card.deck_limit is not None and count > card.deck_limit:
        text = f"this {card.name} allows {_copies(card.deck_limit)} in a deck; there are {count}"
        return [Reason("DECK-02", text, (card.id,))]
    if count > COPIES and card.deck_limit is None:
        return [Reason("DECK-02", f"at most four copies of a card; there are {count} of {card.name}", (card.id,))]
    return []


def _copies(limit: int) -> str:
    return "one copy" if limit == 1 else f"{limit} copies"


def _basic_location_problems(cards: dict[Facts, int]) -> list[Reason]:
    """Basic Locations with the same symbol are one card: one name, at most four together."""
    by_symbol: dict[str, list[Facts]] = {}
    for card in cards:
        if card.is_basic_location and card.produces is not None and len(card.produces.symbols) == 1:
            by_symbol.setdefault(card.produces.symbols[0], []).append(card)
    found = []
    for symbol, same in by_symbol.items():
        names = sorted({card.name for card in same})
        ids = tuple(card.id for card in same)
        if len(names) > 1:
            text = f"basic Locations with {symbol} must all have one name; there are {' and '.join(names)}"
            found.append(Reason("DECK-05", text, ids))
        together = sum(cards[card] for card in same)
        if len(same) > 1 and together > COPIES:
            text = f"basic Locations with {symbol} count as one card: at most four together, not {together}"
            found.append(Reason("DECK-05", text, ids))
    return found


def _universe_problems(main: Facts | None, cards: dict[Facts, int]) -> list[Reason]:
    counted: Counter[str] = Counter()
    for card, count in cards.items():
        counted[card.universe] += count
    if main is None:
        if len(counted) < 2:
            return []
        universe = counted.most_common(1)[0][0]
        whose = "most of the deck is"
    else:
        universe = main.universe
        whose = f"the Main Character {main.name} is"
    strange = [card for card in cards if card.universe != universe]
    if not strange:
        return []
    names = ", ".join(sorted({card.name for card in strange})[:3])
    more = len({card.name for card in strange}) - 3
    text = (
        f"Illustrated and Photographic cards cannot be mixed: {whose} {universe.title()}, "
        f"but not {names}{f' and {more} more' if more > 0 else ''}"
    )
    return [Reason("DECK-03", text, tuple(card.id for card in strange))]


def _release_problems(main: Facts | None, cards: dict[Facts, int]) -> list[Reason]:
    found = []
    named = [*([main] if main is not None else []), *cards]
    for set_id, its_set in catalogue.SETS.items():
        early = [card for card in named if card.set == set_id]
        if early and not its_set.released:
            text = f"cards of {its_set.title} cannot be played yet: {', '.join(card.name for card in early[:3])}"
            found.append(Reason("DECK-01", text, tuple(card.id for card in early)))
    return found
