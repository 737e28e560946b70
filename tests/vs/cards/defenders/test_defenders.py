"""The Defenders of The Defenders: supporting characters, plot twists and the Location."""

from __future__ import annotations

import pytest

from capes.vs.words import Face
from tests.vs.cards.setting import BACK, STUNNED, Game, at, barred, plain, side, works

BRUTE = plain("Brute", 5, 4)
WASP = plain("Wasp", 1, 1)
HERO = plain("Hero", 3, 3, team="Defenders")
MATE = plain("Mate", 3, 3, team="Defenders")
GIANT = plain("Giant", 9, 9)
SHOT = plain("Shot", 3, 3)

# -- supporting characters ------------------------------------------------------------------------------------------


@works("def/angel: Healing Blood")
@pytest.mark.covers("KW-07")
def test_healing_blood_heals_a_supporter_of_yours_stunned_or_not() -> None:
    game = Game(side(front=["def/angel", at(HERO, wounds=2, stunned=True)], symbols="Energy"))

    game.uses("Angel", "Healing Blood").picks("Hero")

    assert game["Hero"].wounds == 1 and game.stunned("Hero")


@barred("def/angel: Healing Blood")
def test_healing_blood_heals_neither_mains_nor_enemies() -> None:
    game = Game(side(front=["def/angel", at(HERO, wounds=1)], symbols="Energy"), side(front=[at(BRUTE, wounds=1)]))

    game.uses("Angel", "Healing Blood")

    assert sorted(game.offered()) == ["Angel", "Hero"]


@works("def/angel: Dodge", "def/iron-fist: Dodge")
@pytest.mark.covers("KW-03")
@pytest.mark.parametrize("id, name", [("def/angel", "Angel"), ("def/iron-fist", "Iron Fist")])
def test_dodge_keeps_ranged_attacks_away(id: str, name: str) -> None:
    game = Game(side(back=["def/dagger"]), side(front=[id, WASP]))

    assert not game.can_attack("Dagger", on=name)
    assert game.can_attack("Dagger", on="Wasp")


@barred("def/angel: Dodge", "def/iron-fist: Dodge")
@pytest.mark.parametrize("id, name", [("def/angel", "Angel"), ("def/iron-fist", "Iron Fist")])
def test_dodge_is_no_help_in_melee(id: str, name: str) -> None:
    assert Game(side(front=["def/dagger"]), side(front=[id])).can_attack("Dagger", on=name)


@works("def/hellcat: Pounce")
def test_pounce_takes_the_strike_back_from_an_exhausted_defender() -> None:
    game = Game(side(front=["def/hellcat"]), side(front=[at(BRUTE, exhausted=True)]))

    game.fights("Hellcat", on="Brute")

    assert not game.stunned("Hellcat")


@barred("def/hellcat: Pounce")
def test_pounce_does_not_work_on_the_ready_nor_for_a_teammate_nor_in_defence() -> None:
    ready = Game(side(front=["def/hellcat"]), side(front=[BRUTE])).fights("Hellcat", on="Brute")
    team = Game(side(front=["def/hellcat", HERO]), side(front=[at(GIANT, exhausted=True)]))
    defending = Game(side(front=["def/hellcat"]), side(front=[BRUTE]), turn_of="enemy").fights("Brute", on="Hellcat")

    wasted = team.fights("Hellcat", "Hero", on="Giant").copy().picks("Hellcat")
    team.picks("Hero")

    assert ready.stunned("Hellcat")
    assert team.stunned("Hero") and not wasted.stunned("Hellcat")
    assert defending.stunned("Hellcat")


@works("def/dagger: Purifying Light [trigger]")
def test_purifying_light_takes_the_bad_counters_off_your_side() -> None:
    game = Game(
        side(front=[at(HERO, counters=-2), at(MATE, counters=1)], hand=["def/dagger"], resources=2),
        side(front=[at(GIANT, counters=-3)]),
        phase="recruit",
    )

    game.recruits("Dagger")

    assert [game[name].counters for name in ("Hero", "Mate", "Giant")] == [0, 1, -3]


