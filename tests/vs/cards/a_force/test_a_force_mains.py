"""A-Force of A-Force: main characters, each power at work and where it should not."""

from __future__ import annotations

import pytest

from tests.vs.cards.setting import BACK, Game, at, barred, both_levels, plain, side, works

BRUTE = plain("Brute", 5, 4)
WASP = plain("Ant", 1, 1)
GIANT = plain("Giant", 9, 9)
ALLY = plain("Ally", 2, 2, team="A-Force")
ARCHER = "mb/hawkeye"
SHE_HULK_2 = "af/she-hulk-main-l2"
GRIMM_2 = "af/sister-grimm-main-l2"

# -- Captain Marvel -------------------------------------------------------------------------------------------------


@works("af/captain-marvel-main-l*: Energy Absorption")
@both_levels
def test_energy_absorption_counts_the_other_ranged_characters_of_your_side(level: str) -> None:
    you = side(f"af/captain-marvel-main-{level}", front=[ARCHER], back=["af/dazzler", BRUTE], symbols="Energy")
    game = Game(you, side(front=[at("mb/cyclops")]))

    game.uses("Captain Marvel", "Energy Absorption")

    assert game["Captain Marvel"].counters == 2


@barred("af/captain-marvel-main-l*: Energy Absorption")
@both_levels
def test_energy_absorption_does_not_count_the_stunned_nor_captain_marvel_herself(level: str) -> None:
    you = side(f"af/captain-marvel-main-{level}", front=[at(ARCHER, stunned=True), BRUTE], symbols="Energy")
    game = Game(you)

    game.uses("Captain Marvel", "Energy Absorption")

    assert game["Captain Marvel"].counters == 0


@works("af/captain-marvel-main-l1: Woman of War")
def test_woman_of_war_gains_xp_for_every_enemy_she_stuns_and_levels_at_the_fourth() -> None:
    game = Game(side(at("af/captain-marvel-main-l1", xp=2)), side(front=[WASP]))
    done = Game(side(at("af/captain-marvel-main-l1", xp=3)), side(front=[WASP]))

    game.fights("Captain Marvel", on="Ant")
    done.fights("Captain Marvel", on="Ant")

    assert game["Captain Marvel"].xp == 3
    assert done["Captain Marvel"].face.level == 2 and done.stats("Captain Marvel") == (4, 6)


@barred("af/captain-marvel-main-l1: Woman of War")
def test_woman_of_war_does_not_count_the_stuns_of_others() -> None:
    game = Game(side("af/captain-marvel-main-l1", front=[BRUTE]), side(front=[WASP]))

    game.fights("Brute", on="Ant")

    assert game.stunned("Ant") and game["Captain Marvel"].xp == 0


@works("af/captain-marvel-main-l2: Photonic Blast")
def test_photonic_blast_weakens_an_enemy_by_her_counters_and_uses_none_up() -> None:
    game = Game(side(at("af/captain-marvel-main-l2", counters=3), symbols="Skill"), side(front=[GIANT]))

    game.uses("Captain Marvel", "Photonic Blast").picks("Giant")

    assert game["Giant"].counters == -3 and game["Captain Marvel"].counters == 3


@barred("af/captain-marvel-main-l2: Photonic Blast")
def test_photonic_blast_without_counters_does_nothing_and_never_hits_a_friend() -> None:
    game = Game(side("af/captain-marvel-main-l2", front=[BRUTE], symbols="Skill"), side(front=[GIANT]))

    game.uses("Captain Marvel", "Photonic Blast")

    assert not game.offers("Brute")
    assert game.picks("Giant")["Giant"].counters == 0


@works("af/captain-marvel-main-l1: Woman of War")
@pytest.mark.covers("TERM-01", "UNIQUE-04")
def test_captain_marvel_is_ms_marvel_as_well() -> None:
    you = side("af/captain-marvel-main-l1", hand=["mb/ms-marvel"], resources=9)
    game = Game(you, phase="recruit")

    assert not game.offers("recruit", "Ms. Marvel")
    game.until("main phase").picks("power up", "Captain Marvel")
    assert game["Captain Marvel"].counters == 1


# -- She-Hulk -------------------------------------------------------------------------------------------------------


@works("af/she-hulk-main-l*: A-Force Assemble!")
@both_levels
def test_a_force_assemble_strengthens_all_attackers_of_the_next_team_attack_only(level: str) -> None:
    friends = [plain("Ann", 1, 5, team="A-Force"), plain("Bea", 1, 5, team="A-Force")]
    more = [plain("Cat", 1, 5, team="A-Force"), plain("Dot", 1, 5, team="A-Force")]
    game = Game(side(f"af/she-hulk-main-{level}", front=[*friends, *more], symbols="Skill"), side(front=[GIANT]))

    game.uses("She-Hulk", "A-Force Assemble!").fights("She-Hulk", on="Enemy Main").until("main phase")
    game.attacks("Ann", "Bea", on="Giant")
    assert (game["Ann"].counters, game["Bea"].counters, game["Cat"].counters) == (1, 1, 0)
    game.until("main phase").attacks("Cat", "Dot", on="Giant")

    assert game["Cat"].counters == 0


