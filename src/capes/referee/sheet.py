"""The score sheet: which rows were judged how often, which were not, and every disagreement."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

KEPT: Final = 200
"""So many disagreements are kept in full; the rest are counted."""


class NotJudged(Exception):
    """Something here is outside the referee's model: it says so instead of guessing."""


@dataclass(frozen=True)
class Disagreement:
    """What the referee expects by which row, and what it found."""

    row: str
    what: str
    expected: str
    found: str
    pick: int = 0  # the pick (from 1) after which it was seen; 0: the opening position
    seed: int | str = 0
    mode: str = ""
    game: str = ""
    setup: dict[str, object] = field(default_factory=dict, compare=False, hash=False)
    picks: tuple[int, ...] = field(default=(), compare=False)

    def __str__(self) -> str:
        where = f"{self.game} {self.mode} seed {self.seed} pick {self.pick}".strip()
        return f"{self.row}: {self.what}: expected {self.expected}, found {self.found} ({where})"


class Sheet:
    """Counts per row; adding two sheets adds their counts."""

    def __init__(self) -> None:
        self.judged: Counter[str] = Counter()
        self.skipped: Counter[str] = Counter()
        self.reasons: Counter[tuple[str, str]] = Counter()
        self.wrong: Counter[str] = Counter()
        self.disagreements: list[Disagreement] = []
        self.games = 0
        self.decisions = 0

    def same(self, row: str, what: str, expected: object, found: object) -> bool:
        """Judge one thing: expected and found are equal, or it is a disagreement."""
        self.judged[row] += 1
        if expected == found:
            return True
        self.disagree(row, what, expected, found)
        return False

    def holds(self, row: str, what: str, is_so: bool, found: object = "it is not so") -> bool:
        """Judge a plain statement; `found` is told where it is false."""
        self.judged[row] += 1
        if not is_so:
            self.disagree(row, what, "it to hold", found)
        return is_so

    def disagree(self, row: str, what: str, expected: object, found: object) -> None:
        """Write down a disagreement."""
        self.wrong[row] += 1
        if len(self.disagreements) < KEPT:
            self.disagreements.append(Disagreement(row, what, written(expected), written(found)))

    def skip(self, row: str, why: object) -> None:
        """Something of that row was not judged, and why."""
        self.skipped[row] += 1
        self.reasons[row, str(why)] += 1

    def add(self, other: Sheet) -> None:
        """Take over all counts of another sheet."""
        self.judged.update(other.judged)
        self.skipped.update(other.skipped)
        self.reasons.update(other.reasons)
        self.wrong.update(other.wrong)
        self.disagreements.extend(other.disagreements[: max(0, KEPT - len(self.disagreements))])
        self.games += other.games
        self.decisions += other.decisions

    @property
    def checks(self) -> int:
        """How many things were judged in all."""
        return sum(self.judged.values())

    def share(self, row: str = "") -> float:
        """The share judged of what came up, of a row or of all."""
        judged = self.judged[row] if row else sum(self.judged.values())
        skipped = self.skipped[row] if row else sum(self.skipped.values())
        return judged / (judged + skipped) if judged + skipped else 1.0

    @property
    def rows(self) -> list[str]:
        """Every row that came up."""
        return sorted({*self.judged, *self.skipped})


def written(value: object) -> str:
    """A value as text that does not depend on the order of a set."""
    if isinstance(value, set | frozenset):
        return "{" + ", ".join(sorted(map(written, value))) + "}"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {written(value[key])}" for key in sorted(value, key=str)) + "}"
    return str(value)
