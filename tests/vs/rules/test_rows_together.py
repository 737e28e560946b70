"""Cases in which two rows meet: what one says must hold under the other."""

from __future__ import annotations

import pytest

from capes.vs.contract.events import PlayerOut
from capes.vs.game import GAME
from capes.vs.rules.stun import freeze, ready
from capes.vs.words.adjectives import ATTACKING, BACK_ROW, CHARACTER_CARD, ENEMY, EXHAUSTED, OTHER, YOURS, With
from capes.vs.words.cues import Attacks, IsAttacked, TurnBegins
from capes.vs.words.effects import (
    END_OF_TURN,
    END_OF_YOUR_NEXT_TURN,
    KO_PILE,
    MINUS,
    NEXT_RECOVERY,
    UNTIL_STUNNED,
    Choose,
    Draw,
    GainXP,
    Give,
    PutCounter,
    PutIntoPlay,
    Stun,
    TakeControl,
)
from capes.vs.words.face import FACES, Face
from capes.vs.words.keywords import FLIGHT, GENIUS, MERCENARY, REGENERATION, Keyword
from capes.vs.words.powers import COMBAT, MAIN, Always, Has, LevelUp, SuperPower, Twist, When
from capes.vs.words.pronouns import EACH_ENEMY, IT, THE_OTHER, Each
from capes.vs.words.truths import CannotBeAttacked, HasStats, LosesPowers
from tests.vs.cards.setting import Game, Side, at, plain, side


@pytest.mark.covers("FFA-06", "STATS-11")
def test_what_a_player_gave_for_the_turn_outlasts_that_player() -> None:
    weaken = Face(
        "test/Weaken", "Weaken", "plot-twist",
        powers=(Twist(COMBAT, (Choose(ATTACKING), Give(HasStats(IT, -3, 0), END_OF_TURN)), any_turn=True),),
    )  # fmt: skip
    game = Game(side(front=[plain("Giant", 9, 9)]), side(plain("Frail", 0, 3, 1, kind="main"), hand=[weaken]), side())

    game.attacks("Giant", on="Frail").picks("pass").plays("Weaken").resolves()

    assert game.state.players[1].out
    assert game.stats("Giant") == (6, 9)


@pytest.mark.covers("GOLDEN-02", "MCU-08")
def test_who_cannot_be_kod_survives_a_blade_that_kos() -> None:
    game = Game(side("mb/gamora-main-l2", symbols="Might Might"), side(front=["mcu/star-lord"]))

    game.uses("Gamora", "Godslayer Blade").fights("Gamora", on="Star-Lord")

    assert game.stunned("Star-Lord")


@pytest.mark.covers("TERM-06", "KW-08", "GOLDEN-02")
def test_freezing_a_frozen_character_again_does_nothing() -> None:
    game = Game(side(front=[at(plain("Cold", 2, 2), exhausted=True)]))
    cold = game["Cold"]
    freeze(game.state, cold)
    game.ends_turn().until("main phase", "enemy").ends_turn().until("resource step", "you")

    freeze(game.state, cold)

    assert not ready(game.state, cold)
    game.until("main phase", "you").ends_turn().until("main phase", "enemy").ends_turn().until("main phase", "you")
    assert cold.ready


@pytest.mark.covers("KW-20")
def test_a_mercenary_joins_a_main_of_no_team() -> None:
    hireling = plain("Hireling", 2, 2, team="X-Men", powers=(Has(MERCENARY),))
    loner = plain("Loner", 2, 2, powers=(Has(MERCENARY),))
    game = Game(side(plain("Nobody", 2, 9, 9, kind="main"), front=[hireling, loner]))

    assert game.can_attack("Hireling", "Nobody", on="Enemy Main")
    assert game.can_attack("Loner", "Nobody", on="Enemy Main")
    assert not game.can_attack("Hireling", "Loner", "Nobody", on="Enemy Main")


