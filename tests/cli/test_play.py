"""Terminal play, driven by typed lines through the toy game."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from capes import games
from capes.cli import main
from capes.cli.opponent import opponent
from capes.core.errors import BadSetup
from capes.core.record import Record
from tests.core.toy import TOY
from tests.core.walk import walk

Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play the toy with these lines typed; gives what was printed."""
    monkeypatch.setattr(games, "GAMES", dict(games.GAMES))
    monkeypatch.setattr(games, "_loaded", dict(games._loaded))
    games.register(TOY)

    def typed(*lines: str, options: tuple[str, ...] = ("--seed", "3", "--seat", "1"), code: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        with pytest.raises(SystemExit) as left:
            main(["play", "toy", *options])
        assert (left.value.code or 0) == code
        printed = capsys.readouterr()
        return printed.out + printed.err

    return typed


def test_a_whole_game_is_played_and_kept(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    printed = play("7", *["1"] * 20, options=("--seed", "3", "--seat", "1", "--record", str(file)))

    assert "Took the last stone." in printed
    record = Record.from_json(file.read_text())
    assert record.play(TOY).result is not None
    assert record.setup == {"mode": "duel", "stones": 15}


def test_the_same_seed_and_picks_tell_the_same_story(play: Play) -> None:
    assert play("7", *["1"] * 20) == play("7", *["1"] * 20)


def test_the_rivals_cards_are_not_shown(play: Play) -> None:
    printed = play("7", "quit")

    assert "Rival draws a card." in printed
    assert "Hero draws a card worth 5." in printed
    assert "Rival draws a card worth" not in printed


def test_bad_picks_are_explained_and_change_nothing(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    printed = play("seven", "-1", "7", "99", "0", "dance", "", "play", f"save {file}")

    assert printed.count("Type a whole number from 0 up.") == 3  # the question, and two wrong answers
    assert "There is no option 99; pick 1 to 5." in printed
    assert "Pick a number from 1 to 5, or ? for help." in printed
    assert "Which of these?" in printed
    assert len(json.loads(file.read_text())["picks"]) == 2  # the number named, and the rival's move


def test_a_pick_by_part_of_its_name(play: Play) -> None:
    assert "Hero plays a card worth 5." in play("7", "card #2")


def test_why_and_explain_answer(play: Play) -> None:
    printed = play("7", "why 1", "why play #99", "why", "explain #2", "explain #1", "explain x", "preview", "?")

    assert "Nothing is against it." in printed
    assert "STONES-03: 'play #99' is not a move now (12 stones are left)" in printed
    assert "Why what?" in printed
    assert "worth: 5" in printed
    assert "card #1 is not one you can see" in printed
    assert "Explain which card?" in printed
    assert "left after taking one: 11" in printed
    assert "take back your last pick" in printed


def test_a_hint_names_good_options_by_the_number_that_picks_them(play: Play) -> None:
    printed = play("7", "hint", "quit")

    numbers = re.findall(r"^(?:> )? +(\d+)  .* · \d+%", printed, re.MULTILINE)
    assert 1 <= len(numbers) <= 3 and all(1 <= int(number) <= 5 for number in numbers)


def test_undo_goes_back_to_ones_own_last_pick(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    printed = play("undo", "7", "1", "undo", "undo", "undo", f"save {file}", "8", f"save {tmp_path / 'other.json'}")

    assert printed.count("There is nothing to take back.") == 2
    assert printed.count("Taken back.") == 2
    kept = Record.from_json(file.read_text())
    assert kept.picks == []
    assert [mark["to"] for mark in kept.marks] == [2, 0]
    assert Record.from_json((tmp_path / "other.json").read_text()).picks[0] == 8


def test_a_kept_game_goes_on_where_it_was(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("7", "1", f"save {file}", "quit")
    picks = Record.from_json(file.read_text()).picks

    printed = play("save " + str(file), "quit", options=("--resume", str(file), "--seat", "1"))

    assert "Kept in" in printed
    assert Record.from_json(file.read_text()).picks == picks


def test_the_end_of_input_is_a_polite_goodbye(play: Play) -> None:
    assert play("7").rstrip().endswith("Goodbye.")


def test_a_file_that_cannot_be_written_does_not_end_the_game(play: Play, tmp_path: Path) -> None:
    printed = play("7", f"save {tmp_path}/no/such/folder.json", "save", "1")

    assert "No such file or directory" in printed
    assert "Save to which file?" in printed
    assert "Hero takes 1" in printed


def test_a_save_to_a_folder_leaves_nothing_behind(play: Play, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()

    printed = play("7", f"save {folder}", "save a\x00b", "1")

    assert f"{folder}: Is a directory" in printed and "null" in printed
    assert "Hero takes 1" in printed
    assert list(tmp_path.iterdir()) == [folder]


def test_numbers_without_end_are_explained_like_any_other_nonsense(play: Play) -> None:
    endless = "9" * 5000

    printed = play(endless, "7", endless, f"why {endless}", f"explain #{endless}", "1")

    assert printed.count("Type a whole number from 0 up.") == 2
    assert "Pick a number from 1 to 5, or ? for help." in printed and "Explain which card?" in printed
    assert "Hero takes 1" in printed


@pytest.mark.parametrize(
    "options, sentence",
    [
        (("--mode", "solo"), "capes: Stones has no mode 'solo'"),
        (("--bot", "genius"), "capes: there is no level 'genius'"),
        (("--seat", "4"), "capes: there is no seat 4; the seats are 0 to 1"),
        (("--deck", "mine"), "capes: Stones has no decks to choose"),
        (("--record", "/no/such/folder/game.json"), "capes: the game cannot be kept"),
        (("--record", "/"), "capes: the game cannot be kept in /: that is a folder"),
        (("--resume", "/no/such/game.json"), "capes: /no/such/game.json: No such file or directory"),
    ],
)
def test_wrong_options_are_one_clear_sentence(play: Play, options: tuple[str, ...], sentence: str) -> None:
    printed = play(options=options, code=2)

    assert sentence in printed
    assert "Traceback" not in printed


def test_a_broken_record_is_refused_with_its_name(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"capes": 1, "game": "toy"')

    assert f"capes: {file}: this is not a record" in play(options=("--resume", str(file)), code=2)


def test_interrupting_twice_leaves(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupt)

    printed = play()

    assert printed.count("Ctrl-C again to leave") == 2
    assert printed.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize("level", ["random", "sidekick", "rookie", "hero"])
def test_opponents_pick_legally_and_the_same_way_again(level: str) -> None:
    first, again = opponent(TOY, level, 5), opponent(TOY, level, 5)
    for state, index in walk(TOY, 8):
        if index >= 0:
            assert state.decision is not None
            pick = first(state)
            assert 0 <= pick < len(state.decision.options)
            assert pick == again(state)


def test_an_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(BadSetup, match="the levels are random, sidekick, rookie, hero, champion, mastermind"):
        opponent(TOY, "genius", 1)
