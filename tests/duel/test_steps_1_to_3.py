"""Steps 1 to 3: the draw, Conditions, Characters."""

from __future__ import annotations

import pytest

from capes.duel.cards.deck import DECK
from capes.duel.game import GAME
from tests.duel.scene import Scene, number, set_up


def test_T10_the_first_turn_draws_and_is_open_to_everything() -> None:
    scene = set_up("Dark", "Nimbus").pick("Dark").pick("Nimbus")

    assert len(scene.state.hands[0]) == 6 and len(scene.state.piles[0]) == 53
    questions = []
    while scene.why() != "attack":
        questions.append(scene.why())
        scene.pick("pass")
    assert "condition" in questions and "character" in questions


@pytest.mark.covers("R25")
def test_T13_an_opposite_takes_both_away_before_it_has_an_effect() -> None:
    scene = Scene("""
        duel
        step 2, P2
        P1: Repo
        P2: Halogen | hand: Innocent Bystanders, Dead Calm
        conditions: Call to Arms
    """)

    scene.pick("Play Innocent Bystanders")

    assert scene.conditions() == []
    assert scene.discard()[-2:] == ["Call to Arms", "Innocent Bystanders"]
    scene.attack("Halogen", "Repo").fight()
    assert scene.health("Repo") == 11 - 4


PAIRS = [
    (DECK.name[card], DECK.name[DECK.opposite[card]])
    for card in range(DECK.last_character + 1, DECK.last_condition + 1)
    if DECK.opposite[card]
]


@pytest.mark.parametrize("played, there", PAIRS)
def test_T14_order_and_owner_do_not_matter(played: str, there: str) -> None:
    scene = Scene(f"duel\nstep 2, P1\nP1: Repo | hand: {played}\nP2: Keystone\nconditions: {there}")

    scene.pick(f"Play {played}")

    assert scene.conditions() == [] and set(scene.discard()) == {played, there}


def test_T14_there_are_seven_pairs() -> None:
    assert len(PAIRS) == 14 and ("Nearby Utilities", "Citywide Blackout") in PAIRS


def test_T15_a_condition_stays_until_another_card_takes_it_away() -> None:
    scene = Scene("""
        duel
        step 2, P2
        P1: Repo | hand: Police Cordon
        P2: Keystone
        conditions: Nearby Utilities
        pile: Crime Wave, Dead Calm, Stars Align, Close Quarters, Pick a Side!, Call to Arms
    """)
    for _ in range(5):
        scene.end_turn()
    assert scene.conditions() == ["Nearby Utilities"] and scene.state.turn == 6

    scene.asked("condition", 0).pick("Play Police Cordon")

    assert scene.conditions() == ["Nearby Utilities", "Police Cordon"]


def test_T16_a_remover_takes_the_only_condition_of_its_kind() -> None:
    scene = Scene("""
        duel
        step 2, P1
        P1: Repo | hand: State of Emergency
        P2: Keystone
        conditions: Crime Wave, Close Quarters
    """)

    scene.pick("Play State of Emergency")

    assert scene.conditions() == ["Close Quarters"]
    assert set(scene.discard()) == {"Crime Wave", "State of Emergency"}


@pytest.mark.covers("R26")
def test_T17_with_several_the_player_of_the_remover_must_choose_one() -> None:
    scene = Scene("""
        duel
        step 2, P1
        P1: Repo | hand: State of Emergency
        P2: Keystone
        conditions: Crime Wave, Call to Arms
    """)

    scene.pick("Play State of Emergency")
    assert scene.seat() == 0 and scene.labels() == ["Remove Crime Wave", "Remove Call to Arms"]
    scene.pick("Call to Arms")

    assert scene.conditions() == ["Crime Wave"]
    assert set(scene.discard()) == {"Call to Arms", "State of Emergency"}


@pytest.mark.covers("R26")
def test_T19_a_remover_with_nothing_to_remove_stays_in_effect() -> None:
    table = """
        duel
        step 2, P1
        P1: Nimbus | hand: Freak Storm, Head Start
        P2: Sidebet
    """
    plain = Scene(table).pick("Play Freak Storm").attack("Nimbus", "Sidebet").fight()
    assert plain.conditions() == ["Freak Storm"]
    assert plain.health("Sidebet") == 9 - 3

    quick = Scene(table).pick("Play Freak Storm").attack("Nimbus", "Sidebet")
    quick.play("Head Start", "Nimbus", window="W8", by=0).fight()
    assert quick.health("Sidebet") == 9 - 4


