"""The Avengers of The Marvel Battles: supporting characters, plot twists and Location."""

from __future__ import annotations

import pytest

from capes.vs.contract.events import ResourceAdded
from tests.vs.cards.setting import BACK, FRONT, Game, at, barred, plain, side, works

WASP = plain("Wasp", 1, 1, team="Avengers")
HERO = plain("Hero", 3, 3, team="Avengers")
BRUTE = plain("Brute", 5, 4)
FLIER = plain("Flier", 2, 2)

# -- supporting characters ------------------------------------------------------------------------------------------


@works("mb/ant-man: Shrink")
@pytest.mark.covers("KW-34", "FAQ-10")
def test_ant_man_may_shrink_out_of_the_first_attack_before_anybody_acts() -> None:
    game = Game(side(front=["mb/sabretooth", HERO]), side(front=["mb/ant-man"]))

    game.attacks("Sabretooth", on="Ant-Man")
    while game.why == "order triggers":
        game.picks("Berserker")
    assert game.why == "may" and game.decider == "enemy"
    game.picks("yes")

    assert game.why == "main phase" and not game.stunned("Ant-Man")
    assert game["Sabretooth"].counters == 1 and not game["Sabretooth"].ready


@barred("mb/ant-man: Shrink")
@pytest.mark.covers("KW-34")
def test_ant_man_shrinks_once_a_turn_and_not_when_switched_in() -> None:
    game = Game(side(front=[BRUTE, HERO]), side(front=["mb/ant-man"]))
    game.attacks("Brute", on="Ant-Man").picks("yes")
    game.attacks("Hero", on="Ant-Man")
    assert game.why == "combat chance"

    switched = Game(
        side(front=[BRUTE]),
        side(front=[plain("Mutant", 1, 1, team="X-Men")], back=["mb/ant-man"], hand=["mb/uncanny-defense"]),
    )
    switched.attacks("Brute", on="Mutant").picks("pass").plays("Uncanny Defense").picks("Ant-Man")
    assert switched.why == "combat chance"
    assert switched.resolves()["enemy Mutant"].state == 0 and "Ant-Man" not in switched


@works("mb/black-widow: Sting")
@pytest.mark.covers("KW-35")
def test_black_widow_stings_an_enemy_as_she_appears() -> None:
    game = Game(
        side(hand=["mb/black-widow"], resources=1), side(front=[plain("Frail", 4, 1, health=1), BRUTE]), phase="recruit"
    )

    game.recruits("Black Widow", "back").picks("Frail")

    assert "Frail" not in game and "Frail" in game.ko("enemy")


@barred("mb/black-widow: Sting")
def test_black_widow_does_not_sting_friends_or_when_she_changes_sides() -> None:
    game = Game(side(front=[HERO], hand=["mb/black-widow"], resources=1), side(front=[BRUTE]), phase="recruit")
    game.recruits("Black Widow")
    assert not game.offers("Hero")

    stolen = Game(side("mb/professor-x-main-l2", symbols="Intellect"), side(front=["mb/black-widow"]))
    stolen.uses("Professor X", "Mental Domination").picks("Black Widow").picks("front")
    assert stolen.why == "main phase" and stolen.stats("Enemy Main") == (0, 9)


@works("mb/black-panther: Ferocious")
@pytest.mark.covers("KW-06", "FAQ-11")
def test_black_panther_strikes_first_and_his_atk_still_counts_afterwards() -> None:
    first = Game(side(front=["mb/black-panther"]), side(front=[plain("Foe", 9, 3)]))
    first.fights("Black Panther", on="Foe")
    assert first.stunned("Foe") and not first.stunned("Black Panther")

    game = Game(side(front=["mb/black-panther", "mb/nick-fury"]), side(front=["mb/major-victory"]))
    game.fights("Black Panther", "Nick Fury", on="Major Victory").picks("Black Panther")
    assert game["Black Panther"].wounds == 1 and game.stunned("Black Panther")
    assert "Major Victory" not in game and not game.stunned("Nick Fury")


@barred("mb/black-panther: Ferocious")
@pytest.mark.covers("KW-06", "FAQ-12")
def test_black_panther_is_not_first_against_another_ferocious_character() -> None:
    game = Game(side(front=["mb/black-panther", "mb/nick-fury"]), side(front=["mb/sabretooth"]))

    game.fights("Black Panther", "Nick Fury", on="Sabretooth").picks("Black Panther")

    assert game.stunned("Black Panther") and game.stunned("Sabretooth") and not game.stunned("Nick Fury")


