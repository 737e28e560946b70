"""What is measured, against whom, and what is wanted."""

from __future__ import annotations

from typing import Any, NamedTuple


class Goal(NamedTuple):
    """A figure with its floor and its goal; both are ratios where there is somebody to compare with."""

    id: str
    what: str
    unit: str
    against: str  # "" where the figure stands for itself
    floor: float
    goal: float
    less_is_better: bool = False


GOALS = (
    Goal("G1", "picks, plain Python", "/s", "OpenSpiel gin_rummy, actions applied", 0.5, 1.0),
    Goal("G2", "random games, plain Python", "/s", "RLCard gin-rummy, random games", 2.0, 4.0),
    Goal("G3", "picks, compiled", "/s", "plain Python, equal checksums", 3.0, 5.0),
    Goal("G4", "picks, compiled", "/s", "OpenSpiel gin_rummy, actions applied", 2.0, 6.0),
    Goal("G5", "copy of a mid-game state, plain", "µs", "OpenSpiel gin_rummy, clone", 1.0, 0.5, True),
    Goal("G5c", "copy of a mid-game state, compiled", "µs", "OpenSpiel gin_rummy, clone", 1.0, 0.1, True),
    Goal("G6", "memory per state, plain", "kB", "", 12.0, 4.0, True),
    Goal("G7", "search with full games, compiled", "/s", "OpenSpiel C++ ISMCTS on gin_rummy", 0.5, 2.0),
    Goal("G11", "import with all cards", "s", "", 0.8, 0.25, True),
    Goal("G11m", "memory after that import", "MB", "", 85.0, 55.0, True),
    Goal("G12", "games on two processes", "/s", "one process", 1.8, 1.95),
    Goal("G13", "a pick with 24 characters in play", "µs", "with 6", 3.0, 1.5, True),
    Goal("G13m", "a pick with 40 modifiers", "µs", "with 4", 3.0, 1.5, True),
)
BY_ID = {goal.id: goal for goal in GOALS}


class Figure(NamedTuple):
    """A goal measured; `value` is None where it could not be, and `note` says why."""

    goal: Goal
    value: float | None
    against: float | None = None
    note: str = ""

    @property
    def ratio(self) -> float | None:
        """Value by what it is compared with."""
        return self.value / self.against if self.value is not None and self.against else None

    @property
    def standing(self) -> str:
        """`goal`, `floor`, `below`, or `-` if not measured."""
        compared = self.ratio if self.goal.against else self.value
        if compared is None:
            return "-"
        if self.goal.less_is_better:
            return "goal" if compared <= self.goal.goal else "floor" if compared <= self.goal.floor else "below"
        return "goal" if compared >= self.goal.goal else "floor" if compared >= self.goal.floor else "below"

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "value": rounded(self.value), "against": rounded(self.against), "ratio": rounded(self.ratio),
            "floor": self.goal.floor, "goal": self.goal.goal, "unit": self.goal.unit, "what": self.goal.what,
            "compared_with": self.goal.against or None, "standing": self.standing, "note": self.note or None,
        }  # fmt: skip


def rounded(value: float | None) -> float | None:
    """Four digits that matter.

    >>> rounded(123456.7), rounded(0.0123456)
    (123500.0, 0.01235)
    """
    return None if value is None else float(f"{value:.4g}")
