"""What the page's script does for us: keeping, telling, and starting workers."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class Thinker(Protocol):
    """A worker of its own that answers one question after the other; questions and answers are JSON."""

    def ask(self, question: str) -> Awaitable[str]:
        """The answer, however long it takes."""

    def end(self) -> None:
        """Stop it in the middle of whatever it does."""


class Bridge(Protocol):
    """The other side of the worker."""

    def keep(self, changes: str) -> Awaitable[None]:
        """Done when all changes, a JSON list of [shelf, key, text or null], are where they outlive the page."""

    def read(self, shelf: str, first: str) -> Awaitable[str]:
        """What stands on a shelf under keys that begin so, as a JSON list of [key, text] in order of the keys."""

    def tell(self, line: int, message: str) -> None:
        """A message for the page at the other end of a line."""

    def hang_up(self, line: int, code: int) -> None:
        """The line has ended."""

    def hire(self) -> Awaitable[Thinker]:
        """One more worker, ready to be asked."""
