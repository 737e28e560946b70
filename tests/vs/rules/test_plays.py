"""Several Reactions at once: each resolves, with whatever answers it, before the next is offered."""

from __future__ import annotations

import pytest

from capes.vs.words.adjectives import OTHER, YOURS
from capes.vs.words.cues import Attacks, IsAttacked, IsStunned, PlaysPlotTwist, TurnBegins, UsesSuperPower
from capes.vs.words.effects import END_OF_TURN, PLUS, CancelCombat, Choose, Draw, Give, PutCounter, Stun
from capes.vs.words.face import Face
from capes.vs.words.kinds import Cue
from capes.vs.words.powers import MAIN, Reaction, SuperPower, Twist, When
from capes.vs.words.pronouns import EACH_ENEMY, SELF, Each
from capes.vs.words.truths import LosesPowers
from tests.vs.cards.setting import Game, plain, side

GROW = SuperPower("Grow", MAIN, (), (PutCounter(PLUS, on=SELF, times=3),))
GROWER = plain("Grower", 2, 2, powers=(GROW,))
LAWYER = "af/she-hulk-main-l2"


def three_at_table() -> Game:
    return Game(side(front=[GROWER]), side(LAWYER, symbols="Intellect"), side(LAWYER, symbols="Intellect"))


@pytest.mark.covers("SUPER-14", "SUPER-15", "SUPER-16", "TIMING-03")
def test_a_reaction_to_a_reaction_cancels_that_and_the_power_resolves() -> None:
    game = three_at_table()

    game.uses("Grower", "Grow")
    assert (game.why, game.decider) == ("order triggers", "you")
    game.picks("enemy She-Hulk")
    assert (game.why, game.decider) == ("react", "enemy")
    game.picks("use")
    assert (game.why, game.decider) == ("react", "third")
    game.picks("use")

    assert game.why == "main phase"
    assert game.stats("Grower") == (5, 5)
    assert game.resources("enemy") == game.resources("third") == [("Academy", False)]


@pytest.mark.covers("SUPER-15", "SUPER-16")
def test_nobody_is_asked_to_cancel_what_is_cancelled_already() -> None:
    game = three_at_table()

    game.uses("Grower", "Grow").picks("enemy She-Hulk").picks("use").picks("no")

    assert game.why == "main phase"
    assert game.stats("Grower") == (2, 2)
    assert game.resources("third") == [("Academy", True)]


@pytest.mark.covers("SUPER-15")
def test_the_second_to_be_asked_answers_the_power_itself() -> None:
    game = three_at_table()

    game.uses("Grower", "Grow").picks("enemy She-Hulk").picks("no")
    assert (game.why, game.decider) == ("react", "third")
    game.picks("use").until("main phase")

    assert game.stats("Grower") == (2, 2)


@pytest.mark.covers("SUPER-12", "SUPER-14")
def test_a_reaction_lost_to_an_earlier_one_is_not_offered() -> None:
    silence = Reaction("Silence", UsesSuperPower(EACH_ENEMY), (), (Choose(), Give(LosesPowers(), END_OF_TURN)))
    study = Reaction("Study", UsesSuperPower(EACH_ENEMY), (), (Draw(),))
    game = Game(
        side(front=[GROWER]),
        side(front=[plain("Silencer", powers=(silence,)), plain("Student", powers=(study,))]),
    )

    game.uses("Grower", "Grow").picks("resolve", "Silencer").picks("use", "Silencer").picks("Student")

    assert game.why == "main phase"
    assert game.hand("enemy") == []


@pytest.mark.covers("2HT-04", "SUPER-14")
def test_of_a_joint_side_whoever_can_pay_reacts() -> None:
    people = (side(front=[GROWER]), side(LAWYER), side(), side(symbols="Intellect"))
    game = Game(*people, mode="two-headed", sides=(0, 1, 0, 1))

    game.uses("Grower", "Grow")
    assert (game.why, game.decider) == ("react", "fourth")
    game.picks("use")

    assert game.stats("Grower") == (2, 2)
    assert game.resources("fourth") == [("Academy", False)]


@pytest.mark.covers("SUPER-14", "COMBAT-01")
def test_a_reaction_to_an_attack_is_paid_for_before_anybody_acts() -> None:
    vanish = Reaction("Vanish", IsAttacked(), ("Energy",), (CancelCombat(),))
    people = (
        side(front=[plain("Raider", 3, 3)]),
        side(front=[plain("Ghost", 1, 1, powers=(vanish,))], symbols="Energy"),
    )
    game, other, poor = Game(*people), Game(*people), Game(people[0], side(front=people[1].front))

    game.attacks("Raider", on="Ghost")
    assert (game.why, game.decider) == ("react", "enemy")
    game.picks("use")
    other.attacks("Raider", on="Ghost").picks("no")
    poor.attacks("Raider", on="Ghost")

    assert game.why == "main phase"
    assert not game["Raider"].ready
    assert game.resources("enemy") == [("Laboratory", False)]
    assert (other.why, other.decider) == (poor.why, poor.decider) == ("combat chance", "you")


