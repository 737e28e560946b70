"""`capes scenario`: stories in prose, outcomes as data, and exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from capes.cli import main

GOOD = """
title: Hulk stuns Rhino
P1: {front: [Hulk = 4/4]}
P2: {front: [Rhino = 3/2 h2]}
story:
  - P1 attacks Hulk -> Rhino
  - all pass
  - Rhino: stunned, 1 wound
"""


def run(*arguments: str) -> int:
    """The exit code of a command."""
    with pytest.raises(SystemExit) as left:
        main(["scenario", *arguments])
        raise SystemExit(0)
    return int(left.value.code or 0)


def test_the_story_is_told_in_prose(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hulk.yaml"
    file.write_text(GOOD, encoding="utf-8")

    assert run(str(file)) == 0

    told = capsys.readouterr().out
    assert "> P1 attacks Hulk -> Rhino" in told
    assert "Hulk stuns Rhino (4 against 2)." in told
    assert told.endswith("1 of 1 scenario held.\n")


def test_outcomes_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "KO-01.yaml"
    file.write_text(GOOD, encoding="utf-8")

    assert run("--json", str(tmp_path)) == 0

    (outcome,) = json.loads(capsys.readouterr().out)
    assert outcome["passed"] is True
    assert outcome["title"] == "Hulk stuns Rhino"
    assert outcome["rows"] == ["KO-01"]
    assert {"kind": "check", "text": "Rhino: stunned, 1 wound", "line": 8} in outcome["story"]


def test_a_fact_that_does_not_hold_is_named_and_the_exit_code_is_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hulk.yaml"
    file.write_text(GOOD.replace("1 wound", "2 wounds"), encoding="utf-8")

    assert run("--quiet", str(file)) == 1
    assert capsys.readouterr().out == (f"{file}:8: Rhino: 2 wounds was expected, but 1 wounds\n0 of 1 scenario held.\n")


def test_bad_files_are_refused_with_file_and_line_and_the_rest_is_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, good = tmp_path / "bad.yaml", tmp_path / "good.yaml"
    bad.write_text("P1:\n  front:\n    - Rhino = Ferocius 3/2\n", encoding="utf-8")
    good.write_text(GOOD, encoding="utf-8")

    assert run("--quiet", str(bad), str(good)) == 2

    heard = capsys.readouterr()
    assert heard.err.startswith(f"capes: {bad}:3: 'Ferocius'")
    assert heard.out == "1 of 1 scenario held.\n"


def test_binary_rubbish_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rubbish.yaml"
    file.write_bytes(bytes(range(256)))

    assert run(str(file)) == 2
    assert f"{file}:1: " in capsys.readouterr().err


def test_rows_name_the_scenarios_that_come_with_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("attack-03") == 0
    assert "ATTACK-03: " in capsys.readouterr().out
    assert run("NOWHERE-01") == 2
    assert "neither a file nor a scenario" in capsys.readouterr().err
