"""The table of what each word does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from capes.core.task import Task
from capes.vs.state.state import State

Handler = Callable[[State, Task, Any], None]
HANDLERS: Final[dict[type, Handler]] = {}
F = TypeVar("F", bound=Handler)


def does(word: type) -> Callable[[F], F]:
    """Register the handler of a word."""

    def register(handler: F) -> F:
        HANDLERS[word] = handler
        return handler

    return register


def stay(task: Task) -> None:
    """Come back to this word when the pick is in, or when what it started is done."""
    task.at -= 1
