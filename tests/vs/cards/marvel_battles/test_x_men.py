"""The X-Men of The Marvel Battles: supporting characters, plot twists and Location."""

from __future__ import annotations

import pytest

from capes.vs.contract.characters import Frozen
from tests.vs.cards.setting import BACK, FRONT, Game, at, barred, plain, side, works

MUTANT = plain("Mutant", 3, 3, team="X-Men")
PUPIL = plain("Pupil", 1, 1, team="X-Men")
BRUTE = plain("Brute", 5, 4)
WEAK = plain("Weak", 0, 1)

# -- supporting characters ------------------------------------------------------------------------------------------


@works("mb/iceman: Freeze")
@pytest.mark.covers("KW-08")
def test_iceman_freezes_somebody_through_their_next_turn() -> None:
    game = Game(side(hand=["mb/iceman"], resources=1), side(front=[BRUTE]), phase="recruit")

    game.recruits("Iceman", "back").picks("Brute")
    assert not game["Brute"].ready
    game.until("main phase", "enemy")
    assert not game["Brute"].ready and not game.offers("attack", "Brute")
    game.ends_turn().until("main phase", "enemy")

    assert game["Brute"].ready


@works("mb/iceman: Freeze")
@pytest.mark.covers("KW-08")
def test_iceman_may_choose_a_stunned_or_exhausted_character() -> None:
    game = Game(
        side(hand=["mb/iceman"], resources=1),
        side(front=[at(BRUTE, stunned=True), at(WEAK, exhausted=True)]),
        phase="recruit",
    )
    game.recruits("Iceman")
    assert game.offers("Brute") and game.offers("Weak") and game.offers("You Main")
    game.picks("Brute").until("main phase", "enemy")

    assert not game.stunned("Brute") and not game["Brute"].ready


@barred("mb/iceman: Freeze")
def test_iceman_freezes_nobody_when_he_merely_recovers() -> None:
    game = Game(side(front=[at("mb/iceman", stunned=True)]), side(front=[BRUTE]), phase="recovery")

    game.until("main phase", "you")

    assert game["Iceman"].ready and game["Brute"].ready
    assert not any(isinstance(event, Frozen) for event in game.log)


@works("mb/magik: Teleport to Limbo")
def test_magik_returns_to_hand_with_a_friend() -> None:
    game = Game(side(front=["mb/magik", MUTANT], symbols="Intellect"))

    game.uses("Magik", "Teleport to Limbo").picks("Mutant")

    assert sorted(game.hand()) == ["Magik", "Mutant"] and "Magik" not in game


@barred("mb/magik: Teleport to Limbo")
def test_magik_may_go_alone_and_never_takes_a_main_or_an_enemy() -> None:
    game = Game(side(front=["mb/magik", MUTANT], symbols="Intellect"), side(front=[BRUTE]))

    game.uses("Magik", "Teleport to Limbo")
    assert not game.offers("You Main") and not game.offers("Brute")
    game.picks("done")

    assert game.hand() == ["Magik"] and "Mutant" in game
    assert not Game(side(front=[at("mb/magik", stunned=True)], symbols="Intellect")).offers("use")


@works("mb/hope-summers: Mutant Power Duplication")
@pytest.mark.covers("KW-24")
@pytest.mark.parametrize("edition", ["documents", "errata"])
def test_hope_has_the_powers_of_other_face_up_x_men_supporters(edition: str) -> None:
    game = Game(
        side(
            "mb/storm-main-l1",
            front=["mb/hope-summers", "mb/namor", "mb/cyclops", at("mb/beast", stunned=True)],
            symbols="Skill",
        ),
        edition=edition,
    )

    found = game.keywords("Hope Summers")
    assert {"Flight", "Ranged", "Invade", "Leader"} <= set(found)
    assert "Ferocious" not in found and "Genius" not in found
    assert not game.offers("use", "Hope Summers", "Lightning Storm")
    game.uses("Hope Summers", "Battle Tactics")
    assert game.why in ("choose", "choose row for")


