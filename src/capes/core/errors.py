"""Errors a caller can cause. Each says what is wrong and what to do; none leaves a half-changed state."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


class Reason:
    """Why something is not possible: a rule row, a sentence, and the facts behind it."""

    __slots__ = ("facts", "rule", "text")

    def __init__(self, rule: str, text: str, facts: tuple[str, ...] = ()) -> None:
        self.rule = rule
        self.text = text
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}"

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.rule, self.text) == (other.rule, other.text)

    def __hash__(self) -> int:
        return hash((self.rule, self.text))


@mypyc_attr(allow_interpreted_subclasses=True)
class CapesError(Exception):
    """Base of everything a caller can cause."""

    reasons: tuple[Reason, ...]

    def __init__(self, message: str, reasons: tuple[Reason, ...] = ()) -> None:
        super().__init__(message)
        self.reasons = reasons


class IllegalPick(CapesError):
    """The pick is not among the options of the pending decision."""


class StalePick(IllegalPick):
    """The pick answers a decision that is no longer pending."""


class GameOver(IllegalPick):
    """Nothing is left to decide."""


class BadSetup(CapesError):
    """The game cannot be set up like that: a deck of 59, an unknown mode."""


class BadRecord(CapesError):
    """A record, position or code text cannot be read."""


class BadQuery(CapesError):
    """A search cannot be read; `column` (from 1) is where it goes wrong."""

    def __init__(self, message: str, column: int = 1) -> None:
        super().__init__(message)
        self.column = column


class UnknownCard(CapesError):
    """No card has that id, or no set that name."""


class BadDeck(CapesError):
    """A deck list cannot be read: too large, no known format, or names nobody can place."""
