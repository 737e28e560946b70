"""Many games on all cores; whoever interrupts keeps what has been played."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from capes.bots.arena import Outcome, Pairing, play
from capes.bots.study.cluster import run_on_ray
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


class Journal:
    """Games as they are played, a line each in a file: an interrupted study goes on where it was.

    A line cut short by whatever ended the study is not counted as played.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.played: dict[str, Outcome] = {}
        whole = 0
        if path.exists():
            for line in path.read_bytes().splitlines(keepends=True):
                try:
                    outcome = msgspec.json.decode(line, type=Outcome) if line.endswith(b"\n") else None
                except msgspec.DecodeError:
                    outcome = None
                if outcome is None:
                    break
                whole += len(line)
                self.played[key_of(outcome.pairing)] = outcome
        self.file = path.open("ab")
        self.file.truncate(whole)

    def keep(self, outcome: Outcome) -> None:
        """Write one down at once."""
        self.file.write(msgspec.json.encode(outcome) + b"\n")
        self.file.flush()


def key_of(pairing: Pairing) -> str:
    """What tells a game of a study from the others."""
    return msgspec.json.encode(pairing, order="deterministic").decode()


def play_many(
    pairings: Iterable[Pairing],
    jobs: int = 0,
    told: Callable[[], None] = lambda: None,
    ray: str = "",
    kept: Path | None = None,
) -> Played:
    """Play all games, `told` after each; with one job in this process, else in fresh ones.

    `ray` is the address of a Ray cluster to play on. `kept` is a file that holds what has been played: the games found
    there are not played again.
    """
    todo = list(pairings)
    outcomes: list[Outcome] = []
    failures: list[Failure] = []
    journal = Journal(kept) if kept is not None else None
    if journal is not None:
        played = [journal.played.get(key_of(pairing)) for pairing in todo]
        outcomes = [outcome for outcome in played if outcome is not None]
        todo = [pairing for pairing, outcome in zip(todo, played, strict=True) if outcome is None]
        for _ in outcomes:
            told()
    jobs = min(jobs or os.cpu_count() or 1, max(1, len(todo)))

    def keep(one: Outcome | Failure) -> None:
        if isinstance(one, Failure):
            failures.append(one)
        else:
            outcomes.append(one)
            if journal is not None:
                journal.keep(one)
        told()

    interrupted = False
    try:
        if ray:
            run_on_ray(play_safely, todo, ray, jobs, keep)
        elif jobs == 1:
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
