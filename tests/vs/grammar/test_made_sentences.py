"""Random sentences made from the grammar: what is read is written so that it is read the same again."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from capes.language.catalogue import say
from capes.vs import cards
from capes.vs.grammar.errors import Unread
from capes.vs.grammar.reading import read_power, written
from tests.vs.grammar.made import sentence

cards.load()


def holds(seed: int) -> bool:
    """Whether the sentence of that seed could be read; if so it must come back as it went, and in one way only."""
    text = sentence(Random(seed))
    try:
        words = read_power(text, "Smash", "Hulk")
    except Unread as error:
        assert "two ways" not in say(error.why), text
        return False
    told = written(words, "Hulk")
    assert read_power(told, "Smash", "Hulk") == words, told
    assert written(read_power(told, "Smash", "Hulk"), "Hulk") == told
    return True


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10_000_000))
def test_a_made_sentence_comes_back_as_it_went(seed: int) -> None:
    holds(seed)


def test_most_made_sentences_are_read() -> None:
    assert sum(holds(seed) for seed in range(100)) > 80


@pytest.mark.long
def test_ten_thousand_made_sentences_come_back_as_they_went() -> None:
    assert sum(holds(seed) for seed in range(10_000)) > 8_500
