"""Duel in the terminal."""

from __future__ import annotations

from capes.board import shape
from capes.board.lists import lists
from capes.duel.game import GAME
from tests.duel.scene import Scene, set_up


def test_the_terminal_shows_teams_match_ups_and_actions() -> None:
    scene = Scene("""
        duel, more actions
        step 4, P1
        P1: Repo 5, Dark | hand: Dead Calm
        P2: Keystone, Sidebet, Clarion -2 | hand: Trapdoor
        conditions: Crime Wave
    """)
    scene.attack("Repo", "Keystone").thwart("Sidebet", "Repo", "Keystone")

    text = "\n".join(lists(shape(GAME.view(scene.state, 0), ("Ann", "Bob"))))

    assert "Repo attacks Keystone, thwarted by #16 Sidebet" in text
    assert "#14 Repo, 5 of 11, Gray, Physical, Tow Hook 4, Final Notice 6 slow" in text
    assert "thwart: Repo, Keystone" in text and "-2 of 10, knocked out" in text
    assert "Dead Calm" in text and "Trapdoor" not in text and "Conditions: #35 Crime Wave" in text


def test_the_terminal_hides_a_face_down_character() -> None:
    scene = set_up("Nimbus", "Repo").pick("Nimbus")

    other = "\n".join(lists(shape(GAME.view(scene.state, 1), ("Ann", "Bob"))))
    own = "\n".join(lists(shape(GAME.view(scene.state, 0), ("Ann", "Bob"))))

    assert "Face-down: a Character" in other and "Nimbus" not in other
    assert "Face-down: #7 Nimbus" in own