@works("mb/daredevil: Fearless")
@pytest.mark.covers("KW-05")
def test_daredevil_strikes_a_main_with_double_atk_judged_at_the_strike() -> None:
    game = Game(side(front=["mb/daredevil"], hand=["mb/open-fire"]), side(plain("Boss", 0, 10, kind="main")))

    game.attacks("Daredevil", on="Boss").plays("Open Fire").resolves()

    assert game.stunned("Boss")
    weak = Game(side(front=[at("mb/daredevil", counters=-1)]), side(plain("Boss", 0, 4, kind="main")))
    assert weak.fights("Daredevil", on="Boss").stunned("Boss")
    assert (
        not Game(side(front=["mb/daredevil"]), side(plain("Boss", 0, 7, kind="main")))
        .fights("Daredevil", on="Boss")
        .stunned("Boss")
    )


@barred("mb/daredevil: Fearless")
def test_daredevil_strikes_plainly_at_supporting_characters_and_when_defending() -> None:
    game = Game(side(front=["mb/daredevil"]), side(front=[plain("Foe", 0, 4)]))
    assert not game.fights("Daredevil", on="Foe").stunned("Foe")

    defending = Game(side(plain("Boss", 1, 4, kind="main")), side(front=["mb/daredevil"]))
    assert not defending.fights("Boss", on="Daredevil").stunned("Boss")


@works("mb/daredevil: Dodge", "mb/spider-man: Dodge")
@pytest.mark.covers("KW-03")
@pytest.mark.parametrize("dodger", ["mb/daredevil", "mb/spider-man"])
def test_dodgers_cannot_be_shot_at(dodger: str) -> None:
    game = Game(side(back=["mb/hawkeye"]), side(front=[dodger]))

    assert game.can_attack("Hawkeye", on="Enemy Main")
    assert not game.can_attack("Hawkeye", on=dodger)


@barred("mb/daredevil: Dodge", "mb/spider-man: Dodge")
@pytest.mark.covers("KW-03")
@pytest.mark.parametrize("dodger", ["mb/daredevil", "mb/spider-man"])
def test_dodgers_can_be_attacked_in_melee_and_switched_into_a_ranged_attack(dodger: str) -> None:
    melee = Game(side(front=["mb/hawkeye"]), side(front=[dodger]))
    assert melee.can_attack("Hawkeye", on=dodger)

    game = Game(
        side(back=[at("mb/hawkeye", counters=9)]),
        side(front=[plain("Mutant", 1, 1, team="X-Men"), dodger], hand=["mb/uncanny-defense"]),
    )
    game.attacks("Hawkeye", on="Mutant").picks("pass").plays("Uncanny Defense").picks(dodger).resolves()
    assert dodger not in game and not game.stunned("Mutant")


@works("mb/hawkeye: Take Aim")
def test_take_aim_helps_the_next_attack_and_silences_ranged_defenders() -> None:
    shooter = plain("Shooter", 9, 5, powers=Game()._face("mb/hawkeye").powers[:1])
    game = Game(side(back=["mb/hawkeye"], symbols="Skill"), side(front=[shooter]))

    game.uses("Hawkeye", "Take Aim")
    assert game.stats("Hawkeye") == (2, 3)
    game.attacks("Hawkeye", on="Shooter")
    assert game.stats("Hawkeye") == (5, 3)
    game.resolves()

    assert game.stunned("Shooter") and not game.stunned("Hawkeye")
    assert game.stats("Hawkeye") == (2, 3)


@barred("mb/hawkeye: Take Aim")
def test_take_aim_does_not_silence_a_melee_defender_or_outlast_the_turn() -> None:
    melee = Game(side(front=["mb/hawkeye"], symbols="Skill"), side(front=[BRUTE]))
    melee.uses("Hawkeye", "Take Aim").fights("Hawkeye", on="Brute")
    assert melee.stunned("Brute") and "Hawkeye" not in melee

    game = Game(side(back=["mb/hawkeye"], symbols="Skill"), side(front=[BRUTE]))
    game.uses("Hawkeye", "Take Aim").ends_turn().until("main phase", "you")
    game.attacks("Hawkeye", on="Brute")
    assert game.stats("Hawkeye") == (2, 3)
    assert not Game(side(back=["mb/hawkeye"], symbols="Energy")).offers("use", "Take Aim")


