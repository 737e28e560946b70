"""Something to be carried out: effects in order, how far we are, and what has been picked so far."""

from __future__ import annotations


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

    def copy(self) -> Task:
        """Same task, free to go its own way; kept values are immutable and shared."""
        names = self.names
        other = Task(self.todo, self.seat, self.source, self.kind, None if names is None else dict(names))
        other.at = self.at
        return other
