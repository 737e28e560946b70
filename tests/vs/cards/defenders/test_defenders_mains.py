"""The Defenders of The Defenders: main characters, each power at work and where it should not."""

from __future__ import annotations

import pytest

from capes.vs.view.secrets import knows
from capes.vs.words import Face
from tests.vs.cards.setting import BACK, FRONT, Game, at, barred, both_levels, plain, side, works

BRUTE = plain("Brute", 5, 4)
WASP = plain("Wasp", 1, 1)
HERO = plain("Hero", 3, 3, team="Defenders")
GIANT = plain("Giant", 9, 9)
FIST = "def/iron-fist"

# -- Daredevil (main) -----------------------------------------------------------------------------------------------


@works("def/daredevil-main-l*: The Man Without Fear")
@pytest.mark.covers("KW-05")
@both_levels
def test_the_man_without_fear_doubles_each_strike_on_top_of_counters_but_not_the_atk(level: str) -> None:
    daredevil = f"def/daredevil-main-{level}"
    strong = {"l1": 3, "l2": 5}[level]
    wall = plain("Wall", 0, 2 * strong)
    game = Game(side(at(daredevil, counters=1), symbols="Skill"), side(front=[wall]))

    game.attacks("Daredevil", on="Wall").uses("Daredevil", "The Man Without Fear")
    assert game.stats("Daredevil")[0] == strong
    game.resolves()

    assert game.stunned("Wall")


@works("def/daredevil-main-l*: The Man Without Fear")
@both_levels
def test_the_man_without_fear_doubles_his_strike_back_on_an_enemys_turn(level: str) -> None:
    bully = plain("Bully", 1, {"l1": 4, "l2": 8}[level])
    game = Game(side(f"def/daredevil-main-{level}", symbols="Skill"), side(front=[bully]), turn_of="enemy")

    game.attacks("Bully", on="Daredevil").picks("pass").uses("Daredevil", "The Man Without Fear").resolves()

    assert game.stunned("Bully")


@barred("def/daredevil-main-l*: The Man Without Fear")
@both_levels
def test_the_man_without_fear_is_for_his_own_combats_and_ends_with_them(level: str) -> None:
    daredevil = f"def/daredevil-main-{level}"
    wall = plain("Wall", 0, 6 if level == "l1" else 12)
    game = Game(side(daredevil, front=[HERO], symbols="Skill"), side(front=[wall]))

    assert not game.offers("use")
    assert not game.copy().attacks("Hero", on="Wall").offers("use")
    game.attacks("Daredevil", on="Wall").uses("Daredevil", "The Man Without Fear").resolves()
    assert not game.stunned("Wall")
    assert not game.state.modifiers


@works("def/daredevil-main-l1: Protector of Hell's Kitchen")
@pytest.mark.covers("TIMING-07")
def test_daredevil_learns_from_being_attacked_while_he_protects_and_levels_at_three() -> None:
    game = Game(side("def/daredevil-main-l1", back=[HERO]), side(front=[WASP]), turn_of="enemy")
    last = Game(side(at("def/daredevil-main-l1", xp=2), back=[HERO]), side(front=[WASP]), turn_of="enemy")

    game.attacks("Wasp", on="Daredevil")
    last.attacks("Wasp", on="Daredevil")

    assert game["Daredevil"].xp == 1
    assert last["Daredevil"].face.id == "def/daredevil-main-l2"


@barred("def/daredevil-main-l1: Protector of Hell's Kitchen")
@pytest.mark.covers("TIMING-07", "TIMING-08")
def test_daredevil_learns_nothing_if_typhoid_mary_fells_the_only_one_behind_him_first() -> None:
    def attacked(*back: Face) -> Game:
        game = Game(
            side("def/daredevil-main-l1", back=back), side(front=["def/mary-walker-typhoid"]), turn_of="enemy"
        ).attacks("Mary Walker", on="Daredevil")
        return game.picks("resolve", "Mary Walker").picks("Wasp").picks("Daredevil")

    alone, guarded = attacked(WASP), attacked(WASP, HERO)

    assert alone.stunned("Wasp") and alone["Daredevil"].xp == 0
    assert guarded.stunned("Wasp") and guarded["Daredevil"].xp == 1


