"""Many games searched for puzzles on all cores, written down as they are found, so that it can be gone on with."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from capes.bots.study.many import leave_interrupts_to_the_parent
from capes.core.errors import CapesError
from capes.core.record import Record
from capes.puzzles.grading import graded
from capes.puzzles.maker import from_record, from_simulation
from capes.puzzles.puzzle import Puzzle, from_file, write_puzzles


class Job(NamedTuple):
    """One game to be searched: simulated by its seed, or recorded in a file."""

    game: str
    seed: int = 0
    bot: str = ""
    fraction: float = 1.0
    file: str = ""

    @property
    def name(self) -> str:
        """What it is called in the list of those done."""
        return self.file or f"{self.game} {self.bot} {self.fraction:g} {self.seed}"


class Notes:
    """What has been found so far, and which games have been searched: two files that only grow."""

    def __init__(self, out: Path) -> None:
        self.found = out
        self.searched = out.with_suffix(out.suffix + ".searched")

    def done(self) -> set[str]:
        """The games searched."""
        return set(self.searched.read_text(encoding="utf-8").splitlines()) if self.searched.exists() else set()

    def puzzles(self) -> list[Puzzle]:
        """The puzzles found, each once."""
        found = from_file(self.found) if self.found.exists() else []
        return list({puzzle.id: puzzle for puzzle in found}.values())

    def keep(self, job: Job, puzzles: list[Puzzle]) -> None:
        """The puzzles of a game, and then that it has been searched: who is interrupted searches it again."""
        with self.found.open("a", encoding="utf-8") as file:
            file.write(write_puzzles(puzzles))
        with self.searched.open("a", encoding="utf-8") as file:
            file.write(job.name + "\n")


def search(job: Job) -> tuple[Job, list[Puzzle], str]:
    """The puzzles of one game, or why it could not be searched."""
    try:
        if job.file:
            return job, from_record(Record.from_json(Path(job.file).read_bytes()), Path(job.file).name), ""
        return job, from_simulation(job.game, job.seed, job.bot, job.fraction), ""
    except (CapesError, OSError) as error:
        return job, [], f"{job.name}: {error}"


def search_all(jobs: list[Job], notes: Notes, cores: int, told: Callable[[], None]) -> list[str]:
    """Search every game not yet searched; the reasons of those that could not be."""
    done = notes.done()
    todo = [job for job in jobs if job.name not in done]
    for _ in range(len(jobs) - len(todo)):
        told()
    problems: list[str] = []

    def keep(answers: Iterable[tuple[Job, list[Puzzle], str]]) -> None:
        for job, puzzles, problem in answers:
            if problem:
                problems.append(problem)
            notes.keep(job, puzzles)
            told()

    cores = min(cores or os.cpu_count() or 1, max(1, len(todo)))
    if cores == 1:
        keep(map(search, todo))
    else:
        with multiprocessing.get_context("spawn").Pool(cores, leave_interrupts_to_the_parent) as pool:
            keep(pool.imap_unordered(search, todo))
    return problems


def grade_all(puzzles: list[Puzzle], cores: int, told: Callable[[], None]) -> list[Puzzle]:
    """Let Champion try them all."""
    found: list[Puzzle] = []
    cores = min(cores or os.cpu_count() or 1, max(1, len(puzzles)))
    if cores == 1:
        for puzzle in puzzles:
            found.append(graded(puzzle))
            told()
    else:
        with multiprocessing.get_context("spawn").Pool(cores, leave_interrupts_to_the_parent) as pool:
            for puzzle in pool.imap(graded, puzzles):
                found.append(puzzle)
                told()
    return found
