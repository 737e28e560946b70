"""The Underworld of The Defenders: supporting characters, plot twists and Location, and the cards without a team."""

from __future__ import annotations

import pytest

from capes.vs.decks import Deck, problems, sample_decks
from capes.vs.view.secrets import knows
from tests.vs.cards.setting import BACK, FRONT, STUNNED, Game, at, barred, plain, side, works

BRUTE = plain("Brute", 5, 4)
WASP = plain("Wasp", 1, 1)
THUG = plain("Thug", 3, 3, team="Underworld")
HERO = plain("Hero", 3, 3, team="Defenders")
GIANT = plain("Giant", 9, 9)
WEAKENED = at(GIANT, counters=-1)
BLOODY, TYPHOID = "def/mary-walker-bloody", "def/mary-walker-typhoid"
INNOCENT, COMPOSITE = "def/mary-walker-innocent", "def/mary-walker-composite"

# -- supporting characters ------------------------------------------------------------------------------------------


@works("def/carnage: Maximum Carnage", "def/carnage: Symbiosis")
def test_carnage_grows_by_stunning_and_by_being_stunned_and_keeps_it_all() -> None:
    game = Game(side(front=[at("def/carnage", counters=1)]), side(front=[plain("Wasp", 9, 2)]))

    game.fights("Carnage", on="Wasp").until("main phase")

    assert game.stunned("Carnage") and game.stunned("Wasp")
    assert game["Carnage"].counters == 3


@barred("def/carnage: Maximum Carnage")
def test_carnage_does_not_grow_by_the_deeds_of_others() -> None:
    game = Game(side(front=["def/carnage", BRUTE]), side(front=[WASP])).fights("Brute", on="Wasp")
    calm = Game(side(front=["def/carnage"]), side(front=[GIANT]), turn_of="enemy").fights("Giant", on="You Main")

    assert game.stunned("Wasp") and game["Carnage"].counters == 0
    assert calm["Carnage"].counters == 0


@works("def/venom: Symbiosis")
def test_symbiosis_keeps_counters_when_stunned_and_takes_more() -> None:
    venom = side(front=[at("def/venom", counters=1)])
    game = Game(venom, side(front=[GIANT, THUG], hand=["def/fair-and-balanced"]), turn_of="enemy")

    game.fights("Giant", on="Venom").plays("Fair and Balanced").picks("Venom").picks("Thug")

    assert game.stunned("Venom") and game["Venom"].counters == 2
    assert game.ends_turn().until("main phase", "you").stats("Venom") == (6, 6)


@barred("def/venom: Symbiosis", "def/carnage: Symbiosis")
@pytest.mark.parametrize("id, name", [("def/venom", "Venom"), ("def/carnage", "Carnage")])
def test_symbiosis_keeps_no_bad_counters_and_can_be_nullified(id: str, name: str) -> None:
    bad = Game(side(front=["def/venom", at(THUG, counters=2)]), side(front=[GIANT]), turn_of="enemy")
    bad.fights("Giant", on="Thug")
    cosmo = side(front=[GIANT], hand=["mb/cosmo"], resources=2)
    game = Game(side(front=[at(id, counters=2)]), cosmo, phase="recruit", turn_of="enemy")
    game.recruits("Cosmo").picks(name).until("main phase").fights("Giant", on=name)

    assert bad["Thug"].counters == 0
    assert game.stunned(name) and game[name].counters == 0


@works("def/helmut-zemo: Sow Distrust")
def test_sow_distrust_sees_a_hand_and_takes_a_character_that_does_not_belong() -> None:
    enemy = side("def/daredevil-main-l1", hand=[BRUTE, HERO, THUG, "mb/open-fire"])
    game = Game(side(front=["def/helmut-zemo"], symbols="Intellect"), enemy, side(hand=[WASP]))
    hero = game.state.players[1].hand[1].number

    game.uses("Helmut Zemo", "Sow Distrust").picks("enemy")
    assert knows(game.state, 0, hero) and not knows(game.state, 2, hero) and not knows(game.state, -1, hero)
    assert game.offers("Brute") and game.offers("Thug") and not game.offers("Hero") and not game.offers("Open Fire")
    game.picks("Thug")

    assert game.ko("enemy") == ["Thug"]
    assert not knows(game.state, 0, hero)


