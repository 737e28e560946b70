"""Any position of a game can be written as a scenario file, and the file holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from capes import games
from capes.cli.scenario import position_of
from capes.core.errors import ToolError
from capes.core.record import Record
from capes.core.rng import Rng
from capes.core.whole_numbers import WholeNumbers
from capes.referee.setups import setup
from capes.vs.scenario import BadScenario, read, written_position
from capes.vs.state.codec import fingerprint
from capes.vs.state.state import State

GAME = games.game("vs")
MODES = ("duel", "ffa", "2v2", "two-headed")
LENGTH = 200
EVERY = 11


def random_pick(state: State, chance: Rng) -> int:
    """An option by chance; of all whole numbers a small one."""
    assert state.decision is not None
    options = state.decision.options
    return chance.below(20 if isinstance(options, WholeNumbers) else len(options))


@pytest.mark.parametrize("mode", MODES)
def test_positions_of_random_games_are_written_and_hold(mode: str) -> None:
    state, chance = GAME.new_game(GAME.check_setup(setup("vs", mode, 5)), 5), Rng(5)
    for at in range(LENGTH):
        if state.decision is None:
            break
        if at % EVERY == 0:
            text = written_position(state, f"after {at}")
            scenario = read(text, "written.yaml")[0]
            outcome = scenario.run()

            assert outcome.passed and outcome.checks >= 4, outcome.failure
            if "position:" in text:
                assert fingerprint(scenario.table().state) == fingerprint(state)
        GAME.pick(state, random_pick(state, chance))


SIMPLE = """
mode: ffa
turn: P2 turn 5
phase: recruit
P1: {front: ["mb/colossus (exhausted, 1 -1/-1)"], ko: [Find Cover]}
P2: {back: [mb/hulk-main-l1], hand: [mb/ant-man], resources: [mb/academy, "mb/fortress (face down)"], points: 2}
P3: {front: ["mb/colossus (stunned)"], deck: [mb/beast, mb/hulk]}
story: [next]
"""


def test_what_the_words_can_say_is_written_in_words() -> None:
    state = read(SIMPLE)[0].table().state

    text = written_position(state, "in words")

    assert "position:" not in text and "'mb/colossus (exhausted, 1 -1/-1)'" in text and "  points: 2\n" in text
    assert read(text)[0].run().passed


def test_a_pick_is_written_as_a_sentence_where_there_is_one() -> None:
    state = read("P1: {front: [Hulk = 4/4]}\nP2: {front: [Rhino = 3/2 h2]}\nstory: [end turn]")[0].table().state
    assert state.decision is not None
    end = next(at for at, option in enumerate(state.decision.options) if option.verb == "end turn")

    assert "  - 'end turn'\n" in written_position(state, "t", pick=end)


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(Record("vs", dict(setup("vs", "duel", 5)), 5, [0] * 12, GAME.rules_version).to_json())
    return path


def test_a_position_of_a_record_is_printed(recorded: Path) -> None:
    for at in (0, 7, 12, None):
        outcome = read(position_of(recorded, at), "printed.yaml")[0].run()

        assert outcome.passed, outcome.failure
        assert outcome.title == f"game.json after {12 if at is None else at} picks"


def test_a_pick_that_is_not_there_and_another_game_are_refused(recorded: Path) -> None:
    with pytest.raises(ToolError, match="has 12 picks"):
        position_of(recorded, 13)
    recorded.write_text(Record("duel", {"mode": "two-way"}, 5, []).to_json())
    with pytest.raises(ToolError, match="a game of duel"):
        position_of(recorded, 0)


def test_a_position_stands_alone_and_must_be_one() -> None:
    with pytest.raises(BadScenario, match=r"my.yaml:2: 'P1' is part of the position already"):
        read("position: '{}'\nP1: {}\nstory: [end turn]", "my.yaml")[0].run()
    with pytest.raises(BadScenario, match=r"my.yaml:1: this position cannot be read"):
        read("position: '{}'\nstory: [end turn]", "my.yaml")[0].run()