@barred("def/dagger: Purifying Light [trigger]")
def test_purifying_light_works_only_as_she_appears() -> None:
    game = Game(side(front=["def/dagger", at(HERO, counters=-2)]))

    assert game.ends_turn().until("main phase", "you")["Hero"].counters == -2


@works("def/dagger: Purifying Light [static]")
def test_purifying_light_keeps_bad_counters_off_your_side_hers_included() -> None:
    game = Game(side(front=["def/cloak", "def/dagger", HERO]), side(front=[BRUTE]), phase="start")

    assert [game[name].counters for name in ("Cloak", "Dagger", "Hero", "You Main")] == [0, 0, 0, 0]
    game.until("main phase", "you").ends_turn().until("main phase", "enemy")
    assert game["Brute"].counters == -1


@barred("def/dagger: Purifying Light [static]")
def test_purifying_light_goes_out_when_she_is_stunned_and_lets_good_counters_through() -> None:
    enemy = side(front=[HERO, at("def/dagger", stunned=True)])
    stunned = Game(side(hand=["def/fair-and-balanced"], front=["def/venom"]), enemy)
    game = Game(side(front=["def/dagger"], hand=["def/dagger"]))

    stunned.plays("Fair and Balanced").picks("Venom").picks("Hero")
    assert stunned["Hero"].counters == -1
    assert game.picks("power up", "Dagger")["Dagger"].counters == 1


@works("def/iron-fist: Iron Fist Punch")
def test_iron_fist_punch_stuns_whoever_he_strikes() -> None:
    game = Game(side(front=["def/iron-fist"], symbols="Skill"), side(front=[GIANT]))

    game.attacks("Iron Fist", on="Giant").uses("Iron Fist", "Iron Fist Punch").resolves()

    assert game.stunned("Giant")


@barred("def/iron-fist: Iron Fist Punch")
def test_iron_fist_punch_needs_a_strike_with_at_least_one_atk_and_his_own_combat() -> None:
    shocked = side(hand=["def/shock-to-the-system"], front=[GIANT])
    weak = Game(side(front=["def/iron-fist"], symbols="Skill"), shocked)
    weak.attacks("Iron Fist", on="Giant").uses("Iron Fist", "Iron Fist Punch")
    weak.plays("Shock to the System").resolves()
    other = Game(side(front=["def/iron-fist", HERO], symbols="Skill"), side(front=[GIANT])).attacks("Hero", on="Giant")

    assert not weak.stunned("Giant")
    assert not other.offers("use")


@works("def/scarlet-witch: Hex")
@pytest.mark.parametrize("edition", ["documents", "errata"])
def test_hex_keeps_enemies_from_levelling_until_she_falls(edition: str) -> None:
    strange = at("def/dr-strange-main-l1", xp=3)
    game = Game(
        side(strange, front=[BRUTE], symbols="Energy Energy Energy"), side(front=["def/scarlet-witch"]),
        phase="formation", edition=edition,
    )  # fmt: skip

    for _ in range(3):
        game.uses("Dr. Strange", "Supreme Knowledge")
    assert game["Dr. Strange"].xp == 5 and game["Dr. Strange"].face.level == 1
    game.until("main phase", "you").fights("Brute", on="Scarlet Witch")

    assert game["Dr. Strange"].face.id == "def/dr-strange-main-l2"


@barred("def/scarlet-witch: Hex")
def test_hex_does_not_hold_back_her_own_side_nor_later_a_demoted_main() -> None:
    own = Game(side(at("def/dr-strange-main-l1", xp=4), front=["def/scarlet-witch"]), phase="draw")
    boss = side(at("def/dr-strange-main-l1", xp=4), front=["def/kingpin", "def/carnage", "def/rhino"], symbols="Might")

    def demoted(edition: str) -> int:
        game = Game(boss, side(front=["def/scarlet-witch"]), edition=edition).uses("Kingpin", "Underworld Boss")
        game.ends_turn().until("main phase", "you")
        return game["Dr. Strange"].face.level

    assert own["Dr. Strange"].face.level == 2
    assert demoted("documents") == 1
    assert demoted("errata") == 2


