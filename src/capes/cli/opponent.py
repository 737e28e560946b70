"""Who sits on the other seats in the terminal: a bot of one of the five levels, which sees what its seat may know."""

from __future__ import annotations

import time
from collections.abc import Callable

from capes.bots.advice import Advice, advise
from capes.bots.levels import make_bot, seconds_of
from capes.core.game import Game
from capes.core.sight import Sight
from capes.core.state import CoreState

Opponent = Callable[[CoreState], int]
"""Gives the index of its pick for the pending decision."""

HINT_SECONDS = 2.0


def opponent(game: Game, level: str, seed: int) -> Opponent:
    """The opponent of that level, or BadSetup with the levels there are."""
    bot = make_bot(level)
    seconds = max(0.2, seconds_of(level))

    def choose(state: CoreState) -> int:
        sight = Sight(game, state)
        return bot.choose(sight, time.monotonic() + seconds, seed + sight.decision.number)

    return choose


def hints(game: Game, state: CoreState) -> list[Advice]:
    """The best options of the pending decision as its seat knows the table."""
    return advise(Sight(game, state), time.monotonic() + HINT_SECONDS, most=3)
