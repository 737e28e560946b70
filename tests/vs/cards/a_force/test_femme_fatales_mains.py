"""The Femme Fatales of A-Force: main characters, each power at work and where it should not."""

from __future__ import annotations

import pytest

from capes.vs.words import MAIN, YOUR_MAIN, Give, StatsSwitched, Twist
from tests.vs.cards.setting import Game, at, barred, both_levels, plain, side, works

BRUTE = plain("Brute", 5, 4)
ANT = plain("Ant", 1, 1)
GIANT = plain("Giant", 9, 9)
FATALE = plain("Fatale", 2, 2, team="Femme Fatales")
CARD = plain("Card", cost=9)

# -- Black Cat ------------------------------------------------------------------------------------------------------


@works("af/black-cat-main-l*: Bad Luck")
@both_levels
def test_bad_luck_makes_the_named_enemy_discard_a_card_of_the_own_choice(level: str) -> None:
    enemy = side(hand=[BRUTE, GIANT])
    game = Game(side(f"af/black-cat-main-{level}", hand=[CARD], symbols="Intellect"), enemy, side(hand=[CARD, CARD]))

    game.uses("Black Cat", "Bad Luck").picks("enemy")
    assert game.decider == "enemy"
    game.picks("Giant")

    assert game.hand("enemy") == ["Brute"] and len(game.hand("third")) == 2 and len(game.hand()) == 1


@barred("af/black-cat-main-l*: Bad Luck")
@both_levels
def test_bad_luck_takes_nothing_from_an_empty_hand_nor_from_yours(level: str) -> None:
    game = Game(side(f"af/black-cat-main-{level}", hand=[CARD, BRUTE], symbols="Intellect"))

    game.uses("Black Cat", "Bad Luck")

    assert game.why == "main phase" and len(game.hand()) == 2


@works("af/black-cat-main-l1: Queen of Thieves")
def test_the_queen_of_thieves_gains_the_surplus_over_the_enemy_she_names() -> None:
    you = side("af/black-cat-main-l1", hand=[CARD] * 5)
    game = Game(you, side(hand=[CARD] * 2), side(hand=[CARD] * 4))
    level = Game(side(at("af/black-cat-main-l1", xp=6), hand=[CARD] * 3))

    game.ends_turn().picks("enemy")
    level.ends_turn()

    assert game["Black Cat"].xp == 3
    assert level["Black Cat"].face.level == 2


@barred("af/black-cat-main-l1: Queen of Thieves")
def test_the_queen_of_thieves_gains_nothing_with_as_many_or_fewer_cards() -> None:
    even = Game(side("af/black-cat-main-l1", hand=[CARD] * 2), side(hand=[CARD] * 2)).ends_turn()
    fewer = Game(side("af/black-cat-main-l1", hand=[CARD]), side(hand=[CARD] * 4)).ends_turn()

    assert even["Black Cat"].xp == 0 and fewer["Black Cat"].xp == 0


@works("af/black-cat-main-l2: Cross their Path")
def test_whoever_crosses_her_path_is_dazed() -> None:
    foes = [plain("Foe", 3, 3, team="X"), plain("Fiend", 3, 3, team="X")]
    game = Game(side("af/black-cat-main-l2", symbols="Skill"), side(front=[*foes, GIANT]), turn_of="enemy")

    game.attacks("Foe", "Fiend", on="Black Cat").picks("pass").uses("Black Cat", "Cross their Path")

    assert game.stunned("Foe") and game.stunned("Fiend") and not game.stunned("Giant")
    assert game["Foe"].wounds == 0 and not game.stunned("Black Cat") and game.why == "main phase"


@barred("af/black-cat-main-l2: Cross their Path")
def test_her_path_is_not_crossed_by_who_fights_others_and_her_partners_are_spared() -> None:
    you = side("af/black-cat-main-l2", front=[FATALE], symbols="Skill")
    away = Game(you, side(front=[GIANT]))
    team = Game(you, side(front=[GIANT]))

    away.attacks("Fatale", on="Giant")
    team.attacks("Black Cat", "Fatale", on="Giant").uses("Black Cat", "Cross their Path")

    assert not away.offers("use")
    assert team.stunned("Giant") and not team.stunned("Fatale")


# -- Dark Phoenix ---------------------------------------------------------------------------------------------------


@works("af/dark-phoenix-main-l*: What Was, What Is, What Will Be")
@both_levels
def test_what_was_becomes_resources_and_locations_may_lie_face_up(level: str) -> None:
    you = side(f"af/dark-phoenix-main-{level}", deck=["mb/academy", BRUTE, GIANT], symbols="Intellect Intellect")
    game = Game(you)

    game.uses("Dark Phoenix", "What Was, What Is, What Will Be").picks("resource", "up").picks("resource", "down")

    assert game.resources()[2:] == [("Academy", True), ("Brute", False)] and game.deck() == ["Giant"]


