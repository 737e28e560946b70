"""Interruptions: windows and effects."""

from __future__ import annotations

import pytest

from capes.duel.contract import events
from capes.duel.game import GAME
from capes.duel.words.kinds import WINDOWS
from tests.duel.scene import Scene, number


def test_T49_a_medi_kit_in_step_12_saves_the_last_character() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: Repo -2 | hand: Emergency Medi-kit\nP2: Keystone")

    scene.play("Emergency Medi-kit", "Repo", window="W12", by=0)

    assert scene.health("Repo") == 3 and not scene.knocked_out("Repo")
    scene.end_turn()
    assert scene.state.result is None


@pytest.mark.covers("R14", "R15")
def test_T51_a_returned_healer_heals_nobody_and_its_opponent_fights_nobody() -> None:
    scene = Scene("""
        duel
        step 7, P1
        P1: Repo | hand: Trapdoor
        P2: Nimbus, Riposte 5
        fights: Repo > Nimbus
    """)
    scene.pick("Silver Lining (2) on Riposte")

    scene.play("Trapdoor", "Nimbus", window="W8", by=0).fight()

    assert scene.hand(1) == ["Nimbus"] and scene.team(1) == ["Riposte"]
    assert scene.health("Riposte") == 5 and scene.health("Repo") == 11
    assert scene.state.power[number("Nimbus")] == 0 and scene.state.owner[number("Nimbus")] == -1


@pytest.mark.covers("R15")
def test_T52_who_is_left_over_still_helps_the_team() -> None:
    scene = Scene("""
        duel
        step 7, P1
        P1: Clarion, Repo | hand: Trapdoor
        P2: Dark, Keystone
        fights: Clarion > Dark, Repo > Keystone
    """)
    scene.pick("Rallying Cry (3)")

    scene.play("Trapdoor", "Dark", window="W8", by=0).fight()

    assert scene.health("Keystone", "Repo", "Clarion") == (13 - (4 + 1 - 1), 8, 10)


@pytest.mark.covers("R16", "R17")
def test_T53_who_is_left_over_stays_committed() -> None:
    scene = Scene("""
        duel
        step 4, P1
        P1: Repo, Courier | hand: Trapdoor
        P2: Keystone, Dark, Sidebet
    """)

    scene.attack("Repo", "Keystone").play("Trapdoor", "Keystone", window="W4", by=0).to_attack()

    assert scene.seat() == 1
    assert scene.refused(1, "attack [Dark] [Repo]") == ["R16"]
    assert "R16" in scene.refused(0, "attack [Repo] [Dark]")
    scene.attack("Dark", "Courier").until(lambda state: state.step >= 7)
    assert scene.opponent("Repo") == "" and scene.health("Repo") == 11


def test_T54_a_character_returned_in_step_12_is_in_hand_before_the_discard() -> None:
    scene = Scene("""
        duel
        step 12, P1
        P1: Repo, Courier | hand: Tactical Withdrawal, Crime Wave, Dead Calm, Stars Align, Call to Arms, Freak Storm
        P2: Keystone
    """)
    scene.play("Tactical Withdrawal", "Repo", window="W12", by=0)
    assert len(scene.state.hands[0]) == 6 and scene.team(0) == ["Courier"]

    scene.asked("discard", 0)
    scene.pick("Discard Repo")

    assert len(scene.state.hands[0]) == 5 and scene.discard()[-1] == "Repo"
    assert scene.why() != "discard"


@pytest.mark.covers("R20")
def test_T55_the_other_player_discards_only_in_the_own_step_14() -> None:
    scene = Scene("""
        duel
        step 12, P1
        P1: Repo | hand: Trapdoor
        P2: Keystone, Dark | hand: Crime Wave, Dead Calm, Stars Align, Call to Arms, Freak Storm
    """)
    scene.play("Trapdoor", "Keystone", window="W12", by=0)
    assert len(scene.state.hands[1]) == 6

    scene.end_turn()
    assert scene.state.current == 1 and len(scene.state.hands[1]) == 7
    scene.asked("discard", 1)
    scene.pick(scene.labels()[0])
    assert scene.why() == "discard" and scene.seat() == 1


def test_T56_trapdoor_never_takes_the_last_active_one() -> None:
    three = Scene("""
        duel
        step 12, P1
        P1: Repo | hand: Trapdoor
        P2: Keystone, Dark, Nimbus -1
    """)
    three.window("W12", 0).pick("Play Trapdoor")
    assert set(three.labels()) == {"Keystone", "Dark", "Nimbus"}

    one = Scene("""
        duel
        step 12, P1
        P1: Repo, Courier -1 | hand: Trapdoor
        P2: Keystone, Nimbus -1
    """)
    one.window("W12", 0).pick("Play Trapdoor")
    assert set(one.labels()) == {"Courier", "Nimbus"}
    assert one.refused(0, "pick [Keystone]") == ["R14"]
    assert one.refused(0, "pick [Nimbus]") == []


