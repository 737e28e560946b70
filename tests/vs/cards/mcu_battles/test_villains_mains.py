"""The MCU Villains of The MCU Battles: the Main Characters."""

from __future__ import annotations

import pytest

from capes.vs.words.face import Face
from tests.vs.cards.setting import Game, at, barred, both_levels, plain, side, works

THUG = plain("Thug", 3, 3, team="MCU Villains", marked=True)
PAL = plain("Pal", 2, 2, team="MCU Villains")
BRUTE = plain("Brute", 5, 4)
WEAK = plain("Weak", 0, 1)
WALL = plain("Wall", 0, 30)

# -- Abomination (main) ---------------------------------------------------------------------------------------------


def challenged(level: str, *enemies: Face) -> Game:
    """The first of these enemies must attack Abomination; it is their turn."""
    game = Game(
        side(f"mcu/abomination-main-{level}", front=[WEAK], symbols="Might", deck=[WALL] * 20),
        side(front=list(enemies), deck=[WALL] * 20),
    )
    game.uses("Abomination", "Give Me a Real Fight!").picks(enemies[0].name)
    return game.ends_turn().until("formation step", "enemy")


@works("mcu/abomination-main-l*: Give Me a Real Fight!")
@pytest.mark.covers("MCU-11")
@both_levels
def test_the_challenged_must_be_in_the_first_attack_and_on_abomination(level: str) -> None:
    game = challenged(level, plain("A", 3, 9, team="X-Men"), plain("B", 3, 9, team="X-Men")).picks("main phase")

    assert not game.can_attack("B", on="Abomination") and not game.can_attack("A", on="Weak")
    assert game.can_attack("A", on="Abomination") and game.can_attack("B", "A", on="Abomination")
    assert game.offers("end turn")
    game.attacks("A", on="Abomination").resolves()
    assert game.can_attack("B", on="Weak")


@barred("mcu/abomination-main-l*: Give Me a Real Fight!")
@pytest.mark.covers("MCU-12")
@both_levels
def test_the_challenge_is_void_if_it_cannot_be_met_and_lasts_one_turn(level: str) -> None:
    retired = challenged(level, plain("A", 3, 9), plain("B", 3, 9)).picks("move", "A").picks("main phase")
    assert retired.can_attack("B", on="Weak")

    game = challenged(level, plain("A", 3, 9), plain("B", 3, 9)).picks("main phase")
    game.ends_turn().until("main phase", "enemy")
    assert game.can_attack("B", on="Weak")
    assert not Game(side(f"mcu/abomination-main-{level}", symbols="Skill")).offers("use")


@works("mcu/abomination-main-l1: Taste for Power")
def test_abomination_learns_from_stuns_in_combat_attacking_and_defending() -> None:
    attacking = Game(side("mcu/abomination-main-l1"), side(front=[WEAK])).fights("Abomination", on="Weak")
    defending = Game(side(front=[plain("Foe", 1, 1)]), side(at("mcu/abomination-main-l1", xp=2))).fights(
        "Foe", on="Abomination"
    )

    assert attacking["Abomination"].xp == 1
    assert defending["Abomination"].face.id == "mcu/abomination-main-l2"


@barred("mcu/abomination-main-l1: Taste for Power")
def test_abomination_learns_nothing_from_others_stuns() -> None:
    game = Game(side("mcu/abomination-main-l1", front=[THUG]), side(front=[WEAK])).fights("Thug", on="Weak")

    assert game.stunned("Weak") and game["Abomination"].xp == 0


@works("mcu/abomination-main-l2: Monstrous", "mcu/abomination: Monstrous")
@pytest.mark.covers("KW-22")
@pytest.mark.parametrize("who", ["mcu/abomination-main-l2", "mcu/abomination"])
def test_monsters_strike_back_at_every_attacker(who: str) -> None:
    enemy = side(who) if "main" in who else side(front=[who])
    game = Game(side(front=[THUG, PAL]), enemy).fights("Thug", "Pal", on="Abomination")

    assert game.stunned("Thug") and game.stunned("Pal")


