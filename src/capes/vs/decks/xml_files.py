"""Deck files of other tables: OCTGN's .o8d and LackeyCCG's .dek."""

from __future__ import annotations

import re
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from capes.core.errors import BadDeck
from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.decks.deck import Deck
from capes.vs.decks.draft import Draft, Entry, whole_count
from capes.vs.decks.listing import MAIN_HEADINGS, OUTSIDE_HEADINGS, entry_for
from capes.vs.decks.names import OCTGN_GAME, by_key, fold, guid

_DECLARATION = re.compile(r"<!(?!--|\[CDATA\[)")


def parse(text: str) -> Element:
    """The root of a deck file; declarations and entities are refused before anything is parsed."""
    if _DECLARATION.search(text):
        raise BadDeck("error-deck-files-with-a-doctype-entities-or-other")
    try:
        return ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        line, column = error.position
        raise BadDeck("error-this-deck-file-is-broken-xml-at-line-column", line=line, column=column + 1) from None


def read_o8d(text: str) -> Draft:
    """An OCTGN deck: sections of cards with a quantity and an id."""
    root = parse(text)
    if root.tag != "deck":
        raise BadDeck("error-an-octgn-deck-begins-with-deck-not", tag=root.tag[:20])
    draft = Draft(name=root.get("name") or "")
    _take_notes(draft, root.findtext("notes") or "")
    for section in root.iter("section"):
        entries = []
        for card in section.iter("card"):
            count = whole_count(card.get("qty") or "1", f"card {card.text or card.get('id')!r}")
            entries.append(_entry(count, card.text or "", card.get("id") or ""))
        _add_zone(draft, section.get("name") or "", entries)
    return draft


def read_dek(text: str) -> Draft:
    """A LackeyCCG deck: zones with one <card> for each copy."""
    root = parse(text)
    if root.tag != "deck":
        raise BadDeck("error-a-lackey-deck-begins-with-deck-not", tag=root.tag[:20])
    draft = Draft(name=root.findtext("meta/name") or "", notes=root.findtext("meta/notes") or "")
    for zone in root.iter("superzone"):
        counted: dict[tuple[str, str], Entry] = {}
        for card in zone.iter("card"):
            name = card.find("name")
            if name is None:
                raise BadDeck("error-a-card-of-this-deck-has-no-name")
            shown, key = (name.text or "").strip(), name.get("id") or ""
            entry = counted.setdefault((shown, key), _entry(0, shown, key))
            entry.count += 1
        _add_zone(draft, zone.get("name") or "", list(counted.values()))
    return draft


def _entry(count: int, name: str, key: str) -> Entry:
    entry = entry_for(name.strip(), count, main=False)
    if key.strip() and (not entry.key or by_key(key) is not None):
        entry.key = key.strip()
    return entry


def _take_notes(draft: Draft, notes: str) -> None:
    """OCTGN decks have notes but no name; ours keep it in the first line of the notes."""
    first, _, rest = notes.strip().partition("\n")
    if first.startswith("Name: "):
        draft.name, draft.notes = first.removeprefix("Name: "), rest
    else:
        draft.notes = notes


def _add_zone(draft: Draft, zone: str, entries: list[Entry]) -> None:
    title = fold(zone)
    if title in OUTSIDE_HEADINGS:
        if entries:
            draft.warnings.append(f"the zone {zone[:40]!r} is left out, as it stands outside the sixty")
        return
    # "Main" heads the Main Character in some files and the whole deck in others.
    is_main = title in MAIN_HEADINGS or (title == "main" and sum(entry.count for entry in entries) <= 6)
    for entry in entries:
        entry.main = is_main
    draft.entries += entries


def main_cards(deck: Deck) -> list[tuple[Facts, int]]:
    """All level cards of the Main Character, as a player puts them on the table."""
    if not deck.main:
        return []
    main = catalogue.facts(deck.main)
    return [(card, card.copies_in_box) for card in catalogue.levels_of(main)] if main.is_main else [(main, 1)]


def write_o8d(deck: Deck) -> str:
    """The deck as an OCTGN file."""
    root = Element("deck", game=str(OCTGN_GAME))
    for title, cards in (("Main Character", main_cards(deck)), ("Deck", deck.listed())):
        section = SubElement(root, "section", name=title, shared="False")
        for card, count in cards:
            SubElement(section, "card", qty=str(count), id=guid(card)).text = card.name
    notes = SubElement(root, "notes")
    notes.text = "\n".join(([f"Name: {deck.name}"] if deck.name else []) + ([deck.notes] if deck.notes else []))
    return _document(root)


def write_dek(deck: Deck) -> str:
    """The deck as a LackeyCCG file."""
    root = Element("deck", version="0.8")
    meta = SubElement(root, "meta")
    SubElement(meta, "game").text = "vs2pcg"
    SubElement(meta, "name").text = deck.name
    SubElement(meta, "notes").text = deck.notes
    for title, cards in (("Main Character", main_cards(deck)), ("Deck", deck.listed())):
        zone = SubElement(root, "superzone", name=title)
        for card, count in cards:
            for _ in range(count):
                one = SubElement(zone, "card")
                SubElement(one, "name", id=card.id).text = card.name
                SubElement(one, "set").text = card.set
    return _document(root)


def _document(root: Element) -> str:
    for part in root:
        part.tail = "\n"
        if part.tag in ("section", "superzone"):
            part.text = "\n"
            for card in part:
                card.tail = "\n"
    root.text = "\n"
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n{body}\n'
