"""Trying options out: short games in the head on many imagined tables, the best half going on to the next round."""

from __future__ import annotations

import time
from math import ceil, inf, log2
from typing import Final

from capes.bots.glance import Hand, entrants, inclinations, on_offer
from capes.core.sight import Sight

ENTRANTS: Final = 12
"""How many options enter the first round; the rest did not look promising enough."""


class Trials:
    """Flat Monte Carlo with sequential halving; every option of a round faces the same imagined tables."""

    def __init__(self, games: int, picks: int, turns: int = 1, style: str = "") -> None:
        self.games: Final = games  # short games per decision
        self.picks: Final = picks  # at most so many real choices in each
        self.turns: Final = turns  # or so many turns begun
        self.style: Final = style

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """The option that came off best."""
        game, seat = sight.game, sight.seat
        options = on_offer(sight.decision)
        if len(options) == 1:
            return 0
        judge = game.judge(self.style)
        looks = inclinations(judge, sight.veiled, options)
        field = entrants(judge, sight.veiled, options, looks)[:ENTRANTS]
        if judge.is_beyond(sight.veiled):
            return field[0]
        totals, counts = dict.fromkeys(field, 0.0), dict.fromkeys(field, 0)
        hand = Hand(seed)

        def standing(index: int) -> tuple[float, float]:
            mean = totals[index] / counts[index] if counts[index] else -1.0
            return mean + 0.02 * looks[index], looks[index]

        rounds = max(1, ceil(log2(len(field))))
        while len(field) > 1:
            for _ in range(max(1, self.games // (rounds * len(field)))):
                table, luck = sight.imagine(hand.seed()), hand.seed()
                for index in field:
                    if time.monotonic() >= deadline:
                        return max(totals, key=standing)
                    world = table.copy()
                    game.pick(world, index)
                    Hand(luck).play_on(game, world, judge, self.picks, self.turns)
                    totals[index] += judge.worth(world, seat)
                    counts[index] += 1
            field = sorted(field, key=standing, reverse=True)[: ceil(len(field) / 2)]
        return field[0]
