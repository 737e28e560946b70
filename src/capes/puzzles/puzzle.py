"""A puzzle as data: a game up to a moment, what is to be forced from there, and what was found out about it."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Literal

import msgspec

from capes.core.errors import BadRecord
from capes.core.record import Record
from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.puzzles.goals import Aim, Goal
from capes.puzzles.solver import BUDGET, Solver

Grade = Literal["easy", "medium", "hard"]
SHIPPED = resources.files("capes.puzzles") / "data"


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position of a game, a seat and its goal; the rest is what the solver and the bots made of it."""

    id: str
    game: str
    setup: dict[str, Any]
    seed: int | str
    picks: list[int]
    """The game up to the position: with set-up and seed all it takes to lay the table."""
    seat: int
    goal: Goal
    line: list[int]
    """One proven line, pick by pick from the position, ours and theirs; what leaves nothing to decide is left out."""
    solutions: int
    """How many different first picks force the goal."""
    length: int
    """Our picks on the line that are real choices."""
    branching: float
    """How many options they have on average."""
    bits: float
    """How unlikely the line is found by chance: each bit halves it."""
    nodes: int
    """Picks the solver tried to prove it."""
    missed: float = 0.0
    """The share of Champion's tries that gave the goal away."""
    rating: int = 1500
    themes: list[str] = []
    source: dict[str, Any] = {}
    """Where the game came from: the bots and their seed, or the record's name."""

    @property
    def grade(self) -> Grade:
        """A word for the rating."""
        return "easy" if self.rating < 1350 else "medium" if self.rating < 1700 else "hard"

    @property
    def is_unique(self) -> bool:
        """Whether a single first pick forces the goal."""
        return self.solutions == 1

    @property
    def record(self) -> Record:
        """The game up to the position."""
        return Record(self.game, self.setup, self.seed, self.picks)

    def position(self) -> CoreState:
        """The table as the puzzle lays it; BadRecord if the game no longer leads there."""
        state: CoreState = self.record.play(game_by_id(self.game))
        if state.decision is None or state.decision.seat != self.seat:
            raise BadRecord("error-this-puzzle-does-not-lead-to-its-position", id=self.id)
        return state

    def aim(self, state: CoreState) -> Aim:
        """The goal on this table."""
        return Aim(game_by_id(self.game), state, self.seat, self.goal)

    def solver(self, state: CoreState, budget: int = BUDGET) -> Solver:
        """Somebody to prove it."""
        return Solver(self.aim(state), budget)


def name_for(game: str, setup: dict[str, Any], seed: int | str, at: int, seat: int, goal: str) -> str:
    """A name that a position and its goal always get."""
    told = msgspec.json.encode([game, setup, seed, at, seat, goal])
    return f"{game}-{hashlib.blake2b(told, digest_size=4).hexdigest()}"


def read_puzzles(text: str) -> list[Puzzle]:
    """Puzzles from lines of JSON; BadRecord names the line that is none."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                found.append(msgspec.json.decode(line, type=Puzzle))
            except msgspec.MsgspecError as error:
                raise BadRecord("error-this-line-is-no-puzzle", line=number, error=str(error)) from None
    return found


def write_puzzles(puzzles: list[Puzzle]) -> str:
    """Puzzles as lines of JSON."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)


@cache
def shipped() -> tuple[Puzzle, ...]:
    """The puzzles that come with the game, easiest first."""
    found = []
    for file in sorted(SHIPPED.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".jsonl"):
            found.extend(read_puzzles(file.read_text(encoding="utf-8")))
    return tuple(sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id)))


def find(id: str) -> Puzzle:
    """The puzzle of that name, or BadRecord."""
    for puzzle in shipped():
        if puzzle.id == id:
            return puzzle
    raise BadRecord("error-there-is-no-such-puzzle", id=id)


def from_file(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    return read_puzzles(path.read_text(encoding="utf-8"))
