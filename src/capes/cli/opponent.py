"""Who sits on the other seats in the terminal: a quick player that sees no more than its seat may know."""

from __future__ import annotations

from collections.abc import Callable

from capes.core.errors import BadSetup
from capes.core.game import Game
from capes.core.rng import Rng
from capes.core.state import CoreState

Opponent = Callable[[CoreState], int]
"""Gives the index of its pick for the pending decision."""

GLANCES = 40
"""How many options a quick player looks at; enough for every ordinary list."""


def by_inclination(game: Game, seed: int, sharpness: float) -> Opponent:
    """Picks at random, options that look promising more often: the sharper, the more so."""
    rng = Rng(seed)

    def choose(state: CoreState) -> int:
        decision = state.decision
        assert decision is not None
        known = game.veil(state, decision.seat)
        count = min(len(decision.options), GLANCES)
        weights = [int(1 + 10_000 * game.inclination(known, decision.options[at]) ** sharpness) for at in range(count)]
        ticket = rng.below(sum(weights))
        for index, weight in enumerate(weights):
            ticket -= weight
            if ticket < 0:
                return index
        return count - 1

    return choose


LEVELS = {"random": 0.0, "easy": 1.0, "quick": 4.0}


def opponent(game: Game, level: str, seed: int) -> Opponent:
    """The opponent of that level, or BadSetup with the levels there are."""
    if level not in LEVELS:
        raise BadSetup(f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")
    return by_inclination(game, seed, LEVELS[level])
