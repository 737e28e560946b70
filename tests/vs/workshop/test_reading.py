"""A card as it is being written: every line for itself, what is wrong, what could come next, a fair price."""

from __future__ import annotations

from capes.vs.game import GAME
from capes.vs.workshop.price import fitted
from capes.vs.workshop.reading import offers

CARD = """Bo Brave
Supporting Character, cost 3, 3/3, Health 1, Avengers
When Bo Brave appears, draw a card.
Lull - Main [Skill]: exhaust an enmy character."""


def test_every_line_is_read_for_itself() -> None:
    answer = GAME.read_card(CARD)

    good, bad = answer["lines"]
    assert (good["ok"], good["text"]) == (True, "When Bo Brave appears, draw a card.")
    assert [CARD.split("\n")[2][a:b] for a, b, kind in good["spans"] if kind == "when"] == ["When Bo Brave appears"]
    assert CARD.split("\n")[3][bad["error"]["at"] :].startswith("enmy")
    assert answer["setup"] is None and answer["error"]["why"]["key"] == "unread-word"


def test_a_card_is_drawn_as_far_as_it_is_understood() -> None:
    drawn = GAME.read_card(CARD)["cards"]

    assert [line["text"] for line in drawn[0]["text"]] == ["When Bo Brave appears, draw a card."]


def test_every_power_says_when_it_is_offered_and_keywords_what_they_mean() -> None:
    text = CARD.replace("enmy", "enemy") + "\nBerserker"

    first, second, third = GAME.read_card(text)["lines"]

    assert first["how"]["key"] == "how-when"
    assert second["how"]["args"] == {"window": "Main", "uses": "turn", "turn": "own", "cost": "Skill"}
    assert third["reminders"][0]["name"] == "Berserker" and "attacks" in third["reminders"][0]["text"]


def test_a_card_that_is_read_can_be_drawn_priced_and_tried() -> None:
    answer = GAME.read_card(CARD.replace("enmy", "enemy"))

    assert answer["error"] is None
    assert answer["cards"][0]["name"] == "Bo Brave"
    assert answer["price"]["low"] <= answer["price"]["fair"] + 1 <= answer["price"]["high"] + 1
    assert GAME.check_setup(answer["setup"])["cards"]


def test_what_is_offered_can_stand_there() -> None:
    said = [one["text"] for one in offers("Main [Might]: stun an ", "Bo", "supporting")]

    assert said[0].startswith("enemy")
    assert GAME.read_card(CARD, 3, 21)["next"]


def test_a_megabyte_is_answered_with_one_sentence() -> None:
    assert "at most 3000 characters" in GAME.read_card("x" * 1_000_000)["error"]["error"]


def test_the_price_is_off_by_less_than_one_for_cards_it_has_not_seen() -> None:
    _, off, known = fitted()

    assert off < 1 and len(known) > 100
