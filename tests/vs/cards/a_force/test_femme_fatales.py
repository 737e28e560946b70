"""The Femme Fatales of A-Force: supporting characters, token, plot twists and Location, and the card without a team."""

from __future__ import annotations

import pytest

from capes.vs.decks import Deck, problems, sample_decks
from capes.vs.words import Always, TakesNoWound
from tests.vs.cards.setting import BACK, FRONT, Game, at, barred, plain, side, works

BRUTE = plain("Brute", 5, 4)
ANT = plain("Ant", 1, 1)
GIANT = plain("Giant", 9, 9)
FATALE = plain("Fatale", 9, 3, team="Femme Fatales")
FLIER = "mb/nova"
GOBLIN = "af/demon-goblin"

# -- supporting characters ------------------------------------------------------------------------------------------


@works("af/black-cat: Pounce")
def test_black_cat_is_not_struck_back_by_the_exhausted() -> None:
    game = Game(side(front=["af/black-cat"]), side(front=[at(GIANT, exhausted=True)]))

    game.fights("Black Cat", on="Giant")

    assert "Black Cat" in game and not game.stunned("Black Cat")


@barred("af/black-cat: Pounce")
def test_black_cat_is_struck_back_by_the_ready() -> None:
    game = Game(side(front=["af/black-cat"]), side(front=[GIANT]))

    assert "Black Cat" not in game.fights("Black Cat", on="Giant").until("main phase")


@works("af/black-cat: Unlucky Break")
def test_an_unlucky_defender_loses_its_counters_and_nobody_of_that_side_gets_any_in_the_combat() -> None:
    game = Game(side(front=["af/black-cat"]), side(front=[at(GIANT, counters=3)], hand=[GIANT]))

    game.attacks("Black Cat", on="Giant").picks("pass")
    assert game["Giant"].counters == 0
    game.picks("power up", "Giant")

    assert game["Giant"].counters == 0


@barred("af/black-cat: Unlucky Break")
def test_bad_counters_stay_and_luck_returns_after_the_combat() -> None:
    game = Game(side(front=["af/black-cat", ANT]), side(front=[at(GIANT, counters=-1)], hand=[GIANT]))

    game.fights("Black Cat", on="Giant").until("main phase")
    assert game["Giant"].counters == -1
    game.attacks("Ant", on="Giant").picks("pass").picks("power up", "Giant")

    assert game["Giant"].counters == 0


@works("af/madame-masque: Bio-Duplicate", "af/madame-masque: Swarm")
def test_a_second_madame_masque_may_step_out_of_the_power_up() -> None:
    game = Game(side(front=["af/madame-masque"], hand=["af/madame-masque"]))

    game.picks("power up", "Madame Masque").picks("yes").picks("back")

    first, second = game.found("Madame Masque")
    assert first.counters == 1 and second.counters == 0 and second.row == BACK and game.ko() == []


@barred("af/madame-masque: Bio-Duplicate")
def test_the_duplicate_may_stay_in_the_pile_and_other_power_ups_duplicate_nobody() -> None:
    game = Game(side(front=["af/madame-masque"], hand=["af/madame-masque"]))
    knight = Game(side(front=["af/madame-masque", BRUTE], hand=[BRUTE]))

    game.picks("power up", "Madame Masque").picks("no")
    knight.picks("power up", "Brute")

    assert len(game.found("Madame Masque")) == 1 and game.ko() == ["Madame Masque"]
    assert knight.why == "main phase"


@works("af/demon-goblin: Swarm")
@pytest.mark.covers("KW-36")
def test_any_number_of_the_swarm_may_stand_together() -> None:
    you = side(front=["af/madame-masque", GOBLIN, GOBLIN], hand=["af/madame-masque"], resources=1)
    game = Game(you, phase="recruit")

    game.recruits("Madame Masque")

    assert len(game.found("Madame Masque")) == 2 and len(game.found("Demon Goblin")) == 2


@barred("af/madame-masque: Swarm", "af/demon-goblin: Swarm")
def test_swarm_shares_no_name_with_a_main() -> None:
    main = plain("Madame Masque", 3, 3, 5, kind="main")
    queen = plain("Demon Goblin", 3, 3, 5, kind="main")
    game = Game(side(main, hand=["af/madame-masque"], resources=1), phase="recruit")
    goblins = Game(side(queen, front=["af/goblin-queen"], symbols="Intellect"))

    assert not game.offers("recruit")
    assert len(goblins.uses("Goblin Queen", "Summon Goblins").found("Demon Goblin")) == 1


