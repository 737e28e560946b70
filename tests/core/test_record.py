"""Records: what is written can be read, and what cannot be read is refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from capes.core.errors import BadRecord
from capes.core.record import Record
from tests.core.toy import TOY

GOOD: dict[str, Any] = {"capes": 1, "game": "toy", "setup": {}, "seed": 4, "picks": [7, 0]}


def test_a_record_round_trips() -> None:
    record = Record("toy", {"stones": 9}, "seed", [1, 10**30], "1", [{"undo": 3, "to": 2}])

    again = Record.from_json(record.to_json())

    assert again.to_json() == record.to_json()
    assert (again.picks, again.marks) == (record.picks, record.marks)


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("", "not a record"),
        ("[1, 2]", "a JSON object is expected"),
        ("[" * 100_000, "not a record"),
        (b"\xff\xfe\x00", "not a record"),
        (json.dumps(GOOD)[:-5], "not a record"),
        (json.dumps({**GOOD, "capes": 99}), "record format 99 is not known"),
        (json.dumps({**GOOD, "game": 5}), "'game' is missing or not a str"),
        (json.dumps({**GOOD, "setup": None}), "'setup' is missing or not a dict"),
        (json.dumps({**GOOD, "seed": True}), "'seed' must be a number or a text"),
        (json.dumps({**GOOD, "picks": [1, "x"]}), "'picks' must be whole numbers"),
        (json.dumps({**GOOD, "picks": [1, True]}), "'picks' must be whole numbers"),
        (json.dumps({**GOOD, "marks": "x"}), "'marks' must be a list"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str | bytes, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.from_json(text)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="a record of 'chess', not of 'toy'"):
        Record("chess", {}, 1, []).play(TOY)


def test_picks_after_the_end_are_refused() -> None:
    take_one = [0] * 60  # the number 0 is named, then 40 stones are taken one by one

    with pytest.raises(BadRecord, match="pick 42 of 60 does not fit: the game is over"):
        Record("toy", {"stones": 40}, 1, take_one).play(TOY)


def test_positions_are_one_more_than_picks() -> None:
    assert sum(1 for _ in Record("toy", {}, 1, [3, 0, 0]).positions(TOY)) == 4