@barred("def/helmut-zemo: Sow Distrust")
def test_sow_distrust_takes_nothing_from_a_loyal_hand_not_even_of_a_stunned_main() -> None:
    enemy = side(at("def/daredevil-main-l1", stunned=True), hand=[HERO, "def/angel"])
    game = Game(side(front=["def/helmut-zemo"], symbols="Intellect"), enemy)

    game.uses("Helmut Zemo", "Sow Distrust")

    assert game.ko("enemy") == [] and game.why == "main phase"


@works("def/electro: Chain Lightning")
@pytest.mark.covers("MAIN-02")
def test_chain_lightning_stuns_all_cheap_enemies_a_demoted_main_included() -> None:
    cheap, dear = plain("Cheap", 5, 5, cost=2), plain("Dear", 5, 5, cost=3)
    boss = side(front=["def/kingpin", cheap, dear, "def/carnage", "def/rhino"], symbols="Might")
    game = Game(side(front=["def/electro", WASP], symbols="Energy"), boss, turn_of="enemy")

    game.uses("Kingpin", "Underworld Boss").ends_turn().until("main phase", "you").uses("Electro", "Chain Lightning")
    game.until("main phase")

    assert game.stunned("Cheap") and game.stunned("Enemy Main") and game.stunned("Carnage")
    assert not game.stunned("Dear") and not game.stunned("Kingpin") and not game.stunned("Wasp")


@barred("def/electro: Chain Lightning")
def test_chain_lightning_spares_mains_and_friends() -> None:
    game = Game(side(front=["def/electro", WASP], symbols="Energy")).uses("Electro", "Chain Lightning")

    assert not any(c.state == STUNNED for c in game.state.play.values())


@works("def/mary-walker-bloody: Bloody Mary")
def test_bloody_mary_is_not_struck_back_by_the_weakened() -> None:
    game = Game(side(front=[BLOODY]), side(front=[WEAKENED]))

    game.fights("Mary Walker", on="Giant")

    assert "Mary Walker" in game and not game.stunned("Mary Walker")


@barred("def/mary-walker-bloody: Bloody Mary")
def test_bloody_mary_is_struck_by_the_sound_and_in_defence() -> None:
    sound = Game(side(front=[BLOODY]), side(front=[GIANT])).fights("Mary Walker", on="Giant")
    defending = Game(side(front=[BLOODY]), side(front=[WEAKENED]), turn_of="enemy").fights("Giant", on="Mary Walker")

    assert sound.ko() == ["Mary Walker"]
    assert defending.ko() == ["Mary Walker"]


@works("def/mary-walker-typhoid: Typhoid Mary")
def test_typhoid_mary_infects_up_to_two_enemies_in_the_combat_or_not() -> None:
    game = Game(side(front=[TYPHOID]), side(front=[GIANT], back=[BRUTE, WASP]))

    one = game.attacks("Mary Walker", on="Giant").copy().picks("Brute").picks("done")
    none = game.copy().picks("done")
    game.picks("Giant").picks("Wasp")

    assert game["Giant"].counters == -1 and game.stunned("Wasp") and game["Brute"].counters == 0
    assert one["Brute"].counters == -1 and one["Giant"].counters == 0
    assert none["Giant"].counters == 0


@barred("def/mary-walker-typhoid: Typhoid Mary")
def test_typhoid_mary_infects_only_when_she_attacks_and_only_enemies() -> None:
    other = Game(side(front=[TYPHOID, BRUTE]), side(front=[GIANT])).attacks("Brute", on="Giant")
    game = Game(side(front=[TYPHOID, BRUTE]), side(front=[GIANT])).attacks("Mary Walker", on="Giant")

    assert other["Giant"].counters == 0 and other.why == "combat chance"
    assert not game.offers("Brute")


@works("def/mary-walker-innocent: Innocent Mary")
def test_innocent_mary_is_not_struck_by_weakened_attackers_whose_atk_is_left_out() -> None:
    alone = Game(side(front=[WEAKENED]), side(front=[INNOCENT])).fights("Giant", on="Mary Walker")
    other = plain("Other", 3, 9, team="Underworld")
    big = plain("Big", 9, 9, team="Underworld")
    team = Game(side(front=[at(big, counters=-1), other]), side(front=[INNOCENT]))

    team.attacks("Big", "Other", on="Mary Walker").until("main phase")

    assert not alone.stunned("Mary Walker")
    assert not team.stunned("Mary Walker")