@pytest.mark.covers("MAIN-10")
def test_a_main_taken_from_somebody_else_is_not_your_main_character() -> None:
    game = Game(
        side("mb/professor-x-main-l2", symbols="Intellect", hand=["af/main-strength"], front=["af/nebula"]),
        side("mb/loki-main-l2", front=[plain("Guard", 1, 9)]),
    )

    game.uses("Professor X", "Mental Domination").picks("Loki").picks("front")
    assert game.stats("Nebula") == (3, 3)
    game.attacks("Loki", on="Guard").plays("Main Strength")

    assert game.stats("Loki") == (4, 8)


@pytest.mark.covers("MAIN-10", "PLOT-05")
def test_your_main_character_is_helped_only_in_the_combat() -> None:
    game = Game(side(plain("Chief", 3, 9, 9, kind="main"), front=[plain("Aide", 1, 9)], hand=["af/main-strength"]))
    other = game.copy()

    game.attacks("Aide", on="Enemy Main").plays("Main Strength")
    other.attacks("Chief", on="Enemy Main").plays("Main Strength")

    assert game.stats("Chief") == (3, 9)
    assert other.stats("Chief") == (5, 9)


@pytest.mark.covers("MAIN-10")
def test_a_promoted_character_is_your_main_character() -> None:
    game = Game(
        side(
            plain("Chief", 0, 9, 9, kind="main"), symbols="Might", hand=["af/main-strength"],
            front=["def/kingpin", plain("One", team="Underworld"), plain("Two", team="Underworld")],
        ),
        side(front=[plain("Guard", 1, 20)]),
    )  # fmt: skip

    game.uses("Kingpin", "Underworld Boss").attacks("Kingpin", on="Guard").plays("Main Strength")

    assert game.stats("Kingpin") == (7, 9)


@pytest.mark.covers("TIMING-02", "TIMING-08", "STUN-09")
def test_what_triggers_on_recovering_comes_before_a_recovery_power() -> None:
    game = Game(
        side(at("def/venom-main-l1", stunned=True), up=["mb/laboratory"], front=[at("af/spectrum", stunned=True)]),
        phase="recovery",
    )
    without_resources = Game(
        side(at("def/venom-main-l1", stunned=True), front=[at("mb/groot", stunned=True)]), phase="recovery"
    )

    assert game.why == without_resources.why == "recovery phase"
    assert game["Spectrum"].counters == 1
    assert without_resources.stunned("Groot")
    assert without_resources["Groot"].wounds == 1


def joint(*people: Side) -> Game:
    """Two-headed: first and third against second and fourth."""
    return Game(*people, mode="two-headed", sides=(0, 1, 0, 1))


@pytest.mark.covers("2HT-03", "MCU-23")
def test_an_attack_the_partner_declares_is_the_first_of_both() -> None:
    game = joint(side("mcu/captain-america-main-l1"), side(), side(front=[plain("Ally", 2, 9)]), side())
    other = game.copy()

    game.picks("hand over").attacks("Captain America", on="Enemy Main")
    other.fights("Ally", on="Enemy Main").picks("hand over").attacks("Captain America", on="Enemy Main")

    assert game["Captain America"].xp == 1
    assert other["Captain America"].xp == 0


@pytest.mark.covers("2HT-03", "FAQ-33")
def test_an_attack_of_the_partner_ends_a_dream_of_peace() -> None:
    game = joint(side("mb/professor-x-main-l1"), side(), side(front=[plain("Ally", 2, 9)]), side())
    other = game.copy()

    game.picks("hand over").fights("Ally", on="Enemy Main").ends_turn()
    other.ends_turn()

    assert game["Professor X"].xp == 0
    assert other["Professor X"].xp == 1


@pytest.mark.covers("2HT-04", "FAQ-19")
def test_a_joint_side_is_without_face_up_characters_only_as_a_whole() -> None:
    down = at(plain("Downed", 0, 9, 9, kind="main"), stunned=True)
    game = joint(side("mb/deadpool-main-l1"), side(down), side(), side())

    game.ends_turn()

    assert game["Deadpool"].xp == 0


