"""Chances of hands: counted and dealt, they agree."""

from __future__ import annotations

import json
import time
from itertools import pairwise
from typing import Any

import pytest

from capes.cli import main
from capes.vs.decks import starter_deck
from capes.vs.decks.odds import at_least_one, deal_hands, mulliganed, odds_by_turn, seen_by


def test_who_begins_skips_the_first_draw() -> None:
    assert [seen_by(turn) for turn in (1, 2, 3)] == [7, 9, 11]
    assert [seen_by(turn, first=False) for turn in (1, 2, 3)] == [9, 11, 13]


def test_chances_are_counted_exactly() -> None:
    assert at_least_one(60, 0, 7) == 0
    assert at_least_one(60, 60, 7) == 1
    assert at_least_one(3, 1, 1) == pytest.approx(1 / 3)
    assert at_least_one(5, 1, 99) == 1
    assert mulliganed(4, 1, 2) == pytest.approx(3 / 4)


def test_chances_only_grow() -> None:
    table = odds_by_turn(starter_deck("x-men-storm"), 10)
    assert [row.turn for row in table] == list(range(1, 11))
    for before, after in pairwise(table):
        assert before.location <= after.location
        assert before.playable <= after.playable


@pytest.mark.long  # a measurement
def test_ten_thousand_hands_take_less_than_a_second() -> None:
    began = time.process_time()
    deal_hands(starter_deck("x-men-storm"), 10_000, seed=3)

    assert time.process_time() - began < 1


def test_ten_thousand_hands_agree_with_counting() -> None:
    deck = starter_deck("x-men-storm")
    dealt = deal_hands(deck, 10_000, seed=3)

    assert dealt.with_location == pytest.approx(at_least_one(60, 16, 7), abs=0.02)
    assert dealt.keepable <= min(dealt.with_location, dealt.with_early_play)
    assert sum(dealt.locations.values()) == 10_000
    assert deal_hands(deck, 500, seed=3) == deal_hands(deck, 500, seed=3)


def test_the_command_tells_them(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["deck", "odds", "avengers-hulk", "--turns", "3", "--hands", "100", "--json"])
    told: dict[str, Any] = json.loads(capsys.readouterr().out)

    assert end.value.code in (0, None)
    assert [row["turn"] for row in told["turns"]] == [1, 2, 3]
    assert told["hands"]["hands"] == 100
