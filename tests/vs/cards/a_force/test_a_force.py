"""A-Force of A-Force: supporting characters, plot twists and Location."""

from __future__ import annotations

import pytest

from capes.vs.contract.events import Revealed, Shuffled
from capes.vs.rules.ending import stalemate
from capes.vs.words import Face
from tests.vs.cards.setting import BACK, FRONT, Cast, Game, at, barred, plain, side, works

BRUTE = plain("Brute", 5, 4)
ANT = plain("Ant", 1, 1)
GIANT = plain("Giant", 9, 9)
ALLY = plain("Ally", 2, 2, team="A-Force")
FLIER, SHOOTER = "mb/nova", "mb/hawkeye"

# -- supporting characters ------------------------------------------------------------------------------------------


@works("af/wasp: Sting")
def test_wasp_stings_an_enemy_on_appearing() -> None:
    game = Game(side(hand=["af/wasp"], resources=1), side(front=[GIANT]), phase="recruit")

    game.recruits("Wasp").picks("Giant")

    assert game["Giant"].counters == -1


@barred("af/wasp: Sting")
def test_wasp_stings_no_friend() -> None:
    game = Game(side(front=[BRUTE], hand=["af/wasp"], resources=1), phase="recruit")

    game.recruits("Wasp")

    assert game["Brute"].counters == 0 and game["Enemy Main"].counters == -1


@works("af/wasp: Shrink")
def test_wasp_may_call_off_the_first_combat_against_her() -> None:
    game = Game(side(front=["af/wasp"]), side(front=[GIANT]), turn_of="enemy")

    game.attacks("Giant", on="Wasp").picks("yes")

    assert game.why == "main phase" and not game.stunned("Wasp")


@barred("af/wasp: Shrink")
def test_wasp_does_not_escape_a_second_attack_of_the_turn() -> None:
    game = Game(side(front=["af/wasp"]), side(front=[GIANT, BRUTE]), turn_of="enemy")

    game.attacks("Giant", on="Wasp").picks("yes").attacks("Brute", on="Wasp")

    assert game.why == "combat chance"


@works("af/sister-grimm: The Staff of One")
def test_the_staff_of_one_finds_a_combat_twist_and_plays_it_at_once() -> None:
    deck: list[str | Face] = [
        "af/cat-fight",
        "af/main-strength",
        "af/femme-fatality",
        "af/you-wont-like-her-when-shes-angry",
        BRUTE,
    ]
    you = side(front=["af/sister-grimm", ALLY], deck=deck, symbols="Intellect")
    game = Game(you, side(front=[GIANT]), turn_of="enemy")

    game.attacks("Giant", on="Ally").picks("pass").uses("Sister Grimm", "The Staff of One")
    assert game.why == "search"
    assert not game.offers("Cat Fight")  # no Femme Fatale stands by
    assert not game.offers("Femme Fatality") and not game.offers("Brute")
    game.picks("take", "You Won't Like Her When She's Angry")

    assert game["Ally"].counters == 2
    assert game.ko() == ["You Won't Like Her When She's Angry"] and len(game.deck()) == 4
    assert game.told(Shuffled)


@barred("af/sister-grimm: The Staff of One")
def test_the_staff_of_one_repeats_no_name_of_the_ko_pile() -> None:
    you = side(
        front=["af/sister-grimm", ALLY], deck=["af/main-strength"] * 2, ko=["af/main-strength"], symbols="Intellect"
    )
    game = Game(you, side(front=[GIANT]))

    game.attacks("Ally", on="Giant").uses("Sister Grimm", "The Staff of One")
    assert not game.offers("take")
    game.picks("done")

    assert game.ko() == ["Main Strength"] and len(game.deck()) == 2
    assert not game.until("main phase").offers("use")


