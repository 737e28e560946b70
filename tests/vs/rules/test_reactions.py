"""Several Reactions at once: each resolves, with whatever answers it, before the next is offered."""

from __future__ import annotations

import pytest

from capes.vs.words.cues import UsesSuperPower
from capes.vs.words.effects import END_OF_TURN, PLUS, Choose, Draw, Give, PutCounter
from capes.vs.words.powers import MAIN, Reaction, SuperPower
from capes.vs.words.pronouns import EACH_ENEMY, SELF
from capes.vs.words.truths import LosesPowers
from tests.vs.cards.setting import Game, plain, side

GROW = SuperPower("Grow", MAIN, (), (PutCounter(PLUS, on=SELF, times=3),))
GROWER = plain("Grower", 2, 2, powers=(GROW,))
LAWYER = "af/she-hulk-main-l2"


def three_at_table() -> Game:
    return Game(side(front=[GROWER]), side(LAWYER, symbols="Intellect"), side(LAWYER, symbols="Intellect"))


@pytest.mark.covers("SUPER-14", "SUPER-15", "SUPER-16")
def test_a_reaction_to_a_reaction_cancels_that_and_the_power_resolves() -> None:
    game = three_at_table()

    game.uses("Grower", "Grow")
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

    game.uses("Grower", "Grow").picks("use").picks("no")

    assert game.why == "main phase"
    assert game.stats("Grower") == (2, 2)
    assert game.resources("third") == [("Academy", True)]


@pytest.mark.covers("SUPER-15")
def test_the_second_to_be_asked_answers_the_power_itself() -> None:
    game = three_at_table()

    game.uses("Grower", "Grow").picks("no")
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

    game.uses("Grower", "Grow").picks("use", "Silencer").picks("Student")

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