@works("mb/hope-summers: Mutant Power Duplication")
@pytest.mark.covers("KW-25")
def test_hope_has_copied_appears_powers_as_she_arrives_and_powers_of_the_ko_pile() -> None:
    game = Game(side(front=["mb/iceman"], hand=["mb/hope-summers"], resources=2), side(front=[BRUTE]), phase="recruit")
    game.recruits("Hope Summers").picks("Brute")
    assert not game["Brute"].ready and game["Brute"].frozen

    ko = Game(side(front=["mb/deadpool"], ko=["mb/hope-summers"], symbols="Might"), phase="formation")
    ko.uses("Hope Summers", "Can't Keep a Bad Man Down").picks("front")
    assert "Hope Summers" in ko


@works("mb/hope-summers: Mutant Power Duplication")
@pytest.mark.covers("KW-26")
def test_a_copied_power_speaks_of_hope() -> None:
    game = Game(side(front=["mb/hope-summers", "mb/magik"], symbols="Intellect"))
    game.uses("Hope Summers", "Teleport to Limbo").picks("done")
    assert game.hand() == ["Hope Summers"] and "Magik" in game

    steel = Game(side(front=["mb/hope-summers", "mb/colossus"], symbols="Might"), side(front=[BRUTE]))
    steel.attacks("Hope Summers", on="Brute").uses("Hope Summers", "Organic Steel")
    assert steel.stats("Hope Summers") == (7, 9) and steel.stats("Colossus") == (7, 7)


@barred("mb/hope-summers: Mutant Power Duplication")
@pytest.mark.covers("KW-24", "KW-25")
def test_hope_copies_no_main_no_enemy_no_other_team_and_by_the_errata_not_from_the_ko_pile() -> None:
    game = Game(side("mb/storm-main-l1", front=["mb/hope-summers", "mb/black-panther"]), side(front=["mb/namor"]))
    assert game.keywords("Hope Summers") == ["Mutant Power Duplication"]

    stunned = Game(side(front=[at("mb/hope-summers", stunned=True), "mb/namor"]))
    assert stunned.keywords("Hope Summers") == []

    for edition, works_there in (("documents", True), ("errata", False)):
        ko = Game(
            side(front=["mb/deadpool"], ko=["mb/hope-summers"], symbols="Might"), phase="formation", edition=edition
        )
        assert ko.offers("use", "Hope Summers") is works_there


@works("mb/cyclops: Battle Tactics")
def test_battle_tactics_moves_one_of_yours_to_either_row() -> None:
    game = Game(side(front=["mb/cyclops"], back=[MUTANT], symbols="Skill"))

    game.uses("Cyclops", "Battle Tactics").picks("Mutant").picks("front")

    assert game["Mutant"].row == FRONT


@barred("mb/cyclops: Battle Tactics")
def test_battle_tactics_moves_no_enemy_and_must_be_paid() -> None:
    game = Game(side(front=["mb/cyclops"], symbols="Skill"), side(front=[BRUTE]))

    game.uses("Cyclops", "Battle Tactics")

    assert not game.offers("Brute")
    assert not Game(side(front=["mb/cyclops"], symbols="Might")).offers("use")


@works("mb/cyclops: Leader")
@pytest.mark.covers("KW-16")
def test_cyclops_chooses_who_is_struck_back() -> None:
    game = Game(side(front=["mb/cyclops", plain("Big", 3, 9, team="X-Men")]), side(front=[BRUTE]))

    game.fights("Cyclops", "Big", on="Brute")

    assert game.why == "strike back at" and game.decider == "you"
    assert "Cyclops" in game.picks("Big") and not game.stunned("Big")


@barred("mb/cyclops: Leader")
@pytest.mark.covers("KW-23")
def test_cyclops_leads_nobody_against_a_monstrous_defender() -> None:
    game = Game(side(front=["mb/cyclops", MUTANT]), side(front=["mb/abomination"]))

    game.fights("Cyclops", "Mutant", on="Abomination")

    assert game.why == "main phase"
    assert "Cyclops" not in game and game.stunned("Mutant")