@works("af/pixie: Hallucinogenic Dust")
def test_the_dust_reveals_up_to_a_new_face_who_is_gone_as_the_turn_ends() -> None:
    deck: list[str | Face] = ["mb/open-fire", "af/pixie", BRUTE, GIANT]
    game = Game(side(front=["af/pixie", ANT], deck=deck, symbols="Energy"))

    game.uses("Pixie", "Hallucinogenic Dust").picks("front")
    assert "Brute" in game and sorted(game.deck()) == ["Giant", "Open Fire", "Pixie"]
    assert len(game.told(Revealed)) == 3
    game.ends_turn()

    assert "Brute" not in game and game.ko() == ["Brute"]


@works("af/pixie: Hallucinogenic Dust")
def test_the_dust_ends_even_if_pixie_is_gone() -> None:
    you = side(front=["af/pixie"], deck=[BRUTE, ANT, ANT, ANT], symbols="Energy")
    game = Game(you, side(front=[GIANT]))

    game.uses("Pixie", "Hallucinogenic Dust").picks("front").fights("Pixie", on="Giant").until("main phase")
    assert "Pixie" not in game
    game.ends_turn()

    assert "Brute" not in game


@barred("af/pixie: Hallucinogenic Dust")
def test_the_dust_finds_nobody_where_all_are_known() -> None:
    game = Game(side(front=["af/pixie"], deck=["af/pixie", "mb/open-fire"], symbols="Energy"))

    game.uses("Pixie", "Hallucinogenic Dust")

    assert game.why == "main phase" and sorted(game.deck()) == ["Open Fire", "Pixie"]


@works("af/spider-woman: Dodge")
@pytest.mark.covers("KW-03")
def test_spider_woman_cannot_be_shot_at() -> None:
    game = Game(side(front=["af/spider-woman"]), side(back=[SHOOTER]), turn_of="enemy")

    assert not game.can_attack("Hawkeye", on="Spider-Woman")


@barred("af/spider-woman: Dodge")
def test_spider_woman_does_not_dodge_a_melee() -> None:
    game = Game(side(front=["af/spider-woman"]), side(front=[BRUTE]), turn_of="enemy")

    assert game.can_attack("Brute", on="Spider-Woman")


@works("af/spider-woman: Venom Blast")
def test_venom_blast_lowers_the_defence_of_whom_she_fights() -> None:
    wall = plain("Wall", 1, 6)
    game = Game(side(front=["af/spider-woman"], symbols="Skill"), side(front=[wall, GIANT]))

    game.attacks("Spider-Woman", on="Wall").uses("Spider-Woman", "Venom Blast")
    assert game.stats("Wall") == (1, 3)

    assert game.resolves().stunned("Wall")


@barred("af/spider-woman: Venom Blast")
def test_venom_blast_is_for_her_own_melee() -> None:
    game = Game(side(front=["af/spider-woman", BRUTE], symbols="Skill"), side(front=[GIANT]))

    assert not game.attacks("Brute", on="Giant").offers("use")


@works("af/meggan: Empathic Metamorph")
def test_meggan_takes_as_many_counters_as_the_others_have() -> None:
    weak = at(plain("Weak", 5, 5), counters=-2)
    people: list[Cast] = ["af/meggan", at(BRUTE, counters=2), at(ALLY, counters=1), weak]
    game = Game(side(front=people, symbols="Might"), side(front=[at(GIANT, counters=4)]))

    game.uses("Meggan", "Empathic Metamorph")

    assert game["Meggan"].counters == 3


@barred("af/meggan: Empathic Metamorph")
def test_meggan_does_not_count_her_own_counters() -> None:
    game = Game(side(front=[at("af/meggan", counters=2), BRUTE], symbols="Might"))

    assert game.uses("Meggan", "Empathic Metamorph")["Meggan"].counters == 2


@works("af/medusa: Grab")
@pytest.mark.covers("KW-10")
def test_nobody_flies_over_medusa() -> None:
    game = Game(side(front=["af/medusa"], back=[ANT]), side(front=[FLIER]), turn_of="enemy")

    assert not game.can_attack("Nova", on="Ant")


