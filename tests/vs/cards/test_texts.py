"""The card files are the cards: what is loaded is what their texts say."""

from __future__ import annotations

from capes.vs.cards.ready import ready
from capes.vs.words.packing import packed, unpacked
from tools import cards


def test_what_is_loaded_is_what_the_texts_say() -> None:
    """After a change of a text:  make ledger"""
    assert (cards.ROOT / "ready.json").read_text(encoding="utf-8") == cards.text()


def test_the_reader_knows_what_may_stand_in_a_word() -> None:
    """After a change of a word's fields:  make ledger"""
    assert (cards.ROOT.parent / "grammar" / "field_kinds.json").read_text(encoding="utf-8") == cards.field_kinds()


def test_nobody_needs_python() -> None:
    """Every card is written in sentences."""
    assert sorted(path.name for path in cards.ROOT.glob("*/*.py")) == []


def test_packed_words_are_the_same_words() -> None:
    for powers in ready().values():
        assert unpacked(packed(powers)) == powers


def test_the_sentences_kept_ready_are_those_the_words_make() -> None:
    assert (cards.ROOT.parent / "grammar" / "sentences.json").read_text(encoding="utf-8") == cards.sentences()