@barred("def/daredevil-main-l1: Protector of Hell's Kitchen")
def test_daredevil_learns_nothing_from_the_back_row_or_alone_or_when_another_is_attacked() -> None:
    alone = Game(side("def/daredevil-main-l1"), side(front=[WASP]), turn_of="enemy")
    behind = Game(side(at("def/daredevil-main-l1", row="back"), back=[HERO]), side(front=[WASP]), turn_of="enemy")
    other = Game(side("def/daredevil-main-l1", front=[HERO], back=[BRUTE]), side(front=[WASP]), turn_of="enemy")

    alone.attacks("Wasp", on="Daredevil")
    behind.attacks("Wasp", on="Daredevil")
    other.attacks("Wasp", on="Hero")

    assert [game["Daredevil"].xp for game in (alone, behind, other)] == [0, 0, 0]


@works("def/daredevil-main-l2: Radar Sense")
def test_radar_sense_opens_enemy_hands_until_one_of_them_pays_a_skill() -> None:
    game = Game(
        side("def/daredevil-main-l2", symbols="Intellect"),
        side(hand=[WASP, "mb/training-ground"], symbols="Skill"),
        side(hand=[BRUTE]),
    )
    wasp = game.state.players[1].hand[0].number
    assert not knows(game.state, 0, wasp)

    game.uses("Daredevil", "Radar Sense")
    assert knows(game.state, 0, wasp) and knows(game.state, -1, game.state.players[2].hand[0].number)
    game.ends_turn().until("main phase", "enemy")
    assert knows(game.state, 0, wasp)
    game.picks("use", "Close the hands").picks("turn")

    assert not knows(game.state, 0, wasp)
    assert [player.open_hand for player in game.state.players] == [False, False, False]
    assert ("Training Ground", False) in game.resources("enemy")


@works("def/daredevil-main-l2: Radar Sense")
def test_radar_sense_outlives_daredevils_stun() -> None:
    game = Game(side("def/daredevil-main-l2", symbols="Intellect"), side(front=[GIANT], hand=[WASP]))

    game.uses("Daredevil", "Radar Sense").ends_turn().until("main phase", "enemy").fights("Giant", on="Daredevil")

    assert game.stunned("Daredevil")
    assert game.state.players[1].open_hand


@barred("def/daredevil-main-l2: Radar Sense")
def test_radar_sense_leaves_its_own_side_alone_and_needs_a_basic_location_to_end() -> None:
    enemy = side(front=[HERO], hand=[WASP], up=["def/sanctum-sanctorum"])
    mine = side("def/daredevil-main-l2", hand=[BRUTE], symbols="Intellect Skill")
    game = Game(mine, enemy).uses("Daredevil", "Radar Sense")
    later = Game(mine, enemy, edition="errata").uses("Daredevil", "Radar Sense")

    assert not game.state.players[0].open_hand
    assert not game.offers("use", "Close the hands")
    game.ends_turn().until("main phase", "enemy")
    later.ends_turn().until("main phase", "enemy")

    assert not game.offers("use", "Close the hands")
    assert not later.picks("use", "Close the hands").state.players[1].open_hand


# -- Dr. Strange (main) ---------------------------------------------------------------------------------------------


@works("def/dr-strange-main-l*: Supreme Knowledge")
@both_levels
def test_supreme_knowledge_draws_as_often_as_it_is_paid_for(level: str) -> None:
    game = Game(side(f"def/dr-strange-main-{level}", symbols="Energy Energy Energy"), phase="formation")

    for _ in range(3):
        game.uses("Dr. Strange", "Supreme Knowledge")

    assert len(game.hand()) == 3


@barred("def/dr-strange-main-l*: Supreme Knowledge")
@both_levels
def test_supreme_knowledge_is_for_the_build_phase_and_costs_each_time(level: str) -> None:
    strange = f"def/dr-strange-main-{level}"
    game = Game(side(strange, symbols="Energy"), phase="formation").uses("Dr. Strange", "Supreme Knowledge")

    assert not game.offers("use")
    assert not Game(side(strange, symbols="Energy")).offers("use")


