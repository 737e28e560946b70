"""The Avengers of The Marvel Battles: the Main Characters."""

from __future__ import annotations

import pytest

from tests.vs.cards.setting import BACK, FRONT, Game, at, barred, both_levels, plain, side, works

WASP = plain("Wasp", 1, 1, team="Avengers")
HERO = plain("Hero", 3, 3, team="Avengers")
BRUTE = plain("Brute", 5, 4)
FLIER = plain("Flier", 2, 2)

# -- Captain America (main) -----------------------------------------------------------------------------------------


@works("mb/captain-america-main-l*: Avengers Assemble")
@pytest.mark.covers("FAQ-17")
@both_levels
def test_avengers_assemble_stops_the_strike_back_at_a_team_attack_even_without_him(level: str) -> None:
    game = Game(side(f"mb/captain-america-main-{level}", front=[HERO, WASP], symbols="Skill"), side(front=[BRUTE]))

    game.uses("Captain America", "Avengers Assemble")
    game.fights("Hero", "Wasp", on="Brute")

    assert game.stunned("Brute")
    assert not game.stunned("Hero") and not game.stunned("Wasp")


@barred("mb/captain-america-main-l*: Avengers Assemble")
@both_levels
def test_avengers_assemble_does_not_help_a_lone_attacker_nor_the_next_turn(level: str) -> None:
    game = Game(side(f"mb/captain-america-main-{level}", front=[HERO, WASP], symbols="Skill"), side(front=[BRUTE]))

    game.uses("Captain America", "Avengers Assemble")
    alone = game.copy().fights("Hero", on="Brute")
    game.ends_turn().until("main phase", "you").attacks("Hero", "Wasp", on="Brute").resolves()

    assert alone.stunned("Hero")
    assert game.why == "strike back at"
    assert game.picks("Hero").stunned("Hero")


@barred("mb/captain-america-main-l*: Avengers Assemble")
@both_levels
def test_avengers_assemble_needs_a_skill_and_a_face_up_captain_and_the_main_phase(level: str) -> None:
    cap = f"mb/captain-america-main-{level}"

    assert not Game(side(cap, symbols="Might")).offers("use", "Avengers Assemble")
    assert not Game(side(at(cap, stunned=True), symbols="Skill")).offers("use", "Avengers Assemble")
    assert not Game(side(cap, symbols="Skill"), phase="formation").offers("use", "Avengers Assemble")
    assert not Game(side(cap, symbols="Skill", front=[HERO])).attacks("Hero", on="Enemy Main").offers("use")


@works("mb/captain-america-main-l1: Side By Side")
def test_captain_america_learns_from_stunning_in_a_team_attack_and_levels_at_three() -> None:
    game = Game(side("mb/captain-america-main-l1", front=[HERO]), side(front=[plain("Brute", 0, 4)]))

    game.fights("Captain America", "Hero", on="Brute")
    assert game["Captain America"].xp == 1

    again = Game(side(at("mb/captain-america-main-l1", xp=2), front=[HERO]), side(front=[plain("Brute", 0, 4)]))
    again.fights("Captain America", "Hero", on="Brute")
    assert again["Captain America"].face.id == "mb/captain-america-main-l2"


@barred("mb/captain-america-main-l1: Side By Side")
@pytest.mark.covers("FAQ-18")
def test_captain_america_learns_nothing_alone_or_once_his_ally_is_stunned() -> None:
    alone = Game(side("mb/captain-america-main-l1"), side(front=[plain("Weak", 0, 1)]))
    alone.fights("Captain America", on="Weak")
    assert alone.stunned("Weak") and alone["Captain America"].xp == 0

    game = Game(
        side("mb/captain-america-main-l1", front=[WASP]),
        side(front=[plain("Weak", 0, 1, team="Super Villains")], hand=["mb/metal-and-fire"]),
    )
    game.attacks("Captain America", "Wasp", on="Weak").picks("pass").plays("Metal and Fire").resolves()
    assert game.stunned("Wasp") and game.stunned("Weak")
    assert game["Captain America"].xp == 0


