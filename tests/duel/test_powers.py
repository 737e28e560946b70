"""Steps 7, 9 and 10: declaring powers."""

from __future__ import annotations

import pytest

from capes.duel.cards.deck import DECK
from capes.duel.game import GAME
from tests.duel.scene import Scene, number


@pytest.mark.covers("R34")
def test_T37_a_power_not_declared_in_step_7_is_gone() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Dark, Brackish\nP2: Keystone, Repo")
    scene.attack("Dark", "Keystone").attack("Repo", "Brackish").asked("outside power")
    assert scene.labels() == ["No, a power for the match-up", "Lights Out (3)"]

    scene.pick("No, a power for the match-up").window("W9")

    # Shadow Bolt was the only power left and is used unasked.
    assert scene.state.power[number("Dark")] == 1
    assert scene.refused(0, "declare [Dark] 2") == ["R33"]
    other = Scene("duel\nstep 8, P1\nP1: Dark\nP2: Keystone\nfights: Dark > Keystone")
    assert other.refused(0, "declare [Dark] 2") == ["R34"]


@pytest.mark.covers("R37", "R1")
def test_T38_a_healing_power_names_its_target_when_declared() -> None:
    scene = Scene("duel\nstep 7, P1\nP1: Tude, Repo 5\nP2: Keystone\nfights: Tude > Keystone")
    assert scene.labels() == ["No, a power for the match-up", "Walk It Off (2) on Repo"]
    assert scene.refused(0, "declare [Tude] 2") == ["R37"]
    assert scene.refused(0, "declare [Tude] 2 [Tude]") == ["R37"]

    scene.pick("Walk It Off (2) on Repo")

    seen = next(c for c in GAME.view(scene.state, None).characters if c.name == "Tude")
    assert (seen.power, seen.target, seen.health) == (2, number("Repo"), 9)


@pytest.mark.covers("R8")
def test_T39_only_who_is_in_a_match_up_declares() -> None:
    scene = Scene("duel\nstep 7, P1\nP1: Nimbus, Tude, Repo\nP2: Keystone\nfights: Tude > Keystone")

    assert scene.refused(0, "declare [Nimbus] 2 [Repo]") == ["R8"]
    scene.fight()
    assert scene.state.power[number("Nimbus")] == 0


@pytest.mark.covers("R35")
def test_T40_the_current_player_makes_all_declarations_first() -> None:
    scene = Scene("""
        duel
        step 7, P1
        P1: Dark, Solstice
        P2: Clarion, Providence
        fights: Dark > Clarion, Providence > Solstice
    """)

    order = []
    while scene.why() == "outside power":
        assert scene.state.decision is not None
        order.append((scene.seat(), DECK.name[scene.state.decision.about]))
        scene.pick(scene.labels()[1])

    assert order == [(0, "Dark"), (0, "Solstice"), (1, "Clarion"), (1, "Providence")]
    assert GAME.view(scene.state, 1).characters[0].power == 2


@pytest.mark.covers("R35")
def test_T41_attackers_declare_openly_before_the_attacked() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo\nP2: Keystone | hand: Dead Calm").attack("Repo", "Keystone")
    scene.asked("power", 0)
    assert scene.state.step == 9

    scene.pick("Final Notice (6 slow)").window("W9", 1)
    assert GAME.view(scene.state, 1).characters[0].power == 2
    scene.asked("power", 1)
    assert scene.state.step == 10
    scene.pick("Shoulder Charge (3)").window("W10", 1)
    assert GAME.view(scene.state, 0).characters[1].power == 1
    scene.fight()

    assert scene.health("Repo", "Keystone") == (8, 13 - 5)


@pytest.mark.covers("R33")
def test_T43_the_first_power_is_the_default_and_none_is_never_offered() -> None:
    scene = Scene("duel\nstep 9, P1\nP1: Repo\nP2: Keystone\nfights: Repo > Keystone")

    assert scene.labels() == ["Tow Hook (3, printed 4)", "Final Notice (5 slow, printed 6)"]
    assert scene.refused(0, "pass") != []
    assert scene.state.decision is not None and scene.state.decision.options[0].number == 1


@pytest.mark.covers("R1")
def test_T45_powers_move_the_right_slider_and_not_health() -> None:
    scene = Scene("duel\nstep 9, P1\nP1: Repo\nP2: Keystone\nfights: Repo > Keystone")

    scene.pick("Final Notice (6 slow)")

    repo = GAME.view(scene.state, None).characters[0]
    assert (repo.power, repo.health) == (2, 11)
    scene.window("W10")
    assert scene.health("Repo", "Keystone") == (11, 13)


def test_R34_every_first_power_stays_within_its_match_up() -> None:
    assert not any(DECK.outside[card][1] for card in range(1, DECK.last_character + 1))


def test_R37_twelve_powers_reach_outside_and_healing_oneself_does_not() -> None:
    outside = [DECK.name[card] for card in range(1, DECK.last_character + 1) if DECK.outside[card][2]]

    assert len(outside) == 12
    assert not DECK.outside[number("Brownout")][1]
    assert not DECK.outside[number("Gaslight")][2] and not DECK.outside[number("Static Cling")][2]


def test_R36_a_power_that_helps_deals_its_damage_too() -> None:
    scene = Scene("duel\nstep 7, P1\nP1: Nimbus, Repo 5\nP2: Sidebet\nfights: Nimbus > Sidebet")

    scene.fight({"Nimbus": (2, "Repo")})

    assert scene.health("Sidebet") == 9 - 2 and scene.health("Repo") == 9


def test_R38_a_target_that_left_play_gets_nothing_and_a_knocked_out_one_is_healed() -> None:
    gone = Scene("""
        duel
        step 7, P1
        P1: Nimbus, Repo 5 | hand: Tactical Withdrawal
        P2: Sidebet
        fights: Nimbus > Sidebet
    """)
    gone.pick("Silver Lining (2) on Repo").play("Tactical Withdrawal", "Repo", window="W8", by=0).fight()
    assert gone.hand(0) == ["Repo"]

    down = Scene("""
        duel
        step 7, P1
        P1: Nimbus, Repo 1 | hand: Falling Debris
        P2: Sidebet
        fights: Nimbus > Sidebet
    """)
    down.pick("Silver Lining (2) on Repo").play("Falling Debris", "Repo", window="W8", by=0)
    assert down.knocked_out("Repo")
    down.fight()
    assert down.health("Repo") == -1 + 4


def test_zugzwang_leaves_only_the_first_power_unless_its_ability_is_blank() -> None:
    scene = Scene("duel\nstep 7, P1\nP1: Zugzwang\nP2: Nimbus, Repo\nfights: Zugzwang > Nimbus")
    assert scene.why() != "outside power"
    assert scene.refused(1, "declare [Nimbus] 2 [Repo]") == ["R33"]
    scene.fight()
    assert scene.state.power[number("Nimbus")] == 1

    blank = Scene("duel\nstep 9, P1\nP1: Gaslight\nP2: Zugzwang\nfights: Gaslight > Zugzwang")
    assert len(blank.labels()) == 2


def test_mesmerelda_chooses_an_opposing_character_in_another_match_up() -> None:
    scene = Scene("""
        duel
        step 7, P1
        P1: Mesmerelda, Repo
        P2: Sidebet, Bonesnapper, Dark
        fights: Mesmerelda > Sidebet, Bonesnapper > Repo
    """)
    assert scene.labels() == ["No, a power for the match-up", "Puppet Strings (3) on Bonesnapper"]

    scene.fight({"Mesmerelda": (2, "Bonesnapper")})

    assert scene.health("Repo") == 11 - (4 - 3)
