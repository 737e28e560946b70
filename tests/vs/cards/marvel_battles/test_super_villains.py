"""The Super Villains of The Marvel Battles: supporting characters, plot twists and Location."""

from __future__ import annotations

import pytest

from capes.vs.contract.events import Revealed, Shuffled
from capes.vs.words.face import Face
from tests.vs.cards.setting import BACK, Game, at, barred, plain, side, works

THUG = plain("Thug", 3, 3, team="Super Villains")
BRUTE = plain("Brute", 5, 4)
WEAK = plain("Weak", 0, 1)
BOSS = plain("Boss", 1, 3, kind="main", health=9)

# -- supporting characters ------------------------------------------------------------------------------------------


@works("mb/ronan: Accuse")
@pytest.mark.covers("FAQ-56")
def test_accuse_names_any_card_and_discards_its_copies() -> None:
    game = Game(side(front=["mb/ronan"], symbols="Intellect"), side(hand=["mb/thor", "mb/academy", "mb/thor"]))

    game.uses("Ronan", "Accuse")
    assert game.offers("Knowhere") and game.offers("Even the Odds")
    game.picks("Thor")

    assert game.hand("enemy") == ["Academy"] and len(game.told(Revealed)) == 3


@barred("mb/ronan: Accuse")
def test_accuse_discards_nothing_that_was_not_named() -> None:
    game = Game(side(front=["mb/ronan"], symbols="Intellect"), side(hand=["mb/thor", "mb/academy"]))

    game.uses("Ronan", "Accuse").picks("Knowhere")

    assert game.hand("enemy") == ["Thor", "Academy"]
    assert not Game(side(front=["mb/ronan"], symbols="Skill")).offers("use")


@works("mb/mystique: Impersonate")
@pytest.mark.covers("FAQ-52")
def test_impersonate_locks_the_copied_stats_in() -> None:
    game = Game(
        side(front=["mb/mystique", "mb/thor"], symbols="Skill Energy"),
        side(front=[at(plain("Model", 2, 5), counters=2)]),
    )

    game.uses("Mystique", "Impersonate").picks("Model")
    assert game.stats("Mystique") == (4, 7)
    game.uses("Thor", "Lightning Strike").picks("Model")

    assert game.stats("Model") == (1, 4) and game.stats("Mystique") == (4, 7)


@works("mb/mystique: Impersonate")
@pytest.mark.covers("FAQ-53")
def test_mystiques_own_counters_apply_on_top_for_the_turn() -> None:
    game = Game(side(front=[at("mb/mystique", counters=2)], symbols="Skill"), side(front=[plain("Model", 4, 8)]))

    game.uses("Mystique", "Impersonate").picks("Model")
    assert game.stats("Mystique") == (6, 10)
    game.ends_turn()

    assert game.stats("Mystique") == (4, 6)


@barred("mb/mystique: Impersonate")
def test_impersonate_copies_neither_herself_nor_the_stunned() -> None:
    game = Game(side(front=["mb/mystique", THUG], symbols="Skill"), side(front=[at(BRUTE, stunned=True)]))

    game.uses("Mystique", "Impersonate")

    assert not game.offers("Mystique") and not game.offers("Brute")


@works("mb/doctor-octopus: Genius")
@pytest.mark.covers("KW-09")
def test_doctor_octopus_may_draw_as_your_turn_starts() -> None:
    game = Game(side(front=["mb/doctor-octopus"]), phase="start").picks("yes")

    assert len(game.hand()) == 3


@barred("mb/doctor-octopus: Genius")
def test_doctor_octopus_draws_nothing_stunned_or_on_enemy_turns() -> None:
    assert len(Game(side(front=[at("mb/doctor-octopus", stunned=True)]), phase="start").hand()) == 2
    assert Game(side(), side(front=["mb/doctor-octopus"]), phase="start").hand("enemy") == []