@works("af/titania: Cellular Augmentation")
def test_cellular_augmentation_adds_three_and_three_on_any_turn() -> None:
    game = Game(side(front=["af/titania"], symbols="Might"), side(front=[BRUTE]), turn_of="enemy")

    game.attacks("Brute", on="Titania").picks("pass").uses("Titania", "Cellular Augmentation")

    assert game.stats("Titania") == (5, 5)


@barred("af/titania: Cellular Augmentation")
def test_cellular_augmentation_is_for_her_own_combat_and_ends_with_it() -> None:
    game = Game(side(front=["af/titania", ANT], symbols="Might"), side(front=[plain("Wall", 0, 9)]))

    assert not game.copy().attacks("Ant", on="Wall").offers("use")
    game.attacks("Titania", on="Wall").uses("Titania", "Cellular Augmentation").until("main phase")

    assert game.stats("Titania") == (2, 2)


@works("af/titania: Durable")
def test_titania_stunned_by_a_power_takes_no_wound_and_recovers() -> None:
    game = Game(side(front=["def/electro"], symbols="Energy"), side(front=["af/titania", plain("Two", 1, 9, cost=2)]))

    game.uses("Electro", "Chain Lightning").until("main phase")

    assert not game.stunned("Titania") and game["Titania"].wounds == 0 and not game["Titania"].ready
    assert game.stunned("Two")


@works("af/titania: Durable")
def test_titania_stunned_in_mid_combat_is_out_of_it_although_she_recovers() -> None:
    game = Game(side(front=["af/titania"]), side(front=["af/sin"], symbols="Skill"))

    game.attacks("Titania", on="Sin").picks("pass").uses("Sin", "Like Father, Like Daughter").until("main phase")

    assert not game.stunned("Titania") and game.state.combat is None and not game.stunned("Sin")


@barred("af/titania: Durable")
def test_a_strike_wounds_titania_and_without_def_she_stays_down() -> None:
    struck = Game(side(front=["af/titania"]), side(front=[GIANT]), turn_of="enemy").fights("Giant", on="Titania")
    friend = plain("Friend", 1, 9, team="Femme Fatales")
    enemy = side(front=[plain("Thug", 1, 9, team="Underworld")], hand=["def/pain-and-suffering"])
    weak = Game(side(front=["af/titania", friend]), enemy)

    weak.attacks("Titania", "Friend", on="Thug").picks("pass").plays("Pain and Suffering").picks("Titania")

    assert struck.stunned("Titania") and struck["Titania"].wounds == 1
    assert weak.stunned("Titania") and weak["Titania"].wounds == 0


@works("af/titania: Durable")
@barred("af/titania: Durable")
def test_by_the_errata_titania_may_stay_down() -> None:
    game = Game(side(front=["def/electro"], symbols="Energy"), side(front=["af/titania"]), edition="errata")

    game.uses("Electro", "Chain Lightning")
    up = game.copy().picks("yes")
    game.picks("no")

    assert not up.stunned("Titania")
    assert game.stunned("Titania") and game["Titania"].wounds == 0


@works("af/sin: Like Father, Like Daughter")
def test_sin_stuns_whoever_attacks_her_in_melee_and_ends_the_combat() -> None:
    game = Game(side(front=["af/sin"], symbols="Skill"), side(front=[GIANT]), turn_of="enemy")

    game.attacks("Giant", on="Sin").picks("pass").uses("Sin", "Like Father, Like Daughter")

    assert game.stunned("Giant") and game["Giant"].wounds == 1 and game.why == "main phase"


@barred("af/sin: Like Father, Like Daughter")
def test_sin_stuns_neither_a_shooter_nor_her_own_victim() -> None:
    shot = Game(side(front=["af/sin"], symbols="Skill"), side(back=["mb/hawkeye"]), turn_of="enemy")
    own = Game(side(front=["af/sin"], symbols="Skill"), side(front=[GIANT]))

    shot.attacks("Hawkeye", on="Sin").picks("pass").uses("Sin", "Like Father, Like Daughter")
    own.attacks("Sin", on="Giant").uses("Sin", "Like Father, Like Daughter")

    assert not shot.stunned("Hawkeye")
    assert not own.stunned("Giant")


