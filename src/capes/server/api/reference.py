"""Looking things up: games, cards, rules, keywords, decks. Public, and answered from memory."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.params import Parameter

from capes.bots.study.card_figures import kept_figures
from capes.core.errors import BadQuery
from capes.games import GAMES
from capes.games import game as game_by_id
from capes.server.api.shapes import DeckBody
from capes.server.context import Context
from capes.server.errors import Refused
from capes.server.people import Me
from capes.server.wire import PHRASES, encode
from capes.table.terms import LEVELS

GameName = Annotated[str, Parameter(max_length=20)]
ARCHIVES = (b"PK\x03", b"BZh9", b"7z\xbc", b"Rar!")
CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")

_answers: dict[tuple[str, str], bytes] = {}


Listing = Response[list[dict[str, Any]]]


def kept(game: str, what: str) -> Listing:
    """A list that never changes while the process runs, encoded once."""
    loaded = game_by_id(game)
    key = (what, game)
    if key not in _answers:
        lists = {"cards": loaded.cards, "rules": loaded.ledger, "keywords": loaded.keywords}
        _answers[key] = encode(lists[what]())  # type: ignore[arg-type]
    encoded: Any = _answers[key]
    return Response(encoded, media_type="application/json", headers={"cache-control": "max-age=300"})


@get("/games")
async def games() -> list[dict[str, Any]]:
    """The games and what can be chosen before each."""
    found: list[dict[str, Any]] = []
    for id in GAMES:
        try:
            game = game_by_id(id)
        except ModuleNotFoundError:
            continue
        form = game.setup_form()
        found.append({"id": game.id, "title": game.title, "rules_version": game.rules_version, "form": form})
    return found


@get("/words")
async def words() -> dict[str, Any]:
    """The preset phrases and the bots' levels."""
    return {"phrases": list(PHRASES), "levels": list(LEVELS)}


@get("/cards")
async def cards(game: GameName = "vs") -> Listing:
    """Every card as data."""
    return kept(game, "cards")


@get("/cards/search")
async def search(game: GameName = "vs", q: Annotated[str, Parameter(max_length=300)] = "") -> list[str]:
    """The ids of the cards that fit, in order."""
    loaded = game_by_id(game)
    try:
        return await asyncio.to_thread(loaded.search, q)
    except BadQuery as error:
        raise Refused(f"{error} (column {error.column})") from None


@get("/cards/figures")
async def figures(game: GameName = "vs") -> Response[dict[str, Any]]:
    """What every card did in games between bots, and in which games."""
    found = await asyncio.to_thread(kept_figures, game)
    return Response(found, headers={"cache-control": "max-age=300"})


@get("/rules")
async def rules(game: GameName = "vs") -> Listing:
    """Every rule row."""
    return kept(game, "rules")


@get("/keywords")
async def keywords(game: GameName = "vs") -> Listing:
    """Every keyword."""
    return kept(game, "keywords")


def check_deck_text(text: str, context: Context) -> None:
    """Refuse what cannot be a deck before any parser sees it."""
    settings = context.settings
    raw = text.encode("utf-8", "surrogatepass")
    if len(raw) > settings.deck_bytes:
        raise Refused(f"a deck has at most {settings.deck_bytes} bytes", status=413)
    if raw.count(b"\n") >= settings.deck_lines or raw.count(b"<card") > settings.deck_lines:
        raise Refused(f"a deck has at most {settings.deck_lines} lines", status=413)
    if CONTROL.search(text) or raw.startswith(ARCHIVES):
        raise Refused("a deck is plain text, not an archive or a program")
    if any(len(line) > 4096 for line in raw.split(b"\n")) and not raw.lstrip().startswith((b"<", b"{", b"[")):
        raise Refused("a line of a deck has at most 4096 bytes")
    if b"<!" in raw.replace(b"<!--", b""):
        raise Refused("declarations are not read from deck files")
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("a deck is text in UTF-8") from None


@post("/decks/read", status_code=200)
async def read_deck(request: Request[Any, Any, Any], data: DeckBody) -> dict[str, Any]:
    """A deck in any known format, read and checked."""
    context: Context = request.app.state.context
    check_deck_text(data.text, context)
    loaded = game_by_id(data.game)
    began = time.perf_counter()
    found = await asyncio.to_thread(loaded.read_deck, data.text)
    return found | {"seconds": round(time.perf_counter() - began, 4)}


@post("/setups/check", status_code=200)
async def check_setup(me: Me, data: dict[str, Any], game: GameName = "vs") -> dict[str, Any]:
    """A set-up completed with defaults, or what is wrong with it."""
    return await asyncio.to_thread(game_by_id(game).check_setup, data)


reference_router = Router(
    "/",
    route_handlers=[games, words, cards, search, figures, rules, keywords, read_deck, check_setup],
    tags=["reference"],
)
