"""Puzzles for visitors: the one of the day, ratings of people and puzzles, and desks at which somebody tries."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce

from capes.core.errors import BadRecord
from capes.core.record import Record
from capes.core.seen import Said
from capes.games import game as game_by_id
from capes.puzzles.attempt import Desk, Told, Way
from capes.puzzles.goals import GOALS, Aim, Goal
from capes.puzzles.maker import deck_of, describe
from capes.puzzles.puzzle import Puzzle, shipped
from capes.puzzles.solver import Solver, Unsettled
from capes.server.context import Context
from capes.server.errors import NotFound, Refused
from capes.server.storage.people import Rating
from capes.server.storage.puzzles import PuzzleRating, Try
from capes.table.beats import Follower
from capes.table.entry import Beat
from capes.table.match import Match
from capes.table.picture import told_by_beats
from capes.table.terms import SeatTerms, Terms

MODEL = PlackettLuce()
MODE = "puzzles"
"""The mode under which people's ratings as solvers are kept."""
DAY: Final = 86_400
FIRST_DAY: Final = 20_454
"""Days since 1970 at which the first puzzle of the day was given: 1 January 2026."""
KEPT = 32
OWN: Final = "of"
"""How the name of a puzzle somebody has made from a finished game begins: of.TABLE.PICKS.GOAL"""


@cache
def in_order() -> tuple[Puzzle, ...]:
    """The puzzles in the order in which the days give them: mixed, and the same for everybody."""
    return tuple(sorted(shipped(), key=lambda puzzle: hashlib.blake2b(puzzle.id.encode(), digest_size=8).digest()))


@cache
def by_id() -> dict[str, Puzzle]:
    """The puzzles that come with the game."""
    return {puzzle.id: puzzle for puzzle in shipped()}


