"""The Underworld of The Defenders: main characters."""

from __future__ import annotations

import pytest

from capes.vs.words import Face
from tests.vs.cards.setting import STUNNED, Game, at, barred, both_levels, plain, side, works

BRUTE = plain("Brute", 5, 4)
WASP = plain("Wasp", 1, 1)
FRAIL = plain("Frail", 1, 1, health=1)
THUG = plain("Thug", 3, 3, team="Underworld")
GIANT = plain("Giant", 9, 9)

# -- Bullseye (main) ------------------------------------------------------------------------------------------------


@works("def/bullseye-main-l*: Infallible Aim")
@both_levels
def test_infallible_aim_wounds_a_face_up_supporter_without_stunning_it(level: str) -> None:
    bullseye = side(f"def/bullseye-main-{level}", symbols="Intellect Intellect")
    game = Game(bullseye, side(back=[GIANT, FRAIL]))

    fatal = game.copy().uses("Bullseye", "Infallible Aim").picks("Frail")
    game.uses("Bullseye", "Infallible Aim").picks("Giant")

    assert game["Giant"].wounds == 1 and not game.stunned("Giant")
    assert fatal.ko("enemy") == ["Frail"]


@barred("def/bullseye-main-l*: Infallible Aim")
@both_levels
def test_infallible_aim_misses_the_stunned_and_the_mains_and_costs_two(level: str) -> None:
    bullseye = f"def/bullseye-main-{level}"
    game = Game(side(bullseye, symbols="Intellect Intellect"), side(front=[at(GIANT, stunned=True)]))

    game.uses("Bullseye", "Infallible Aim")

    assert game["Giant"].wounds == 0 and game.why == "main phase"
    assert not Game(side(bullseye, symbols="Intellect")).offers("use")


@works("def/bullseye-main-l1: Cold-Blooded Killer")
def test_bullseye_learns_from_every_enemy_he_kos_by_strike_or_power() -> None:
    enemy = side(front=[FRAIL])
    struck = Game(side("def/bullseye-main-l1"), enemy).fights("Bullseye", on="Frail")
    shot = Game(side("def/bullseye-main-l1", symbols="Intellect Intellect"), enemy)
    shot.uses("Bullseye", "Infallible Aim")
    team = Game(side("def/bullseye-main-l1", front=[THUG]), enemy).fights("Bullseye", "Thug", on="Frail").picks("Thug")
    both = Game(side("def/bullseye-main-l1"), side(front=[plain("Frail", 9, 1, health=1)]))
    both.fights("Bullseye", on="Frail")
    last = Game(side(at("def/bullseye-main-l1", xp=2)), enemy).fights("Bullseye", on="Frail")

    assert [game["Bullseye"].xp for game in (struck, shot, team, both)] == [1, 1, 1, 1]
    assert both.stunned("Bullseye")
    assert last["Bullseye"].face.level == 2


@barred("def/bullseye-main-l1: Cold-Blooded Killer")
def test_bullseye_learns_nothing_from_others_kills_friends_and_mere_stuns() -> None:
    other = Game(side("def/bullseye-main-l1", front=[THUG]), side(front=[FRAIL])).fights("Thug", on="Frail")
    own = Game(side("def/bullseye-main-l1", front=[FRAIL], symbols="Intellect Intellect"))
    own.uses("Bullseye", "Infallible Aim")
    stun = Game(side("def/bullseye-main-l1"), side(front=[WASP])).fights("Bullseye", on="Wasp")

    assert own.ko() == ["Frail"] and stun.stunned("Wasp")
    assert [game["Bullseye"].xp for game in (other, own, stun)] == [0, 0, 0]


@works("def/bullseye-main-l2: Lovely Night for a Murder")
def test_lovely_night_wounds_a_main_and_may_win_the_game() -> None:
    bullseye = side("def/bullseye-main-l2", symbols="Skill Skill Skill")
    game = Game(bullseye).uses("Bullseye", "Lovely Night for a Murder").picks("Enemy Main")
    last = Game(bullseye, side(at("def/venom-main-l1", wounds=5))).uses("Bullseye", "Lovely Night for a Murder")

    last.picks("Venom")

    assert game["Enemy Main"].wounds == 1 and game["Enemy Main"].state != STUNNED
    assert last.winners == ("you",)


