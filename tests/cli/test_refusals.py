"""What cannot be done is refused in a sentence, before anything is begun, with what could be."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from capes.cli import main

REFUSED = [
    ("sim duel --games 1 --jobs -1", "from 1 to 256"),
    ("ladder duel --jobs -3", "from 1 to 256"),
    ("sim duel --games 1 --parquet /nowhere/games.parquet", "there is no folder '/nowhere'"),
    ("sim duel --games 1 --parquet .", "it is a folder"),
    ("sim duel --games 1 --figures /nowhere/f.json", "there is no folder '/nowhere'"),
    ("sim duel --games 1 --chart x.gif", "a picture ends in .svg, .png, .json"),
    ("sim duel --bot genius --games 1", "the levels are random, sidekick, rookie, hero, champion, mastermind"),
    ("sim poker --games 1", "the games are vs, duel"),
    (
        "play duel --option nonsense",
        "its options are help, delay, showdown, more_actions, picking_sides, three_way, poker_face",
    ),
    ("play duel --colour pink", "the colours are red, blue"),
    ("play vs --edition first", "its editions are documents, errata"),
    ("play duel --edition first", "it has one only"),
    ("play vs --deck nobody", "nobody"),
    ("card Nobody --game duel", "capes cards --game duel lists them"),
]


@pytest.mark.parametrize(("line", "said"), REFUSED, ids=[line for line, _ in REFUSED])
def test_it_is_said_what_is_wrong_and_what_is_possible(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(line.split())

    assert left.value.code == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_card_of_any_game_is_found_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["card", "Gaslight"])

    assert "Side Gray" in capsys.readouterr().out


def test_the_set_up_of_both_games_can_be_chosen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for line in (
        "play duel --option more_actions --option no-poker_face --colour green --seed 3",
        "play duel --mode three-way --colour violet --seed 3",
        "play vs --deck x-men-storm --deck avengers-hulk --edition errata --seed 3",
        "play vs --mode ffa --players 4 --seed 3",
    ):
        monkeypatch.setattr("sys.stdin", io.StringIO("read #1\nquit\n"))
        kept = tmp_path / "kept.json"
        with pytest.raises(SystemExit):
            main([*line.split(), "--plain", "--bot", "random", "--record", str(kept)])
        assert "Goodbye" in capsys.readouterr().out, line


def test_a_terminal_that_knows_only_ascii_is_no_reason_to_stop(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", narrow)
    monkeypatch.setattr("sys.stdin", io.StringIO("look\nquit\n"))

    with pytest.raises(SystemExit) as left:
        main(["play", "duel", "--seed", "7", "--plain"])

    assert (left.value.code or 0) == 0
    narrow.flush()
    assert b"Which Character" in narrow.buffer.getvalue()