@works("def/dr-strange-main-l1: Supreme Power")
def test_dr_strange_learns_once_from_each_draw_however_many_cards() -> None:
    game = Game(side("def/dr-strange-main-l1", symbols="Energy Energy Energy Energy"), phase="draw")

    assert len(game.hand()) == 2 and game["Dr. Strange"].xp == 1
    for _ in range(4):
        game.uses("Dr. Strange", "Supreme Knowledge")

    assert game["Dr. Strange"].face.id == "def/dr-strange-main-l2"


@barred("def/dr-strange-main-l1: Supreme Power")
def test_dr_strange_learns_nothing_from_enemy_draws_nor_from_an_empty_deck() -> None:
    enemy = Game(side("def/dr-strange-main-l1"), phase="draw", turn_of="enemy")
    empty = Game(side("def/dr-strange-main-l1", deck=[]), phase="draw")

    assert enemy["Dr. Strange"].xp == 0
    assert empty["Dr. Strange"].xp == 0


@works("def/dr-strange-main-l2: Mass Transmutation")
@pytest.mark.covers("FAQ-46")
def test_mass_transmutation_turns_the_counters_of_any_number_of_characters_each_its_own_way() -> None:
    game = Game(
        side("def/dr-strange-main-l2", front=[at(HERO, counters=-2)], symbols="Intellect"),
        side(front=[at(WASP, counters=1), at(GIANT, counters=2)]),
    )

    game.uses("Dr. Strange", "Mass Transmutation").picks("Hero").picks("Wasp").picks("done")

    assert game.stats("Hero") == (5, 5)
    assert game.stunned("Wasp")
    assert game["Giant"].counters == 2


@barred("def/dr-strange-main-l2: Mass Transmutation")
def test_mass_transmutation_only_removes_what_dagger_bars_and_may_choose_nobody() -> None:
    game = Game(side("def/dr-strange-main-l2", symbols="Intellect"), side(front=[at(GIANT, counters=2), "def/dagger"]))

    nobody = game.copy().uses("Dr. Strange", "Mass Transmutation").picks("done")
    game.uses("Dr. Strange", "Mass Transmutation").picks("Giant").picks("done")

    assert nobody["Giant"].counters == 2
    assert game["Giant"].counters == 0


# -- Ghost Rider (main) ---------------------------------------------------------------------------------------------


@works("def/ghost-rider-main-l*: Spirit of Vengeance")
@both_levels
def test_spirit_of_vengeance_stuns_an_enemy_that_attacked_since_his_last_turn(level: str) -> None:
    rider = side(f"def/ghost-rider-main-{level}", front=[HERO, "def/vision"], symbols="Intellect Might")
    game = Game(rider, side(front=[WASP, GIANT]), turn_of="enemy")

    game.fights("Giant", on="Hero").ends_turn().until("main phase", "you").uses("Ghost Rider", "Spirit of Vengeance")

    assert game.stunned("Giant") and not game.stunned("Wasp")


@works("def/ghost-rider-main-l*: Spirit of Vengeance")
@both_levels
def test_spirit_of_vengeance_reaches_back_over_the_turns_of_all_enemies(level: str) -> None:
    rider = side(f"def/ghost-rider-main-{level}", front=[HERO], symbols="Intellect Might")
    game = Game(rider, side(front=[BRUTE]), side(front=[GIANT]), turn_of="enemy")

    game.fights("Brute", on="Hero").ends_turn().until("main phase", "third").fights("Giant", on="Brute")
    game.ends_turn().until("main phase", "you").uses("Ghost Rider", "Spirit of Vengeance").picks("Giant")

    assert game.stunned("Giant")


@barred("def/ghost-rider-main-l*: Spirit of Vengeance")
@both_levels
def test_spirit_of_vengeance_forgets_what_was_before_and_needs_both_symbols(level: str) -> None:
    rider = side(f"def/ghost-rider-main-{level}", front=[HERO], symbols="Intellect Might")
    game = Game(rider, side(front=[GIANT]), turn_of="enemy").fights("Giant", on="Hero").ends_turn()
    game.until("main phase", "you").ends_turn().until("main phase", "enemy").ends_turn().until("main phase", "you")

    game.uses("Ghost Rider", "Spirit of Vengeance")

    assert not game.stunned("Giant") and game.why == "main phase"
    assert not Game(side(f"def/ghost-rider-main-{level}", symbols="Intellect Intellect")).offers("use")


