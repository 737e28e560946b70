"""The Super Villains of The Marvel Battles: the Main Characters."""

from __future__ import annotations

import pytest

from capes.vs.contract.characters import Given, Levelled
from capes.vs.contract.events import Revealed
from tests.vs.cards.setting import Game, at, barred, both_levels, plain, side, works

THUG = plain("Thug", 3, 3, team="Super Villains")
BRUTE = plain("Brute", 5, 4)
WEAK = plain("Weak", 0, 1)
BOSS = plain("Boss", 1, 3, kind="main", health=9)

# -- Green Goblin (main) --------------------------------------------------------------------------------------------


@works("mb/green-goblin-main-l*: Sadistic Choice")
@pytest.mark.covers("FAQ-26")
@both_levels
def test_sadistic_choice_stuns_unless_its_player_discards_at_random(level: str) -> None:
    goblin = side(f"mb/green-goblin-main-{level}", symbols="Intellect")
    game = Game(goblin, side(front=[BRUTE], hand=["mb/academy"] * 3))

    game.uses("Green Goblin", "Sadistic Choice")
    assert game.why == "may" and game.decider == "enemy"
    spared = game.copy().picks("yes")
    game.picks("no")

    assert game.stunned("Brute") and len(game.hand("enemy")) == 3
    assert not spared.stunned("Brute") and len(spared.hand("enemy")) == 2 and spared.ko("enemy") == ["Academy"]

    empty = Game(goblin, side(front=[BRUTE])).uses("Green Goblin", "Sadistic Choice")
    if empty.why == "may":
        empty.picks("yes")
    assert empty.stunned("Brute")


@barred("mb/green-goblin-main-l*: Sadistic Choice")
@both_levels
def test_sadistic_choice_cannot_choose_a_main_or_a_friend(level: str) -> None:
    game = Game(side(f"mb/green-goblin-main-{level}", front=[THUG], symbols="Intellect"))

    game.uses("Green Goblin", "Sadistic Choice")
    game.until("main phase", "you")

    assert not game.stunned("Thug") and not game.stunned("Enemy Main")
    assert not Game(side(f"mb/green-goblin-main-{level}", symbols="Skill")).offers("use", "Sadistic Choice")


@works("mb/green-goblin-main-l1: Chaos and Destruction")
def test_chaos_and_destruction_counts_enemies_stunned_by_any_means() -> None:
    game = Game(side("mb/green-goblin-main-l1", front=[THUG], symbols="Intellect"), side(front=[WEAK, BRUTE]))
    game.fights("Thug", on="Weak").uses("Green Goblin", "Sadistic Choice").picks("Brute").until("main phase")
    assert game["Green Goblin"].xp == 2

    trade = Game(side(at("mb/green-goblin-main-l1", xp=5)), side(front=[plain("Foe", 9, 2)]))
    trade.fights("Green Goblin", on="Foe")
    assert trade["Green Goblin"].face.id == "mb/green-goblin-main-l2" and trade.stunned("Green Goblin")


@barred("mb/green-goblin-main-l1: Chaos and Destruction")
def test_chaos_and_destruction_ignores_friends_and_a_stunned_goblin() -> None:
    friends = Game(side(front=[BRUTE]), side("mb/green-goblin-main-l1", front=[WEAK])).fights("Brute", on="Weak")
    down = Game(side(at("mb/green-goblin-main-l1", stunned=True), front=[THUG]), side(front=[WEAK])).fights(
        "Thug", on="Weak"
    )

    assert friends["Green Goblin"].xp == 0
    assert down.stunned("Weak") and down["Green Goblin"].xp == 0


@works("mb/green-goblin-main-l2: Bombs Away")
def test_bombs_away_kills_a_stunned_enemy_supporter() -> None:
    game = Game(side("mb/green-goblin-main-l2", symbols="Skill"), side(front=[at(BRUTE, stunned=True), WEAK]))

    game.uses("Green Goblin", "Bombs Away")

    assert game.ko("enemy") == ["Brute"] and "Weak" in game