@works("af/moonstone: Gravity Stone")
def test_enemies_lose_flight_and_cannot_gain_it() -> None:
    enemy = side(front=[FLIER], hand=[plain("Bystander")])
    game = Game(side(front=["af/moonstone", BRUTE], back=[ANT]), enemy, turn_of="enemy")

    assert "Flight" not in game.keywords("Nova") and "Flight" in game.keywords("Moonstone")
    assert not game.can_attack("Nova", on="Ant")


@barred("af/moonstone: Gravity Stone")
def test_a_stunned_moonstone_holds_nobody_down() -> None:
    game = Game(side(front=[at("af/moonstone", stunned=True), BRUTE]), side(front=[FLIER]))

    assert "Flight" in game.keywords("Nova")


@works("af/silver-sable: Mercenary")
@pytest.mark.covers("KW-20")
def test_silver_sable_joins_any_main() -> None:
    main = plain("Boss", 3, 9, 9, team="X-Men", kind="main")
    game = Game(side(main, front=["af/silver-sable"]), side(front=[GIANT]))

    assert game.can_attack("Boss", "Silver Sable", on="Giant")


@barred("af/silver-sable: Mercenary")
def test_silver_sable_joins_no_strange_supporting_character() -> None:
    hero = plain("Hero", 3, 9, team="X-Men")
    game = Game(side(front=["af/silver-sable", hero]), side(front=[GIANT]))

    assert not game.can_attack("Hero", "Silver Sable", on="Giant")


@works("af/silver-sable: Wealthy")
def test_silver_sable_brings_a_recruit_point() -> None:
    dear = plain("Dear", 3, 3, cost=3)
    game = Game(side(front=["af/silver-sable"], hand=[dear], resources=2), phase="recovery")

    game.until("recruit step")

    assert game.state.players[0].points == 3 and game.offers("recruit", "Dear")


@barred("af/silver-sable: Wealthy")
def test_the_point_is_for_her_players_build_phase_and_is_lost_with_the_others() -> None:
    game = Game(side(front=["af/silver-sable"], resources=2), side(resources=2), phase="recovery")

    game.until("main phase").ends_turn().until("recruit step", "enemy")

    assert game.state.players[0].points == 0 and game.state.players[1].points == 2


@works("af/nebula: Underling")
def test_nebula_serves_an_evil_main_of_level_2_even_a_stunned_one() -> None:
    game = Game(side("af/enchantress-main-l2", front=["af/nebula"]))
    stunned = Game(side(at("af/enchantress-main-l2", stunned=True), front=["af/nebula"]))

    assert game.stats("Nebula") == (6, 6)
    assert stunned.stats("Nebula") == (6, 6)


@barred("af/nebula: Underling")
@pytest.mark.parametrize("main", ["af/enchantress-main-l1", "af/she-hulk-main-l2"])
def test_nebula_serves_no_beginner_and_nobody_good(main: str) -> None:
    game = Game(side(main, front=["af/nebula"]), side("af/enchantress-main-l2"))

    assert game.stats("Nebula") == (3, 3)


@works("af/goblin-queen: Summon Goblins")
@pytest.mark.covers("TOKEN-01", "TOKEN-02")
def test_goblins_fill_up_to_four_in_the_front_row() -> None:
    game = Game(side(back=["af/goblin-queen", GOBLIN], symbols="Intellect"))

    game.uses("Goblin Queen", "Summon Goblins")

    goblins = game.found("Demon Goblin")
    assert len(goblins) == 4 and [c.row for c in goblins] == [BACK, FRONT, FRONT, FRONT]


@works("af/goblin-queen: Summon Goblins")
@pytest.mark.covers("TOKEN-03")
def test_goblins_that_leave_play_are_gone_for_good_and_make_room() -> None:
    game = Game(side(back=["af/goblin-queen"], symbols="Intellect Intellect"), side(front=[GIANT]))

    game.uses("Goblin Queen", "Summon Goblins").fights("Demon Goblin", on="Giant").until("main phase")
    assert len(game.found("Demon Goblin")) == 3 and game.ko() == []
    game.ends_turn().until("main phase", "enemy").ends_turn().until("main phase", "you")
    game.uses("Goblin Queen", "Summon Goblins")

    assert len(game.found("Demon Goblin")) == 4


