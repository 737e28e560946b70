"""Events as sentences: right for every viewer, and no secret told."""

from __future__ import annotations

import pytest

from capes.core.event import Event
from capes.vs import cards
from capes.vs.english import sentence
from capes.vs.english.events import TELLERS
from capes.vs.rules.events import KINDS

cards.load()
NAMES = ("Ann", "Rival")


def test_every_kind_of_event_has_a_sentence_of_its_own() -> None:
    assert sorted(set(KINDS) - set(TELLERS)) == []


def test_no_sentence_waits_for_an_event_that_never_happens() -> None:
    assert sorted(set(TELLERS) - set(KINDS)) == []


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_event_is_told_well_to_everybody(kind: str, viewer: int | None) -> None:
    text = "7 9" if kind in ("Attacked", "Struck") else "front"
    event = Event(kind, 1, 7, "mb/wolverine", 9, "mb/sabretooth", 4, 4, text)

    text = sentence(event, viewer, NAMES)

    assert text == "" or (text[0].isupper() and text.endswith("."))
    assert "  " not in text and "None" not in text


def test_a_stun_names_both_and_the_numbers() -> None:
    event = Event("Stunned", 1, 9, "mb/sabretooth", 7, "mb/wolverine", 4, 4)

    assert sentence(event, 0, NAMES) == "Wolverine stuns Sabretooth (4 against 4)."


def test_a_stun_by_an_effect_is_told_without_a_stunner() -> None:
    assert sentence(Event("Stunned", 1, 9, "mb/sabretooth"), 0, NAMES) == "Sabretooth is stunned."


def test_the_viewer_is_you() -> None:
    drew = Event("Drew", 1, number=2)

    assert sentence(drew, 1, NAMES) == "You draw 2 cards."
    assert sentence(drew, 0, NAMES) == "Rival draws 2 cards."
    assert sentence(drew, None, NAMES) == "Rival draws 2 cards."


def test_who_begins_goes_first() -> None:
    begins = Event("FirstPlayer", 1)

    assert sentence(begins, 1, NAMES) == "You go first."
    assert sentence(begins, 0, NAMES) == "Rival goes first."


def test_a_face_down_resource_is_named_only_to_those_who_know_it() -> None:
    placed = Event("ResourcePlaced", 1, 12, "mb/hulk", known=1 << 1)

    assert sentence(placed, 1, NAMES) == "You place Hulk face down as a resource."
    assert sentence(placed, 0, NAMES) == "Rival places a card face down as a resource."
    assert sentence(placed, None, NAMES) == "Rival places a card face down as a resource."


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_secret_is_told(kind: str) -> None:
    numbers = "7" if kind in ("Attacked", "Struck") else ""
    secret = Event(kind, 1, 7, "mb/wolverine", 9, "mb/sabretooth", 4, 4, numbers, known=2)

    for viewer in (0, None):
        told = sentence(secret, viewer, NAMES, {9: "a character", 7: "a character"}.__getitem__)
        assert "Wolverine" not in told and "Sabretooth" not in told


def test_a_team_attack_names_everybody_who_takes_part() -> None:
    event = Event("Attacked", 0, 7, "mb/wolverine", 9, "mb/sabretooth", text="7 8")

    assert sentence(event, 1, NAMES, {8: "Storm"}.__getitem__) == "Wolverine and Storm team attack Sabretooth."


def test_a_log_without_a_table_names_everybody_too() -> None:
    attacked = Event("Attacked", 0, 7, "mb/wolverine", 9, "mb/sabretooth", text="7 8=mb/iceman")
    struck = Event("Struck", 0, 7, "mb/wolverine", 9, "mb/sabretooth", 3, 5, "7 8=mb/iceman")

    assert sentence(attacked, 1, NAMES) == "Wolverine and Iceman team attack Sabretooth."
    assert sentence(struck, 1, NAMES) == "Wolverine and Iceman strike Sabretooth without stunning (3 against 5)."


def test_a_win_is_told_to_winner_and_loser() -> None:
    over = Event("GameOver", number=1 << 1, text="main")

    assert sentence(over, 1, NAMES).startswith("You win the game")
    assert sentence(over, 0, NAMES).startswith("Rival wins the game")