@barred("def/mary-walker-innocent: Innocent Mary")
def test_innocent_mary_is_struck_by_the_sound_and_when_she_attacks() -> None:
    sound = Game(side(front=[GIANT]), side(front=[INNOCENT])).fights("Giant", on="Mary Walker")
    attacking = Game(side(front=[INNOCENT]), side(front=[WEAKENED])).fights("Mary Walker", on="Giant")

    assert sound.ko("enemy") == ["Mary Walker"]
    assert attacking.ko() == ["Mary Walker"]


@works("def/mary-walker-composite: Composite Personality")
def test_composite_personality_has_the_powers_of_all_marys_in_the_ko_pile() -> None:
    game = Game(side(front=[COMPOSITE], ko=[TYPHOID, BLOODY]), side(front=[plain("Wall", 9, 20)]))

    game.attacks("Mary Walker", on="Wall").picks("Wall").picks("done").resolves()

    assert game["Wall"].counters == -1
    assert "Mary Walker" in game and not game.stunned("Mary Walker")


@works("def/mary-walker-composite: Composite Personality")
def test_composite_personality_learns_as_a_mary_is_discarded_for_her() -> None:
    game = Game(side(front=[COMPOSITE], hand=[BLOODY]))
    assert "Bloody Mary" not in game.keywords("Mary Walker")

    game.picks("power up", "Mary Walker")

    assert "Bloody Mary" in game.keywords("Mary Walker")


@barred("def/mary-walker-composite: Composite Personality")
def test_composite_personality_reads_neither_hand_nor_enemy_pile_nor_other_names() -> None:
    game = Game(side(front=[COMPOSITE], hand=[BLOODY], ko=["def/rhino"]), side(ko=[TYPHOID]))

    assert game.keywords("Mary Walker") == ["Composite Personality", "One of a Kind"]


@works(
    "def/mary-walker-bloody: One of a Kind", "def/mary-walker-typhoid: One of a Kind",
    "def/mary-walker-innocent: One of a Kind", "def/mary-walker-composite: One of a Kind",
)  # fmt: skip
@pytest.mark.covers("DECK-02")
@pytest.mark.parametrize("mary", [BLOODY, TYPHOID, INNOCENT, COMPOSITE])
def test_a_deck_holds_each_mary_walker_once(mary: str) -> None:
    deck = sample_decks()[1]
    two = Deck("", deck.main, deck.cards | {mary: 2, "def/carnage": deck.cards["def/carnage"] - 1})

    assert [reason.rule for reason in problems(two, unreleased=True)] == ["DECK-02"]


@barred(
    "def/mary-walker-bloody: One of a Kind", "def/mary-walker-typhoid: One of a Kind",
    "def/mary-walker-innocent: One of a Kind", "def/mary-walker-composite: One of a Kind",
)  # fmt: skip
@pytest.mark.covers("UNIQUE-01")
def test_all_four_mary_walkers_fit_into_one_deck_but_not_onto_one_side() -> None:
    assert problems(sample_decks()[1], unreleased=True) == []
    game = Game(side(front=[BLOODY], hand=[TYPHOID], resources=2), phase="recruit").recruits(TYPHOID)

    assert game["Mary Walker"].face.id == TYPHOID and game.ko() == ["Mary Walker"]


@works("def/rhino: Angry")
def test_angry_rhino_must_be_in_the_first_attack() -> None:
    game = Game(side(front=["def/rhino", THUG]), side(front=[GIANT, WASP]))

    assert game.can_attack("Rhino", on="Wasp") and game.can_attack("Rhino", "Thug", on="Wasp")
    assert not game.can_attack("Thug", on="Wasp")
    assert game.offers("end turn")
    assert game.fights("Rhino", on="Wasp").can_attack("Thug", on="Giant")


@barred("def/rhino: Angry")
def test_angry_binds_nobody_while_rhino_cannot_attack() -> None:
    exhausted = Game(side(front=[at("def/rhino", exhausted=True), THUG]), side(front=[WASP]))
    behind = Game(side(front=[THUG], back=["def/rhino"]), side(front=[WASP]))

    assert exhausted.can_attack("Thug", on="Wasp")
    assert behind.can_attack("Thug", on="Wasp")


