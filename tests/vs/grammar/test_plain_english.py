"""Cards as people write them: other words, whole cards, figures in any order."""

from __future__ import annotations

import pytest

from capes.vs import cards
from capes.vs.grammar.errors import Unread
from capes.vs.grammar.reading import card_text, read

cards.load()

SAID = {
    "Main [Might]: destroy target enemy supporting character": "Main [Might]: KO an enemy supporting character.",
    "Main [Might]: stun an enemy character with cost 3 or less":
        "Main [Might]: stun an enemy character that costs 3 or less.",
    "At the start of your turn, draw a card.": "When your turn begins, draw a card.",
    "At the end of your turn, draw a card.": "When your turn ends, draw a card.",
    "Whenever an enemy character is stunned, put a +1/+1 counter on this character.":
        "When an enemy character is stunned, put a +1/+1 counter on this character.",
    "Your characters have +1/+1": "Each character on your side has +1/+1.",
    "Other Avengers you control have +1/+1": "Each other Avengers character on your side has +1/+1.",
    "Combat [Skill]: this character gets +2/+2 until end of turn":
        "Combat [Skill]: this character gets +2/+2 this turn.",
    "Combat (any turn): choose an opponent's character. It gets -2/-2 this combat.":
        "Combat (any turn): an enemy character gets -2/-2 this combat.",
    "Main [Skill]: draw two cards, then discard a card": "Main [Skill]: draw two cards and discard a card.",
    "When this character dies, draw 2 cards": "When this character is KO'd, draw two cards.",
}  # fmt: skip


@pytest.mark.parametrize("text", SAID)
def test_other_words_are_read_as_ours(text: str) -> None:
    assert read(text).text == SAID[text]


CARD = """Fire Fist
Supporting Character, cost 3, 4/2, Health 1, Avengers, Flight
Burn - Main [Energy]: stun an enemy character that costs 3 or less.
When Fire Fist appears, draw a card."""


def test_a_whole_card_is_read_and_written_again() -> None:
    found = read(CARD)

    assert found.face is not None
    assert (found.face.cost, found.face.atk, found.face.defense, found.face.health) == (3, 4, 2, 1)
    assert found.text == CARD == card_text(found.face)
    assert found.brief == "Stun an enemy of 3 or less"


def test_figures_come_in_any_order() -> None:
    found = read("Ember\nATK 2; DEF 5; Avengers; Main character; level 1; 6 Health\nDodge")

    assert found.face is not None
    assert (found.face.kind, found.face.atk, found.face.defense, found.face.health) == ("main", 2, 5, 6)


def test_a_plot_twist_and_a_location() -> None:
    twist = read("Ambush\nPlot Twist\nCombat (any turn): an attacker gets +2 ATK this combat.").face
    location = read("Old Mill\nLocation, [Energy] or [Might], Avengers").face

    assert twist is not None and twist.kind == "plot-twist" and twist.twists
    assert location is not None and location.symbols == ("Energy", "Might")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Nobody\nSupporting Character, cost 3", "needs ATK and DEF"),
        ("Giant\nSupporting Character, 99/2", "out of range"),
        ("Sly\nSupporting Character, 1/1\nMain: draw a card.", "costs symbols"),
        ("Sly\nSupporting Character, 1/1\nLevel Up (2): when Sly is stunned, he gains 1 XP.", "only a main character"),
        ("Trick\nPlot Twist\nFlight", "a plot twist needs a line"),
    ],
)
def test_a_card_is_checked(text: str, why: str) -> None:
    with pytest.raises(Unread, match=why):
        read(text)


def test_turning_up_somebody_hidden_is_not_turning_a_location() -> None:
    hidden = read("Main [Might]: turn a character on your side face up again.").words[0]
    location = read("Main [Might]: turn a face-down Location in your resource row face up.").words[0]

    assert "TurnUp(" in str(hidden)
    assert "TurnLocation(" in str(location)