@works("mb/captain-america-main-l2: Leader of the Avengers")
def test_leader_of_the_avengers_strengthens_everybody_on_your_side() -> None:
    game = Game(side("mb/captain-america-main-l2", front=[HERO], back=[WASP], symbols="Intellect"), side(front=[BRUTE]))

    game.uses("Captain America", "Leader of the Avengers")

    assert game.stats("Captain America") == (6, 8)
    assert game.stats("Hero") == (4, 4) and game.stats("Wasp") == (2, 2)
    assert game.stats("Brute") == (5, 4)


@barred("mb/captain-america-main-l2: Leader of the Avengers")
def test_leader_of_the_avengers_leaves_the_stunned_alone_and_works_once_a_turn() -> None:
    game = Game(side("mb/captain-america-main-l2", front=[at(HERO, stunned=True)], symbols="Intellect Intellect"))

    game.uses("Captain America", "Leader of the Avengers")

    assert game["Hero"].counters == 0
    assert not game.offers("use", "Leader of the Avengers")
    assert not Game(side("mb/captain-america-main-l1", symbols="Intellect")).offers("use", "Leader of the Avengers")


# -- Hulk (main) ----------------------------------------------------------------------------------------------------


@works("mb/hulk-main-l*: Smash")
@both_levels
def test_smash_gives_a_counter_for_each_wound(level: str) -> None:
    game = Game(side(at(f"mb/hulk-main-{level}", wounds=3), symbols="Might"))
    before = game.stats("Hulk")

    game.uses("Hulk", "Smash")

    assert game.stats("Hulk") == (before[0] + 3, before[1] + 3)


@barred("mb/hulk-main-l*: Smash")
@both_levels
def test_smash_gives_nothing_to_an_unhurt_hulk_and_needs_might(level: str) -> None:
    hulk = f"mb/hulk-main-{level}"
    game = Game(side(hulk, symbols="Might"))

    game.uses("Hulk", "Smash")

    assert game["Hulk"].counters == 0
    assert not Game(side(hulk, symbols="Skill Energy Intellect")).offers("use", "Smash")
    assert not Game(side(at(hulk, stunned=True), symbols="Might")).offers("use", "Smash")


@works("mb/hulk-main-l1: You Won't Like Him When He's Angry")
def test_hulk_gets_angrier_each_time_he_is_stunned() -> None:
    game = Game(side(front=[plain("Giant", 9, 9)]), side(at("mb/hulk-main-l1", xp=2)))

    game.fights("Giant", on="Hulk")
    assert game["Hulk"].xp == 3

    last = Game(side(front=[plain("Giant", 9, 9)]), side(at("mb/hulk-main-l1", xp=3)))
    last.fights("Giant", on="Hulk")
    assert last["Hulk"].face.id == "mb/hulk-main-l2"
    assert last.stunned("Hulk") and last["Hulk"].wounds == 1


@barred("mb/hulk-main-l1: You Won't Like Him When He's Angry")
def test_hulk_learns_nothing_from_others_being_stunned_or_from_standing() -> None:
    game = Game(side(front=[plain("Giant", 4, 9)]), side("mb/hulk-main-l2", front=[WASP]))
    calm = Game(side("mb/hulk-main-l1"), side(front=[WASP]))

    game.fights("Giant", on="Wasp")
    calm.fights("Hulk", on="Wasp")

    assert game["Hulk"].xp == 0
    assert calm.stunned("Wasp") and calm["Hulk"].xp == 0


@works("mb/hulk-main-l2: Banner's Influence")
@pytest.mark.covers("FAQ-28")
def test_banners_influence_turns_all_counters_into_cards_without_asking_how_many() -> None:
    game = Game(side(at("mb/hulk-main-l2", counters=3), symbols="Intellect"), phase="formation")

    game.uses("Hulk", "Banner's Influence")

    assert game["Hulk"].counters == 0
    assert len(game.hand()) == 3
    assert game.why == "formation step"


