"""Something to be carried out: effects in order, how far we are, and what has been picked so far."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from capes.core.option import Option


@mypyc_attr(acyclic=True)
class Task:
    """A turn, a combat or a power under way."""

    __slots__ = ("at", "kind", "names", "seat", "source", "todo")

    def __init__(
        self,
        todo: tuple[object, ...],
        seat: int,
        source: int = 0,
        kind: str = "",
        names: dict[str, object] | None = None,
    ) -> None:
        self.todo = todo
        self.at = 0
        self.seat = seat  # who decides unless an effect says otherwise
        self.source = source  # the arrival number of the card this comes from, or 0
        self.kind = kind  # "turn", "combat", "super power", "trigger" ...
        self.names = names  # picks and what else must be remembered; None until needed

    def keep(self, name: str, value: object) -> None:
        """Remember `value` (immutable data) under `name` for later effects of this task."""
        if self.names is None:
            self.names = {}
        self.names[name] = value

    def recall(self, name: str) -> object | None:
        """What was kept under `name`, or None."""
        if self.names is None:
            return None
        return self.names.get(name)

    def take_pick(self, name: str) -> Option:
        """The pick that was asked for under `name`; it is taken once."""
        assert self.names is not None
        picked = self.names[name]
        assert isinstance(picked, Option)
        self.names[name] = None
        return picked

    def numbers(self, name: str) -> tuple[int, ...]:
        """The numbers kept under `name`, none to begin with."""
        kept = self.recall(name)
        return kept if isinstance(kept, tuple) else ()

    def count(self, name: str, otherwise: int = 0) -> int:
        """The number kept under `name`."""
        kept = self.recall(name)
        return kept if isinstance(kept, int) else otherwise

    def copy(self) -> Task:
        """Same task, free to go its own way; kept values are immutable and shared."""
        names = self.names
        other = Task(self.todo, self.seat, self.source, self.kind, None if names is None else dict(names))
        other.at = self.at
        return other
