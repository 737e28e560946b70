"""A whole deck in a link: short, safe in addresses and QR codes, versioned, and with a checksum.

The payload is `d1-` and base64url of: the Main Character, then for each number of copies the cards that have it, then
name and notes, then CRC-32 of all that. A card is the first three bytes of a hash of its id, so that neither new sets
nor another order of the catalogue changes a link.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from hashlib import sha256
from typing import Final

from capes.core.errors import BadDeck
from capes.vs import catalogue
from capes.vs.decks.deck import Deck, clean_name, clean_notes

PREFIX: Final = "d1-"
NOBODY: Final = b"\0\0\0"
_PAYLOAD = re.compile(r"(?:^|[#?&=/])(d[0-9]-[A-Za-z0-9_-]+)/?$")


def find_payload(text: str) -> str | None:
    """The payload in a link, or None if the text is neither a link to a deck nor a payload."""
    text = text.strip()
    if any(char.isspace() for char in text):
        return None
    match = _PAYLOAD.search(text)
    return match[1] if match else None


@cache
def _short(id: str) -> bytes:
    return sha256(id.encode()).digest()[:3]


@cache
def _cards() -> dict[bytes, str]:
    return {_short(card.id): card.id for card in catalogue.all_facts()}


def write_link(deck: Deck) -> str:
    """The payload; an address is this after a '#'."""
    for id in (*deck.cards, *([deck.main] if deck.main else [])):
        catalogue.facts(id)
    by_count: dict[int, list[str]] = {}
    for id, count in deck.cards.items():
        by_count.setdefault(count, []).append(id)
    body = bytearray(_short(deck.main) if deck.main else NOBODY)
    body += _number(len(by_count))
    for count in sorted(by_count, reverse=True):
        body += _number(count) + _number(len(by_count[count]))
        for id in sorted(by_count[count]):
            body += _short(id)
    for text in (deck.name, deck.notes):
        data = text.encode()
        body += _number(len(data)) + data
    body += zlib.crc32(body).to_bytes(4, "big")
    return PREFIX + urlsafe_b64encode(bytes(body)).rstrip(b"=").decode()


def read_link(text: str) -> Deck:
    """The deck in a link or payload, or BadDeck."""
    payload = find_payload(text)
    if payload is None:
        raise BadDeck("error-this-link-carries-no-deck")
    if not payload.startswith(PREFIX):
        raise BadDeck("error-this-link-was-made-by-a-newer-version-it")
    letters = payload.removeprefix(PREFIX)
    try:
        data = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except ValueError:
        raise BadDeck("error-this-link-is-damaged-part-of-it-is-missing") from None
    body, check = data[:-4], data[-4:]
    if len(check) < 4 or zlib.crc32(body).to_bytes(4, "big") != check:
        raise BadDeck("error-this-link-is-damaged-its-checksum-is-wrong")
    return _Bytes(body).deck()


def _number(value: int) -> bytes:
    """Seven bits to a byte, lowest first; the high bit says that more follow."""
    out = bytearray()
    while True:
        low, value = value & 0x7F, value >> 7
        out.append(low | (0x80 if value else 0))
        if not value:
            return bytes(out)


class _Bytes:
    """Reads a payload from front to back."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, length: int) -> bytes:
        if self.at + length > len(self.data):
            raise BadDeck("error-this-link-is-damaged-it-ends-too-early")
        self.at += length
        return self.data[self.at - length : self.at]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7
            if shift > 28:
                raise BadDeck("error-this-link-is-damaged-a-number-in-it-is-too")

    def card(self) -> str:
        short = self.take(3)
        if short not in _cards():
            raise BadDeck("error-this-link-names-a-card-that-is-not-known")
        return _cards()[short]

    def text(self) -> str:
        try:
            return self.take(self.number()).decode()
        except UnicodeDecodeError:
            raise BadDeck("error-this-link-is-damaged-its-name-or-notes-are") from None

    def deck(self) -> Deck:
        main = ""
        if self.data[:3] == NOBODY:
            self.take(3)
        else:
            main = self.card()
        cards: dict[str, int] = {}
        for _ in range(self.number()):
            count = self.number()
            for _ in range(self.number()):
                cards[self.card()] = count
        name, notes = clean_name(self.text()), clean_notes(self.text())
        if self.at != len(self.data):
            raise BadDeck("error-this-link-is-damaged-something-follows-the")
        return Deck(name, main, cards, notes)
