"""The Guardians of The Marvel Battles: the Main Characters."""

from __future__ import annotations

import pytest

from tests.vs.cards.setting import Game, at, barred, both_levels, plain, side, works

PILOT = plain("Pilot", 3, 3, team="Guardians")
BRUTE = plain("Brute", 5, 4)
WEAK = plain("Weak", 0, 1)
BOSS = plain("Boss", 1, 3, kind="main", health=9)

# -- Rocket (main) --------------------------------------------------------------------------------------------------


@works("mb/rocket-main-l*: Murder You!")
@both_levels
def test_murder_you_adds_four_atk_to_the_next_attack(level: str) -> None:
    game = Game(
        side(f"mb/rocket-main-{level}", hand=["mb/academy"], symbols="Energy"), side(front=[plain("Foe", 0, 9)])
    )
    before = game.stats("Rocket")

    game.uses("Rocket", "Murder You!")
    assert game.stats("Rocket") == before
    game.attacks("Rocket", on="Foe")
    assert game.stats("Rocket") == (before[0] + 4, before[1])

    assert game.resolves().stats("Rocket")[0] == game["Rocket"].face.atk


@barred("mb/rocket-main-l*: Murder You!")
@both_levels
def test_murder_you_helps_one_attack_this_turn(level: str) -> None:
    game = Game(
        side(
            f"mb/rocket-main-{level}",
            front=[plain("X", 1, 1, team="X-Men")],
            hand=["mb/x-factor", "mb/academy"],
            symbols="Energy",
        ),
        side(front=[plain("Foe", 0, 19)]),
    )
    game["X"].ready = False
    later = game.copy().uses("Rocket", "Murder You!").ends_turn().until("main phase", "you").attacks("Rocket", on="Foe")
    game.uses("Rocket", "Murder You!").fights("Rocket", on="Foe").plays("X-Factor").picks("Rocket").attacks(
        "Rocket", on="Foe"
    )

    assert later.stats("Rocket")[0] == later["Rocket"].face.atk
    assert game.stats("Rocket")[0] == game["Rocket"].face.atk


@works("mb/rocket-main-l1: Back Against the Wall")
@pytest.mark.parametrize("edition", ["documents", "errata"])
def test_rocket_levels_when_a_play_leaves_the_hand_empty(edition: str) -> None:
    game = Game(side("mb/rocket-main-l1", front=[PILOT], hand=["mb/give-em-a-lift"]), edition=edition)

    game.plays("Give 'Em a Lift")
    assert game["Rocket"].face.printed_id == "mb/rocket-main-l1"
    game.picks("Pilot")

    assert game["Rocket"].face.printed_id == "mb/rocket-main-l2"


@barred("mb/rocket-main-l1: Back Against the Wall")
@pytest.mark.covers("LEVEL-08")
def test_rocket_does_not_level_while_cards_are_left_or_drawn_in_the_same_effect() -> None:
    left = Game(side("mb/rocket-main-l1", front=[PILOT], hand=["mb/give-em-a-lift", "mb/academy"]))
    left.plays("Give 'Em a Lift").picks("Pilot")
    assert left["Rocket"].face.level == 1

    drawn = Game(side("mb/rocket-main-l1", hand=["mb/emma-frost", WEAK], resources=6), phase="recruit")
    drawn.recruits("Emma Frost").picks("yes").picks("player", "you")
    assert drawn.hand() == ["Spare"] and drawn["Rocket"].face.level == 1

    down = Game(side(at("mb/rocket-main-l1", stunned=True), front=[PILOT], hand=["mb/give-em-a-lift"]))
    assert down.plays("Give 'Em a Lift").picks("Pilot")["Rocket"].face.level == 1


@barred("mb/rocket-main-l1: Back Against the Wall")
def test_by_the_errata_a_hand_that_was_empty_already_does_not_count() -> None:
    levels = {}
    for edition in ("documents", "errata"):
        game = Game(side("mb/rocket-main-l1", front=["mb/agent-venom"], symbols="Might"), edition=edition)
        game.uses("Agent Venom", "Symbiote Strength")
        levels[edition] = game["Rocket"].face.level

    assert levels == {"documents": 2, "errata": 1}


