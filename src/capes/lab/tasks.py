"""What agents are measured by: tasks with frozen splits, each told apart by the checksum of its definition."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from capes.core.errors import BadSetup
from capes.language.sentence import plain


class Task(msgspec.Struct, frozen=True):
    """One thing to be measured: which games from which seeds with which decks, and which decks may be trained with."""

    kind: Literal["games", "belief", "questions"]
    says: str
    game: str
    mode: str
    decks: tuple[str, ...]
    train: tuple[str, ...]
    seeds: tuple[int, int]  # the first and the last
    """Never to be trained on."""

    @property
    def digest(self) -> str:
        """A checksum of everything above: a score without it means nothing."""
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=6).hexdigest()


class Tasks(msgspec.Struct, frozen=True):
    """All tasks of a version."""

    version: int
    tasks: dict[str, Task]


@cache
def shipped() -> Tasks:
    """The tasks that come with the package."""
    return msgspec.json.decode((resources.files(__package__) / "tasks.json").read_bytes(), type=Tasks)


def task(name: str) -> Task:
    """A task by its name."""
    found = shipped().tasks.get(name)
    if found is None:
        raise BadSetup(plain(f"there is no task {name!r}; the tasks are {', '.join(shipped().tasks)}"))
    return found
