"""Records, replays, proofs and forks."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from capes.core.errors import BadRecord
from capes.live.opening import check_finished, check_may_see, fork_terms, still_running
from capes.live.shapes import (
    AnalysisAnswer,
    AnalysisProgress,
    ChancesAnswer,
    CurvePoint,
    ForkBody,
    TableAnswer,
    VerifyAnswer,
)
from capes.server.analyses import Analyses, Work
from capes.server.api.tables import open_table, the_row
from capes.server.context import Context
from capes.server.errors import Refused
from capes.server.people import Me
from capes.server.replays import Replays
from capes.server.socket import source_of_request


@get("/tables/{id:str}/record")
async def record(
    request: Request[Any, Any, Any], viewer: Me | None, id: str, invite: str = ""
) -> Response[dict[str, Any]]:
    """The record of a finished game: set-up, seeds and picks."""
    context: Context = request.app.state.context
    replays: Replays = request.app.state.replays
    row = await the_row(context, id)
    check_may_see(row, viewer, invite)
    check_finished(row, viewer, context.now())
    match = await replays.match_of(row)
    text: Any = match.record().to_json().encode()
    return Response(text, media_type="application/json")


@get("/tables/{id:str}/verify")
async def prove(request: Request[Any, Any, Any], viewer: Me | None, id: str, invite: str = "") -> VerifyAnswer:
    """Whether the shuffles of a finished game are what was committed to."""
    context: Context = request.app.state.context
    replays: Replays = request.app.state.replays
    row = await the_row(context, id)
    check_may_see(row, viewer, invite)
    check_finished(row, viewer, context.now())
    try:
        return VerifyAnswer(True, facts=await replays.proof(row))
    except BadRecord as error:
        return VerifyAnswer(False, str(error))


@get(
    "/tables/{id:str}/analysis",
    responses={202: ResponseSpec(AnalysisProgress, description="Being worked out; ask again in a second.")},
)
async def analysis(
    request: Request[Any, Any, Any], viewer: Me | None, id: str, invite: str = ""
) -> Response[AnalysisAnswer]:
    """A finished game judged: everybody's chances all along, and the decisions that cost the most."""
    context: Context = request.app.state.context
    analyses: Analyses = request.app.state.analyses
    row = await the_row(context, id)
    check_may_see(row, viewer, invite)
    check_finished(row, viewer, context.now())
    work = await analyses.of(row, source_of_request(request.scope))
    body: Any = work.answer
    if body is None:
        progress: Any = AnalysisProgress(work.done, work.of, points_of(work))
        return Response(progress, status_code=202, headers={"retry-after": "1"})
    return Response(body, media_type="application/json")


def points_of(work: Work) -> list[CurvePoint]:
    """The curve as far as it is known."""
    if work.answer is not None:
        return msgspec.json.decode(work.answer, type=AnalysisAnswer).curve
    return [CurvePoint(**point) for point in work.curve]


@get("/tables/{id:str}/chances")
async def chances(request: Request[Any, Any, Any], viewer: Me | None, id: str, invite: str = "") -> ChancesAnswer:
    """Everybody's chances all along a finished game, for its last page; where there is no room for it now, none."""
    context: Context = request.app.state.context
    analyses: Analyses = request.app.state.analyses
    row = await the_row(context, id)
    check_may_see(row, viewer, invite)
    if still_running(row, viewer, context.now()):
        return ChancesAnswer([], 0, False)
    work = await analyses.chances(row, source_of_request(request.scope))
    if work is None:
        return ChancesAnswer([], 0, False)
    points = points_of(work)
    return ChancesAnswer(points, work.of or len(points), work.answer is not None or work.charted or bool(work.failed))


@get("/replays/{id:str}")
async def frame(
    request: Request[Any, Any, Any],
    viewer: Me | None,
    id: str,
    at: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int, Parameter(ge=0, le=7)] | None = None,
    invite: str = "",
) -> dict[str, Any]:
    """One moment of a finished game; without `seat` with every hand open."""
    context: Context = request.app.state.context
    replays: Replays = request.app.state.replays
    row = await the_row(context, id)
    check_may_see(row, viewer, invite)
    check_finished(row, viewer, context.now())
    if seat is not None and seat >= len(row.terms.seats):
        raise Refused("error-there-is-no-such-seat")
    return await replays.frame(row, at, seat)


@get("/replays/{id:str}/log")
async def replay_log(
    request: Request[Any, Any, Any],
    viewer: Me | None,
    id: str,
    seat: Annotated[int, Parameter(ge=0, le=7)] | None = None,
    invite: str = "",
) -> list[dict[str, Any]]:
    """A finished game in sentences."""
    context: Context = request.app.state.context
    replays: Replays = request.app.state.replays
    row = await the_row(context, id)
    check_may_see(row, viewer, invite)
    check_finished(row, viewer, context.now())
    if seat is not None and seat >= len(row.terms.seats):
        raise Refused("error-there-is-no-such-seat")
    try:
        return await replays.log(row, seat)
    except BadRecord as error:
        raise Refused("error-this-game-was-played-under-other-rules", status=409, error=error.sentence) from None


@post("/replays/{id:str}/fork", status_code=201)
async def fork(request: Request[Any, Any, Any], me: Me, id: str, data: ForkBody, invite: str = "") -> TableAnswer:
    """A new table that starts from a moment of this game."""
    context: Context = request.app.state.context
    replays: Replays = request.app.state.replays
    row = await the_row(context, id)
    check_may_see(row, me, invite)
    check_finished(row, me, context.now())
    match = await replays.match_of(row)
    return await open_table(context, fork_terms(row, match, data, me))


HANDLERS = [record, prove, analysis, chances, frame, replay_log, fork]
replays_router = Router("/", route_handlers=HANDLERS, tags=["replays"])