@works("mb/nick-fury: The Vast Resources of S.H.I.E.L.D.")
@pytest.mark.covers("FAQ-54")
def test_nick_fury_adds_the_top_card_face_up_only_if_it_is_a_location() -> None:
    game = Game(side(front=["mb/nick-fury"], symbols="Intellect", deck=["mb/fortress", WASP]))
    game.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.")
    assert game.offers("resource", "down") and game.offers("resource", "up")
    game.picks("up")
    assert ("Fortress", True) in game.resources()

    hidden = Game(side(front=["mb/nick-fury"], symbols="Intellect", deck=[WASP]))
    hidden.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.")
    assert not hidden.offers("resource", "up")
    hidden.picks("down")
    assert ("Wasp", False) in hidden.resources()
    assert all(event.known == 1 for event in hidden.told(ResourceAdded))


@barred("mb/nick-fury: The Vast Resources of S.H.I.E.L.D.")
def test_nick_fury_adds_nothing_from_an_empty_deck_and_must_be_paid() -> None:
    game = Game(side(front=["mb/nick-fury"], symbols="Intellect", deck=[]))
    game.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.")

    assert len(game.resources()) == 1
    assert not Game(side(front=["mb/nick-fury"], symbols="Skill")).offers("use")


@works("mb/captain-america: Leader")
@pytest.mark.covers("KW-16")
def test_captain_america_decides_who_is_struck_back_even_one_who_cannot_be() -> None:
    game = Game(side(front=["mb/captain-america", plain("Big", 2, 9, team="Avengers")]), side(front=[BRUTE]))

    game.fights("Captain America", "Big", on="Brute")
    assert game.why == "strike back at" and game.decider == "you"
    game.picks("Big")

    assert game.stunned("Brute") and not game.stunned("Big") and not game.stunned("Captain America")


@barred("mb/captain-america: Leader")
def test_captain_america_decides_nothing_when_he_does_not_attack() -> None:
    game = Game(side(front=["mb/captain-america", HERO, WASP]), side(front=[BRUTE]))

    game.fights("Hero", "Wasp", on="Brute")

    assert game.why == "strike back at" and game.decider == "enemy"


@works("mb/captain-america: Inspire")
@pytest.mark.covers("KW-13")
def test_captain_america_inspires_others_who_appear() -> None:
    game = Game(side(front=["mb/captain-america"], hand=[HERO], resources=1), phase="recruit")

    game.recruits("Hero")

    assert game.stats("Hero") == (4, 4) and game["Captain America"].counters == 0


@barred("mb/captain-america: Inspire")
def test_captain_america_inspires_neither_himself_nor_enemies_nor_anybody_while_stunned() -> None:
    himself = Game(side(hand=["mb/captain-america"], resources=3), phase="recruit").recruits("Captain America")
    enemy = Game(side(hand=[HERO], resources=1), side(front=["mb/captain-america"]), phase="recruit").recruits("Hero")
    down = Game(side(front=[at("mb/captain-america", stunned=True)], hand=[HERO], resources=1), phase="recruit")

    assert himself["Captain America"].counters == 0
    assert enemy["Hero"].counters == 0
    assert down.recruits("Hero")["Hero"].counters == 0


@works("mb/spider-man: Websling")
def test_websling_pulls_an_enemy_forward() -> None:
    game = Game(side(front=["mb/spider-man"], symbols="Skill"), side(front=[WASP], back=[BRUTE]))

    game.uses("Spider-Man", "Websling")

    assert game["Brute"].row == FRONT


@barred("mb/spider-man: Websling")
def test_websling_finds_nobody_in_front_and_no_friend() -> None:
    game = Game(side(front=["mb/spider-man"], back=[HERO], symbols="Skill"), side(front=[BRUTE]))

    game.uses("Spider-Man", "Websling")

    assert game["Hero"].row == BACK and game["Brute"].row == FRONT
    assert not game.offers("use", "Websling")


@works("mb/ms-marvel: Energy Absorption")
@pytest.mark.covers("FAQ-51")
def test_ms_marvel_counts_other_ranged_friends_but_not_stunned_ones() -> None:
    game = Game(
        side(
            front=["mb/ms-marvel", HERO],
            back=["mb/hawkeye", "mb/nick-fury", at("mb/black-widow", stunned=True)],
            symbols="Energy",
        )
    )

    game.uses("Ms. Marvel", "Energy Absorption")

    assert game["Ms. Marvel"].counters == 2


@barred("mb/ms-marvel: Energy Absorption")
def test_ms_marvel_does_not_count_herself_or_enemies() -> None:
    game = Game(side(front=["mb/ms-marvel"], symbols="Energy"), side(back=["mb/hawkeye"]))

    game.uses("Ms. Marvel", "Energy Absorption")

    assert game["Ms. Marvel"].counters == 0
    assert not Game(side(front=[at("mb/ms-marvel", stunned=True)], symbols="Energy")).offers("use")


