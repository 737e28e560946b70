"""The MCU Heroes of The MCU Battles, each power at work and where it should not."""

from __future__ import annotations

import pytest

from tests.vs.cards.setting import BACK, Game, at, barred, both_levels, plain, side, works

HERO = plain("Hero", 3, 3, team="MCU Heroes", marked=True)
PAL = plain("Pal", 2, 2, team="MCU Heroes")
BRUTE = plain("Brute", 5, 4)
WEAK = plain("Weak", 0, 1)
BOSS = plain("Boss", 1, 3, kind="main", health=9)
WALL = plain("Wall", 0, 30)

# -- Captain America (main) -----------------------------------------------------------------------------------------


@works("mcu/captain-america-main-l*: Ready To Follow Captain America?")
@pytest.mark.covers("MCU-23")
@both_levels
def test_ready_to_follow_gives_two_counters_to_each_attacker_of_the_first_attack(level: str) -> None:
    game = Game(side(f"mcu/captain-america-main-{level}", front=[HERO, PAL], symbols="Skill"), side(front=[WALL]))

    game.attacks("Captain America", "Hero", on="Wall").uses("Captain America", "Ready To Follow Captain America?")

    assert (game["Captain America"].counters, game["Hero"].counters, game["Pal"].counters) == (2, 2, 0)


@barred("mcu/captain-america-main-l*: Ready To Follow Captain America?")
@pytest.mark.covers("MCU-23")
@both_levels
def test_ready_to_follow_is_not_for_a_second_attack_or_an_attack_without_him(level: str) -> None:
    cap = side(f"mcu/captain-america-main-{level}", front=[HERO, PAL], symbols="Skill")
    game = Game(cap, side(front=[WALL]))
    assert not game.offers("use", "Ready To Follow Captain America?")
    assert not game.copy().attacks("Hero", on="Wall").offers("use")
    game.fights("Hero", on="Wall").attacks("Captain America", on="Wall")
    assert not game.offers("use")

    defending = Game(side(front=[BRUTE]), cap).attacks("Brute", on="Captain America").picks("pass")
    assert not defending.offers("use")


@works("mcu/captain-america-main-l1: The First Avenger")
@pytest.mark.covers("MCU-23")
def test_the_first_avenger_learns_in_the_first_attack_of_a_turn() -> None:
    game = Game(side("mcu/captain-america-main-l1", front=[HERO]), side(front=[WALL]))
    assert game.attacks("Hero", "Captain America", on="Wall")["Captain America"].xp == 1

    last = Game(side(at("mcu/captain-america-main-l1", xp=3)), side(front=[WALL])).attacks("Captain America", on="Wall")
    assert last["Captain America"].face.id == "mcu/captain-america-main-l2"


@barred("mcu/captain-america-main-l1: The First Avenger")
@pytest.mark.covers("MCU-23")
def test_the_first_avenger_learns_nothing_as_the_second_or_from_others() -> None:
    game = Game(side("mcu/captain-america-main-l1", front=[HERO]), side(front=[WALL]))

    game.fights("Hero", on="Wall")
    assert game["Captain America"].xp == 0
    game.attacks("Captain America", on="Wall")

    assert game["Captain America"].xp == 0


@works("mcu/captain-america-main-l2: Assemble the Team")
def test_assemble_the_team_counts_the_names_on_separate_characters_stunned_ones_too() -> None:
    game = Game(
        side(
            "mcu/captain-america-main-l2",
            front=["mcu/black-widow", at("mcu/thor", stunned=True), "mcu/falcon"],
            back=["mb/hawkeye"],
        )
    )

    assert game.stats("Captain America") == (8, 10)


@works("mcu/captain-america-main-l2: Assemble the Team")
def test_with_all_five_names_assembled_as_the_main_phase_begins_you_win() -> None:
    team = ["mcu/black-widow", "mb/hawkeye", "mcu/hulk", "mcu/iron-man", "mcu/thor"]
    game = Game(side("mcu/captain-america-main-l2", front=team))

    assert game.winners == ("you",)


@barred("mcu/captain-america-main-l2: Assemble the Team")
def test_four_names_or_enemies_or_a_stunned_captain_do_not_win() -> None:
    four = ["mcu/black-widow", "mb/hawkeye", "mcu/hulk", "mcu/iron-man"]
    assert Game(side("mcu/captain-america-main-l2", front=four), side(front=["mcu/thor"])).result is None
    assert Game(side("mcu/captain-america-main-l1", front=[*four, "mcu/thor"])).result is None
    down = Game(side(at("mcu/captain-america-main-l2", stunned=True), front=[*four, "mcu/thor"]))
    assert down.result is None and down.stats("Captain America") == (5, 7)


