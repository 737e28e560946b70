"""Every mode of Vs. is played in the terminal against bots, and its record tells the same game again."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from capes.cli import main
from capes.core.record import Record
from capes.games import game

MODES = (
    ("ffa", ("Rival 1", "Rival 2"), False),
    ("2v2", ("Rival 1", "Partner", "Rival 2"), False),
    ("two-headed", ("Rival 1", "Partner", "Rival 2"), True),
)


@pytest.mark.parametrize(("mode", "others", "joint"), MODES, ids=[mode for mode, _, _ in MODES])
def test_a_whole_game_is_played_in_the_terminal(
    mode: str,
    others: tuple[str, ...],
    joint: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3000))

    with pytest.raises(SystemExit) as left:
        main(["play", "vs", "--mode", mode, "--seed", "3", "--bot", "random", "--record", str(file)])

    assert not left.value.code
    printed = capsys.readouterr().out
    assert all(f"\n{name}\n" in printed for name in others)
    assert ("Let Partner act" in printed) == joint
    record = Record.from_json(file.read_text())
    end = record.play(game("vs"))
    assert record.setup["mode"] == mode
    assert end.result is not None
    assert any(" win" in line and line.endswith("Main Character is K.O.'d.") for line in printed.splitlines())
