"""The X-Men of The Marvel Battles, each power at work and where it should not."""

from __future__ import annotations

import pytest

from tests.vs.cards.setting import BACK, FRONT, Game, at, barred, both_levels, plain, side, works

MUTANT = plain("Mutant", 3, 3, team="X-Men")
PUPIL = plain("Pupil", 1, 1, team="X-Men")
BRUTE = plain("Brute", 5, 4)
WEAK = plain("Weak", 0, 1)

# -- Storm (main) ---------------------------------------------------------------------------------------------------


@works("mb/storm-main-l*: Lightning Storm")
@pytest.mark.covers("FAQ-39")
@both_levels
def test_lightning_storm_may_split_its_counters_or_put_both_on_one(level: str) -> None:
    game = Game(side(f"mb/storm-main-{level}", symbols="Energy"), side(front=[BRUTE, plain("Foe", 5, 2)]))

    game.uses("Storm", "Lightning Storm").picks("Foe")
    split = game.copy().picks("Brute")
    game.picks("Foe")

    assert game.stunned("Foe") and game.stats("Brute") == (5, 4)
    assert split.stats("Foe") == (4, 1) and split.stats("Brute") == (4, 3)


@barred("mb/storm-main-l*: Lightning Storm")
@both_levels
def test_lightning_storm_hits_enemies_only_and_needs_energy(level: str) -> None:
    game = Game(side(f"mb/storm-main-{level}", front=[MUTANT], symbols="Energy"), side(front=[BRUTE]))

    game.uses("Storm", "Lightning Storm")

    assert not game.offers("Mutant") and not game.offers("Storm")
    assert not Game(side(f"mb/storm-main-{level}", symbols="Skill Might Intellect")).offers("use", "Lightning Storm")


@works("mb/storm-main-l1: Children of the Atom")
@pytest.mark.covers("FAQ-40")
def test_children_of_the_atom_counts_every_super_power_even_one_from_the_ko_pile() -> None:
    game = Game(side("mb/storm-main-l1", ko=["mb/deadpool"], symbols="Might"), phase="formation")
    game.uses("Deadpool", "Can't Keep a Bad Man Down").picks("back")
    assert "Deadpool" in game and game["Storm"].xp == 1

    own = Game(side(at("mb/storm-main-l1", xp=2), symbols="Energy"), side(front=[BRUTE]))
    own.uses("Storm", "Lightning Storm").picks("Brute").picks("Brute")
    assert own["Storm"].face.id == "mb/storm-main-l2"


@barred("mb/storm-main-l1: Children of the Atom")
def test_children_of_the_atom_ignores_enemies_and_a_stunned_storm() -> None:
    enemy = Game(side(front=["mb/thor"], symbols="Energy"), side("mb/storm-main-l1", front=[BRUTE]))
    enemy.uses("Thor", "Lightning Strike").picks("Brute")
    down = Game(side(at("mb/storm-main-l1", stunned=True), front=["mb/storm"], symbols="Energy"))
    down.uses("mb/storm", "Thunder Storm")

    assert enemy["Storm"].xp == 0
    assert down["mb/storm-main-l1"].xp == 0


@works("mb/storm-main-l2: Wind Storm")
def test_wind_storm_lets_your_side_fly_this_turn() -> None:
    game = Game(side("mb/storm-main-l2", front=[MUTANT], symbols="Skill"), side(front=[BRUTE], back=[WEAK]))
    assert not game.can_attack("Mutant", on="Weak")

    game.uses("Storm", "Wind Storm")

    assert game.can_attack("Mutant", on="Weak")


@barred("mb/storm-main-l2: Wind Storm")
def test_wind_storm_ends_with_the_turn_and_lifts_no_latecomer() -> None:
    game = Game(
        side("mb/storm-main-l2", front=[MUTANT], hand=[PUPIL], symbols="Skill"), side(front=[BRUTE], back=[WEAK])
    )
    game.uses("Storm", "Wind Storm").ends_turn()
    assert "Flight" not in game.keywords("Mutant")
    assert "Flight" in game.keywords("Storm")

    deadpool = Game(side("mb/storm-main-l2", front=["mb/magik", MUTANT], hand=[PUPIL], symbols="Skill Intellect"))
    deadpool.uses("Storm", "Wind Storm").uses("Magik", "Teleport to Limbo").picks("done")
    assert "Magik" not in deadpool
    assert "Flight" not in Game(side("mb/storm-main-l2", front=[MUTANT])).keywords("Mutant")