@works("mb/rocket-main-l2: One Raccoon's Garbage")
@pytest.mark.covers("FAQ-37")
def test_one_raccoons_garbage_may_return_the_location_that_paid_for_it() -> None:
    game = Game(side("mb/rocket-main-l2", hand=["mb/training-ground"]))
    game.uses("Rocket", "One Raccoon's Garbage")
    assert game.hand() == ["Training Ground"] and game.ko() == []

    two = Game(side("mb/rocket-main-l2", ko=[WEAK, PILOT, BRUTE], symbols="Skill"))
    two.uses("Rocket", "One Raccoon's Garbage")
    assert len(two.hand()) == 2 and len(two.ko()) == 1


@barred("mb/rocket-main-l2: One Raccoon's Garbage")
def test_one_raccoons_garbage_finds_nothing_in_an_empty_pile_and_needs_skill() -> None:
    game = Game(side("mb/rocket-main-l2", symbols="Skill"), side(ko=[BRUTE]))

    assert game.uses("Rocket", "One Raccoon's Garbage").hand() == []
    assert not Game(side("mb/rocket-main-l2", ko=[WEAK], symbols="Might")).offers("use", "One Raccoon's Garbage")


# -- Star-Lord (main) -----------------------------------------------------------------------------------------------


@works("mb/star-lord-main-l*: Greatest Guardian")
@both_levels
def test_greatest_guardian_makes_the_next_recruit_cheaper(level: str) -> None:
    dear = plain("Dear", 1, 1, cost=3)
    game = Game(side(f"mb/star-lord-main-{level}", hand=[dear], resources=1, symbols="Intellect"), phase="recruit")
    assert not game.offers("recruit", "Dear")

    game.uses("Star-Lord", "Greatest Guardian").recruits("Dear")

    assert "Dear" in game and game.state.players[0].points == 0


@barred("mb/star-lord-main-l*: Greatest Guardian")
@both_levels
def test_greatest_guardian_helps_only_the_next_and_is_for_the_build_phase(level: str) -> None:
    one, two = plain("One", 1, 1, cost=2), plain("Two", 1, 1, cost=3)
    game = Game(side(f"mb/star-lord-main-{level}", hand=[one, two], resources=2, symbols="Intellect"), phase="recruit")
    game.uses("Star-Lord", "Greatest Guardian").recruits("One")
    assert game.state.players[0].points == 2 and not game.offers("recruit", "Two")

    assert not Game(side(f"mb/star-lord-main-{level}", symbols="Intellect")).offers("use", "Greatest Guardian")


@works("mb/star-lord-main-l1: Recruiting Drive")
def test_recruiting_drive_counts_recruits() -> None:
    game = Game(side(at("mb/star-lord-main-l1", xp=3), hand=[PILOT, WEAK], resources=2), phase="recruit")

    assert game.recruits("Pilot")["Star-Lord"].xp == 4
    assert game.recruits("Weak")["Star-Lord"].face.id == "mb/star-lord-main-l2"


@barred("mb/star-lord-main-l1: Recruiting Drive")
def test_recruiting_drive_ignores_what_effects_bring_and_what_enemies_recruit() -> None:
    game = Game(side("mb/star-lord-main-l1", ko=["mb/deadpool"], symbols="Might"), phase="formation")
    game.uses("Deadpool", "Can't Keep a Bad Man Down").picks("front")
    enemy = Game(side(hand=[PILOT], resources=1), side("mb/star-lord-main-l1"), phase="recruit").recruits("Pilot")

    assert game["Star-Lord"].xp == 0
    assert enemy["Star-Lord"].xp == 0


@works("mb/star-lord-main-l2: Space Cop")
@pytest.mark.covers("FAQ-38")
def test_space_cop_takes_all_powers_even_level_up_flight_and_ranged() -> None:
    game = Game(
        side("mb/star-lord-main-l2", symbols="Skill"),
        side(at("mb/green-goblin-main-l1", xp=1), front=["mb/black-panther"], back=["mb/iceman"]),
    )

    game.uses("Star-Lord", "Space Cop")

    for name in ("Green Goblin", "Black Panther", "Iceman"):
        assert game.keywords(name) == []
    hulk = Game(side("mb/star-lord-main-l2", front=[BRUTE], symbols="Skill"), side("mb/hulk-main-l1"))
    hulk.uses("Star-Lord", "Space Cop").fights("Brute", on="Hulk")
    assert hulk.stunned("Hulk") and hulk["Hulk"].xp == 0