@works("mb/green-goblin: Blast")
@pytest.mark.covers("KW-02")
def test_blast_weakens_one_enemy_row() -> None:
    game = Game(
        side(hand=["mb/green-goblin"], resources=3),
        side(
            at(BOSS, row="back"),
            front=[plain("Small", 1, 1, health=2), BRUTE, at(THUG, stunned=True)],
            back=[WEAK],
        ),
        phase="recruit",
    )

    game.recruits("Green Goblin").picks("front")

    assert game.stunned("Small") and game.stats("Brute") == (4, 3)
    assert game["Thug"].counters == 0 and game["Weak"].counters == 0 and game["Boss"].counters == 0


@barred("mb/green-goblin: Blast")
def test_blast_may_hit_an_empty_row_and_hits_no_row_of_yours() -> None:
    game = Game(side(front=[THUG], hand=["mb/green-goblin"], resources=3), side(front=[BRUTE]), phase="recruit")

    game.recruits("Green Goblin")
    assert not game.offers("row", "you")
    game.picks("back", "enemy")

    assert game["Brute"].counters == 0 and game["Thug"].counters == 0


@works("mb/red-skull: Dust of Death")
@pytest.mark.covers("FAQ-55")
def test_dust_of_death_stuns_the_attacker_and_the_combat_is_off() -> None:
    game = Game(side(front=[BRUTE]), side(front=["mb/red-skull"], symbols="Skill"))

    game.attacks("Brute", on="Red Skull").picks("pass").uses("Red Skull", "Dust of Death")

    assert game.stunned("Brute") and game.why == "main phase" and not game.stunned("Red Skull")


@barred("mb/red-skull: Dust of Death")
@pytest.mark.covers("FAQ-55")
def test_dust_of_death_reaches_no_ranged_attacker_and_nobody_attacking_others() -> None:
    game = Game(
        side(back=["mb/hawkeye"]),
        side(front=[plain("Mutant", 1, 1, team="X-Men"), "mb/red-skull"], hand=["mb/uncanny-defense"], symbols="Skill"),
    )
    game.attacks("Hawkeye", on="Mutant").picks("pass").plays("Uncanny Defense").picks("Red Skull").picks("pass")
    game.uses("Red Skull", "Dust of Death")
    assert not game.stunned("Hawkeye") and game.why == "combat chance"

    other = Game(side(front=[BRUTE]), side(front=["mb/red-skull", WEAK], symbols="Skill"))
    assert not other.attacks("Brute", on="Weak").picks("pass").offers("use")
    attacking = Game(side(front=["mb/red-skull"], symbols="Skill"), side(front=[BRUTE])).attacks(
        "Red Skull", on="Brute"
    )
    assert not attacking.uses("Red Skull", "Dust of Death").stunned("Brute") and not attacking.stunned("Red Skull")


@works("mb/red-skull: Dodge")
@pytest.mark.covers("KW-03")
def test_red_skull_cannot_be_shot_at() -> None:
    assert not Game(side(back=["mb/hawkeye"]), side(front=["mb/red-skull"])).can_attack("Hawkeye", on="Red Skull")


@barred("mb/red-skull: Dodge")
def test_a_red_skull_without_powers_can_be_shot_at() -> None:
    game = Game(side("mb/star-lord-main-l2", back=["mb/hawkeye"], symbols="Skill"), side(front=["mb/red-skull"]))

    assert game.uses("Star-Lord", "Space Cop").can_attack("Hawkeye", on="Red Skull")


@works("mb/sabretooth: Ferocious")
@pytest.mark.covers("KW-06", "FAQ-12")
def test_sabretooth_strikes_back_first() -> None:
    game = Game(side(front=[BRUTE]), side(front=["mb/sabretooth"])).fights("Brute", on="Sabretooth")

    assert game.stunned("Brute") and not game.stunned("Sabretooth")


@barred("mb/sabretooth: Ferocious")
def test_sabretooth_without_powers_strikes_with_the_others() -> None:
    game = Game(side("mb/star-lord-main-l2", front=[BRUTE], symbols="Skill"), side(front=["mb/sabretooth"]))

    game.uses("Star-Lord", "Space Cop").fights("Brute", on="Sabretooth")

    assert game.stunned("Brute") and game.stunned("Sabretooth")