@barred("mcu/abomination-main-l2: Monstrous", "mcu/abomination: Monstrous")
@pytest.mark.covers("KW-23")
@pytest.mark.parametrize("who", ["mcu/abomination-main-l2", "mcu/abomination"])
def test_monsters_strike_one_without_powers_and_none_at_range(who: str) -> None:
    enemy = side(who) if "main" in who else side(front=[who])
    lost = Game(side("mb/star-lord-main-l2", front=[THUG, PAL], symbols="Skill"), enemy)
    lost.uses("Star-Lord", "Space Cop").fights("Thug", "Pal", on="Abomination")
    assert lost.why == "strike back at"

    ranged = Game(side(back=["mb/hawkeye", "mb/nick-fury"]), enemy).fights("Hawkeye", "Nick Fury", on="Abomination")
    assert ranged.why == "main phase" and "Hawkeye" in ranged and "Nick Fury" in ranged


# -- Iron Monger (main) ---------------------------------------------------------------------------------------------


@works("mcu/iron-monger-main-l*: You Had a Great Idea, Tony")
@both_levels
def test_a_great_idea_recruits_from_an_enemy_ko_pile(level: str) -> None:
    game = Game(
        side(f"mcu/iron-monger-main-{level}", resources=3, symbols="Intellect"),
        side(ko=["mcu/nick-fury", "mcu/academy"]),
        phase="recruit",
    )
    assert not game.offers("recruit")

    game.uses("Iron Monger", "You Had a Great Idea, Tony").recruits("Nick Fury", "back")

    fury = game["Nick Fury"]
    assert (fury.seat, fury.owner) == (0, 1) and game.state.players[0].points == 0


@barred("mcu/iron-monger-main-l*: You Had a Great Idea, Tony")
@both_levels
def test_a_great_idea_must_be_paid_for_and_lasts_the_turn(level: str) -> None:
    poor = Game(
        side(f"mcu/iron-monger-main-{level}", symbols="Intellect"), side(ko=["mcu/nick-fury"]), phase="recruit"
    ).uses("Iron Monger", "You Had a Great Idea, Tony")
    assert not poor.offers("recruit", "Nick Fury")

    later = Game(
        side(f"mcu/iron-monger-main-{level}", resources=9, symbols="Intellect"),
        side(ko=["mcu/nick-fury"]),
        phase="formation",
    ).uses("Iron Monger", "You Had a Great Idea, Tony")
    later.until("main phase", "you").ends_turn().until("recruit step", "you")
    assert not later.offers("recruit", "Nick Fury")
    assert not Game(side(f"mcu/iron-monger-main-{level}", symbols="Intellect"), side(ko=["mcu/nick-fury"])).offers(
        "use", "You Had a Great Idea, Tony"
    )


@works("mcu/iron-monger-main-l1: Steal Idea")
@pytest.mark.covers("MCU-13")
def test_steal_idea_counts_enemy_owned_recruits_by_either_side() -> None:
    enemy = Game(side(hand=[WEAK], resources=1), side("mcu/iron-monger-main-l1"), phase="recruit").recruits("Weak")
    own = Game(
        side(at("mcu/iron-monger-main-l1", xp=4), resources=3, symbols="Intellect"),
        side(ko=["mcu/nick-fury"]),
        phase="recruit",
    )
    own.uses("Iron Monger", "You Had a Great Idea, Tony").recruits("Nick Fury")

    assert enemy["Iron Monger"].xp == 1
    assert own["Iron Monger"].face.id == "mcu/iron-monger-main-l2"


