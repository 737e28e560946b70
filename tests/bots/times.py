"""How long bots take for a move in live play, twice as many thinking at once as there are cores.

python -m tests.bots.times 200
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import NamedTuple

from capes.bots.pool import Pool
from capes.core.levels import LEVELS, Level
from capes.core.sight import Sight
from tests.bots.setting import GAMES, position

CORES = 2
AT_ONCE = 2 * CORES


class Times(NamedTuple):
    """The moves of one level in one game: how long each took, in seconds, shortest first."""

    game: str
    level: Level
    taken: list[float]
    glances: int  # moves made at a glance because no worker had the time

    @property
    def p99(self) -> float:
        """Ninety-nine of a hundred moves took at most this."""
        return self.taken[min(len(self.taken) - 1, len(self.taken) * 99 // 100)]

    @property
    def late(self) -> float:
        """How far the slowest was past its deadline."""
        return max(0.0, self.taken[-1] - self.level.seconds)

    def __str__(self) -> str:
        figures = (self.taken[len(self.taken) // 2], self.p99, self.taken[-1], self.late)
        spans = " | ".join(f"{seconds * 1000:.0f} ms" for seconds in figures)
        return f"| {self.game} | {self.level.title} | {len(self.taken)} | {spans} | {self.glances} |"


async def measure(pool: Pool, name: str, level: Level, moves: int) -> Times:
    """Several bots of a level at once in positions from early to late, each asking as soon as it has its answer."""
    game, _ = GAMES[name]
    states = [position(name, seed, 8 + seed * 29 % 90) for seed in range(40)]
    pool.fallbacks.clear()
    taken: list[float] = []
    todo = iter(range(moves))

    async def bot() -> None:
        for at in todo:
            state = states[at % len(states)]
            assert state.decision is not None
            seat = state.decision.seat
            look = Sight(game, state, seat, level.id, at, level.seconds)
            began = time.monotonic()
            pick = await pool.choose(look)
            taken.append(time.monotonic() - began)
            assert 0 <= pick < len(state.decision.options)

    await asyncio.gather(*(bot() for _ in range(AT_ONCE)))
    return Times(name, level, sorted(taken), sum(pool.fallbacks.values()))


async def measure_all(moves: int) -> list[Times]:
    """Every level in both games."""
    pool = Pool(CORES, ("vs", "duel"))
    try:
        await measure(pool, "duel", LEVELS[0], 4)
        while len(pool.pids) < CORES:
            await asyncio.sleep(0.1)
        return [await measure(pool, name, level, moves) for name in ("vs", "duel") for level in LEVELS]
    finally:
        await pool.close()


def main(moves: int) -> None:
    """Print the table of docs/bots.md."""
    print("| Game | Level | Moves | Median | p99 | Longest | Past the deadline | At a glance |")
    print("|---|---|--:|--:|--:|--:|--:|--:|")
    for one in asyncio.run(measure_all(moves)):
        print(one, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