@works("mb/deadpool: Mercenary")
@pytest.mark.covers("KW-20")
def test_deadpool_joins_any_main() -> None:
    game = Game(
        side("mb/hulk-main-l1", front=["mb/deadpool", MUTANT, plain("Hero", 1, 1, team="Avengers")]),
        side(front=[BRUTE]),
    )

    assert game.can_attack("Hulk", "Deadpool", on="Brute")
    assert game.can_attack("Deadpool", "Mutant", on="Brute")


@barred("mb/deadpool: Mercenary")
@pytest.mark.covers("KW-20")
def test_deadpool_brings_no_friends_and_joins_no_foreign_supporter() -> None:
    game = Game(
        side("mb/hulk-main-l1", front=["mb/deadpool", MUTANT, plain("Hero", 1, 1, team="Avengers")]),
        side(front=[BRUTE]),
    )

    assert not game.can_attack("Hulk", "Deadpool", "Mutant", on="Brute")
    assert not game.can_attack("Hulk", "Deadpool", "Hero", on="Brute")
    assert not game.can_attack("Deadpool", "Hero", on="Brute")


@works("mb/deadpool: Can't Keep a Bad Man Down")
def test_deadpool_comes_back_from_your_ko_pile() -> None:
    game = Game(side(ko=["mb/deadpool"], symbols="Might"), phase="formation")

    game.uses("Deadpool", "Can't Keep a Bad Man Down").picks("back")

    assert game["Deadpool"].row == BACK and game["Deadpool"].ready and game.ko() == []


@barred("mb/deadpool: Can't Keep a Bad Man Down")
def test_deadpool_does_not_come_back_from_elsewhere_or_past_a_main_of_his_name() -> None:
    assert not Game(side(front=["mb/deadpool"], symbols="Might"), phase="formation").offers("use")
    assert not Game(side(hand=["mb/deadpool"], symbols="Might"), phase="formation").offers("use")
    assert not Game(side(ko=["mb/deadpool"], symbols="Might")).offers("use")
    assert not Game(side(symbols="Might"), side(ko=["mb/deadpool"]), phase="formation").offers("use")

    namesake = Game(side("mb/deadpool-main-l1", ko=["mb/deadpool"], symbols="Might"), phase="formation")
    if namesake.offers("use", "Can't Keep a Bad Man Down"):
        namesake.uses("Deadpool", "Can't Keep a Bad Man Down")
    assert len(namesake.found("Deadpool")) == 1


@works("mb/namor: Invade")
@pytest.mark.covers("KW-14", "FAQ-06")
def test_namor_is_not_struck_back_from_the_back_row() -> None:
    far = at(plain("Boss", 0, 9, kind="main"), row="back")
    game = Game(side(front=["mb/namor"]), side(far, back=[plain("Foe", 9, 3)]))
    game.fights("Namor", on="Foe")
    assert game.stunned("Foe") and not game.stunned("Namor")

    lost = Game(side(front=["mb/namor", MUTANT]), side(far, back=[plain("Foe", 9, 3)]))
    lost.fights("Namor", "Mutant", on="Foe").picks("Namor")
    assert not lost.stunned("Namor") and not lost.stunned("Mutant") and lost.stunned("Foe")


@barred("mb/namor: Invade")
@pytest.mark.covers("KW-14")
def test_namor_is_struck_back_from_the_front_row_and_so_is_his_company() -> None:
    front = Game(side(front=["mb/namor"]), side(front=[plain("Foe", 9, 3)])).fights("Namor", on="Foe")
    assert front.stunned("Foe") and front.stunned("Namor")

    far = at(plain("Boss", 0, 9, kind="main"), row="back")
    team = Game(side(front=["mb/namor", MUTANT]), side(far, back=[plain("Foe", 9, 3)]))
    team.fights("Namor", "Mutant", on="Foe").picks("Mutant")
    assert team.stunned("Mutant")