@barred("def/bullseye-main-l2: Lovely Night for a Murder")
def test_lovely_night_is_not_for_supporters_or_stunned_mains() -> None:
    enemy = side(at("def/venom-main-l1", stunned=True), front=[WASP])
    game = Game(side("def/bullseye-main-l2", symbols="Skill Skill Skill"), enemy)

    game.uses("Bullseye", "Lovely Night for a Murder")

    assert game["Bullseye"].wounds == 1
    assert game["Venom"].wounds == 0 and game["Wasp"].wounds == 0


# -- Kingpin (main) -------------------------------------------------------------------------------------------------


@works("def/kingpin-main-l*: Expand the Empire")
@both_levels
def test_expand_the_empire_takes_a_location_out_of_the_top_five(level: str) -> None:
    deck: list[str | Face] = [WASP, "mb/academy", THUG, "mb/fortress", BRUTE, GIANT, "mb/laboratory"]
    game = Game(side(f"def/kingpin-main-{level}", deck=deck, symbols="Might"), phase="formation")

    game.uses("Kingpin", "Expand the Empire")
    assert game.offers("Academy") and game.offers("Fortress") and not game.offers("Laboratory")
    game.picks("Fortress").until("formation step")

    assert game.hand() == ["Fortress"]
    assert game.deck()[:2] == ["Giant", "Laboratory"] and len(game.deck()) == 6


@barred("def/kingpin-main-l*: Expand the Empire")
@both_levels
def test_expand_the_empire_takes_nothing_but_locations(level: str) -> None:
    game = Game(side(f"def/kingpin-main-{level}", deck=[WASP] * 6, symbols="Might"), phase="formation")

    game.uses("Kingpin", "Expand the Empire")

    assert game.hand() == [] and len(game.deck()) == 6
    assert not Game(side(f"def/kingpin-main-{level}", symbols="Might")).offers("use", "Expand the Empire")


@works("def/kingpin-main-l1: Take Over the City")
def test_kingpin_learns_from_each_location_that_comes_face_up() -> None:
    game = Game(side("def/kingpin-main-l1", hand=["mb/academy"]), phase="resource")
    last = Game(side(at("def/kingpin-main-l1", xp=4), hand=["def/fisk-tower"]), phase="resource")

    game.picks("resource", "Academy", "up")
    last.picks("resource", "Fisk Tower", "up")

    assert game["Kingpin"].xp == 1
    assert last["Kingpin"].face.level == 2


@barred("def/kingpin-main-l1: Take Over the City")
def test_kingpin_learns_nothing_from_face_down_resources_or_paying_or_enemy_locations() -> None:
    down = Game(side("def/kingpin-main-l1", hand=["mb/academy"]), phase="resource")
    down.picks("resource", "Academy", "down")
    paid = Game(side("def/kingpin-main-l1", hand=["mb/fortress"]), phase="formation")
    paid.uses("Kingpin", "Expand the Empire")
    enemy = Game(side("def/kingpin-main-l1"), side(hand=["mb/academy"]), phase="resource", turn_of="enemy")
    enemy.picks("resource", "Academy", "up")

    assert [game["Kingpin"].xp for game in (down, paid, enemy)] == [0, 0, 0]


@works("def/kingpin-main-l2: The Kingpin of Crime")
@pytest.mark.parametrize("symbol", ["Energy", "Intellect", "Might", "Skill"])
def test_the_kingpin_of_crime_pays_with_any_symbol_as_often_as_he_can(symbol: str) -> None:
    game = Game(side("def/kingpin-main-l2", symbols=f"{symbol} {symbol}"), side(front=[WASP]))

    game.uses("Kingpin", "The Kingpin of Crime").picks("Kingpin").uses("Kingpin", "The Kingpin of Crime").picks("Wasp")

    assert game["Kingpin"].counters == 1 and game["Wasp"].counters == 1


@barred("def/kingpin-main-l2: The Kingpin of Crime")
def test_the_kingpin_of_crime_pays_each_time_and_on_his_own_turn() -> None:
    game = Game(side("def/kingpin-main-l2", symbols="Might")).uses("Kingpin", "The Kingpin of Crime").picks("Kingpin")

    assert not game.offers("use")
    build = Game(side("def/kingpin-main-l2", symbols="Might"), phase="formation")
    assert not build.offers("use", "The Kingpin of Crime")


# -- Venom (main) ---------------------------------------------------------------------------------------------------