@barred("af/goblin-queen: Summon Goblins")
def test_with_four_goblins_no_more_come_and_an_enemys_goblins_do_not_count() -> None:
    full = Game(side(front=["af/goblin-queen", *[GOBLIN] * 4], symbols="Intellect"))
    other = Game(side(front=["af/goblin-queen"], symbols="Intellect"), side(front=[GOBLIN]))

    assert len(full.uses("Goblin Queen", "Summon Goblins").found("Demon Goblin")) == 4
    assert len(other.uses("Goblin Queen", "Summon Goblins").found("you Demon Goblin")) == 4


@works("af/spiral: Mobile")
def test_spiral_moves_for_free_once_in_her_main_phase() -> None:
    game = Game(side(front=[at("af/spiral", exhausted=True)]))

    game.uses("Spiral", "Mobile").picks("back")

    assert game["Spiral"].row == BACK and not game.offers("use")


@barred("af/spiral: Mobile")
def test_spiral_does_not_move_in_combat_on_an_enemys_turn_or_while_stunned() -> None:
    fight = Game(side(front=["af/spiral"]), side(front=[GIANT])).attacks("Spiral", on="Giant")
    theirs = Game(side(front=["af/spiral"]), turn_of="enemy")
    stunned = Game(side(front=[at("af/spiral", stunned=True)]))

    assert not fight.offers("use") and not theirs.offers("use") and not stunned.offers("use")


@works("af/spiral: Ferocious")
@pytest.mark.covers("KW-06")
def test_spiral_strikes_first() -> None:
    game = Game(side(front=["af/spiral"]), side(front=[plain("Ogre", 9, 7)]))

    game.fights("Spiral", on="Ogre").until("main phase")

    assert game.stunned("Ogre") and "Spiral" in game and not game.stunned("Spiral")


@barred("af/spiral: Ferocious")
def test_spiral_is_struck_by_who_is_as_ferocious() -> None:
    game = Game(side(front=["af/spiral"]), side(front=["mb/black-panther"]))

    game.fights("Spiral", on="Black Panther").until("main phase")

    assert "Spiral" not in game or game.stunned("Spiral")


@works("af/viper: Poison Darts")
def test_poison_darts_hit_up_to_two_enemies() -> None:
    game = Game(side(front=["af/viper"], symbols="Skill"), side(front=[GIANT, BRUTE]))

    game.uses("Viper", "Poison Darts").picks("Giant").picks("Brute")

    assert game["Giant"].counters == -1 and game["Brute"].counters == -1


@barred("af/viper: Poison Darts")
def test_poison_darts_may_miss_and_hit_no_friend() -> None:
    game = Game(side(front=["af/viper", ANT], symbols="Skill"), side(front=[GIANT]))

    game.uses("Viper", "Poison Darts")
    assert not game.offers("Ant")
    game.picks("done")

    assert game["Giant"].counters == 0


@works("af/viper: Succumb to Poison")
def test_poison_doubles_as_the_turn_ends() -> None:
    game = Game(side(front=["af/viper"]), side(front=[at(GIANT, counters=-2), at(BRUTE, counters=-2)]))

    game.ends_turn()

    assert game["Giant"].counters == -4 and game["Brute"].wounds == 1


@barred("af/viper: Succumb to Poison")
def test_good_counters_friends_and_enemy_turns_are_spared() -> None:
    you = side(front=["af/viper", at(plain("Friend", 5, 5), counters=-1)])
    game = Game(you, side(front=[at(GIANT, counters=2)]))
    theirs = Game(side(front=["af/viper"]), side(front=[at(GIANT, counters=-1)]), turn_of="enemy")

    game.ends_turn()
    theirs.ends_turn()

    assert game["Friend"].counters == -1 and game["Giant"].counters == 2
    assert theirs["Giant"].counters == -1


@works("af/satana: Fatal Females")
def test_all_femme_fatales_of_her_side_are_lethal() -> None:
    game = Game(side("af/enchantress-main-l1", front=["af/satana", FATALE]), side(front=[GIANT, BRUTE]))

    game.fights("Fatale", on="Giant").until("main phase")

    assert "Giant" not in game
    assert "Lethal" in game.keywords("Satana") and "Lethal" in game.keywords("Enchantress")