@works("mb/gambit: Kinetic Card Throw")
def test_gambit_discards_a_dear_enough_card_to_stun() -> None:
    game = Game(
        side(front=["mb/gambit"], hand=["mb/beast", "mb/iceman", "mb/fortress", "mb/x-factor"], symbols="Energy"),
        side(front=[plain("Foe", 9, 9, cost=3)]),
    )

    game.uses("Gambit", "Kinetic Card Throw")
    assert game.offered() == ["Beast"]
    game.picks("Beast")

    assert game.stunned("Foe") and game.ko() == ["Beast"]


@barred("mb/gambit: Kinetic Card Throw")
@pytest.mark.covers("FAQ-47")
def test_gambit_needs_a_face_up_enemy_supporter_and_a_card_that_is_dear_enough() -> None:
    assert not Game(side(front=["mb/gambit"], hand=["mb/beast"], symbols="Energy")).offers("use")
    down = Game(side(front=["mb/gambit"], hand=["mb/beast"], symbols="Energy"), side(front=[at(BRUTE, stunned=True)]))
    assert not down.offers("use")

    cheap = Game(
        side(front=["mb/gambit"], hand=["mb/iceman"], symbols="Energy"), side(front=[plain("Foe", 9, 9, cost=3)])
    )
    cheap.uses("Gambit", "Kinetic Card Throw")
    assert not cheap.stunned("Foe") and cheap.hand() == ["Iceman"]


@works("mb/storm: Thunder Storm")
def test_thunder_storm_weakens_every_enemy() -> None:
    game = Game(side(front=["mb/storm", MUTANT], symbols="Energy"), side(front=[BRUTE], back=[WEAK]))

    game.uses("Storm", "Thunder Storm")

    assert game.stats("Brute") == (4, 3) and game.stunned("Weak") and game["Enemy Main"].counters == -1
    assert game["Mutant"].counters == 0


@barred("mb/storm: Thunder Storm")
def test_thunder_storm_spares_the_stunned_and_needs_energy() -> None:
    game = Game(side(front=["mb/storm"], symbols="Energy"), side(front=[at(BRUTE, stunned=True)]))

    assert game.uses("Storm", "Thunder Storm")["Brute"].counters == 0
    assert not Game(side(front=["mb/storm"], symbols="Might")).offers("use")


@works("mb/beast: Ferocious")
@pytest.mark.covers("KW-06")
def test_beast_strikes_first_in_melee_attacking_and_defending() -> None:
    attacking = Game(side(front=["mb/beast"]), side(front=[plain("Foe", 9, 5)])).fights("Beast", on="Foe")
    defending = Game(side(front=[plain("Foe", 9, 5)]), side(front=["mb/beast"])).fights("Foe", on="Beast")

    assert attacking.stunned("Foe") and not attacking.stunned("Beast")
    assert defending.stunned("Foe") and not defending.stunned("Beast")


@barred("mb/beast: Ferocious")
def test_beast_is_not_first_in_a_ranged_combat_or_where_his_strike_is_too_weak() -> None:
    tough = Game(side(front=["mb/beast"]), side(front=[plain("Foe", 9, 6)])).fights("Beast", on="Foe")
    assert tough.stunned("Beast") and not tough.stunned("Foe")

    ranged = Game(
        side(back=["mb/beast"], front=[plain("Hero", 1, 1, team="Avengers")], hand=["mb/stark-tech"]),
        side(front=[at("mb/hawkeye", counters=2)]),
    )
    ranged.plays("Stark Tech").picks("Beast").fights("Beast", on="Hawkeye")
    assert ranged.stunned("Beast")


@works("mb/beast: Genius")
@pytest.mark.covers("KW-09")
def test_beast_may_draw_as_your_turn_starts() -> None:
    game = Game(side(front=["mb/beast", "mb/doctor-octopus"]), phase="start")

    game.picks("Beast").picks("yes") if game.why == "order triggers" else game.picks("yes")
    game.picks("yes")

    assert len(game.hand()) == 4