# -- Bruce Banner and the Hulk (main) -------------------------------------------------------------------------------


@works("mcu/bruce-banner-main-l1: Always Angry")
@pytest.mark.covers("MCU-01")
def test_bruce_banner_becomes_the_hulk_as_he_attacks() -> None:
    game = Game(side(at("mcu/bruce-banner-main-l1", wounds=2, counters=1)), side(front=[WALL]))

    game.attacks("Bruce Banner", on="Wall")

    hulk = game["Hulk"]
    assert game.why == "combat chance" and hulk.face.id == "mcu/hulk-main-l2"
    assert (hulk.wounds, hulk.counters, hulk.ready) == (2, 1, False)
    assert game.state.combat is not None and game.state.combat.attackers == [hulk.number]
    assert game.stats("Hulk") == (7, 7)


@barred("mcu/bruce-banner-main-l1: Always Angry")
@pytest.mark.covers("MCU-01", "MCU-02", "LEVEL-11")
def test_bruce_banner_does_not_change_by_defending_or_stunning_and_gains_no_xp() -> None:
    game = Game(side(front=[plain("Foe", 1, 1)]), side("mcu/bruce-banner-main-l1"))

    game.fights("Foe", on="Bruce Banner")

    assert game.stunned("Foe") and game["Bruce Banner"].xp == 0
    friend = Game(side("mcu/bruce-banner-main-l1", front=[HERO]), side(front=[WEAK])).fights("Hero", on="Weak")
    assert "Bruce Banner" in friend


@works("mcu/bruce-banner-main-l1: Man of Science")
def test_man_of_science_draws_two() -> None:
    game = Game(side("mcu/bruce-banner-main-l1", symbols="Intellect"), phase="formation")

    assert len(game.uses("Bruce Banner", "Man of Science").hand()) == 2


@barred("mcu/bruce-banner-main-l1: Man of Science")
def test_man_of_science_is_for_the_build_phase_and_lost_to_the_hulk() -> None:
    assert not Game(side("mcu/bruce-banner-main-l1", symbols="Intellect")).offers("use")
    assert not Game(side("mcu/hulk-main-l2", symbols="Intellect"), phase="formation").offers("use")
    assert not Game(side("mcu/bruce-banner-main-l1", symbols="Might"), phase="formation").offers("use")


@works("mcu/hulk-main-l2: Angry")
def test_an_angry_hulk_must_be_in_your_first_attack() -> None:
    game = Game(side("mcu/hulk-main-l2", front=[HERO]), side(front=[WALL]))

    assert not game.can_attack("Hero", on="Wall")
    assert game.can_attack("Hulk", on="Wall") and game.can_attack("Hero", "Hulk", on="Wall")
    assert game.offers("end turn")
    assert game.fights("Hulk", on="Wall").can_attack("Hero", on="Wall")


@barred("mcu/hulk-main-l2: Angry")
def test_an_exhausted_stunned_or_distant_hulk_stops_nobody() -> None:
    for hulk in (
        at("mcu/hulk-main-l2", exhausted=True),
        at("mcu/hulk-main-l2", stunned=True),
        at("mcu/hulk-main-l2", row="back"),
    ):
        assert Game(side(hulk, front=[HERO]), side(front=[WALL])).can_attack("Hero", on="Wall")


@works("mcu/hulk-main-l2: Hulk Smash")
def test_hulk_smash_gives_three_counters() -> None:
    assert Game(side("mcu/hulk-main-l2", symbols="Might")).uses("Hulk", "Hulk Smash").stats("Hulk") == (9, 9)


@barred("mcu/hulk-main-l2: Hulk Smash")
def test_hulk_smash_needs_might_and_is_not_bruces() -> None:
    assert not Game(side("mcu/hulk-main-l2", symbols="Intellect")).offers("use")
    assert not Game(side("mcu/bruce-banner-main-l1", symbols="Might")).offers("use")


# -- Iron Man (main) ------------------------------------------------------------------------------------------------


@works("mcu/iron-man-main-l*: Unibeam")
@both_levels
def test_unibeam_puts_two_counters_on_an_enemy(level: str) -> None:
    game = Game(side(f"mcu/iron-man-main-{level}", symbols="Energy"), side(front=[BRUTE]))

    assert game.uses("Iron Man", "Unibeam").picks("Brute").stats("Brute") == (3, 2)


@barred("mcu/iron-man-main-l*: Unibeam")
@both_levels
def test_unibeam_hits_no_friend_and_needs_energy(level: str) -> None:
    game = Game(side(f"mcu/iron-man-main-{level}", front=[HERO], symbols="Energy"), side(front=[BRUTE]))

    assert not game.uses("Iron Man", "Unibeam").offers("Hero")
    assert not Game(side(f"mcu/iron-man-main-{level}", symbols="Might")).offers("use")


