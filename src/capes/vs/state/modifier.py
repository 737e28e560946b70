"""What resolved effects leave behind, and triggers that wait their turn. All immutable."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from capes.vs.words.kinds import Truth
from capes.vs.words.powers import Reaction, When
from capes.vs.words.volatility import is_volatile


@mypyc_attr(acyclic=True)
class Modifier:
    """A statement given for a time. Whom and how much were locked in when it was given."""

    __slots__ = ("seat", "source", "source_face", "stamp", "subjects", "truth", "until", "turn", "volatile")

    def __init__(
        self,
        stamp: int,
        truth: Truth,
        subjects: tuple[int, ...],
        until: str,
        source: int,
        seat: int,
        source_face: str,
        turn: int,
    ) -> None:
        self.stamp: Final = stamp
        self.truth: Final = truth
        self.subjects: Final = subjects  # characters by number; empty where the truth says whom by adjectives
        self.until: Final = until
        self.source: Final = source
        self.seat: Final = seat  # who gave it
        self.source_face: Final = source_face
        self.turn: Final = turn  # the turn it was given in
        self.volatile: Final = is_volatile(truth, bool(subjects))

    def without(self, number: int) -> Modifier:
        """The same of all its subjects but one."""
        left = tuple([other for other in self.subjects if other != number])
        return Modifier(self.stamp, self.truth, left, self.until, self.source, self.seat, self.source_face, self.turn)


class AwaitedWhen(Truth):
    """A delayed trigger: what Await leaves behind, as a truth among the modifiers."""

    def __init__(self, when: When, once: bool, names: tuple[tuple[str, object], ...]) -> None:
        self.when: Final = when
        self.once: Final = once
        self.names: Final = names  # the picks of the power that set it up


@mypyc_attr(acyclic=True)
class Waiting:
    """A triggered power that waits to resolve: what triggered, for whom, and what it is about."""

    __slots__ = ("about", "moved", "names", "other", "player", "power", "seat", "source", "source_face")

    def __init__(
        self,
        power: When | Reaction,
        source: int,
        seat: int,
        source_face: str,
        about: int = 0,
        other: int = 0,
        player: int = -1,
        moved: int = 0,
        names: tuple[tuple[str, object], ...] = (),
    ) -> None:
        self.power: Final = power
        self.source: Final = source
        self.seat: Final = seat
        self.source_face: Final = source_face
        self.about: Final = about  # THAT
        self.other: Final = other  # THE_OTHER
        self.player: Final = player  # THAT_PLAYER
        # The number the source has in its new zone, once it has left play; for a Reaction, how many tasks there were
        # when its condition was met.
        self.moved: Final = moved
        self.names: Final = names