@works("af/satana: Fatal Females")
@barred("af/satana: Fatal Females")
def test_a_stun_without_a_wound_is_fatal_by_the_documents_and_not_by_the_errata() -> None:
    numb = plain("Numb", 1, 1, powers=(Always(TakesNoWound()),))
    first, later = (
        Game(side(front=["af/satana", FATALE]), side(front=[numb]), edition=edition)
        for edition in ("documents", "errata")
    )

    first.fights("Fatale", on="Numb").until("main phase")
    later.fights("Fatale", on="Numb").until("main phase")

    assert "Numb" not in first
    assert later.stunned("Numb") and later["Numb"].wounds == 0


@barred("af/satana: Fatal Females")
def test_neither_other_teams_nor_enemies_nor_the_victims_of_a_strike_back_are_concerned() -> None:
    game = Game(side(front=["af/satana", BRUTE]), side(front=[plain("Weak", 1, 2), FATALE]))

    game.fights("Brute", on="Weak").until("main phase")

    assert game.stunned("Weak") and "Lethal" not in game.keywords("Fatale")


@works("af/satana: Consume Soul")
def test_a_consumed_soul_is_gone_from_pile_hand_and_deck() -> None:
    enemy = side(front=[BRUTE], hand=[BRUTE, ANT], ko=[BRUTE, BRUTE, "mb/open-fire"], deck=[ANT, BRUTE, ANT, BRUTE])
    game = Game(side(front=["af/satana"], symbols="Energy"), enemy)

    game.uses("Satana", "Consume Soul")
    assert not game.offers("Open Fire")
    game.picks("Brute")

    assert game.hand("enemy") == ["Ant"] and game.deck("enemy") == ["Ant", "Ant"] and "Brute" in game
    assert sorted(game.ko("enemy")) == ["Brute", "Open Fire"]
    assert [card.face.name for card in game.state.removed] == ["Brute"] * 4


@barred("af/satana: Consume Soul")
def test_your_own_dead_are_not_consumed() -> None:
    game = Game(side(front=["af/satana"], ko=[BRUTE], symbols="Energy"), side(hand=[BRUTE]))

    game.uses("Satana", "Consume Soul")

    assert game.ko() == ["Brute"] and game.hand("enemy") == ["Brute"] and game.why == "main phase"


@works("af/lady-deathstrike: Death Strike")
def test_a_death_strike_wounds_a_main_twice() -> None:
    game = Game(side(front=["af/lady-deathstrike"], symbols="Might"), side(plain("Boss", 1, 5, 5, kind="main")))

    game.attacks("Lady Deathstrike", on="Boss").uses("Lady Deathstrike", "Death Strike").until("main phase")

    assert game.stunned("Boss") and game["Boss"].wounds == 2


@works("af/lady-deathstrike: Death Strike")
def test_impervious_skin_does_not_stop_the_further_wound() -> None:
    you = side(front=[at("af/lady-deathstrike", counters=3)], symbols="Might")
    game = Game(you, side("def/luke-cage-main-l1", symbols="Might"))

    game.attacks("Lady Deathstrike", on="Luke Cage").uses("Lady Deathstrike", "Death Strike")
    game.uses("Luke Cage", "Impervious Skin").until("main phase")

    assert game.stunned("Luke Cage") and game["Luke Cage"].wounds == 1


@barred("af/lady-deathstrike: Death Strike")
def test_there_is_no_further_wound_for_the_dead_the_unstunned_or_a_supporting_victim() -> None:
    you = side(front=["af/lady-deathstrike"], symbols="Might")
    trade = Game(you, side(plain("Boss", 9, 5, 5, kind="main")))
    wall = Game(you, side(plain("Boss", 1, 9, 5, kind="main")))
    minor = Game(you, side(front=[plain("Minor", 1, 5)]))

    for game, whom in ((trade, "Boss"), (wall, "Boss"), (minor, "Minor")):
        game.attacks("Lady Deathstrike", on=whom).uses("Lady Deathstrike", "Death Strike").until("main phase")

    assert trade["Boss"].wounds == 1 and wall["Boss"].wounds == 0 and minor["Minor"].wounds == 1