@barred("af/dark-phoenix-main-l*: What Was, What Is, What Will Be")
@both_levels
def test_what_was_needs_two_intellect_and_puts_only_locations_face_up(level: str) -> None:
    phoenix = f"af/dark-phoenix-main-{level}"
    poor = Game(side(phoenix, symbols="Intellect"))
    game = Game(side(phoenix, deck=[BRUTE], symbols="Intellect Intellect"))

    game.uses("Dark Phoenix", "What Was, What Is, What Will Be")

    assert not poor.offers("use")
    assert not game.offers("resource", "up")


@works("af/dark-phoenix-main-l1: Inevitable Corruption")
def test_the_twentieth_resource_of_all_players_corrupts_phoenix() -> None:
    game = Game(side("af/dark-phoenix-main-l1", resources=10), side(hand=[CARD], resources=9), turn_of="enemy",
                phase="resource")  # fmt: skip

    game.picks("resource", "down")

    assert game["Dark Phoenix"].face.level == 2


@barred("af/dark-phoenix-main-l1: Inevitable Corruption")
def test_nineteen_resources_do_not_corrupt_nor_do_twenty_without_a_new_one() -> None:
    few = Game(side("af/dark-phoenix-main-l1", hand=[CARD], resources=9), side(resources=9), phase="resource")
    still = Game(side("af/dark-phoenix-main-l1", resources=15), side(resources=9), phase="resource")

    assert few.picks("resource", "down")["Dark Phoenix"].xp == 0
    assert still.until("main phase")["Dark Phoenix"].face.level == 1


@works("af/dark-phoenix-main-l2: Ravager of Worlds")
def test_the_ravager_of_worlds_kos_the_face_down_resources_of_all_enemies() -> None:
    you = side("af/dark-phoenix-main-l2", resources=2, symbols="Energy Energy Might")
    game = Game(you, side(resources=3, symbols="Skill"), side(resources=1))

    game.uses("Dark Phoenix", "Ravager of Worlds")

    assert game.resources("enemy") == [("Training Ground", True)] and game.resources("third") == []
    assert len(game.ko("enemy")) == 3 and len(game.resources()) == 5


@barred("af/dark-phoenix-main-l2: Ravager of Worlds")
def test_the_ravager_of_worlds_must_pay_all_three() -> None:
    game = Game(side("af/dark-phoenix-main-l2", symbols="Energy Might Might"), side(resources=3))

    assert not game.offers("use") and len(game.resources("enemy")) == 3


# -- Enchantress ----------------------------------------------------------------------------------------------------


@works("af/enchantress-main-l*: Imbue with Power")
@both_levels
def test_a_newcomer_is_imbued_with_power(level: str) -> None:
    you = side(f"af/enchantress-main-{level}", front=[ANT], hand=[BRUTE], symbols="Energy", resources=1)
    game = Game(you, phase="recruit")

    game.recruits("Brute").until("main phase").uses("Enchantress", "Imbue with Power")

    assert game["Brute"].counters == 2 and game["Ant"].counters == 0


@barred("af/enchantress-main-l*: Imbue with Power")
@both_levels
def test_who_has_been_there_before_is_not_imbued(level: str) -> None:
    game = Game(side(f"af/enchantress-main-{level}", front=[BRUTE], symbols="Energy"))

    game.uses("Enchantress", "Imbue with Power")

    assert game["Brute"].counters == 0 and game["Enchantress"].counters == 0


@works("af/enchantress-main-l1: Champion of Amora")
def test_a_champion_stronger_than_every_enemy_gives_xp_also_where_there_is_none() -> None:
    game = Game(side("af/enchantress-main-l1", front=[BRUTE]), side(front=[ANT, plain("Peer", 4, 9)]))
    alone = Game(side("af/enchantress-main-l1", front=[BRUTE]), side(front=[at(GIANT, stunned=True)]))

    assert game.ends_turn()["Enchantress"].xp == 1
    assert alone.ends_turn()["Enchantress"].xp == 1


@barred("af/enchantress-main-l1: Champion of Amora")
def test_an_equal_or_a_stunned_champion_gives_nothing_and_enemy_turns_do_not_count() -> None:
    equal = Game(side("af/enchantress-main-l1", front=[BRUTE]), side(front=[plain("Peer", 5, 9)]))
    down = Game(side("af/enchantress-main-l1", front=[at(GIANT, stunned=True)]), side(front=[ANT]))
    theirs = Game(side("af/enchantress-main-l1", front=[GIANT]), side(front=[ANT]), turn_of="enemy")

    assert equal.ends_turn()["Enchantress"].xp == 0
    assert down.ends_turn()["Enchantress"].xp == 0
    assert theirs.ends_turn()["Enchantress"].xp == 0


@works("af/enchantress-main-l2: I'll Not Sully My Hands")
def test_all_supporting_characters_with_a_counter_ready() -> None:
    people = [at(BRUTE, exhausted=True, counters=1), at(ANT, exhausted=True, counters=2), at(GIANT, exhausted=True)]
    game = Game(side("af/enchantress-main-l2", front=people, symbols="Intellect"))

    game.uses("Enchantress", "I'll Not Sully My Hands")

    assert game["Brute"].ready and game["Ant"].ready and not game["Giant"].ready


