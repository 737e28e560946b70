"""Every line of every card of Duel has a brief; all of them stand in one file to be read.

After a change that is meant:  CAPES_WRITE_GOLDEN=1 .venv/bin/pytest tests/duel/test_briefs.py
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from capes.duel.cards.deck import DECK
from capes.duel.english.briefs import LONGEST, briefs, card_brief
from capes.duel.english.cards import rules_text

FILE = Path(__file__).with_name("briefs.txt")


def test_the_briefs_are_the_ones_that_were_read() -> None:
    told = [(card, briefs(card)) for card in DECK.by_id.values()]
    now = "".join(f"{card.id}: {card_brief(card)}\n" + "".join(f"  {one}\n" for one in lines) for card, lines in told)
    if os.environ.get("CAPES_WRITE_GOLDEN"):
        FILE.write_text(now, encoding="utf-8")

    assert now == FILE.read_text(encoding="utf-8")


def test_a_brief_is_short_and_its_figures_are_the_cards() -> None:
    for card in DECK.by_id.values():
        for brief, text in zip(briefs(card), rules_text(card), strict=True):
            assert 0 < len(brief) <= LONGEST, (card.id, brief)
            assert set(re.findall(r"[+-]?\d+", brief)) <= set(re.findall(r"[+-]?\d+", text)), (brief, text)