def day_of(now: float) -> int:
    """The number of the day, from 1."""
    return int(now // DAY) - FIRST_DAY + 1


def of_the_day(day: int) -> Puzzle:
    """The puzzle of a day."""
    listed = in_order()
    if not listed:
        raise NotFound("error-no-puzzle-fits")
    return listed[day % len(listed)]


def streak(days: set[int], today: int) -> tuple[int, int]:
    """How many days in a row up to today (or yesterday, while today's is open), and the longest row."""
    longest = run = 0
    previous = -1
    for day in sorted(days):
        run = run + 1 if day == previous + 1 else 1
        longest = max(longest, run)
        previous = day
    return (run if previous >= today - 1 else 0), longest


def first_rating(puzzle: Puzzle) -> PuzzleRating:
    """What a puzzle is rated at before anybody has tried it."""
    return PuzzleRating(puzzle.id, 25 + (puzzle.rating - 1500) / 40, 25 / 3, 0, 0)


def moved(person: Rating, puzzle: PuzzleRating, solved: bool) -> tuple[Rating, PuzzleRating]:
    """Both ratings after a try: the solver plays against the puzzle."""
    one = MODEL.rating(mu=person.mu, sigma=person.sigma)
    other = MODEL.rating(mu=puzzle.mu, sigma=puzzle.sigma)
    [[one], [other]] = MODEL.rate([[one], [other]], ranks=[0.0, 1.0] if solved else [1.0, 0.0])
    return (
        Rating(person.person, person.game, person.mode, one.mu, one.sigma, person.games + 1),
        PuzzleRating(puzzle.puzzle, other.mu, other.sigma, puzzle.tries + 1, puzzle.solved + solved),
    )


def made_from(record: Record, at: int, goal: str, id: str) -> Puzzle:
    """A puzzle from a moment of a finished game; Refused if nothing can be forced there, or if that is not known."""
    game = game_by_id(record.game)
    wanted: Goal = msgspec.convert(goal, Goal)
    cut = Record(record.game, record.setup, record.seed, record.picks[:at])
    state = cut.play(game)
    if state.decision is None:
        raise Refused("error-the-game-is-over-at-that-moment-nothing-is")
    solver = Solver(Aim(game, state, state.decision.seat, wanted))
    try:
        if not solver.proves(state):
            raise Refused("error-this-is-no-puzzle-nobody-can-force-it", status=409)
        found = describe(solver, record, at, state, {"table": id}, trivial=True)
    except Unsettled:
        raise Refused("error-this-cannot-be-settled", status=409) from None
    assert found is not None
    return found


class Puzzles:
    """The desks of one server process."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._desks: OrderedDict[str, Desk] = OrderedDict()
        self._own: OrderedDict[str, Puzzle] = OrderedDict()

    # -- which ----------------------------------------------------------------------------------------------------
    def known(self, id: str) -> Puzzle:
        """A puzzle that comes with the game, or one made here before."""
        found = by_id().get(id) or self._own.get(id)
        if found is None:
            raise NotFound("error-there-is-no-such-puzzle", id=id[:60])
        return found

    async def make(self, record: Record, id: str, at: int, goal: str) -> Puzzle:
        """A puzzle from a moment of a finished game, checked by the solver."""
        if goal not in GOALS or not 0 <= at <= len(record.picks):
            raise Refused("error-no-puzzle-fits")
        name = f"{OWN}.{id}.{at}.{goal}"
        if name not in self._own:
            self._own[name] = await self.context.beside.long(made_from, record, at, goal, id)
            if len(self._own) > 4 * KEPT:
                self._own.popitem(last=False)
        return self._own[name]

    # -- trying ---------------------------------------------------------------------------------------------------
    async def after(self, puzzle: Puzzle, picks: list[int]) -> tuple[Desk, Way]:
        """How far these picks lead."""
        return await self.context.beside.long(self._after, puzzle, picks)

    def _after(self, puzzle: Puzzle, picks: list[int]) -> tuple[Desk, Way]:
        desk = self._desks.get(puzzle.id)
        if desk is None:
            try:
                desk = Desk(puzzle)
            except BadRecord as error:
                raise Refused(error.sentence, status=409) from None
            self._desks[puzzle.id] = desk
            if len(self._desks) > KEPT:
                self._desks.popitem(last=False)
        self._desks.move_to_end(puzzle.id)
        return desk, desk.after(picks)

    async def good_picks(self, desk: Desk, way: Way) -> list[int]:
        """What still forces the goal."""
        return await self.context.beside.long(desk.good_picks, way)

    # -- rating ---------------------------------------------------------------------------------------------------
    async def standing(self, person: str, game: str) -> Rating:
        """How somebody stands as a solver."""
        found = await self.context.people_store.ratings_of([person], game, MODE)
        return found[0] if found else Rating(person, game, MODE, 25.0, 25 / 3, 0)

    async def note(self, person: str, puzzle: Puzzle, solved: bool) -> bool:
        """A try has ended; the first one counts. Whether it did."""
        context = self.context
        if puzzle.id not in by_id():
            return False
        today = day_of(context.now())
        day = today if solved and of_the_day(today).id == puzzle.id else 0
        before = await context.puzzles.rating(puzzle.id) or first_rating(puzzle)
        rating, hardness = moved(await self.standing(person, puzzle.game), before, solved)
        first = await context.puzzles.keep(Try(person, puzzle.id, solved, context.now(), day), hardness, rating)
        if not first and day:
            await context.puzzles.mark_day(person, puzzle.id, day)
        return first


# -- showing ---------------------------------------------------------------------------------------------------------


def terms_of(puzzle: Puzzle, names: tuple[str, str] = ("", "")) -> Terms:
    """The table a puzzle stands on."""
    seats = [SeatTerms("human" if seat == puzzle.seat else "bot", name=names[seat]) for seat in range(2)]
    return Terms(puzzle.id, puzzle.game, puzzle.setup, seats, seed=puzzle.seed, start=puzzle.picks)


@lru_cache(KEPT)
def match_named(id: str, made: bytes) -> Match:
    """The match a puzzle is a moment of."""
    puzzle = msgspec.json.decode(made, type=Puzzle)
    return Match(game_by_id(puzzle.game), terms_of(puzzle))


def match_of(puzzle: Puzzle) -> Match:
    """The match a puzzle is a moment of, kept for the next frame."""
    return match_named(puzzle.id, msgspec.json.encode(puzzle))


def frame(desk: Desk, way: Way) -> dict[str, Any]:
    """The table as the solver sees it, with all hands open: nothing is left to luck."""
    puzzle, game = desk.puzzle, desk.game
    seat, state = puzzle.seat, way.state
    view = game.view(state, seat)
    news, beats = ([], []) if not way.last else told_by_beats(match_of(puzzle), seat, followed(desk, way), view, seat)
    open_to_answer = way.status == "open"
    return {
        "view": view,
        "rival": game.view(state, 1 - seat),
        "decision": game.options(state, seat) if open_to_answer else None,
        "preview": game.preview(state, seat) if state.result is None else None,
        "news": news,
        "beats": beats,
        "seat": seat,
        "status": way.status,
        "why": way.why,
        "refutation": [line(told) for told in way.refutation],
    }


def followed(desk: Desk, way: Way) -> list[Beat]:
    """What the last pick and its answers led to, beat by beat."""
    state = desk.start()
    for pick in way.made[: len(way.made) - way.last]:
        desk.game.pick(state, pick)
    follower = Follower(desk.game, state)
    picks = way.made[len(way.made) - way.last :]
    for at, pick in enumerate(picks):
        desk.game.pick(state, pick)
        follower.picked(state, last=at == len(picks) - 1)
    state.watch = None
    return follower.beats


def line(told: Told) -> dict[str, Any]:
    """A pick of a line as data."""
    said: Said = told.said.data()
    return {"seat": told.seat, "said": said}


def card(puzzle: Puzzle, hardness: PuzzleRating | None = None) -> dict[str, Any]:
    """What is told of a puzzle before it is tried: never its line."""
    rating = puzzle.rating if hardness is None else round(1500 + 40 * (hardness.mu - 25))
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "goal": puzzle.goal,
        "seat": puzzle.seat,
        "rating": rating,
        "grade": puzzle.grade,
        "themes": puzzle.themes,
        "length": puzzle.length,
        "unique": puzzle.is_unique,
        "deck": deck_of(puzzle),
        "tries": 0 if hardness is None else hardness.tries,
        "solved": 0 if hardness is None else hardness.solved,
    }
