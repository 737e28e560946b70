"""The MCU Villains of The MCU Battles, each power at work and where it should not."""

from __future__ import annotations

import pytest

from tests.vs.cards.setting import BACK, Game, at, barred, both_levels, plain, side, works

THUG = plain("Thug", 3, 3, team="MCU Villains", marked=True)
PAL = plain("Pal", 2, 2, team="MCU Villains")
BRUTE = plain("Brute", 5, 4)
WEAK = plain("Weak", 0, 1)
BOSS = plain("Boss", 1, 3, kind="main", health=9)
WALL = plain("Wall", 0, 30)

# -- Abomination (main) ---------------------------------------------------------------------------------------------


def challenged(level: str, *enemies: object) -> Game:
    """The first of these enemies must attack Abomination; it is their turn."""
    game = Game(
        side(f"mcu/abomination-main-{level}", front=[WEAK], symbols="Might", deck=[WALL] * 20),
        side(front=list(enemies), deck=[WALL] * 20),  # type: ignore[arg-type]
    )
    game.uses("Abomination", "Give Me a Real Fight!").picks(enemies[0].name)  # type: ignore[attr-defined]
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


# -- supporting characters ------------------------------------------------------------------------------------------


@works("mcu/killian: Extremis")
def test_extremis_gives_two_counters_to_a_supporter_of_yours() -> None:
    game = Game(side(front=["mcu/killian", THUG], symbols="Energy"))

    assert game.uses("Killian", "Extremis").picks("Thug").stats("Thug") == (5, 5)


@barred("mcu/killian: Extremis")
def test_extremis_cannot_choose_a_main_or_an_enemy() -> None:
    game = Game(side(front=["mcu/killian", THUG], symbols="Energy"), side(front=[BRUTE]))

    game.uses("Killian", "Extremis")

    assert not game.offers("You Main") and not game.offers("Brute")
    assert not Game(side(front=["mcu/killian"], symbols="Might")).offers("use")


@works("mcu/whiplash: Electrified Whips")
def test_whiplash_weakens_whom_he_attacks() -> None:
    game = Game(side(front=["mcu/whiplash"]), side(front=[BRUTE])).attacks("Whiplash", on="Brute")

    assert game.stats("Brute") == (4, 3)


@barred("mcu/whiplash: Electrified Whips")
def test_whiplash_weakens_nobody_defending_or_when_friends_attack() -> None:
    defending = Game(side(front=[BRUTE]), side(front=["mcu/whiplash"])).attacks("Brute", on="Whiplash")
    friend = Game(side(front=["mcu/whiplash", THUG]), side(front=[BRUTE])).attacks("Thug", on="Brute")

    assert defending["Brute"].counters == 0
    assert friend["Brute"].counters == 0


@works("mcu/crossbones: Suicide Vest")
def test_the_suicide_vest_hits_the_enemy_front_row() -> None:
    game = Game(side(front=[BRUTE, WEAK], back=[PAL]), side(front=["mcu/crossbones"]))

    game.fights("Brute", on="Crossbones")

    assert game["Brute"].counters == -1 and game.stunned("Weak") and game["Pal"].counters == 0


@barred("mcu/crossbones: Suicide Vest")
def test_the_suicide_vest_needs_a_ko_and_powers() -> None:
    tough = Game(side(front=[plain("Foe", 5, 9)]), side(front=[at("mcu/crossbones", wounds=-1)])).fights(
        "Foe", on="Crossbones"
    )
    assert tough.stunned("Crossbones") and tough["Foe"].counters == 0

    lost = Game(
        side("mb/star-lord-main-l2", front=[plain("Foe", 5, 9)], symbols="Skill"), side(front=["mcu/crossbones"])
    )
    lost.uses("Star-Lord", "Space Cop").fights("Foe", on="Crossbones")
    assert "Crossbones" not in lost and lost["Foe"].counters == 0


