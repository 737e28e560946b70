"""The MCU Heroes of The MCU Battles: supporting characters, plot twists and Location."""

from __future__ import annotations

import pytest

from capes.vs.contract.events import Revealed, TookFromDeck
from tests.vs.cards.setting import BACK, Game, at, barred, plain, side, works

HERO = plain("Hero", 3, 3, team="MCU Heroes", marked=True)
PAL = plain("Pal", 2, 2, team="MCU Heroes")
BRUTE = plain("Brute", 5, 4)
WEAK = plain("Weak", 0, 1)
BOSS = plain("Boss", 1, 3, kind="main", health=9)
WALL = plain("Wall", 0, 30)

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

    assert game.hand() == ["Hulk"] and game.deck() == ["Drax", "Thor"] and game.told(Revealed) == []


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

    assert game.hand() == ["Thor"] and len(game.deck()) == 3 and game.told(TookFromDeck)


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