@barred("mb/beast: Genius")
def test_beast_draws_nothing_on_an_enemy_turn_or_while_stunned_or_unwilling() -> None:
    enemy = Game(side(), side(front=["mb/beast"]), phase="start")
    down = Game(side(front=[at("mb/beast", stunned=True)]), phase="start")
    unwilling = Game(side(front=["mb/beast"]), phase="start").picks("no")

    assert enemy.hand("enemy") == [] and len(enemy.hand()) == 2
    assert len(down.hand()) == 2
    assert len(unwilling.hand()) == 2


@works("mb/wolverine: Berserker")
@pytest.mark.covers("KW-01")
def test_wolverine_goes_berserk_before_anybody_acts_and_stays_so() -> None:
    game = Game(side(front=["mb/wolverine"]), side(front=[plain("Foe", 0, 9)]))

    game.attacks("Wolverine", on="Foe")
    assert game.stats("Wolverine") == (6, 6)
    game.resolves().ends_turn().until("main phase", "you").attacks("Wolverine", on="Foe")

    assert game.stats("Wolverine") == (7, 7)


@barred("mb/wolverine: Berserker")
def test_wolverine_does_not_go_berserk_defending() -> None:
    game = Game(side(front=[WEAK]), side(front=["mb/wolverine"]))

    assert game.attacks("Weak", on="Wolverine")["Wolverine"].counters == 0


@works("mb/wolverine: Regeneration")
@pytest.mark.covers("KW-32")
def test_wolverine_regenerates_as_your_turn_starts() -> None:
    game = Game(side(front=[at("mb/wolverine", wounds=1)]), phase="start")

    assert game["Wolverine"].wounds == 0


@barred("mb/wolverine: Regeneration")
@pytest.mark.covers("KW-32")
def test_wolverine_does_not_regenerate_on_an_enemy_turn_or_stunned() -> None:
    enemy = Game(side(), side(front=[at("mb/wolverine", wounds=1)]), phase="start")
    down = Game(side(front=[at("mb/wolverine", wounds=1, stunned=True)]), phase="start")

    assert enemy["Wolverine"].wounds == 1
    assert down["Wolverine"].wounds == 1


@works("mb/cable: Ultimate Soldier")
@pytest.mark.covers("FAQ-43")
def test_ultimate_soldier_stuns_whatever_the_atk() -> None:
    game = Game(side(front=["mb/cable"], symbols="Skill"), side(front=[plain("Foe", 3, 20)]))

    game.attacks("Cable", on="Foe").uses("Cable", "Ultimate Soldier").resolves()

    assert game.stunned("Foe") and not game.stunned("Cable")


@works("mb/cable: Ultimate Soldier")
@pytest.mark.covers("FAQ-44")
def test_ultimate_soldier_works_though_cable_is_stunned_first() -> None:
    game = Game(
        side(front=[at("mb/cable", counters=-6), MUTANT], symbols="Skill"),
        side(front=[plain("Foe", 0, 20, team="Super Villains")], hand=["mb/metal-and-fire"]),
    )
    game.attacks("Cable", "Mutant", on="Foe").uses("Cable", "Ultimate Soldier").plays("Metal and Fire")
    assert "Cable" not in game or game.stunned("Cable")
    game.resolves()

    assert game.stunned("Foe")


@barred("mb/cable: Ultimate Soldier")
@pytest.mark.covers("FAQ-43")
def test_ultimate_soldier_does_nothing_if_the_combat_is_called_off_or_it_is_not_your_turn() -> None:
    foe = plain("Foe", 3, 20, team="Avengers")
    game = Game(side(front=["mb/cable"], symbols="Skill"), side(front=[foe], hand=["mb/think-again"]))
    game.attacks("Cable", on="Foe").uses("Cable", "Ultimate Soldier").plays("Think Again")
    assert game.why == "main phase" and not game.stunned("Foe")

    defending = Game(side(front=[BRUTE]), side(front=["mb/cable"], symbols="Skill"))
    assert not defending.attacks("Brute", on="Cable").picks("pass").offers("use", "Ultimate Soldier")


