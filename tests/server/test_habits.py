"""Habits: what a coach counts in judged games."""

from __future__ import annotations

from capes.core.event import TurnBegan
from capes.core.option import Decision, Option
from capes.core.record import Record
from capes.games import game as game_by_id
from capes.live.shapes import HabitShown
from capes.puzzles.puzzle import Puzzle, shipped
from capes.server.analyses import worth_telling
from capes.server.habits import could_win, counted, habit_of, habits_in, missed_wins, offers_attack, shown


def a_win_to_be_missed() -> Puzzle:
    """A position of Vs. with a win that is seen at once, before the first attack of the turn."""
    for puzzle in shipped():
        if puzzle.game == "vs" and puzzle.goal == "ko" and puzzle.nodes < 3000:
            state = puzzle.position()
            assert state.decision is not None
            if state.decision.why == "main phase" and offers_attack(state.decision) and could_win_here(puzzle):
                return puzzle
    raise AssertionError("no puzzle fits")


def could_win_here(puzzle: Puzzle) -> bool:
    return could_win(game_by_id(puzzle.game), puzzle.position())


def without_an_attack(puzzle: Puzzle) -> Record:
    """The game of a puzzle, gone on with by ending the turn."""
    game = game_by_id(puzzle.game)
    state = puzzle.position()
    picks = list(puzzle.picks)
    while state.decision is not None and not any(isinstance(event, TurnBegan) for event in state.news):
        picks.append(len(state.decision.options) - 1)
        game.pick(state, picks[-1])
    return Record(puzzle.game, puzzle.setup, puzzle.seed, picks)


def test_a_win_that_was_there_and_was_not_taken_is_noticed() -> None:
    puzzle = a_win_to_be_missed()

    assert puzzle.seat in [seat for _, seat in missed_wins(game_by_id("vs"), without_an_attack(puzzle))]
    found = habits_in(without_an_attack(puzzle).to_json(), {})
    assert found[puzzle.seat]["missed-lethal"][1] >= 1


def test_picks_are_told_apart_by_what_they_could_have_got_wrong() -> None:
    main = Decision(1, 0, "main phase", [Option("attack", 4), Option("play", 5), Option("end turn")])

    assert [habit_of(main, pick) for pick in range(3)] == ["", "wasted-cards", "idle-attackers"]
    quiet = Decision(1, 0, "main phase", [Option("play", 5), Option("end turn")])
    assert habit_of(quiet, 1) == ""


def test_only_what_cost_something_counts_as_done() -> None:
    found = counted(2, [(0, "wasted-cards", 0.2), (0, "wasted-cards", 0.0), (1, "", 0.5)], [(7, 1)])

    assert found == [{"wasted-cards": [2, 1]}, {"missed-lethal": [1, 1]}]


def test_a_profile_has_the_worst_habit_first() -> None:
    told = shown([{"wasted-cards": [10, 1], "idle-attackers": [4, 1]}, {"idle-attackers": [4, 3]}])

    assert told == [HabitShown("idle-attackers", 8, 4), HabitShown("wasted-cards", 10, 1)]


def test_the_loser_of_many_moments_does_not_hide_those_of_the_other() -> None:
    moments = [{"seat": 0, "lost": 0.5 - at / 100} for at in range(15)] + [{"seat": 1, "lost": 0.01}]

    kept = worth_telling(moments)

    assert len([one for one in kept if one["seat"] == 0]) == 12
    assert len([one for one in kept if one["seat"] == 1]) == 1
