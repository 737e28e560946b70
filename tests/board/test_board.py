"""Views as headed lists, from data shaped like what the server sends."""

from __future__ import annotations

from capes.board import shape
from capes.board.html import page
from capes.board.lists import anything, lists

HULK = {
    "n": 17, "face": "mb/hulk", "name": "Hulk", "seat": 0, "row": "front", "state": "up", "ready": False, "wounds": 1,
    "health": 2, "counters": 2, "atk": 5, "def": 5, "main": True, "level": 1, "keywords": ["Ferocious"],
}  # fmt: skip
LOKI = {"n": 30, "name": "Loki", "seat": 1, "row": "back", "state": "stunned", "ready": True, "atk": 1, "def": 6}
VIEW = {
    "game": "vs", "seat": 0, "turn": 5, "phase": "main", "step": "combat",
    "players": [
        {"seat": 0, "hand": [{"n": 40, "face": "mb/green-goblin"}], "hand_count": 1, "deck_count": 31, "ko": [],
         "resources": [{"n": 50, "up": True, "face": "mb/fortress"}, {"n": 51, "up": False, "face": None}], "points": 2,
         "xp": [{"have": 2, "need": 3}], "piles": [{"name": "Agenda", "count": 5}]},
        {"seat": 1, "hand": None, "hand_count": 6, "deck_count": 30, "ko": [], "resources": []},
    ],
    "characters": [HULK, LOKI],
    "combat": {"attackers": [17], "defender": 30, "defender_seat": None},
}  # fmt: skip


def test_a_battle_is_headed_lists_with_ones_own_side_last() -> None:
    lines = lists(shape(VIEW, ("Hero", "Rival")))

    assert lines[0] == "# Turn 5, main combat"
    assert lines.index("# Rival") < lines.index("# Hero")
    assert "  #17 Hulk, 5/5, main level 1, 1 of 2 wounds, +2 counters, exhausted, Ferocious" in lines
    assert "  #30 Loki, 1/6, stunned" in lines
    assert "Hand, 1: #40 Green Goblin" in lines
    assert "Hand, 6" in lines
    assert "Resources, 2 (2 to spend): #50 Fortress, 1 face down" in lines
    assert "XP: 2 of 3" in lines
    assert "Agenda, 5" in lines
    assert lines[-2:] == ["# Fight", "#17 Hulk against #30 Loki"]


def test_an_attack_on_a_player_names_the_player() -> None:
    combat = {"attackers": [17], "defender": 0, "defender_seat": 1}

    assert lists(shape({**VIEW, "combat": combat}, ("Hero", "Rival")))[-1] == "#17 Hulk against Rival"


def test_any_other_view_is_shown_too() -> None:
    view = {"stones": 3, "over": False, "piles": [{"n": 4, "seat": 1, "worth": None}, [1, [2]]], "log": {}, "no": None}

    assert lists(shape(view, ("Hero", "Rival")), ("Hero", "Rival")) == [
        "stones: 3",
        "over: no",
        "# Piles",
        "  - #4, Rival, worth -",
        "  -",
        "    - 1",
        "    - 2",
        "log: none",
    ]


def test_plain_values_are_a_line() -> None:
    assert anything("yes", ()) == ["yes"]


def test_cards_are_called_by_their_printed_names_whatever_the_edition() -> None:
    card = {"n": 6, "face": "mb/best-offense@errata"}
    players = [{"seat": 0, "hand": [card], "hand_count": 1}, {"seat": 1, "hand": None, "hand_count": 2}]
    printed = {"mb/best-offense": {"name": "Best Offense is a Good Defense", "type": "plot-twist"}}

    board = shape({"seat": 0, "turn": 1, "players": players, "characters": []}, ("Hero", "Rival"), printed)

    assert board.sides[-1].in_hand == "Hand, 1: #6 Best Offense is a Good Defense"
    assert board.sides[-1].hand[0].notes == ["plot twist"]


def test_on_a_page_every_known_card_has_its_picture_and_its_figures() -> None:
    shown = page(shape(VIEW, ("Hero", "Rival")), "Vs.")

    hulk = shown[shown.index("class='card main spent'") :]
    assert hulk.index("src='data:image/webp;base64,") < hulk.index("<span>5/5</span>") < hulk.index("<b>Hulk</b>")
    assert shown.count("<img") == 2, "Hulk and Green Goblin; of Loki no card is named"
