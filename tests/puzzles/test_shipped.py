"""The puzzles that come with the game: enough, over everything, and every one proven."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from capes.games import game as game_by_id
from capes.puzzles.maker import chosen, deck_of
from capes.puzzles.proof import prove, told_line
from capes.puzzles.puzzle import Puzzle, shipped
from capes.puzzles.themes import THEMES, themes_of

SAMPLE = [puzzle for puzzle in shipped() if puzzle.nodes < 1500][::40]


def test_there_are_300_over_both_games_every_team_and_every_goal() -> None:
    all_of_them = shipped()
    teams = {str(deck["id"]): set(deck["teams"]) for deck in game_by_id("vs").setup_form()["decks"]}

    assert len(all_of_them) >= 300
    assert len({puzzle.id for puzzle in all_of_them}) == len(all_of_them)
    assert min(Counter(puzzle.game for puzzle in all_of_them).values()) >= 50
    assert {puzzle.goal for puzzle in all_of_them} == {"ko", "level", "survive"}
    shown = [teams[deck_of(puzzle)] for puzzle in all_of_them if puzzle.game == "vs"]
    assert set().union(*shown) == set().union(*teams.values())


def test_each_says_where_it_is_from_and_what_it_shows() -> None:
    for puzzle in shipped():
        assert puzzle.source.get("record") or {"bots", "fraction", "seed"} <= set(puzzle.source)
        assert set(puzzle.themes) <= set(THEMES)
        assert puzzle.length >= 2
        assert puzzle.bits >= 3


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_a_sample_is_proven_again(puzzle: Puzzle) -> None:
    assert prove(puzzle).why == ""
    assert themes_of(puzzle) == puzzle.themes
    assert len(told_line(puzzle)) == len(puzzle.line)


@pytest.mark.long
def test_every_one_is_proven_again() -> None:
    assert [f"{proof.puzzle.id}: {proof.why}" for puzzle in shipped() if not (proof := prove(puzzle)).holds] == []


@pytest.mark.long
def test_no_two_are_nearly_the_same() -> None:
    for game in ("vs", "duel"):
        here = [puzzle for puzzle in shipped() if puzzle.game == game]
        assert len(chosen(here, len(here))) == len(here)


def test_one_said_to_have_a_single_solution_is_refused_when_there_is_a_second() -> None:
    puzzle = next(one for one in shipped() if one.solutions == 2 and one.nodes < 1500)

    proof = prove(msgspec.structs.replace(puzzle, solutions=1))

    assert not proof.holds
    assert "2 first picks" in proof.why


def test_one_that_no_longer_holds_is_found_out() -> None:
    puzzle = SAMPLE[0]

    assert not prove(msgspec.structs.replace(puzzle, seat=1 - puzzle.seat)).holds
    assert not prove(msgspec.structs.replace(puzzle, picks=puzzle.picks[:3])).holds
    assert "not settled" in prove(puzzle, budget=1).why
