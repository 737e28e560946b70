"""A reader of arbitrary text says what is wrong and where, and never falls over."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from capes.vs import cards
from capes.vs.english import power_text
from capes.vs.grammar.errors import Unread
from capes.vs.grammar.powers import Sentences
from capes.vs.grammar.reader import MOST_STEPS
from capes.vs.grammar.reading import read, read_power
from capes.vs.words.powers import Has, Power

cards.load()


def error_of(text: str) -> Unread:
    with pytest.raises(Unread) as caught:
        read(text)
    return caught.value


def test_an_error_names_the_place_and_what_was_understood() -> None:
    error = error_of("Main [Might]: stun an enmy character")

    assert error.text[error.at :].startswith("enmy")
    assert error.understood == "Main [Might]: stun an"
    assert "an adjective" in error.expected
    assert "'enmy'" in str(error)


def test_an_error_shows_the_nearest_sentence_there_is() -> None:
    error = error_of("Main [Energy]: stun each enemy character that costs 2 or below")

    assert "that costs 2 or less" in error.near


def test_a_misspelt_word_is_mended() -> None:
    assert error_of("Main [Might]: stunn an enemy character").near == "stun"


def test_an_unknown_symbol_is_named() -> None:
    assert "no power symbol" in str(error_of("Main [Mihgt]: draw a card"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n ",
        "<script>alert(1)</script>",
        "((((" * 900,
        "that " * 700,
        "Main [Might]: " + "stun an enemy character that shares a team with " * 70,
        "Main [Might]: " + "if there is a character that shares a team with a character, " * 60 + "draw a card",
        "When " * 500,
        "\x00\uffff\u202e",
        "Main [Might]: draw " + "9" * 400 + " cards",
        "__import__('os').system('true')",
        "x" * 2_000_000,
    ],
)
def test_hostile_text_gets_one_clear_sentence(text: str) -> None:
    error = error_of(text)

    assert error.why and len(str(error)) < 900


WORDS = [
    "stun",
    "KO",
    "draw",
    "a",
    "an",
    "enemy",
    "character",
    "card",
    "each",
    "your",
    "side",
    "on",
    "the",
    "if",
    "when",
    "may",
    "and",
    ".",
    ",",
    ":",
    ";",
    "(",
    ")",
    "[",
    "]",
    "that",
    "not",
    "or",
    "counter",
    "+1/+1",
    "put",
    "Main",
    "Combat",
    "[Might]",
    "gets",
    "this",
    "turn",
    "combat",
    "up",
    "to",
    "two",
    "row",
    "front",
    "attacker",
    "defender",
    "with",
    "cost",
    "less",
]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=40).map(" ".join))
def test_words_in_any_order_are_read_or_refused(text: str) -> None:
    try:
        assert read(text).text
    except Unread as error:
        assert 0 <= error.at <= len(error.text)


def test_reading_a_card_takes_few_steps() -> None:
    """Counted, not timed: the longest text of the sets is far below what a text may take."""
    from tests.vs.grammar.test_round_trip import again, printed

    most = 0
    for face, power in printed():
        reader = Sentences(power_text(power, face), face.name)
        list(reader.power("", face.kind == "plot-twist"))
        most = max(most, reader.steps)
        assert isinstance(again(power_text(power, face), face, power), Power)
    assert most * 4 < MOST_STEPS


def test_a_keyword_is_a_power() -> None:
    assert isinstance(read_power("Flight"), Has)
