"""Errors a caller can cause. Each says what is wrong and what to do; none leaves a half-changed state.

What is wrong is a `Sentence`, a key with arguments; `str` says it in English, `capes.language` in any language.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from capes.language.catalogue import say
from capes.language.sentence import Argument, Sentence, plain


class Reason:
    """Why something is not possible: a rule row and a sentence; for decks also the ids of the cards it is about."""

    __slots__ = ("cards", "rule", "sentence")

    def __init__(self, rule: str, key: str | Sentence, cards: tuple[str, ...] = (), **args: Argument) -> None:
        self.rule = rule
        self.sentence = key if isinstance(key, Sentence) else Sentence(key, **args)
        self.cards = cards

    @property
    def text(self) -> str:
        """The sentence in English."""
        return say(self.sentence)

    def data(self) -> dict[str, Any]:
        """The reason as JSON data: `rule`, `key`, `args`."""
        return {"rule": self.rule, **self.sentence.data()}

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}"

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.rule, self.sentence) == (other.rule, other.sentence)

    def __hash__(self) -> int:
        return hash((self.rule, self.sentence))


@mypyc_attr(allow_interpreted_subclasses=True)
class CapesError(Exception):
    """Base of everything a caller can cause: a key with its arguments, or a sentence made before."""

    sentence: Sentence
    reasons: tuple[Reason, ...]

    def __init__(self, key: str | Sentence, reasons: tuple[Reason, ...] = (), **args: Argument) -> None:
        self.sentence = key if isinstance(key, Sentence) else Sentence(key, **args)
        self.reasons = reasons
        super().__init__(self.sentence)

    def __str__(self) -> str:
        return say(self.sentence)


@mypyc_attr(allow_interpreted_subclasses=True)
class ToolError(CapesError):
    """Something for whoever runs a command or writes a scenario, not for a player: told in English alone."""

    def __init__(self, text: str) -> None:
        super().__init__(plain(text))


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

    def __init__(self, key: str | Sentence, column: int = 1, **args: Argument) -> None:
        super().__init__(key if isinstance(key, Sentence) else Sentence(key, **args))
        self.column = column


class UnknownCard(CapesError):
    """No card has that id, or no set that name."""


class BadDeck(CapesError):
    """A deck list cannot be read: too large, no known format, or names nobody can place."""
