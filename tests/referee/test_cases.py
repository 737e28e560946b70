"""A disagreement is told with its row, made small, and written down as files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from capes.cli.referee import write
from capes.core.record import Record
from capes.referee.games import watch_record
from capes.referee.runs import plan, watch
from capes.referee.sheet import Disagreement, Sheet
from capes.referee.shrink import Case, shrink
from capes.referee.vs import build
from capes.vs.scenario import run_file


@pytest.fixture
def disagreement(monkeypatch: pytest.MonkeyPatch) -> Disagreement:
    """A referee that misreads the rules: everything costs a point more."""
    cost = build.cost
    monkeypatch.setattr(build, "cost", lambda table, seat, face: cost(table, seat, face) + 1)
    sheet = watch(plan(1, "vs", "duel", 3)[0])[1]
    return sheet.disagreements[0]


def test_a_disagreement_says_where_and_by_which_row(disagreement: Disagreement) -> None:
    assert disagreement.row == "RECRUIT-02"
    assert (disagreement.game, disagreement.mode, disagreement.seed) == ("vs", "duel", 3)
    assert disagreement.pick == len(disagreement.picks) > 0
    assert "RECRUIT-02: " in str(disagreement) and "seed 3 pick" in str(disagreement)


def test_a_case_is_made_small_and_still_shows_it(disagreement: Disagreement, tmp_path: Path) -> None:
    case: Case = shrink(disagreement)

    write(tmp_path, 1, case)

    assert case.removed > 5
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "01-RECRUIT-02.position.json", "01-RECRUIT-02.record.json", "01-RECRUIT-02.yaml",
    ]  # fmt: skip
    assert json.loads((tmp_path / "01-RECRUIT-02.position.json").read_text())["expected"] == disagreement.expected
    outcome = run_file(tmp_path / "01-RECRUIT-02.yaml")[0]
    assert outcome.passed and outcome.checks > 3, outcome.failure
    again = Sheet()
    watch_record(Record.from_json((tmp_path / "01-RECRUIT-02.record.json").read_text()), again)
    assert again.disagreements[0].row == "RECRUIT-02" and again.disagreements[0].pick == disagreement.pick


def test_a_recorded_game_is_watched_to_its_end() -> None:
    record = Record("duel", {"mode": "two-way"}, 5, [0, 0, 0, 0])
    sheet = Sheet()

    match = watch_record(record, sheet)

    assert (sheet.games, sheet.decisions, len(match.picks)) == (1, 4, 4)
    assert not sheet.wrong
