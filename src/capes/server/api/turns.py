"""Games by turns: whose move it is, days off, and a feed for whoever reads feeds."""

from __future__ import annotations

import html
import secrets
from datetime import UTC, datetime
from typing import Any

from litestar import Request, Response, Router, delete, get, post

from capes.server.api.played import game_card
from capes.server.api.played_shapes import FeedAnswer, GameCard, TurnsAnswer, VacationBody
from capes.server.context import Context
from capes.server.errors import Clash, NotFound
from capes.server.people import Me
from capes.server.registry import Registry
from capes.server.storage.people import Person
from capes.server.storage.results import Wanted

DAY = 86400.0
DAYS_OFF = 30.0
"""Days off in a year."""
MOST_SHOWN = 50


def year_of(now: float) -> int:
    """The year of a moment."""
    return datetime.fromtimestamp(now, UTC).year


def days_left(person: Person, now: float) -> float:
    """Days off somebody still has this year."""
    return DAYS_OFF - (person.vacation_days if person.vacation_year == year_of(now) else 0.0)


async def waiting_for(request: Request[Any, Any, Any], person: str) -> list[GameCard]:
    """The live games in which the move is somebody's, the longest waiting first."""
    context: Context = request.app.state.context
    registry: Registry = request.app.state.registry
    cards: list[GameCard] = []
    for row, result in await context.results.games_of(person, Wanted(ending="going"), MOST_SHOWN, 0):
        live = registry.tables.get(row.id)
        match = None if live is None else live.match
        cards.append(game_card(row, result, person, row.holds if match is None else match.holder))
    return sorted((card for card in cards if card.mine), key=lambda card: card.touched)


@get("/me/turns")
async def my_turns(request: Request[Any, Any, Any], me: Me) -> TurnsAnswer:
    """Where the move is yours, and your days off."""
    context: Context = request.app.state.context
    person = await context.people_store.get(me.id)
    assert person is not None
    now = context.now()
    off = person.vacation if person.vacation > now else 0.0
    return TurnsAnswer(await waiting_for(request, me.id), off, days_left(person, now), bool(person.feed))


@post("/me/vacation", status_code=200)
async def take_days_off(request: Request[Any, Any, Any], me: Me, data: VacationBody) -> TurnsAnswer:
    """Days off: no game by turns is lost by time until they are over, and a day longer."""
    context: Context = request.app.state.context
    person = await context.people_store.get(me.id)
    assert person is not None
    now = context.now()
    if person.vacation > now:
        raise Clash("error-your-days-off-have-begun-already")
    left = days_left(person, now)
    if data.days > left:
        raise Clash("error-so-many-days-off-are-left-this-year", count=int(left))
    await context.people_store.set_vacation(me.id, now + data.days * DAY, DAYS_OFF - left + data.days, year_of(now))
    answer: TurnsAnswer = await my_turns.fn(request, me)
    return answer


@post("/me/feed", status_code=201)
async def new_feed(request: Request[Any, Any, Any], me: Me) -> FeedAnswer:
    """A new secret address of your feed; an older one leads nowhere any more."""
    context: Context = request.app.state.context
    key = secrets.token_urlsafe(24)
    await context.people_store.set_feed(me.id, key)
    return FeedAnswer(f"/api/feeds/{key}")


@delete("/me/feed", status_code=204)
async def no_feed(request: Request[Any, Any, Any], me: Me) -> None:
    """No feed any more."""
    context: Context = request.app.state.context
    await context.people_store.set_feed(me.id, "")


def when(moment: float) -> str:
    """A moment as feeds write it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


def entry(base: str, card: GameCard, title: str) -> str:
    """A game as an entry; its id changes with every move, so that readers show it again."""
    rivals = ", ".join(player.name for player in card.players if player.seat != card.seat and player.name)
    link = html.escape(f"{base}/table/{card.table}")
    return (
        f"<entry><id>{link}#{int(card.touched)}</id><title>{html.escape(f'{title}: {rivals}')}</title>"
        f"<updated>{when(card.touched)}</updated><link href='{link}'/></entry>"
    )


@get("/feeds/{key:str}", media_type="application/atom+xml")
async def feed(request: Request[Any, Any, Any], key: str) -> Response[str]:
    """Whose turn it is, as an Atom feed; the address is its own key."""
    context: Context = request.app.state.context
    person = await context.people_store.by_feed(key) if 20 <= len(key) <= 64 else None
    if person is None:
        raise NotFound("error-there-is-nothing-here")
    scheme = "https" if context.settings.secure_cookies else request.url.scheme
    base = f"{scheme}://{request.headers.get('host', '')[:200]}"
    cards = await waiting_for(request, person.id)
    over = await context.results.games_of(person.id, Wanted(), 10, 0)
    ended = [game_card(row, result, person.id, None) for row, result in over if row.state == "over"]
    updated = max((card.touched for card in (*cards, *ended)), default=person.created)
    entries = [entry(base, card, "Your move") for card in cards] + [entry(base, card, "Game over") for card in ended]
    page = (
        "<?xml version='1.0' encoding='utf-8'?><feed xmlns='http://www.w3.org/2005/Atom'>"
        f"<id>{html.escape(base)}/me</id><title>Capes: {html.escape(person.name)}</title>"
        f"<updated>{when(updated)}</updated><link href='{html.escape(base)}/me'/>{''.join(entries)}</feed>"
    )
    return Response(page, media_type="application/atom+xml", headers={"cache-control": "private, max-age=60"})


turns_router = Router("/", route_handlers=[my_turns, take_days_off, new_feed, no_feed, feed], tags=["people"])