@barred("mb/hulk-main-l2: Banner's Influence")
def test_banners_influence_draws_nothing_without_counters_and_is_for_the_build_phase() -> None:
    game = Game(side("mb/hulk-main-l2", symbols="Intellect"), phase="formation")

    game.uses("Hulk", "Banner's Influence")

    assert game.hand() == []
    assert not Game(side(at("mb/hulk-main-l2", counters=3), symbols="Intellect")).offers("use", "Banner's Influence")
    weak = Game(side(at("mb/hulk-main-l2", counters=-2), symbols="Intellect"), phase="formation")
    weak.uses("Hulk", "Banner's Influence")
    assert weak["Hulk"].counters == -2 and weak.hand() == []


# -- Iron Man (main) ------------------------------------------------------------------------------------------------


@works("mb/iron-man-main-l*: Repulsor Blast")
@both_levels
def test_repulsor_blast_weakens_an_enemy_and_may_push_it_back(level: str) -> None:
    game = Game(side(f"mb/iron-man-main-{level}", symbols="Energy"), side(front=[BRUTE]))

    game.uses("Iron Man", "Repulsor Blast").picks("Brute")
    stays = game.copy().picks("no")
    game.picks("yes")

    assert game.stats("Brute") == (4, 3) and game["Brute"].row == BACK
    assert stays["Brute"].row == FRONT


@barred("mb/iron-man-main-l*: Repulsor Blast")
@both_levels
def test_repulsor_blast_cannot_push_from_the_back_row_nor_hit_friends(level: str) -> None:
    game = Game(side(f"mb/iron-man-main-{level}", front=[HERO], symbols="Energy"), side(back=[BRUTE]))

    game.uses("Iron Man", "Repulsor Blast")
    assert not game.offers("Hero")
    game.picks("Brute")

    assert game.why == "main phase" and game["Brute"].row == BACK and game.stats("Brute") == (4, 3)
    assert not Game(side(f"mb/iron-man-main-{level}", symbols="Might")).offers("use", "Repulsor Blast")


@works("mb/iron-man-main-l1: Armor Mk 3")
@pytest.mark.covers("FAQ-29")
def test_armor_mk_3_counts_his_own_power_up_and_others() -> None:
    game = Game(side(at("mb/iron-man-main-l1", xp=1), front=[HERO], hand=["mb/iron-man", HERO]))

    game.picks("power up", "Iron Man")
    assert game["Iron Man"].xp == 2
    game.picks("power up", "Hero")

    assert game["Iron Man"].face.id == "mb/iron-man-main-l2"
    assert game["Iron Man"].counters == 1


@barred("mb/iron-man-main-l1: Armor Mk 3")
def test_armor_mk_3_sees_no_enemy_power_up_and_no_counter_put_by_an_effect() -> None:
    game = Game(
        side("mb/iron-man-main-l1", front=[HERO], hand=["mb/stark-tech"]),
        side(front=[BRUTE], hand=[BRUTE]),
    )

    game.plays("Stark Tech").picks("Hero")
    assert game["Hero"].counters == 1 and game["Iron Man"].xp == 0
    game.ends_turn().until("main phase", "enemy").picks("power up", "Brute")

    assert game["Brute"].counters == 1 and game["Iron Man"].xp == 0


@works("mb/iron-man-main-l2: Upgraded Armor")
def test_upgraded_armor_gives_three_more_to_somebody_with_a_counter() -> None:
    game = Game(side("mb/iron-man-main-l2", front=[at(HERO, counters=1), WASP], symbols="Intellect"))

    game.uses("Iron Man", "Upgraded Armor")

    assert game["Hero"].counters == 4 and game["Wasp"].counters == 0


@barred("mb/iron-man-main-l2: Upgraded Armor")
def test_upgraded_armor_does_nothing_without_a_counter_on_your_side() -> None:
    game = Game(
        side("mb/iron-man-main-l2", front=[at(HERO, counters=-1)], symbols="Intellect"),
        side(front=[at(BRUTE, counters=2)]),
    )

    game.uses("Iron Man", "Upgraded Armor")

    assert game["Hero"].counters == -1 and game["Brute"].counters == 2 and game["Iron Man"].counters == 0
    assert not game.offers("use", "Upgraded Armor")


