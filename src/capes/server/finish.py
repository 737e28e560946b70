"""What happens when a match is over: the outcome is kept, ratings move, frames are stored."""

from __future__ import annotations

import zlib
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from openskill.models import PlackettLuce

from capes.core.event import SeatEvent
from capes.core.record import Record
from capes.games import game as game_by_id
from capes.live.decks import decks_led
from capes.server.context import Context
from capes.server.storage.people import Rating, points
from capes.server.storage.results import Result, cards_kept, result_kept
from capes.server.storage.tables import ended, frames_kept
from capes.table.match import Match

if TYPE_CHECKING:
    from capes.live.table import LiveTable

MODEL = PlackettLuce()
Moved = tuple[float, float]
"""A rating after a game, and by how much it has moved."""


async def finish(context: Context, table: LiveTable) -> None:
    """Close the books of a match; safe to do twice."""
    match = table.match
    assert match is not None and match.outcome is not None
    await context.writer.change(ended(table.row.id, match.outcome, context.now()))
    table.row.state, table.row.outcome = "over", match.outcome
    moved: dict[str, Moved] = {}
    counts = table.terms.rated and not table.terms.prepared and len(match.picks) > 0
    if counts and long_enough(match, context.settings.rated_picks):
        moved = await rate(context, table, match)
    await keep_results(context, table, match, moved)
    table.log.info("over", seq=match.seq, winners=match.outcome.winners, why=match.outcome.why)
    if context.settings.frames:
        table.in_background(keep_frames(context, table, match))


def long_enough(match: Match, picks: int) -> bool:
    """Whether everybody has played long enough for the game to count."""
    made = Counter(unit.seat for unit in match.units if unit.by == "player")
    return all(made[seat.number] >= picks for seat in match.seats)


async def keep_results(context: Context, table: LiveTable, match: Match, moved: dict[str, Moved]) -> None:
    """Write down how the game ended for every person who played."""
    assert match.outcome is not None
    turns = match.game.view(match.state, None).turn
    several = len({seat.person for seat in match.seats if seat.kind == "human"}) > 1
    decks = decks_led(match.terms)
    rows = [
        Result(
            table.row.id, seat.number, seat.person, table.row.game, table.row.mode,
            seat.number in match.outcome.winners, several, *decks[seat.number], turns, context.now(),
            *moved.get(seat.person, (None, None)),
        )
        for seat in match.seats
        if seat.kind == "human" and seat.person
    ]  # fmt: skip
    if rows:
        await context.writer.change(*(result_kept(row) for row in rows))


async def keep_frames(context: Context, table: LiveTable, match: Match) -> None:
    """Store what spectators saw and who played which cards, beside the table's life."""
    try:
        data, played = await context.background.run(frames_of, match.record().to_json())
        people = [(seat, cards) for seat, cards in played.items() if match.seats[seat].kind == "human"]
        await context.writer.change(
            frames_kept(table.row.id, match.terms.rules_version, data),
            *(cards_kept(table.row.id, seat, cards) for seat, cards in people),
        )
    except Exception as error:
        table.log.warning("frames could not be kept", error=repr(error))


async def rate(context: Context, table: LiveTable, match: Match) -> dict[str, Moved]:
    """Move the ratings of everybody who played, teams as teams; whose rating is which now, and by how much it moved."""
    game, mode = table.row.game, table.row.mode
    assert match.outcome is not None
    known = {
        rating.person: rating
        for rating in await context.people_store.ratings_of([seat.person for seat in match.seats], game, mode)
    }
    sides: dict[int, list[str]] = {}
    for seat in match.seats:
        sides.setdefault(match.game.side(match.state, seat.number), []).append(seat.person)
    winning = {match.game.side(match.state, seat) for seat in match.outcome.winners}
    order = list(sides)
    teams = []
    for side in order:
        team = []
        for person in sides[side]:
            old = known.get(person)
            team.append(MODEL.rating() if old is None else MODEL.rating(mu=old.mu, sigma=old.sigma))
        teams.append(team)
    moved = MODEL.rate(teams, ranks=[0.0 if side in winning else 1.0 for side in order])
    new: list[Rating] = []
    for side, team in zip(order, moved, strict=True):
        for person, rating in zip(sides[side], team, strict=True):
            games = known[person].games + 1 if person in known else 1
            new.append(Rating(person, game, mode, rating.mu, rating.sigma, games))
    if not await context.people_store.rate(table.row.id, context.now(), new):
        return {}
    start = MODEL.rating().mu
    before = {person: rating.mu for person, rating in known.items()}
    return {one.person: (points(one.mu), points(one.mu) - points(before.get(one.person, start))) for one in new}


def frames_of(text: str) -> tuple[bytes, dict[int, dict[str, int]]]:
    """Every position of a finished match as spectators saw it, small enough to keep for ever, and how often each seat
    played which card; runs in the worker."""
    record = Record.from_json(text)
    game = game_by_id(record.game)
    frames: list[dict[str, Any]] = []
    played: dict[int, dict[str, int]] = {}
    for state in record.positions(game):
        for event in state.news:
            if isinstance(event, SeatEvent) and event.played is not None:
                cards = played.setdefault(event.seat, {})
                cards[event.played.face] = cards.get(event.played.face, 0) + 1
        told = [said.data() for event in state.news if (said := game.tell(event, None))]
        frames.append({"view": game.view(state, None), "news": told})
    return zlib.compress(msgspec.json.encode(frames), 6), played
