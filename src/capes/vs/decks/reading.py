"""Reading a deck in any known format, and writing it in any; limits come before parsing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from capes.core.errors import BadDeck
from capes.language.sentence import listed
from capes.vs.decks.deck import Deck
from capes.vs.decks.draft import BYTES, LINES, Draft, Reading
from capes.vs.decks.json_files import read_json, write_json
from capes.vs.decks.link import find_payload, read_link, write_link
from capes.vs.decks.listing import read_listing, write_tab_text, write_text
from capes.vs.decks.names import Names
from capes.vs.decks.xml_files import read_dek, read_o8d, write_dek, write_o8d


class Format(NamedTuple):
    """One way to write a deck down."""

    title: str
    suffix: str
    write: Callable[[Deck], str]
    read: Callable[[str], Draft] | None  # None: the link, which names cards exactly


FORMATS: Final[dict[str, Format]] = {
    "text": Format("a list as people type it", ".txt", write_text, read_listing),
    "o8d": Format("OCTGN deck", ".o8d", write_o8d, read_o8d),
    "dek": Format("LackeyCCG deck", ".dek", write_dek, read_dek),
    "tab": Format("LackeyCCG text, tabs between count and name", ".txt", write_tab_text, read_listing),
    "json": Format("JSON", ".json", write_json, read_json),
    "link": Format("the part of a link that carries the deck", ".link", write_link, None),
}

_ARCHIVES: Final = {
    b"PK": "zip",
    b"\x1f\x8b": "gzip",
    b"BZh": "bzip2",
    b"\xfd7zXZ": "xz",
    b"7z\xbc\xaf": "7z",
    b"Rar!": "rar",
    b"\x28\xb5\x2f\xfd": "zstd",
}


def read_deck(text: str | bytes, hint: str | None = None) -> Reading:
    """The deck in a text of any known format, with repairs and warnings told; BadDeck if it cannot be read.

    >>> reading = read_deck("Main: Storm\\n4 Wolverene\\n")
    >>> reading.deck.cards, reading.repairs
    ({'mb/wolverine': 4}, ("line 2: 'Wolverene' read as 'Wolverine'",))
    """
    checked = _checked(text)
    if hint is not None and hint not in FORMATS:
        raise BadDeck("error-there-is-no-deck-format-there-are", format=repr(hint), formats=listed(FORMATS))
    format = hint or sniff(checked)
    read = FORMATS[format].read
    if read is None:
        return Reading(read_link(checked), format=format)
    names = Names(read(checked))
    deck = names.deck()
    return Reading(deck, tuple(dict.fromkeys(names.repairs)), tuple(dict.fromkeys(names.warnings)), format)


def write_deck(deck: Deck, format: str) -> str:
    """The deck in one of FORMATS; UnknownCard if it names a card nobody knows."""
    if format not in FORMATS:
        raise BadDeck("error-there-is-no-deck-format-there-are", format=repr(format), formats=listed(FORMATS))
    return FORMATS[format].write(deck)


def sniff(text: str) -> str:
    """Which format a text is in; a list as people type it if nothing else fits."""
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith(("{", "[{", '["')):
        return "json"
    if start.startswith("<"):
        return "dek" if "<superzone" in text else "o8d"
    if find_payload(start) is not None:
        return "link"
    if any("\t" in line and line.split("\t", 1)[0].strip().isdigit() for line in start.splitlines()):
        return "tab"
    return "text"


def _checked(text: str | bytes) -> str:
    """The text, if it is one and small enough; nothing is parsed before this."""
    if len(text) > BYTES:
        raise BadDeck("error-this-is-too-large-for-a-deck-more-than-kib", most=BYTES // 1024)
    if isinstance(text, bytes):
        for magic, archive in _ARCHIVES.items():
            if text.startswith(magic):
                raise BadDeck("error-this-is-a-archive-unpack-it-and-give-the", archive=archive)
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise BadDeck("error-this-is-not-a-text-a-deck-file-is-utf-8") from None
    else:
        try:
            size = len(text.encode())
        except UnicodeEncodeError:
            raise BadDeck("error-this-is-not-a-text-it-contains-halves-of") from None
        if size > BYTES:
            raise BadDeck("error-this-is-too-large-for-a-deck-more-than-kib", most=BYTES // 1024)
    if "\0" in text:
        raise BadDeck("error-this-is-not-a-text-it-contains-nul")
    if len(text.splitlines()) > LINES:
        raise BadDeck("error-this-is-too-long-for-a-deck-more-than-lines", most=LINES)
    if not text.strip():
        raise BadDeck("error-there-is-no-card-in-this-list-it-is-empty")
    return text.removeprefix("\ufeff")
