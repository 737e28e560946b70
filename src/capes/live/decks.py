"""What is public about the decks at a table: which Main Character leads each. Their lists are their players' own."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from capes.core.errors import CapesError
from capes.games import game as game_by_id
from capes.table.terms import Terms

LONGEST_NAME, LONGEST_MAIN = 200, 60


class DeckLed(NamedTuple):
    """The id of a ready-made deck or the name of somebody's own, and the Main Character that leads it."""

    deck: str = ""
    main: str = ""


@cache
def ready_made(game: str) -> dict[str, DeckLed]:
    """The ready-made decks of a game by id."""
    try:
        form = game_by_id(game).setup_form()
    except CapesError:  # a game that is not installed any more
        return {}
    return {str(one["id"]): DeckLed(str(one["id"]), str(one["main"])) for one in form.get("decks", [])}


def led_by(game: str, deck: Any) -> DeckLed:
    """One deck of a set-up, as an id or as its cards."""
    known = ready_made(game)
    if isinstance(deck, str):
        return known.get(deck, DeckLed())
    if not isinstance(deck, dict):
        return DeckLed()
    name = str(deck.get("deck") or deck.get("name") or "")
    main = str(deck.get("main") or known.get(name, DeckLed()).main)
    return DeckLed(name[:LONGEST_NAME], main[:LONGEST_MAIN])


def decks_led(terms: Terms) -> list[DeckLed]:
    """The decks at a table, seat by seat; empty ones where a game has none."""
    decks = terms.setup.get("decks")
    given = decks if isinstance(decks, list) else []
    return [led_by(terms.game, given[at] if at < len(given) else None) for at in range(len(terms.seats))]
