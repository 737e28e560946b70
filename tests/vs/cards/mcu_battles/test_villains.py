"""The MCU Villains of The MCU Battles: supporting characters, plot twists and Location."""

from __future__ import annotations

import pytest

from capes.vs.contract.events import CameToHand, Shuffled
from capes.vs.rules.derived import invalidate_stats_and_checks
from tests.vs.cards.setting import BACK, Game, at, barred, plain, side, works

THUG = plain("Thug", 3, 3, team="MCU Villains", marked=True)
PAL = plain("Pal", 2, 2, team="MCU Villains")
BRUTE = plain("Brute", 5, 4)
WEAK = plain("Weak", 0, 1)
BOSS = plain("Boss", 1, 3, kind="main", health=9)
WALL = plain("Wall", 0, 30)

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
    assert all(event.known == 1 for event in game.told(CameToHand))


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
    invalidate_stats_and_checks(game.state)
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
    assert sorted(game.ko()) == ["Destroyer", "Two More Grow in its Place"] and game.told(Shuffled)


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