@works("mb/colossus: Toss")
@pytest.mark.covers("KW-38")
def test_colossus_tosses_a_friend_who_flies_this_turn() -> None:
    game = Game(
        side(front=[plain("Ground", 4, 4), plain("Other", 1, 1)], hand=["mb/colossus"], resources=6),
        side(front=[BRUTE], back=[WEAK]),
        phase="recruit",
    )
    game.recruits("Colossus").picks("Ground").until("main phase", "you").fights("Other", on="Brute")
    assert game.can_attack("Ground", on="Weak")
    game.ends_turn().until("main phase", "you")

    assert not game.can_attack("Ground", on="Weak")


@barred("mb/colossus: Toss")
def test_colossus_tosses_neither_himself_nor_enemies() -> None:
    game = Game(side(front=[MUTANT], hand=["mb/colossus"], resources=6), side(front=[BRUTE]), phase="recruit")

    game.recruits("Colossus")

    assert not game.offers("Colossus") and not game.offers("Brute")
    assert "Flight" not in Game(side(front=["mb/colossus", MUTANT])).keywords("Mutant")


@works("mb/colossus: Organic Steel")
def test_organic_steel_adds_five_for_the_combat_on_any_turn() -> None:
    game = Game(side(front=[BRUTE]), side(front=["mb/colossus"], symbols="Might"))

    game.attacks("Brute", on="Colossus").picks("pass").uses("Colossus", "Organic Steel")
    assert game.stats("Colossus") == (12, 12)

    assert game.resolves().stats("Colossus") == (7, 7)


@barred("mb/colossus: Organic Steel")
def test_organic_steel_needs_a_combat_with_him() -> None:
    game = Game(side(front=["mb/colossus", MUTANT], symbols="Might"), side(front=[BRUTE]))

    assert not game.offers("use")
    assert not game.attacks("Mutant", on="Brute").offers("use")


@works("mb/emma-frost: Mind Games")
@pytest.mark.covers("KW-21")
def test_emma_frost_may_have_a_player_swap_a_hand() -> None:
    you = side(hand=["mb/emma-frost", MUTANT], resources=6)
    enemy = side(hand=["mb/iceman"] * 5, deck=["mb/beast"] * 3)
    game = Game(you, enemy, phase="recruit")

    game.recruits("Emma Frost").picks("yes")
    myself = game.copy().picks("player", "you")
    game.picks("player", "enemy")

    assert game.hand("enemy") == ["Beast"] * 3 and game.ko("enemy") == ["Iceman"] * 5
    assert myself.hand() == ["Spare"] and myself.ko() == ["Mutant"]


@barred("mb/emma-frost: Mind Games")
def test_emma_frost_need_not_play_mind_games() -> None:
    game = Game(side(hand=["mb/emma-frost"], resources=6), side(hand=["mb/iceman"]), phase="recruit")

    game.recruits("Emma Frost").picks("no")

    assert game.hand("enemy") == ["Iceman"] and game.why == "recruit step"


# -- plot twists and the Location -----------------------------------------------------------------------------------


@works("mb/x-factor")
def test_x_factor_readies_any_exhausted_character() -> None:
    game = Game(side(front=[at(MUTANT, exhausted=True)], hand=["mb/x-factor"]), side(front=[at(BRUTE, exhausted=True)]))

    game.plays("X-Factor")
    assert game.offers("Brute")
    game.picks("Mutant")

    assert game["Mutant"].ready