@barred("mcu/iron-monger-main-l1: Steal Idea")
@pytest.mark.covers("MCU-13")
def test_steal_idea_does_not_count_your_own_cards_or_cards_put_into_play() -> None:
    own = Game(side("mcu/iron-monger-main-l1", hand=[WEAK], resources=1), phase="recruit").recruits("Weak")
    raised = Game(
        side("mcu/iron-monger-main-l1", front=["mb/dormammu"], symbols="Intellect Energy"), side(ko=["mcu/nick-fury"])
    )
    raised.uses("Dormammu", "Necromancy").picks("front")

    assert own["Iron Monger"].xp == 0
    assert "Nick Fury" in raised and raised["Iron Monger"].xp == 0


@works("mcu/iron-monger-main-l2: Sonic Taser")
def test_sonic_taser_exhausts_any_enemy() -> None:
    game = Game(side("mcu/iron-monger-main-l2", symbols="Energy"), side(front=[BRUTE]))

    game.uses("Iron Monger", "Sonic Taser")
    assert game.offers("Enemy Main")

    assert not game.picks("Brute")["Brute"].ready


@barred("mcu/iron-monger-main-l2: Sonic Taser")
def test_sonic_taser_is_for_level_two_and_enemies() -> None:
    game = Game(side("mcu/iron-monger-main-l2", front=[THUG], symbols="Energy"), side(front=[BRUTE]))

    assert not game.uses("Iron Monger", "Sonic Taser").offers("Thug")
    assert not Game(side("mcu/iron-monger-main-l1", symbols="Energy")).offers("use")


# -- Loki (main) ----------------------------------------------------------------------------------------------------


@works("mcu/loki-main-l*: Kneel")
@both_levels
def test_kneel_exhausts_an_enemy_supporter(level: str) -> None:
    game = Game(side(f"mcu/loki-main-{level}", symbols="Intellect"), side(front=[BRUTE]))

    assert not game.uses("Loki", "Kneel")["Brute"].ready


@barred("mcu/loki-main-l*: Kneel")
@both_levels
def test_kneel_cannot_choose_a_main_or_a_friend(level: str) -> None:
    game = Game(side(f"mcu/loki-main-{level}", front=[THUG], symbols="Intellect"))

    game.uses("Loki", "Kneel")

    assert game["Thug"].ready and game["Enemy Main"].ready
    assert not Game(side(f"mcu/loki-main-{level}", symbols="Might")).offers("use")


@works("mcu/loki-main-l1: Trickster")
def test_trickster_counts_the_first_twist_of_each_turn_whoevers_it_is() -> None:
    game = Game(side(front=[BRUTE]), side("mcu/loki-main-l1", hand=["mb/find-cover", "mb/open-fire"]))
    game.attacks("Brute", on="Loki").picks("pass").plays("Find Cover")
    assert game["Loki"].xp == 1
    game.picks("pass").plays("Open Fire")
    assert game["Loki"].xp == 1

    last = Game(side(at("mcu/loki-main-l1", xp=3), hand=["mb/open-fire"]), side(front=[WALL]))
    assert last.attacks("Loki", on="Wall").plays("Open Fire")["Loki"].face.id == "mcu/loki-main-l2"


@barred("mcu/loki-main-l1: Trickster")
def test_trickster_ignores_enemy_twists_and_later_ones() -> None:
    enemy = Game(side(front=[BRUTE], hand=["mb/open-fire"]), side("mcu/loki-main-l1")).attacks("Brute", on="Loki")

    assert enemy.plays("Open Fire")["Loki"].xp == 0


@works("mcu/loki-main-l2: Scepter")
@pytest.mark.covers("FAQ-36")
def test_the_scepter_takes_a_cheap_enemy_for_the_turn_ready() -> None:
    game = Game(
        side("mcu/loki-main-l2", symbols="Energy Intellect"),
        side(front=[at(plain("Foe", 5, 5, cost=4), exhausted=True)]),
    )

    game.uses("Loki", "Scepter").picks("front")
    assert game["Foe"].seat == 0 and game["Foe"].ready and game.can_attack("Foe", on="Enemy Main")
    game.ends_turn()
    assert game.decider == "you"

    assert game.picks("back")["Foe"].seat == 1


