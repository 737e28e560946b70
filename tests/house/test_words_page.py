"""The word list is generated, so it cannot be out of date."""

from __future__ import annotations

from tools.words import PAGE, page


def test_the_word_list_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: make ledger"