@barred("mb/green-goblin-main-l2: Bombs Away")
def test_bombs_away_spares_the_standing_mains_and_friends() -> None:
    game = Game(
        side("mb/green-goblin-main-l2", front=[at(THUG, stunned=True)], symbols="Skill"),
        side(at(BOSS, stunned=True), front=[WEAK]),
    )

    game.uses("Green Goblin", "Bombs Away")

    assert "Thug" in game and "Boss" in game and "Weak" in game


# -- Loki (main) ----------------------------------------------------------------------------------------------------


@works("mb/loki-main-l*: God of Mischief")
@pytest.mark.covers("FAQ-30")
@both_levels
def test_god_of_mischief_plays_a_twist_of_your_ko_pile_and_shuffles_it_away(level: str) -> None:
    game = Game(
        side(f"mb/loki-main-{level}", ko=["mb/open-fire", "mb/extinguish", THUG], symbols="Skill"), side(front=[BRUTE])
    )
    atk = game.stats("Loki")[0]

    game.attacks("Loki", on="Brute").uses("Loki", "God of Mischief")

    assert game.stats("Loki")[0] == atk + 2
    assert game.ko() == ["Extinguish", "Thug"] and "Open Fire" in game.deck()
    assert game["Loki"].xp == (1 if level == "l1" else 0)


@barred("mb/loki-main-l*: God of Mischief")
@pytest.mark.covers("FAQ-30")
@both_levels
def test_god_of_mischief_cannot_meet_a_team_that_is_not_there_nor_leave_his_combats(level: str) -> None:
    game = Game(
        side(f"mb/loki-main-{level}", front=[THUG], ko=["mb/think-again"], symbols="Skill"), side(front=[BRUTE])
    )
    assert not game.offers("use")
    assert not game.copy().attacks("Thug", on="Brute").offers("use", "God of Mischief")

    game.attacks("Loki", on="Brute").uses("Loki", "God of Mischief")

    assert game.why == "combat chance" and game.ko() == ["Think Again"]


@works("mb/loki-main-l1: Plots Within Plots")
@pytest.mark.covers("FAQ-31", "FAQ-09", "STATS-05")
def test_the_fifth_twist_resolves_before_loki_levels() -> None:
    game = Game(side(at("mb/loki-main-l1", xp=4), hand=["mb/open-fire"]), side(front=[BRUTE]))

    game.attacks("Loki", on="Brute").plays("Open Fire")

    assert game["Loki"].face.id == "mb/loki-main-l2" and game.stats("Loki") == (6, 8)
    told = [type(event) for event in game.log]
    assert told.index(Given) < told.index(Levelled)


@works("mb/loki-main-l1: Plots Within Plots")
@pytest.mark.covers("FAQ-09", "STATS-05")
def test_loki_swapped_levels_into_swapped_stats() -> None:
    game = Game(side(at("mb/loki-main-l1", xp=4), hand=["mb/trickster-god"]), side(front=[BRUTE]))

    game.attacks("Loki", on="Brute").plays("Trickster God").picks("Loki")

    assert game["Loki"].face.id == "mb/loki-main-l2" and game.stats("Loki") == (8, 4)


@barred("mb/loki-main-l1: Plots Within Plots")
def test_loki_learns_nothing_from_enemy_twists_or_other_cards() -> None:
    game = Game(side(front=[BRUTE], hand=["mb/open-fire"]), side("mb/loki-main-l1"))
    game.attacks("Brute", on="Loki").plays("Open Fire")
    placed = Game(side("mb/loki-main-l1", hand=["mb/open-fire"]), phase="resource").picks("resource", "down")

    assert game["Loki"].xp == 0
    assert placed["Loki"].xp == 0


@works("mb/loki-main-l2: Master of Plots")
def test_master_of_plots_reveals_a_hand_and_discards_its_twists() -> None:
    game = Game(side("mb/loki-main-l2", symbols="Intellect"), side(hand=["mb/open-fire", "mb/thor", "mb/think-again"]))

    game.uses("Loki", "Master of Plots")

    assert game.hand("enemy") == ["Thor"] and sorted(game.ko("enemy")) == ["Open Fire", "Think Again"]
    assert len(game.told(Revealed)) == 3