@barred("af/medusa: Grab")
def test_a_stunned_medusa_holds_no_flier() -> None:
    game = Game(side(front=[at("af/medusa", stunned=True), BRUTE], back=[ANT]), side(front=[FLIER]), turn_of="enemy")

    assert game.can_attack("Nova", on="Ant")


@works("af/medusa: Prehensile Hair")
def test_prehensile_hair_exhausts_and_holds_until_medusa_falls() -> None:
    game = Game(side(front=["af/medusa", BRUTE], symbols="Skill"), side(front=[GIANT, plain("Boss", 9, 9)]))

    game.uses("Medusa", "Prehensile Hair").picks("Giant")
    assert not game["Giant"].ready
    game.ends_turn().until("formation step", "enemy")
    assert not game.offers("move", "Giant") and game.offers("move", "Boss")
    game.until("main phase", "enemy")
    assert not game["Giant"].ready
    game.fights("Boss", on="Medusa").until("main phase").ends_turn()
    game.until("main phase", "you").ends_turn().until("main phase", "enemy")

    assert game["Giant"].ready and not game.state.modifiers


@works("af/medusa: Prehensile Hair")
def test_who_is_held_cannot_be_moved_to_another_side() -> None:
    you = side(front=["af/medusa", "def/purple-man"], symbols="Skill Intellect")
    game = Game(you, side(front=[GIANT]))

    game.uses("Medusa", "Prehensile Hair").picks("Giant").uses("Purple Man", "Brainwash").until("main phase")

    assert game["Giant"].seat == 1


@barred("af/medusa: Prehensile Hair")
def test_prehensile_hair_does_not_reach_the_back_row() -> None:
    game = Game(side(front=["af/medusa"], symbols="Skill"), side(back=[GIANT]))

    game.uses("Medusa", "Prehensile Hair")

    assert game["Giant"].ready and not game["Enemy Main"].ready


@works("af/singularity: Pocket Dimension")
@pytest.mark.covers("ZONE-05")
def test_singularity_hides_friends_who_come_back_with_everything_on_them() -> None:
    main = at("af/she-hulk-main-l1", wounds=2, xp=3, counters=1)
    you = side(main, front=["af/singularity", at(BRUTE, wounds=1, counters=2), ANT])
    game = Game(you, side(front=[GIANT]))

    game.ends_turn().picks("She-Hulk").picks("Brute").picks("done")
    assert "She-Hulk" not in game and "Brute" not in game and "Ant" in game
    game.until("main phase", "enemy").ends_turn()
    while game.why != "main phase":
        game.picks("back") if game.offers("row") else game.until("main phase", "you")

    hulk, brute = game["She-Hulk"], game["Brute"]
    assert (hulk.wounds, hulk.xp, hulk.counters, hulk.main_of, hulk.original) == (2, 3, 1, 0, True)
    assert (brute.wounds, brute.counters, brute.main_of) == (1, 2, -1)
    assert hulk.ready and not game.state.aside and game.result is None


@works("af/singularity: Pocket Dimension")
@pytest.mark.covers("DECKOUT-02")
@pytest.mark.parametrize(("wounds", "winners"), [(1, (0,)), (3, (1,)), (2, (0, 1))])
def test_a_main_in_the_pocket_dimension_counts_with_its_wounds_when_nobody_attacks_any_more(
    wounds: int, winners: tuple[int, ...]
) -> None:
    you = side(at("af/she-hulk-main-l1", wounds=wounds), front=["af/singularity"])
    game = Game(you, side(at(plain("Enemy Main", 2, 9, health=9, kind="main"), wounds=2)))
    game.ends_turn().picks("She-Hulk")

    assert "She-Hulk" not in game
    stalemate(game.state)

    assert game.result is not None
    assert (game.result.winners, game.result.why) == (winners, "stalemate")