@barred("af/enchantress-main-l2: I'll Not Sully My Hands")
def test_neither_enchantress_herself_nor_enemies_ready() -> None:
    main = at("af/enchantress-main-l2", exhausted=True, counters=1)
    game = Game(side(main, symbols="Intellect"), side(front=[at(BRUTE, exhausted=True, counters=1)]))

    game.uses("Enchantress", "I'll Not Sully My Hands")

    assert not game["Enchantress"].ready and not game["Brute"].ready


# -- Mystique -------------------------------------------------------------------------------------------------------


@works("af/mystique-main-l*: Masquerade")
@pytest.mark.covers("STATS-10")
@both_levels
def test_masquerade_raises_her_atk_to_that_of_another_and_fixes_it(level: str) -> None:
    hand = ["af/cat-fight"]
    you = side(f"af/mystique-main-{level}", front=[FATALE], hand=hand, symbols="Skill")
    game = Game(you, side(front=[GIANT, BRUTE]), turn_of="enemy")

    game.attacks("Giant", on="Mystique").picks("pass").uses("Mystique", "Masquerade").picks("Giant")
    assert game.stats("Mystique")[0] == 9
    game.picks("pass").plays("Cat Fight")

    assert game.stats("Giant")[0] == 13 and game.stats("Mystique")[0] == 9


@barred("af/mystique-main-l*: Masquerade")
@both_levels
def test_masquerade_never_lowers_and_imitates_no_stunned_character(level: str) -> None:
    you = side(f"af/mystique-main-{level}", symbols="Skill")
    game = Game(you, side(front=[plain("Nobody", 0, 9), at(GIANT, stunned=True)]))
    before = game.stats("Mystique")

    game.attacks("Mystique", on="Nobody").uses("Mystique", "Masquerade")
    assert not game.offers("Giant") and not game.offers("Mystique")
    game.picks("Nobody")

    assert game.stats("Mystique") == before


@works("af/mystique-main-l1: Bitter Fury")
def test_bitter_fury_turns_every_gain_of_atk_into_xp() -> None:
    you = side("af/mystique-main-l1", hand=["mb/mystique", "af/main-strength"], symbols="Skill")
    game = Game(you, side(front=[plain("Venom", 4, 9)]))

    game.picks("power up", "Mystique")
    assert game["Mystique"].xp == 1
    game.attacks("Mystique", on="Venom").uses("Mystique", "Masquerade").picks("Venom")
    assert game["Mystique"].xp == 3
    game.picks("pass").plays("Main Strength")

    assert game["Mystique"].xp == 5 and game.stats("Mystique")[0] == 6


@works("af/mystique-main-l1: Bitter Fury")
def test_gains_below_zero_count_in_full_and_an_exchange_of_atk_and_def_is_a_gain() -> None:
    low = at("af/mystique-main-l1", counters=-3)
    game = Game(side(low, hand=["mb/mystique"]))
    switch = plain("Switch", kind="plot-twist", powers=(Twist(MAIN, (Give(StatsSwitched(YOUR_MAIN)),)),))
    turned = Game(side("af/mystique-main-l1", hand=[switch]))

    game.picks("power up", "Mystique")
    turned.plays("Switch")

    assert game.stats("Mystique")[0] == 0 and game["Mystique"].xp == 1
    assert turned.stats("Mystique") == (6, 1) and turned["Mystique"].xp == 5


@barred("af/mystique-main-l1: Bitter Fury")
def test_what_an_effect_that_ends_gives_back_is_no_gain_nor_are_the_gains_of_others() -> None:
    you = side("af/mystique-main-l1", front=[BRUTE], hand=[BRUTE])
    game = Game(you, side(front=[GIANT], hand=["def/shock-to-the-system"]))

    game.picks("power up", "Brute")
    assert game["Mystique"].xp == 0
    game.attacks("Mystique", on="Giant").picks("pass").plays("Shock to the System").until("main phase")

    assert game["Mystique"].xp == 0


@works("af/mystique-main-l2: Martial Savagery")
@pytest.mark.covers("KW-06")
def test_martial_savagery_strikes_first_and_lets_no_enemy_do_so() -> None:
    you = side("af/mystique-main-l2", symbols="Might")
    game = Game(you, side(front=[plain("Cat", 9, 5), "af/spiral"]))

    game.attacks("Mystique", on="Cat").uses("Mystique", "Martial Savagery")
    assert "Ferocious" in game.keywords("Mystique") and "Ferocious" not in game.keywords("Spiral")
    game.resolves().until("main phase")

    assert game.stunned("Cat") and not game.stunned("Mystique")
    assert "Ferocious" in game.keywords("Spiral") and "Ferocious" not in game.keywords("Mystique")


@barred("af/mystique-main-l2: Martial Savagery")
def test_martial_savagery_is_for_her_own_combats() -> None:
    game = Game(side("af/mystique-main-l2", front=[BRUTE], symbols="Might"), side(front=[GIANT]))

    assert not game.offers("use")
    assert not game.attacks("Brute", on="Giant").offers("use")
