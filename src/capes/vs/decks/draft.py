"""A deck list as it was written down: names and counts, before anybody knows which cards are meant."""

from __future__ import annotations

from typing import Final

import msgspec

from capes.core.errors import BadDeck
from capes.vs.decks.deck import Deck

BYTES: Final = 64 * 1024
LINES: Final = 500
LINE_LENGTH: Final = 160
MOST_COPIES: Final = 999


class Entry(msgspec.Struct):
    """One line of a list: so many of something, told by a name, an id or number, or both."""

    count: int
    name: str
    key: str = ""  # an id, print number or GUID
    main: bool = False  # stands where the Main Character stands
    line: int = 0  # for messages; 0 if the format has no lines worth naming
    role: str = ""  # "main" or "supporting" if the list says so


class Draft(msgspec.Struct):
    """A whole list as written."""

    name: str = ""
    notes: str = ""
    universe: str = ""
    entries: list[Entry] = msgspec.field(default_factory=list)
    warnings: list[str] = msgspec.field(default_factory=list)


class Reading(msgspec.Struct, frozen=True):
    """A deck that was read: the deck, what was changed on the way, and what a person should look at."""

    deck: Deck
    repairs: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    format: str = ""


def whole_count(text: object, where: str) -> int:
    """A number of copies, or BadDeck."""
    if isinstance(text, str) and text.isascii() and text.isdigit() and len(text) <= 4:
        text = int(text)
    if isinstance(text, bool) or not isinstance(text, int) or not 0 < text <= MOST_COPIES:
        shown = str(text)[:20]
        raise BadDeck("error-is-not-a-number-of-copies-from-1-to", where=where, shown=repr(shown), most=MOST_COPIES)
    return text