@works("af/singularity: Pocket Dimension")
def test_they_come_back_when_singularity_leaves_play_and_not_when_she_is_stunned_and_appear_anew() -> None:
    you = side(front=[at("af/singularity", wounds=0), "af/wasp"])
    game = Game(you, side(front=[GIANT, plain("Boss", 9, 9)]))

    game.ends_turn().picks("Wasp").picks("done").until("main phase", "enemy").fights("Giant", on="Singularity")
    assert game.why == "choose row for" and game.decider == "you"
    game.picks("front").picks("Boss")

    assert "Singularity" not in game and game["Boss"].counters == -1
    game.until("main phase", "enemy").ends_turn().until("main phase", "you")
    assert len(game.found("Wasp")) == 1


@works("af/singularity: Pocket Dimension")
def test_pocket_dimension_and_the_dust_are_ordered_by_the_turns_player() -> None:
    you = side(front=["af/pixie", "af/singularity"], deck=[BRUTE, ANT, ANT, ANT], symbols="Energy")
    game = Game(you)

    game.uses("Pixie", "Hallucinogenic Dust").picks("front").ends_turn()
    game.picks("resolve", "Pocket Dimension").picks("Brute").picks("done")

    assert game.ko() == [] and [card.face.name for card in game.state.removed] == ["Brute"]


@barred("af/singularity: Pocket Dimension")
def test_singularity_hides_neither_herself_nor_the_stunned_nor_enemies_and_tokens_never_return() -> None:
    people: list[Cast] = ["af/singularity", at(BRUTE, stunned=True), "af/demon-goblin"]
    game = Game(side(front=people), side(front=[GIANT]))

    game.ends_turn()
    assert not game.offers("Singularity") and not game.offers("Brute") and not game.offers("Giant")
    game.picks("Demon Goblin").picks("done").until("main phase", "enemy")
    game.ends_turn().until("main phase", "you")

    assert "Demon Goblin" not in game and not game.state.removed


@works("af/singularity: Pocket Dimension")
@barred("af/singularity: Pocket Dimension")
def test_by_the_errata_pocket_dimension_is_a_reaction_that_costs_energy() -> None:
    you = side(front=["af/singularity", BRUTE], symbols="Energy")
    game = Game(you, edition="errata")
    poor = Game(side(front=["af/singularity", BRUTE]), edition="errata")

    game.ends_turn()
    assert game.why == "react"
    game.picks("use", "Pocket Dimension").picks("Brute").picks("done")
    poor.ends_turn()

    assert "Brute" not in game and game.resources() == [("Laboratory", False)]
    assert poor.decider == "enemy" and "Brute" in poor


@works("af/dazzler: Dazzle")
def test_dazzle_stuns_without_a_wound() -> None:
    game = Game(side(front=["af/dazzler"], symbols="Energy"), side(front=[GIANT, ANT]))

    game.uses("Dazzler", "Dazzle").picks("Giant")

    assert game.stunned("Giant") and game["Giant"].wounds == 0


@barred("af/dazzler: Dazzle")
def test_dazzle_dazes_no_main_and_no_friend() -> None:
    game = Game(side(front=["af/dazzler", BRUTE], symbols="Energy"))

    game.uses("Dazzler", "Dazzle")

    assert not game.stunned("Enemy Main") and not game.stunned("Brute")


@works("af/she-hulk: Leader")
@pytest.mark.covers("KW-16")
def test_a_leading_she_hulk_says_who_is_struck_back() -> None:
    game = Game(side(front=["af/she-hulk", ALLY]), side(front=[GIANT]))

    game.fights("She-Hulk", "Ally", on="Giant")

    assert game.why == "strike back at" and game.decider == "you"


@barred("af/she-hulk: Leader")
def test_she_hulk_does_not_lead_from_outside_the_combat() -> None:
    friend = plain("Friend", 2, 2, team="A-Force")
    game = Game(side(front=["af/she-hulk", ALLY, friend]), side(front=[GIANT]))

    game.fights("Friend", "Ally", on="Giant")

    assert game.why == "strike back at" and game.decider == "enemy"