def test_T56_siege_engine_stays_unless_gaslight_is_in_its_match_up() -> None:
    table = """
        duel
        step 8, P1
        P1: {attacker}, Courier | hand: Trapdoor
        P2: Siege Engine, Dark, Sidebet
        fights: {attacker} > Siege Engine
    """
    plain = Scene(table.format(attacker="Repo")).window("W8", 0).pick("Play Trapdoor")
    assert "Siege Engine" not in plain.labels()
    assert plain.refused(0, "pick [Siege Engine]") == ["R14"]

    blank = Scene(table.format(attacker="Gaslight")).window("W8", 0).pick("Play Trapdoor")
    assert "Siege Engine" in blank.labels()


def test_T57_withdrawing_the_last_character_is_no_loss() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: Repo 2 | hand: Tactical Withdrawal\nP2: Keystone")

    scene.play("Tactical Withdrawal", "Repo", window="W12", by=0)
    assert scene.team(0) == []
    scene.end_turn()

    assert scene.state.result is None and scene.state.current == 1


def test_T58_a_dampened_power_does_nothing_for_anybody() -> None:
    scene = Scene("""
        duel
        step 7, P1
        P1: Riposte, Repo
        P2: Tude, Clarion | hand: Power Dampener
        fights: Riposte > Tude, Repo > Clarion
    """)
    scene.pick("Sonic Disruptor (3)")

    scene.play("Power Dampener", "Riposte", window="W8", by=1).fight()

    assert scene.health("Tude", "Riposte", "Clarion") == (9, 7, 6)


def test_T58_without_a_declared_power_there_is_nothing_to_dampen() -> None:
    scene = Scene("""
        duel
        step 8, P1
        P1: Repo | hand: Power Dampener
        P2: Keystone
        fights: Repo > Keystone
    """)

    assert scene.labels() == ["Pass"]
    assert scene.refused(0, "play [Power Dampener]") == ["R13"]


def test_T59_a_force_field_prevents_four() -> None:
    scene = Scene("""
        duel
        step 8, P1
        P1: Repo
        P2: Black Friday | hand: Force Field
        fights: Repo > Black Friday
    """)

    scene.play("Force Field", "Black Friday", window="W8", by=1).fight()

    assert scene.health("Black Friday", "Repo") == (10, 6)


def test_T60_adrenaline_adds_three() -> None:
    scene = Scene("""
        duel
        step 8, P1
        P1: Repo | hand: Adrenaline Rush
        P2: Mal Suerte
        fights: Repo > Mal Suerte
    """)

    scene.play("Adrenaline Rush", "Repo", window="W8", by=0).fight()

    assert scene.health("Mal Suerte", "Repo") == (4, 7)


def test_T61_a_head_start_makes_a_slow_power_fast() -> None:
    scene = Scene("""
        duel
        step 8, P1
        P1: Black Friday 6
        P2: Mal Suerte 3 | hand: Head Start
        fights: Black Friday > Mal Suerte
    """)

    scene.play("Head Start", "Mal Suerte", window="W8", by=1).fight({"Mal Suerte": 2})

    assert scene.health("Black Friday", "Mal Suerte") == (0, 3) and scene.knocked_out("Black Friday")


def test_T63_a_body_double_takes_place_and_role() -> None:
    scene = Scene("""
        duel
        step 8, P1
        P1: Repo
        P2: Keystone 5, Mal Suerte | hand: Body Double
        fights: Repo > Keystone
    """)

    scene.play("Body Double", "Keystone", "Mal Suerte", window="W8", by=1)
    assert scene.opponent("Repo") == "Mal Suerte" and scene.opponent("Keystone") == ""
    scene.fight()

    assert scene.health("Mal Suerte", "Repo", "Keystone") == (7, 7, 5)


@pytest.mark.covers("R27")
def test_T65_all_clear_takes_one_condition_and_nothing_else() -> None:
    scene = Scene("""
        duel
        step 12, P1
        P1: Repo | hand: All Clear
        P2: Keystone
        conditions: Nearby Utilities, Crime Wave
    """)

    scene.play("All Clear", "Nearby Utilities", window="W12", by=0)

    assert scene.conditions() == ["Crime Wave"]
    assert sorted(scene.discard()) == ["All Clear", "Nearby Utilities"]


