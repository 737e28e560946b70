"""Proving a puzzle again, by the rules as they are now."""

from __future__ import annotations

from typing import Any, NamedTuple

from capes.core.errors import CapesError
from capes.language.catalogue import capital, say
from capes.puzzles.puzzle import Puzzle
from capes.puzzles.solver import BUDGET, Unsettled


class Proof(NamedTuple):
    """What came of it: whether all it says holds, why not, and how many picks were tried."""

    puzzle: Puzzle
    holds: bool
    why: str = ""
    nodes: int = 0

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {"id": self.puzzle.id, "holds": self.holds, "why": self.why, "nodes": self.nodes}


def prove(puzzle: Puzzle, budget: int = BUDGET) -> Proof:
    """Whether the position is still reached, the goal is forced, and by as many first picks as it says."""
    try:
        state = puzzle.position()
        solver = puzzle.solver(state, budget)
        found = solver.solutions(state)
    except CapesError as error:
        return Proof(puzzle, False, str(error))
    except Unsettled:
        return Proof(puzzle, False, f"not settled within {budget} picks")
    if not found:
        return Proof(puzzle, False, "the goal cannot be forced", solver.total)
    if len(found) != puzzle.solutions:
        told = f"{len(found)} first picks force the goal, not {puzzle.solutions}"
        return Proof(puzzle, False, told, solver.total)
    return Proof(puzzle, True, "", solver.total)


def told_line(puzzle: Puzzle) -> list[tuple[int, str]]:
    """The puzzle's line in English: who picks, and what."""
    state = puzzle.position()
    game = puzzle.aim(state).game
    told: list[tuple[int, str]] = []
    for index in puzzle.line:
        if state.decision is None or index >= len(state.decision.options):
            break
        told.append((state.decision.seat, capital(say(game.choice(state, state.decision.options[index])))))
        game.pick(state, index)
        while state.decision is not None and len(state.decision.options) == 1:
            game.pick(state, 0)
    return told