@works("mcu/iron-man-main-l1: I Am Iron Man")
def test_iron_man_learns_from_his_own_super_powers() -> None:
    game = Game(side(at("mcu/iron-man-main-l1", xp=1), symbols="Energy"), side(front=[BRUTE]))
    assert game.uses("Iron Man", "Unibeam").picks("Brute")["Iron Man"].xp == 2

    last = Game(side(at("mcu/iron-man-main-l1", xp=2), symbols="Energy"), side(front=[BRUTE]))
    assert last.uses("Iron Man", "Unibeam").picks("Brute")["Iron Man"].face.id == "mcu/iron-man-main-l2"


@barred("mcu/iron-man-main-l1: I Am Iron Man")
def test_iron_man_learns_nothing_from_others_super_powers() -> None:
    game = Game(side("mcu/iron-man-main-l1", front=["mcu/thor"], symbols="Energy"), side(front=[WALL]))

    game.uses("Thor", "Bring the Thunder").picks("Wall").picks("Wall").picks("Wall")

    assert game["Iron Man"].xp == 0


@works("mcu/iron-man-main-l2: Futurist")
def test_futurist_draws_for_resources_recruits_and_twists() -> None:
    game = Game(
        side("mcu/iron-man-main-l2", hand=["mb/academy", PAL, "mb/open-fire"], resources=2),
        side(front=[WALL]),
        phase="resource",
    )

    game.picks("resource", "Academy", "up")
    assert len(game.hand()) == 3
    game.until("recruit step").recruits("Pal")
    assert len(game.hand()) == 3
    game.until("main phase", "you").attacks("Iron Man", on="Wall").plays("Open Fire")
    assert len(game.hand()) == 3


@barred("mcu/iron-man-main-l2: Futurist")
def test_futurist_does_not_count_payments_power_ups_or_cards_put_into_play() -> None:
    game = Game(
        side("mcu/iron-man-main-l2", front=[PAL], hand=["mb/laboratory", PAL, "mb/academy"]), side(front=[WALL])
    )
    game.uses("Iron Man", "Unibeam").picks("Wall")
    game.picks("power up", "Pal")
    assert game.hand() == ["Academy"]

    enemy = Game(side(hand=["mb/academy"]), side("mcu/iron-man-main-l2"), phase="resource").picks("resource", "up")
    assert enemy.hand("enemy") == []


# -- Star-Lord (main) -----------------------------------------------------------------------------------------------


def dance(*you: object, enemy: tuple[object, ...] = (), **more: object) -> Game:
    """Star-Lord's side and an enemy with these dancers; both Mains are exhausted unless `fresh`."""
    star = at("mcu/star-lord-main-l1", xp=more.pop("xp", 0), exhausted=not more.pop("fresh", False))
    return Game(
        side(star, front=list(you)),  # type: ignore[arg-type]
        side(at(BOSS, exhausted=True), front=list(enemy)),  # type: ignore[arg-type]
    )


@works("mcu/star-lord-main-l1: Dance Off, Bro")
@pytest.mark.covers("MCU-03")
def test_the_dance_off_goes_round_until_one_is_left() -> None:
    game = dance(HERO, PAL, enemy=(BRUTE,), xp=1)

    game.picks("yes")
    assert game.why == "dance" and game.decider == "you"
    game.picks("dance", "Hero")
    assert game.decider == "enemy"
    game.picks("dance", "Brute").picks("dance", "Pal")

    assert game["Star-Lord"].face.id == "mcu/star-lord-main-l2"
    assert not game["Hero"].ready and not game["Pal"].ready and not game["Brute"].ready
    assert game.why == "main phase"


@works("mcu/star-lord-main-l1: Dance Off, Bro")
@pytest.mark.covers("MCU-04")
def test_dancing_is_a_choice_each_time() -> None:
    game = dance(HERO, enemy=(BRUTE, WEAK, WALL))

    game.picks("yes").picks("dance", "Hero").picks("drop out")

    assert game["Star-Lord"].xp == 1 and game["Brute"].ready


@barred("mcu/star-lord-main-l1: Dance Off, Bro")
@pytest.mark.covers("MCU-04")
def test_no_xp_for_a_lost_or_declined_dance_and_the_exhausted_cannot_dance() -> None:
    lost = dance(HERO, enemy=(BRUTE,)).picks("yes").picks("dance", "Hero").picks("dance", "Brute")
    assert lost.why == "main phase" and lost["Star-Lord"].xp == 0

    declined = dance(HERO).picks("no")
    assert declined["Hero"].ready and declined["Star-Lord"].xp == 0

    tired = dance(at(HERO, exhausted=True), enemy=(BRUTE,)).picks("yes")
    assert tired["Star-Lord"].xp == 0 and tired["Brute"].ready
    assert Game(side(), side("mcu/star-lord-main-l1")).why == "main phase"


