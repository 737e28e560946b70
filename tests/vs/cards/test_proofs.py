"""Every power of every card is proved: it works, it does not where it should not, and its rulings hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from capes.vs import cards, catalogue, proofs
from capes.vs.words import FACES
from tools.proofs import VS, cards_page, cards_proved, meant

cards.load()

TESTS = Path(__file__).resolve().parents[2]
BOXES = [facts.id for facts in catalogue.released_facts()]


def test_the_boxes_are_complete() -> None:
    assert len(BOXES) >= 112 + 62 + 57
    assert all(id in FACES for id in BOXES)


def test_the_map_from_cards_to_tests_is_current() -> None:
    written = (VS / proofs.FILE).read_text(encoding="utf-8")

    assert written == cards_page(cards_proved(TESTS)), "run: make ledger"


@pytest.mark.parametrize("id", BOXES)
def test_the_card_is_proved(id: str) -> None:
    assert proofs.missing(id) == []
    assert proofs.tests_of(id)


def test_a_mark_for_a_power_that_does_not_exist_is_refused() -> None:
    with pytest.raises(LookupError):
        meant("mb/hulk: Knitting")