# -- Wolverine (main) -----------------------------------------------------------------------------------------------


@works("mb/wolverine-main-l*: SNIKT!")
@both_levels
def test_snikt_adds_three_atk_for_the_combat(level: str) -> None:
    game = Game(side(front=[BRUTE]), side(f"mb/wolverine-main-{level}", symbols="Skill"))
    before = game.stats("Wolverine")

    game.attacks("Brute", on="Wolverine").picks("pass").uses("Wolverine", "SNIKT!")

    assert game.stats("Wolverine") == (before[0] + 3, before[1])
    assert game.resolves().stats("Wolverine") == before


@barred("mb/wolverine-main-l*: SNIKT!")
@both_levels
def test_snikt_needs_wolverine_in_the_combat(level: str) -> None:
    game = Game(side(f"mb/wolverine-main-{level}", front=[MUTANT], symbols="Skill"))

    assert not game.offers("use", "SNIKT!")
    assert not game.attacks("Mutant", on="Enemy Main").offers("use", "SNIKT!")


@works("mb/wolverine-main-l1: Best At What He Does")
@pytest.mark.parametrize("edition", ["documents", "errata"])
def test_wolverine_learns_from_a_solo_stun_even_if_he_falls_too(edition: str) -> None:
    game = Game(side("mb/wolverine-main-l1"), side(front=[plain("Foe", 9, 3)]), edition=edition)

    game.fights("Wolverine", on="Foe")

    assert game.stunned("Foe") and game.stunned("Wolverine")
    assert game["Wolverine"].xp == 1


@barred("mb/wolverine-main-l1: Best At What He Does")
@pytest.mark.covers("FAQ-41")
def test_wolverine_learns_nothing_in_an_attack_that_began_as_a_team_but_does_by_the_errata() -> None:
    gained = {}
    for edition in ("documents", "errata"):
        game = Game(
            side("mb/wolverine-main-l1", front=[PUPIL]),
            side(front=[plain("Foe", 0, 1, team="Super Villains")], hand=["mb/metal-and-fire"]),
            edition=edition,
        )
        game.attacks("Wolverine", "Pupil", on="Foe").picks("pass").plays("Metal and Fire").resolves()
        assert game.stunned("Pupil") and game.stunned("Foe")
        gained[edition] = game["Wolverine"].xp

    team = Game(side("mb/wolverine-main-l1", front=[MUTANT]), side(front=[WEAK])).fights(
        "Wolverine", "Mutant", on="Weak"
    )
    assert gained == {"documents": 0, "errata": 1}
    assert team["Wolverine"].xp == 0


@barred("mb/wolverine-main-l1: Best At What He Does")
def test_wolverine_learns_nothing_from_defending() -> None:
    game = Game(side(front=[WEAK]), side("mb/wolverine-main-l1"))

    game.fights("Weak", on="Wolverine")

    assert game.stunned("Weak") and game["Wolverine"].xp == 0


@works("mb/wolverine-main-l2: Healing Factor")
def test_healing_factor_takes_off_a_wound() -> None:
    game = Game(side(at("mb/wolverine-main-l2", wounds=2), symbols="Might"))

    assert game.uses("Wolverine", "Healing Factor")["Wolverine"].wounds == 1


@barred("mb/wolverine-main-l2: Healing Factor")
def test_healing_factor_needs_him_up_and_paid_and_works_once() -> None:
    game = Game(side(at("mb/wolverine-main-l2", wounds=2), symbols="Might Might"))

    assert not game.uses("Wolverine", "Healing Factor").offers("use", "Healing Factor")
    assert not Game(side(at("mb/wolverine-main-l2", wounds=2, stunned=True), symbols="Might")).offers("use")
    assert not Game(side(at("mb/wolverine-main-l2", wounds=2), symbols="Skill")).offers("use", "Healing Factor")


# -- Deadpool (main) ------------------------------------------------------------------------------------------------


@works("mb/deadpool-main-l*: Merc with a Mouth")
@pytest.mark.covers("KW-17")
@both_levels
@pytest.mark.parametrize("edition", ["documents", "errata"])
def test_merc_with_a_mouth_makes_the_side_lethal(level: str, edition: str) -> None:
    game = Game(side(f"mb/deadpool-main-{level}", front=[MUTANT], symbols="Skill"), side(front=[WEAK]), edition=edition)

    game.uses("Deadpool", "Merc with a Mouth").fights("Mutant", on="Weak")

    assert "Weak" not in game and game.ko("enemy") == ["Weak"]