@pytest.mark.covers("LEVEL-02", "LEVEL-08", "TIMING-03")
@pytest.mark.parametrize(("first", "stunned"), [("Rise", False), ("Venom", True)])
def test_whoever_has_the_xp_levels_before_the_next_trigger_resolves(first: str, stunned: bool) -> None:
    rise = LevelUp(1, (When(Attacks(), (GainXP(),), "Rise"),), "Rise")
    small = Face("test/s1", "Small", "main", level=1, atk=1, defense=2, health=9, next_level="test/s2", powers=(rise,))
    large = Face("test/s2", "Small", "main", level=2, atk=5, defense=9, health=9, previous_level="test/s1")
    FACES.update({face.id: face for face in (small, large)})
    venom = When(IsAttacked(), (PutCounter(MINUS, on=THE_OTHER, times=2),), "Venom")
    game = Game(side(small), side(front=[plain("Viper", 1, 5, powers=(venom,))]))

    game.attacks("Small", on="Viper")
    assert (game.why, game.decider) == ("order triggers", "you")
    game.picks(first)

    assert game["Small"].face is large
    assert game.stunned("Small") is stunned


@pytest.mark.covers("UNIQUE-02")
@pytest.mark.parametrize(("arriving", "questions"), [(2, 1), (3, 2)])
def test_of_all_that_arrive_together_their_own_player_keeps_one(arriving: int, questions: int) -> None:
    mantis = plain("Mantis", 1, 1)
    give = (Choose(CHARACTER_CARD, where=KO_PILE, count=arriving, whose=EACH_ENEMY), PutIntoPlay(owners=True))
    summon = Face("test/Summon", "Summon", "plot-twist", powers=(Twist(MAIN, give),))
    game = Game(side(hand=[summon]), side(ko=[mantis] * arriving))

    game.plays("Summon")
    while game.why in ("choose", "choose row for"):
        game.choose(game.decision.options[0])
    for _ in range(questions):
        assert (game.why, game.decider) == ("which is KO'd", "enemy")
        game.choose(game.decision.options[0])

    assert game.why == "main phase"
    assert len(game.found("Mantis")) == 1
    assert game.ko("enemy") == ["Mantis"] * questions


@pytest.mark.covers("KW-33", "TIMING-09")
def test_a_schemer_brought_in_by_the_first_twist_comes_too_late_for_it() -> None:
    guard = plain("Guard", 1, 5, team="Femme Fatales")
    game = Game(side(front=[plain("Raider", 1, 1)]), side(front=[guard], hand=["af/dramatic-entrance", "mb/loki"]))

    game.attacks("Raider", on="Guard").picks("pass").plays("Dramatic Entrance").picks("Loki")

    assert (game.why, game.decider) == ("combat chance", "you")
    assert game.hand("enemy") == []


@pytest.mark.covers("KW-33", "TIMING-09")
def test_a_schemer_draws_for_the_twist_that_turned_it_down() -> None:
    game = Game(
        side(front=[plain("Raider", 1, 1)]),
        side(front=["mb/loki", plain("Thug", 1, 1, team="Underworld")], hand=["def/play-dead"]),
    )

    game.attacks("Raider", on="Loki").picks("pass").plays("Play Dead")

    assert game.stunned("Loki")
    assert (game.why, game.decider) == ("may", "enemy")
    game.picks("yes")
    assert game.hand("enemy") == ["Spare"]


@pytest.mark.covers("GOLDEN-02", "FAQ-48")
def test_a_second_attack_does_not_reach_who_cannot_be_attacked() -> None:
    warden = plain("Warden", 1, 9, powers=(Always(CannotBeAttacked(BACK_ROW & YOURS & OTHER)),))
    game = Game(
        side(front=["mb/juggernaut"], symbols="Might"),
        side(front=[plain("Door", 1, 2)], back=[warden, plain("Ward", 1, 2)]),
    )

    game.attacks("Juggernaut", on="Door").uses("Juggernaut", "Unstoppable").resolves()

    assert game.why == "attack again"
    assert game.offered() == ["Warden", "no"]