@works("mcu/star-lord-main-l*: Come and Get Your Love")
@both_levels
def test_come_and_get_your_love_readies_a_supporter(level: str) -> None:
    game = Game(side(f"mcu/star-lord-main-{level}", front=[at(HERO, exhausted=True)], symbols="Skill")).until(
        "main phase"
    )

    assert game.uses("Star-Lord", "Come and Get Your Love")["Hero"].ready


@barred("mcu/star-lord-main-l*: Come and Get Your Love")
@both_levels
def test_come_and_get_your_love_readies_no_main_no_enemy_and_nobody_stunned(level: str) -> None:
    game = Game(
        side(at(f"mcu/star-lord-main-{level}", exhausted=True), front=[at(HERO, stunned=True)], symbols="Skill"),
        side(front=[at(BRUTE, exhausted=True)]),
    ).until("main phase")

    game.uses("Star-Lord", "Come and Get Your Love")

    assert not game["Hero"].ready and not game["Brute"].ready and not game["Star-Lord"].ready


@works("mcu/star-lord-main-l2: A Bit of Both")
def test_a_bit_of_both_helps_an_attacker_or_a_defender_though_he_is_not_there() -> None:
    star = side("mcu/star-lord-main-l2", front=[HERO], symbols="Energy")
    attacking = (
        Game(star, side(front=[WALL])).attacks("Hero", on="Wall").uses("Star-Lord", "A Bit of Both").picks("mode", "1")
    )
    defending = Game(side(front=[BRUTE]), star).attacks("Brute", on="Hero").picks("pass")
    defending.uses("Star-Lord", "A Bit of Both").picks("mode", "2")

    assert attacking.stats("Hero") == (6, 3)
    assert defending.stats("Hero") == (3, 6)
    assert attacking.resolves().stats("Hero") == (3, 3)


@barred("mcu/star-lord-main-l2: A Bit of Both")
def test_a_bit_of_both_helps_nobody_elses_fighter_and_needs_a_combat() -> None:
    star = side("mcu/star-lord-main-l2", front=[HERO], symbols="Energy")
    game = Game(star, side(front=[WALL]))
    assert not game.offers("use", "A Bit of Both")

    game.attacks("Hero", on="Wall").uses("Star-Lord", "A Bit of Both").picks("mode", "2")

    assert game.stats("Wall") == (0, 30) and game.stats("Hero") == (3, 3)


# -- Thor (main) ----------------------------------------------------------------------------------------------------


@works("mcu/thor-main-l*: Mjolnir")
@both_levels
def test_mjolnir_adds_two_atk_for_the_combat(level: str) -> None:
    game = Game(side(front=[BRUTE]), side(f"mcu/thor-main-{level}", symbols="Might"))
    before = game.stats("Thor")

    game.attacks("Brute", on="Thor").picks("pass").uses("Thor", "Mjolnir")

    assert game.stats("Thor") == (before[0] + 2, before[1])


@barred("mcu/thor-main-l*: Mjolnir")
@both_levels
def test_mjolnir_is_for_his_own_combats(level: str) -> None:
    game = Game(side(f"mcu/thor-main-{level}", front=[HERO], symbols="Might"), side(front=[WALL]))

    assert not game.offers("use")
    assert not game.attacks("Hero", on="Wall").offers("use")


def thors_turns(*attacks: tuple[str, ...]) -> Game:
    """Thor's player makes one of these attacks a turn."""
    game = Game(
        side("mcu/thor-main-l1", front=[HERO, PAL, plain("Third", 1, 1, team="MCU Heroes")], deck=[WEAK] * 30),
        side(front=[WALL], deck=[WEAK] * 30),
    )
    for names in attacks:
        game.fights(*names, on="Wall").ends_turn().until("main phase", "you")
    return game


@works("mcu/thor-main-l1: Journey of Self Discovery")
@pytest.mark.covers("MCU-05")
def test_thor_levels_after_three_attacks_in_order_whatever_comes_between() -> None:
    game = thors_turns(("Thor",), ("Thor",), ("Hero",), ("Thor", "Hero"), ("Thor",), ("Thor", "Hero", "Pal"))

    assert game["Thor"].face.id == "mcu/thor-main-l2"