@barred("mb/deadpool-main-l*: Merc with a Mouth")
@both_levels
def test_merc_with_a_mouth_does_not_kill_by_powers_or_while_defending(level: str) -> None:
    game = Game(
        side(f"mb/deadpool-main-{level}", front=["mb/yondu"], symbols="Skill Skill"),
        side(front=[plain("Foe", 0, 3, cost=2)]),
    )
    game.uses("Deadpool", "Merc with a Mouth").uses("Yondu", "Yaka Arrow").picks("Foe")
    assert game.stunned("Foe") and game["Foe"].wounds == 1

    main = Game(
        side(f"mb/deadpool-main-{level}", front=[BRUTE], symbols="Skill"), side(plain("Boss", 0, 2, kind="main"))
    )
    main.uses("Deadpool", "Merc with a Mouth").fights("Brute", on="Boss")
    assert main.stunned("Boss") and "Boss" in main


@works('mb/deadpool-main-l1: "Man, there\'s no one left to kill..."')
@pytest.mark.covers("FAQ-19")
def test_deadpool_learns_once_when_enemies_have_nobody_face_up() -> None:
    down = at(WEAK, stunned=True)
    flat = side(at(plain("Fallen", 0, 1, kind="main"), stunned=True), front=[down])
    one = Game(side("mb/deadpool-main-l1"), flat).ends_turn()
    two = Game(side("mb/deadpool-main-l1"), flat, side(at(plain("Third", 0, 1, kind="main"), stunned=True))).ends_turn()
    last = Game(side(at("mb/deadpool-main-l1", xp=2)), flat).ends_turn()

    assert one["Deadpool"].xp == 1
    assert two["Deadpool"].xp == 1
    assert last["Deadpool"].face.id == "mb/deadpool-main-l2"


@barred('mb/deadpool-main-l1: "Man, there\'s no one left to kill..."')
def test_deadpool_learns_nothing_while_each_enemy_has_somebody_up() -> None:
    game = Game(side("mb/deadpool-main-l1"), side(front=[at(WEAK, stunned=True)])).ends_turn()
    other = Game(side(at(plain("Fallen", 0, 1, kind="main"), stunned=True)), side("mb/deadpool-main-l1"), turn_of="you")

    assert game["Deadpool"].xp == 0
    assert other.ends_turn()["Deadpool"].xp == 0


def hunt(edition: str = "documents", *more: object, third: bool = False, hand: tuple[str, ...] = ()) -> Game:
    """Deadpool may attack players, and the enemy's characters are all stunned."""
    flat = side(at(plain("Fallen", 0, 1, kind="main"), stunned=True), front=[at(MUTANT, stunned=True)], hand=hand)
    extra = (side(plain("Standing", 0, 5, kind="main")),) if third else ()
    game = Game(side("mb/deadpool-main-l2", front=[PUPIL], symbols="Intellect"), flat, *extra, edition=edition)
    return game.uses("Deadpool", '"Oh, there\'s someone! Hi there!"')


@works('mb/deadpool-main-l2: "Oh, there\'s someone! Hi there!"')
@pytest.mark.covers("FAQ-20")
@pytest.mark.parametrize("edition", ["documents", "errata"])
def test_deadpool_attacks_a_player_who_is_then_out(edition: str) -> None:
    game = hunt(edition)

    game.fights("Deadpool", on="enemy")

    assert game.winners == ("you",)


@barred('mb/deadpool-main-l2: "Oh, there\'s someone! Hi there!"')
@pytest.mark.covers("FAQ-20", "FAQ-24")
def test_deadpool_attacks_no_player_who_has_somebody_up_nor_with_a_team() -> None:
    game = hunt()
    assert not game.can_attack("Deadpool", "Pupil", on="enemy")
    assert not game.can_attack("Pupil", on="enemy")

    standing = Game(side("mb/deadpool-main-l2", symbols="Intellect"), side(front=[at(WEAK, stunned=True)]))
    standing.uses("Deadpool", '"Oh, there\'s someone! Hi there!"')
    assert not standing.can_attack("Deadpool", on="enemy")

    flat = side(at(plain("Fallen", 0, 1, kind="main"), stunned=True))
    assert not Game(side("mb/deadpool-main-l2"), flat).offers("attack", "Deadpool")