@pytest.mark.covers("TERM-08", "GOLDEN-01")
def test_a_power_for_the_stunned_is_not_one_for_the_hidden() -> None:
    game = Game(side(front=[at("mb/adam-warlock", hidden=True)], symbols="Might"))
    other = Game(side(front=[at("mb/adam-warlock", stunned=True)], symbols="Might"))

    assert not game.offers("use", "Adam Warlock", "Emerge")
    assert other.offers("use", "Adam Warlock", "Emerge")


@pytest.mark.covers("STUN-09", "MCU-03")
def test_who_has_no_def_left_by_dancing_is_stunned_before_the_next_one_dances() -> None:
    heckler = plain("Heckler", 1, 1, powers=(Always(HasStats(Each(ENEMY & EXHAUSTED), 0, -1)),))
    game = Game(
        side("mcu/star-lord-main-l1", front=[plain("Weakling", 1, 1)]), side(front=[heckler]), phase="formation"
    )

    game.picks("main phase").picks("yes").picks("Weakling")

    assert (game.why, game.decider) == ("dance", "enemy")
    assert game.stunned("Weakling")


@pytest.mark.covers("KW-29", "FORMATION-01")
def test_a_lost_power_that_hangs_on_rows_comes_back_with_a_move() -> None:
    rear = plain("Rear", 1, 5, powers=(Has(FLIGHT), Always(LosesPowers(Each(ENEMY & BACK_ROW)))))
    sky = plain("Sky", 1, 5, powers=(Always(LosesPowers(Each(ENEMY & With("Flight")))),))
    game = Game(side(front=[rear]), side(front=[sky]), phase="formation", turn_of="enemy")
    assert game.keywords("Rear") == []

    game.picks("move", "Sky")

    assert game.keywords("Rear") == ["Flight"]


@pytest.mark.covers("FFA-06", "MAIN-12")
def test_whom_a_stolen_character_held_goes_home_when_its_owner_is_out() -> None:
    game = Game(
        side(front=["mb/professor-x", plain("Giant", 9, 9)], symbols="Intellect Intellect"),
        side(plain("Frail", 0, 3, 1, kind="main"), back=["def/purple-man"]),
        side(front=[plain("Prey", 1, 3)]),
    )
    game.uses("Professor X", "Mind Control").picks("Purple Man").picks("front")
    game.uses("Purple Man", "Brainwash")
    assert game["Prey"].seat == 0

    game.fights("Giant", on="Frail")

    assert game.state.players[1].out
    assert "Purple Man" not in game
    assert game["Prey"].seat == 2


def charmed(until: str) -> Game:
    """You have taken Prey, who was in the back row, for that long."""
    charm = Face(
        f"test/Charm {until}", "Charm", "plot-twist", powers=(Twist(MAIN, (Choose(ENEMY), TakeControl(until=until))),)
    )
    knock = Face("test/Knock", "Knock", "plot-twist", powers=(Twist(MAIN, (Choose(YOURS), Stun())),))
    game = Game(side(hand=[charm, knock]), side(back=[plain("Prey", 2, 9)]))
    return game.plays("Charm").picks("Prey").picks("front")


@pytest.mark.covers("FAQ-36", "MAIN-12")
def test_who_was_taken_until_the_end_of_the_next_turn_goes_back_then() -> None:
    game = charmed(END_OF_YOUR_NEXT_TURN)
    game.ends_turn().until("main phase", "enemy").ends_turn().until("main phase", "you")
    assert game["Prey"].seat == 0

    game.ends_turn()
    assert (game.why, game.decider, game.state.active) == ("choose row for", "you", 0)
    game.picks("back")

    assert game["Prey"].seat == 1
    assert game.state.active == 1


@pytest.mark.covers("FAQ-36", "STUN-10")
def test_who_was_taken_until_stunned_goes_back_when_stunned() -> None:
    game = charmed(UNTIL_STUNNED)

    game.plays("Knock").picks("Prey")
    assert (game.why, game.decider) == ("choose row for", "you")
    game.picks("front")

    assert game["Prey"].seat == 1
    assert game.stunned("Prey")


