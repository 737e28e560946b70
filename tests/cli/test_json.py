"""What a command finds can be had as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from capes.cli import main

LINES = [
    "rules ATTACK-17", "cards cost<=1", "card Hulk", "decks", "deck check x-men-storm", "deck show x-men-storm",
    "deck count x-men-storm", "deck odds x-men-storm", "scenario ATTACK-17", "doctor",
    "sim duel --bot random --games 2 --jobs 1", "ladder duel random sidekick --games 2 --jobs 1",
    "referee --game duel --games 1",
]  # fmt: skip


@pytest.mark.parametrize("line", LINES)
def test_its_output_is_json_and_nothing_else(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CAPES_DATA", str(tmp_path))
    tmp_path.chmod(0o700)

    with pytest.raises(SystemExit) as left:
        main([*line.split(), "--json"])

    shown = capsys.readouterr()
    assert not left.value.code, shown.err
    assert json.loads(shown.out)