@works("mb/sabretooth: Berserker")
@pytest.mark.covers("KW-01")
def test_sabretooth_goes_berserk() -> None:
    game = Game(side(front=["mb/sabretooth"]), side(front=[plain("Foe", 0, 9)]))

    assert game.attacks("Sabretooth", on="Foe").stats("Sabretooth") == (5, 5)


@barred("mb/sabretooth: Berserker")
def test_sabretooth_does_not_go_berserk_defending() -> None:
    game = Game(side(front=[BRUTE]), side(front=["mb/sabretooth"]))

    assert game.attacks("Brute", on="Sabretooth").stats("Sabretooth") == (4, 4)


@works("mb/ultron: Swarm")
@pytest.mark.covers("KW-36")
def test_ultrons_stand_together_stunned_and_nullified_ones_too() -> None:
    game = Game(
        side(front=["mb/ultron", at("mb/ultron", stunned=True), "mb/ultron"], hand=["mb/ultron"], resources=4),
        side("mb/star-lord-main-l2", symbols="Skill"),
        phase="recruit",
    )
    cosmo = Game(
        side(hand=["mb/cosmo"], resources=1),
        side(front=["mb/ultron", at("mb/ultron", stunned=True)], hand=["mb/ultron"], resources=4),
        phase="recruit",
    )
    cosmo.recruits("Cosmo", "back").picks("Ultron").until("recruit step", "enemy").recruits("Ultron")

    assert len(game.recruits("Ultron").found("Ultron")) == 4
    assert len(cosmo.found("Ultron")) == 3


@barred("mb/ultron: Swarm")
def test_swarm_does_not_help_past_a_main_of_the_name_and_others_stay_unique() -> None:
    main = plain("Ultron", 1, 1, kind="main")
    assert not Game(side(main, hand=["mb/ultron"], resources=4), phase="recruit").offers("recruit", "Ultron")

    game = Game(side(front=["mb/ronan"], hand=["mb/ronan"], resources=2), phase="recruit").recruits("Ronan")
    assert len(game.found("Ronan")) == 1 and game.ko() == ["Ronan"]


@works("mb/ultron: Replicate")
def test_replicate_finds_another_ultron_in_the_deck() -> None:
    game = Game(
        side(front=["mb/ultron"], symbols="Energy", deck=["mb/thor", "mb/ultron", "mb/hulk"]), phase="formation"
    )

    game.uses("Ultron", "Replicate").picks("Ultron").picks("back")

    assert len(game.found("Ultron")) == 2 and sorted(game.deck()) == ["Hulk", "Thor"]
    assert game.told(Shuffled)


@barred("mb/ultron: Replicate")
def test_replicate_finds_nobody_else_and_is_for_the_build_phase() -> None:
    game = Game(side(front=["mb/ultron"], symbols="Energy", deck=["mb/thor", "mb/hulk"]), phase="formation")
    game.uses("Ultron", "Replicate")
    assert not game.offers("take")
    game.picks("done")

    assert len(game.found("Ultron")) == 1
    assert not Game(side(front=["mb/ultron"], symbols="Energy", deck=["mb/ultron"])).offers("use")


@works("mb/abomination: Monstrous")
@pytest.mark.covers("KW-22", "KW-23")
def test_abomination_strikes_back_at_the_whole_team() -> None:
    leader = plain("Hero", 1, 1, team="Avengers")
    game = Game(side(front=["mb/captain-america", leader]), side(front=["mb/abomination"]))

    game.fights("Captain America", "Hero", on="Abomination")

    assert "Captain America" not in game and game.stunned("Hero") and game.stunned("Abomination")


