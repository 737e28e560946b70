"""Many games on all cores; whoever interrupts keeps what has been played."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from capes.bots.arena import Outcome, Pairing, play
from capes.core.errors import BadSetup
from capes.language.sentence import plain

MOST_JOBS = 256


class Failure(NamedTuple):
    """A game that could not be played to its end, with all it takes to see it fail again."""

    pairing: Pairing
    error: str

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {**self.pairing._asdict(), "error": self.error}


class Played(NamedTuple):
    """What came of a study's games."""

    outcomes: list[Outcome]
    failures: list[Failure]
    interrupted: bool


def play_safely(pairing: Pairing) -> Outcome | Failure:
    """A game, or why it failed: one broken game must not cost the others."""
    try:
        return play(pairing)
    except Exception as error:
        return Failure(pairing, f"{type(error).__name__}: {error}")


def check_jobs(jobs: int) -> None:
    """Refuse a number of processes that cannot be."""
    if not 0 <= jobs <= MOST_JOBS:
        raise BadSetup(plain(f"--jobs is a number of processes from 1 to {MOST_JOBS}, or 0 for one a core; not {jobs}"))


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that reports reacts to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


def play_many(pairings: Iterable[Pairing], jobs: int = 0, told: Callable[[], None] = lambda: None) -> Played:
    """Play all games, `told` after each; with one job in this process, else in fresh ones."""
    todo = list(pairings)
    jobs = min(jobs or os.cpu_count() or 1, max(1, len(todo)))
    outcomes: list[Outcome] = []
    failures: list[Failure] = []

    def keep(one: Outcome | Failure) -> None:
        if isinstance(one, Failure):
            failures.append(one)
        else:
            outcomes.append(one)
        told()

    interrupted = False
    try:
        if jobs == 1:
            for pairing in todo:
                keep(play_safely(pairing))
        else:
            pool = multiprocessing.get_context("spawn").Pool(jobs, leave_interrupts_to_the_parent)
            try:
                for one in pool.imap_unordered(play_safely, todo):
                    keep(one)
            finally:
                pool.terminate()
                pool.join()
    except KeyboardInterrupt:
        interrupted = True
    outcomes.sort(key=lambda outcome: (outcome.pairing.tag, outcome.pairing.seed, outcome.pairing.bots))
    return Played(outcomes, failures, interrupted)