@works("def/cloak: The Dark Force Hungers")
def test_the_dark_force_feeds_on_everybody_whose_build_phase_begins() -> None:
    game = Game(side(front=["def/cloak", HERO]), side(front=[GIANT]), phase="start")

    assert (game["Cloak"].counters, game["Hero"].counters, game["Giant"].counters) == (-1, -1, 0)
    game.until("main phase", "you").ends_turn().until("main phase", "enemy")

    assert (game["Hero"].counters, game["Giant"].counters, game["Enemy Main"].counters) == (-1, -1, -1)


@barred("def/cloak: The Dark Force Hungers")
def test_the_dark_force_sleeps_while_cloak_is_stunned_and_in_other_phases() -> None:
    stunned = Game(side(), side(front=[at("def/cloak", stunned=True), BRUTE]), phase="start")
    main = Game(side(front=["def/cloak", HERO]))

    assert stunned.until("main phase", "you")["You Main"].counters == 0
    assert main["Hero"].counters == 0


@works("def/deathlok: Rebuilt Body")
def test_rebuilt_body_takes_the_figures_of_a_card_and_buries_it() -> None:
    pile: list[str | Face] = ["def/ghost-rider", WASP, "mb/open-fire"]
    game = Game(side(front=[at("def/deathlok", counters=1)], ko=pile, symbols="Might"))

    game.uses("Deathlok", "Rebuilt Body")
    assert not game.offers("Open Fire")
    game.picks("Ghost Rider")

    assert game.stats("Deathlok") == (9, 9)
    assert game.ko() == ["Wasp", "Open Fire"]
    assert game.deck()[-1] == "Ghost Rider"
    assert game.ends_turn().until("main phase", "enemy").stats("Deathlok") == (4, 4)


@barred("def/deathlok: Rebuilt Body")
def test_rebuilt_body_changes_nothing_with_an_empty_pile() -> None:
    game = Game(side(front=["def/deathlok"], symbols="Might"), side(ko=[GIANT]))

    game.uses("Deathlok", "Rebuilt Body")

    assert game.stats("Deathlok") == (3, 3)


@works("def/moon-knight: Multiple Personalities")
def test_multiple_personalities_powers_up_with_any_character_card() -> None:
    game = Game(side(front=["def/moon-knight"], hand=[WASP]), side(front=[GIANT]))

    game.attacks("Moon Knight", on="Giant").picks("power up", "Moon Knight")

    assert game["Moon Knight"].counters == 1 and game.ko() == ["Wasp"]


@barred("def/moon-knight: Multiple Personalities")
def test_multiple_personalities_wants_characters_and_serves_only_him() -> None:
    twist = Game(side(front=["def/moon-knight"], hand=["def/super-senses", "def/sanctum-sanctorum"]))
    other = Game(side(front=["def/moon-knight", HERO], hand=[WASP]))
    stunned = Game(side(front=[at("def/moon-knight", stunned=True)], hand=[WASP]))

    assert not twist.offers("power up")
    assert not other.offers("power up", "Hero")
    assert not stunned.offers("power up")


@works("def/nighthawk: Mobilize the Team")
def test_mobilize_the_team_makes_the_next_defender_four_cheaper() -> None:
    game = Game(
        side(front=["def/nighthawk"], hand=["def/ghost-rider", "def/vision"], resources=2, symbols="Intellect"),
        phase="recruit",
    )
    assert not game.offers("recruit")

    game.uses("Nighthawk", "Mobilize the Team").recruits("Ghost Rider")

    assert game.state.players[0].points == 0
    assert "Ghost Rider" in game


@barred("def/nighthawk: Mobilize the Team")
def test_mobilize_the_team_is_for_one_defender_only() -> None:
    game = Game(
        side(
            front=["def/nighthawk"], hand=["def/angel", "def/vision", "def/venom"], resources=2, symbols="Intellect",
        ),
        phase="recruit",
    )  # fmt: skip

    game.uses("Nighthawk", "Mobilize the Team")
    assert not game.offers("recruit", "Venom")
    game.recruits("Angel")

    assert game.state.players[0].points == 3
    assert not game.offers("recruit", "Vision")