@works("mcu/mandarin: Behind the Camera")
@pytest.mark.covers("MCU-19", "MCU-20")
def test_a_kod_mandarin_leaves_the_game_for_a_card_of_the_secret_pile() -> None:
    game = Game(side(front=["mcu/mandarin"]), side(front=[BRUTE]), brings=["mcu/mandarin"], turn_of="enemy")
    pile = game.state.players[0].piles[0]
    assert pile.secret and sorted(c.face.name for c in pile.cards) == [
        "The Ten Rings",
        "Trevor Slattery",
        "Trevor Slattery",
    ]

    game.fights("Brute", on="Mandarin")

    assert game.hand()[0] in ("Trevor Slattery", "The Ten Rings") and len(game.hand()) == 1
    assert game.ko() == [] and [c.face.name for c in game.state.removed] == ["Mandarin"]
    assert len(game.state.players[0].piles[0].cards) == 2
    assert all(event.known == 1 for event in game.told("PutIntoHand"))


@barred("mcu/mandarin: Behind the Camera")
def test_a_stunned_mandarin_stays_and_an_empty_pile_gives_nothing() -> None:
    stunned = Game(
        side(front=[at("mcu/mandarin", wounds=-1)]), side(front=[BRUTE]), brings=["mcu/mandarin"], turn_of="enemy"
    )
    stunned.fights("Brute", on="Mandarin")
    assert stunned.stunned("Mandarin") and stunned.hand() == []

    empty = Game(side(front=["mcu/mandarin"]), side(front=[BRUTE]), turn_of="enemy").fights("Brute", on="Mandarin")
    assert empty.hand() == [] and [c.face.name for c in empty.state.removed] == ["Mandarin"]


@works("mcu/trevor-slattery: Passive", "mcu/trevor-slattery: Lowly Actor")
def test_trevor_slattery_draws_a_card_and_neither_attacks_nor_strikes_back() -> None:
    game = Game(side(hand=["mcu/trevor-slattery"], resources=1), side(front=[plain("Foe", 1, 1)]), phase="recruit")

    game.recruits("Trevor Slattery")
    assert game.hand() == ["Spare"]
    game["Trevor Slattery"].counters = 5
    game.state.version += 1
    game.until("main phase", "you")
    assert not game.offers("attack", "Trevor Slattery")
    game.until("main phase", "enemy").fights("Foe", on="Trevor Slattery")

    assert not game.stunned("Foe")


@barred("mcu/trevor-slattery: Passive", "mcu/trevor-slattery: Lowly Actor")
def test_a_trevor_slattery_without_powers_strikes_back_and_one_who_recovers_draws_nothing() -> None:
    lost = Game(
        side("mb/star-lord-main-l2", front=[plain("Foe", 1, 1)], symbols="Skill"),
        side(front=[at("mcu/trevor-slattery", counters=5)]),
    )
    lost.uses("Star-Lord", "Space Cop").fights("Foe", on="Trevor Slattery")
    assert lost.stunned("Foe")

    back = Game(side(front=[at("mcu/trevor-slattery", stunned=True)]), phase="recovery").until("main phase")
    assert not back.stunned("Trevor Slattery") and back.hand() == []


@works("mcu/the-ten-rings: Deadly Warlord")
def test_the_ten_rings_weakens_every_enemy_supporter_by_two() -> None:
    game = Game(
        side(front=[THUG], hand=["mcu/the-ten-rings"], resources=5), side(front=[BRUTE], back=[WEAK]), phase="recruit"
    )

    game.recruits("The Ten Rings", "back")

    assert game.stats("Brute") == (3, 2) and game.stunned("Weak")
    assert game["Enemy Main"].counters == 0 and game["Thug"].counters == 0