@pytest.mark.covers("FAQ-21")
def test_a_player_under_attack_may_be_helped_by_twists_like_a_supporting_character() -> None:
    game = hunt(hand=("mb/find-cover", "mb/squad-tactics", "mb/find-cover"))

    game.attacks("Deadpool", on="enemy").picks("pass").plays("Find Cover")
    assert game.stats("player") == (0, 4)
    game.picks("pass").plays("Find Cover")
    assert game.stats("player") == (0, 7)
    game.resolves()

    assert game.result is None and game.why == "main phase"
    assert "player" not in game


@pytest.mark.covers("FAQ-22")
def test_counters_on_a_player_stay_for_later_attacks_and_none_left_of_def_is_the_end() -> None:
    game = Game(
        side(
            "mb/deadpool-main-l2",
            front=[plain("Villain", 1, 1, team="Super Villains")],
            hand=["mb/x-factor", "mb/metal-and-fire"],
            symbols="Intellect",
        ),
        side(at(plain("Fallen", 0, 1, kind="main"), stunned=True), hand=["mb/find-cover", "mb/find-cover"]),
    )
    game.uses("Deadpool", '"Oh, there\'s someone! Hi there!"').attacks("Deadpool", on="enemy").picks("pass")
    game.plays("Find Cover").plays("Metal and Fire").plays("Find Cover").resolves()
    assert game.result is None and game.state.players[1].counters == -1
    game.plays("X-Factor").picks("Deadpool").attacks("Deadpool", on="enemy")
    assert game.winners == ("you",)

    weak = Game(
        side(
            "mb/deadpool-main-l2",
            front=[plain("Villain", 1, 1, team="Super Villains")],
            hand=["mb/metal-and-fire"],
            symbols="Intellect",
        ),
        side(at(plain("Fallen", 0, 1, kind="main"), stunned=True)),
    )
    weak.uses("Deadpool", '"Oh, there\'s someone! Hi there!"').attacks("Deadpool", on="enemy").plays("Metal and Fire")
    assert weak.winners == ("you",)


@pytest.mark.covers("FAQ-23")
def test_with_three_players_the_others_play_on_without_the_one_deadpool_got() -> None:
    game = hunt(third=True)

    game.fights("Deadpool", on="enemy")

    assert game.result is None and game.state.players[1].out
    assert "Fallen" not in game and "Mutant" not in game and game.deck("enemy") == []
    assert game.ends_turn().until("main phase", "third").decider == "third"


# -- Professor X (main) ---------------------------------------------------------------------------------------------


@works("mb/professor-x-main-l*: Cerebro")
@both_levels
def test_cerebro_takes_a_character_from_the_top_five_and_buries_the_rest(level: str) -> None:
    deck = ["mb/fortress", "mb/iceman", "mb/academy", "mb/magik", "mb/open-fire", "mb/beast"]
    game = Game(side(f"mb/professor-x-main-{level}", symbols="Energy", deck=deck), phase="formation")

    game.uses("Professor X", "Cerebro")
    assert sorted(game.offered()) == ["Iceman", "Magik"]
    game.picks("Magik")
    while game.why == "put on the bottom next":
        game.choose(game.decision.options[0])

    assert game.hand() == ["Magik"]
    assert game.deck()[0] == "Beast" and len(game.deck()) == 5
    assert len(game.told("Revealed")) == 5


@barred("mb/professor-x-main-l*: Cerebro")
@both_levels
def test_cerebro_finds_nothing_where_there_is_no_character_and_is_for_the_build_phase(level: str) -> None:
    deck = ["mb/fortress"] * 5 + ["mb/beast"]
    game = Game(side(f"mb/professor-x-main-{level}", symbols="Energy", deck=deck), phase="formation")

    game.uses("Professor X", "Cerebro")

    assert game.hand() == [] and game.deck()[0] == "Beast"
    assert not Game(side(f"mb/professor-x-main-{level}", symbols="Energy", deck=deck)).offers("use", "Cerebro")


@works("mb/professor-x-main-l1: A Dream Of Peace")
@pytest.mark.covers("FAQ-33")
def test_a_dream_of_peace_is_not_spoiled_by_stunning_through_powers() -> None:
    game = Game(side("mb/professor-x-main-l1", front=["mb/yondu"], symbols="Skill"), side(front=[WEAK]))
    game.uses("Yondu", "Yaka Arrow").picks("Weak")
    assert game.stunned("Weak")
    assert game.ends_turn()["Professor X"].xp == 1

    assert Game(side(at("mb/professor-x-main-l1", xp=3))).ends_turn()["Professor X"].face.id == "mb/professor-x-main-l2"