@barred("mb/abomination: Monstrous")
@pytest.mark.covers("KW-23")
def test_abomination_strikes_one_in_a_ranged_team_attack() -> None:
    game = Game(
        side(back=["mb/hawkeye", "mb/nick-fury"]),
        side(front=[at("mb/abomination", counters=4), plain("Hero", 1, 1, team="Avengers")]),
    )
    game.fights("Hawkeye", "Nick Fury", on="Abomination")
    assert game.why == "main phase" and "Hawkeye" in game and "Nick Fury" in game

    lost = Game(
        side("mb/star-lord-main-l2", front=[THUG, plain("Pal", 1, 1, team="Super Villains")], symbols="Skill"),
        side(front=["mb/abomination"]),
    )
    lost.uses("Star-Lord", "Space Cop").fights("Thug", "Pal", on="Abomination")
    assert lost.why == "strike back at"


@works(
    "mb/mandarin: Makluan Rings [Intellect]",
    "mb/mandarin: Makluan Rings [Skill]",
    "mb/mandarin: Makluan Rings [Might]",
    "mb/mandarin: Makluan Rings [Energy]",
)
@pytest.mark.covers("FAQ-50")
def test_each_makluan_ring_works_once_a_turn() -> None:
    game = Game(
        side(front=["mb/mandarin"], symbols="Intellect Skill Might Energy Energy"),
        side(front=[BRUTE], hand=["mb/thor", "mb/hulk"]),
    )

    game.uses("Mandarin", "Makluan Rings", "Intellect")
    game.uses("Mandarin", "Makluan Rings", "Skill")
    assert game.decider == "enemy"
    game.picks("Thor")
    game.uses("Mandarin", "Makluan Rings", "Might").picks("Mandarin")
    game.uses("Mandarin", "Makluan Rings", "Energy").picks("Brute")

    assert len(game.hand()) == 1 and game.hand("enemy") == ["Hulk"]
    assert game.stats("Mandarin") == (4, 7) and game.stats("Brute") == (4, 3)
    assert not game.offers("use")


@barred(
    "mb/mandarin: Makluan Rings [Intellect]",
    "mb/mandarin: Makluan Rings [Skill]",
    "mb/mandarin: Makluan Rings [Might]",
    "mb/mandarin: Makluan Rings [Energy]",
)
@pytest.mark.covers("FAQ-50")
@pytest.mark.parametrize("symbol", ["Intellect", "Skill", "Might", "Energy"])
def test_a_makluan_ring_takes_its_own_symbol_and_a_face_up_mandarin(symbol: str) -> None:
    others = " ".join(each for each in ("Intellect", "Skill", "Might", "Energy") if each != symbol)

    assert not Game(side(front=["mb/mandarin"], symbols=others)).offers("use", "Makluan Rings", symbol)
    assert not Game(side(front=[at("mb/mandarin", stunned=True)], symbols=symbol)).offers("use")
    assert not Game(side(front=["mb/mandarin"], symbols=symbol), phase="formation").offers("use")


@works("mb/juggernaut: Unstoppable")
@pytest.mark.covers("FAQ-48")
def test_juggernaut_goes_on_into_the_back_row_without_readying() -> None:
    game = Game(
        side(front=["mb/juggernaut"], symbols="Might"),
        side(at(BOSS, row="back"), front=[plain("Foe", 0, 3), WEAK], back=[plain("Far", 0, 3)]),
    )

    game.attacks("Juggernaut", on="Foe").uses("Juggernaut", "Unstoppable").resolves()
    assert game.why == "attack again" and sorted(game.offered()) == ["Boss", "Far", "no"]
    game.picks("Far")
    assert not game["Juggernaut"].ready and game.why == "combat chance"
    game.resolves()

    assert game.stunned("Foe") and game.stunned("Far") and game.why == "main phase"