@works("af/morgan-le-fay: Immortal")
@pytest.mark.covers("KW-12")
def test_morgan_le_fay_may_return_to_the_deck() -> None:
    game = Game(side(front=[at("af/morgan-le-fay", wounds=1)]), side(front=[GIANT]), turn_of="enemy")

    game.fights("Giant", on="Morgan le Fay").picks("yes")

    assert game.ko() == [] and "Morgan le Fay" in game.deck()


@barred("af/morgan-le-fay: Immortal")
def test_morgan_le_fay_may_stay_dead() -> None:
    game = Game(side(front=[at("af/morgan-le-fay", wounds=1)]), side(front=[GIANT]), turn_of="enemy")

    game.fights("Giant", on="Morgan le Fay").picks("no")

    assert game.ko() == ["Morgan le Fay"]


@works("af/morgan-le-fay: Growing Magic")
def test_growing_magic_draws_one_more_each_time_in_the_game_whoever_uses_it() -> None:
    spares = [plain("Spare", cost=9)] * 20
    you = side(front=["af/morgan-le-fay"], deck=spares, symbols="Intellect Intellect")
    game = Game(you)

    game.uses("Morgan le Fay", "Growing Magic")
    assert len(game.hand()) == 1
    game.ends_turn().until("main phase", "enemy").ends_turn().until("main phase", "you")
    game.uses("Morgan le Fay", "Growing Magic")

    assert len(game.hand()) == 1 + 2 + 2


@barred("af/morgan-le-fay: Growing Magic")
def test_the_magic_of_other_players_and_names_does_not_make_it_grow() -> None:
    you = side(front=["af/morgan-le-fay", "af/viper"], symbols="Intellect Skill")
    game = Game(you, side(front=["af/morgan-le-fay"], symbols="Intellect"))

    game.uses("Viper", "Poison Darts").picks("done").uses("Morgan le Fay", "Growing Magic")
    assert len(game.hand()) == 1
    game.ends_turn().until("main phase", "enemy")
    held = len(game.hand("enemy"))
    game.uses("Morgan le Fay", "Growing Magic")

    assert len(game.hand("enemy")) == held + 1


@works("af/enchantress: Go Forth, My Champion")
def test_the_champion_gets_counters_and_readies_with_the_next_attack() -> None:
    game = Game(side(front=["af/enchantress", BRUTE, ANT], symbols="Energy"), side(front=[plain("Wall", 0, 20)]))

    game.uses("Enchantress", "Go Forth, My Champion").picks("Brute").fights("Ant", on="Wall").until("main phase")
    game.fights("Brute", on="Wall").until("main phase")
    assert game["Brute"].ready and game["Brute"].counters == 2 and not game["Ant"].ready
    game.fights("Brute", on="Wall").until("main phase")

    assert not game["Brute"].ready


@barred("af/enchantress: Go Forth, My Champion")
def test_enchantress_champions_neither_herself_nor_an_enemy() -> None:
    game = Game(side(front=["af/enchantress"], symbols="Energy"), side(front=[GIANT]))

    game.uses("Enchantress", "Go Forth, My Champion")

    assert game["Enchantress"].counters == 0 and game["Giant"].counters == 0 and game["You Main"].counters == 2


# -- plot twists and Locations --------------------------------------------------------------------------------------


@works("af/femme-fatality")
def test_femme_fatality_weakens_by_your_supporting_characters() -> None:
    game = Game(side(front=[FATALE, ANT], hand=["af/femme-fatality"]), side(front=[GIANT]))

    game.plays("Femme Fatality").picks("Giant")

    assert game["Giant"].counters == -2


@barred("af/femme-fatality")
def test_femme_fatality_needs_a_femme_fatale() -> None:
    game = Game(side(front=[ANT], hand=["af/femme-fatality"]), side(front=[GIANT]))

    assert not game.offers("play")


@works("af/dramatic-entrance")
def test_a_dramatic_entrance_takes_the_place_of_the_defender_and_ends_with_the_combat() -> None:
    you = side(back=[at(FATALE)], hand=["af/dramatic-entrance", "af/wasp", "mb/open-fire"])
    game = Game(you, side(back=["mb/hawkeye"], front=[GIANT]), turn_of="enemy")
    game["You Main"].row = BACK

    game.attacks("Giant", on="Fatale").picks("pass").plays("Dramatic Entrance")
    assert not game.offers("Open Fire")
    game.picks("Wasp").picks("Giant")  # appears powers work, Shrink comes too late
    assert game["Wasp"].row == BACK and game.state.combat is not None
    assert game.state.combat.defender == game["Wasp"].number and game["Giant"].counters == -1
    game.resolves().until("main phase")

    assert "Wasp" not in game and not game.stunned("Fatale") and "Wasp" in game.ko()


