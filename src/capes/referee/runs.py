"""Many games under watch, on several processors."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from capes.core.errors import BadSetup
from capes.referee.games import play
from capes.referee.setups import MODES
from capes.referee.sheet import Sheet


class Job(NamedTuple):
    """One game to watch."""

    game: str
    mode: str
    seed: int


def plan(games: int, game: str = "", mode: str = "", seed: int = 1) -> list[Job]:
    """So many games, the modes in turn; BadSetup for a game or mode that is not known."""
    if games < 1:
        raise BadSetup("at least one game must be watched")
    if game and game not in MODES:
        raise BadSetup(f"there is no game {game!r}; the games are {', '.join(MODES)}")
    kinds = [(one, each) for one in MODES for each in MODES[one] if game in ("", one) and mode in ("", each)]
    if not kinds:
        known = [each for one in MODES for each in MODES[one] if game in ("", one)]
        raise BadSetup(f"there is no mode {mode!r}; the modes are {', '.join(known)}")
    return [Job(*kinds[at % len(kinds)], seed + at) for at in range(games)]


def watch(job: Job) -> tuple[Job, Sheet]:
    """Watch one game; an error of the engine is a disagreement too."""
    sheet = Sheet()
    play(job.game, job.mode, job.seed, sheet)
    return job, sheet


def sheets(jobs: list[Job], processes: int = 0) -> Iterator[tuple[Job, Sheet]]:
    """The sheet of every game as it is finished, in order."""
    count = processes or os.cpu_count() or 1
    if count == 1 or len(jobs) == 1:
        yield from map(watch, jobs)
        return
    with ProcessPoolExecutor(count) as pool:
        yield from pool.map(watch, jobs, chunksize=max(1, min(8, len(jobs) // (4 * count) or 1)))


def run(jobs: list[Job], processes: int = 0, told: Callable[[], None] | None = None) -> dict[tuple[str, str], Sheet]:
    """All sheets added up by game and mode."""
    found: dict[tuple[str, str], Sheet] = {}
    for job, sheet in sheets(jobs, processes):
        found.setdefault((job.game, job.mode), Sheet()).add(sheet)
        if told is not None:
            told()
    return found