@pytest.mark.covers("R10", "R11")
def test_T67_current_player_first_then_clockwise_until_all_pass_in_a_row() -> None:
    scene = Scene("""
        duel
        step 8, P1
        P1: Repo | hand: Force Field, Dead Calm
        P2: Keystone | hand: Adrenaline Rush, Crime Wave
        fights: Repo > Keystone
    """)
    asked = []

    for choice in ("pass", "Play Adrenaline Rush", "Keystone", "pass", "pass"):
        if scene.why() == "interrupt":
            asked.append(scene.seat())
        scene.pick(choice)

    assert asked == [0, 1, 0, 1]
    assert scene.state.step == 9
    # Carried out completely and discarded before anybody was asked again.
    assert scene.state.bonus[number("Keystone")] == 3 and scene.discard() == ["Adrenaline Rush"]


@pytest.mark.covers("R13", "R2")
def test_T68_second_wind_on_an_opponent_is_legal() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: Repo | hand: Second Wind\nP2: Keystone -4, Dark")

    scene.play("Second Wind", "Keystone", window="W12", by=0)

    assert scene.health("Keystone") == 3 and not scene.knocked_out("Keystone")


def test_R13_a_medi_kit_may_heal_anybody_in_play() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: Repo, Courier -1 | hand: Emergency Medi-kit\nP2: Keystone -4, Dark")

    scene.window("W12", 0).pick("Play Emergency Medi-kit")

    assert set(scene.labels()) == {"Repo", "Courier", "Keystone", "Dark"}


def test_R9_the_windows_of_a_turn() -> None:
    scene = Scene("""
        duel
        step 1, P1
        P1: Repo, Courier | hand: Hidden Cache, Dead Calm
        P2: Keystone, Dark | hand: Crime Wave
    """)
    seen: list[str] = []

    while scene.state.turn == 1:
        if scene.state.window and (not seen or seen[-1] != scene.state.window):
            seen.append(scene.state.window)
        if scene.why() == "attack":
            scene.pick("Repo attacks Keystone")
        else:
            scene.pick(scene.labels()[0])

    assert tuple(seen) == WINDOWS


@pytest.mark.covers("R9")
def test_R12_nothing_is_asked_in_step_11_and_after_step_12() -> None:
    scene = Scene("""
        duel
        step 10, P1
        P1: Nimbus, Repo 3 | hand: Hidden Cache
        P2: Sidebet | hand: Force Field
        fights: Nimbus > Sidebet
    """)
    steps = set()

    while scene.state.turn == 1:
        steps.add(scene.state.step)
        scene.pick(scene.labels()[0])

    assert 11 not in steps and not steps & {13, 15, 16, 17}


def test_R9_a_card_for_match_ups_waits_for_one() -> None:
    scene = Scene("duel\nstep 3, P1\nP1: Repo | hand: Adrenaline Rush, Switcheroo\nP2: Keystone").window("W3")

    assert scene.labels() == ["Pass"]
    assert scene.refused(0, "play [Adrenaline Rush]") == ["R9"]
    scene.asked("attack")
    assert scene.refused(0, "play [Adrenaline Rush]") == ["R9"]


def test_R14_a_returned_character_comes_back_at_full_health() -> None:
    scene = Scene("""
        duel
        step 1, P1
        P1: Repo 2, Courier | hand: Tactical Withdrawal
        P2: Keystone
    """)

    scene.play("Tactical Withdrawal", "Repo", window="W1", by=0).asked("character").pick("Put Repo in play")

    assert scene.health("Repo") == 11 and scene.hand(1) == []


def test_R14_everybody_knows_what_returned_to_a_hand() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: Repo | hand: Trapdoor\nP2: Keystone, Dark | hand: Crime Wave")

    scene.play("Trapdoor", "Keystone", window="W12", by=0)

    other = GAME.view(scene.state, 0).players[1]
    assert [card.name for card in other.known] == ["Keystone"] and other.hand is None
    assert other.hand_count == 2


def test_R18_knocked_out_before_damage_ends_the_match_up_and_the_power() -> None:
    scene = Scene("""
        duel
        step 7, P1
        P1: Clarion 2, Repo
        P2: Dark, Keystone | hand: Falling Debris
        fights: Clarion > Dark, Repo > Keystone
    """)
    scene.pick("Rallying Cry (3)")

    scene.play("Falling Debris", "Clarion", window="W8", by=1)
    assert scene.knocked_out("Clarion") and scene.opponent("Dark") == ""
    scene.fight()

    # No bonus from Clarion, and Dark fights nobody.
    assert scene.health("Keystone", "Clarion", "Dark") == (13 - 3, 0, 10)


def test_R19_who_gets_up_after_a_match_up_stays_committed() -> None:
    scene = Scene("""
        duel
        step 4, P1
        P1: Repo 2, Courier | hand: Second Wind
        P2: Keystone, Dark | hand: Falling Debris
    """)

    scene.attack("Repo", "Keystone").play("Falling Debris", "Repo", window="W4", by=1)
    scene.play("Second Wind", "Repo", window="W4", by=0).to_attack()

    assert scene.health("Repo") == 3
    assert scene.labels() == ["No further attack", "Dark attacks Courier"]