@pytest.mark.covers("FAQ-36", "RECOVERY-02")
def test_who_was_taken_until_the_next_recovery_phase_is_readied_in_it_and_goes_back() -> None:
    game = charmed(NEXT_RECOVERY)
    game["Prey"].ready = False

    game.ends_turn().until("main phase", "enemy").ends_turn()
    assert (game.why, game.decider, game.state.phase) == ("choose row for", "you", "recovery")
    game.picks("front")

    assert game["Prey"].seat == 1
    assert game["Prey"].ready


@pytest.mark.covers("ZONE-10", "SUPER-02", "SUPER-03", "SUPER-04")
@pytest.mark.parametrize(("any_combat", "any_turn"), [(True, True), (True, False), (False, True)])
def test_a_combat_power_used_from_the_ko_pile(any_combat: bool, any_turn: bool) -> None:
    haunt = SuperPower("Haunt", COMBAT, (), (Draw(),), any_turn=any_turn, any_combat=any_combat, zone=KO_PILE)
    ghost = Face(f"test/Ghost {any_combat} {any_turn}", "Ghost", "supporting", powers=(haunt,), cost=1)
    game = Game(side(front=[plain("Raider", 1, 5)], ko=[ghost]), side(front=[plain("Guard", 1, 9)], ko=[ghost]))

    game.attacks("Raider", on="Guard")
    assert game.offers("use", "Ghost") is any_combat
    game.picks("pass")
    assert (game.decider, game.offers("use", "Ghost")) == ("enemy", any_combat and any_turn)

    reasons = [
        reason.rule for reason in GAME.why_not(game.state, 1, f"use #{game.state.players[1].ko[0].number} Haunt")
    ]
    assert reasons == ([] if any_combat and any_turn else ["SUPER-01"] if any_combat else ["SUPER-02"])


@pytest.mark.covers("KW-25", "SUPER-09")
def test_a_power_for_the_ko_pile_copied_from_two_characters_is_offered_once() -> None:
    rise = SuperPower("Rise", MAIN, (), (Draw(),), zone=KO_PILE)
    mutants = [plain(name, 1, 1, team="X-Men", powers=(rise,)) for name in ("One", "Two")]
    game = Game(side(front=mutants, ko=["mb/hope-summers"]))

    assert len([option for option in game.decision.options if option.verb == "use"]) == 1


@pytest.mark.covers("KW-09", "KW-32", "TIMING-07")
@pytest.mark.parametrize("keyword", [GENIUS, REGENERATION], ids=["Genius", "Regeneration"])
@pytest.mark.parametrize("first", ["Crash", "Keyword"])
def test_whoever_is_stunned_before_it_resolves_has_no_start_of_turn_power(keyword: Keyword, first: str) -> None:
    crash = When(TurnBegins(), (Stun(Each(YOURS & With(keyword.name))),), "Crash")
    bright = plain(f"Bright {keyword.name}", 1, 3, powers=(Has(keyword),))
    game = Game(side(front=[at(bright, wounds=2), plain("Wrecker", 1, 1, powers=(crash,))]), phase="start")

    assert (game.why, game.decider) == ("order triggers", "you")
    game.picks(first if first == "Crash" else keyword.name)
    if game.offers("yes"):
        game.picks("yes")
    game.until("resource step")

    drawn = 1 if first == "Keyword" and keyword is GENIUS else 0
    healed = 1 if first == "Keyword" and keyword is REGENERATION else 0
    assert len(game.hand()) == 2 + drawn
    assert game[bright.name].wounds == 3 - healed


@pytest.mark.covers("END-02", "FFA-07")
def test_who_wins_as_the_last_mains_fall_together_is_not_called_out() -> None:
    frail = [plain(f"Frail {number}", 2, 2, 1, kind="main") for number in range(2)]
    game = Game(side(frail[0]), side(frail[1]))

    game.fights("Frail 0", on="Frail 1")

    assert game.winners == ("you",)
    assert [event.seat for event in game.told(PlayerOut)] == [1]
    assert [player.out for player in game.state.players] == [False, True]
