"""The table of handlers by word, and options that are made once and shared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from capes.core.loop import Handlers
from capes.core.option import Option
from capes.core.task import Task
from capes.duel.contract import verbs

HANDLERS: Handlers = {}

Handle = Callable[[Any, Task, Any], None]


def does(*words: type) -> Callable[[Handle], Handle]:
    """Register the handler of a word."""

    def register(handle: Handle) -> Handle:
        for word in words:
            assert word not in HANDLERS, word
            HANDLERS[word] = handle
        return handle

    return register


PASS: Final = Option(verbs.PASS)
NOT_NOW: Final = Option(verbs.NOT_NOW)
ONLY_PASS: Final[tuple[Option, ...]] = (PASS,)

_options: dict[tuple[str, int, int], Option] = {}


def option(verb: str, card: int = 0, number: int = 0) -> Option:
    """The option with these contents; options never change, so one of each is enough."""
    key = (verb, card, number)
    found = _options.get(key)
    if found is None:
        found = _options[key] = Option(verb, card, "", number)
    return found


def picked(task: Task, name: str) -> Option | None:
    """The answer that has come in under this name, taken out of the task; None if nothing has been asked yet."""
    names = task.names
    if names is None:
        return None
    answer = names.pop(name, None)
    assert answer is None or isinstance(answer, Option)
    return answer
