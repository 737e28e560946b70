"""Steps 12 to 17, and how a game ends."""

from __future__ import annotations

import pytest

from capes.core.state import Result
from capes.duel.contract import endings
from capes.duel.game import GAME
from tests.duel.scene import Scene


def test_T101_step_13_ends_match_ups_and_moves_power_sliders_back() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo, Courier 3\nP2: Keystone, Papercut")
    scene.attack("Repo", "Keystone").attack("Papercut", "Courier").fight()
    assert scene.health("Repo", "Keystone", "Courier", "Papercut") == (8, 10, -2, 3)

    scene.end_turn()

    people = GAME.view(scene.state, None).characters
    assert GAME.view(scene.state, None).match_ups == []
    assert all(person.power == 0 and not person.committed for person in people)
    assert scene.health("Repo", "Keystone", "Courier", "Papercut") == (8, 10, -2, 3)
    assert scene.knocked_out("Courier")
    scene.to_attack()
    assert "Keystone attacks Repo" in scene.labels() and "Papercut attacks Repo" in scene.labels()


def test_T102_wounds_close_only_at_the_end_of_the_own_turns() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: Doc Placebo 5, Brackish\nP2: Keystone")
    scene.end_turn()
    assert scene.health("Doc Placebo", "Brackish") == (6, 10)
    scene.end_turn()
    assert scene.health("Doc Placebo") == 6

    other = Scene("duel\nstep 12, P1\nP1: Doc Placebo -1, Brackish 9\nP2: Keystone")
    other.end_turn()
    assert other.health("Doc Placebo", "Brackish") == (-1, 10)


HAND = ["Crime Wave", "Dead Calm", "Stars Align", "Call to Arms", "Freak Storm", "Trapdoor", "Clarion", "Halogen"]


@pytest.mark.parametrize("size, gone", [(8, 3), (6, 1), (5, 0)])
def test_T103_down_to_five_by_choice(size: int, gone: int) -> None:
    scene = Scene(f"duel\nstep 14, P1\nP1: Repo | hand: {', '.join(HAND[:size])}\nP2: Keystone")

    chosen: list[str] = []
    while scene.why() == "discard":
        assert scene.seat() == 0
        chosen.append(HAND[len(chosen)])
        scene.pick(f"Discard {chosen[-1]}")

    assert len(chosen) == gone and scene.discard() == chosen
    assert scene.hand(0) == HAND[gone:size]


def test_T103_the_default_is_the_latest_card() -> None:
    scene = Scene(f"duel\nstep 14, P1\nP1: Repo | hand: {', '.join(HAND[:6])}\nP2: Keystone")

    assert scene.labels()[0] == "Discard Trapdoor"


def test_T104_everybody_down_at_the_end_of_the_own_turn_loses() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: Repo 0\nP2: Keystone")

    scene.end_turn()

    assert scene.winners() == (1,)


@pytest.mark.covers("R3")
def test_T105_knocking_everybody_out_does_not_win_at_once() -> None:
    scene = Scene("""
        duel
        step 4, P1
        P1: Repo
        P2: Papercut 1 | hand: Keystone
    """)
    scene.attack("Repo", "Papercut").fight({"Papercut": 2}).end_turn()
    assert scene.knocked_out("Papercut") and scene.state.result is None

    scene.asked("character", 1).pick("Put Keystone in play").end_turn()

    assert scene.state.result is None and scene.state.current == 0


@pytest.mark.covers("R51")
def test_T107_with_both_teams_down_the_current_player_loses() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: Repo 0\nP2: Keystone -2")

    scene.end_turn()

    assert scene.winners() == (1,)


@pytest.mark.covers("R50")
def test_T108_no_characters_at_all_is_no_loss() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: | hand: Dead Calm\nP2: Keystone")

    scene.end_turn()

    assert scene.state.result is None and scene.state.current == 1


@pytest.mark.covers("R52")
@pytest.mark.parametrize(
    "p1, p2, winners",
    [
        ("Repo, Dark, Tude, Nimbus -1", "Keystone, Sidebet, Clarion -1, Halogen -1, Umlaut -1", (0,)),
        ("Repo, Dark", "Keystone, Sidebet", (0, 1)),
        ("", "", (0, 1)),
    ],
)
def test_T109_the_last_card_ends_the_game_after_the_turn(p1: str, p2: str, winners: tuple[int, ...]) -> None:
    scene = Scene(f"duel\nstep 1, P1\nP1: {p1} | hand: Dead Calm\nP2: {p2}\npile: Crime Wave")
    assert scene.state.piles[0] == [] and scene.state.result is None

    scene.asked("condition").pick("Play Crime Wave").end_turn()

    assert scene.winners() == winners and scene.state.step == 17


def test_R52_step_15_comes_before_the_count() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: Repo 0, Dark -1\nP2: Keystone -1\npile: ")

    scene.end_turn()

    assert scene.winners() == (1,) and scene.state.result == Result((1,), endings.ALL_OUT)


def test_T111_the_last_card_belongs_to_the_next_player() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: Repo, Dark\nP2: Keystone\npile: Crime Wave")

    scene.end_turn()
    assert scene.state.current == 1 and scene.state.result is None
    assert "Crime Wave" in scene.hand(1)
    scene.end_turn()

    assert scene.winners() == (0,)


def test_R2_a_knocked_out_card_lies_sideways_and_stays_in_play() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo, Dark -5\nP2: Keystone")

    assert scene.knocked_out("Dark") and "Dark" in scene.team(0)
    assert not any("Dark" in text for text in scene.labels())