@barred("af/she-hulk-main-l*: A-Force Assemble!")
@both_levels
def test_a_force_assemble_is_for_team_attacks_of_this_turn_and_your_side(level: str) -> None:
    foes = [plain("Foe", 1, 9, team="X"), plain("Fiend", 1, 9, team="X")]
    game = Game(side(f"af/she-hulk-main-{level}", front=[ALLY], symbols="Skill"), side(front=foes))

    game.uses("She-Hulk", "A-Force Assemble!").fights("Ally", on="Foe").until("main phase")
    assert game["Ally"].counters == 0
    game.ends_turn().until("main phase", "enemy").attacks("Foe", "Fiend", on="She-Hulk")

    assert game["Foe"].counters == 0


@works("af/she-hulk-main-l1: Fight Together")
def test_fight_together_counts_every_team_attack_of_your_side() -> None:
    friends = [plain("Ann", 1, 5, team="A-Force"), plain("Bea", 1, 5, team="A-Force")]
    game = Game(side("af/she-hulk-main-l1", front=friends), side(front=[GIANT]))

    game.fights("Ann", "Bea", on="Giant").until("main phase")

    assert game["She-Hulk"].xp == 1


@barred("af/she-hulk-main-l1: Fight Together")
def test_fight_together_minds_neither_solo_attacks_nor_the_team_attacks_of_enemies() -> None:
    foes = [plain("Foe", 1, 9, team="X"), plain("Fiend", 1, 9, team="X")]
    game = Game(side("af/she-hulk-main-l1", front=[ALLY]), side(front=foes))

    game.fights("Ally", on="Foe").until("main phase").ends_turn().until("main phase", "enemy")
    game.attacks("Foe", "Fiend", on="She-Hulk")

    assert game["She-Hulk"].xp == 0


@works("af/she-hulk-main-l2: Rules Lawyer")
@pytest.mark.covers("SUPER-14", "SUPER-15", "SUPER-16")
def test_an_objection_cancels_an_enemys_super_power_before_its_choices() -> None:
    enemy = side(SHE_HULK_2, front=[BRUTE], symbols="Intellect")
    game = Game(side(front=["af/dazzler"], symbols="Energy"), enemy)

    game.uses("Dazzler", "Dazzle")
    assert game.why == "react" and game.decider == "enemy"
    game.picks("use", "Rules Lawyer")

    assert game.why == "main phase" and not game.stunned("Brute")
    assert game.resources() == [("Laboratory", False)] and game.resources("enemy") == [("Academy", False)]
    assert not game.offers("use")


@works("af/she-hulk-main-l2: Rules Lawyer")
def test_an_objection_can_be_objected_to() -> None:
    you = side(SHE_HULK_2, front=["af/dazzler"], symbols="Energy Intellect")
    game = Game(you, side(SHE_HULK_2, front=[BRUTE], symbols="Intellect"))

    game.uses("Dazzler", "Dazzle").picks("use", "Rules Lawyer").picks("use", "Rules Lawyer")

    assert game.stunned("Brute") and game.why == "main phase"


@barred("af/she-hulk-main-l2: Rules Lawyer")
def test_there_is_no_objection_unpaid_twice_in_a_turn_against_keywords_or_ones_own_side() -> None:
    dazzlers = ["af/dazzler", "af/viper", "af/spiral"]
    poor = Game(side(front=["af/dazzler"], symbols="Energy"), side(SHE_HULK_2, front=[BRUTE]))
    game = Game(side(front=dazzlers, symbols="Energy Skill"), side(SHE_HULK_2, symbols="Intellect Intellect"))
    own = Game(side(SHE_HULK_2, front=["af/viper"], symbols="Skill Intellect"), side(front=[BRUTE]))

    assert poor.uses("Dazzler", "Dazzle").stunned("Brute")
    game.uses("Spiral", "Mobile")
    assert game.why == "choose row for"
    game.picks("back").uses("Viper", "Poison Darts").picks("use", "Rules Lawyer").uses("Dazzler", "Dazzle")
    assert game.why != "react"
    assert own.uses("Viper", "Poison Darts").why == "choose"


# -- Sister Grimm ---------------------------------------------------------------------------------------------------