@works("mcu/thor-main-l1: Journey of Self Discovery")
def test_thor_remembers_how_far_he_has_come_through_a_stun() -> None:
    game = Game(
        side("mcu/thor-main-l1", front=[HERO, PAL], deck=[WEAK] * 30),
        side(front=[WALL, plain("Giant", 9, 9)], deck=[WEAK] * 30),
    )
    game.fights("Thor", on="Giant")
    assert game.stunned("Thor")
    game.ends_turn().until("main phase", "you").fights("Thor", "Hero", on="Wall").ends_turn().until("main phase", "you")
    game.fights("Thor", "Hero", "Pal", on="Wall")

    assert game["Thor"].face.id == "mcu/thor-main-l2"


@barred("mcu/thor-main-l1: Journey of Self Discovery")
@pytest.mark.covers("MCU-05")
@pytest.mark.parametrize(
    "attacks",
    [
        (("Thor", "Hero"), ("Thor",), ("Thor", "Hero", "Pal")),
        (("Thor",), ("Thor", "Hero", "Pal"), ("Thor", "Hero")),
        (("Thor",), ("Thor", "Hero"), ("Thor", "Hero", "Pal", "Third")),
        (("Hero",), ("Hero", "Pal"), ("Thor", "Hero", "Pal")),
    ],
)
def test_thor_stays_small_without_the_printed_order(attacks: tuple[tuple[str, ...], ...]) -> None:
    assert thors_turns(*attacks)["Thor"].face.id == "mcu/thor-main-l1"


@works("mcu/thor-main-l2: God of Thunder")
def test_god_of_thunder_weakens_every_enemy() -> None:
    game = Game(side("mcu/thor-main-l2", front=[HERO], symbols="Energy"), side(front=[BRUTE], back=[WEAK]))

    game.uses("Thor", "God of Thunder")

    assert game.stats("Brute") == (4, 3) and game.stunned("Weak") and game["Hero"].counters == 0


@barred("mcu/thor-main-l2: God of Thunder")
def test_god_of_thunder_is_for_level_two_with_energy() -> None:
    assert not Game(side("mcu/thor-main-l1", symbols="Energy")).offers("use")
    assert not Game(side("mcu/thor-main-l2", symbols="Might")).offers("use")


# -- supporting characters ------------------------------------------------------------------------------------------


@works("mcu/baby-groot: I Am Groot")
def test_baby_groot_grows_as_your_turn_starts() -> None:
    assert Game(side(front=["mcu/baby-groot"]), phase="start").stats("Baby Groot") == (2, 3)


@barred("mcu/baby-groot: I Am Groot")
def test_baby_groot_does_not_grow_on_enemy_turns_or_stunned() -> None:
    assert Game(side(), side(front=["mcu/baby-groot"]), phase="start").stats("Baby Groot") == (1, 2)
    assert Game(side(front=[at("mcu/baby-groot", stunned=True)]), phase="start")["Baby Groot"].counters == 0


@works("mcu/heimdall: All-Seeing")
def test_heimdall_takes_one_of_the_top_two() -> None:
    game = Game(side(hand=["mcu/heimdall"], resources=1, deck=["mcu/thor", "mcu/hulk", "mcu/drax"]), phase="recruit")

    game.recruits("Heimdall").picks("Hulk")

    assert game.hand() == ["Hulk"] and game.deck() == ["Drax", "Thor"] and game.told("Revealed") == []


@barred("mcu/heimdall: All-Seeing")
def test_heimdall_sees_nothing_in_an_empty_deck_or_when_he_recovers() -> None:
    empty = Game(side(hand=["mcu/heimdall"], resources=1, deck=[]), phase="recruit").recruits("Heimdall")
    back = Game(side(front=[at("mcu/heimdall", stunned=True)]), phase="recovery").until("main phase")

    assert empty.hand() == [] and empty.why == "recruit step"
    assert back.hand() == []


@works("mcu/black-widow: Stealth")
def test_black_widow_steals_past_protection_in_melee() -> None:
    game = Game(side(front=["mcu/black-widow", HERO]), side(front=[WALL], back=[WEAK]))

    assert game.can_attack("Black Widow", on="Weak") and not game.can_attack("Hero", on="Weak")


@barred("mcu/black-widow: Stealth")
def test_stealth_does_not_help_a_shot_or_a_team_or_a_character_without_powers() -> None:
    game = Game(
        side(front=[HERO, "mcu/black-widow", plain("Av", 1, 1, team="Avengers")], hand=["mb/stark-tech"]),
        side(front=[WALL], back=[WEAK]),
    )
    assert not game.can_attack("Black Widow", "Hero", on="Weak")

    game.plays("Stark Tech").picks("Black Widow")
    game["Black Widow"].row = BACK
    assert not game.can_attack("Black Widow", on="Weak") and game.can_attack("Black Widow", on="Wall")


