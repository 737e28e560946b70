"""The helper for tests in Python reads as the house style promises."""

from __future__ import annotations

import pytest

from capes.vs import cards
from capes.vs.scenario import PickFailed
from capes.vs.words import FACES
from tests.vs.scenario import Scenario, side, vanilla

cards.load()
GREEN_GOBLIN = FACES["mb/green-goblin"]
WASP = vanilla("Wasp", 1, 1)
RHINO = vanilla("Rhino", 5, 4)
LOKI = vanilla("Loki", 1, 6)


def test_green_goblin_weakens_only_the_chosen_row() -> None:
    game = Scenario(enemy=side(front=[WASP, RHINO], back=[LOKI]))

    game.you.recruits(GREEN_GOBLIN)
    game.you.picks("front")

    assert game["Wasp"].stunned
    assert game.stats("Rhino") == (4, 3)
    assert game.stats("Loki") == (1, 6)


def test_a_wrong_pick_names_the_possible_ones_and_changes_nothing() -> None:
    game = Scenario(you=side(front=["Hulk = 4/4"]), enemy=side(front=[RHINO], back=[WASP]))

    with pytest.raises(PickFailed, match="Attack Rhino"):
        game.you.attacks("Hulk", at="Wasp")

    assert game.why == "main phase"
    assert game["Hulk"].ready
    assert game.you.why_not("attacks Hulk -> Wasp") == ["ATTACK-03"]
