"""Random walks through any game, for tests that must hold for all of them; `python -m tests.core.walk toy 1 2` prints
what a walk comes to, so that two processes can be compared."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from capes.core.rng import Rng
from capes.games import GAMES, game
from tests.core.toy import TOY

if TYPE_CHECKING:
    from capes.core.game import Game, SetupData
    from capes.core.state import CoreState


def is_there(module: str) -> bool:
    """Whether a module can be found, without loading it."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


GAME_IDS = ("toy", *(id for id, module in GAMES.items() if id != "toy" and is_there(module)))
TABLES = (*GAME_IDS, *(f"vs {mode}" for mode in ("ffa", "2v2", "two-headed") if "vs" in GAME_IDS))
"""Every game, and the games with more ways to play in each of them."""


class InMode:
    """A game whose set-ups are of one mode where they do not say otherwise."""

    def __init__(self, game: Game, mode: str) -> None:
        self.game = game
        self.mode = mode

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def check_setup(self, setup: SetupData) -> SetupData:
        return self.game.check_setup({"mode": self.mode, **setup})

    def new_game(self, setup: SetupData, seed: int | str) -> CoreState:
        state: CoreState = self.game.new_game({"mode": self.mode, **setup}, seed)
        return state


def load(id: str) -> Game:
    """A game by name, the toy included, with its mode if one is named: 'vs two-headed'."""
    name, _, mode = id.partition(" ")
    found: Game = TOY if name == "toy" else game(name)
    return cast("Game", InMode(found, mode)) if mode else found


def random_index(state: CoreState, rng: Rng) -> int:
    """A legal index, from an endless list too."""
    assert state.decision is not None
    return rng.below(min(len(state.decision.options), 1000))


def walk(game: Game, seed: int, limit: int = 4000) -> Iterator[tuple[CoreState, int]]:
    """One state that moves on by random picks, each time with the pick about to be made; -1 at the end."""
    state, rng = game.new_game({}, seed), Rng(seed)
    for _ in range(limit):
        if state.decision is None:
            break
        index = random_index(state, rng)
        yield state, index
        game.pick(state, index)
    yield state, -1


def sample(game: Game, seeds: range, every: int) -> Iterator[CoreState]:
    """Copies of positions along random games: the first, every so many, and the last."""
    for seed in seeds:
        for at, (state, index) in enumerate(walk(game, seed)):
            if at % every == 0 or index == -1:
                yield state.copy()


def checksum(game: Game, seed: int) -> str:
    """All fingerprints of a random game as one short text."""
    digest = hashlib.sha256()
    for state, index in walk(game, seed):
        digest.update(f"{game.fingerprint(state)} {index};".encode())
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    print(*(checksum(load(sys.argv[1]), int(seed)) for seed in sys.argv[2:]))