@pytest.mark.covers("SUPER-09", "SUPER-14")
def test_a_reaction_to_an_attack_is_used_once_in_a_turn() -> None:
    vanish = Reaction("Vanish", IsAttacked(), (), (CancelCombat(),))
    game = Game(
        side(front=[plain("One", 3, 3), plain("Two", 3, 3)]), side(front=[plain("Ghost", 1, 1, powers=(vanish,))])
    )

    game.attacks("One", on="Ghost").picks("use").attacks("Two", on="Ghost")

    assert (game.why, game.decider) == ("combat chance", "you")


@pytest.mark.covers("SUPER-14", "TIMING-03")
def test_a_reaction_is_one_of_the_triggers_the_active_player_orders() -> None:
    vanish = Reaction("Vanish", IsAttacked(), (), (CancelCombat(),))
    rage = When(Attacks(), (PutCounter(PLUS),), "Rage")
    game = Game(
        side(front=[plain("Raider", 3, 3, powers=(rage,))]), side(front=[plain("Ghost", 1, 1, powers=(vanish,))])
    )

    game.attacks("Raider", on="Ghost")
    assert (game.why, game.decider) == ("order triggers", "you")
    game.picks("Ghost")

    assert (game.why, game.decider) == ("react", "enemy")
    assert game.stats("Raider") == (3, 3)


@pytest.mark.covers("SUPER-12", "SUPER-14")
@pytest.mark.parametrize(("cue", "asked"), [(IsStunned(YOURS & OTHER), True), (IsStunned(), False)])
def test_whoever_is_stunned_does_not_react(cue: Cue, asked: bool) -> None:
    study = Reaction("Study", cue, (), (Draw(),))
    game = Game(
        side(front=[plain("Raider", 9, 9)]), side(front=[plain("Ward", 1, 1), plain("Student", 1, 1, powers=(study,))])
    )

    game.fights("Raider", on="Ward" if asked else "Student")

    assert (game.why == "react") is asked


@pytest.mark.covers("SUPER-14", "TURN-02")
def test_a_reaction_to_a_turn_that_begins_comes_before_the_draw() -> None:
    early = Reaction("Early", TurnBegins(EACH_ENEMY), (), (Draw(),))
    game = Game(side(), side(front=[plain("Bird", 1, 1, powers=(early,))]), phase="start")

    assert (game.why, game.decider) == ("react", "enemy")
    assert game.hand() == []


@pytest.mark.covers("SUPER-15", "TIMING-01")
def test_a_reaction_to_a_plot_twist_resolves_before_it() -> None:
    blow = Face("test/Blow", "Blow", "plot-twist", powers=(Twist(MAIN, (Stun(Each(OTHER & ~YOURS)),)),))
    brace = Reaction("Brace", PlaysPlotTwist(EACH_ENEMY), (), (PutCounter(PLUS, on=SELF), Draw()))
    game = Game(side(hand=[blow]), side(front=[plain("Wary", 1, 1, powers=(brace,))]))

    game.plays("Blow")
    assert (game.why, game.decider) == ("react", "enemy")
    assert not game.stunned("Wary")
    game.picks("use")

    assert game.hand("enemy") == ["Spare"]
    assert game.stunned("Wary")


@pytest.mark.covers("SUPER-14")
@pytest.mark.parametrize(("held", "able"), [("Academy", True), ("Spare", False)])
def test_being_asked_to_react_tells_nothing_of_the_hand(held: str, able: bool) -> None:
    lawyer = side(LAWYER, hand=["mb/academy" if held == "Academy" else plain("Spare")])
    game = Game(side(front=[GROWER]), lawyer)

    game.uses("Grower", "Grow")

    assert (game.why, game.decider) == ("react", "enemy")
    assert game.state.decision is not None
    assert [option.verb for option in game.state.decision.options] == (["use", "no"] if able else ["no"])
    game.picks("no")
    assert game.why == "main phase" and game.stats("Grower") == (5, 5)


@pytest.mark.covers("SUPER-14")
def test_nobody_without_cards_and_means_is_asked_to_react() -> None:
    game = Game(side(front=[GROWER]), side(LAWYER))

    game.uses("Grower", "Grow")

    assert game.why == "main phase"


@pytest.mark.covers("2HT-04", "SUPER-14")
def test_both_of_a_joint_side_are_asked_where_both_may_have_the_means() -> None:
    people = (side(front=[GROWER]), side(LAWYER, hand=[plain("Spare")]), side(), side(symbols="Intellect"))
    game = Game(*people, mode="two-headed", sides=(0, 1, 0, 1))

    game.uses("Grower", "Grow")
    assert (game.why, game.decider) == ("react", "enemy")
    game.picks("no")
    assert (game.why, game.decider) == ("react", "fourth")
    game.picks("use")

    assert game.stats("Grower") == (2, 2)