@barred("mcu/loki-main-l2: Scepter")
def test_the_scepter_cannot_reach_the_dear_or_a_main_and_takes_both_symbols() -> None:
    game = Game(side("mcu/loki-main-l2", symbols="Energy Intellect"), side(front=[plain("Foe", 5, 5, cost=5)]))

    assert game.uses("Loki", "Scepter").why == "main phase" and game["Foe"].seat == 1
    assert not Game(side("mcu/loki-main-l2", symbols="Energy Energy"), side(front=[WEAK])).offers("use", "Scepter")


# -- Ronan (main) ---------------------------------------------------------------------------------------------------


@works("mcu/ronan-main-l*: Stand Accused")
@both_levels
def test_stand_accused_weakens_an_exhausted_enemy(level: str) -> None:
    game = Game(side(f"mcu/ronan-main-{level}", symbols="Energy"), side(front=[at(BRUTE, exhausted=True), WALL]))

    assert game.uses("Ronan", "Stand Accused").stats("Brute") == (3, 2)


@barred("mcu/ronan-main-l*: Stand Accused")
@both_levels
def test_stand_accused_cannot_touch_the_ready_or_friends(level: str) -> None:
    game = Game(
        side(f"mcu/ronan-main-{level}", front=[at(THUG, exhausted=True)], symbols="Energy"), side(front=[BRUTE])
    )

    game.uses("Ronan", "Stand Accused")

    assert game["Brute"].counters == 0 and game["Thug"].counters == 0


@works("mcu/ronan-main-l1: Xandar Will Fall")
def test_ronan_learns_from_enemy_supporters_kod() -> None:
    frail = plain("Frail", 0, 1, health=1)
    game = Game(side("mcu/ronan-main-l1", front=[THUG]), side(front=[frail])).fights("Thug", on="Frail")
    last = Game(side(at("mcu/ronan-main-l1", xp=2), front=[THUG]), side(front=[frail])).fights("Thug", on="Frail")

    assert game["Ronan"].xp == 1
    assert last["Ronan"].face.id == "mcu/ronan-main-l2"


@barred("mcu/ronan-main-l1: Xandar Will Fall")
def test_ronan_learns_nothing_from_friends_kod_or_enemies_stunned() -> None:
    friend = Game(side(front=[BRUTE]), side("mcu/ronan-main-l1", front=[plain("Pawn", 0, 1, health=1)])).fights(
        "Brute", on="Pawn"
    )
    stunned = Game(side("mcu/ronan-main-l1", front=[THUG]), side(front=[WEAK])).fights("Thug", on="Weak")

    assert friend["Ronan"].xp == 0
    assert stunned["Ronan"].xp == 0


@works("mcu/ronan-main-l2: Power Stone")
def test_the_power_stone_weakens_all_enemy_supporters_by_two() -> None:
    game = Game(side("mcu/ronan-main-l2", front=[THUG], symbols="Energy Might"), side(front=[BRUTE], back=[WEAK]))

    game.uses("Ronan", "Power Stone")

    assert game.stats("Brute") == (3, 2) and game.stunned("Weak")
    assert game["Enemy Main"].counters == 0 and game["Thug"].counters == 0


@barred("mcu/ronan-main-l2: Power Stone")
def test_the_power_stone_takes_both_symbols_and_level_two() -> None:
    assert not Game(side("mcu/ronan-main-l2", symbols="Energy Skill")).offers("use", "Power Stone")
    assert not Game(side("mcu/ronan-main-l1", symbols="Energy Might")).offers("use", "Power Stone")


# -- Ultron (main) --------------------------------------------------------------------------------------------------


def facility(game: Game) -> list[int]:
    return sorted(card.face.level for card in game.state.players[0].piles[0].cards)


