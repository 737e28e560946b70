"""The reader of Fluent messages, in the parts our catalogues use."""

from __future__ import annotations

import pytest

from capes.language import Card, Reader, Seat, Sentence
from capes.language.catalogue import catalogue
from capes.language.fluent import BadMessage, Message, Value, arguments, fill, read, split
from capes.language.sentence import Listed, sentence_of


def told(body: str, **values: Value) -> str:
    return fill(read(body).value, values, lambda key: None)


def test_arguments_are_filled_in() -> None:
    assert told("{ $who } draws {$n} cards.", who="Ann", n=2) == "Ann draws 2 cards."


def test_a_missing_argument_shows_its_name() -> None:
    assert told("{ $who } draws.") == "{$who} draws."


def test_numbers_choose_their_plural_or_their_own_variant() -> None:
    body = """{ $n ->
    [0] no card
    [one] a card
   *[other] { $n } cards
} left"""

    assert [told(body, n=n) for n in (0, 1, 2)] == ["no card left", "a card left", "2 cards left"]


def test_words_choose_their_variant() -> None:
    body = "{ $row ->\n    [front] Front row\n   *[back] Back row\n}"

    assert [told(body, row=row) for row in ("front", "back", "elsewhere")] == ["Front row", "Back row", "Back row"]


def test_choices_may_stand_within_choices() -> None:
    body = "{ $a ->\n [x] { $n ->\n [one] one x\n *[other] many x\n }\n *[y] y\n}"

    assert [told(body, a="x", n=1), told(body, a="x", n=3), told(body, a="y", n=1)] == ["one x", "many x", "y"]


def test_signs_that_mean_something_are_written_as_texts() -> None:
    assert told('a { "{" }b{ "}" } { "" }.') == "a {b} ."


def test_attributes_are_patterns_of_their_own() -> None:
    message = read("{ $who } passes.\n    .you = You pass.\n    .all = Everybody\n        passes.\n")

    assert fill(message.attributes["you"], {}, lambda key: None) == "You pass."
    assert fill(message.attributes["all"], {}, lambda key: None) == "Everybody\npasses."


def test_messages_refer_to_others() -> None:
    other = read("{ $n } points")

    def lookup(key: str) -> Message | None:
        return other if key == "points" else None

    message = read("{ $who } has { points }.")
    assert fill(message.value, {"who": "Ann", "n": 3}, lookup) == "Ann has 3 points."
    assert arguments(message, lookup) == {"who", "n"}


def test_a_file_is_split_into_messages() -> None:
    source = "# about\n\n## a part\na = One\nb-c = { $n ->\n    [one] x\n   *[other] y\n}\n    .you = z\n"

    assert list(split(source)) == ["a", "b-c"]
    assert read(split(source)["b-c"]).attributes.keys() == {"you"}


@pytest.mark.parametrize("body", ["{ $a", "{ $a -> [x] y }", "a }", "{ }", '{ "a }'])
def test_what_cannot_be_read_is_refused(body: str) -> None:
    with pytest.raises(BadMessage):
        read(body)


def test_a_key_twice_in_a_file_is_refused() -> None:
    with pytest.raises(BadMessage):
        split("a = 1\na = 2\n")


def test_a_sentence_survives_the_wire() -> None:
    told = Sentence(
        "x", who=Seat(1), card=Card("mb/hulk"), n=3, why=Sentence("y", name="Z"), all=Listed([Seat(0), "Ann"], "and")
    )

    assert sentence_of(told.data()) == told


@pytest.mark.parametrize("data", [None, 7, "x", {"key": 3}, {"key": "a"}, {"key": "a", "args": []}])
def test_what_is_no_sentence_is_shown_as_it_is(data: object) -> None:
    assert sentence_of(data).key == "plain"


def test_an_unknown_key_shows_itself() -> None:
    assert Reader().say(Sentence("nobody-wrote-this")) == "nobody-wrote-this"
    assert catalogue("xx").language == "en"


def test_the_reader_is_you() -> None:
    reader = Reader("en", 0, ("Ann", "Ben"))

    assert [reader.player(seat) for seat in (0, 1, 5)] == ["you", "Ben", "Player 6"]