@barred("mb/juggernaut: Unstoppable")
@pytest.mark.covers("FAQ-48")
def test_juggernaut_stops_if_he_falls_or_fails_or_has_company() -> None:
    def against(foe: Face, *mates: Face) -> Game:
        game = Game(
            side(front=["mb/juggernaut", *mates], symbols="Might"),
            side(at(BOSS, row="back"), front=[foe], back=[plain("Far", 0, 3)]),
        )
        return (
            game.attacks("Juggernaut", *(m.name for m in mates), on="Foe").uses("Juggernaut", "Unstoppable").resolves()
        )

    fallen = against(plain("Foe", 9, 3))
    assert fallen.stunned("Juggernaut") and fallen.why == "main phase"
    assert against(plain("Foe", 0, 20)).why == "main phase"
    assert against(plain("Foe", 0, 3), THUG).why == "main phase"

    defending = Game(side(front=[BRUTE]), side(front=["mb/juggernaut"], symbols="Might"))
    assert not defending.attacks("Brute", on="Juggernaut").picks("pass").offers("use")
    unused = Game(side(front=["mb/juggernaut"]), side(at(BOSS, row="back"), front=[WEAK], back=[plain("Far", 0, 3)]))
    assert unused.fights("Juggernaut", on="Weak").why == "main phase"


@works("mb/magneto: Magnetic Suppression")
@pytest.mark.covers("KW-18")
def test_magneto_keeps_enemy_supporters_down() -> None:
    game = Game(
        side(at(BOSS, stunned=True), front=[at(THUG, stunned=True)]), side(front=["mb/magneto"]), phase="recovery"
    )

    assert game.stunned("Thug") and not game.stunned("Boss")


@barred("mb/magneto: Magnetic Suppression")
@pytest.mark.covers("KW-19")
def test_a_stunned_magneto_keeps_nobody_down_nor_his_friends() -> None:
    down = Game(side(front=[at(THUG, stunned=True)]), side(front=[at("mb/magneto", stunned=True)]), phase="recovery")
    own = Game(side(front=[at(THUG, stunned=True), "mb/magneto"]), phase="recovery")

    assert not down.stunned("Thug")
    assert not own.stunned("Thug")


@works("mb/loki: Schemer")
@pytest.mark.covers("KW-33")
def test_loki_draws_for_the_first_twist_of_a_turn_whoevers_it_is() -> None:
    game = Game(side(front=[BRUTE]), side(front=["mb/loki"], hand=["mb/find-cover", "mb/find-cover"]))

    game.attacks("Brute", on="Loki").picks("pass").plays("Find Cover").picks("yes")
    assert game.hand("enemy") == ["Find Cover", "Spare"]
    game.picks("pass").plays("Find Cover")

    assert game.why == "combat chance" and game.hand("enemy") == ["Spare"]


@barred("mb/loki: Schemer")
@pytest.mark.covers("KW-33")
def test_loki_draws_nothing_if_a_twist_was_played_before_he_came_or_by_an_enemy() -> None:
    game = Game(
        side(
            front=[plain("V", 3, 3, team="MCU Villains", marked=True)],
            hand=["mcu/hes-a-friend-from-work", "mb/loki", "mb/open-fire"],
            resources=7,
        ),
        side(front=[BRUTE]),
        phase="recruit",
    )
    game.plays("He's a Friend From Work!").until("recruit step").recruits("Loki").until("main phase", "you")
    game.attacks("V", on="Brute").plays("Open Fire")
    assert game.why == "combat chance"

    enemy = Game(side(front=[BRUTE], hand=["mb/open-fire"]), side(front=["mb/loki"])).attacks("Brute", on="Loki")
    assert enemy.plays("Open Fire").why == "combat chance"


@works("mb/dormammu: Immortal")
@pytest.mark.covers("KW-12")
def test_dormammu_may_return_to_the_deck() -> None:
    game = Game(side(front=[plain("Giant", 9, 9)]), side(front=[at("mb/dormammu", wounds=1)]))

    game.fights("Giant", on="Dormammu")
    assert game.why == "may" and game.decider == "enemy"
    declined = game.copy().picks("no")
    game.picks("yes")

    assert "Dormammu" in game.deck("enemy") and game.ko("enemy") == []
    assert declined.ko("enemy") == ["Dormammu"]