@works("af/she-hulk: Baroness of Arcadia")
def test_the_baroness_strengthens_attacking_a_force_from_anywhere() -> None:
    game = Game(side(front=["af/she-hulk", ALLY], symbols="Might"), side(front=[GIANT]))

    game.attacks("Ally", on="Giant").uses("She-Hulk", "Baroness of Arcadia")

    assert game.stats("Ally") == (4, 4) and game.stats("She-Hulk") == (5, 5)


@barred("af/she-hulk: Baroness of Arcadia")
def test_the_baroness_is_for_a_force_on_your_own_turn() -> None:
    game = Game(side(front=["af/she-hulk", BRUTE], symbols="Might"), side(front=[GIANT]))
    other = Game(side(front=["af/she-hulk"], symbols="Might"), side(front=[GIANT]), turn_of="enemy")

    game.attacks("Brute", on="Giant").uses("She-Hulk", "Baroness of Arcadia")
    other.attacks("Giant", on="She-Hulk").picks("pass")

    assert game.stats("Brute") == (5, 4)
    assert not other.offers("use")


@works("af/spectrum: Energy Form")
def test_spectrum_feeds_on_the_laboratories_of_all_sides_when_appearing_and_when_recovering() -> None:
    you = side(hand=["af/spectrum"], symbols="Energy Energy", resources=3)
    game = Game(you, side(symbols="Energy Skill"), phase="recruit").recruits("Spectrum")
    down = Game(side(front=[at("af/spectrum", stunned=True)], symbols="Energy"), phase="recovery")

    assert game["Spectrum"].counters == 3
    assert down["Spectrum"].counters == 1


@barred("af/spectrum: Energy Form")
def test_spectrum_does_not_feed_on_other_face_down_or_team_locations() -> None:
    you = side(hand=["af/spectrum"], up=["af/arcadia"], down=["mb/laboratory"], symbols="Skill", resources=3)
    game = Game(you, phase="recruit").recruits("Spectrum")

    assert game["Spectrum"].counters == 0


@works("af/miss-america: Tough")
def test_miss_america_may_get_up_at_once_and_keeps_the_wound() -> None:
    game = Game(side(front=["af/miss-america"]), side(front=[GIANT]), turn_of="enemy")

    game.fights("Giant", on="Miss America").picks("yes")

    assert not game.stunned("Miss America") and game["Miss America"].wounds == 1 and not game["Miss America"].ready


@barred("af/miss-america: Tough")
def test_miss_america_may_stay_down_and_the_third_wound_is_the_last() -> None:
    game = Game(side(front=["af/miss-america"]), side(front=[GIANT]), turn_of="enemy")
    last = Game(side(front=[at("af/miss-america", wounds=2)]), side(front=[GIANT]), turn_of="enemy")

    game.fights("Giant", on="Miss America").picks("no")
    last.fights("Giant", on="Miss America").until("main phase")

    assert game.stunned("Miss America")
    assert "Miss America" not in last


@works("af/loki: Power Hungry")
def test_loki_draws_three_at_the_first_power_up_of_a_turn() -> None:
    you = side(front=["af/loki", ALLY], hand=[ALLY, ALLY])
    game = Game(you)

    game.picks("power up", "Ally")
    assert len(game.hand()) == 4
    game.picks("power up", "Ally")

    assert len(game.hand()) == 3


@barred("af/loki: Power Hungry")
def test_loki_draws_nothing_for_the_power_ups_of_enemies() -> None:
    game = Game(side(front=["af/loki"]), side(front=[ALLY], hand=[ALLY]), turn_of="enemy")

    game.picks("power up", "Ally")

    assert game.hand() == []


@works("af/loki: Questionable Loyalty")
def test_loki_goes_over_to_a_stronger_enemy() -> None:
    game = Game(side(front=["af/loki"]), side(front=[GIANT]), side(front=[ANT]), phase="recovery")

    game.until("resource step")

    assert game["Loki"].seat == 1 and game["Loki"].row == BACK and game["Loki"].owner == 0