@works("af/sister-grimm-main-l1: When Blood Is Shed...")
def test_blood_shed_on_an_enemys_turn_levels_sister_grimm_at_once() -> None:
    game = Game(side("af/sister-grimm-main-l1"), side(front=[GIANT]), turn_of="enemy")

    game.fights("Giant", on="Sister Grimm").until("main phase")

    assert game["Sister Grimm"].face.level == 2 and game["Sister Grimm"].wounds == 1


@barred("af/sister-grimm-main-l1: When Blood Is Shed...")
def test_blood_shed_on_her_own_turn_and_a_daze_give_nothing() -> None:
    own = Game(side("af/sister-grimm-main-l1"), side(front=[GIANT]))
    cat = Game(side("af/sister-grimm-main-l1"), side("af/black-cat-main-l2", symbols="Skill"), turn_of="enemy")

    own.fights("Sister Grimm", on="Giant").until("main phase")
    cat.attacks("Black Cat", on="Sister Grimm").uses("Black Cat", "Cross their Path").until("main phase")

    assert own.stunned("Sister Grimm") and own["Sister Grimm"].face.level == 1
    assert cat.stunned("Sister Grimm") and cat["Sister Grimm"].face.level == 1


@works("af/sister-grimm-main-l2: ...Let the Staff of One Emerge", "af/sister-grimm-main-l2: Open Sesame")
@pytest.mark.covers("SUPER-13")
def test_the_staff_of_one_works_once_in_a_game_and_sends_her_back_to_level_1() -> None:
    enemy = side(front=[GIANT])
    game = Game(side(at(GRIMM_2, wounds=1), symbols="Intellect Intellect"), enemy)

    game.uses("Sister Grimm", "Open Sesame")
    assert len(game.hand()) == 3
    assert game["Sister Grimm"].face.level == 1 and game["Sister Grimm"].wounds == 1
    game.ends_turn().until("main phase", "enemy").fights("Giant", on="Sister Grimm").until("main phase", "you")

    assert game["Sister Grimm"].face.level == 2
    assert not game.offers("use")


@works("af/sister-grimm-main-l2: ...Let the Staff of One Emerge")
def test_a_cancelled_spell_is_spent_and_sends_her_back_all_the_same() -> None:
    game = Game(side(GRIMM_2, symbols="Intellect"), side(SHE_HULK_2, symbols="Intellect"))

    game.uses("Sister Grimm", "Open Sesame").picks("use", "Rules Lawyer")

    assert game.hand() == [] and game["Sister Grimm"].face.level == 1
    assert [key.partition("|")[0] for _, key in game.state.spent] == ["Open Sesame"]


@barred("af/sister-grimm-main-l2: ...Let the Staff of One Emerge", "af/sister-grimm-main-l2: Open Sesame")
def test_the_powers_of_others_do_not_send_her_back_and_another_players_grimm_has_her_own_spells() -> None:
    grimms = side(GRIMM_2, front=["af/viper"], symbols="Skill Intellect"), side(GRIMM_2, symbols="Intellect")
    game = Game(*grimms)

    game.uses("Viper", "Poison Darts").picks("done")
    assert game["you Sister Grimm"].face.level == 2 and game.hand() == []
    game.uses("Sister Grimm", "Open Sesame").ends_turn().until("main phase", "enemy")

    assert game.offers("use", "Open Sesame")


@works("af/sister-grimm-main-l2: Muzzle")
def test_muzzle_keeps_a_whole_side_from_being_attacked_until_the_end_of_your_next_turn() -> None:
    game = Game(side(GRIMM_2, front=[BRUTE], symbols="Skill"), side(front=[GIANT]))

    game.uses("Sister Grimm", "Muzzle").ends_turn().until("main phase", "enemy")
    assert not game.offers("attack")
    game.ends_turn().until("main phase", "you").ends_turn().until("main phase", "enemy")

    assert game.can_attack("Giant", on="Brute")


@barred("af/sister-grimm-main-l2: Muzzle")
def test_muzzle_stops_nobody_from_attacking_others() -> None:
    game = Game(side(GRIMM_2, symbols="Skill"), side(front=[GIANT]), side(front=[BRUTE]))

    game.uses("Sister Grimm", "Muzzle")
    assert game.can_attack("Sister Grimm", on="Giant")
    game.ends_turn().until("main phase", "enemy")

    assert game.can_attack("Giant", on="Brute") and not game.can_attack("Giant", on="Sister Grimm")


@works("af/sister-grimm-main-l2: Bounce House")
def test_bounce_house_returns_up_to_two_supporting_characters_of_any_side() -> None:
    game = Game(side(GRIMM_2, front=[BRUTE], symbols="Energy"), side(front=[GIANT, WASP]))

    game.uses("Sister Grimm", "Bounce House").picks("Giant").picks("Brute")

    assert game.hand() == ["Brute"] and game.hand("enemy") == ["Giant"] and "Ant" in game