@barred("mcu/the-ten-rings: Deadly Warlord")
def test_the_ten_rings_weakens_nobody_by_recovering_or_changing_sides() -> None:
    back = Game(side(front=[at("mcu/the-ten-rings", stunned=True)]), side(front=[BRUTE]), phase="recovery").until(
        "main phase"
    )
    stolen = Game(side(front=["mb/professor-x"], symbols="Intellect"), side(front=["mcu/the-ten-rings", BRUTE]))
    stolen.uses("Professor X", "Mind Control").picks("The Ten Rings").picks("front")

    assert back["Brute"].counters == 0
    assert stolen["Brute"].counters == 0


@works("mcu/destroyer: Disintegration Beam")
def test_the_disintegration_beam_weakens_an_enemy_in_front_by_two() -> None:
    game = Game(side(front=["mcu/destroyer"], symbols="Energy"), side(at(BOSS, row="back"), front=[BRUTE]))

    assert game.uses("Destroyer", "Disintegration Beam").stats("Brute") == (3, 2)


@barred("mcu/destroyer: Disintegration Beam")
def test_the_disintegration_beam_does_not_reach_the_back_row() -> None:
    game = Game(side(front=["mcu/destroyer", THUG], symbols="Energy"), side(at(BOSS, row="back"), back=[BRUTE]))

    game.uses("Destroyer", "Disintegration Beam")

    assert game["Brute"].counters == 0 and game["Thug"].counters == 0


@works("mcu/nebula: Rivalry")
@pytest.mark.covers("MCU-21")
def test_nebula_names_any_character_and_is_stronger_against_that_name() -> None:
    game = Game(side(hand=["mcu/nebula"], resources=3), side(front=["mcu/gamora", BRUTE]), phase="recruit")

    game.recruits("Nebula")
    assert game.why == "name a card"
    assert game.offers("Hawkeye") and not game.offers("Academy")
    game.picks("Gamora").until("main phase", "you")
    assert game.stats("Nebula") == (3, 3)
    other = game.copy().attacks("Nebula", on="Brute")
    game.attacks("Nebula", on="Gamora")

    assert game.stats("Nebula") == (6, 6)
    assert other.stats("Nebula") == (3, 3)


@barred("mcu/nebula: Rivalry")
def test_nebula_gains_nothing_where_she_does_not_fight_or_has_named_nobody() -> None:
    game = Game(side(front=[THUG], hand=["mcu/nebula"], resources=3), side(front=["mcu/gamora"]), phase="recruit")
    game.recruits("Nebula").picks("Gamora").until("main phase", "you").attacks("Thug", on="Gamora")
    assert game.stats("Nebula") == (3, 3)

    unnamed = Game(side(front=["mcu/nebula"]), side(front=["mcu/gamora"])).attacks("Nebula", on="Gamora")
    assert unnamed.stats("Nebula") == (3, 3)


@works("mcu/iron-monger: My Suit Is More Advanced")
def test_iron_monger_is_stronger_against_flight_and_ranged() -> None:
    flying = Game(side(front=["mcu/iron-monger"]), side(front=["mcu/falcon"])).attacks("Iron Monger", on="Falcon")
    ranged = Game(side(front=["mb/hawkeye"]), side(front=["mcu/iron-monger"])).attacks("Hawkeye", on="Iron Monger")

    assert flying.stats("Iron Monger") == (7, 7)
    assert ranged.stats("Iron Monger") == (7, 7)


@barred("mcu/iron-monger: My Suit Is More Advanced")
def test_iron_monger_is_himself_against_others_and_outside_combat() -> None:
    game = Game(side(front=["mcu/iron-monger", THUG]), side(front=["mcu/falcon", BRUTE]))

    assert game.stats("Iron Monger") == (5, 5)
    assert game.copy().attacks("Iron Monger", on="Brute").stats("Iron Monger") == (5, 5)
    assert game.attacks("Thug", on="Falcon").stats("Iron Monger") == (5, 5)


@works("mcu/ronan: Universal Weapon")
def test_the_universal_weapon_adds_three_atk_for_the_combat() -> None:
    game = Game(side(front=[BRUTE]), side(front=["mcu/ronan"], symbols="Might"))

    game.attacks("Brute", on="Ronan").picks("pass").uses("Ronan", "Universal Weapon")

    assert game.stats("Ronan") == (8, 5)