@works("def/rhino: Stupid")
def test_stupid_rhino_is_stunned_by_an_enemy_who_pays() -> None:
    game = Game(side(front=["def/rhino"]), side(front=[WASP], symbols="Intellect"))

    game.attacks("Rhino", on="Wasp")
    assert game.why == "pay" and game.decider == "enemy"
    game.picks("Academy")

    assert game.ko() == ["Rhino"] and game.state.combat is None
    assert game.resources("enemy") == [("Academy", False)]


@works("def/rhino: Stupid")
def test_every_enemy_is_asked_in_turn_until_somebody_pays() -> None:
    game = Game(side(front=["def/rhino"]), side(front=[WASP], hand=[BRUTE]), side(hand=["mb/academy"]))

    game.attacks("Rhino", on="Wasp")
    assert game.decider == "enemy" and len(game.decision.options) == 1
    game.picks("no")
    assert game.decider == "third"
    game.picks("discard")

    assert game.ko() == ["Rhino"] and game.ko("third") == ["Academy"]


@barred("def/rhino: Stupid")
def test_stupid_asks_nobody_who_can_be_seen_unable_and_wants_a_basic_location() -> None:
    team = side(front=[HERO], up=["def/sanctum-sanctorum"])
    unable = Game(side(front=["def/rhino"]), side(front=[WASP])).attacks("Rhino", on="Wasp")
    special = Game(side(front=["def/rhino"]), team).attacks("Rhino", on="Hero")
    later = Game(side(front=["def/rhino"]), team, edition="errata").attacks("Rhino", on="Hero")
    declined = Game(side(front=["def/rhino"]), side(front=[WASP], symbols="Intellect")).attacks("Rhino", on="Wasp")

    declined.picks("no").resolves()

    assert unable.why == "combat chance" and special.why == "combat chance"
    assert later.picks("turn").ko() == ["Rhino"]
    assert declined.stunned("Wasp")


@works("def/hellstrom: Darksoul")
def test_darksoul_heals_him_when_he_is_powered_up() -> None:
    game = Game(side(front=[at("def/hellstrom", wounds=1)], hand=["def/hellstrom"])).picks("power up", "Hellstrom")

    assert game["Hellstrom"].wounds == 0 and game["Hellstrom"].counters == 1


@barred("def/hellstrom: Darksoul")
def test_darksoul_is_not_fed_by_counters_or_the_power_ups_of_others() -> None:
    other = Game(side(front=[at("def/hellstrom", wounds=1), "def/carnage"], hand=["def/carnage"]))
    counters = Game(side(front=[at("def/hellstrom", wounds=1)], hand=["def/loyal-soldiers"]))

    other.picks("power up", "Carnage")
    counters.plays("Loyal Soldiers")

    assert other["Hellstrom"].wounds == 1
    assert counters["Hellstrom"].wounds == 1


@works("def/winter-soldier: Into the Fray")
def test_into_the_fray_readies_him_and_moves_him_up() -> None:
    game = Game(side(back=[at("def/winter-soldier", exhausted=True)], symbols="Skill"))

    game.uses("Winter Soldier", "Into the Fray")

    assert game["Winter Soldier"].ready and game["Winter Soldier"].row == FRONT


@barred("def/winter-soldier: Into the Fray")
def test_into_the_fray_starts_in_the_back_row() -> None:
    assert not Game(side(front=[at("def/winter-soldier", exhausted=True)], symbols="Skill")).offers("use")


@works("def/modok: Mental Calculations")
def test_mental_calculations_sort_the_top_four_before_the_draw() -> None:
    deck = [plain(name) for name in ("One", "Two", "Three", "Four", "Five")]
    game = Game(side(front=["def/modok"], deck=deck), phase="start")

    assert game.why == "choose" and game.hand() == []
    game.picks("One").picks("Two").picks("One").picks("Three")

    assert game.hand() == ["Four", "Three"]
    assert game.deck() == ["Five", "One", "Two"] or game.deck() == ["Five", "Two", "One"]


