"""The application: everything put together."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog
from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from capes.core.errors import CapesError
from capes.games import GAMES
from capes.games import game as game_by_id
from capes.language.sentence import Sentence, plain
from capes.live.shapes import ErrorAnswer
from capes.live.thinkers import Thinkers
from capes.server.analyses import Analyses
from capes.server.api.account import account_router
from capes.server.api.admin import admin_router, admin_token
from capes.server.api.decks import decks_router
from capes.server.api.document import Document, document_router
from capes.server.api.gate import provide_me, provide_viewer
from capes.server.api.pages import client, healthz, metrics, trust, trust_css
from capes.server.api.people import people_router
from capes.server.api.played import played_router
from capes.server.api.poll import Channels, poll_router
from capes.server.api.puzzles import puzzles_router
from capes.server.api.reading import read_document
from capes.server.api.reference import reference_router
from capes.server.api.replays import replays_router
from capes.server.api.shelf import shelf_router
from capes.server.api.tables import tables_router
from capes.server.api.ties import ties_router
from capes.server.api.turns import turns_router
from capes.server.availability import Availability
from capes.server.cluster.cluster import Cluster
from capes.server.context import Context
from capes.server.errors import TooMuch, told
from capes.server.match_ups import MatchUps
from capes.server.puzzles import Puzzles
from capes.server.registry import Registry
from capes.server.replays import Replays
from capes.server.settings import Settings
from capes.server.socket import source_of_request, table_socket
from capes.server.storage.database import Database

log = structlog.get_logger("capes.http")


def refused(request: Request[Any, Any, Any], error: CapesError) -> Response[ErrorAnswer]:
    """A typed error as its status and sentence."""
    if isinstance(error, TooMuch):
        context: Context = request.app.state.context
        context.guard.refused(error.kind, source_of_request(request.scope))
    return Response(ErrorAnswer(**told(error)), status_code=getattr(error, "status", 409))


def unfit(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorAnswer]:
    """What the framework refuses, in the same shape."""
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [(str(one.get("key", "")), str(one.get("message", ""))) for one in extra]
    sentence = plain(error.detail)
    if faults == [("data", "'data'")]:
        sentence = Sentence("error-this-request-needs-a-body")
    elif faults:
        what = "; ".join(f"{field}: {fault}" for field, fault in faults)
        sentence = Sentence("error-this-request-cannot-be-used", what=what)
    answer = ErrorAnswer(**told(CapesError(sentence)))
    return Response(answer, status_code=error.status_code, headers=error.headers)


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorAnswer]:
    """A body of lists in lists in lists."""
    return Response(ErrorAnswer(**told(CapesError("error-this-request-is-nested-too-deeply"))), status_code=400)


def out_of_reach(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """The database does not answer: come back soon."""
    context: Context = request.app.state.context
    context.guard.note("database out of reach", source_of_request(request.scope), error=repr(error)[:300])
    answer = ErrorAnswer(**told(CapesError("error-the-database-does-not-answer")))
    return Response(answer, status_code=503, headers={"retry-after": "2"})


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """A mistake of ours: logged with everything, told without anything."""
    log.error("request failed", path=request.url.path, method=request.method, exc_info=error)
    return Response(ErrorAnswer(**told(CapesError("error-something-failed-here"))), status_code=500)


def load_games() -> None:
    """Every game is loaded before the first visitor: whoever came first would hold everybody up with it."""
    for id in GAMES:
        with suppress(ModuleNotFoundError):
            game_by_id(id).setup_form()


def make_app(settings: Settings, database: Database, bots: Thinkers | None = None) -> Litestar:
    """One server process on an opened database."""
    context = Context(settings, database, bots)
    cluster = None if database.sqlite else Cluster(context)
    registry = Registry(context, cluster)
    availability = context.availability = Availability(context, lambda: registry.tables.values())
    channels = Channels(context)
    match_ups = MatchUps(context)
    replays = Replays(context)
    analyses = Analyses(context, replays)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        load_games()
        await context.start()
        if cluster is not None:
            await cluster.start(registry)
        registry.start()
        availability.start()
        channels.start()
        try:
            yield
        finally:
            await availability.stop()
            await match_ups.stop()
            await analyses.stop()
            await channels.stop()
            await registry.stop()
            if cluster is not None:
                await cluster.stop()
            context.beside.stop()
            await context.writer.stop()
            await context.bots.close()
            await context.background.stop()
            await database.close()

    api = Router(
        "/api",
        route_handlers=[
            people_router,
            account_router,
            played_router,
            ties_router,
            turns_router,
            tables_router,
            replays_router,
            reference_router,
            decks_router,
            shelf_router,
            puzzles_router,
            poll_router,
            admin_router,
        ],
        dependencies={"me": Provide(provide_me), "viewer": Provide(provide_viewer)},
    )
    app = Litestar(
        route_handlers=[api, table_socket, healthz, metrics, trust, trust_css, read_document, client],
        exception_handlers={
            CapesError: refused,
            HTTPException: unfit,
            RecursionError: too_deep,
            Exception: broken,
            **dict.fromkeys((ConnectionError, TimeoutError, DBAPIError, sqlite3.Error), out_of_reach),
            **dict.fromkeys((DataError, IntegrityError, ProgrammingError), broken),  # these are mistakes of ours
        },
        openapi_config=OpenAPIConfig(
            "Capes",
            "1",
            openapi_router=document_router,
            render_plugins=[Document()],
            description="Superhero card games: tables, replays, cards and rules.",
        ),
        lifespan=[life],
        logging_config=None,
        request_max_body_size=settings.body_bytes,
    )
    app.state.context = context
    app.state.registry = registry
    app.state.channels = channels
    app.state.match_ups = match_ups
    app.state.replays = replays
    app.state.analyses = analyses
    app.state.puzzles = Puzzles(context)
    app.state.admin_token = admin_token(settings.data)
    return app
