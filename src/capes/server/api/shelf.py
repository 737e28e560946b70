"""The decks people keep with their session, and errors on cards reported by those who read them."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.params import Parameter

from capes.live.names import clean_text
from capes.live.reference import card_ids, check_kept
from capes.live.shapes import CardReportBody, KeptDeck, KeptDeckBody, ReportAnswer
from capes.live.wire import encode
from capes.server.context import Context
from capes.server.errors import Clash, NotFound, Refused, TooMuch
from capes.server.people import Me

MOST_DECKS = 200

DeckId = Annotated[str, Parameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


def as_list(kept: list[str]) -> bytes:
    """Decks as one answer, written piece by piece: 200 of the longest are 13 MB."""
    return b"[" + b",".join(msgspec.json.encode(msgspec.json.decode(data, type=KeptDeck)) for data in kept) + b"]"


@get("/decks")
async def my_decks(
    request: Request[Any, Any, Any], me: Me, game: Annotated[str, Parameter(max_length=20)] = ""
) -> Response[list[KeptDeck]]:
    """Your decks, the newest first."""
    context: Context = request.app.state.context
    kept = await context.decks.of(me.id, game)
    body: Any = await context.beside.short(as_list, kept)
    return Response(body, media_type="application/json")


@put("/decks/{id:str}", status_code=200)
async def keep_deck(request: Request[Any, Any, Any], me: Me, id: DeckId, data: KeptDeckBody) -> KeptDeck:
    """Keep a deck of yours, new or changed; one that was edited later elsewhere is not overwritten."""
    context: Context = request.app.state.context
    await context.beside.short(check_kept, data)
    deck = KeptDeck(
        id, data.cards, data.edited, data.game, clean_text(data.name, 200), data.main, data.notes, data.versions,
        data.partners,
    )  # fmt: skip
    body = msgspec.json.encode(deck)
    if len(body) > context.settings.deck_bytes:
        raise Refused("error-a-deck-has-at-most-bytes", status=413, most=context.settings.deck_bytes)
    if await context.decks.count(me.id, id) >= MOST_DECKS:
        raise Clash("error-decks-are-enough-remove-some-first", most=MOST_DECKS)
    if not await context.decks.put(me.id, id, data.game, data.edited, body.decode()):
        raise Clash("error-this-deck-was-changed-later-elsewhere")
    return deck


@delete("/decks/{id:str}", status_code=204)
async def remove_deck(request: Request[Any, Any, Any], me: Me, id: DeckId) -> None:
    """Keep a deck no longer."""
    context: Context = request.app.state.context
    if not await context.decks.remove(me.id, id):
        raise NotFound("error-there-is-no-such-deck-of-yours")


@post("/reports/card", status_code=201)
async def report_card(request: Request[Any, Any, Any], me: Me, data: CardReportBody) -> ReportAnswer:
    """Report an error on a card to whoever runs this server."""
    context: Context = request.app.state.context
    if data.card not in await context.beside.short(card_ids, data.game):
        raise NotFound("error-there-is-no-such-card")
    text = clean_text(data.text, 500)
    if not text:
        raise Refused("error-say-what-is-wrong-with-the-card")
    if not context.guard.card_reports.take(me.id):
        raise TooMuch("error-thank-you-further-reports-in-a-few-minutes")
    body = encode({"game": data.game, "card": data.card, "field": clean_text(data.field, 40)})
    id = secrets.token_hex(8)
    await context.people_store.report(id, "misprint", "", me.id, text, body.decode(), context.now())
    return ReportAnswer(id)


shelf_router = Router("/", route_handlers=[my_decks, keep_deck, remove_deck, report_card], tags=["decks"])
