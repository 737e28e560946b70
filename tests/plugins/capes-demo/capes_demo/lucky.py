"""A bot that takes the last option, and tells in a file what it could see of other hands."""

from __future__ import annotations

import os
from math import inf
from pathlib import Path

from capes import Sight


class Lucky:
    """Picks the last option."""

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        report = os.environ.get("LUCKY_REPORT")
        if report:
            players = getattr(sight.view, "players", ())
            hands = [getattr(player, "hand", None) for player in players if player.seat != sight.seat]
            with Path(report).open("a") as file:
                print(os.getpid(), sight.game.id, hands == [None] * len(hands), repr(sight.veiled.seed), file=file)
        return len(sight.decision.options) - 1
