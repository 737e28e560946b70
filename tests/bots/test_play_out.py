"""Whole games played out by habit, and the search that ends its walks with them."""

from __future__ import annotations

import pytest

from capes.bots.search import Search
from capes.core.rng import Rng
from capes.core.sight import Sight
from capes.games import game
from capes.vs.game import new_game
from capes.vs.state.state import State
from tests.bots.setting import GAMES, position

REAL = ["vs", "duel"]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_played_out_has_a_result_and_the_same_one_again(name: str) -> None:
    played, setup = GAMES[name]
    for seed in range(8):
        one, two = played.new_game(setup, seed), played.new_game(setup, seed)
        played.play_out(one, seed)
        played.play_out(two, seed)
        assert one.decision is None and one.result is not None
        assert played.fingerprint(one) == played.fingerprint(two)


def test_habit_ends_games_sooner_than_chance() -> None:
    """Whoever builds up and attacks needs fewer turns than whoever picks anything."""
    vs, turns = game("vs"), [0, 0]
    for seed in range(12):
        state, chance = new_game(seed=seed), Rng(seed)
        vs.play_out(state, seed)
        turns[0] += state.turn
        state = new_game(seed=seed)
        while state.decision is not None:
            vs.pick(state, chance.below(min(len(state.decision.options), 40)))
        turns[1] += state.turn
    assert turns[0] < turns[1] * 0.8


@pytest.mark.parametrize("mode", ["ffa", "2v2", "two-headed"])
def test_games_of_all_modes_are_played_out(mode: str) -> None:
    vs = game("vs")
    for seed in range(3):
        state = vs.new_game({"mode": mode}, seed)
        vs.play_out(state, seed)
        assert isinstance(state, State) and state.result is not None


@pytest.mark.parametrize("name", REAL)
def test_a_search_may_end_every_walk_with_a_whole_game(name: str) -> None:
    played, _ = GAMES[name]
    sight = Sight(played, position(name, 3, 40))
    root = Search(24, 0).explore(sight, seed=1)
    assert sum(child.visits for child in root.children.values()) >= 24
    assert all(child.total * 2 == int(child.total * 2) for child in root.children.values())  # won, lost or drawn
    assert 0 <= Search(24, 0).choose(sight, seed=1) < len(sight.decision.options)
