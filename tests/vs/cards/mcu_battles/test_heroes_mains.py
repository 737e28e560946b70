"""The MCU Heroes of The MCU Battles: the Main Characters."""

from __future__ import annotations

import pytest

from tests.vs.cards.setting import Cast, Game, at, barred, both_levels, plain, side, works

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


def dance(*you: Cast, enemy: tuple[Cast, ...] = (), xp: int = 0) -> Game:
    """Star-Lord's side and an enemy with these dancers; both Mains are exhausted."""
    star = at("mcu/star-lord-main-l1", xp=xp, exhausted=True)
    return Game(
        side(star, front=list(you)),
        side(at(BOSS, exhausted=True), front=list(enemy)),
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
@pytest.mark.covers("MCU-03")
def test_a_dance_off_of_three_goes_on_between_those_left() -> None:
    tired = at(BOSS, exhausted=True)
    game = Game(
        side(at("mcu/star-lord-main-l1", exhausted=True), front=[HERO, PAL]),
        side(tired, front=[BRUTE]),
        side(at(plain("Third", 0, 9, kind="main"), exhausted=True), front=[WEAK]),
    )

    game.picks("yes").picks("dance", "Hero").picks("drop out")
    assert game.decider == "third"
    game.picks("dance", "Weak").picks("dance", "Pal")

    assert game["Star-Lord"].xp == 1 and game["Brute"].ready and not game["Weak"].ready


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