@barred("mb/professor-x-main-l1: A Dream Of Peace")
@pytest.mark.covers("FAQ-33")
def test_a_dream_of_peace_is_spoiled_by_any_attack_of_yours() -> None:
    game = Game(side("mb/professor-x-main-l1", front=[MUTANT]), side(front=[BRUTE]))
    game.fights("Mutant", on="Brute").ends_turn()
    assert game["Professor X"].xp == 0

    attacked = Game(side(), side("mb/professor-x-main-l1")).ends_turn()
    assert attacked["Professor X"].xp == 0


@works("mb/professor-x-main-l2: Mental Domination", "mb/professor-x: Mind Control")
@pytest.mark.covers("FAQ-36")
@pytest.mark.parametrize(
    "who, power", [("mb/professor-x-main-l2", "Mental Domination"), ("mb/professor-x", "Mind Control")]
)
def test_professor_x_takes_a_readied_enemy_and_says_where_it_goes_back(who: str, power: str) -> None:
    you = side(who, symbols="Intellect") if "main" in who else side(front=[who], symbols="Intellect")
    game = Game(you, side(front=[at(BRUTE, exhausted=True)]))

    game.uses("Professor X", power)
    if game.offers("Brute"):
        game.picks("Brute")
    game.picks("front")
    brute = game["Brute"]
    assert brute.seat == 0 and brute.ready and brute.row == FRONT
    game.fights("Brute", on="Enemy Main").ends_turn()
    assert game.why == "choose row for" and game.decider == "you"
    game.picks("back")

    assert brute.seat == 1 and brute.row == BACK


@barred("mb/professor-x-main-l2: Mental Domination", "mb/professor-x: Mind Control")
def test_professor_x_cannot_take_the_stunned_nor_the_supporting_one_a_main() -> None:
    main = Game(side("mb/professor-x-main-l2", symbols="Intellect"), side(front=[at(BRUTE, stunned=True)]))
    main.uses("Professor X", "Mental Domination")
    assert not main.offers("Brute") and main["Brute"].seat == 1

    small = Game(side(front=["mb/professor-x"], symbols="Intellect"), side(front=[at(BRUTE, stunned=True)]))
    small.uses("Professor X", "Mind Control")
    assert small.why == "main phase" and small["Enemy Main"].seat == 1 and small["Brute"].seat == 1
    assert not small.offers("use")


@pytest.mark.covers("FAQ-34")
def test_a_stolen_main_that_falls_puts_its_own_player_out() -> None:
    game = Game(
        side("mb/professor-x-main-l2", symbols="Intellect"),
        side(at(plain("Boss", 3, 4, kind="main", health=5), wounds=4), front=[BRUTE]),
        side(front=[plain("Wall", 9, 9)]),
    )
    game.uses("Professor X", "Mental Domination").picks("Boss").picks("front")

    game.fights("Boss", on="Wall")

    assert game.state.players[1].out and not game.state.players[0].out
    assert "Brute" not in game and game.result is None


@pytest.mark.covers("FAQ-35")
def test_a_stolen_main_gains_xp_and_levels() -> None:
    game = Game(
        side("mb/professor-x-main-l2", symbols="Intellect"), side(at("mb/wolverine-main-l1", xp=2), front=[WEAK])
    )
    game.uses("Professor X", "Mental Domination").picks("Wolverine").picks("front")

    game.fights("Wolverine", on="Weak")

    assert game["Wolverine"].face.id == "mb/wolverine-main-l2" and game["Wolverine"].seat == 0
    game.ends_turn().picks("front")
    assert game["Wolverine"].seat == 1


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
    assert not any(event.what == "Frozen" for event in game.log)


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
    assert ko.offers("use", "Can't Keep a Bad Man Down")


@barred("mb/school-for-gifted-youngsters")
def test_the_school_pays_for_x_men_only() -> None:
    assert not Game(side(front=["mb/thor"], up=["mb/school-for-gifted-youngsters"])).offers("use")
    assert not Game(side(front=["mb/storm"], down=["mb/school-for-gifted-youngsters"])).offers("use")