@barred("mb/star-lord-main-l2: Space Cop")
def test_space_cop_ends_with_the_turn_and_leaves_friends_and_swarm() -> None:
    game = Game(
        side("mb/star-lord-main-l2", front=["mb/nova"], symbols="Skill"), side(front=["mb/ultron", "mb/ultron"])
    )
    game.uses("Star-Lord", "Space Cop")
    assert "Flight" in game.keywords("Nova")
    assert len(game.found("Ultron")) == 2
    assert [k.name for k in game.found("Ultron")[0].face.up.keywords] == ["Flight", "Ranged", "Swarm"]
    game.ends_turn()

    assert "Flight" in [k.name for k in game.found("Ultron")[0].has.keywords]
    assert not Game(side("mb/star-lord-main-l2", symbols="Might")).offers("use", "Space Cop")


# -- Gamora (main) --------------------------------------------------------------------------------------------------


@works("mb/gamora-main-l*: Brutal Training")
@both_levels
def test_brutal_training_rewards_a_stun_this_turn(level: str) -> None:
    game = Game(side(f"mb/gamora-main-{level}", symbols="Skill"), side(front=[WEAK]))

    game.fights("Gamora", on="Weak").uses("Gamora", "Brutal Training")

    assert game["Gamora"].counters == 2


@barred("mb/gamora-main-l*: Brutal Training")
@both_levels
def test_brutal_training_gives_nothing_without_a_stun_of_hers_this_turn(level: str) -> None:
    game = Game(side(f"mb/gamora-main-{level}", front=[PILOT], symbols="Skill"), side(front=[WEAK]))
    later = game.copy()
    game.fights("Pilot", on="Weak").uses("Gamora", "Brutal Training")
    later.fights("Gamora", on="Weak").ends_turn().until("main phase", "you").uses("Gamora", "Brutal Training")

    assert game["Gamora"].counters == 0
    assert later["Gamora"].counters == 0


@works("mb/gamora-main-l1: Deadliest Woman in the Universe")
@pytest.mark.covers("FAQ-25")
def test_gamora_learns_from_stunning_mains_attacking_and_defending() -> None:
    attacking = Game(side("mb/gamora-main-l1"), side(plain("Frail", 0, 2, kind="main"))).fights("Gamora", on="Frail")
    defending = Game(side(plain("Frail", 1, 2, kind="main")), side(at("mb/gamora-main-l1", xp=2)))
    defending.fights("Frail", on="Gamora")

    assert attacking["Gamora"].xp == 1
    assert defending["Gamora"].face.id == "mb/gamora-main-l2"


@barred("mb/gamora-main-l1: Deadliest Woman in the Universe")
def test_gamora_learns_nothing_from_supporting_characters_or_others_stuns() -> None:
    game = Game(side("mb/gamora-main-l1", front=[PILOT]), side(plain("Frail", 0, 2, kind="main"), front=[WEAK]))

    game.fights("Gamora", on="Weak").fights("Pilot", on="Frail")

    assert game.stunned("Weak") and game.stunned("Frail") and game["Gamora"].xp == 0


@works("mb/gamora-main-l2: Godslayer Blade")
@pytest.mark.covers("FAQ-25")
@pytest.mark.parametrize("edition", ["documents", "errata"])
def test_godslayer_blade_kills_whom_she_stuns_even_a_main(edition: str) -> None:
    game = Game(side("mb/gamora-main-l2", symbols="Might Might"), side(BOSS), edition=edition)

    game.uses("Gamora", "Godslayer Blade").fights("Gamora", on="Boss")

    assert game.winners == ("you",)


@barred("mb/gamora-main-l2: Godslayer Blade")
def test_godslayer_blade_takes_two_mights_and_ends_with_the_turn() -> None:
    assert not Game(side("mb/gamora-main-l2", symbols="Might")).offers("use", "Godslayer Blade")
    game = Game(
        side("mb/gamora-main-l2", front=[PILOT], symbols="Might Might"), side(front=[WEAK, plain("Frail", 0, 2)])
    )
    game.uses("Gamora", "Godslayer Blade").fights("Pilot", on="Weak")
    assert game.stunned("Weak")
    game.ends_turn().until("main phase", "you").fights("Gamora", on="Frail")
    assert game.stunned("Frail")