@barred("def/modok: Mental Calculations")
def test_mental_calculations_are_for_his_own_turn_and_head() -> None:
    enemy = Game(side(front=["def/modok"]), phase="start", turn_of="enemy")
    stunned = Game(side(front=[at("def/modok", stunned=True)]), phase="start")

    assert enemy.why != "choose"
    assert stunned.why != "choose"


@works("def/venom: Symbiote Strength")
def test_symbiote_strength_puts_two_counters_on_venom() -> None:
    assert Game(side(front=["def/venom"], symbols="Might")).uses("Venom", "Symbiote Strength")["Venom"].counters == 2


@barred("def/venom: Symbiote Strength")
def test_symbiote_strength_is_used_once_a_turn_by_a_face_up_venom() -> None:
    game = Game(side(front=["def/venom"], symbols="Might Might")).uses("Venom", "Symbiote Strength")

    assert not game.offers("use")
    assert not Game(side(front=[at("def/venom", stunned=True)], symbols="Might")).offers("use")


@works("def/bullseye: Improvised Weapon")
def test_improvised_weapon_turns_a_counter_into_a_wound() -> None:
    game = Game(side(front=[at("def/bullseye", counters=2)], symbols="Skill"), side(front=[GIANT]))

    game.uses("Bullseye", "Improvised Weapon").picks("Giant")

    assert game["Bullseye"].counters == 1
    assert game["Giant"].wounds == 1 and not game.stunned("Giant")


@barred("def/bullseye: Improvised Weapon")
def test_improvised_weapon_is_nothing_without_a_counter() -> None:
    game = Game(side(front=["def/bullseye"], symbols="Skill"), side(front=[GIANT]))

    game.uses("Bullseye", "Improvised Weapon")

    assert game.why == "main phase" and game["Giant"].wounds == 0


@works("def/purple-man: Brainwash")
def test_brainwash_takes_a_supporter_until_purple_man_is_stunned() -> None:
    game = Game(side(front=["def/purple-man"], symbols="Intellect"), side(front=[BRUTE, GIANT]))

    game.uses("Purple Man", "Brainwash").picks("Brute")
    assert game["Brute"].seat == 0 and game["Brute"].row == BACK and not game["Brute"].ready
    game.ends_turn().until("main phase", "enemy")
    assert game["Brute"].seat == 0
    game.fights("Giant", on="Purple Man")

    assert game["Brute"].seat == 1 and game["Brute"].row == BACK


@works("def/purple-man: Brainwash")
def test_brainwash_ends_when_purple_man_is_stolen_himself_and_holds_without_his_powers() -> None:
    purple_man = side(front=["def/purple-man"], symbols="Intellect")
    stolen = Game(purple_man, side(front=[BRUTE], back=["mb/professor-x"], symbols="Intellect Intellect"))
    nullified = Game(purple_man, side(front=[BRUTE], hand=["mb/cosmo"], resources=2))

    stolen.uses("Purple Man", "Brainwash").picks("Brute").ends_turn().until("main phase", "enemy")
    assert stolen["Brute"].seat == 0
    stolen.uses("Professor X", "Mind Control").picks("Purple Man").picks("front")
    nullified.uses("Purple Man", "Brainwash").ends_turn().until("recruit step", "enemy")
    nullified.recruits("Cosmo").picks("Purple Man")

    assert stolen["Purple Man"].seat == 1 and stolen["Brute"].seat == 1
    assert nullified["Brute"].seat == 0


@barred("def/purple-man: Brainwash")
def test_brainwash_is_not_for_mains_and_returns_nobody_who_has_gone_elsewhere() -> None:
    mains = Game(side(front=["def/purple-man"], symbols="Intellect")).uses("Purple Man", "Brainwash")
    game = Game(side(front=["def/purple-man"], symbols="Intellect"), side(front=[BRUTE, GIANT]))
    game.uses("Purple Man", "Brainwash").picks("Brute")
    game["Brute"].seat = 1

    game.ends_turn().until("main phase", "enemy").fights("Giant", on="Purple Man")

    assert mains["Enemy Main"].seat == 1
    assert game["Brute"].row == BACK and game["Brute"].seat == 1 and game.why == "main phase"


@works("def/baron-mordo: Black Magic")
def test_black_magic_kos_the_stunned() -> None:
    game = Game(side(front=["def/baron-mordo"], symbols="Energy"), side(front=[at(GIANT, stunned=True)]))

    assert game.uses("Baron Mordo", "Black Magic").ko("enemy") == ["Giant"]