@works("def/nighthawk: Night Shift")
def test_night_shift_makes_him_strong_on_enemy_turns() -> None:
    game = Game(side(front=["def/nighthawk"]))

    game.ends_turn().until("main phase", "enemy")

    assert game.stats("Nighthawk") == (6, 6)


@barred("def/nighthawk: Night Shift")
def test_night_shift_is_over_on_his_own_turn_with_all_it_held_up() -> None:
    game = Game(side(front=[at("def/nighthawk", counters=-3)]), turn_of="enemy")
    assert game.stats("Nighthawk") == (3, 3)

    game.ends_turn()

    assert Game(side(front=["def/nighthawk"])).stats("Nighthawk") == (3, 3)
    assert "Nighthawk" not in game


@works("def/punisher: Lethal")
@pytest.mark.covers("KW-17")
@pytest.mark.parametrize("edition", ["documents", "errata"])
def test_lethal_kos_the_defending_supporter_punisher_stuns(edition: str) -> None:
    game = Game(side(front=["def/punisher"]), side(front=[plain("Tank", 1, 5, health=9)]), edition=edition)

    game.fights("Punisher", on="Tank")

    assert game.ko("enemy") == ["Tank"]


@barred("def/punisher: Lethal")
def test_lethal_spares_mains_and_attackers_and_later_those_not_wounded() -> None:
    boss = plain("Boss", 1, 5, 9, -1, kind="main")
    main = Game(side(front=["def/punisher"]), side(boss)).fights("Punisher", on="Boss")
    defending = Game(side(front=["def/punisher"]), side(front=[WASP]), turn_of="enemy").fights("Wasp", on="Punisher")

    def against_cage(edition: str) -> Game:
        cage = side(front=["mb/luke-cage"], symbols="Might")
        game = Game(side(front=["def/punisher"]), cage, edition=edition).attacks("Punisher", on="Luke Cage")
        return game.picks("pass").uses("Luke Cage", "Impervious Skin").resolves()

    assert main["Boss"].state == STUNNED
    assert defending["Wasp"].state == STUNNED
    assert "Luke Cage" not in against_cage("documents")
    assert against_cage("errata").stunned("Luke Cage")


@works("def/punisher: Perfect Position")
def test_perfect_position_makes_him_safe_in_a_ranged_combat_and_wastes_the_strike() -> None:
    game = Game(side(back=["def/punisher", "def/dagger"], symbols="Skill"), side(front=["def/war-machine"]))

    game.attacks("Punisher", "Dagger", on="War Machine").uses("Punisher", "Perfect Position").resolves()
    game.picks("strike", "Punisher")

    assert game["Punisher"].wounds == 0 and "Dagger" in game
    assert game.ko("enemy") == ["War Machine"]


@barred("def/punisher: Perfect Position")
def test_perfect_position_does_nothing_in_melee() -> None:
    game = Game(side(front=["def/punisher"], symbols="Skill"), side(front=[GIANT]))

    game.attacks("Punisher", on="Giant").uses("Punisher", "Perfect Position").resolves()

    assert game.ko() == ["Punisher"]


@works("def/vision: Increase Density")
def test_increase_density_doubles_what_the_attacking_vision_has_now() -> None:
    game = Game(side(front=[at("def/vision", counters=1)], symbols="Energy"), side(front=[GIANT]))

    game.attacks("Vision", on="Giant").uses("Vision", "Increase Density")
    assert game.stats("Vision") == (12, 12)
    game.resolves()

    assert game.stunned("Giant") and game.stats("Vision") == (6, 6)


@barred("def/vision: Increase Density")
def test_increase_density_is_for_attacks_on_his_own_turn() -> None:
    game = Game(side(front=["def/vision"], symbols="Energy"), side(front=[GIANT]), turn_of="enemy")

    game.attacks("Giant", on="Vision").picks("pass")

    assert not game.offers("use", "Increase Density")
    assert game.offers("use", "Decrease Density")