@barred("mb/loki-main-l2: Master of Plots")
def test_master_of_plots_takes_nothing_else_and_only_from_enemies() -> None:
    game = Game(
        side("mb/loki-main-l2", hand=["mb/open-fire"], symbols="Intellect"), side(hand=["mb/thor", "mb/academy"])
    )

    game.uses("Loki", "Master of Plots")

    assert game.hand("enemy") == ["Thor", "Academy"] and game.hand() == ["Open Fire"]
    assert not Game(side("mb/loki-main-l1", symbols="Intellect")).offers("use")


# -- Magneto (main) -------------------------------------------------------------------------------------------------


@works("mb/magneto-main-l*: Magnetic Force Field")
@both_levels
def test_magnetic_force_field_adds_four_def_for_the_combat(level: str) -> None:
    game = Game(side(front=[BRUTE]), side(f"mb/magneto-main-{level}", symbols="Energy"))
    before = game.stats("Magneto")

    game.attacks("Brute", on="Magneto").picks("pass").uses("Magneto", "Magnetic Force Field")
    assert game.stats("Magneto") == (before[0], before[1] + 4)

    assert not game.resolves().stunned("Magneto") and game.stats("Magneto") == before


@barred("mb/magneto-main-l*: Magnetic Force Field")
@both_levels
def test_magnetic_force_field_is_for_his_own_combats(level: str) -> None:
    game = Game(side(front=[BRUTE]), side(f"mb/magneto-main-{level}", front=[WEAK], symbols="Energy"))

    assert not game.attacks("Brute", on="Weak").picks("pass").offers("use")
    assert not Game(side(f"mb/magneto-main-{level}", symbols="Energy")).offers("use", "Magnetic Force Field")


@works("mb/magneto-main-l1: Mutant Master")
@pytest.mark.covers("FAQ-32")
def test_mutant_master_counts_from_the_very_first_turn() -> None:
    game = Game(side("mb/magneto-main-l1"), phase="start", turn=1)
    last = Game(side(at("mb/magneto-main-l1", xp=3)), phase="start")

    assert game["Magneto"].xp == 1 and game.hand() == []
    assert last["Magneto"].face.id == "mb/magneto-main-l2"


@barred("mb/magneto-main-l1: Mutant Master")
def test_mutant_master_learns_nothing_on_enemy_turns_or_stunned() -> None:
    assert Game(side(), side("mb/magneto-main-l1"), phase="start")["Magneto"].xp == 0
    assert Game(side(at("mb/magneto-main-l1", stunned=True)), phase="start")["Magneto"].xp == 0


@works("mb/magneto-main-l2: Mutant Supremacy")
def test_mutant_supremacy_destroys_a_face_down_resource() -> None:
    game = Game(side("mb/magneto-main-l2", symbols="Might"), side(down=["mb/thor"], symbols="Skill"))

    game.uses("Magneto", "Mutant Supremacy").picks("Thor")

    assert game.resources("enemy") == [("Training Ground", True)] and game.ko("enemy") == ["Thor"]


@barred("mb/magneto-main-l2: Mutant Supremacy")
def test_mutant_supremacy_cannot_touch_what_lies_face_up() -> None:
    game = Game(side("mb/magneto-main-l2", symbols="Might Skill"), side(symbols="Skill"))

    game.uses("Magneto", "Mutant Supremacy")

    # Only the Location that has just paid lies face down.
    assert game.resources("enemy") == [("Training Ground", True)]
    assert game.resources() == [("Training Ground", True)] and game.ko() == ["Fortress"]
    assert not Game(side("mb/magneto-main-l2", symbols="Skill")).offers("use", "Mutant Supremacy")


# -- Thanos (main) --------------------------------------------------------------------------------------------------


