"""A deck list: a Main Character, sixty cards, a name and notes."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

import msgspec

from capes.core.errors import BadDeck
from capes.vs import catalogue

NAME_LIMIT: Final = 60
NOTES_LIMIT: Final = 2000
TYPE_ORDER: Final = ("main", "supporting", "equipment", "plot-twist", "location", "token")


class Deck(msgspec.Struct, frozen=True):
    """A deck list, legal or not: ids only, so it can be kept, sent and compared.

    >>> deck = Deck("Two by two", "mb/hulk-main-l1", {"mb/wolverine": 4, "mb/thor": 2})
    >>> deck.size, deck.slug
    (6, 'two-by-two')
    """

    name: str
    main: str  # id of the Level 1 Main Character, "" if none is chosen yet
    cards: dict[str, int]  # id -> copies
    notes: str = ""

    @property
    def size(self) -> int:
        """How many cards it has, the Main Character aside."""
        return sum(self.cards.values())

    @property
    def slug(self) -> str:
        """The name as a word for commands and addresses."""
        plain = unicodedata.normalize("NFKD", self.name.replace("'", "")).encode("ascii", "ignore").decode()
        return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")

    def listed(self) -> list[tuple[catalogue.Facts, int]]:
        """The cards with their copies as people list them: by type, cost and name. UnknownCard for a wrong id."""
        found = [(catalogue.facts(id), count) for id, count in self.cards.items()]
        return sorted(found, key=lambda each: listing_key(each[0]))

    def as_data(self) -> dict[str, Any]:
        """Plain JSON data, as a game's set-up takes it."""
        return {"name": self.name, "main": self.main, "cards": dict(self.cards), "notes": self.notes}


def deck_from_data(data: object) -> Deck:
    """A deck from the plain data of `as_data`; what it names is not checked, only its shape."""
    try:
        deck = msgspec.convert(data, Deck)
    except msgspec.ValidationError as error:
        raise BadDeck("error-this-is-not-a-deck", error=str(error)) from None
    return Deck(clean_name(deck.name), deck.main, dict(deck.cards), clean_notes(deck.notes))


def listing_key(card: catalogue.Facts) -> tuple[int, int, str, str]:
    """Sorts cards as people list them: by type, cost and name."""
    cost = card.cost if card.cost is not None else -1
    return (TYPE_ORDER.index(card.type), cost, card.name, card.id)


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, no control or invisible characters, at most 60 characters."""
    visible = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFKC", name) if _is_shown(c))
    return " ".join(visible.split())[:NAME_LIMIT].strip()


def clean_notes(notes: str) -> str:
    """Notes fit to be shown: plain lines, no control or invisible characters, at most 2,000 characters."""
    plain = unicodedata.normalize("NFKC", notes[: NOTES_LIMIT * 2]).replace("\r\n", "\n").replace("\r", "\n")
    kept = ["".join(" " if c.isspace() else c for c in line if _is_shown(c)).strip() for line in plain.split("\n")]
    return "\n".join(kept).strip()[:NOTES_LIMIT].strip()


def _is_shown(char: str) -> bool:
    return char.isspace() or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
