"""Decks as JSON: ours, and lists of names and counts in the shapes other tools use."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from capes.core.errors import BadDeck
from capes.vs.decks.deck import Deck
from capes.vs.decks.draft import LINES, Draft, Entry, whole_count
from capes.vs.decks.listing import entry_for, read_listing, read_universe

FORMAT: Final = "capes-deck"
VERSION: Final = 1


def read_json(text: str) -> Draft:
    """`{"name", "main", "cards": {id: copies}}`, or cards as a list of objects or lines."""
    try:
        data = msgspec.json.decode(text)
    except RecursionError:
        raise BadDeck("error-this-json-is-nested-too-deeply-to-be-a-deck") from None
    except msgspec.DecodeError as error:
        raise BadDeck("error-this-is-broken-json", error=str(error)) from None
    if isinstance(data, list):
        data = {"cards": data}
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict | list):
        raise BadDeck("error-a-deck-in-json-needs-cards-an-object-of")
    version = data.get("version", VERSION)
    if data.get("format", FORMAT) == FORMAT and version != VERSION:
        raise BadDeck("error-this-deck-is-in-version-of-the-format-only", version=str(version)[:20], known=VERSION)
    draft = Draft(name=_text(data, "name"), notes=_text(data, "notes"), universe=read_universe(_text(data, "universe")))
    main = data.get("main")
    if isinstance(main, dict):
        main = main.get("id") or main.get("name")
    if main:
        if not isinstance(main, str):
            raise BadDeck("error-main-must-be-the-id-or-name-of-the-main")
        draft.entries.append(entry_for(main, 1, main=True))
    cards = data["cards"]
    if len(cards) > LINES:
        raise BadDeck("error-this-is-too-long-for-a-deck-more-than", most=LINES)
    if isinstance(cards, dict):
        draft.entries += [entry_for(id, whole_count(count, repr(id[:40])), main=False) for id, count in cards.items()]
    else:
        for card in cards:
            draft.entries += _listed(card)
    return draft


def _text(data: dict[str, Any], field: str) -> str:
    value = data.get(field) or ""
    if isinstance(value, list) and all(isinstance(line, str) for line in value):
        value = "\n".join(value)
    if not isinstance(value, str):
        raise BadDeck("error-must-be-text", field=field)
    return value


def _listed(card: object) -> list[Entry]:
    if isinstance(card, str):
        return read_listing(card).entries
    if not isinstance(card, dict):
        raise BadDeck("error-each-of-cards-must-be-an-object-with-an-id")
    key, name = card.get("id") or "", card.get("name") or ""
    if not isinstance(key, str) or not isinstance(name, str) or not (key or name):
        raise BadDeck("error-each-of-cards-needs-an-id-or-a-name")
    number = next((card[word] for word in ("count", "copies", "qty", "quantity") if word in card), 1)
    entry = entry_for(name or key, whole_count(number, repr((name or key)[:40])), main=False)
    entry.key = key or entry.key
    return [entry]


def write_json(deck: Deck) -> str:
    """The deck as JSON, one card to a line."""
    data = {"format": FORMAT, "version": VERSION, **deck.as_data()}
    data["cards"] = {card.id: count for card, count in deck.listed()}
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"
