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
    "Main [Might]: deal two wounds to each enemy character in the front row.":
        "Main [Might]: put two wounds on each enemy character in the front row.",
    "Main [Might]: give each enemy character -1/-1 this turn.":
        "Main [Might]: each enemy character gets -1/-1 this turn.",
    "Main [Might]: gain control of an enemy supporting character until end of turn.":
        "Main [Might]: move an enemy supporting character to your side. When the turn ends, it goes back.",
    "Main Might: draw a card": "Main [Might]: draw a card.",
    "Main [2 Might]: stun an enemy main character": "Main [Might][Might]: stun an enemy main character.",
    "While it is your turn, this character has +2 ATK.": "This character has +2 ATK on your turn.",
    "This character gets +1 ATK for each enemy character.": "This character has +1 ATK for each enemy character.",
    "This character has +2 DEF while defending.": "This character has +2 DEF while this character is defending.",
    "When an enemy character attacks this character, put a -1/-1 counter on that character.":
        "When this character is attacked, put a -1/-1 counter on the attacker.",
    "When this character attacks a main character, draw a card.":
        "When this character attacks, if there is a defending main character, draw a card.",
    "When your turn begins, if you control three or more Avengers characters, draw a card.":
        "When your turn begins, if there are at least three Avengers characters on your side, draw a card.",
    "Main [Energy]: look at the top three cards of your deck. Put one into your hand and the rest on the bottom of "
    "your deck.":
        "Main [Energy]: look at the top three cards of your deck. Put one of them into your hand and the rest on the "
        "bottom of your deck in any order.",
    "When this character appears, search your deck for a location and put it into your hand.":
        "When this character appears, search your deck for a Location, reveal it, put it into your hand and shuffle "
        "your deck.",
    "Main [Might]: an enemy character cannot attack until your next turn.":
        "Main [Might]: an enemy character cannot attack until the end of its controller's next turn.",
    "Avengers characters cost 1 less to recruit": "Avengers characters cost you 1 less.",
}  # fmt: skip


@pytest.mark.parametrize("text", SAID)
def test_other_words_are_read_as_ours(text: str) -> None:
    assert read(text).text == SAID[text]


IT = {
    "When this character strikes a character with Flight, stun it.": "stun that character.",
    "When a character on your side recovers, put a +1/+1 counter on it.": "put a +1/+1 counter on that character.",
    "When this character attacks, it gets +2 ATK this combat.": "this character gets +2 ATK this combat.",
    "Level Up (3): when this character stuns an enemy character, it gains 1 XP.": "this character gains 1 XP.",
}


@pytest.mark.parametrize("text", IT)
def test_it_is_the_last_one_spoken_of(text: str) -> None:
    assert read(text).text.endswith(f", {IT[text]}")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Once per turn, when this character attacks, draw a card.", "Once"),
        ("Main [Might]: stun the best enemy character.", "best"),
        ("Reaction [Might]: when an enemy player plays a plot twist, cancel it.", "it"),
        ("This character cannot be stunned.", "stunned"),
    ],
)
def test_what_no_card_can_say_is_refused_at_its_place_and_not_read_as_something_near(text: str, place: str) -> None:
    with pytest.raises(Unread) as caught:
        read(text)

    assert text[caught.value.at :].startswith(place)


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