@barred("mcu/ronan: Universal Weapon")
def test_the_universal_weapon_is_for_his_own_combats() -> None:
    game = Game(side(front=["mcu/ronan", THUG], symbols="Might"), side(front=[WALL]))

    assert not game.offers("use")
    assert not game.attacks("Thug", on="Wall").offers("use")


@works("mcu/chitauri-leviathan: Troop Carrier")
def test_the_leviathan_carries_a_cheap_supporter_into_play() -> None:
    game = Game(side(hand=["mcu/chitauri-leviathan", "mcu/crossbones", "mcu/drax"], resources=5), phase="recruit")

    game.recruits("Chitauri Leviathan").picks("yes").picks("back")

    assert game["Crossbones"].row == BACK and game.hand() == ["Drax"]


@barred("mcu/chitauri-leviathan: Troop Carrier")
def test_the_leviathan_carries_nobody_dear_and_nobody_if_unwilling() -> None:
    dear = Game(side(hand=["mcu/chitauri-leviathan", "mcu/drax"], resources=5), phase="recruit").recruits(
        "Chitauri Leviathan"
    )
    dear.until("recruit step", "you")
    unwilling = Game(side(hand=["mcu/chitauri-leviathan", "mcu/killian"], resources=5), phase="recruit")
    unwilling.recruits("Chitauri Leviathan").picks("no")

    assert dear.hand() == ["Drax"]
    assert unwilling.hand() == ["Killian"]


@works("mcu/malekith: The Aether")
def test_the_aether_turns_an_enemy_location_down() -> None:
    game = Game(side(front=["mcu/malekith"], symbols="Energy Might"), side(symbols="Skill"))

    assert game.uses("Malekith", "The Aether").resources("enemy") == [("Training Ground", False)]


@barred("mcu/malekith: The Aether")
def test_the_aether_leaves_your_own_locations_and_face_down_ones_alone() -> None:
    game = Game(side(front=["mcu/malekith"], symbols="Energy Might"), side(down=["mb/academy"]))

    game.uses("Malekith", "The Aether")

    assert ("Fortress", True) in game.resources() and game.why == "main phase"


@works("mcu/red-skull: Hail Hydra")
def test_hail_hydra_strengthens_other_villains_of_yours() -> None:
    game = Game(side(front=["mcu/red-skull", THUG, "mcu/winter-soldier"]))

    assert game.stats("Thug") == (4, 4) and game.stats("Winter Soldier") == (7, 5)


@barred("mcu/red-skull: Hail Hydra")
def test_hail_hydra_helps_neither_himself_nor_mains_nor_others_nor_anybody_while_stunned() -> None:
    game = Game(side("mcu/ronan-main-l1", front=["mcu/red-skull", BRUTE]), side(front=[THUG]))
    assert game.stats("Red Skull") == (5, 7) and game.stats("Ronan") == (3, 4)
    assert game.stats("Brute") == (5, 4) and game.stats("Thug") == (3, 3)

    assert Game(side(front=[at("mcu/red-skull", stunned=True), THUG])).stats("Thug") == (3, 3)


@works("mcu/loki: I Am Burdened With Glorious Purpose")
@pytest.mark.covers("MCU-22")
def test_loki_discards_a_character_to_raise_a_fighter_though_he_is_not_there() -> None:
    game = Game(
        side(front=["mcu/loki", THUG], hand=["mcu/drax", "mcu/fortress"], symbols="Intellect"), side(front=[WALL])
    )

    game.attacks("Thug", on="Wall").uses("Loki", "I Am Burdened With Glorious Purpose").picks("Drax").picks("Thug")

    assert game.stats("Thug") == (9, 9) and game.hand() == ["Fortress"] and game.ko() == ["Drax"]


