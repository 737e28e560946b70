"""Games people have played: their own list, and what others may know of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, get
from litestar.params import Parameter

from capes.live.decks import decks_led
from capes.live.opening import still_running
from capes.live.shapes import HabitShown
from capes.server.api.people import rating_card
from capes.server.api.played_shapes import GameCard, GamesPage, PlayerCard, ProfileAnswer
from capes.server.context import Context
from capes.server.errors import NotFound
from capes.server.habits import shown
from capes.server.people import Me
from capes.server.profile import curves, favourites, shares
from capes.server.registry import Registry
from capes.server.storage.people import GONE, Person
from capes.server.storage.results import Result, Wanted
from capes.server.storage.tables import TableRow

LONGEST_DELAY = 600.0
"""Seconds by which spectators may lag behind at most."""
Short = Annotated[str, Parameter(max_length=30)]
Limit = Annotated[int, Parameter(ge=1, le=100)]
LOOKED_AT = 50
"""So many games are looked at for habits."""
Offset = Annotated[int, Parameter(ge=0, le=100_000)]


def game_card(row: TableRow, result: Result | None, person: str, holds: int | None) -> GameCard:
    """A game as its player finds it again."""
    terms = row.terms
    mine = [at for at, seat in enumerate(terms.seats) if seat.person == person]
    over, winners = row.state == "over", row.outcome.winners if row.outcome is not None else ()
    players = [
        PlayerCard(
            at, seat.name, seat.kind, seat.level, seat.person, led.main,
            led.deck if over or at in mine else "", over and at in winners,
        )
        for at, (seat, led) in enumerate(zip(terms.seats, decks_led(terms), strict=True))
    ]  # fmt: skip
    ending: Literal["", "won", "lost", "none"] = ""
    if over:
        ending = "none" if not winners or terms.hotseat else "won" if set(mine) & set(winners) else "lost"
    elif row.state == "abandoned":
        ending = "none"
    return GameCard(
        row.id, row.game, row.mode, row.state, mine[0] if mine else 0, players, ending,
        row.outcome.why if row.outcome is not None else "",
        result.turns if result is not None else 0, terms.rated, terms.days,
        None if result is None or result.rating is None else round(result.rating),
        None if result is None or result.moved is None else round(result.moved),
        row.state == "live" and holds in mine, over, row.created, row.touched,
    )  # fmt: skip


@get("/me/games")
async def my_games(
    request: Request[Any, Any, Any],
    me: Me,
    game: Short = "",
    mode: Short = "",
    ending: Literal["", "going", "won", "lost"] = "",
    against: Literal["", "people", "bots"] = "",
    deck: Annotated[str, Parameter(max_length=200)] = "",
    name: Annotated[str, Parameter(max_length=60)] = "",
    limit: Limit = 20,
    offset: Offset = 0,
) -> GamesPage:
    """Your games, newest first: with whom, with what, how they ended, and where to go on."""
    wanted = Wanted(game, mode, ending, against, deck, name.strip())
    return await page(request, me, me.id, wanted, limit, offset)


@get("/me/habits")
async def my_habits(request: Request[Any, Any, Any], me: Me, game: Short = "") -> list[HabitShown]:
    """What you tend to get wrong, counted over your last judged games; the worst first."""
    context: Context = request.app.state.context
    counts: list[dict[str, list[int]]] = []
    for row, _ in await context.results.games_of(me.id, Wanted(game), LOOKED_AT, 0):
        kept = await context.tables.analysis(row.id) if row.state == "over" and not row.terms.hotseat else None
        mine = [at for at, seat in enumerate(row.terms.seats) if seat.person == me.id]
        if kept is not None and mine:
            habits: list[dict[str, list[int]]] = msgspec.json.decode(kept).get("habits", [])  # older ones have none
            counts += [habits[at] for at in mine if at < len(habits)]
    return shown(counts)


async def page(
    request: Request[Any, Any, Any], viewer: Me | None, person: str, wanted: Wanted, limit: int, offset: int
) -> GamesPage:
    """Some games of somebody; those whose end the viewer has not seen yet are left out."""
    context: Context = request.app.state.context
    registry: Registry = request.app.state.registry
    rows = await context.results.games_of(person, wanted, limit + 1, offset)
    cards: list[GameCard] = []
    for row, result in rows[:limit]:
        if still_running(row, viewer, context.now()):
            continue
        live = registry.tables.get(row.id)
        match = None if live is None else live.match
        holds = row.holds if match is None else match.holder
        cards.append(game_card(row, result, person, holds))
    return GamesPage(cards, len(rows) > limit)


async def somebody(context: Context, id: str) -> Person:
    """A person, or NotFound; who has left is nobody."""
    found = await context.people_store.get(id) if 0 < len(id) <= 32 else None
    if found is None or found.kind == GONE:
        raise NotFound("error-there-is-nobody-like-that-here")
    return found


@get("/people/{id:str}/games")
async def games_of(
    request: Request[Any, Any, Any], viewer: Me | None, id: str, limit: Limit = 20, offset: Offset = 0
) -> GamesPage:
    """Somebody's finished games that everybody may see."""
    context: Context = request.app.state.context
    await somebody(context, id)
    return await page(request, viewer, id, Wanted(public=True), limit, offset)


@get("/people/{id:str}/profile")
async def profile(request: Request[Any, Any, Any], viewer: Me | None, id: str) -> ProfileAnswer:
    """Who somebody is as a player: games, decks, cards, ratings and best wins."""
    context: Context = request.app.state.context
    person = await somebody(context, id)
    own = viewer is not None and viewer.id == id
    now = context.now()
    found = await context.results.of_person(id, public=not own)
    for table in {one.table_id for one in found if one.at > now - LONGEST_DELAY}:
        row = await context.tables.get(table)
        if row is not None and still_running(row, viewer, now):
            found = [one for one in found if one.table_id != table]
    ratings = await context.people_store.ratings_of([id])
    best = [one for one in await context.results.best_of(id, public=not own) if not still_running(one[0], viewer, now)]
    figures = await context.beside.short(
        lambda: (shares(found, "deck"), shares(found, "main"), favourites(found), curves(found))
    )
    playing = [] if own else await context.tables.watchable(id)
    ties = await context.people_store.ties(viewer.id, id) if viewer is not None else (False, False)
    turns = [one.turns for one in found if one.turns]
    return ProfileAnswer(
        person.id, person.name, person.kind, person.created, len(found), sum(one.won for one in found),
        round(sum(turns) / len(turns), 1) if turns else 0.0, playing, [rating_card(one) for one in ratings],
        *figures, [game_card(row, result, id, None) for row, result in best], *ties,
    )  # fmt: skip


played_router = Router("/", route_handlers=[my_games, my_habits, games_of, profile], tags=["people"])
