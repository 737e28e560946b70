"""What is worked out from the rest of a state and kept: never part of a saved position. See docs/derived-state.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from capes.core.task import Task
from capes.vs.words.kinds import Truth

STALE: Final = -1
"""In the place of a version: to be computed again."""


@mypyc_attr(acyclic=True)
class Statement:
    """A statement in force: a truth, since when it holds, who says so and on which character. Immutable."""

    __slots__ = ("context", "source_face", "stamp", "subjects", "truth")

    def __init__(self, stamp: int, truth: Truth, context: Task, subjects: tuple[int, ...], source_face: str) -> None:
        self.stamp: Final = stamp
        self.truth: Final = truth
        self.context: Final = context  # whose statement it is (`seat`), and of which character (`source`)
        self.subjects: Final = subjects  # characters by number, locked in when it was given; empty for continuous ones
        self.source_face: Final = source_face  # the printed card it comes from


@mypyc_attr(acyclic=True)
class Derived:
    """The computed fields of a state, each with the version it is good for."""

    __slots__ = (
        "checked_at", "cues", "empty_hands", "empty_hands_at", "may_lower_defense", "powers_at", "powers_shaped",
        "powers_version", "stable", "statements", "statements_at", "version", "volatile",
    )  # fmt: skip

    def __init__(self) -> None:
        self.version = 0  # moves with anything that can change a number
        self.powers_version = 0  # moves with what can change a power or a statement by one
        # Who has which powers: kept with each character as `has`.
        self.powers_at = STALE  # the powers version for which everybody's powers were computed
        self.powers_shaped = False  # whether any power or modifier shapes powers
        self.cues = 0  # the cues anybody in play listens for
        # What is being said.
        self.statements: dict[type, tuple[Statement, ...]] = {}  # by kind, oldest first; replaced, never changed
        self.statements_at = STALE  # the powers version for which they were listed
        self.volatile = False  # whether one depends on what changes without an event: then nothing is kept
        self.may_lower_defense = False  # whether one may lower somebody's DEF
        # Standing checks: DEF of 0 or less, wounds at least Health.
        self.checked_at = STALE  # the version for which they were made
        self.stable = False  # whether nobody was weak then, or kept in play by anything that may end
        # Hands found empty and told of: not told again while nothing has changed.
        self.empty_hands: tuple[int, ...] = ()
        self.empty_hands_at = STALE

    def told_empty(self) -> tuple[int, ...]:
        """The seats whose empty hand has been told of, with nothing changed since."""
        return self.empty_hands if self.empty_hands_at == self.version else ()

    def forget(self) -> None:
        """Start the versions again: everything is computed anew, but what the checks have found still holds."""
        self.checked_at = 0 if self.checked_at == self.version else STALE
        self.empty_hands = self.told_empty()
        self.empty_hands_at = 0
        self.version = 0
        self.powers_version = 0
        self.powers_at = STALE
        self.statements_at = STALE

    def copy(self) -> Derived:
        """Field by field; what is listed here is replaced, not changed, and so is shared."""
        other = Derived()
        other.version = self.version
        other.powers_version = self.powers_version
        other.powers_at = self.powers_at
        other.powers_shaped = self.powers_shaped
        other.cues = self.cues
        other.statements = self.statements
        other.statements_at = self.statements_at
        other.volatile = self.volatile
        other.may_lower_defense = self.may_lower_defense
        other.checked_at = self.checked_at
        other.stable = self.stable
        other.empty_hands = self.empty_hands
        other.empty_hands_at = self.empty_hands_at
        return other