@works("af/loki: Questionable Loyalty")
def test_of_two_stronger_enemies_lokis_player_picks_one() -> None:
    boss = plain("Boss", 8, 9)
    game = Game(side(front=["af/loki"]), side(front=[GIANT]), side(front=[boss]), phase="recovery")

    game.picks("Boss")

    assert game["Loki"].seat == 2


@barred("af/loki: Questionable Loyalty")
def test_loki_stays_where_nobody_is_stronger_than_all_of_his_side() -> None:
    equal = Game(side(front=["af/loki"]), side(front=[plain("Peer", 7, 9)]), phase="recovery")
    stunned = Game(side(front=["af/loki"]), side(front=[at(GIANT, stunned=True)]), phase="recovery")

    assert equal.until("resource step")["Loki"].seat == 0
    assert stunned.until("resource step")["Loki"].seat == 0


@works("af/rogue: Absorb Powers")
def test_rogue_takes_over_the_powers_of_whom_she_kos_until_she_is_stunned() -> None:
    you = side(front=[at("af/rogue", counters=2)], symbols="Energy")
    game = Game(you, side(front=["af/dazzler", GIANT, plain("Boss", 9, 9)]))

    game.fights("Rogue", on="Dazzler").until("main phase")
    assert game.keywords("Rogue") == ["Flight", "Absorb Powers", "Ranged"]
    game.uses("Rogue", "Dazzle").picks("Giant")
    assert game.stunned("Giant")
    game.ends_turn().until("main phase", "enemy").fights("Boss", on="Rogue").until("main phase", "you")

    assert game.keywords("Rogue") == ["Flight", "Absorb Powers"] and not game.state.modifiers


@works("af/rogue: Absorb Powers")
def test_rogue_absorbs_what_bends_the_powers_of_others_and_one_who_escapes_into_the_deck() -> None:
    stone = Game(side(front=["af/rogue"]), side(front=["af/moonstone", FLIER]))
    fay = Game(side(front=[at("af/rogue", counters=9)]), side(front=[at("af/morgan-le-fay", wounds=1)]))

    stone.fights("Rogue", on="Moonstone").until("main phase")
    fay.fights("Rogue", on="Morgan le Fay").picks("resolve", "Immortal").picks("yes").until("main phase")

    assert "Flight" not in stone.keywords("Nova") and "Gravity Stone" in stone.keywords("Rogue")
    assert "Morgan le Fay" in fay.deck("enemy") and "Immortal" in fay.keywords("Rogue")


@barred("af/rogue: Absorb Powers")
def test_rogue_takes_nothing_from_a_stun_or_from_the_kos_of_others() -> None:
    tough = Game(side(front=[at("af/rogue", counters=2)]), side(front=["af/miss-america"]))
    other = Game(side(front=["af/rogue", BRUTE]), side(front=["af/moonstone"]))

    tough.fights("Rogue", on="Miss America").until("main phase")
    other.fights("Brute", on="Moonstone").until("main phase")

    assert tough.keywords("Rogue") == ["Flight", "Absorb Powers"]
    assert "Moonstone" not in other and other.keywords("Rogue") == ["Flight", "Absorb Powers"]


@works("af/phoenix: Teke Shield")
def test_teke_shield_keeps_the_defender_safe_as_often_as_paid_for() -> None:
    you = side(front=[ANT], back=["af/phoenix"], symbols="Intellect Intellect")
    game = Game(you, side(front=[GIANT, plain("Boss", 9, 9)]), turn_of="enemy")

    game.attacks("Giant", on="Ant").picks("pass").uses("Phoenix", "Teke Shield").resolves().until("main phase")
    assert not game.stunned("Ant")
    game.attacks("Boss", on="Ant").picks("pass").uses("Phoenix", "Teke Shield").resolves()

    assert not game.stunned("Ant")


