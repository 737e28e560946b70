"""Steps 4 to 6: attacks and counter-attacks."""

from __future__ import annotations

import pytest

from capes.duel.game import GAME
from tests.duel.scene import Scene

THREE_A_SIDE = """
    duel
    step 4, P1
    P1: Repo, Keystone, Courier
    P2: Black Friday, Siege Engine, Slagheap
"""


@pytest.mark.covers("R8")
def test_T27_no_attack_means_no_counter_attack_and_no_powers() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo\nP2: Keystone, Siege Engine")

    scene.decline()

    assert scene.state.window == "W12" and scene.state.step == 12
    assert all(power == 0 for power in scene.state.power)
    scene.end_turn()
    assert scene.health("Repo", "Keystone", "Siege Engine") == (11, 13, 14)


@pytest.mark.covers("R18")
def test_T28_the_knocked_out_neither_attack_nor_are_attacked() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo 0, Courier\nP2: Keystone -1, Dark")

    assert scene.labels() == ["No attack", "Courier attacks Dark"]
    assert scene.refused(0, "attack [Repo] [Dark]") == ["R18"]
    assert scene.refused(0, "attack [Courier] [Keystone]") == ["R18"]
    assert scene.refused(0, "attack [Courier] [Dark]") == []


def test_T29_nobody_to_attack_ends_the_matter() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo\nP2: Keystone -1, Dark 0")

    assert scene.state.window == "W12"


def test_T30_counter_attacks_are_between_those_not_yet_in_a_match_up() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo, Courier\nP2: Keystone, Siege Engine")

    scene.attack("Repo", "Keystone").to_attack()

    assert scene.seat() == 1
    assert scene.labels() == ["No further attack", "Siege Engine attacks Courier"]
    assert scene.refused(1, "attack [Keystone] [Courier]") == ["R16"]
    assert scene.refused(1, "attack [Siege Engine] [Repo]") == ["R16"]


def test_T31_without_a_free_target_the_chain_ends_by_itself() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo\nP2: Keystone, Siege Engine")

    scene.attack("Repo", "Keystone").window("W8")

    assert len(scene.state.places) == 2


@pytest.mark.covers("R31", "R32")
def test_T32_three_match_ups_with_first_powers() -> None:
    scene = Scene(THREE_A_SIDE)

    scene.attack("Repo", "Black Friday").attack("Siege Engine", "Keystone").attack("Courier", "Slagheap")
    scene.until(lambda state: state.step >= 7)
    scene.fight()

    assert scene.health("Repo", "Keystone", "Courier") == (6, 10, 3)
    assert scene.health("Black Friday", "Siege Engine", "Slagheap") == (6, 11, 8)


@pytest.mark.covers("R31")
def test_T33_declining_ends_the_chain_for_both() -> None:
    scene = Scene(THREE_A_SIDE)

    scene.attack("Repo", "Black Friday").attack("Siege Engine", "Keystone").decline()
    scene.fight()

    assert scene.health("Courier", "Slagheap") == (7, 12)
    assert scene.refused(1, "attack [Slagheap] [Courier]") == ["R31"]


@pytest.mark.covers("R31")
def test_T34_one_attack_in_step_4() -> None:
    scene = Scene(THREE_A_SIDE)

    scene.attack("Repo", "Black Friday").to_attack()
    assert scene.seat() == 1
    scene.decline().fight()

    assert scene.health("Keystone", "Courier", "Siege Engine", "Slagheap") == (13, 7, 14, 12)


def test_T35_roles_follow_the_overlap() -> None:
    scene = Scene(THREE_A_SIDE)

    scene.attack("Repo", "Black Friday").attack("Siege Engine", "Keystone").attack("Courier", "Slagheap")

    roles = {person.name: person.role for person in GAME.view(scene.state, None).characters}
    assert [name for name in roles if roles[name] == "attacking"] == ["Repo", "Courier", "Siege Engine"]
    assert {name for name in roles if roles[name] == "attacked"} == {"Black Friday", "Keystone", "Slagheap"}


@pytest.mark.covers("R19")
def test_T36_who_gets_up_in_the_chain_may_still_join_it() -> None:
    scene = Scene("""
        duel
        step 4, P1
        P1: Repo, Courier
        P2: Keystone, Siege Engine -1 | hand: Second Wind
    """)

    scene.attack("Repo", "Keystone").play("Second Wind", window="W4", by=1)
    assert scene.health("Siege Engine") == 3
    scene.attack("Siege Engine", "Courier")

    assert scene.opponent("Siege Engine") == "Courier"


def test_R17_the_option_passes_even_if_the_first_target_is_gone() -> None:
    scene = Scene("""
        duel
        step 4, P1
        P1: Repo, Courier | hand: Trapdoor
        P2: Keystone, Dark
    """)

    scene.attack("Repo", "Keystone").play("Trapdoor", "Keystone", window="W4", by=0).to_attack()

    assert scene.seat() == 1 and scene.labels() == ["No further attack", "Dark attacks Courier"]


def test_R4_with_two_players_the_other_is_next() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo\nP2: Keystone")

    scene.end_turn()
    assert scene.state.current == 1
    scene.end_turn()
    assert scene.state.current == 0


def test_attacking_a_teammate_or_with_another_players_character_is_refused() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo, Courier\nP2: Keystone")

    assert scene.refused(0, "attack [Repo] [Courier]") == ["R31"]
    assert scene.refused(0, "attack [Keystone] [Repo]")[0] == "R31"
    assert scene.refused(1, "attack [Keystone] [Repo]") == ["R31"]
    assert scene.refused(0, "attack [Dark] [Keystone]") == ["R8"]
