"""For whoever runs the server: the token lies in the data folder, so only they can read it."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import Parameter
from msgspec import to_builtins

from capes.live.card import table_card
from capes.server.api.tables import the_row
from capes.server.context import Context
from capes.server.errors import Forbidden
from capes.server.limits import source_of
from capes.server.registry import Registry

TOKEN_FILE = "admin.token"


def admin_token(data: Path) -> str:
    """The token of this data folder, made when first asked for."""
    path = data / TOKEN_FILE
    data.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text().strip()
    with os.fdopen(handle, "w") as file:
        token = secrets.token_urlsafe(32)
        file.write(token)
    return token


def knows_token(request: Request[Any, Any, Any]) -> bool:
    """Whether the admin token came with the request."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    return secrets.compare_digest(given.encode(), str(request.app.state.admin_token).encode())


def is_local(request: Request[Any, Any, Any]) -> bool:
    """Whether the request comes from this very machine, and not through a proxy on it."""
    through = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    return request.client is not None and source_of(request.client.host) in ("127.0.0.1", "::/64") and not through


def check(request: Request[Any, Any, Any]) -> Context:
    """The context, for who knows the token."""
    if not knows_token(request):
        raise Forbidden("error-this-is-for-whoever-runs-the-server")
    context: Context = request.app.state.context
    return context


@get("/tables")
async def list_tables(
    request: Request[Any, Any, Any], status: Annotated[str, Parameter(query="state", max_length=12)] = "live"
) -> list[dict[str, Any]]:
    """Tables in a state, private ones too, with why a game is stuck if it is."""
    context = check(request)
    registry: Registry = request.app.state.registry
    cards: list[dict[str, Any]] = []
    for id in (await context.tables.ids(status))[:1000]:
        row = await context.tables.get(id)
        if row is not None:
            cards.append(
                to_builtins(table_card(row)) | {"seq": row.seq, "owner": row.owner, "stuck": registry.stuck.get(id)}
            )
    return cards


@post("/tables/{id:str}/end", status_code=204)
async def end_table(request: Request[Any, Any, Any], id: str) -> None:
    """Declare a table abandoned."""
    context = check(request)
    registry: Registry = request.app.state.registry
    await the_row(context, id)
    if await registry.end_stuck(id):
        return
    handle = await registry.find(id)
    await handle.ask("end", {"why": "ended-by-host"})


@post("/tables/{id:str}/revive", status_code=204)
async def revive_table(request: Request[Any, Any, Any], id: str) -> None:
    """Let a table go on that was declared abandoned."""
    context = check(request)
    registry: Registry = request.app.state.registry
    await the_row(context, id)
    await registry.revive(id)


@get("/reports")
async def list_reports(
    request: Request[Any, Any, Any], limit: Annotated[int, Parameter(ge=1, le=500)] = 50
) -> list[dict[str, Any]]:
    """The newest reports: failing cards, and what players wrote."""
    return await check(request).people_store.reports(limit)


admin_router = Router(
    "/admin",
    route_handlers=[list_tables, end_table, revive_table, list_reports],
    include_in_schema=False,
    tags=["admin"],
)