@works("def/vision: Decrease Density")
def test_decrease_density_takes_the_defending_vision_out_of_all_strikes() -> None:
    game = Game(side(front=["def/vision"], symbols="Energy"), side(front=[GIANT, plain("Imp", 1, 1)]), turn_of="enemy")

    imp = game.copy().attacks("Imp", on="Vision").picks("pass").uses("Vision", "Decrease Density").resolves()
    game.attacks("Giant", on="Vision").picks("pass").uses("Vision", "Decrease Density").resolves()

    assert not game.stunned("Vision")
    assert not imp.stunned("Imp")


@barred("def/vision: Decrease Density")
def test_decrease_density_does_nothing_for_an_attacker_and_ends_with_the_combat() -> None:
    game = Game(side(front=["def/vision"], symbols="Energy"), side(front=[GIANT]))

    game.attacks("Vision", on="Giant").uses("Vision", "Decrease Density").resolves()

    assert game.stunned("Vision") and not game.state.modifiers


@works("def/valkyrie: Chooser of the Slain")
def test_chooser_of_the_slain_recruits_from_the_ko_pile_at_the_usual_cost() -> None:
    game = Game(
        side(front=["def/valkyrie"], ko=["def/moon-knight", "mb/open-fire"], resources=5, symbols="Intellect"),
        phase="recruit",
    )

    game.uses("Valkyrie", "Chooser of the Slain").recruits("Moon Knight", "back")

    assert game["Moon Knight"].row == BACK
    assert game.state.players[0].points == 2
    assert "Moon Knight" not in game.ko()


@barred("def/valkyrie: Chooser of the Slain")
def test_chooser_of_the_slain_is_for_your_own_pile_and_this_turn() -> None:
    game = Game(
        side(front=["def/valkyrie"], ko=["def/ghost-rider"], resources=3, symbols="Intellect"),
        side(ko=["def/angel"]),
        phase="recruit",
    )
    game.uses("Valkyrie", "Chooser of the Slain")

    assert not game.offers("recruit")
    assert not Game(side(front=["def/valkyrie"], ko=["def/angel"], resources=5), phase="recruit").offers("recruit")
    game.until("main phase").ends_turn().until("recruit step", "you")
    assert not game.offers("recruit")


@works("def/war-machine: Rocket Launcher")
def test_rocket_launcher_kos_any_supporter() -> None:
    game = Game(side(front=["def/war-machine"], symbols="Might Might"), side(back=[at(GIANT, stunned=True)]))

    game.uses("War Machine", "Rocket Launcher").picks("Giant")

    assert game.ko("enemy") == ["Giant"]


@barred("def/war-machine: Rocket Launcher")
def test_rocket_launcher_spares_mains_and_costs_two() -> None:
    game = Game(side(front=["def/war-machine", HERO], symbols="Might Might")).uses("War Machine", "Rocket Launcher")

    assert game.offers("Hero") and game.offers("War Machine") and len(game.decision.options) == 2
    assert not Game(side(front=["def/war-machine"], symbols="Might")).offers("use")


@works("def/ghost-rider: Penance Stare")
def test_penance_stare_weakens_an_enemy_for_each_good_character_in_the_ko_pile() -> None:
    game = Game(
        side(hand=["def/ghost-rider"], ko=["def/angel", "mb/thor", "def/venom", "mb/open-fire"], resources=7),
        side(front=[GIANT]),
        phase="recruit",
    )

    game.recruits("Ghost Rider").picks("Giant")

    assert game["Giant"].counters == -2


@barred("def/ghost-rider: Penance Stare")
def test_penance_stare_counts_neither_villains_nor_enemy_piles() -> None:
    game = Game(
        side(hand=["def/ghost-rider"], ko=["def/venom"], resources=7), side(front=[GIANT], ko=["def/angel"]),
        phase="recruit",
    )  # fmt: skip

    game.recruits("Ghost Rider").picks("Giant")

    assert game["Giant"].counters == 0


