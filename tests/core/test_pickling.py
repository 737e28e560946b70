"""States can be copied, pickled and sent to another process, plain or compiled."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys

import pytest

from capes.core.game import Game
from capes.core.rng import Rng
from capes.core.state import CoreState
from capes.games import game as load

GAMES = ("vs", "duel")
OTHER = """
import pickle, sys
from capes.core.state import CoreState
from capes.games import game as load
game = load(sys.argv[1])
for state in pickle.load(sys.stdin.buffer):
    print(game.fingerprint(state))
"""


def positions(game: Game, picks: int = 120) -> list[CoreState]:
    """Positions of a random game, every few picks."""
    state, chance = game.new_game({}, 5), Rng(7)
    kept = []
    for at in range(picks):
        if state.decision is None:
            break
        game.pick(state, chance.below(min(len(state.decision.options), 100)))
        if at % 10 == 0:
            kept.append(copy.copy(state))
    return kept


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_is_the_same_position_and_goes_its_own_way(name: str) -> None:
    game = load(name)
    for state in positions(game):
        before = game.fingerprint(state)
        for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert type(other) is type(state) and other is not state
            assert game.fingerprint(other) == before
            if other.decision is not None:
                game.pick(other, 0)
                assert game.fingerprint(other) != before
        assert game.fingerprint(state) == before


def test_what_just_happened_goes_with_a_copy_alone() -> None:
    game = load("vs")
    state = next(each for each in positions(game) if each.news)
    assert copy.deepcopy(state).news == state.news
    assert pickle.loads(pickle.dumps(state)).news == []


@pytest.mark.parametrize("name", GAMES)
def test_a_pickle_is_small(name: str) -> None:
    assert max(len(pickle.dumps(state)) for state in positions(load(name))) <= 6_000


@pytest.mark.parametrize("name", GAMES)
def test_a_pickle_is_read_by_a_process_of_the_plain_engine(name: str) -> None:
    game = load(name)
    kept = positions(game)
    heard = subprocess.run(
        [sys.executable, "-c", OTHER, name],
        input=pickle.dumps(kept),
        env={**os.environ, "CAPES_PURE": "1"},
        capture_output=True,
        check=True,
    )
    assert heard.stdout.decode().split() == [game.fingerprint(state) for state in kept]
