"""Random games with every starter deck and every Main: they end, keep all cards, and every power comes up."""

from __future__ import annotations

from pathlib import Path

import pytest

from capes.vs.decks import starter_decks
from tests.vs.cards.coverage import MIXED, Run

REPORT = Path(__file__).resolve().parents[3] / "build" / "powers.txt"


@pytest.mark.timeout(600)
def test_150_games_end_keep_all_cards_and_show_most_powers() -> None:
    run = Run().play(150)

    assert run.games == 150
    assert set(run.played) == {MIXED.lower(), *(deck.slug for deck in starter_decks())}
    assert len(run.unused()) < len(run.powers) * 0.15, run.unused()


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_20000_games_use_every_power_of_every_card() -> None:
    run = Run().play(20_000)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(run.report(), encoding="utf-8")

    assert run.unused() == []
    assert set(run.played) == {MIXED.lower(), *(deck.slug for deck in starter_decks())}
