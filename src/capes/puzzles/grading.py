"""How hard a puzzle is: its length, its options, how unlikely it is found by chance, how often Champion misses it."""

from __future__ import annotations

from math import log2

import msgspec

from capes.bots.arena import own_seed
from capes.bots.bot import Bot
from capes.bots.levels import make_bot
from capes.core.sight import Sight
from capes.puzzles.puzzle import Puzzle
from capes.puzzles.solver import Solver, Step, Unsettled
from capes.puzzles.themes import themes_of

TRIES = 4
LEAST_BITS = 3.0
"""Found by chance more often than once in eight is trivial."""


def critical(line: list[Step]) -> list[Step]:
    """Our picks at which something else would have given the goal away."""
    return [step for step in line if step.mine and step.holding < step.options]


def bits_of(line: list[Step]) -> float:
    """How unlikely picks at random keep to what holds: each bit halves the chance."""
    return sum(log2(step.options / step.holding) for step in critical(line))


def is_trivial(line: list[Step]) -> bool:
    """Whether it solves itself: a single real choice, or any picks will do."""
    return len(critical(line)) < 2 or bits_of(line) < LEAST_BITS


def misses(puzzle: Puzzle, bot: Bot, tries: int = TRIES, budget: int = 60_000) -> float:
    """The share of tries in which a bot gives the goal away against the best defence, knowing what its seat knows."""
    missed = 0
    solver = puzzle.solver(puzzle.position(), budget)
    for attempt in range(tries):
        missed += not reaches(puzzle, solver, bot, own_seed(attempt, puzzle.seat, len(puzzle.picks)))
    return missed / tries


def reaches(puzzle: Puzzle, solver: Solver, bot: Bot, seed: int) -> bool:
    """Whether a bot keeps to picks that hold, up to the goal."""
    state = puzzle.position()
    game, aim = solver.game, solver.aim
    while state.decision is not None:
        number = state.decision.number
        if aim.is_mine(state, state.decision.seat):
            pick = bot.choose(Sight(game, state), seed=own_seed(seed, puzzle.seat, number))
        else:
            pick, _ = solver.best_answer(state)
        after = solver.after(state, pick)
        if after.verdict is not None:
            return after.verdict
        try:
            if not solver.proves(after.state):
                return False
        except Unsettled:
            return False
        state = after.state
    return False


def rating_of(puzzle: Puzzle) -> int:
    """What a solver of that rating solves every other time, until people have said more."""
    guess = 850 + 75 * min(puzzle.bits, 12) + 25 * min(puzzle.length, 10) + 350 * puzzle.missed
    return round(guess / 10) * 10


def graded(puzzle: Puzzle) -> Puzzle:
    """The puzzle with all that takes a bot to find out."""
    found = msgspec.structs.replace(puzzle, missed=misses(puzzle, make_bot("champion")), themes=themes_of(puzzle))
    return msgspec.structs.replace(found, rating=rating_of(found))
