"""Puzzles: the one of the day, lists, desks to try them at, and puzzles made from finished games."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import Parameter
from msgspec import to_builtins

from capes.live.opening import check_finished, check_may_see, lay_seats
from capes.live.shapes import SeatBody, TableAnswer
from capes.puzzles.puzzle import Puzzle, shipped
from capes.server.api.puzzle_shapes import PuzzleAskBody, PuzzleMadeBody, PuzzlePlayBody, PuzzleTableBody
from capes.server.api.tables import open_table, the_row
from capes.server.context import Context
from capes.server.errors import NotFound, Refused
from capes.server.people import Me
from capes.server.puzzles import OWN, Puzzles, by_id, card, day_of, frame, of_the_day, streak
from capes.server.replays import Replays
from capes.table.fairness import new_server_seed
from capes.table.terms import Terms

PuzzleId = Annotated[str, Parameter(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_.-]+$")]
Answer = dict[str, Any]
NEAR = 150
"""How far from a solver's rating the next puzzle is looked for at first."""


async def found(request: Request[Any, Any, Any], viewer: Me | None, id: str, invite: str = "") -> Puzzle:
    """A puzzle by its name; one made from a game is made again, by the rights its viewer has in that game."""
    context: Context = request.app.state.context
    puzzles: Puzzles = request.app.state.puzzles
    if not id.startswith(f"{OWN}."):
        return puzzles.known(id)
    parts = id.split(".")
    if len(parts) != 4 or not parts[2].isdecimal() or len(parts[2]) > 6:
        raise NotFound("error-there-is-no-such-puzzle", id=id)
    row = await the_row(context, parts[1])
    check_may_see(row, viewer, invite)
    check_finished(row, viewer, context.now())
    replays: Replays = request.app.state.replays
    match = await replays.match_of(row)
    return await puzzles.make(match.record(), parts[1], int(parts[2]), parts[3])


@get("/puzzles")
async def list_puzzles(
    game: Annotated[str, Parameter(max_length=20)] = "",
    goal: Annotated[str, Parameter(max_length=20)] = "",
    theme: Annotated[str, Parameter(max_length=30)] = "",
) -> list[Answer]:
    """The puzzles there are, easiest first."""
    return [
        card(puzzle)
        for puzzle in shipped()
        if (not game or puzzle.game == game)
        and (not goal or puzzle.goal == goal)
        and (not theme or theme in puzzle.themes)
    ]


@get("/puzzles/daily")
async def daily(request: Request[Any, Any, Any]) -> Answer:
    """The puzzle of the day."""
    context: Context = request.app.state.context
    day = day_of(context.now())
    puzzle = of_the_day(day)
    return {"day": day, **card(puzzle, await context.puzzles.rating(puzzle.id))}


@get("/puzzles/mine")
async def mine(request: Request[Any, Any, Any], me: Me) -> Answer:
    """How you stand as a solver: ratings, streak, what you have solved."""
    context: Context = request.app.state.context
    puzzles: Puzzles = request.app.state.puzzles
    tries = await context.puzzles.tries_of(me.id)
    today = day_of(context.now())
    now, longest = streak({one.day for one in tries if one.day}, today)
    ratings = {}
    for game in ("vs", "duel"):
        standing = await puzzles.standing(me.id, game)
        ratings[game] = {"rating": round(1500 + 40 * (standing.mu - 25)), "tries": standing.games}
    return {
        "today": today,
        "streak": now,
        "longest": longest,
        "days": sorted({one.day for one in tries if one.day > today - 7}),
        "ratings": ratings,
        "solved": [one.puzzle for one in tries if one.solved or one.day],
        "failed": [one.puzzle for one in tries if not one.solved and not one.day],
    }


@get("/puzzles/next")
async def next_puzzle(
    request: Request[Any, Any, Any],
    me: Me,
    game: Annotated[str, Parameter(max_length=20)] = "vs",
    theme: Annotated[str, Parameter(max_length=30)] = "",
    goal: Annotated[str, Parameter(max_length=20)] = "",
) -> Answer:
    """One you have not tried yet, about as hard as you are good."""
    context: Context = request.app.state.context
    puzzles: Puzzles = request.app.state.puzzles
    tried = {one.puzzle for one in await context.puzzles.tries_of(me.id)}
    fitting = [
        puzzle
        for puzzle in shipped()
        if puzzle.game == game and (not theme or theme in puzzle.themes) and (not goal or puzzle.goal == goal)
    ]
    open_ones = [puzzle for puzzle in fitting if puzzle.id not in tried] or fitting
    if not open_ones:
        raise NotFound("error-no-puzzle-fits")
    standing = await puzzles.standing(me.id, game)
    aim = round(1500 + 40 * (standing.mu - 25)) if standing.games else 1250
    near = [puzzle for puzzle in open_ones if abs(puzzle.rating - aim) <= NEAR]
    chosen = secrets.choice(near or sorted(open_ones, key=lambda puzzle: abs(puzzle.rating - aim))[:5])
    return card(chosen, await context.puzzles.rating(chosen.id))


