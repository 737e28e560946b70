"""`capes card test`: a sound card passes, and every kind of fault is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from capes.cli import main
from capes.cli.judge import Judge, numbered
from capes.vs.workshop.own import own_card

SOUND = """Fire Fist
Supporting Character, cost 1, 4/2, Health 1, Avengers, Flight
Burn - Main [Energy]: stun an enemy character that costs 3 or less.
When Fire Fist appears, draw a card.
"""
ENDLESS = """Snow Ball
Supporting Character, cost 1, 3/3, Health 1, Avengers
When one or more +1/+1 counters are put on Snow Ball, put a +1/+1 counter on Snow Ball.
When Snow Ball appears, put a +1/+1 counter on Snow Ball.
When Snow Ball is stunned, if there is a character named Nobody, draw a card.
"""


def judged(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, *more: str) -> tuple[int, str, str]:
    file = tmp_path / "card.txt"
    file.write_text(text, encoding="utf-8")
    try:
        main(["card", "test", str(file), *more])
        code = 0
    except SystemExit as ended:
        code = int(ended.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def test_a_sound_card_passes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = judged(capsys, tmp_path, SOUND, "--games", "4")

    assert code == 0
    assert "nothing wrong was found" in out
    assert "x: When Fire Fist appears, draw a card." in out


def test_a_card_without_end_and_a_power_never_usable_are_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, _ = judged(capsys, tmp_path, ENDLESS, "--games", "2", "--json")

    told = json.loads(out)
    assert (code, told["ok"], told["games"]) == (1, False, 2)
    assert told["endless"] and told["conservation"] == told["secrecy"] == told["failures"] == []
    assert any(one.startswith("never usable: When Snow Ball is stunned, if") for one in told["faults"])


def test_a_card_that_cannot_be_read_ends_with_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = judged(capsys, tmp_path, SOUND.replace("draw", "drwa"))

    assert code == 2 and "'drwa'" in err


def test_lost_cards_and_open_secrets_are_noticed() -> None:
    """The checks themselves can fail: a position that was tampered with does not pass."""
    judge = Judge(own_card(SOUND))
    from capes.core.rng import Rng
    from capes.referee.vs.standing import bodies_of
    from capes.vs.game import GAME

    state = GAME.new_game(judge.setup, 1)
    while state.phase == "setup":
        GAME.pick(state, 0)
    bodies = bodies_of(state)
    judge.check_cards(state, 1, bodies)
    judge.check_secrecy(state, 1, Rng(1))
    assert judge.faults() == [one for one in judge.faults() if one.startswith("never usable")]

    state.players[0].deck.pop()
    judge.check_cards(state, 1, bodies)

    assert judge.lost


def test_every_power_gets_a_name_to_be_told_by() -> None:
    assert numbered(SOUND.strip()).split("\n")[2:] == [
        "Power 1 - Main [Energy]: stun an enemy character that costs 3 or less.",
        "Power 2 - When Fire Fist appears, draw a card.",
    ]