@barred("mcu/loki: I Am Burdened With Glorious Purpose")
def test_loki_raises_nobody_without_a_character_card_or_a_combat() -> None:
    game = Game(side(front=["mcu/loki", THUG], hand=["mcu/fortress"], symbols="Intellect"), side(front=[WALL]))
    assert not game.offers("use")

    game.attacks("Thug", on="Wall").uses("Loki", "I Am Burdened With Glorious Purpose")

    assert game.stats("Thug") == (3, 3) and game.hand() == ["Fortress"]


# -- plot twists and the Location -----------------------------------------------------------------------------------


@works("mcu/i-have-an-army")
def test_i_have_an_army_counts_your_face_up_supporters_wherever_they_stand() -> None:
    game = Game(
        side(front=[THUG, at(WEAK, stunned=True)], back=[PAL, plain("Rear", 1, 1)], hand=["mcu/i-have-an-army"]),
        side(front=[WALL]),
    )

    game.attacks("Thug", on="Wall").plays("I Have an Army")

    assert game.stats("Thug") == (6, 6)


@barred("mcu/i-have-an-army")
def test_i_have_an_army_helps_only_your_fighters_and_needs_a_villain() -> None:
    game = Game(side(front=[THUG], hand=["mcu/i-have-an-army"]), side(front=[WALL]))
    assert not game.offers("play")
    assert game.attacks("Thug", on="Wall").plays("I Have an Army").stats("Wall") == (0, 30)

    nobody = Game(side(front=[BRUTE], hand=["mcu/i-have-an-army"]), side(front=[WALL])).attacks("Brute", on="Wall")
    assert not nobody.offers("play")


@works("mcu/two-more-grow-in-its-place")
def test_two_more_grow_in_its_place_of_lower_cost() -> None:
    deck = ["mcu/drax", "mcu/killian", "mcu/crossbones", "mcu/nebula", "mcu/academy"]
    game = Game(side(front=["mcu/destroyer"], hand=["mcu/two-more-grow-in-its-place"], deck=deck), phase="formation")

    game.plays("Two More Grow in its Place")
    assert game.offers("Killian") and game.offers("Crossbones")
    assert not game.offers("Nebula") and not game.offers("Drax")
    game.picks("Killian").picks("Crossbones")

    assert sorted(game.hand()) == ["Crossbones", "Killian"]
    assert sorted(game.ko()) == ["Destroyer", "Two More Grow in its Place"] and game.told("Shuffled")


@barred("mcu/two-more-grow-in-its-place")
def test_two_more_grow_is_for_the_build_phase_and_finds_nothing_cheaper_than_the_cheapest() -> None:
    game = Game(
        side(front=["mcu/killian"], hand=["mcu/two-more-grow-in-its-place"], deck=["mcu/whiplash"]), phase="formation"
    )
    game.plays("Two More Grow in its Place")
    assert not game.offers("take")
    assert game.picks("done").hand() == []

    assert not Game(side(front=[THUG], hand=["mcu/two-more-grow-in-its-place"])).offers("play")
    assert not Game(side(front=[BRUTE], hand=["mcu/two-more-grow-in-its-place"]), phase="formation").offers("play")


@works("mcu/sokovia")
def test_sokovia_pays_any_symbol_for_a_villain() -> None:
    assert Game(side(front=["mcu/malekith"], up=["mcu/sokovia"])).offers("use")
    assert Game(side("mcu/loki-main-l1", up=["mcu/sokovia"])).offers("use", "Kneel")
    assert Game(side("mcu/abomination-main-l1", up=["mcu/sokovia"])).offers("use", "Give Me a Real Fight!")


@barred("mcu/sokovia")
def test_sokovia_pays_for_villains_only() -> None:
    assert not Game(side(front=["mcu/thor"], up=["mcu/sokovia"])).offers("use")
    assert not Game(side(front=["mcu/malekith"], down=["mcu/sokovia"])).offers("use")
