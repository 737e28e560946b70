"""Looking things up: games, cards, rules, keywords, decks. Public, and answered from memory."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.params import Parameter

from capes.core.errors import BadQuery
from capes.games import game as game_by_id
from capes.live.reference import check_deck_text, forms, listing, spoken
from capes.live.shapes import CardBody, DeckBody
from capes.live.wire import encode, encoder
from capes.server.api.kept import Kept, Shelf
from capes.server.context import Context
from capes.server.errors import Refused
from capes.server.people import Me

GameName = Annotated[str, Parameter(max_length=20)]

_answers = Shelf()


Listing = Response[list[dict[str, Any]]]


async def kept(request: Request[Any, Any, Any], game: str, what: str) -> Listing:
    """A list that never changes while the process runs: made, encoded and compressed once, beside the loop."""
    game_by_id(game)

    def make() -> Kept:
        return Kept(encode(listing(game, what)), "application/json", "max-age=300")

    return await _answers.answer(request, (what, game), make)


@get("/games")
async def games(request: Request[Any, Any, Any]) -> Listing:
    """The games and what can be chosen before each."""

    def make() -> Kept:
        return Kept(encoder.encode(forms()), "application/json", "max-age=300")

    return await _answers.answer(request, ("games", ""), make)


@get("/words")
async def words() -> dict[str, Any]:
    """The preset phrases and the bots' levels."""
    return spoken()


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


@post("/decks/read", status_code=200)
async def read_deck(request: Request[Any, Any, Any], data: DeckBody) -> dict[str, Any]:
    """A deck in any known format, read and checked."""
    context: Context = request.app.state.context
    check_deck_text(data.text, context.settings.deck_bytes, context.settings.deck_lines)
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