@works("mcu/rocket: I'm Gonna Need a Few Things")
def test_rocket_names_two_cards_and_an_enemy_picks_the_one_he_gets() -> None:
    game = Game(side(front=["mcu/rocket"], ko=["mcu/thor", "mcu/hulk", "mcu/drax"], symbols="Skill"))

    game.uses("Rocket", "I'm Gonna Need a Few Things").picks("Thor").picks("Drax")
    assert game.decider == "enemy" and sorted(game.offered()) == ["Drax", "Thor"]
    game.picks("Drax")

    assert game.hand() == ["Drax"] and game.ko() == ["Thor", "Hulk"]


@barred("mcu/rocket: I'm Gonna Need a Few Things")
@pytest.mark.covers("MCU-06")
def test_rocket_gets_nothing_without_two_names() -> None:
    game = Game(side(front=["mcu/rocket"], ko=["mcu/thor"] * 3, symbols="Skill"))

    game.uses("Rocket", "I'm Gonna Need a Few Things")

    assert game.hand() == [] and len(game.ko()) == 3 and game.resources() == [("Training Ground", False)]


@works("mcu/captain-america: On Your Left")
def test_on_your_left_strengthens_the_other_attackers() -> None:
    game = Game(side(front=["mcu/captain-america", HERO, PAL]), side(front=[WALL]))

    game.attacks("Captain America", "Hero", on="Wall")

    assert (game["Captain America"].counters, game["Hero"].counters, game["Pal"].counters) == (0, 1, 0)


@barred("mcu/captain-america: On Your Left")
def test_on_your_left_needs_a_team_attack_with_him() -> None:
    alone = Game(side(front=["mcu/captain-america", HERO]), side(front=[WALL])).attacks("Captain America", on="Wall")
    others = Game(side(front=["mcu/captain-america", HERO, PAL]), side(front=[WALL])).attacks("Hero", "Pal", on="Wall")

    assert alone["Hero"].counters == 0
    assert others["Hero"].counters == 0


@works("mcu/falcon: Air Superiority")
@pytest.mark.covers("MCU-07")
def test_fliers_cannot_strike_falcon_attacking_or_defending_in_melee_or_at_range() -> None:
    attacking = Game(side(front=["mcu/falcon"]), side(front=["mb/nova"])).fights("Falcon", on="Nova")
    defending = Game(side(front=["mb/nova"]), side(front=["mcu/falcon"])).fights("Nova", on="Falcon")
    ranged = Game(side(back=["mcu/war-machine"]), side(front=["mcu/falcon"])).fights("War Machine", on="Falcon")

    assert not attacking.stunned("Falcon") and not defending.stunned("Falcon") and not ranged.stunned("Falcon")


@barred("mcu/falcon: Air Superiority")
@pytest.mark.covers("MCU-07")
def test_those_on_the_ground_strike_falcon_and_so_do_all_once_he_lacks_powers() -> None:
    ground = Game(side(front=[BRUTE]), side(front=["mcu/falcon"])).fights("Brute", on="Falcon")
    assert "Falcon" not in ground

    lost = Game(side("mb/star-lord-main-l2", front=["mb/nova"], symbols="Skill"), side(front=["mcu/falcon"]))
    lost.uses("Star-Lord", "Space Cop").fights("Nova", on="Falcon")
    assert "Falcon" not in lost


@works("mcu/nick-fury: There Was an Idea")
def test_there_was_an_idea_finds_a_hero() -> None:
    deck = ["mcu/thor", "mcu/malekith", "mcu/academy", "mcu/winter-soldier"]
    game = Game(side(front=["mcu/nick-fury"], symbols="Intellect", deck=deck), phase="formation")

    game.uses("Nick Fury", "There Was an Idea")
    assert game.offers("Thor") and game.offers("Winter Soldier") and not game.offers("Malekith")
    game.picks("Thor")

    assert game.hand() == ["Thor"] and len(game.deck()) == 3 and game.told("TookFromDeck")


@barred("mcu/nick-fury: There Was an Idea")
def test_there_was_an_idea_may_find_nothing_and_is_for_the_build_phase() -> None:
    game = Game(side(front=["mcu/nick-fury"], symbols="Intellect", deck=["mcu/malekith"]), phase="formation")

    assert game.uses("Nick Fury", "There Was an Idea").picks("done").hand() == []
    assert not Game(side(front=["mcu/nick-fury"], symbols="Intellect")).offers("use")


@works("mcu/iron-man: Repulsors")
def test_repulsors_hit_up_to_two_different_enemies() -> None:
    game = Game(side(front=["mcu/iron-man"], symbols="Energy"), side(front=[BRUTE, WALL]))

    game.uses("Iron Man", "Repulsors").picks("Brute")
    assert not game.offers("Brute")
    one = game.copy().picks("done")
    game.picks("Wall")

    assert game["Brute"].counters == -1 and game["Wall"].counters == -1
    assert one["Brute"].counters == -1 and one["Wall"].counters == 0