@works("def/venom-main-l*: Revenge Bond")
@both_levels
def test_revenge_bond_rewards_a_recovery_in_the_recovery_phase(level: str) -> None:
    game = Game(side(at(f"def/venom-main-{level}", stunned=True), symbols="Energy"), phase="recovery")

    game.uses("Venom", "Revenge Bond")

    assert game["Venom"].counters == 2
    assert game.why == "recovery phase"


@barred("def/venom-main-l*: Revenge Bond")
@both_levels
def test_revenge_bond_needs_a_recovery_this_turn_and_its_phase(level: str) -> None:
    venom = f"def/venom-main-{level}"
    unhurt = Game(side(venom, symbols="Energy"), phase="recovery")
    later = Game(side(at(venom, stunned=True), symbols="Energy"), phase="recovery").picks("next")
    enemy = Game(side(at(venom, stunned=True), symbols="Energy"), phase="recovery", turn_of="enemy")

    assert not unhurt.offers("use")
    assert not later.offers("use", "Revenge Bond")
    assert enemy.why != "recovery phase"


@works("def/venom-main-l1: Growing Bond")
def test_venom_learns_once_each_time_he_is_given_counters_even_if_they_cancel_out() -> None:
    game = Game(side(at("def/venom-main-l1", stunned=True), symbols="Energy"), phase="recovery")
    poor = Game(side(at("def/venom-main-l1", counters=-1), hand=["def/venom"]))
    last = Game(side(at("def/venom-main-l1", xp=4), hand=["def/venom"]))

    game.uses("Venom", "Revenge Bond")
    poor.picks("power up", "Venom")
    last.picks("power up", "Venom")

    assert game["Venom"].xp == 1
    assert poor["Venom"].xp == 1 and poor["Venom"].counters == 0
    assert last["Venom"].face.level == 2


@barred("def/venom-main-l1: Growing Bond")
def test_venom_learns_nothing_from_bad_counters_or_those_of_others() -> None:
    game = Game(side("def/venom-main-l1", front=["def/cloak"]), phase="start").until("main phase", "you")
    other = Game(side("def/venom-main-l1", front=["def/carnage"], hand=["def/carnage"])).picks("power up", "Carnage")

    assert game["Venom"].counters == -1 and game["Venom"].xp == 0
    assert other["Carnage"].counters == 1 and other["Venom"].xp == 0


@works("def/venom-main-l2: Permanent Bond")
def test_permanent_bond_keeps_his_counters_through_a_stun_until_his_recovery_phase_is_over() -> None:
    venom = side(at("def/venom-main-l2", counters=1), symbols="Might", hand=["def/fair-and-balanced"], front=[THUG])
    game = Game(venom, side(front=[GIANT]), turn_of="enemy")

    game.attacks("Giant", on="Venom").picks("pass").uses("Venom", "Permanent Bond").resolves()
    assert game.stunned("Venom") and game["Venom"].counters == 1 and "Symbiosis" in game.keywords("Venom")
    game.ends_turn().until("recovery phase", "you")
    assert "Symbiosis" in game.keywords("Venom")
    game.picks("next")

    assert game["Venom"].counters == 1 and "Symbiosis" not in game.keywords("Venom")


@works("def/venom-main-l2: Permanent Bond")
def test_permanent_bond_lets_a_stunned_venom_receive_counters() -> None:
    venom = side("def/venom-main-l2", symbols="Might", front=[THUG])
    game = Game(venom, side(front=[GIANT, THUG], hand=["def/fair-and-balanced"]), turn_of="enemy")

    game.attacks("Giant", on="Venom").picks("pass").uses("Venom", "Permanent Bond").resolves()
    game.plays("Fair and Balanced").picks("Venom").picks("Venom")

    assert game["Venom"].counters == 1


@barred("def/venom-main-l2: Permanent Bond")
def test_without_permanent_bond_a_stun_takes_the_counters_and_an_enemys_recovery_does_not_end_it() -> None:
    venom = side(at("def/venom-main-l2", counters=1), symbols="Might")
    bare = Game(venom, side(front=[GIANT]), turn_of="enemy").fights("Giant", on="Venom")
    game = Game(venom, side(front=[GIANT])).attacks("Venom", on="Giant").uses("Venom", "Permanent Bond").resolves()

    assert bare["Venom"].counters == 0
    assert "Symbiosis" in game.ends_turn().until("main phase", "enemy").keywords("Venom")


# -- Winter Soldier (main) ------------------------------------------------------------------------------------------


