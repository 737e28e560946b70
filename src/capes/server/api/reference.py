"""Looking things up: games, cards, rules, keywords, decks. Public, and answered from memory."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.params import Parameter

from capes.bots.study.card_figures import kept_figures
from capes.core.errors import BadQuery
from capes.games import all_games
from capes.games import game as game_by_id
from capes.live.wire import PHRASES, encode, encoder
from capes.server.api.kept import Kept, Shelf
from capes.server.api.shapes import CardBody, DeckBody
from capes.server.context import Context
from capes.server.errors import Refused
from capes.server.people import Me
from capes.table.terms import levels

GameName = Annotated[str, Parameter(max_length=20)]
ARCHIVES = (b"PK\x03", b"BZh9", b"7z\xbc", b"Rar!")
CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")

_answers = Shelf()


Listing = Response[list[dict[str, Any]]]


async def kept(request: Request[Any, Any, Any], game: str, what: str) -> Listing:
    """A list that never changes while the process runs: made, encoded and compressed once, beside the loop."""
    loaded = game_by_id(game)
    lists: dict[str, Callable[[], Any]] = {
        "cards": loaded.cards,
        "short cards": lambda: [shortened(card) for card in loaded.cards()],
        "rules": loaded.ledger,
        "keywords": loaded.keywords,
        "figures": lambda: kept_figures(game),
    }

    def make() -> Kept:
        return Kept(encode(lists[what]()), "application/json", "max-age=300")

    return await _answers.answer(request, (what, game), make)


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


@get("/games")
async def games(request: Request[Any, Any, Any]) -> Listing:
    """The games and what can be chosen before each."""

    def make() -> Kept:
        return Kept(encoder.encode(forms()), "application/json", "max-age=300")

    return await _answers.answer(request, ("games", ""), make)


@get("/words")
async def words() -> dict[str, Any]:
    """The preset phrases and the bots' levels."""
    return {"phrases": list(PHRASES), "levels": list(levels())}


PAPERS = frozenset({
    "aka", "aliases", "brings", "copies_in_box", "deck_limit", "difficulty", "implemented", "in_decks", "levels",
    "notes", "pile", "provenance", "requires", "rulings", "starter_deck", "subtype", "tests", "tokens", "variants",
})  # fmt: skip
"""What is known about a card and never drawn at a table: where its figures come from, who proves them, who plays it."""


def shortened(card: dict[str, Any]) -> dict[str, Any]:
    """A card with what a table needs to draw and explain it."""
    return {key: value for key, value in card.items() if key not in PAPERS}


@get("/cards")
async def cards(request: Request[Any, Any, Any], game: GameName = "vs", short: bool = False) -> Listing:
    """Every card as data; `short` without what a table never shows."""
    return await kept(request, game, "short cards" if short else "cards")


@get("/cards/search")
async def search(
    request: Request[Any, Any, Any], game: GameName = "vs", q: Annotated[str, Parameter(max_length=300)] = ""
) -> list[str]:
    """The ids of the cards that fit, in order."""
    loaded = game_by_id(game)
    try:
        context: Context = request.app.state.context
        return await context.beside.short(loaded.search, q)
    except BadQuery as error:
        raise Refused("error-at-column", error=error.sentence, column=error.column) from None


@get("/cards/figures")
async def figures(request: Request[Any, Any, Any], game: GameName = "vs") -> Response[dict[str, Any]]:
    """What every card did in games between bots, and in which games."""
    answer: Any = await kept(request, game, "figures")
    return answer  # type: ignore[no-any-return]


@get("/rules")
async def rules(request: Request[Any, Any, Any], game: GameName = "vs") -> Listing:
    """Every rule row."""
    return await kept(request, game, "rules")


@get("/keywords")
async def keywords(request: Request[Any, Any, Any], game: GameName = "vs") -> Listing:
    """Every keyword."""
    return await kept(request, game, "keywords")


def check_deck_text(text: str, context: Context) -> None:
    """Refuse what cannot be a deck before any parser sees it."""
    settings = context.settings
    raw = text.encode("utf-8", "surrogatepass")
    if len(raw) > settings.deck_bytes:
        raise Refused("error-a-deck-has-at-most-bytes", status=413, most=settings.deck_bytes)
    if raw.count(b"\n") >= settings.deck_lines or raw.count(b"<card") > settings.deck_lines:
        raise Refused("error-a-deck-has-at-most-lines", status=413, most=settings.deck_lines)
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


@post("/decks/read", status_code=200)
async def read_deck(request: Request[Any, Any, Any], data: DeckBody) -> dict[str, Any]:
    """A deck in any known format, read and checked."""
    context: Context = request.app.state.context
    check_deck_text(data.text, context)
    loaded = game_by_id(data.game)
    began = time.perf_counter()
    found = await context.beside.short(loaded.read_deck, data.text)
    return found | {"seconds": round(time.perf_counter() - began, 4)}


@post("/cards/read", status_code=200)
async def read_card(request: Request[Any, Any, Any], data: CardBody) -> dict[str, Any]:
    """A card of one's own as it is being written: what was understood, what is wrong, what could come next."""
    context: Context = request.app.state.context
    return await context.beside.short(game_by_id(data.game).read_card, data.text, data.line, data.column)


@post("/setups/check", status_code=200)
async def check_setup(
    request: Request[Any, Any, Any], me: Me, data: dict[str, Any], game: GameName = "vs"
) -> dict[str, Any]:
    """A set-up completed with defaults, or what is wrong with it."""
    context: Context = request.app.state.context
    return await context.beside.short(game_by_id(game).check_setup, data)


reference_router = Router(
    "/",
    route_handlers=[
        games,
        words,
        cards,
        search,
        figures,
        rules,
        keywords,
        read_deck,
        read_card,
        check_setup,
    ],
    tags=["reference"],
)
