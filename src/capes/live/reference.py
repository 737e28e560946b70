"""Looking things up, and what can be a deck: the same answers wherever the page is served from."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from capes.bots.study.card_figures import kept_figures
from capes.games import all_games
from capes.games import game as game_by_id
from capes.live.errors import Refused
from capes.live.names import clean_text
from capes.live.shapes import KeptDeckBody
from capes.live.wire import PHRASES
from capes.table.terms import levels

DECK_BYTES = 64 * 1024
DECK_LINES = 500
MOST_CARDS = 200
DECK_ID = re.compile(r"[A-Za-z0-9_-]{1,32}\Z")
ARCHIVES = (b"PK\x03", b"BZh9", b"7z\xbc", b"Rar!")
CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
PAPERS = frozenset({
    "aka", "aliases", "brings", "copies_in_box", "deck_limit", "difficulty", "implemented", "in_decks", "levels",
    "notes", "pile", "provenance", "requires", "rulings", "starter_deck", "subtype", "tests", "tokens", "variants",
})  # fmt: skip
"""What is known about a card and never drawn at a table: where its figures come from, who proves them, who plays it."""

IN_THE_TEXT = frozenset({"any_combat", "any_turn", "figures", "keyword", "reading", "timing", "uses", "xp"})
"""What is known about a power beside its text, and a table reads in the text."""


def forms() -> list[dict[str, Any]]:
    """The games that are installed, with what can be chosen before each."""
    found: list[dict[str, Any]] = []
    for id in all_games():
        try:
            game = game_by_id(id)
        except ModuleNotFoundError:
            continue
        form = game.setup_form()
        found.append({"id": game.id, "title": game.title, "rules_version": game.rules_version, "form": form})
    return found


def shortened(card: dict[str, Any]) -> dict[str, Any]:
    """A card with what a table needs to draw and explain it; what it has not is left out."""
    has = {key: value for key, value in card.items() if value is not None and value is not False and value != []}
    short = {key: value for key, value in has.items() if key not in PAPERS}
    if "powers" in short:
        short["powers"] = [
            {key: value for key, value in power.items() if key not in IN_THE_TEXT} for power in short["powers"]
        ]
    return short


def listing(game: str, what: str) -> Any:
    """A list that never changes: cards, short cards, rules, keywords, or what bots' games have shown of every card."""
    loaded = game_by_id(game)
    lists: dict[str, Callable[[], Any]] = {
        "cards": loaded.cards,
        "short cards": lambda: [shortened(card) for card in loaded.cards()],
        "rules": loaded.ledger,
        "keywords": loaded.keywords,
        "figures": lambda: kept_figures(game),
    }
    return lists[what]()


def spoken() -> dict[str, Any]:
    """The preset phrases and the bots' levels."""
    return {"phrases": list(PHRASES), "levels": list(levels())}


def check_deck_text(text: str, most_bytes: int = DECK_BYTES, most_lines: int = DECK_LINES) -> None:
    """Refuse what cannot be a deck before any parser sees it."""
    raw = text.encode("utf-8", "surrogatepass")
    if len(raw) > most_bytes:
        raise Refused("error-a-deck-has-at-most-bytes", status=413, most=most_bytes)
    if raw.count(b"\n") >= most_lines or raw.count(b"<card") > most_lines:
        raise Refused("error-a-deck-has-at-most-lines", status=413, most=most_lines)
    if CONTROL.search(text) or raw.startswith(ARCHIVES):
        raise Refused("error-a-deck-is-plain-text-not-an-archive-or-a")
    if any(len(line) > 4096 for line in raw.split(b"\n")) and not raw.lstrip().startswith((b"<", b"{", b"[")):
        raise Refused("error-a-line-of-a-deck-has-at-most-4096-bytes")
    if b"<!" in raw.replace(b"<!--", b""):
        raise Refused("error-declarations-are-not-read-from-deck-files")
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("error-a-deck-is-text-in-utf-8") from None


@cache
def card_ids(game: str) -> frozenset[str]:
    """The cards a game knows."""
    return frozenset(str(card["id"]) for card in game_by_id(game).cards())


def check_kept(deck: KeptDeckBody) -> None:
    """Refuse what is no deck of this game; one that is not finished yet is fine."""
    for cards in (deck.cards, *(version.cards for version in deck.versions)):
        if len(cards) > MOST_CARDS or any(len(card) > 60 or not 1 <= count <= 99 for card, count in cards.items()):
            raise Refused("error-a-deck-has-at-most-different-cards-1-to-99", most=MOST_CARDS)
    if not all(DECK_ID.match(partner) for partner in deck.partners):
        raise Refused("error-a-partner-is-named-by-its-decks-id-at-most")
    known = card_ids(deck.game)
    unknown = next((card for card in (*deck.cards, deck.main) if card and card not in known), None)
    if unknown is not None:
        raise Refused("error-is-not-a-card-of-this-game", card=repr(clean_text(unknown, 60)))