@works("mb/luke-cage: Impervious Skin")
@pytest.mark.covers("FAQ-49")
def test_luke_cage_suffers_everything_of_a_stun_but_the_wound() -> None:
    game = Game(side(front=[plain("Giant", 9, 20)]), side(front=[at("mb/luke-cage", counters=2)], symbols="Might"))

    game.attacks("Giant", on="Luke Cage").picks("pass").uses("Luke Cage", "Impervious Skin").resolves()

    luke = game["Luke Cage"]
    assert game.stunned("Luke Cage") and not luke.ready and luke.counters == 0 and luke.wounds == 0


@barred("mb/luke-cage: Impervious Skin")
def test_luke_cage_is_wounded_without_it_and_by_what_follows_the_combat() -> None:
    plainly = Game(side(front=[plain("Giant", 9, 20)]), side(front=["mb/luke-cage"], symbols="Might"))
    plainly.fights("Giant", on="Luke Cage")
    assert "Luke Cage" not in plainly

    cable = Game(side(front=["mb/cable"], symbols="Skill"), side(front=["mb/luke-cage"], symbols="Might"))
    cable.attacks("Cable", on="Luke Cage").uses("Cable", "Ultimate Soldier").uses("Luke Cage", "Impervious Skin")
    cable.resolves()
    assert "Luke Cage" not in cable
    assert not Game(side(front=["mb/luke-cage"], symbols="Might")).offers("use", "Impervious Skin")


@works("mb/dr-strange: Transmute")
@pytest.mark.covers("FAQ-46")
def test_transmute_turns_counters_over_and_may_stun() -> None:
    game = Game(side(front=["mb/dr-strange"], symbols="Intellect"), side(front=[at(plain("Foe", 2, 3), counters=3)]))
    game.uses("Dr. Strange", "Transmute").picks("Foe")
    assert game.stunned("Foe")

    friend = Game(side(front=["mb/dr-strange", at(HERO, counters=-2)], symbols="Intellect"))
    friend.uses("Dr. Strange", "Transmute").picks("Hero")
    assert friend.stats("Hero") == (5, 5)


@barred("mb/dr-strange: Transmute")
def test_transmute_leaves_somebody_without_counters_as_it_is() -> None:
    game = Game(side(front=["mb/dr-strange"], symbols="Intellect"), side(front=[BRUTE]))

    game.uses("Dr. Strange", "Transmute").picks("Brute")

    assert game.stats("Brute") == (5, 4)
    assert not game.offers("use", "Transmute")


@works("mb/iron-man: Inventive")
@pytest.mark.covers("KW-15")
def test_iron_man_turns_up_a_face_down_location_that_pays_again() -> None:
    game = Game(side(front=[HERO], hand=["mb/iron-man"], resources=5, down=["mb/fortress"]), phase="recruit")

    game.recruits("Iron Man").picks("yes")

    assert ("Fortress", True) in game.resources()
    assert sum(up for _, up in game.resources()) == 1


@barred("mb/iron-man: Inventive")
def test_iron_man_need_not_and_finds_only_his_own_locations() -> None:
    game = Game(side(hand=["mb/iron-man"], resources=5, down=["mb/fortress"]), phase="recruit")
    game.recruits("Iron Man").picks("no")
    assert ("Fortress", False) in game.resources()

    other = Game(side(hand=["mb/iron-man"], resources=6), side(down=["mb/fortress"]), phase="recruit")
    other.recruits("Iron Man")
    if other.why == "may":
        other.picks("yes")
    assert other.resources("enemy") == [("Fortress", False)]


@works("mb/thor: Lightning Strike")
def test_lightning_strike_puts_three_counters_on_one_enemy() -> None:
    game = Game(side(front=["mb/thor"], symbols="Energy"), side(front=[BRUTE]))

    game.uses("Thor", "Lightning Strike").picks("Brute")

    assert game.stats("Brute") == (2, 1)


@barred("mb/thor: Lightning Strike")
def test_lightning_strike_spares_the_stunned_and_must_be_paid() -> None:
    game = Game(side(front=["mb/thor"], symbols="Energy"), side(front=[at(BRUTE, stunned=True)]))
    game.uses("Thor", "Lightning Strike").picks("Brute")

    assert game["Brute"].counters == 0
    assert not Game(side(front=["mb/thor"], symbols="Might")).offers("use", "Lightning Strike")


@works("mb/hulk: Incredible Power")
def test_a_wounded_hulk_grows_by_seven() -> None:
    game = Game(side(front=[at("mb/hulk", wounds=1)], symbols="Might"))

    game.uses("Hulk", "Incredible Power")

    assert game.stats("Hulk") == (14, 14)


