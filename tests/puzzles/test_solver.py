"""The solver says what trying everything says, and nothing it has not proven."""

from __future__ import annotations

import pytest

from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.puzzles.goals import Aim
from capes.puzzles.puzzle import Puzzle, shipped
from capes.puzzles.solver import Solver, Unsettled
from tests.puzzles.brute import small_positions


def agrees(wanted: int) -> int:
    found = 0
    for aim, position, answer in small_positions(wanted):
        assert Solver(aim).proves(position) == answer, (aim.game.id, aim.goal, aim.seat, position.decided)
        found += 1
    return found


def test_the_solver_agrees_with_trying_everything() -> None:
    assert agrees(14) == 14


@pytest.mark.long
def test_the_solver_agrees_with_trying_everything_on_500_positions() -> None:
    assert agrees(500) == 500


def solved() -> tuple[Puzzle, CoreState, Solver]:
    """A shipped puzzle that does not take long."""
    puzzle = next(one for one in shipped() if one.game == "vs" and one.goal == "ko" and one.nodes < 800)
    state = puzzle.position()
    return puzzle, state, puzzle.solver(state)


def test_a_budget_too_small_gives_no_answer_instead_of_a_guess() -> None:
    puzzle, state, _ = solved()

    with pytest.raises(Unsettled):
        puzzle.solver(state, budget=2).proves(state)


def test_asking_leaves_the_table_as_it_was() -> None:
    puzzle, state, solver = solved()
    before = game_by_id(puzzle.game).fingerprint(state)

    assert solver.proves(state)

    assert game_by_id(puzzle.game).fingerprint(state) == before


def test_every_first_pick_outside_the_solutions_is_refuted_by_an_answer_of_the_rival_or_by_itself() -> None:
    puzzle, state, solver = solved()
    holding = solver.solutions(state)
    wrong = [branch for branch in solver.branches(state) if branch.pick not in holding]

    assert wrong
    for branch in wrong:
        assert branch.verdict is not True
        if branch.verdict is None:
            assert not solver.proves(branch.state)
            assert branch.state.decision is not None
            if branch.state.decision.seat != puzzle.seat:
                assert solver.best_answer(branch.state)[1]


def test_the_rival_who_cannot_refute_is_told_so() -> None:
    _, state, solver = solved()
    for step in solver.line(state):
        assert state.decision is not None
        if not step.mine:
            assert solver.best_answer(state)[1] is False
        state = solver.after(state, step.pick).state


def test_the_line_ends_in_the_goal() -> None:
    _, state, solver = solved()
    verdict: bool | None = None
    for step in solver.line(state):
        verdict, state = (after := solver.after(state, step.pick)).verdict, after.state

    assert verdict is True


def test_a_line_in_which_a_card_is_drawn_proves_nothing() -> None:
    """Ending the turn draws for the next player: whoever could only win by luck has proven nothing."""
    game = game_by_id("duel")
    state = game.new_game({}, 3)
    while state.decision is not None and state.decision.why == "start":
        game.pick(state, 0)
    assert state.decision is not None
    aim = Aim(game, state, state.decision.seat, "ko")

    assert Solver(aim, 50_000).proves(state) is False
