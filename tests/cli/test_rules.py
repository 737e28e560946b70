"""`capes rules`."""

from __future__ import annotations

import json

import pytest

from capes.cli import main
from capes.vs import ledger


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as left:
        main(["rules", *arguments])
    assert left.value.code in (0, None)
    return capsys.readouterr().out


def test_a_row_is_shown_with_rule_example_source_and_proof(capsys: pytest.CaptureFixture[str]) -> None:
    row = next(row for row in ledger.rows() if row["tests"] and row["scenario"])

    text = shown(capsys, row["id"])

    for part in (row["id"], row["rule"], row["scenario"], row["source"], row["tests"][0]):
        assert part in text
    assert text.count("    Source: ") == 1


def test_a_topic_shows_all_its_rows_and_no_others(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "golden")

    assert "GOLDEN-01" in text and "GOLDEN-02" in text and "SETUP-01" not in text


def test_data_has_every_row_with_its_tests(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(shown(capsys, "--json"))

    assert len(rows) == 416
    assert all({"id", "rule", "tests"} <= set(row) for row in rows)


def test_uncovered_rows_are_those_without_tests(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(shown(capsys, "--uncovered", "--json"))

    assert {row["id"] for row in rows} == {row["id"] for row in ledger.rows() if not row["tests"]}


def test_an_unknown_row_is_refused_with_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["rules", "ATACK-04"])

    assert left.value.code == 2
    assert "ATTACK-04" in capsys.readouterr().err


def test_the_rows_of_the_other_game_are_shown_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert "R5" in shown(capsys, "R5", "--game", "duel")
