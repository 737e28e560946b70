"""Puzzles are found in games, told apart, and gone on with after an interruption."""

from __future__ import annotations

from pathlib import Path

import msgspec

from capes.core.option import Option
from capes.core.record import Record
from capes.games import game as game_by_id
from capes.puzzles.grading import is_trivial, rating_of
from capes.puzzles.maker import chosen, find_puzzles, from_simulation
from capes.puzzles.proof import prove
from capes.puzzles.puzzle import Puzzle, read_puzzles, shipped, write_puzzles
from capes.puzzles.solver import Step
from capes.puzzles.workshop import Job, Notes, search_all


def a_puzzle() -> Puzzle:
    return next(one for one in shipped() if one.game == "duel" and one.nodes < 400)


def test_a_game_is_searched_and_what_is_found_holds() -> None:
    known = a_puzzle()
    seed = known.source["seed"]

    found = from_simulation("duel", seed, known.source["bots"], known.source["fraction"])

    assert known.id in {puzzle.id for puzzle in found}
    assert all(prove(puzzle).holds for puzzle in found)


def test_a_recorded_game_is_searched_like_a_simulated_one() -> None:
    known = a_puzzle()
    game = game_by_id("duel")
    record = known.record
    state = record.play(game)
    picks = list(record.picks)
    for index in known.line:
        game.pick(state, index)
        picks.append(index)
        while state.decision is not None and len(state.decision.options) == 1:
            game.pick(state, 0)
            picks.append(0)

    found = find_puzzles(game, Record("duel", known.setup, known.seed, picks), {"record": "mine.json"})

    assert known.goal in {puzzle.goal for puzzle in found}
    assert all(puzzle.source == {"record": "mine.json"} for puzzle in found)


def test_the_trivial_is_left_out() -> None:
    def line(*steps: tuple[int, int]) -> list[Step]:
        return [Step(True, 0, Option("attack"), options, holding) for options, holding in steps]

    assert is_trivial(line((8, 1)))  # a single choice
    assert is_trivial(line((3, 2), (4, 2)))  # any picks will do
    assert not is_trivial(line((6, 1), (3, 1)))


def test_near_duplicates_are_dropped() -> None:
    known = a_puzzle()
    twin = msgspec.structs.replace(known, id="duel-00000000")

    assert len(chosen([known, twin], 10)) == 1


def test_harder_ones_are_rated_higher() -> None:
    known = a_puzzle()
    missed = msgspec.structs.replace(known, missed=1.0)
    found = msgspec.structs.replace(known, missed=0.0)

    assert rating_of(missed) > rating_of(found)


def test_puzzles_are_written_and_read_back() -> None:
    some = list(shipped()[:3])

    assert read_puzzles(write_puzzles(some)) == some


def test_making_goes_on_where_it_was(tmp_path: Path) -> None:
    notes = Notes(tmp_path / "found.jsonl")
    jobs = [Job("duel", seed, "sidekick", 1.0) for seed in (1, 2)]
    told: list[int] = []

    search_all(jobs[:1], notes, 1, lambda: told.append(1))
    first = notes.puzzles()
    problems = search_all(jobs, notes, 1, lambda: told.append(1))

    assert problems == []
    assert len(told) == 3
    assert notes.done() == {job.name for job in jobs}
    assert [puzzle.id for puzzle in notes.puzzles()][: len(first)] == [puzzle.id for puzzle in first]
