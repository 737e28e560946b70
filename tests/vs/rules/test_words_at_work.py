"""Words that no printed card of the first sets needs, on test cards."""

from __future__ import annotations

import pytest

from capes.vs.words import (
    NO_ATTACK,
    PLUS,
    TEAM_ATTACK,
    AppearedThisTurn,
    Choose,
    Draw,
    Each,
    Either,
    Face,
    GainXP,
    If,
    LevelUp,
    Named,
    OwnerOf,
    PutCounter,
    ShuffleDeck,
    Twist,
    When,
)
from capes.vs.words.cues import PlaysPlotTwist
from capes.vs.words.effects import Wound
from capes.vs.words.face import FACES
from capes.vs.words.kinds import Effect
from capes.vs.words.powers import Always
from capes.vs.words.pronouns import IT, YourMain
from capes.vs.words.quantities import XpNeed
from capes.vs.words.truths import HasStats
from tests.vs.cards.setting import Game, at, plain, side


def twist(name: str, *do: Effect) -> Face:
    """A Main plot twist that does that."""
    return Face(f"test/{name}", name, "plot-twist", powers=(Twist("Main", do),))


@pytest.mark.covers("TERM-03")
def test_who_appeared_this_turn() -> None:
    cheer = twist("Cheer", PutCounter(PLUS, Each(AppearedThisTurn())))
    game = Game(side(front=[plain("Old", 2, 2)], hand=[plain("New", 2, 2), cheer], resources=1), phase="recruit")

    game.recruits("New").until("main phase").plays("Cheer")

    assert game.stats("New") == (3, 3)
    assert game.stats("Old") == (2, 2)


def test_one_of_two_conditions_is_enough() -> None:
    calm = twist("Calm", If(Either((TEAM_ATTACK, NO_ATTACK)), (Draw(2),), (Draw(1),)))
    game = Game(side(front=[plain("Hulk", 2, 2)], hand=[calm]), side(front=[plain("Rhino", 1, 9)]))
    after = game.copy()

    game.plays("Calm")
    after.fights("Hulk", on="Rhino").plays("Calm")

    assert len(game.hand()) == 2
    assert len(after.hand()) == 1


@pytest.mark.covers("TERM-12")
def test_the_owner_draws_whoever_controls_the_character() -> None:
    toll = twist("Toll", Choose(Named("Lent")), Draw(1, OwnerOf(IT)))
    game = Game(side(front=[plain("Lent", 2, 2)], hand=[toll]))
    game["Lent"].owner = 1

    game.plays("Toll")

    assert (len(game.hand()), len(game.hand("enemy"))) == (0, 1)


@pytest.mark.covers("DRAW-05")
def test_a_deck_is_shuffled_on_demand() -> None:
    deck = [plain(f"Card {number}") for number in range(20)]
    game = Game(side(hand=[twist("Riffle", ShuffleDeck())], deck=deck))
    before = game.deck()

    game.plays("Riffle")

    assert sorted(game.deck()) == sorted(before)
    assert game.deck() != before


@pytest.mark.covers("LEVEL-03")
def test_xp_up_to_what_is_needed() -> None:
    second = Face("test/hero-2", "Hero", "main", level=2, atk=5, defense=5, health=9, previous_level="test/hero-1")
    power = LevelUp(4, (When(PlaysPlotTwist(), (GainXP(times=XpNeed(YourMain())),)),), "Study")
    first = Face(
        "test/hero-1", "Hero", "main", level=1, atk=1, defense=5, health=9, next_level="test/hero-2", powers=(power,)
    )
    FACES.update({face.id: face for face in (first, second)})
    game = Game(side(at(first, xp=1), hand=[twist("Read", Draw(1))]))

    game.plays("Read")

    assert game["Hero"].face is second
    assert game["Hero"].xp == 0


@pytest.mark.covers("MAIN-10")
def test_your_main_is_the_one_you_began_with() -> None:
    herald = plain("Herald", 1, 1, powers=(Always(HasStats(YourMain(), 2, 0)),))
    game = Game(side(front=[herald], hand=[twist("Cut", Wound(YourMain()))]))

    assert game.stats("You Main") == (2, 9)
    game.plays("Cut")
    assert game["You Main"].wounds == 1
    assert game["Enemy Main"].wounds == 0