@pytest.mark.covers("R29")
def test_T22_five_in_play_are_five_even_if_two_are_knocked_out() -> None:
    scene = Scene("""
        duel
        step 3, P1
        P1: Repo, Courier, Nimbus, Tude -1, Dark -5 | hand: Clarion
        P2: Keystone
    """)

    assert scene.why() != "character"
    assert "R29" in scene.refused(0, "join [Clarion]")
    assert scene.hand(0) == ["Clarion"]


@pytest.mark.covers("R30", "R28")
def test_T23_one_character_a_turn_and_it_may_attack_at_once() -> None:
    scene = Scene("""
        duel
        step 3, P1
        P1: Repo | hand: Courier, Clarion
        P2: Keystone
    """)

    scene.pick("Put Courier in play")
    assert scene.refused(0, "join [Clarion]") == ["R28"]
    scene.attack("Courier", "Keystone")

    assert scene.opponent("Courier") == "Keystone"


def test_T24_sides_mix_on_a_team_and_lights_out_protects_all() -> None:
    scene = Scene("""
        duel
        step 4, P2
        P1: Nimbus, Tude, Dark
        P2: Halogen, Ohm Ranger, Solstice
    """)

    scene.attack("Halogen", "Dark").attack("Nimbus", "Solstice").attack("Ohm Ranger", "Tude").fight({"Dark": 2})

    assert scene.health("Dark") == 10 - (4 + 1 - 2)
    assert scene.health("Tude") == 9 - (4 - 2)
    assert scene.health("Nimbus") == 10 - (4 - 2)


def test_T26_serendipity_jones_draws_when_put_in_play() -> None:
    scene = Scene("""
        duel
        step 3, P1
        P1: Repo | hand: Serendipity Jones, Clarion, Courier, Halogen, Keystone, Nimbus
        P2: Dark
    """)
    pile = len(scene.state.piles[0])

    scene.pick("Put Serendipity Jones in play")

    assert len(scene.state.hands[0]) == 6 and len(scene.state.piles[0]) == pile - 1


def test_R28_a_condition_is_played_in_step_2_only_and_only_once() -> None:
    scene = Scene("""
        duel
        step 2, P1
        P1: Repo | hand: Crime Wave, Dead Calm, Clarion
        P2: Keystone
    """)
    assert scene.refused(0, "join [Clarion]") == ["R28"]

    scene.pick("Play Crime Wave")

    assert scene.refused(0, "play [Dead Calm]") == ["R28"]
    scene.asked("character")
    assert scene.refused(0, "play [Dead Calm]") == ["R28"]


def test_R28_nobody_plays_a_condition_on_another_players_turn() -> None:
    scene = Scene("duel\nstep 2, P1\nP1: Repo | hand: Crime Wave\nP2: Keystone | hand: Dead Calm")

    assert scene.refused(1, "play [Dead Calm]") == ["R28"]
    assert scene.refused(1, "pass") == ["R10"]
    assert scene.refused(0, "play [Crime Wave]") == []


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    scene = Scene("duel\nstep 2, P1\nP1: Repo | hand: Crime Wave\nP2: Keystone")

    assert scene.refused(0, "play [Dead Calm]") == ["R14"]
    assert scene.refused(0, "join [Dark]") == ["R14"]
    assert GAME.why_not(scene.state, 0, "%%%")[0].text.startswith("'%%%' is not a wish")


@pytest.mark.parametrize(
    ("step", "words"),
    [(1, "Conditions come after the draw"), (3, "the time for a Condition is over")],
)
def test_a_condition_out_of_its_step_is_told_whether_it_is_too_early_or_too_late(step: int, words: str) -> None:
    scene = Scene(f"duel\nstep {step}, P1\nP1: Repo | hand: Crime Wave\nP2: Keystone | hand: Dark")

    reasons = GAME.why_not(scene.state, 0, f"play #{number('Crime Wave')}")

    assert [reason.text.startswith(words) for reason in reasons] == [True]
