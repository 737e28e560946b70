"""The rows of Duel and the tests that prove them."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from capes.duel import ledger
from capes.duel.game import GAME
from tools.proofs import duel_proved

HERE = Path(__file__).parent


def test_every_ruling_and_every_scenario_is_a_row() -> None:
    ids = [row["id"] for row in ledger.rows()]

    assert [one for one in ids if one[0] == "R"] == [f"R{number}" for number in range(1, 75)]
    assert len(ids) == len(set(ids)) == 183
    assert all(row["rule"] or row["scenario"] for row in ledger.rows())
    assert GAME.ledger() == ledger.rows()


def test_every_row_is_proved_by_a_test() -> None:
    unproved = [row["id"] for row in ledger.rows() if not row["tests"]]

    assert unproved == []


def test_the_list_of_proofs_is_current() -> None:
    kept = json.loads(files("capes.duel").joinpath("rules_tests.json").read_text(encoding="utf-8"))

    assert kept == duel_proved(HERE), "run: make ledger"


def test_no_test_names_a_row_that_does_not_exist() -> None:
    ids = {row["id"] for row in ledger.rows()}

    assert set(duel_proved(HERE)) <= ids
