"""Opening, finding and joining tables."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from litestar import Request, Response, Router, get, patch, post
from litestar.params import Parameter

from capes.games import game as game_by_id
from capes.live.card import table_card
from capes.live.decks import decks_led
from capes.live.opening import as_seen_from, check_may_see, rematch_terms, terms_from
from capes.live.shapes import JoinAnswer, JoinBody, SeatBody, TableAnswer, TableBody
from capes.server.api.qr import qr_svg
from capes.server.api.shapes import ArrangeBody, HouseBody, QuickBody
from capes.server.beside import source_now
from capes.server.context import Context
from capes.server.errors import Clash, Forbidden, NotFound, Refused, TooMuch
from capes.server.people import Me
from capes.server.registry import Registry
from capes.server.storage.tables import TableRow
from capes.table.fairness import commitment
from capes.table.messages import TableCard
from capes.table.terms import Terms, check_terms

DAY = 86400.0


async def check_account(context: Context, person: str) -> None:
    """Ratings are for account holders."""
    found = await context.people_store.get(person)
    if found is None or found.kind != "account":
        raise Forbidden("error-rated-games-are-for-account-holders")


async def check_may_be_rated(context: Context, terms: Terms, person: str) -> None:
    """Ratings are for account holders, and two of them cannot play each other for ratings all day."""
    await check_account(context, person)
    others = [seat.person for seat in terms.seats if seat.person and seat.person != person]
    for other in others:
        if await context.people_store.rated_together(person, other, context.now() - DAY) >= (
            context.settings.rated_pair_games
        ):
            raise Clash("error-enough-rated-games-of-you-two")


async def check_may_meet(context: Context, terms: Terms, person: str) -> None:
    """Who has blocked somebody does not meet them again; neither is told which of them it was."""
    others = {seat.person for seat in terms.seats if seat.person and seat.person != person}
    if others and others & await context.people_store.kept_apart(person):
        raise Forbidden("error-you-cannot-sit-down-at-this-table")


async def open_table(context: Context, terms: Terms) -> TableAnswer:
    """Check and keep a new table."""
    game = game_by_id(terms.game)
    if not context.guard.new_tables.take(source_now.get()):
        raise TooMuch("error-too-many-new-tables-from-your-address")
    await context.beside.short(check_terms, game, terms)
    if await context.tables.busy_with(terms.host) >= context.settings.tables_per_person:
        raise TooMuch("error-you-sit-at-too-many-tables-already-finish", status=409)
    if terms.rated:
        await check_may_be_rated(context, terms, terms.host)
    if all(seat.kind == "bot" for seat in terms.seats):
        if await context.tables.bot_tables(terms.host) >= context.settings.bot_tables_per_person:
            raise TooMuch("error-enough-tables-of-bots-alone", status=409)
    invite = secrets.token_urlsafe(12)
    await context.tables.add(terms, invite, context.now())
    mine = [at for at, seat in enumerate(terms.seats) if seat.person == terms.host]
    return TableAnswer(terms.table, invite, mine[0] if mine else None, commitment(terms.server_seed))


async def the_row(context: Context, id: str) -> TableRow:
    """The stored table, or NotFound."""
    row = await context.tables.get(id) if 0 < len(id) <= 32 else None
    if row is None:
        raise NotFound("error-there-is-no-such-table")
    return row


@post("/tables", status_code=201)
async def new_table(request: Request[Any, Any, Any], me: Me, data: TableBody) -> TableAnswer:
    """Open a table."""
    return await open_table(request.app.state.context, terms_from(data, me))


@get("/tables")
async def lobby(
    request: Request[Any, Any, Any],
    viewer: Me | None,
    game: Annotated[str, Parameter(max_length=20)] = "",
    mode: Annotated[str, Parameter(max_length=30)] = "",
    status: Annotated[str, Parameter(query="state", max_length=12)] = "",
    free: bool | None = None,
    clock: bool | None = None,
    rated: bool | None = None,
    watch: bool | None = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
    offset: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
) -> list[TableCard]:
    """The lobby: public tables that can be joined or watched."""
    context: Context = request.app.state.context
    registry: Registry = request.app.state.registry
    cards: list[TableCard] = []
    apart = await context.people_store.kept_apart(viewer.id) if viewer is not None else set()
    for row in await context.tables.lobby(game, mode, status, limit, offset):
        if apart and any(seat.person in apart for seat in row.terms.seats):
            continue
        live = registry.tables.get(row.id)
        card = as_seen_from(row, None, table_card(row) if live is None else live.card(), context.now())
        wanted = (
            (free is None or bool(card.free and card.state == "open") == free)
            and (clock is None or (card.clock is not None) == clock)
            and (rated is None or card.rated == rated)
            and (watch is None or card.spectators == watch)
        )
        if wanted:
            cards.append(card)
    return cards


@get("/tables/{id:str}")
async def one_table(request: Request[Any, Any, Any], viewer: Me | None, id: str, invite: str = "") -> TableCard:
    """One table's card."""
    context: Context = request.app.state.context
    registry: Registry = request.app.state.registry
    row = await the_row(context, id)
    check_may_see(row, viewer, invite)
    live = registry.tables.get(id)
    card = as_seen_from(row, viewer, table_card(row) if live is None else live.card(), context.now())
    mine = [at for at, seat in enumerate(row.terms.seats) if viewer is not None and seat.person == viewer.id]
    card.seat, card.invite = mine[0] if mine else None, row.invite if mine else None
    if mine:
        card.deck = decks_led(row.terms)[mine[0]].deck
    return card