# -- plot twists and the Location -----------------------------------------------------------------------------------


@works("def/spellbound")
def test_spellbound_stops_enemy_plot_twists_for_this_combat() -> None:
    game = Game(
        side(front=[HERO], hand=["def/spellbound", "mb/open-fire"]), side(front=[GIANT], hand=["mb/savage-surprise"])
    )

    game.attacks("Hero", on="Giant").plays("Spellbound")
    assert game.decider == "enemy" and not game.offers("play")
    game.picks("pass")

    assert game.offers("play", "Open Fire")


@barred("def/spellbound")
def test_spellbound_needs_a_defender_on_its_side_and_is_over_with_the_combat() -> None:
    without = Game(side(front=[SHOT], hand=["def/spellbound"]), side(front=[GIANT])).attacks("Shot", on="Giant")
    assert not without.offers("play")
    game = Game(side(front=[HERO, MATE], hand=["def/spellbound"]), side(front=[GIANT], hand=["mb/savage-surprise"]))
    game.attacks("Hero", on="Giant").plays("Spellbound").resolves().attacks("Mate", on="Giant").picks("pass")

    assert game.offers("play", "Savage Surprise")


@works("def/hidden-weapons")
def test_hidden_weapons_arm_a_character_for_the_turn_or_a_fighter_for_the_combat() -> None:
    calm = Game(side(back=[HERO], hand=["def/hidden-weapons"]), side(front=[WASP]))
    fight = Game(side(front=[HERO], hand=["def/hidden-weapons"]), side(front=[GIANT]))

    calm.plays("Hidden Weapons").picks("Hero")
    fight.attacks("Hero", on="Giant").plays("Hidden Weapons").picks("Giant")

    assert calm.stats("Hero") == (4, 4) and calm.can_attack("Hero", on="Wasp")
    assert fight.stats("Giant") == (10, 10) and "Ranged" in fight.keywords("Giant")
    assert "Ranged" not in fight.resolves().keywords("Giant")


@barred("def/hidden-weapons")
def test_hidden_weapons_arm_no_enemy_outside_combat_and_nobody_beside_the_combat() -> None:
    calm = Game(side(front=[HERO], hand=["def/hidden-weapons"]), side(front=[GIANT])).plays("Hidden Weapons")
    fight = Game(side(front=[HERO, MATE], hand=["def/hidden-weapons"]), side(front=[GIANT]))
    fight.attacks("Hero", on="Giant").plays("Hidden Weapons")

    assert sorted(calm.offered()) == ["Hero", "You Main"]
    assert sorted(fight.offered()) == ["Giant", "Hero"]


@works("def/super-senses")
def test_super_senses_harden_a_defender() -> None:
    game = Game(side(front=[HERO], hand=["def/super-senses"]), side(front=[BRUTE]), turn_of="enemy")

    game.attacks("Brute", on="Hero").picks("pass").plays("Super Senses")
    assert game.stats("Hero") == (3, 8)
    game.resolves()

    assert not game.stunned("Hero") and game.stats("Hero") == (3, 3)


@barred("def/super-senses")
def test_super_senses_are_for_combat() -> None:
    assert not Game(side(front=[HERO], hand=["def/super-senses"])).offers("play")


@works("def/sanctum-sanctorum")
@pytest.mark.parametrize("power", ["def/angel", "def/deathlok", "def/war-machine"])
def test_the_sanctum_pays_any_symbol_for_a_defender(power: str) -> None:
    game = Game(side(front=[power], ko=[WASP], up=["def/sanctum-sanctorum"] * 2))

    assert game.offers("use")


@barred("def/sanctum-sanctorum")
def test_the_sanctum_pays_for_nobody_else() -> None:
    assert not Game(side(front=["def/venom"], up=["def/sanctum-sanctorum"])).offers("use")
    assert not Game(side(front=["def/angel"], down=["def/sanctum-sanctorum"])).offers("use")
