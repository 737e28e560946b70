"""What makes a deck legal; every fault comes with its ledger row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from capes.core.errors import CapesError, Reason
from capes.language.sentence import all_of, listed
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
            found.append(Reason("DECK-01", "why-no-card-has-the-id", (id,), id=repr(id)))
        elif count < 1:
            found.append(
                Reason("DECK-01", "why-is-listed-with-copies-leave-it-out-instead", (id,), name=card.name, count=count)
            )
        else:
            cards[card] = count

    if deck.size != DECK_SIZE:
        off = abs(deck.size - DECK_SIZE)
        key = "why-a-deck-has-60-cards-too-many" if deck.size > DECK_SIZE else "why-a-deck-has-60-cards-too-few"
        found.append(Reason("DECK-01", key, size=deck.size, off=off))

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
        return [Reason("SETUP-01", "why-a-deck-needs-one-main-character-none-is")]
    if main is None:
        return [Reason("SETUP-01", "why-no-card-has-the-id-so-it-cannot-be-the-main", (id,), id=repr(id))]
    if not main.is_main:
        return [Reason("SETUP-01", "why-is-not-a-main-character", (id,), name=main.name, id=id)]
    first = lookup(main.levels[0])
    if first.id == main.id:
        return []
    if first.name != main.name:
        return [Reason("MCU-02", "why-has-no-level-1-main", (id, first.id), name=main.name, first=first.name)]
    level = main.level or 0
    return [Reason("SETUP-01", "why-starts-at-level-1", (id, first.id), name=main.name, id=first.id, level=level)]


def _card_problems(card: Facts, count: int) -> list[Reason]:
    if card.is_main:
        return [Reason("DECK-01", "why-is-a-main-character-card", (card.id,), name=card.name, level=card.level or 0)]
    if card.type == "token":
        return [Reason("TOKEN-01", "why-is-a-token-tokens-are-not-deck-cards", (card.id,), name=card.name)]
    if card.pile is not None:
        return [Reason("DECK-06", "why-belongs-to-a-pile", (card.id,), name=card.name, pile=card.pile)]
    if card.deck_limit is not None and count > card.deck_limit:
        limit = card.deck_limit
        return [Reason("DECK-02", "why-allows-few-copies", (card.id,), name=card.name, limit=limit, count=count)]
    if count > COPIES and card.deck_limit is None:
        return [
            Reason("DECK-02", "why-at-most-four-copies-of-a-card-there-are-of", (card.id,), count=count, name=card.name)
        ]
    return []


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
            found.append(
                Reason("DECK-05", "why-basic-locations-have-one-name", ids, symbol=symbol, names=all_of(names))
            )
        together = sum(cards[card] for card in same)
        if len(same) > 1 and together > COPIES:
            key = "why-basic-locations-count-as-one-card"
            found.append(Reason("DECK-05", key, ids, symbol=symbol, count=together))
    return found


def _universe_problems(main: Facts | None, cards: dict[Facts, int]) -> list[Reason]:
    """One universe; cards of people's own go with either."""
    counted: Counter[str] = Counter()
    for card, count in cards.items():
        if card.universe != "own":
            counted[card.universe] += count
    if main is None or main.universe == "own":
        if len(counted) < 2:
            return []
        main, universe = None, counted.most_common(1)[0][0]
    else:
        universe = main.universe
    strange = [card for card in cards if card.universe not in (universe, "own")]
    if not strange:
        return []
    named = sorted({card.name for card in strange})
    names = listed(named[:3])
    more = max(0, len(named) - 3)
    ids = tuple(card.id for card in strange)
    if main is None:
        key = "why-universes-cannot-be-mixed-in-the-deck"
        return [Reason("DECK-03", key, ids, universe=universe, names=names, more=more)]
    key = "why-universes-cannot-be-mixed-with-the-main"
    return [Reason("DECK-03", key, ids, main=main.name, universe=universe, names=names, more=more)]


def _release_problems(main: Facts | None, cards: dict[Facts, int]) -> list[Reason]:
    found = []
    named = [*([main] if main is not None else []), *cards]
    for set_id, its_set in catalogue.SETS.items():
        early = [card for card in named if card.set == set_id]
        if early and not its_set.released:
            ids = tuple(card.id for card in early)
            names = listed(card.name for card in early[:3])
            found.append(Reason("DECK-01", "why-a-set-cannot-be-played-yet", ids, set=its_set.title, names=names))
    return found