@barred("mcu/iron-man: Repulsors")
def test_repulsors_may_hit_nobody_and_never_friends() -> None:
    game = Game(side(front=["mcu/iron-man", HERO], symbols="Energy"), side(front=[BRUTE]))

    game.uses("Iron Man", "Repulsors")
    assert not game.offers("Hero")

    assert game.picks("done")["Brute"].counters == 0
    assert not Game(side(front=["mcu/iron-man"], symbols="Skill")).offers("use")


@works("mcu/star-lord: Half Celestial")
@pytest.mark.covers("MCU-08")
def test_star_lord_stays_in_play_with_fatal_wounds_while_a_main_of_yours_is_up() -> None:
    game = Game(side(front=[BRUTE]), side(front=["mcu/star-lord"]))

    game.fights("Brute", on="Star-Lord")
    assert game.stunned("Star-Lord") and game["Star-Lord"].wounds == 1
    game.until("main phase", "enemy")

    assert not game.stunned("Star-Lord")


@barred("mcu/star-lord: Half Celestial")
@pytest.mark.covers("MCU-09")
def test_star_lord_is_kod_the_moment_your_main_falls() -> None:
    game = Game(side(front=[BRUTE, plain("Giant", 9, 9)]), side(at(BOSS), front=["mcu/star-lord"]))
    game.fights("Brute", on="Star-Lord")
    assert "Star-Lord" in game
    game.fights("Giant", on="Boss")
    assert "Star-Lord" not in game and "Boss" in game

    down = Game(side(front=[BRUTE]), side(at(BOSS, stunned=True), front=["mcu/star-lord"])).fights(
        "Brute", on="Star-Lord"
    )
    assert "Star-Lord" not in down


@works("mcu/gamora: Ferocious")
@pytest.mark.covers("KW-06")
def test_gamora_strikes_first() -> None:
    game = Game(side(front=["mcu/gamora"]), side(front=[plain("Foe", 9, 6)])).fights("Gamora", on="Foe")

    assert game.stunned("Foe") and not game.stunned("Gamora")


@barred("mcu/gamora: Ferocious")
def test_gamora_is_struck_back_by_whom_she_does_not_stun() -> None:
    game = Game(side(front=["mcu/gamora"]), side(front=[plain("Foe", 9, 7)])).fights("Gamora", on="Foe")

    assert not game.stunned("Foe") and "Gamora" not in game


@works("mcu/war-machine: The Big Guns")
def test_the_big_guns_kill_a_cheap_supporter() -> None:
    game = Game(side(front=["mcu/war-machine"], symbols="Energy"), side(front=[plain("Foe", 9, 9, cost=4)]))

    assert game.uses("War Machine", "The Big Guns").ko("enemy") == ["Foe"]


@barred("mcu/war-machine: The Big Guns")
def test_the_big_guns_cannot_reach_the_dear_or_a_main() -> None:
    game = Game(side(front=["mcu/war-machine"], symbols="Energy"), side(front=[plain("Foe", 9, 9, cost=5)]))

    game.uses("War Machine", "The Big Guns")

    assert "Foe" in game and "Enemy Main" in game
    assert not Game(side(front=["mcu/war-machine"], symbols="Might")).offers("use")


@works("mcu/drax: Finger on Throat Means Death")
def test_drax_kills_whom_he_wounds_in_combat_attacking_or_defending() -> None:
    attacking = Game(side(front=["mcu/drax"]), side(front=[WEAK])).fights("Drax", on="Weak")
    defending = Game(side(front=[plain("Foe", 1, 2)]), side(front=["mcu/drax"])).fights("Foe", on="Drax")

    assert attacking.ko("enemy") == ["Weak"]
    assert defending.ko() == ["Foe"]


@barred("mcu/drax: Finger on Throat Means Death")
def test_drax_does_not_kill_mains_or_whom_he_does_not_wound() -> None:
    main = Game(side(front=["mcu/drax"]), side(BOSS)).fights("Drax", on="Boss")
    assert main.stunned("Boss")

    luke = Game(side(front=["mcu/drax"]), side(front=["mb/luke-cage"], symbols="Might"))
    luke.attacks("Drax", on="Luke Cage").picks("pass").uses("Luke Cage", "Impervious Skin").resolves()
    assert luke.stunned("Luke Cage")


@works("mcu/thor: Bring the Thunder")
def test_bring_the_thunder_divides_three_counters_as_you_like() -> None:
    game = Game(side(front=["mcu/thor"], symbols="Energy"), side(front=[BRUTE, WALL]))

    game.uses("Thor", "Bring the Thunder").picks("Brute").picks("Brute")
    split = game.copy().picks("Wall")
    game.picks("Brute")

    assert game.stats("Brute") == (2, 1) and game["Wall"].counters == 0
    assert split["Brute"].counters == -2 and split["Wall"].counters == -1