@works("def/ghost-rider-main-l1: When Innocent Blood is Spilled")
def test_ghost_rider_learns_when_one_of_his_is_kod_on_an_enemys_turn() -> None:
    innocent = plain("Innocent", 1, 1, health=1)
    game = Game(side("def/ghost-rider-main-l1", front=[innocent]), side(front=[BRUTE]), turn_of="enemy")
    last = Game(side(at("def/ghost-rider-main-l1", xp=2), front=[innocent]), side(front=[BRUTE]), turn_of="enemy")

    game.fights("Brute", on="Innocent")
    last.fights("Brute", on="Innocent")

    assert game["Ghost Rider"].xp == 1
    assert last["Ghost Rider"].face.level == 2


@barred("def/ghost-rider-main-l1: When Innocent Blood is Spilled")
def test_ghost_rider_learns_nothing_on_his_own_turn_nor_from_enemies() -> None:
    innocent = plain("Innocent", 1, 1, health=1)
    own = Game(side("def/ghost-rider-main-l1", front=[innocent]), side(front=[BRUTE]))
    enemy = Game(side("def/ghost-rider-main-l1", front=[BRUTE]), side(front=[innocent]), turn_of="enemy")

    own.fights("Innocent", on="Brute")
    enemy.fights("Innocent", on="Brute")

    assert "Innocent" not in own and own["Ghost Rider"].xp == 0
    assert "Innocent" not in enemy and enemy["Ghost Rider"].xp == 0


@works("def/ghost-rider-main-l2: Hell on Wheels")
def test_hell_on_wheels_makes_attack_after_attack_in_one_row_and_comes_back_exhausted() -> None:
    rider = side("def/ghost-rider-main-l2", symbols="Skill")
    game = Game(rider, side(front=[GIANT], back=[WASP, plain("Medic", 2, 6), plain("Scout", 1, 2)]))

    game.uses("Ghost Rider", "Hell on Wheels").picks("enemy", "back")
    assert sorted(game.offered()) == ["Medic", "Scout", "Wasp", "no"]
    game.picks("Wasp").resolves()
    game.picks("Medic").resolves()
    game.picks("no").picks("back")

    assert game.stunned("Wasp") and game.stunned("Medic") and not game.stunned("Scout")
    assert game["Ghost Rider"].row == BACK and not game["Ghost Rider"].ready
    assert game.why == "main phase"
    assert game.state.today["attacks:0"] == 2


@works("def/ghost-rider-main-l2: Hell on Wheels")
def test_hell_on_wheels_ends_when_he_is_stunned_or_nobody_is_left() -> None:
    game = Game(side(at("def/ghost-rider-main-l2", row="back"), symbols="Skill"), side(front=[GIANT, WASP]))
    empty = Game(side("def/ghost-rider-main-l2", symbols="Skill"), side(back=[WASP]))

    game.uses("Ghost Rider", "Hell on Wheels").picks("enemy", "front").picks("Giant").resolves()
    empty.uses("Ghost Rider", "Hell on Wheels").picks("enemy", "back").picks("Wasp").resolves()

    assert game.stunned("Ghost Rider") and game.why == "choose row for"
    assert game.picks("front")["Ghost Rider"].row == FRONT
    assert empty.why == "choose row for"
    assert not empty.picks("front")["Ghost Rider"].ready


@barred("def/ghost-rider-main-l2: Hell on Wheels")
def test_hell_on_wheels_needs_a_ready_rider_and_is_never_ranged() -> None:
    assert not Game(side(at("def/ghost-rider-main-l2", exhausted=True), symbols="Skill")).offers("use")

    angel = Game(side(at("def/ghost-rider-main-l2", row="back"), symbols="Skill"), side(front=["def/angel"]))
    angel.uses("Ghost Rider", "Hell on Wheels").picks("enemy", "front").picks("Angel").resolves()

    assert angel.ko("enemy") == ["Angel"]