@barred("mb/dormammu: Immortal")
def test_a_stunned_dormammu_stays_and_one_without_powers_is_gone() -> None:
    stunned = Game(side(front=[plain("Giant", 9, 9)]), side(front=["mb/dormammu"])).fights("Giant", on="Dormammu")
    assert stunned.stunned("Dormammu") and stunned.why == "main phase"

    game = Game(
        side("mb/star-lord-main-l2", front=[plain("Giant", 9, 9)], symbols="Skill"),
        side(front=[at("mb/dormammu", wounds=1)]),
    )
    game.uses("Star-Lord", "Space Cop").fights("Giant", on="Dormammu")
    assert game.why == "main phase" and game.ko("enemy") == ["Dormammu"]


@works("mb/dormammu: Necromancy")
@pytest.mark.covers("FAQ-45")
def test_necromancy_raises_an_enemy_character_that_may_attack_at_once() -> None:
    game = Game(
        side(front=["mb/dormammu"], ko=[THUG], symbols="Intellect Energy"),
        side(front=[BRUTE], ko=["mb/hawkeye", "mb/academy"]),
    )

    game.uses("Dormammu", "Necromancy").picks("back")

    hawkeye = game["Hawkeye"]
    assert hawkeye.seat == 0 and hawkeye.owner == 1 and hawkeye.row == BACK
    assert game.can_attack("Hawkeye", on="Brute")


@barred("mb/dormammu: Necromancy")
def test_necromancy_needs_both_symbols_and_an_enemy_pile() -> None:
    assert not Game(side(front=["mb/dormammu"], symbols="Intellect Intellect"), side(ko=["mb/hawkeye"])).offers("use")
    game = Game(side(front=["mb/dormammu"], ko=[THUG], symbols="Intellect Energy"), side(ko=["mb/academy"]))

    assert game.uses("Dormammu", "Necromancy").why == "main phase" and "Thug" not in game


@works("mb/thanos: Welcome Death")
@pytest.mark.covers("FAQ-57")
def test_welcome_death_wounds_every_stunned_character_even_your_main() -> None:
    game = Game(
        side(front=["mb/thanos", at(WEAK, stunned=True)], symbols="Might"),
        side(front=[at(BRUTE, stunned=True, wounds=1), THUG]),
    )
    game.uses("Thanos", "Welcome Death")
    assert (game["Weak"].wounds, game["Brute"].wounds, game["Thug"].wounds) == (1, 2, 0)

    own = Game(
        side(
            at(plain("Mine", 1, 1, kind="main", health=5), stunned=True, wounds=4), front=["mb/thanos"], symbols="Might"
        )
    )
    own.uses("Thanos", "Welcome Death")
    assert own.winners == ("enemy",)


@barred("mb/thanos: Welcome Death")
def test_welcome_death_spares_the_standing_and_needs_might() -> None:
    game = Game(side(front=["mb/thanos"], symbols="Might"), side(front=[at(BRUTE, wounds=1)]))

    assert game.uses("Thanos", "Welcome Death")["Brute"].wounds == 1
    assert not Game(side(front=["mb/thanos"], symbols="Skill")).offers("use")


# -- plot twists and the Location -----------------------------------------------------------------------------------


@works("mb/extinguish")
def test_extinguish_kills_a_stunned_supporter_of_any_side() -> None:
    game = Game(
        side(front=[THUG, at(WEAK, stunned=True)], hand=["mb/extinguish"]), side(front=[at(BRUTE, stunned=True)])
    )

    game.plays("Extinguish")
    assert game.offers("Weak")
    game.picks("Brute")

    assert game.ko("enemy") == ["Brute"]


@barred("mb/extinguish")
def test_extinguish_spares_the_standing_and_mains_and_needs_a_villain() -> None:
    game = Game(side(front=[THUG], hand=["mb/extinguish"]), side(at(BOSS, stunned=True), front=[BRUTE]))
    game.plays("Extinguish")

    assert "Boss" in game and "Brute" in game and game.ko() == ["Extinguish"]
    assert not Game(side(front=[BRUTE], hand=["mb/extinguish"])).offers("play")
    assert not Game(side(front=[THUG], hand=["mb/extinguish"]), phase="formation").offers("play")