@pytest.mark.parametrize("left, drawn", [(0, 0), (1, 1), (2, 2)])
def test_R21_a_short_pile_gives_what_it_has(left: int, drawn: int) -> None:
    pile = ", ".join(["Crime Wave", "Dead Calm"][:left])
    scene = Scene(f"duel\nstep 12, P1\nP1: Repo | hand: Hidden Cache, Stars Align\nP2: Keystone\npile: {pile}")

    scene.play("Hidden Cache", window="W12", by=0)

    assert sum(isinstance(event, events.Drew) for event in scene.state.news) == drawn
    assert len(scene.state.hands[0]) == 1 + drawn and scene.state.piles[0] == []


def test_switcheroo_trades_opponents_and_roles() -> None:
    scene = Scene("""
        duel
        step 8, P1
        P1: Repo, Umlaut
        P2: Keystone, Riposte | hand: Switcheroo
        fights: Repo > Keystone, Riposte > Umlaut
    """)

    scene.play("Switcheroo", "Keystone", "Riposte", window="W8", by=1)

    assert scene.opponent("Riposte") == "Repo" and scene.opponent("Keystone") == "Umlaut"
    scene.fight()
    # Riposte is attacked now (4+2); Keystone attacks.
    assert scene.health("Repo", "Umlaut", "Riposte", "Keystone") == (11 - 6, 7 - 3, 7, 9)


def test_a_body_double_can_take_an_attackers_place_and_the_first_one_stays_out() -> None:
    scene = Scene("""
        duel
        step 4, P1
        P1: Repo, Umlaut | hand: Body Double, Dead Calm
        P2: Keystone, Dark
    """)

    scene.attack("Repo", "Keystone").play("Body Double", "Repo", "Umlaut", window="W4", by=0)

    # Repo is out of it and Umlaut fights: Dark finds nobody, so the chain is over.
    scene.fight()
    assert scene.opponent("Umlaut") == "Keystone"
    assert scene.health("Repo", "Keystone", "Umlaut") == (11, 13 - 5, 4)


def test_force_field_also_stops_debris() -> None:
    scene = Scene("""
        duel
        step 12, P1
        P1: Repo 2 | hand: Force Field, Dead Calm
        P2: Keystone | hand: Falling Debris
    """)

    scene.play("Force Field", "Repo", window="W12", by=0).play("Falling Debris", "Repo", window="W12", by=1)

    assert scene.health("Repo") == 2 and scene.state.shield[number("Repo")] == 2


@pytest.mark.covers("R71")
def test_who_was_replaced_by_a_body_double_declares_nothing_and_is_left_alone() -> None:
    scene = Scene("""
        duel
        step 4, P1
        P1: Nimbus, Repo 5, Dark | hand: Body Double
        P2: Keystone, Tude
    """)

    scene.attack("Nimbus", "Keystone").play("Body Double", "Nimbus", "Repo", window="W4", by=0)

    assert "Tude attacks Nimbus" not in scene.labels()  # the option is Player 2's now
    assert scene.refused(1, "attack [Tude] [Nimbus]") == ["R71"]
    scene.pick("No further attack").until(lambda state: state.step >= 8)
    assert scene.state.power[number("Nimbus")] == 0  # nobody asked for Silver Lining: Nimbus is in no match-up
    scene.fight()
    assert scene.health("Nimbus", "Repo", "Keystone") == (10, 2, 10)


@pytest.mark.covers("R71")
def test_a_power_declared_by_who_is_replaced_does_not_happen() -> None:
    scene = Scene("""
        duel
        step 7, P1
        P1: Nimbus, Repo, Riposte 3 | hand: Body Double
        P2: Keystone
        fights: Nimbus > Keystone
    """)

    scene.pick("Silver Lining (2) on Riposte").play("Body Double", "Repo", window="W8", by=0).fight()

    assert scene.health("Riposte", "Repo", "Nimbus") == (3, 8, 10)


@pytest.mark.covers("R72")
def test_chain_lightning_hits_whom_it_named_even_after_a_switcheroo() -> None:
    scene = Scene("""
        duel
        step 7, P1
        P1: Ohm Ranger, Repo
        P2: Keystone, Sidebet | hand: Switcheroo
        fights: Ohm Ranger > Keystone, Repo > Sidebet
    """)

    scene.pick("Chain Lightning (3 ranged) on Sidebet")
    scene.play("Switcheroo", "Keystone", "Sidebet", window="W8", by=1)
    assert scene.opponent("Ohm Ranger") == "Sidebet"
    scene.fight()

    assert scene.health("Sidebet") == 9 - 3 - 2