@works("mb/thanos-main-l*: Court Death")
@both_levels
def test_court_death_shuffles_the_characters_of_a_pile_away_for_counters(level: str) -> None:
    game = Game(
        side(f"mb/thanos-main-{level}", ko=[THUG], symbols="Might"), side(ko=["mb/thor", "mb/academy", "mb/hulk"])
    )

    game.uses("Thanos", "Court Death")
    assert game.offers("player", "you")
    game.picks("player", "enemy")

    assert (
        game["Thanos"].counters == 2 and game.ko("enemy") == ["Academy"] and {"Thor", "Hulk"} <= set(game.deck("enemy"))
    )
    assert game.ko() == ["Thug"]


@barred("mb/thanos-main-l*: Court Death")
@both_levels
def test_court_death_gains_nothing_from_a_pile_without_characters(level: str) -> None:
    game = Game(side(f"mb/thanos-main-{level}", symbols="Might"), side(ko=["mb/academy", "mb/open-fire"]))

    game.uses("Thanos", "Court Death").picks("player", "enemy")

    assert game["Thanos"].counters == 0 and len(game.ko("enemy")) == 2
    assert not Game(side(f"mb/thanos-main-{level}", symbols="Skill")).offers("use", "Court Death")


@works("mb/thanos-main-l1: The Mad Titan")
def test_the_mad_titan_counts_enemies_kod_even_as_he_falls() -> None:
    frail = plain("Frail", 9, 2, health=1)
    game = Game(side(at("mb/thanos-main-l1", xp=4)), side(front=[frail])).fights("Thanos", on="Frail")
    last = Game(side(at("mb/thanos-main-l1", xp=5)), side(front=[frail])).fights("Thanos", on="Frail")

    assert game.stunned("Thanos") and game["Thanos"].xp == 5
    assert last["Thanos"].face.id == "mb/thanos-main-l2"


@barred("mb/thanos-main-l1: The Mad Titan")
def test_the_mad_titan_does_not_count_friends_or_mere_stuns() -> None:
    friend = Game(side(front=[BRUTE]), side("mb/thanos-main-l1", front=[plain("Pawn", 0, 1, health=1)])).fights(
        "Brute", on="Pawn"
    )
    stunned = Game(side("mb/thanos-main-l1"), side(front=[WEAK])).fights("Thanos", on="Weak")

    assert "Pawn" not in friend and friend["Thanos"].xp == 0
    assert stunned.stunned("Weak") and stunned["Thanos"].xp == 0


@works("mb/thanos-main-l2: The Infinity Gauntlet")
def test_the_infinity_gauntlet_strikes_every_enemy_four_times() -> None:
    game = Game(
        side("mb/thanos-main-l2", symbols="Energy Intellect Might Skill"),
        side(front=[BRUTE], hand=["mb/thor"], resources=1),
        side(
            plain("Third", 0, 9, kind="main"),
            front=[WEAK, THUG],
            hand=["mb/hulk", "mb/hulk"],
            resources=1,
            symbols="Skill",
        ),
    )

    game.uses("Thanos", "The Infinity Gauntlet")
    assert game.decider == "you"
    game.picks("Training Ground").picks("Thug")

    assert game.stunned("Enemy Main") and game.stunned("Third")
    assert "Brute" not in game and "Thug" not in game and "Weak" in game
    assert game.resources("enemy") == [] and len(game.resources("third")) == 1
    assert game.hand("enemy") == [] and len(game.hand("third")) == 1


@barred("mb/thanos-main-l2: The Infinity Gauntlet")
def test_the_infinity_gauntlet_needs_all_four_symbols_and_skips_what_is_not_there() -> None:
    assert not Game(side("mb/thanos-main-l2", symbols="Energy Intellect Might Might")).offers(
        "use", "The Infinity Gauntlet"
    )

    game = Game(side("mb/thanos-main-l2", front=[THUG], hand=["mb/hulk"], symbols="Energy Intellect Might Skill"))
    game.uses("Thanos", "The Infinity Gauntlet")
    assert game.why == "main phase" and game.stunned("Enemy Main")
    assert "Thug" in game and game.hand() == ["Hulk"] and len(game.resources()) == 4