@barred("def/baron-mordo: Black Magic")
def test_black_magic_spares_mains_and_the_face_up() -> None:
    enemy = side(at("def/venom-main-l1", stunned=True), front=[GIANT])
    game = Game(side(front=["def/baron-mordo"], symbols="Energy"), enemy).uses("Baron Mordo", "Black Magic")

    assert "Giant" in game and "Venom" in game


@works("def/kingpin: Underworld Boss")
@pytest.mark.covers("MAIN-06", "MAIN-07", "MAIN-08", "MAIN-09")
def test_underworld_boss_promotes_kingpin_and_demotes_the_main_who_keeps_what_he_has() -> None:
    strange = at("def/dr-strange-main-l1", xp=4, counters=-2)
    game = Game(side(strange, front=["def/kingpin", "def/carnage", at("def/rhino", stunned=True)], symbols="Might"))

    game.uses("Kingpin", "Underworld Boss")
    assert game["Kingpin"].main_of == 0 and game["Dr. Strange"].main_of == -1
    assert (game["Dr. Strange"].xp, game["Dr. Strange"].counters) == (4, -2)
    game.ends_turn().until("main phase", "you")

    assert game["Dr. Strange"].face.level == 2 and game["Dr. Strange"].main_of == -1


@works("def/kingpin: Underworld Boss")
@pytest.mark.covers("MAIN-03", "MAIN-09")
def test_whoever_loses_the_new_boss_is_out_and_the_old_main_leaves_the_game() -> None:
    boss = side(front=[at("def/kingpin", wounds=1), "def/carnage", "def/rhino"], symbols="Might")
    killer = side(front=[plain("Giant", 20, 20)])
    game = Game(boss, killer).uses("Kingpin", "Underworld Boss").ends_turn().until("main phase", "enemy")
    old = Game(boss, side(front=["def/war-machine"], symbols="Might Might")).uses("Kingpin", "Underworld Boss")
    old.ends_turn().until("main phase", "enemy").uses("War Machine", "Rocket Launcher").picks("You Main")

    game.fights("Giant", on="Kingpin")

    assert game.winners == ("enemy",)
    assert old.result is None and old.ko() == [] and [card.face.name for card in old.state.removed] == ["You Main"]


@barred("def/kingpin: Underworld Boss")
def test_underworld_boss_needs_two_others_of_the_underworld() -> None:
    assert not Game(side(front=["def/kingpin", "def/carnage", HERO], symbols="Might")).offers("use")
    assert Game(side("def/bullseye-main-l1", front=["def/kingpin", "def/carnage"], symbols="Might")).offers("use")


@works("def/blackheart: Created from Evil")
@pytest.mark.covers("STATS-03")
def test_created_from_evil_grows_with_the_villains_in_the_ko_pile() -> None:
    game = Game(side(front=["def/blackheart"], ko=["def/rhino", "mb/loki", "def/angel"], hand=["def/blackheart"]))
    assert game.stats("Blackheart") == (6, 6)

    assert game.picks("power up", "Blackheart").stats("Blackheart") == (8, 8)


@barred("def/blackheart: Created from Evil")
def test_created_from_evil_is_not_fed_by_enemy_piles() -> None:
    assert Game(side(front=["def/blackheart"]), side(ko=["def/rhino"])).stats("Blackheart") == (4, 4)


# -- plot twists and Locations --------------------------------------------------------------------------------------


@works("def/fair-and-balanced")
def test_fair_and_balanced_gives_one_counter_of_each_kind_to_one_or_two() -> None:
    game = Game(side(front=[THUG], hand=["def/fair-and-balanced"]), side(front=[WASP])).plays("Fair and Balanced")

    same = game.copy().picks("Wasp").picks("Wasp")
    game.picks("Thug").picks("Wasp")

    assert game["Thug"].counters == 1 and game.stunned("Wasp")
    assert same["Wasp"].counters == 0 and not same.stunned("Wasp")


@barred("def/fair-and-balanced")
def test_fair_and_balanced_needs_the_underworld_and_the_main_phase() -> None:
    assert not Game(side(front=[HERO], hand=["def/fair-and-balanced"])).offers("play")
    assert not Game(side(front=[THUG], hand=["def/fair-and-balanced"]), phase="formation").offers("play")


