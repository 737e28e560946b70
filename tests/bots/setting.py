"""Positions to think about."""

from __future__ import annotations

from collections.abc import Iterator

from capes.bots.glance import Hand
from capes.core.game import Game, SetupData
from capes.core.state import CoreState
from capes.games import game as game_by_id
from tests.core.toy import TOY

GAMES: dict[str, tuple[Game, SetupData]] = {
    "toy": (TOY, {}),
    "duel": (game_by_id("duel"), {}),
    "vs": (game_by_id("vs"), {}),
}


def position(name: str, seed: int, after: int, least: int = 2) -> CoreState:
    """A position of a quickly played game with at least so many options."""
    game, setup = GAMES[name]
    state: CoreState = game.new_game(setup, seed)
    hand = Hand(seed)
    picks = 0
    while state.decision is not None:
        if picks >= after and least <= len(state.decision.options) < 100:
            return state
        hand.quick_pick(game, state, game.judge())
        picks += 1
    return position(name, seed + 1000, after // 2, least)


def positions(name: str, count: int, seed: int = 1) -> Iterator[CoreState]:
    """Positions from early to late."""
    for at in range(count):
        yield position(name, seed + at, 6 if name == "toy" else 8 + at * 29 % 90)
