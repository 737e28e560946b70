"""Stubs written by `capes new` work, and their tests pass."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import capes
from capes.cli import main

SOURCE = Path(capes.__file__).resolve().parents[1]


def new(*words: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["new", *words])
    return int(left.value.code or 0)


def test_every_stub_passes_the_test_that_comes_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for words in (
        ("bot", "lucky"), ("game", "Pick Up Stones"), ("set", "harbour"), ("card", "Night Watch", "--to", "harbour"),
        ("keyword", "Anchored", "--to", "harbour"),
    ):  # fmt: skip
        assert new(*words) == 0, words

    for place in (".", "harbour"):  # a set is named in the environment, so it is tried in a process of its own
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "--ignore=harbour"]
            + (["."] if place == "." else []),
            cwd=tmp_path / place, capture_output=True, text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(tmp_path)])},
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        assert f"{2 if place == '.' else 3} passed" in done.stdout


def test_nothing_is_overwritten_and_names_must_be_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lucky.py").write_text("mine")

    assert new("bot", "lucky") == 2
    assert new("bot", "9 lives!") == 2
    assert new("card", "Night Watch", "--to", "nowhere") == 2

    said = capsys.readouterr().err
    assert "is there already" in said and "begin with a letter" in said and "capes new set nowhere" in said
    assert (tmp_path / "lucky.py").read_text() == "mine" and not (tmp_path / "test_lucky.py").exists()