# -- Groot (main) ---------------------------------------------------------------------------------------------------


@works("mb/groot-main-l1: I am Groot [Might]", "mb/groot-main-l2: I am Groot")
@both_levels
def test_groot_grows_with_your_resources_in_combat(level: str) -> None:
    game = Game(side(front=[WEAK]), side(f"mb/groot-main-{level}", resources=4, symbols="Might"))
    before = game.stats("Groot")

    game.attacks("Weak", on="Groot").picks("pass").uses("Groot", "I am Groot")
    assert game.stats("Groot") == (before[0] + 5, before[1] + 5)

    assert game.resolves().stats("Groot") == before


@barred("mb/groot-main-l1: I am Groot [Might]", "mb/groot-main-l2: I am Groot")
@both_levels
def test_groot_does_not_grow_outside_his_combats(level: str) -> None:
    game = Game(side(f"mb/groot-main-{level}", front=[PILOT], symbols="Might"), side(front=[WEAK], resources=7))

    assert not game.offers("use", "I am Groot")
    assert not game.attacks("Pilot", on="Weak").offers("use", "I am Groot")


@works("mb/groot-main-l1: I am Groot [Level Up]")
def test_groot_learns_from_every_resource_gained() -> None:
    game = Game(side("mb/groot-main-l1", hand=["mb/academy"]), phase="resource")
    game.picks("resource", "up")
    assert game["Groot"].xp == 1

    fury = Game(side(at("mb/groot-main-l1", xp=4), front=["mb/nick-fury"], symbols="Intellect"))
    fury.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.").picks("down")
    assert fury["Groot"].face.id == "mb/groot-main-l2"


@barred("mb/groot-main-l1: I am Groot [Level Up]")
def test_groot_learns_nothing_from_enemy_resources_or_turned_locations() -> None:
    enemy = Game(side(hand=["mb/academy"]), side("mb/groot-main-l1"), phase="resource").picks("resource", "up")
    turned = Game(
        side("mb/groot-main-l1", hand=["mb/iron-man"], resources=5, down=["mb/fortress"]), phase="recruit"
    ).recruits("Iron Man")

    assert enemy["Groot"].xp == 0
    assert turned.picks("yes")["Groot"].xp == 0


@works("mb/groot-main-l2: We are Groot")
@pytest.mark.covers("FAQ-27")
def test_we_are_groot_heals_everybody_and_makes_him_small_again() -> None:
    game = Game(
        side(
            at("mb/groot-main-l2", wounds=3, counters=1, exhausted=True), front=[at(PILOT, wounds=2)], symbols="Energy"
        )
    )

    game.uses("Groot", "We are Groot")

    groot = game["Groot"]
    assert groot.face.id == "mb/groot-main-l1" and game["Pilot"].wounds == 1
    assert (groot.wounds, groot.counters, groot.ready, groot.xp) == (2, 1, False, 0)


@works("mb/groot-main-l2: We are Groot")
@pytest.mark.covers("FAQ-27")
def test_groot_levels_again_at_the_full_total() -> None:
    game = Game(
        side("mb/groot-main-l2", hand=["mb/academy"] * 9, deck=[WEAK] * 30, symbols="Energy"), side(deck=[WEAK] * 30)
    )
    game.uses("Groot", "We are Groot")
    for _ in range(5):
        assert game["Groot"].face.level == 1
        game.until("resource step", "you").picks("resource", "up").until("main phase", "you").ends_turn()

    assert game["Groot"].face.level == 2


@barred("mb/groot-main-l2: We are Groot")
def test_we_are_groot_is_a_power_of_level_two_in_the_main_phase() -> None:
    assert not Game(side("mb/groot-main-l1", symbols="Energy")).offers("use", "We are Groot")
    assert not Game(side("mb/groot-main-l2", symbols="Energy"), phase="formation").offers("use", "We are Groot")
    assert not Game(side(at("mb/groot-main-l2", stunned=True), symbols="Energy")).offers("use", "We are Groot")