@works("mb/metal-and-fire")
@pytest.mark.covers("FAQ-59")
def test_metal_and_fire_of_a_third_player_hits_everybody_in_the_combat() -> None:
    game = Game(
        side(front=[plain("A", 3, 3), plain("B", 3, 3)]),
        side(front=[plain("D", 3, 9)]),
        side(front=[THUG], hand=["mb/metal-and-fire"]),
    )
    game.attacks("A", on="D").picks("pass").picks("pass").plays("Metal and Fire")
    assert game["A"].counters == -1 and game["D"].counters == -1 and game["B"].counters == 0

    own = Game(side(front=[THUG], hand=["mb/metal-and-fire"]), side(front=[BRUTE])).attacks("Thug", on="Brute")
    own.plays("Metal and Fire")
    assert own["Brute"].counters == -1 and own["Thug"].counters == 0


@works("mb/metal-and-fire")
@pytest.mark.covers("FAQ-59")
def test_metal_and_fire_hits_all_three_of_a_team_attack() -> None:
    pair = [plain("A", 3, 3, team="Avengers"), plain("B", 3, 3, team="Avengers")]
    game = Game(side(front=pair), side(front=[plain("D", 3, 9)]), side(front=[THUG], hand=["mb/metal-and-fire"]))

    game.attacks("A", "B", on="D").picks("pass").picks("pass").plays("Metal and Fire")

    assert [game[name].counters for name in ("A", "B", "D")] == [-1, -1, -1]


@barred("mb/metal-and-fire")
def test_metal_and_fire_needs_a_combat_and_a_villain() -> None:
    assert not Game(side(front=[THUG], hand=["mb/metal-and-fire"])).offers("play")
    nobody = Game(side(front=[BRUTE], hand=["mb/metal-and-fire"]), side(front=[WEAK]))
    assert not nobody.attacks("Brute", on="Weak").offers("play")


@works("mb/trickster-god")
@pytest.mark.covers("FAQ-60")
def test_trickster_god_swaps_and_later_changes_come_on_top() -> None:
    game = Game(side(front=[THUG], hand=["mb/trickster-god"]), side(front=[plain("Foe", 4, 7)], hand=["mb/find-cover"]))

    game.attacks("Thug", on="Foe").plays("Trickster God").picks("Foe")
    assert game.stats("Foe") == (7, 4)
    game.plays("Find Cover")
    assert game.stats("Foe") == (7, 7)

    assert game.resolves().stats("Foe") == (4, 7)


@barred("mb/trickster-god")
def test_trickster_god_touches_nobody_outside_the_combat_and_needs_a_villain() -> None:
    game = Game(side(front=[THUG, BRUTE], hand=["mb/trickster-god"]), side(front=[plain("Foe", 4, 7)]))
    assert not game.offers("play")
    assert not game.attacks("Thug", on="Foe").plays("Trickster God").offers("Brute")

    nobody = Game(side(front=[BRUTE], hand=["mb/trickster-god"]), side(front=[WEAK]))
    assert not nobody.attacks("Brute", on="Weak").offers("play")


@works("mb/the-vault")
def test_the_vault_pays_any_symbol_for_a_super_villain() -> None:
    for symbol in ("Intellect", "Skill", "Might", "Energy"):
        assert Game(side(front=["mb/mandarin"], up=["mb/the-vault"])).offers("use", "Makluan Rings", symbol)


@barred("mb/the-vault")
def test_the_vault_pays_for_super_villains_only_and_one_symbol_at_a_time() -> None:
    assert not Game(side(front=["mb/thor"], up=["mb/the-vault"])).offers("use")
    assert not Game(side(front=["mb/dormammu"], up=["mb/the-vault"]), side(ko=[WEAK])).offers("use")