@barred("af/phoenix: Teke Shield")
def test_teke_shield_ends_with_the_combat_and_costs_intellect_each_time() -> None:
    you = side(front=[ANT], back=["af/phoenix"], symbols="Intellect")
    game = Game(you, side(front=[GIANT, plain("Boss", 9, 9)]), turn_of="enemy")

    game.attacks("Giant", on="Ant").picks("pass").uses("Phoenix", "Teke Shield").resolves().until("main phase")
    game.attacks("Boss", on="Ant").picks("pass")
    assert not game.offers("use")

    assert game.resolves().stunned("Ant")


# -- plot twists and Location ---------------------------------------------------------------------------------------


@works("af/heroines-of-arcadia")
def test_heroines_strengthen_all_attackers_of_a_team_attack() -> None:
    friend = plain("Friend", 2, 2, team="A-Force")
    game = Game(side(front=[ALLY, friend], hand=["af/heroines-of-arcadia"]), side(front=[GIANT]))

    game.attacks("Ally", "Friend", on="Giant").plays("Heroines of Arcadia")

    assert game.stats("Ally") == (5, 2) and game.stats("Friend") == (5, 2)


@barred("af/heroines-of-arcadia")
def test_heroines_do_not_help_one_alone() -> None:
    game = Game(side(front=[ALLY], hand=["af/heroines-of-arcadia"]), side(front=[GIANT]))

    assert not game.attacks("Ally", on="Giant").offers("play")


@works("af/you-wont-like-her-when-shes-angry")
def test_an_angry_defender_gets_two_counters() -> None:
    hand = ["af/you-wont-like-her-when-shes-angry"]
    game = Game(side(front=[ALLY], hand=hand), side(front=[GIANT]), turn_of="enemy")

    game.attacks("Giant", on="Ally").picks("pass").plays("You Won't Like Her When She's Angry")

    assert game["Ally"].counters == 2


@barred("af/you-wont-like-her-when-shes-angry")
def test_no_attacker_gets_angry() -> None:
    game = Game(side(front=[ALLY], hand=["af/you-wont-like-her-when-shes-angry"]), side(front=[GIANT]))

    game.attacks("Ally", on="Giant").plays("You Won't Like Her When She's Angry")

    assert game["Ally"].counters == 0 and game["Giant"].counters == 2


@works("af/build-a-better-world")
@pytest.mark.parametrize("fighting", [False, True])
def test_a_basic_location_is_turned_up_in_the_main_phase_or_in_combat(fighting: bool) -> None:
    you = side(front=[ALLY], hand=["af/build-a-better-world"], down=["mb/laboratory", "mb/academy"])
    game = Game(you, side(front=[GIANT]))
    if fighting:
        game.attacks("Ally", on="Giant")

    game.plays("Build a Better World").picks("Academy")

    assert game.resources() == [("Laboratory", False), ("Academy", True)]


@barred("af/build-a-better-world")
def test_team_locations_and_other_cards_are_not_turned_up() -> None:
    you = side(front=[ALLY], hand=["af/build-a-better-world"], down=["af/arcadia", BRUTE])
    game = Game(you)

    game.plays("Build a Better World")

    assert game.resources() == [("Arcadia", False), ("Brute", False)] and game.why == "main phase"


@works("af/arcadia")
def test_arcadia_pays_any_symbol_for_a_force() -> None:
    game = Game(side(front=["af/dazzler"], up=["af/arcadia"]), side(front=[GIANT]))

    game.uses("Dazzler", "Dazzle")

    assert game.stunned("Giant") and game.resources() == [("Arcadia", False)]


@barred("af/arcadia")
def test_arcadia_pays_nothing_for_others() -> None:
    game = Game(side(front=["def/electro"], up=["af/arcadia"]), side(front=[ANT]))

    assert not game.offers("use") and game["Electro"].row == FRONT