@get("/puzzles/{id:str}")
async def one_puzzle(request: Request[Any, Any, Any], viewer: Me | None, id: PuzzleId, invite: str = "") -> Answer:
    """A puzzle before it is tried."""
    context: Context = request.app.state.context
    puzzle = await found(request, viewer, id, invite)
    return {**card(puzzle, await context.puzzles.rating(puzzle.id)), "id": id}


@post("/puzzles/{id:str}/play", status_code=200)
async def play(request: Request[Any, Any, Any], me: Me, id: PuzzleId, data: PuzzlePlayBody, invite: str = "") -> Answer:
    """The table after your picks and the best answers to them; the first try that ends is rated."""
    puzzles: Puzzles = request.app.state.puzzles
    context: Context = request.app.state.context
    puzzle = await found(request, me, id, invite)
    desk, way = await puzzles.after(puzzle, data.picks)
    answer = await context.beside.short(frame, desk, way)
    if way.status != "open" and data.picks:
        answer["rated"] = await puzzles.note(me.id, puzzle, way.status == "solved" and not data.helped)
    return answer


@post("/puzzles/{id:str}/ask", status_code=200)
async def ask(request: Request[Any, Any, Any], me: Me, id: PuzzleId, data: PuzzleAskBody, invite: str = "") -> Answer:
    """A question at the desk: why not, where a number comes from, what a fight would come to, a hint."""
    context: Context = request.app.state.context
    puzzles: Puzzles = request.app.state.puzzles
    puzzle = await found(request, me, id, invite)
    desk, way = await puzzles.after(puzzle, data.picks)
    game, state, seat = desk.game, way.state, puzzle.seat
    if data.about == "why":
        reasons = await context.beside.short(game.why_not, state, seat, data.wish)
        return {"reasons": [one.data() for one in reasons]}
    if data.about == "explain":
        return {"explain": to_builtins(await context.beside.short(game.explain, state, seat, data.card))}
    if data.about == "preview":
        seen = await context.beside.short(game.foresee, state, seat, tuple(data.attackers), data.card)
        return {"preview": to_builtins(seen)}
    good = await puzzles.good_picks(desk, way)
    if not good or state.decision is None:
        raise Refused("error-this-cannot-be-settled", status=409)
    option = state.decision.options[good[0]]
    return {"hint": {"option": good[0], "card": option.card, "label": game.choice(state, option).data()}}


@post("/puzzles/{id:str}/table", status_code=201)
async def play_on(
    request: Request[Any, Any, Any], me: Me, id: PuzzleId, data: PuzzleTableBody, invite: str = ""
) -> TableAnswer:
    """A table that goes on from the position, against a bot."""
    context: Context = request.app.state.context
    puzzle = await found(request, me, id, invite)
    bodies = [SeatBody() if seat == puzzle.seat else SeatBody("bot", data.level) for seat in range(2)]
    seats = lay_seats(bodies, me, False, None)
    terms = Terms(
        secrets.token_urlsafe(9).replace("-", "x").replace("_", "y"),
        puzzle.game,
        puzzle.setup,
        seats,
        private=True,
        host=me.id,
        server_seed=new_server_seed(),
        seed=puzzle.seed,
        start=puzzle.picks,
        forked_from=id if id in by_id() else id.split(".")[1],
    )
    return await open_table(context, terms)


@post("/puzzles", status_code=201)
async def make(request: Request[Any, Any, Any], me: Me, data: PuzzleMadeBody, invite: str = "") -> Answer:
    """A puzzle from a moment of a finished game, if the solver proves it; its name can be shared."""
    id = f"{OWN}.{data.table}.{data.at}.{data.goal}"
    puzzle = await found(request, me, id, invite)
    return {**card(puzzle), "id": id, "solutions": puzzle.solutions}


HANDLERS = [list_puzzles, daily, mine, next_puzzle, one_puzzle, play, ask, play_on, make]
puzzles_router = Router("/", route_handlers=HANDLERS, tags=["puzzles"])