# -- Luke Cage (main) -----------------------------------------------------------------------------------------------


@works("def/luke-cage-main-l*: Impervious Skin")
@pytest.mark.covers("FAQ-49")
@both_levels
def test_impervious_skin_spares_the_wound_and_nothing_else(level: str) -> None:
    cage = at(f"def/luke-cage-main-{level}", counters=1)
    game = Game(side(cage, symbols="Might"), side(front=[GIANT]), turn_of="enemy")

    game.attacks("Giant", on="Luke Cage").picks("pass").uses("Luke Cage", "Impervious Skin").resolves()

    assert game.stunned("Luke Cage") and game["Luke Cage"].wounds == 0 and game["Luke Cage"].counters == 0


@barred("def/luke-cage-main-l*: Impervious Skin")
@both_levels
def test_impervious_skin_lasts_for_one_combat_and_stops_no_other_wound(level: str) -> None:
    cage = side(f"def/luke-cage-main-{level}", symbols="Might")
    plain_fight = Game(cage, side(front=[GIANT]), turn_of="enemy").fights("Giant", on="Luke Cage")
    wounded = Game(cage, side("def/bullseye-main-l2", symbols="Skill Skill Skill"), turn_of="enemy")

    wounded.uses("Bullseye", "Lovely Night for a Murder").picks("Luke Cage")

    assert plain_fight["Luke Cage"].wounds == 1
    assert wounded["Luke Cage"].wounds == 1


@works("def/luke-cage-main-l1: Hero for Hire")
def test_hero_for_hire_buys_xp_with_recruit_points_one_by_one_and_levels_at_five() -> None:
    game = Game(side("def/luke-cage-main-l1", hand=[HERO], resources=7), phase="recruit")

    for _ in range(5):
        game.uses("Luke Cage", "Hero for Hire")

    assert game["Luke Cage"].face.id == "def/luke-cage-main-l2"
    assert game.state.players[0].points == 2
    assert game.recruits("Hero")["Hero"].row == FRONT
    assert not game.offers("use", "Hero for Hire")


@barred("def/luke-cage-main-l1: Hero for Hire")
def test_hero_for_hire_needs_points_a_face_up_hero_and_the_recruit_step() -> None:
    cage = "def/luke-cage-main-l1"

    assert not Game(side(cage), phase="recruit").offers("use")
    assert not Game(side(at(cage, stunned=True), resources=3), phase="recruit").offers("use")
    assert not Game(side(cage, resources=3), phase="resource").offers("use")
    assert not Game(side(cage, resources=3), phase="formation").offers("use")


@works("def/luke-cage-main-l2: Power Man and...")
def test_power_man_and_brings_iron_fist_from_hand_deck_or_ko_pile() -> None:
    cage = "def/luke-cage-main-l2"
    hand = Game(side(cage, hand=[FIST], symbols="Intellect"), phase="formation")
    pile = Game(side(cage, ko=[FIST], symbols="Intellect"), phase="formation")
    deck = Game(side(cage, deck=[WASP, FIST, HERO], symbols="Intellect"), phase="formation")

    hand.uses("Luke Cage", "Power Man and...").picks("mode", "1").picks("front")
    pile.uses("Luke Cage", "Power Man and...").picks("mode", "2").picks("back")
    deck.uses("Luke Cage", "Power Man and...").picks("mode", "3").picks("Iron Fist").picks("front")

    assert hand["Iron Fist"].row == FRONT and hand.hand() == []
    assert pile["Iron Fist"].row == BACK and pile.ko() == []
    assert "Iron Fist" in deck and sorted(deck.deck()) == ["Hero", "Wasp"]


@barred("def/luke-cage-main-l2: Power Man and...")
def test_power_man_and_brings_nobody_else() -> None:
    game = Game(side("def/luke-cage-main-l2", hand=[HERO], symbols="Intellect"), phase="formation")

    game.uses("Luke Cage", "Power Man and...").picks("mode", "1")

    assert "Hero" not in game and game.hand() == ["Hero"]
    assert game.why == "formation step"