@get("/invites/{invite:str}")
async def by_invite(request: Request[Any, Any, Any], viewer: Me | None, invite: str) -> TableCard:
    """The table an invitation leads to."""
    context: Context = request.app.state.context
    row = await context.tables.by_invite(invite) if len(invite) <= 64 else None
    if row is None:
        raise NotFound("error-this-invitation-leads-nowhere")
    return as_seen_from(row, viewer, table_card(row), context.now())


@get("/invites/{invite:str}/qr.svg", media_type="image/svg+xml")
async def invite_qr(request: Request[Any, Any, Any], invite: str) -> Response[bytes]:
    """The invitation's link as a QR picture."""
    card: TableCard = await by_invite.fn(request, None, invite)
    context: Context = request.app.state.context
    scheme = "https" if context.settings.secure_cookies else request.url.scheme
    link = f"{scheme}://{request.headers.get('host', '')[:200]}/join/{card.table}?invite={invite}"
    return Response(await qr_svg(context, link, "m", 6, 2), media_type="image/svg+xml")


@post("/tables/{id:str}/join", status_code=200)
async def join(request: Request[Any, Any, Any], me: Me, id: str, data: JoinBody) -> JoinAnswer:
    """Take a seat."""
    registry: Registry = request.app.state.registry
    context: Context = request.app.state.context
    row = await the_row(context, id)
    if row.terms.rated and row.state == "open" and not any(seat.person == me.id for seat in row.terms.seats):
        await check_may_be_rated(context, row.terms, me.id)
    await check_may_meet(context, row.terms, me.id)
    handle = await registry.find(id)
    args = {"person": me.id, "name": me.person.name, "invite": data.invite or "", "deck": data.deck, "seat": data.seat}
    return JoinAnswer(id, await handle.ask("join", args))


@post("/tables/{id:str}/leave", status_code=204)
async def leave(request: Request[Any, Any, Any], me: Me, id: str) -> None:
    """Give the seat back before the game has begun."""
    registry: Registry = request.app.state.registry
    await the_row(request.app.state.context, id)
    await (await registry.find(id)).ask("leave", {"person": me.id})