@works("af/dramatic-entrance")
def test_who_survives_the_combat_is_kod_all_the_same() -> None:
    you = side(front=[FATALE], hand=["af/dramatic-entrance", GIANT])
    game = Game(you, side(front=[ANT]), turn_of="enemy")

    game.attacks("Ant", on="Fatale").picks("pass").plays("Dramatic Entrance").picks("Giant").resolves()
    game.until("main phase")

    assert "Giant" in game.ko() and game.stunned("Ant")


@works("af/dramatic-entrance")
def test_a_newcomer_that_enters_stunned_ends_the_combat() -> None:
    you = side(front=[FATALE], hand=["af/dramatic-entrance", "mb/adam-warlock"])
    game = Game(you, side(front=[GIANT]), turn_of="enemy")

    game.attacks("Giant", on="Fatale").picks("pass").plays("Dramatic Entrance").picks("Adam Warlock")
    game.until("main phase")

    assert not game.stunned("Fatale") and "Adam Warlock" in game.ko()


@barred("af/dramatic-entrance")
def test_there_is_no_entrance_without_a_defender_of_yours_and_it_may_be_declined() -> None:
    attacking = Game(side(front=[FATALE], hand=["af/dramatic-entrance", ANT]), side(front=[GIANT]))
    game = Game(side(front=[FATALE], hand=["af/dramatic-entrance", ANT]), side(front=[GIANT]), turn_of="enemy")

    assert not attacking.attacks("Fatale", on="Giant").offers("play")
    game.attacks("Giant", on="Fatale").picks("pass").plays("Dramatic Entrance").picks("done").resolves()

    assert game.stunned("Fatale") and game.hand() == ["Ant"]


@works("af/cat-fight")
def test_a_cat_fight_gives_an_attacker_four_atk() -> None:
    game = Game(side(front=[FATALE], hand=["af/cat-fight"]), side(front=[GIANT]))

    game.attacks("Fatale", on="Giant").plays("Cat Fight")

    assert game.stats("Fatale") == (13, 3)


@barred("af/cat-fight")
def test_a_cat_fight_is_for_attackers() -> None:
    game = Game(side(front=[FATALE], hand=["af/cat-fight"]), side(front=[GIANT]), turn_of="enemy")

    game.attacks("Giant", on="Fatale").picks("pass").plays("Cat Fight")

    assert game.stats("Fatale") == (9, 3) and game.stats("Giant") == (13, 9)


@works("af/madripoor")
def test_madripoor_pays_any_symbol_for_femme_fatales() -> None:
    game = Game(side(front=["af/goblin-queen"], up=["af/madripoor"]))

    assert len(game.uses("Goblin Queen", "Summon Goblins").found("Demon Goblin")) == 4


@barred("af/madripoor")
def test_madripoor_pays_nothing_for_others() -> None:
    game = Game(side(front=["af/dazzler"], up=["af/madripoor"]), side(front=[GIANT]))

    assert not game.offers("use")


@works("af/main-strength")
def test_main_strength_is_for_your_main_in_the_combat() -> None:
    game = Game(side(hand=["af/main-strength"]), side(front=[GIANT]))

    game.attacks("You Main", on="Giant").plays("Main Strength")

    assert game.stats("You Main") == (2, 9)


@barred("af/main-strength")
def test_main_strength_does_nothing_for_a_main_outside_the_combat() -> None:
    game = Game(side(front=[BRUTE], hand=["af/main-strength"]), side(front=[GIANT]))

    game.attacks("Brute", on="Giant").plays("Main Strength")

    assert game.stats("You Main") == (0, 9) and game.stats("Brute") == (5, 4)


def test_both_sample_decks_are_legal_and_hold_no_token() -> None:
    decks = [deck for deck in sample_decks() if deck.main.startswith("af/")]

    assert len(decks) == 2
    assert all(problems(deck) == [] for deck in decks)
    assert problems(Deck("Goblins", decks[0].main, {**decks[0].cards, GOBLIN: 1}))