@barred("af/sister-grimm-main-l2: Bounce House")
def test_bounce_house_returns_no_main_and_nobody_against_your_will() -> None:
    game = Game(side(GRIMM_2, symbols="Energy"), side(front=[GIANT]))

    game.uses("Sister Grimm", "Bounce House")
    assert not game.offers("Enemy Main") and not game.offers("Sister Grimm")
    game.picks("done")

    assert "Giant" in game and game["Sister Grimm"].face.level == 1


@works("af/sister-grimm-main-l2: Caffeine Injection")
def test_caffeine_injection_gives_four_counters() -> None:
    game = Game(side(GRIMM_2, front=[BRUTE], symbols="Might"), side(front=[WASP]))

    game.uses("Sister Grimm", "Caffeine Injection").picks("Brute")

    assert game["Brute"].counters == 4


@barred("af/sister-grimm-main-l2: Caffeine Injection")
def test_caffeine_injection_is_for_supporting_characters_on_your_own_turn() -> None:
    game = Game(side(GRIMM_2, front=[BRUTE], symbols="Might"))
    other = Game(side(GRIMM_2, front=[BRUTE], symbols="Might"), side(front=[WASP]), turn_of="enemy")

    game.uses("Sister Grimm", "Caffeine Injection")
    other.attacks("Ant", on="Brute").picks("pass")

    assert game["Sister Grimm"].counters == 0 and game["Brute"].counters == 4
    assert not other.offers("use")


# -- Phoenix --------------------------------------------------------------------------------------------------------


@works("af/phoenix-main-l*: Life Incarnate")
@both_levels
def test_life_incarnate_heals_a_supporting_character_of_any_side(level: str) -> None:
    you = side(f"af/phoenix-main-{level}", front=[at(BRUTE, wounds=2)], symbols="Intellect")
    game = Game(you, side(front=[at(GIANT, wounds=1)]))

    game.uses("Phoenix", "Life Incarnate")
    assert game.offers("Giant")
    game.picks("Brute")

    assert game["Brute"].wounds == 1


@barred("af/phoenix-main-l*: Life Incarnate")
@both_levels
def test_life_incarnate_heals_no_main(level: str) -> None:
    game = Game(side(at(f"af/phoenix-main-{level}", wounds=2), front=[BRUTE], symbols="Intellect"))

    game.uses("Phoenix", "Life Incarnate")

    assert game["Phoenix"].wounds == 2


@works("af/phoenix-main-l1: The Sum of All Life and Death")
def test_with_twenty_living_and_dead_phoenix_rises() -> None:
    dead = [plain(f"Dead {n}") for n in range(9)]
    you = side("af/phoenix-main-l1", front=[BRUTE], hand=[WASP], ko=dead, resources=1)
    game = Game(you, side(front=[GIANT], ko=dead[:8]), phase="recruit")

    game.recruits("Ant")

    assert game["Phoenix"].face.level == 2


@barred("af/phoenix-main-l1: The Sum of All Life and Death")
def test_with_nineteen_or_without_an_appearance_phoenix_does_not_rise() -> None:
    dead = [plain(f"Dead {n}") for n in range(9)]
    few = side("af/phoenix-main-l1", front=[BRUTE], hand=[WASP], ko=[*dead[:8], "mb/open-fire"], resources=1)
    game = Game(few, side(front=[GIANT], ko=dead[:8]), phase="recruit").recruits("Ant")
    still = Game(side("af/phoenix-main-l1", ko=[*dead, *dead, *dead]))

    assert game["Phoenix"].face.level == 1 and game["Phoenix"].xp == 0
    assert still.ends_turn()["Phoenix"].xp == 0


@works("af/phoenix-main-l2: From the Ashes")
def test_from_the_ashes_brings_back_a_character_in_the_row_chosen() -> None:
    game = Game(side("af/phoenix-main-l2", ko=["def/rhino", "mb/open-fire", BRUTE], symbols="Energy Might"))

    game.uses("Phoenix", "From the Ashes")
    assert not game.offers("Open Fire")
    game.picks("Brute").picks("back")

    assert game["Brute"].row == BACK and game["Brute"].ready and game.ko() == ["Rhino", "Open Fire"]


@barred("af/phoenix-main-l2: From the Ashes")
def test_from_the_ashes_cannot_bring_a_namesake_and_costs_both_symbols() -> None:
    game = Game(side("af/phoenix-main-l2", ko=["af/phoenix"], symbols="Energy Might"))
    poor = Game(side("af/phoenix-main-l2", ko=[BRUTE], symbols="Energy"))

    game.uses("Phoenix", "From the Ashes")

    assert game.ko() == ["Phoenix"]
    assert not poor.offers("use")