@works("mcu/ultron-main-l*: There's Only One Path To Peace")
@pytest.mark.covers("MCU-14", "MCU-15")
def test_the_lowest_ultron_of_the_facility_comes_ready() -> None:
    game = Game(side("mcu/ultron-main-l1", symbols="Intellect"), phase="formation")
    assert facility(game) == [1, 1, 2, 2, 3] and not game.state.players[0].piles[0].secret

    game.uses("Ultron", "There's Only One Path To Peace").picks("back")

    assert facility(game) == [1, 2, 2, 3] and len(game.found("Ultron")) == 2
    assert all(c.ready and c.main_of == 0 for c in game.found("Ultron"))


@works("mcu/ultron-main-l*: There's Only One Path To Peace")
@pytest.mark.covers("MCU-15")
def test_each_ultron_may_call_another_and_levels_rise_as_the_lower_ones_are_out() -> None:
    game = Game(side("mcu/ultron-main-l1", symbols="Intellect " * 6), phase="formation")

    for _ in range(5):
        game.uses("Ultron", "There's Only One Path To Peace").picks("front")

    assert sorted(c.face.level for c in game.found("Ultron")) == [1, 1, 1, 2, 2, 3]
    assert facility(game) == []
    game.uses("Ultron", "There's Only One Path To Peace")
    assert len(game.found("Ultron")) == 6


@barred("mcu/ultron-main-l*: There's Only One Path To Peace")
def test_the_path_to_peace_is_for_the_build_phase_paid_and_once_each() -> None:
    assert not Game(side("mcu/ultron-main-l1", symbols="Intellect")).offers("use")
    assert not Game(side("mcu/ultron-main-l1", symbols="Skill"), phase="formation").offers("use")
    assert not Game(side(at("mcu/ultron-main-l1", stunned=True), symbols="Intellect"), phase="formation").offers("use")


@works("mcu/ultron-main-l*: Ultron Facility")
@pytest.mark.covers("MCU-16")
def test_a_kod_ultron_returns_to_the_facility_while_others_fight_on() -> None:
    game = Game(
        side(at("mcu/ultron-main-l1", wounds=2), symbols="Intellect"),
        side(front=[plain("Giant", 9, 9)]),
        phase="formation",
    )
    game.uses("Ultron", "There's Only One Path To Peace").picks("front").until("main phase", "enemy")
    hurt = next(c for c in game.found("Ultron") if c.wounds)
    game.picks("attack", "Giant")
    game.choose(next(o for o in game.decision.options if o.card == hurt.number))
    game.resolves()

    assert game.result is None and len(game.found("Ultron")) == 1
    assert facility(game) == [1, 1, 2, 2, 3] and game.ko() == []


@barred("mcu/ultron-main-l*: Ultron Facility")
@pytest.mark.covers("MCU-17")
def test_with_all_six_in_the_facility_you_lose() -> None:
    game = Game(side(at("mcu/ultron-main-l1", wounds=2)), side(front=[plain("Giant", 9, 9)]), turn_of="enemy")

    game.fights("Giant", on="Ultron")

    assert game.winners == ("enemy",)


@works("mcu/ultron-main-l3: Your Extinction")
@pytest.mark.covers("MCU-18")
def test_your_extinction_ends_every_enemy() -> None:
    game = Game(
        side("mcu/ultron-main-l3", front=[THUG], symbols="Energy Intellect Might Skill"),
        side(front=[BRUTE], resources=2),
        side(plain("Third", 0, 9, kind="main"), front=[WEAK]),
    )

    game.uses("Ultron", "Your Extinction")

    assert game.winners == ("you",) and "Thug" in game


@barred("mcu/ultron-main-l3: Your Extinction")
def test_your_extinction_takes_all_four_symbols_and_the_third_level() -> None:
    assert not Game(side("mcu/ultron-main-l3", symbols="Energy Intellect Might Might")).offers("use", "Your Extinction")
    assert not Game(side("mcu/ultron-main-l2", symbols="Energy Intellect Might Skill")).offers("use", "Your Extinction")
