"""Decks: written down in any format, drawn as a QR picture, and tried against others by bots."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.params import Parameter

from capes.games import game as game_by_id
from capes.live.shapes import DeckText, DeckWriteBody, MatchUpAnswer, MatchUpBody, PriceBody
from capes.server.api.qr import qr_svg
from capes.server.context import Context
from capes.server.match_ups import MatchUps
from capes.server.people import Me
from capes.server.socket import source_of_request

Payload = Annotated[str, Parameter(min_length=4, max_length=2000, pattern=r"^d[0-9]-[A-Za-z0-9_-]+$")]


@post("/decks/write", status_code=200)
async def write_deck(request: Request[Any, Any, Any], data: DeckWriteBody) -> DeckText:
    """A deck in one of the formats."""
    context: Context = request.app.state.context
    loaded = game_by_id(data.game)
    return DeckText(await context.beside.short(loaded.write_deck, msgspec.to_builtins(data.deck), data.format))


@get("/decks/qr.svg", media_type="image/svg+xml")
async def deck_qr(request: Request[Any, Any, Any], link: Payload) -> Response[bytes]:
    """The address of a shared deck as a QR picture."""
    context: Context = request.app.state.context
    scheme = "https" if context.settings.secure_cookies else request.url.scheme
    address = f"{scheme}://{request.headers.get('host', '')[:200]}/deck#{link}"
    return Response(await qr_svg(context, address, "l", 4, 3), media_type="image/svg+xml")


@post("/decks/match-ups", status_code=201)
async def start_match_ups(request: Request[Any, Any, Any], me: Me, data: MatchUpBody) -> MatchUpAnswer:
    """Try a deck against others; the games are those of `capes sim` with the same seed."""
    match_ups: MatchUps = request.app.state.match_ups
    return (await match_ups.start(me.id, source_of_request(request.scope), data)).answer()


@post("/cards/price", status_code=201)
async def start_price(request: Request[Any, Any, Any], me: Me, data: PriceBody) -> MatchUpAnswer:
    """What a card of one's own is worth: games at its cost and beside it, looked at and stopped as match-ups are."""
    match_ups: MatchUps = request.app.state.match_ups
    return (await match_ups.price(me.id, source_of_request(request.scope), data)).answer()


@get("/decks/match-ups/{id:str}")
async def see_match_ups(request: Request[Any, Any, Any], me: Me, id: str) -> MatchUpAnswer:
    """How far a trial of yours is."""
    match_ups: MatchUps = request.app.state.match_ups
    return match_ups.find(me.id, id).answer()


@delete("/decks/match-ups/{id:str}", status_code=200)
async def stop_match_ups(request: Request[Any, Any, Any], me: Me, id: str) -> MatchUpAnswer:
    """Stop a trial of yours; what has been played stays."""
    match_ups: MatchUps = request.app.state.match_ups
    trial = match_ups.find(me.id, id)
    match_ups.halt(trial)
    return trial.answer()


decks_router = Router(
    "/",
    route_handlers=[write_deck, deck_qr, start_match_ups, start_price, see_match_ups, stop_match_ups],
    tags=["decks"],
)