# -- Spider-Man (main) ----------------------------------------------------------------------------------------------


@works("mb/spider-man-main-l*: Great Power")
@both_levels
def test_great_power_grows_with_face_up_allies_for_the_combat(level: str) -> None:
    game = Game(
        side(f"mb/spider-man-main-{level}", front=[HERO, at(WASP, stunned=True)], back=[FLIER], symbols="Might")
    )
    before = game.stats("Spider-Man")

    game.attacks("Spider-Man", on="Enemy Main").uses("Spider-Man", "Great Power")
    assert game.stats("Spider-Man") == (before[0] + 2, before[1] + 2)
    game.resolves()

    assert game.stats("Spider-Man") == before


@barred("mb/spider-man-main-l*: Great Power")
@both_levels
def test_great_power_is_for_combats_he_is_in(level: str) -> None:
    spider = f"mb/spider-man-main-{level}"
    game = Game(side(spider, front=[HERO], symbols="Might"))

    assert not game.offers("use", "Great Power")
    assert not game.attacks("Hero", on="Enemy Main").offers("use", "Great Power")

    defending = Game(side(front=[BRUTE]), side(spider, front=[HERO], symbols="Might"))
    assert defending.attacks("Brute", on="Spider-Man").picks("pass").offers("use", "Great Power")


@works("mb/spider-man-main-l1: Great Responsibility")
def test_great_responsibility_counts_face_up_allies_as_your_turn_ends() -> None:
    game = Game(side("mb/spider-man-main-l1", front=[HERO, at(WASP, stunned=True)], back=[FLIER]))

    game.ends_turn()
    assert game["Spider-Man"].xp == 2

    last = Game(side(at("mb/spider-man-main-l1", xp=7), front=[HERO]))
    last.ends_turn()
    assert last["Spider-Man"].face.id == "mb/spider-man-main-l2"


@barred("mb/spider-man-main-l1: Great Responsibility")
def test_great_responsibility_gives_nothing_without_allies_while_stunned_or_on_another_turn() -> None:
    alone = Game(side("mb/spider-man-main-l1")).ends_turn()
    down = Game(side(at("mb/spider-man-main-l1", stunned=True), front=[HERO])).ends_turn()
    other = Game(side(), side("mb/spider-man-main-l1", front=[HERO])).ends_turn()

    assert alone["Spider-Man"].xp == 0
    assert down["Spider-Man"].xp == 0
    assert other["Spider-Man"].xp == 0


@works("mb/spider-man-main-l2: Friendly Neighbor")
def test_friendly_neighbor_takes_the_blow_and_trades_rows() -> None:
    game = Game(side(front=[BRUTE]), side(at("mb/spider-man-main-l2", row="back"), front=[WASP], symbols="Intellect"))

    game.attacks("Brute", on="Wasp").picks("pass").uses("Spider-Man", "Friendly Neighbor")
    assert game["Spider-Man"].row == FRONT and game["Wasp"].row == BACK
    game.resolves()

    assert not game.stunned("Wasp") and not game.stunned("Spider-Man")
    assert game.stunned("Brute")


@barred("mb/spider-man-main-l2: Friendly Neighbor")
def test_friendly_neighbor_needs_another_defender_of_yours() -> None:
    own = Game(side("mb/spider-man-main-l2", front=[HERO], symbols="Intellect"), side(front=[BRUTE]))
    own.attacks("Hero", on="Brute").uses("Spider-Man", "Friendly Neighbor")
    assert own.state.combat is not None and own.state.combat.defender == own["Brute"].number

    down = Game(side(front=[BRUTE]), side(at("mb/spider-man-main-l2", stunned=True), front=[WASP], symbols="Intellect"))
    assert not down.attacks("Brute", on="Wasp").picks("pass").offers("use", "Friendly Neighbor")
    assert not Game(side("mb/spider-man-main-l2", symbols="Intellect")).offers("use", "Friendly Neighbor")
