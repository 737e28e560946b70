"""The table of what each word does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.vs.state.state import State
from capes.vs.words.kinds import Effect
from capes.vs.words.turn import Answered

Handler = Callable[[State, Task, Any], None]
HANDLERS: Final[dict[type, Handler]] = {}
ANSWERS: Final[dict[type, Handler]] = {}
"""What is done with a pick, by the word that asked for it: a question and what follows are two steps of the agenda."""

F = TypeVar("F", bound=Handler)


def does(word: type) -> Callable[[F], F]:
    """Register the handler of a word."""

    def register(handler: F) -> F:
        HANDLERS[word] = handler
        return handler

    return register


def answers(word: type) -> Callable[[F], F]:
    """Register what is done with the pick that a word has asked for."""

    def register(handler: F) -> F:
        ANSWERS[word] = handler
        return handler

    return register


@does(Answered)
def answered(state: State, task: Task, effect: Answered) -> None:
    """The pick is in."""
    ANSWERS[type(effect.effect)](state, task, effect.effect)


def splice(task: Task, effects: tuple[Effect, ...]) -> None:
    """Carry these out next, as part of the same task, so that picks made in them are known afterwards."""
    if effects:
        task.todo = task.todo[: task.at] + effects + task.todo[task.at :]


def await_answer(task: Task, effect: Effect) -> None:
    """What `effect` asks for will be acted on next; steps of a turn have their answer beside them already."""
    at, todo = task.at, task.todo
    if at < len(todo):
        following = todo[at]
        if isinstance(following, Answered) and (following.effect is effect or following.effect == effect):
            return
    task.todo = (*todo[:at], Answered(effect), *todo[at:])


def ask_for(
    state: State,
    task: Task,
    effect: Effect,
    seat: int,
    why: str,
    options: Sequence[Option],
    name: str,
    about: int = 0,
) -> None:
    """Ask, and act on the pick next."""
    await_answer(task, effect)
    ask(state, seat, why, options, name, about)


def take_as_picked(task: Task, effect: Effect, name: str, option: Option) -> None:
    """No choice worth asking for: as if it had been picked."""
    await_answer(task, effect)
    task.keep(name, option)


def ask_again(task: Task) -> None:
    """Back to the question before this answer, when everything the answer has started is done."""
    task.at -= 2


def skip_answer(task: Task) -> None:
    """A step of a turn or combat that asks nothing: go on past its answer."""
    task.at += 1
