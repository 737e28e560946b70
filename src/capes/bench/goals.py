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


OPENSPIEL, ISMCTS = "OpenSpiel gin_rummy, actions applied", "OpenSpiel C++ ISMCTS on gin_rummy"
ECHO = "a bare echo of the same bytes"
CLONE = "OpenSpiel gin_rummy, clone"
NATIVE = 3_500
"""Instructions a pick of these rules would take a hand-written native engine."""

GOALS = (
    Goal("G1", "picks, plain Python", "/s", OPENSPIEL, 0.6, 1.0),
    Goal("G2", "decisions, plain Python", "/s", "RLCard gin-rummy, steps", 2.5, 4.0),
    Goal("G3", "picks, compiled", "/s", "plain Python, equal checksums", 4.5, 5.5),
    Goal("G4", "picks, compiled", "/s", OPENSPIEL, 3.0, 6.0),
    Goal("G5", "copy of a mid-game state, plain", "µs", CLONE, 0.5, 0.25, True),
    Goal("G5c", "copy of a mid-game state, compiled", "µs", CLONE, 0.1, 1 / 15, True),
    Goal("G6", "memory per state, plain", "kB", "", 5.5, 4.0, True),
    Goal("G7", "search with whole games, compiled", "/s", ISMCTS, 0.8, 2.0),
    Goal("G7p", "the same, picks walked", "/s", f"{ISMCTS}, actions walked", 1.1, 3.0),
    Goal("G7b", "walks of one turn, then evaluated", "/s", ISMCTS, 4.0, 8.0),
    Goal("G8", "picks over 32 sockets, each shown when it is on disk", "/s", ECHO, 0.4, 0.6),
    Goal("G8p", "the latest of a hundred of them", "ms", f"{ECHO}, the latest", 2.0, 1.3, True),
    Goal("G9", "one seat's view, built and encoded, compiled", "µs", "", 100.0, 50.0, True),
    Goal("G9b", "one seat's view, its size", "kB", "", 8.0, 6.0, True),
    Goal("G10", "the latest of a hundred picks while bots think", "ms", "while none does", 2.0, 1.2, True),
    Goal("G11", "import with all cards", "s", "", 0.25, 0.15, True),
    Goal("G11m", "memory after that import", "MB", "", 40.0, 30.0, True),
    Goal("G12", "games on two processes", "/s", "one process", 1.9, 1.97),
    Goal("G13", "a pick with 24 characters in play", "µs", "with 6", 1.5, 1.2, True),
    Goal("G13m", "a pick with 40 modifiers", "µs", "with 4", 1.5, 1.2, True),
    Goal("G14", "what runs without being asked for: 1 for compiled", "", "", 0.5, 1.0),
    Goal("G15", "a pick on a server, shown to both players, its processor time", "µs", "", 200.0, 120.0, True),
    Goal("G16", "what travels for a pick to each player", "kB", "", 3.0, 0.8, True),
    Goal("G17", "a first visit, from the cover to the first attack", "kB", "", 300.0, 200.0, True),
    Goal("G18", "`capes serve` ready, processor time", "s", "", 1.2, 0.7, True),
    Goal("G18h", "`capes --help`, processor time", "s", "", 0.25, 0.15, True),
    Goal("G19", "the last `make test` of this checkout", "min", "", 8.0, 6.0, True),
    Goal("G20", "instructions of a compiled pick, counted by callgrind", "", "a native engine's", 10.0, 5.0, True),
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