@works("def/winter-soldier-main-l*: Bionic Arm")
@both_levels
def test_bionic_arm_helps_in_melee(level: str) -> None:
    game = Game(side(f"def/winter-soldier-main-{level}", symbols="Might"), side(front=[BRUTE]))
    before = game.stats("Winter Soldier")

    game.attacks("Winter Soldier", on="Brute").uses("Winter Soldier", "Bionic Arm")
    assert game.stats("Winter Soldier") == (before[0] + 2, before[1] + 2)

    assert game.resolves().until("main phase").stats("Winter Soldier") == before


@barred("def/winter-soldier-main-l*: Bionic Arm")
@both_levels
def test_bionic_arm_does_nothing_at_range_nor_on_enemy_turns(level: str) -> None:
    soldier = f"def/winter-soldier-main-{level}"
    game = Game(side(at(soldier, row="back"), symbols="Might"), side(front=[BRUTE]))
    defending = Game(side(soldier, symbols="Might"), side(front=[BRUTE]), turn_of="enemy")
    before = game.stats("Winter Soldier")

    game.attacks("Winter Soldier", on="Brute").uses("Winter Soldier", "Bionic Arm")

    assert game.stats("Winter Soldier") == before
    assert not defending.attacks("Brute", on="Winter Soldier").picks("pass").offers("use")


@works("def/winter-soldier-main-l1: Cryogenic Stasis")
def test_cryogenic_stasis_freezes_him_for_an_xp() -> None:
    game = Game(side("def/winter-soldier-main-l1"), side(front=[WASP]))
    both = Game(side("def/winter-soldier-main-l1"), side(front=[plain("Wasp", 9, 1)]))

    game.fights("Winter Soldier", on="Wasp").picks("yes")
    both.fights("Winter Soldier", on="Wasp").picks("yes")

    assert game["Winter Soldier"].xp == 1 and game["Winter Soldier"].frozen
    assert both.stunned("Winter Soldier") and both["Winter Soldier"].xp == 1
    game.ends_turn().until("main phase", "you")
    assert not game["Winter Soldier"].ready
    assert game.ends_turn().until("main phase", "you")["Winter Soldier"].ready


@barred("def/winter-soldier-main-l1: Cryogenic Stasis")
def test_cryogenic_stasis_is_a_choice_and_not_for_the_frozen_or_the_defending() -> None:
    declined = Game(side("def/winter-soldier-main-l1"), side(front=[WASP]))
    defending = Game(side("def/winter-soldier-main-l1"), side(front=[WASP]), turn_of="enemy")
    frozen = Game(side("def/winter-soldier-main-l1"), side(front=[WASP]))
    frozen["Winter Soldier"].frozen = 1

    declined.fights("Winter Soldier", on="Wasp").picks("no")
    defending.fights("Wasp", on="Winter Soldier")
    frozen.fights("Winter Soldier", on="Wasp")

    assert declined["Winter Soldier"].xp == 0 and not declined["Winter Soldier"].frozen
    assert defending.stunned("Wasp") and defending["Winter Soldier"].xp == 0
    assert frozen.why == "main phase" and frozen["Winter Soldier"].xp == 0


@works("def/winter-soldier-main-l2: Sniper Rifle")
def test_sniper_rifle_shoots_past_protection() -> None:
    game = Game(side(at("def/winter-soldier-main-l2", row="back"), symbols="Skill"), side(front=[GIANT], back=[WASP]))
    assert not game.can_attack("Winter Soldier", on="Wasp")

    game.uses("Winter Soldier", "Sniper Rifle").fights("Winter Soldier", on="Wasp")

    assert game.stunned("Wasp")


@barred("def/winter-soldier-main-l2: Sniper Rifle")
def test_sniper_rifle_is_for_solo_ranged_attacks_only() -> None:
    enemy = side(front=[GIANT], back=[WASP])
    shooter = "def/bullseye"
    melee = Game(side("def/winter-soldier-main-l2", symbols="Skill"), enemy).uses("Winter Soldier", "Sniper Rifle")
    team = Game(side(at("def/winter-soldier-main-l2", row="back"), back=[shooter], symbols="Skill"), enemy)
    team.uses("Winter Soldier", "Sniper Rifle")

    assert not melee.can_attack("Winter Soldier", on="Wasp")
    assert team.can_attack("Winter Soldier", on="Wasp")
    assert team.can_attack("Winter Soldier", "Bullseye", on="Giant")
    assert not team.can_attack("Winter Soldier", "Bullseye", on="Wasp")
