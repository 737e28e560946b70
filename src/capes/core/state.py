"""What every game's state has: an agenda, one pending decision, chance, news and, at last, a result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from capes.core.event import Event
from capes.core.option import Decision, Option
from capes.core.task import Task


@mypyc_attr(acyclic=True)
class Result:
    """How a game ended: the winning seats (several for a team or a tie) and why."""

    __slots__ = ("why", "winners")

    def __init__(self, winners: tuple[int, ...], why: str) -> None:
        self.winners: Final = winners
        self.why: Final = why

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and (self.winners, self.why) == (other.winners, other.why)

    def __hash__(self) -> int:
        return hash((self.winners, self.why))

    def __repr__(self) -> str:
        return f"Result({self.winners!r}, {self.why!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class CoreState:
    """The part of a state that the loop knows. Games add their own data and write `copy` out by hand."""

    __slots__ = ("agenda", "decided", "decision", "news", "result", "rng", "seed", "watch")

    def __init__(self) -> None:
        self.agenda: list[Task] = []
        self.decision: Decision | None = None
        self.decided = 0  # how many decisions have been asked so far
        self.rng = 0
        self.seed = ""
        self.news: list[Event] = []  # what happened since the last pick
        self.result: Result | None = None
        self.watch: Callable[[Any], None] | None = None  # whom `beat` tells; no part of the position

    def copy(self) -> CoreState:
        """A state that plays out exactly like this one."""
        raise NotImplementedError

    def __copy__(self) -> CoreState:
        other = self.copy()
        other.news = self.news[:]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> CoreState:
        return self.__copy__()  # what a copy shares is never changed

    def copy_core_to(self, other: CoreState) -> None:
        """Copy these fields; news and watch are not carried along, they belong to whoever made the pick."""
        other.agenda = [task.copy() for task in self.agenda]
        other.decision = self.decision
        other.decided = self.decided
        other.rng = self.rng
        other.seed = self.seed
        other.news = []
        other.result = self.result


def beat(state: CoreState) -> None:
    """A moment at which the table can be looked at on the way to the next decision; costs nothing unless watched."""
    if state.watch is not None:
        state.watch(state)


def ask(
    state: CoreState,
    seat: int,
    why: str,
    options: Sequence[Option],
    name: str = "it",
    about: int = 0,
) -> None:
    """Pause until `seat` has picked one of `options`; the pick is kept in the running task under `name`."""
    assert len(options) > 0, f"nothing to pick for {why!r}"
    state.decided += 1
    state.decision = Decision(state.decided, seat, why, options, name, about)
