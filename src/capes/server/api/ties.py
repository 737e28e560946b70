"""Whom people follow and whom they never want to meet again."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, put

from capes.server.api.played import somebody
from capes.server.api.played_shapes import FriendCard
from capes.server.context import Context
from capes.server.errors import Clash, TooMuch
from capes.server.people import Me
from capes.server.storage.people import GONE, Tie

MOST_TIES = 500


async def tie(request: Request[Any, Any, Any], kind: Tie, me: Me, id: str, on: bool) -> None:
    """Begin or end a tie to somebody."""
    context: Context = request.app.state.context
    other = await somebody(context, id)
    if other.id == me.id:
        raise Clash("error-that-is-yourself")
    if on and len(await context.people_store.tied(kind, me.id)) >= MOST_TIES:
        raise TooMuch("error-enough-people-on-that-list", most=MOST_TIES, status=409)
    await context.people_store.tie(kind, me.id, other.id, context.now() if on else None)


@put("/people/{id:str}/block", status_code=204)
async def block(request: Request[Any, Any, Any], me: Me, id: str) -> None:
    """Never meet somebody again, in quick matches or in the lobby; nobody is told."""
    await tie(request, "block", me, id, True)


@delete("/people/{id:str}/block", status_code=204)
async def unblock(request: Request[Any, Any, Any], me: Me, id: str) -> None:
    """Meet them again."""
    await tie(request, "block", me, id, False)


@put("/people/{id:str}/follow", status_code=204)
async def follow(request: Request[Any, Any, Any], me: Me, id: str) -> None:
    """See when somebody plays."""
    await tie(request, "follow", me, id, True)


@delete("/people/{id:str}/follow", status_code=204)
async def unfollow(request: Request[Any, Any, Any], me: Me, id: str) -> None:
    """See it no longer."""
    await tie(request, "follow", me, id, False)


async def cards(request: Request[Any, Any, Any], kind: Tie, me: Me) -> list[FriendCard]:
    """People with the tables everybody may watch them at."""
    context: Context = request.app.state.context
    found = [one for one in await context.people_store.tied(kind, me.id) if one.kind != GONE]
    apart = await context.people_store.kept_apart(me.id)
    return [
        FriendCard(one.id, one.name, one.kind, [] if one.id in apart else await context.tables.watchable(one.id))
        for one in found
    ]


@get("/me/friends")
async def my_friends(request: Request[Any, Any, Any], me: Me) -> list[FriendCard]:
    """Whom you follow, and where they play now."""
    return await cards(request, "follow", me)


@get("/me/blocks")
async def my_blocks(request: Request[Any, Any, Any], me: Me) -> list[FriendCard]:
    """Whom you never want to meet again."""
    return await cards(request, "block", me)


ties_router = Router("/", route_handlers=[block, unblock, follow, unfollow, my_friends, my_blocks], tags=["people"])