@works("def/pain-and-suffering")
def test_pain_and_suffering_may_stun_at_once() -> None:
    enemy = side(front=[plain("Frail", 9, 2)])
    game = Game(side(front=[THUG], hand=["def/pain-and-suffering"]), enemy).attacks("Thug", on="Frail")

    game.plays("Pain and Suffering").picks("Frail")

    assert game.stunned("Frail") and not game.stunned("Thug")


@barred("def/pain-and-suffering")
def test_pain_and_suffering_reaches_only_those_in_the_combat() -> None:
    game = Game(side(front=[THUG], hand=["def/pain-and-suffering"]), side(front=[WASP, GIANT]))

    game.attacks("Thug", on="Giant").plays("Pain and Suffering")

    assert sorted(game.offered()) == ["Giant", "Thug"]


@works("def/play-dead")
def test_play_dead_dazes_your_defender_and_ends_the_combat() -> None:
    game = Game(side(front=[THUG], hand=["def/play-dead"]), side(front=[GIANT]), turn_of="enemy")

    game.attacks("Giant", on="Thug").picks("pass").plays("Play Dead")

    assert game.stunned("Thug") and game["Thug"].wounds == 0
    assert game.state.combat is None


@barred("def/play-dead")
def test_play_dead_is_not_for_mains_or_attackers() -> None:
    main = Game(side(front=[THUG], hand=["def/play-dead"]), side(front=[GIANT]), turn_of="enemy")
    attacker = Game(side(front=[THUG], hand=["def/play-dead"]), side(front=[GIANT])).attacks("Thug", on="Giant")

    main.attacks("Giant", on="You Main").picks("pass").plays("Play Dead")
    attacker.plays("Play Dead")

    assert not main.stunned("You Main") and main.state.combat is not None
    assert not attacker.stunned("Thug") and not attacker.stunned("Giant")


@works("def/fisk-tower")
@pytest.mark.parametrize("power", ["def/electro", "def/helmut-zemo", "def/venom", "def/bullseye"])
def test_fisk_tower_pays_any_symbol_for_the_underworld(power: str) -> None:
    assert Game(side(front=[power], up=["def/fisk-tower"])).offers("use")


@barred("def/fisk-tower")
def test_fisk_tower_pays_for_nobody_else() -> None:
    assert not Game(side(front=["def/angel"], up=["def/fisk-tower"])).offers("use")


@works("def/loyal-soldiers")
def test_loyal_soldiers_grow_if_everybody_is_of_one_team() -> None:
    army = side("def/bullseye-main-l1", front=[THUG, at("def/rhino", stunned=True)], hand=["def/loyal-soldiers"])
    game = Game(army).plays("Loyal Soldiers")

    assert [game[name].counters for name in ("Bullseye", "Thug", "Rhino")] == [1, 1, 0]


@barred("def/loyal-soldiers")
def test_loyal_soldiers_do_not_grow_beside_a_stranger_even_a_stunned_one() -> None:
    army = side("def/bullseye-main-l1", front=[THUG, at(HERO, stunned=True)], hand=["def/loyal-soldiers"])
    teamless = Game(side(front=[THUG], hand=["def/loyal-soldiers"])).plays("Loyal Soldiers")
    game = Game(army).plays("Loyal Soldiers")

    assert game["Thug"].counters == 0 and game["Bullseye"].counters == 0
    assert teamless["Thug"].counters == 0


@works("def/shock-to-the-system")
def test_shock_to_the_system_weakens_an_attacker() -> None:
    game = Game(side(front=[BRUTE]), side(front=[HERO], hand=["def/shock-to-the-system"]))

    game.attacks("Brute", on="Hero").picks("pass").plays("Shock to the System")
    assert game.stats("Brute") == (2, 4)
    game.resolves()

    assert not game.stunned("Hero") and game.stats("Brute") == (5, 4)


@barred("def/shock-to-the-system")
def test_shock_to_the_system_does_not_reach_the_defender() -> None:
    game = Game(side(front=[BRUTE], hand=["def/shock-to-the-system"]), side(front=[HERO])).attacks("Brute", on="Hero")

    assert game.plays("Shock to the System").stats("Hero") == (3, 3)
