"""Cards beside each other, in cases that no card's own tests show."""

from __future__ import annotations

import pytest

from tests.vs.cards.setting import Game, plain, side

GIANT = plain("Giant", 9, 9)
BRUTE = plain("Brute", 5, 4)
WALL = plain("Wall", 0, 9)

# -- a combat that is over before its triggers are -------------------------------------------------------------------


@pytest.mark.covers("COMBAT-24", "KW-34")
def test_what_lasts_for_a_combat_does_not_wait_for_the_next_one() -> None:
    you = side("mb/rocket-main-l2", front=["mb/black-widow"], symbols="Energy", hand=["mb/x-factor"], ko=[])
    game = Game(you, side(front=["mb/ant-man", WALL]))

    game.uses("Rocket", "Murder You!").attacks("Rocket", on="Ant-Man").picks("Shrink").picks("yes")

    assert game.state.combat is None and game.stats("Rocket") == (6, 5)


@pytest.mark.covers("COMBAT-24", "KW-34")
def test_bad_luck_for_a_combat_that_was_cancelled_is_over_with_it() -> None:
    friend = plain("Friend", 1, 9)
    game = Game(side(front=["af/black-cat", friend]), side(front=["mb/ant-man", GIANT], hand=[GIANT]))

    game.attacks("Black Cat", on="Ant-Man").picks("Shrink").picks("yes")
    game.attacks("Friend", on="Giant").picks("pass").picks("power up", "Giant")

    assert game["Giant"].counters == 1


@pytest.mark.covers("COMBAT-23", "UNIQUE-01")
def test_who_enters_in_place_of_its_own_copy_goes_with_the_combat_that_ended() -> None:
    fatale = plain("Fatale", 2, 3, team="Femme Fatales")
    game = Game(side(front=[BRUTE]), side(front=[fatale], hand=["af/dramatic-entrance", fatale]))

    game.attacks("Brute", on="Fatale").picks("pass").plays("Dramatic Entrance").picks("Fatale")

    assert game.why == "main phase" and "Fatale" not in game and not game.state.modifiers
    assert sorted(game.ko("enemy")) == ["Dramatic Entrance", "Fatale", "Fatale"]