@barred("mb/hulk: Incredible Power")
def test_an_unhurt_hulk_does_not_grow() -> None:
    game = Game(side(front=["mb/hulk"], symbols="Might"))

    game.uses("Hulk", "Incredible Power")

    assert game.stats("Hulk") == (7, 7)
    assert not Game(side(front=[at("mb/hulk", wounds=1)], symbols="Energy")).offers("use")


# -- plot twists and the Location -----------------------------------------------------------------------------------


@works("mb/earths-mightiest-heroes")
def test_earths_mightiest_heroes_helps_anybody_in_the_combat_until_it_ends() -> None:
    game = Game(side(front=[HERO], hand=["mb/earths-mightiest-heroes"]), side(front=[BRUTE]))

    game.attacks("Hero", on="Brute").plays("Earth's Mightiest Heroes").picks("Hero")
    assert game.stats("Hero") == (5, 5)
    game.resolves()

    assert game.stunned("Brute") and game.ko() == ["Earth's Mightiest Heroes"]


@barred("mb/earths-mightiest-heroes")
def test_earths_mightiest_heroes_needs_a_face_up_avenger_and_a_combat() -> None:
    outside = Game(side(front=[HERO, WASP], hand=["mb/earths-mightiest-heroes"]), side(front=[BRUTE]))
    assert not outside.offers("play")
    outside.attacks("Hero", on="Brute").plays("Earth's Mightiest Heroes")
    assert not outside.offers("Wasp")

    nobody = Game(side(front=[FLIER, at(HERO, stunned=True)], hand=["mb/earths-mightiest-heroes"]), side(front=[BRUTE]))
    assert not nobody.attacks("Flier", on="Brute").offers("play")


@works("mb/think-again")
def test_think_again_calls_the_combat_off() -> None:
    game = Game(side(front=[BRUTE]), side(front=[HERO], hand=["mb/think-again"]))

    game.attacks("Brute", on="Hero").picks("pass").plays("Think Again")

    assert game.why == "main phase" and not game["Brute"].ready
    assert not game.stunned("Hero") and not game.stunned("Brute") and game["Hero"].ready


@barred("mb/think-again")
def test_think_again_is_nothing_outside_a_combat_or_without_avengers() -> None:
    assert not Game(side(front=[HERO], hand=["mb/think-again"])).offers("play")
    game = Game(side(front=[BRUTE]), side(front=[FLIER], hand=["mb/think-again"]))
    assert not game.attacks("Brute", on="Flier").picks("pass").offers("play")


@works("mb/stark-tech")
def test_stark_tech_gives_a_counter_and_ranged_for_the_turn() -> None:
    game = Game(side(front=[WASP], back=[HERO], hand=["mb/stark-tech"]), side(front=[BRUTE]))
    assert not game.can_attack("Hero", on="Brute")

    game.plays("Stark Tech").picks("Hero")
    assert game.stats("Hero") == (4, 4) and game.can_attack("Hero", on="Brute")
    game.ends_turn()

    assert "Ranged" not in game.keywords("Hero") and game["Hero"].counters == 1


@barred("mb/stark-tech")
def test_stark_tech_is_for_your_own_main_phase_and_side() -> None:
    game = Game(side(front=[HERO], hand=["mb/stark-tech"]), side(front=[BRUTE]))
    assert not game.copy().attacks("Hero", on="Brute").offers("play")
    game.plays("Stark Tech")

    assert not game.offers("Brute")
    assert not Game(side(front=[FLIER], hand=["mb/stark-tech"])).offers("play")


@works("mb/avengers-mansion")
def test_avengers_mansion_pays_any_symbol_for_an_avenger() -> None:
    for power in ("mb/thor", "mb/spider-man", "mb/dr-strange", "mb/luke-cage"):
        game = Game(side(front=[power], up=["mb/avengers-mansion"]), side(front=[BRUTE]))
        if power == "mb/luke-cage":
            game.attacks("Luke Cage", on="Brute")
        assert game.offers("use"), power
    game = Game(side(front=["mb/thor"], up=["mb/avengers-mansion"]), side(front=[BRUTE]))
    game.uses("Thor", "Lightning Strike")
    assert game.resources() == [("Avengers Mansion", False)]


@barred("mb/avengers-mansion")
def test_avengers_mansion_pays_for_nobody_else_nor_face_down() -> None:
    assert not Game(side(front=["mb/storm"], up=["mb/avengers-mansion"])).offers("use")
    assert not Game(side(front=["mb/thor"], down=["mb/avengers-mansion"])).offers("use")
