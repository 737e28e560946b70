"""Decks, resource rows and removed cards: what their order and their faces mean."""

from __future__ import annotations

import pytest

from capes.core.seen import CardShown
from capes.vs.view.asking import options
from capes.vs.view.table import view
from tests.vs.scenario import Scenario, side


@pytest.mark.covers("ZONE-05")
def test_a_removed_card_lies_open_with_nothing_but_what_is_printed() -> None:
    game = Scenario(
        you=side(hand=["Banish = twist Main: remove an enemy from the game"]),
        enemy=side(front=["Rhino = 2/2 h4 (2 +1/+1, 1 wound, +3 ATK this turn)"]),
    )
    assert game.stats("Rhino") == (7, 4)

    game.you.plays("Banish")

    (removed,) = game.state.removed
    assert (removed.face.atk, removed.face.defense) == (2, 2)
    assert view(game.state, 0).removed == [CardShown(removed.number, removed.face.id)]
    assert removed.number not in game.state.play


@pytest.mark.covers("DRAW-05")
@pytest.mark.parametrize("sought", ["Beast = 2/2", "Lab = location Energy"])
def test_searching_leaves_the_deck_in_random_order(sought: str) -> None:
    fill = [f"Card {at} = location Might" for at in range(30)]
    orders = []
    for seed in (1, 2):
        search = "search your deck for a character, reveal it, put it into your hand and shuffle your deck"
        game = Scenario(you=side(hand=[f"Call = twist Main: {search}"], deck=[*fill, sought]), seed=seed)
        before = [card.face.name for card in game.you.player.deck if "Card" in card.face.name]
        game.you.plays("Call")
        game.you.picks("Beast" if "Beast" in sought else "done")
        after = [card.face.name for card in game.you.player.deck if "Card" in card.face.name]

        assert sorted(after) == sorted(before)
        assert after != before
        orders.append(after)
    assert orders[0] != orders[1]


@pytest.mark.covers("RESOURCE-07")
def test_the_order_of_a_resource_row_means_nothing() -> None:
    game = Scenario(
        you=side(
            front=["Storm = 3/3 {Zap = Main [Energy]: draw a card}"],
            resources=["Lab = location Energy", "Gym = location Might", "Beast = 2/2", "Ox = 3/3", "Ant = 1/1"],
            deck=["Spare = 1/1"],
        )
    )
    moved = game.state.copy()
    moved.players[0].resources.reverse()

    for seat in (0, 1):
        here, there = view(game.state, seat), view(moved, seat)
        row, same = here.players[0].resources, there.players[0].resources
        here.players[0].resources = there.players[0].resources = []
        assert here == there
        assert len(row) == 5
        assert sorted(row, key=repr) == sorted(same, key=repr)
        assert options(game.state, seat) == options(moved, seat)
    assert [r.face is not None for r in view(game.state, 1).players[0].resources] == [True, True] + [False] * 3


@pytest.mark.covers("STUN-06")
def test_everybody_reads_a_stunned_character_but_not_a_face_down_resource() -> None:
    game = Scenario(enemy=side(front=["Rhino = Flight 3/3 h4 (stunned, 1 wound)"], resources=["Beast = 2/2"]))

    seen = view(game.state, 0)

    assert seen.characters[0].face == game["Rhino"].face.id
    assert seen.players[1].resources[0].face is None