@barred("mcu/thor: Bring the Thunder")
def test_bring_the_thunder_hits_enemies_only() -> None:
    game = Game(side(front=["mcu/thor", HERO], symbols="Energy"), side(front=[BRUTE]))

    assert not game.uses("Thor", "Bring the Thunder").offers("Hero")
    assert not Game(side(front=[at("mcu/thor", stunned=True)], symbols="Energy")).offers("use")


@works("mcu/hulk: Hulk Like Raging Fire")
@pytest.mark.covers("MCU-10")
def test_hulk_chooses_any_whole_number_exactly() -> None:
    game = Game(side(front=["mcu/hulk"], symbols="Might"), side(front=[WALL]))

    game.attacks("Hulk", on="Wall").uses("Hulk", "Hulk Like Raging Fire").picks("5000000000")
    assert game.stats("Hulk") == (5_000_000_007, 5_000_000_007)

    assert game.resolves().stats("Hulk") == (7, 7) and game.stunned("Wall")


@barred("mcu/hulk: Hulk Like Raging Fire")
@pytest.mark.covers("MCU-10")
def test_hulk_chooses_no_fraction_and_nothing_below_zero() -> None:
    game = Game(side(front=["mcu/hulk", HERO], symbols="Might"), side(front=[WALL]))
    assert not game.offers("use") and not game.copy().attacks("Hero", on="Wall").offers("use")

    game.attacks("Hulk", on="Wall").uses("Hulk", "Hulk Like Raging Fire")

    assert game.decision.options[0].number == 0
    with pytest.raises(IndexError):
        game.decision.options[-3]
    assert game.picks("0").stats("Hulk") == (7, 7)


# -- plot twists and the Location -----------------------------------------------------------------------------------


@works("mcu/no-you-move")
def test_no_you_move_strengthens_your_defender() -> None:
    game = Game(side(front=[BRUTE]), side(front=[HERO], hand=["mcu/no-you-move"]))

    game.attacks("Brute", on="Hero").picks("pass").picks("play")
    assert game.stats("Hero") == (6, 6)
    game.resolves()

    assert game.stunned("Brute") and not game.stunned("Hero") and game.stats("Hero") == (3, 3)


@barred("mcu/no-you-move")
def test_no_you_move_does_not_help_an_enemy_defender_and_needs_a_hero() -> None:
    game = (
        Game(side(front=[HERO], hand=["mcu/no-you-move"]), side(front=[WALL])).attacks("Hero", on="Wall").picks("play")
    )
    assert game.stats("Wall") == (0, 30) and game.stats("Hero") == (3, 3)

    nobody = Game(side(front=[BRUTE]), side(front=[WEAK], hand=["mcu/no-you-move"])).attacks("Brute", on="Weak")
    assert not nobody.picks("pass").offers("play")


@works("mcu/sokovia-accords")
def test_the_sokovia_accords_call_a_combat_off() -> None:
    game = Game(side(front=[BRUTE]), side(front=[HERO], hand=["mcu/sokovia-accords"]))

    game.attacks("Brute", on="Hero").picks("pass").plays("Sokovia Accords")

    assert game.why == "main phase" and not game.stunned("Hero") and not game.stunned("Brute")


@barred("mcu/sokovia-accords")
def test_the_sokovia_accords_need_a_combat_and_a_hero() -> None:
    assert not Game(side(front=[HERO], hand=["mcu/sokovia-accords"])).offers("play")
    nobody = Game(side(front=[BRUTE]), side(front=[WEAK], hand=["mcu/sokovia-accords"])).attacks("Brute", on="Weak")
    assert not nobody.picks("pass").offers("play")


@works("mcu/avengers-tower")
def test_avengers_tower_pays_any_symbol_for_a_hero() -> None:
    for who, phase in (("mcu/thor", "main"), ("mcu/rocket", "main"), ("mcu/nick-fury", "formation")):
        assert Game(side(front=[who], up=["mcu/avengers-tower"]), phase=phase).offers("use")
    hulk = Game(side(front=["mcu/hulk"], up=["mcu/avengers-tower"]), side(front=[WALL])).attacks("Hulk", on="Wall")
    assert hulk.offers("use")


@barred("mcu/avengers-tower")
def test_avengers_tower_pays_for_heroes_only() -> None:
    assert not Game(side(front=["mcu/malekith"], up=["mcu/avengers-tower"])).offers("use")
    assert not Game(side(front=["mcu/thor"], down=["mcu/avengers-tower"])).offers("use")
