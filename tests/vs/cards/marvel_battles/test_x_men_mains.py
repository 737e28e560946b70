"""The X-Men of The Marvel Battles: the Main Characters."""

from __future__ import annotations

import pytest

from capes.vs.contract.events import Revealed
from capes.vs.words import CHARACTER_CARD, KO_PILE, MAIN, Choose, Face, PutIntoPlay, Twist
from tests.vs.cards.setting import BACK, FRONT, Game, at, barred, both_levels, plain, side, works

MUTANT = plain("Mutant", 3, 3, team="X-Men")
PUPIL = plain("Pupil", 1, 1, team="X-Men")
BRUTE = plain("Brute", 5, 4)
WEAK = plain("Weak", 0, 1)
RISE = Face(
    "test/Rise",
    "Rise",
    "plot-twist",
    powers=(Twist(MAIN, (Choose(CHARACTER_CARD, where=KO_PILE), PutIntoPlay(row="front"))),),
)

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

    late = Game(
        side("mb/storm-main-l2", front=[MUTANT], hand=[RISE], ko=[PUPIL], symbols="Skill"),
        side(front=[BRUTE], back=[WEAK]),
    )
    late.uses("Storm", "Wind Storm").plays("Rise")
    assert "Pupil" in late and "Flight" not in late.keywords("Pupil")
    assert "Flight" in late.keywords("Mutant")


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


def hunt(edition: str = "documents", third: bool = False, hand: tuple[str, ...] = ()) -> Game:
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
    assert len(game.told(Revealed)) == 5


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