@barred("mb/x-factor")
def test_x_factor_cannot_ready_the_stunned_and_needs_an_x_man() -> None:
    game = Game(side(front=[PUPIL, at(MUTANT, stunned=True)], hand=["mb/x-factor"]))
    game.plays("X-Factor")
    assert not game["Mutant"].ready

    assert not Game(side(front=[at(BRUTE, exhausted=True)], hand=["mb/x-factor"])).offers("play")
    assert not Game(side(front=[at(MUTANT, exhausted=True)], hand=["mb/x-factor"]), phase="formation").offers("play")


@works("mb/squad-tactics")
def test_squad_tactics_gives_counters_to_yours_in_the_combat() -> None:
    game = Game(
        side(front=[MUTANT, PUPIL, plain("Idle", 1, 1, team="X-Men")], hand=["mb/squad-tactics"]), side(front=[BRUTE])
    )

    game.attacks("Mutant", "Pupil", on="Brute").plays("Squad Tactics")

    assert (game["Mutant"].counters, game["Pupil"].counters, game["Idle"].counters) == (1, 1, 0)
    assert game["Brute"].counters == 0


@barred("mb/squad-tactics")
def test_squad_tactics_needs_a_combat_and_an_x_man() -> None:
    assert not Game(side(front=[MUTANT], hand=["mb/squad-tactics"])).offers("play")
    game = Game(side(front=[BRUTE], hand=["mb/squad-tactics"]), side(front=[WEAK]))
    assert not game.attacks("Brute", on="Weak").offers("play")


@works("mb/uncanny-defense")
@pytest.mark.covers("FAQ-62")
def test_uncanny_defense_brings_in_another_defender_who_trades_rows() -> None:
    game = Game(
        side(front=[plain("Foe", 3, 3)]),
        side(front=[plain("D", 2, 2, team="X-Men")], back=[plain("E", 5, 6)], hand=["mb/uncanny-defense"]),
    )

    game.attacks("Foe", on="D").picks("pass").plays("Uncanny Defense").picks("E")
    assert game["E"].row == FRONT and game["D"].row == BACK
    game.resolves()

    assert game.stunned("Foe") and not game.stunned("D") and not game.stunned("E")


@barred("mb/uncanny-defense")
@pytest.mark.covers("FAQ-61")
def test_uncanny_defense_may_be_played_in_vain_and_never_brings_in_the_stunned() -> None:
    lone = at(plain("Boss", 1, 9, kind="main", team="X-Men"))
    game = Game(side(front=[BRUTE]), side(lone, front=[at(MUTANT, stunned=True)], hand=["mb/uncanny-defense"]))
    game.attacks("Brute", on="Boss").picks("pass").plays("Uncanny Defense")
    assert game.why == "combat chance" and game.state.combat is not None
    assert game.state.combat.defender == game["Boss"].number and game.ko("enemy") == ["Uncanny Defense"]

    own = Game(side(front=[MUTANT, PUPIL], hand=["mb/uncanny-defense"]), side(front=[BRUTE]))
    own.attacks("Mutant", on="Brute").plays("Uncanny Defense")
    assert own.state.combat is not None and own.state.combat.defender == own["Brute"].number


@works("mb/school-for-gifted-youngsters")
def test_the_school_pays_any_symbol_for_an_x_man() -> None:
    for who, power in (
        ("mb/storm", "Thunder Storm"),
        ("mb/magik", "Teleport to Limbo"),
        ("mb/cyclops", "Battle Tactics"),
    ):
        assert Game(side(front=[who], up=["mb/school-for-gifted-youngsters"])).offers("use", power)
    ko = Game(side(ko=["mb/deadpool"], up=["mb/school-for-gifted-youngsters"]), phase="formation")
    assert not ko.offers("use", "Can't Keep a Bad Man Down")  # LOC-03: a card in a KO pile is on nobody's side


@barred("mb/school-for-gifted-youngsters")
def test_the_school_pays_for_x_men_only() -> None:
    assert not Game(side(front=["mb/thor"], up=["mb/school-for-gifted-youngsters"])).offers("use")
    assert not Game(side(front=["mb/storm"], down=["mb/school-for-gifted-youngsters"])).offers("use")