@post("/tables/{id:str}/arrange", status_code=204)
async def arrange(request: Request[Any, Any, Any], me: Me, id: str, data: ArrangeBody) -> None:
    """Before the deal: another deck of your own, or a moment to choose one."""
    registry: Registry = request.app.state.registry
    await the_row(request.app.state.context, id)
    args = {"person": me.id, "choosing": data.choosing, "deck": data.deck}
    await (await registry.find(id)).ask("arrange", args)


@patch("/tables/{id:str}", status_code=204)
async def house(request: Request[Any, Any, Any], me: Me, id: str, data: HouseBody) -> None:
    """Open or close the table to spectators."""
    registry: Registry = request.app.state.registry
    await the_row(request.app.state.context, id)
    await (await registry.find(id)).ask("house", {"person": me.id, "spectators": data.spectators})


@post("/quick", status_code=200)
async def quick(request: Request[Any, Any, Any], me: Me, data: QuickBody) -> TableAnswer:
    """Sit down at the first table that fits, or open one and wait."""
    context: Context = request.app.state.context
    registry: Registry = request.app.state.registry
    game = game_by_id(data.game)
    mode = data.mode or game.modes[0].id
    known = any(one.id == mode for one in game.modes)
    if data.rated:
        await check_account(context, me.id)
    apart = await context.people_store.kept_apart(me.id)
    for row in await context.tables.lobby(data.game, mode, "open", 50, 0) if known else ():
        here = {seat.person for seat in row.terms.seats}
        if me.id in here or here & apart or row.terms.rated != data.rated or row.terms.prepared or row.terms.days:
            continue
        try:
            if data.rated:
                await check_may_be_rated(context, row.terms, me.id)
            handle = await registry.find(row.id)
            args = {"person": me.id, "name": me.person.name, "invite": "", "deck": data.deck, "seat": None}
            seat = await handle.ask("join", {**args, "company": True})
        except Refused:
            continue
        return TableAnswer(row.id, row.invite, seat, commitment(row.terms.server_seed))
    count = next((m.seats[0] for m in game.modes if m.id == mode), 2)
    seats = [SeatBody() for _ in range(count)]
    body = TableBody(data.game, {**data.setup, "mode": mode}, seats, rated=data.rated, deck=data.deck)
    terms = terms_from(body, me)
    terms.quick = True
    return await open_table(context, terms)


@post("/tables/{id:str}/rematch", status_code=201)
async def rematch(request: Request[Any, Any, Any], me: Me, id: str) -> TableAnswer:
    """The same people in the same seats, a new game; who asks second is led to the same table."""
    context: Context = request.app.state.context
    registry: Registry = request.app.state.registry
    row = await the_row(context, id)
    mine = [at for at, seat in enumerate(row.terms.seats) if seat.person == me.id]
    if not mine:
        raise Forbidden("error-only-those-who-played-can-ask-for-a-rematch")
    if row.state == "live" or row.state == "open":
        raise Clash("error-this-game-is-not-over-yet")
    if not row.rematch:
        terms = rematch_terms(row)
        answer = await open_table(context, terms)
        if await context.tables.set_rematch(id, terms.table):
            await (await registry.find(id)).ask("rematch", {"table": terms.table})
            return TableAnswer(terms.table, answer.invite, mine[0], answer.commit)
        await context.tables.set_state(terms.table, "abandoned", None, context.now())  # somebody was quicker
        row = await the_row(context, id)
    there = await the_row(context, row.rematch)
    return TableAnswer(there.id, there.invite, mine[0], commitment(there.terms.server_seed))


@get("/me/tables")
async def my_tables(
    request: Request[Any, Any, Any],
    me: Me,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
    offset: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
) -> list[TableCard]:
    """Where you sit and sat."""
    context: Context = request.app.state.context
    return [table_card(row) for row in await context.tables.of_person(me.id, limit, offset)]


tables_router = Router(
    "/",
    route_handlers=[
        new_table,
        lobby,
        one_table,
        by_invite,
        invite_qr,
        join,
        leave,
        arrange,
        house,
        quick,
        rematch,
        my_tables,
    ],
    tags=["tables"],
)
