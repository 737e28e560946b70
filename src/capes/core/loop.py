"""The one loop: carry out the agenda until somebody must decide or nothing is left to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from capes.core.errors import GameOver, IllegalPick, StalePick
from capes.core.option import Option
from capes.core.state import CoreState
from capes.core.task import Task

Handler = Callable[[Any, Task, Any], None]
Handlers = dict[type, Handler]


@mypyc_attr(allow_interpreted_subclasses=True)
class Between:
    """What a game sees to between two steps of the loop: nothing, unless it says otherwise."""

    def goes_on(self, state: Any) -> bool:
        """Make checks, begin what has triggered; whether the loop goes on, as nobody must decide nor the game is over.

        A method and not a function: compiled, it is called from the busiest line of the house without a detour.
        """
        return True

    def endless(self, state: Any) -> None:
        """Nobody was asked for so long that nobody ever will be: bring the game to an end."""
        raise RuntimeError("the loop does not end")


MOST_STEPS: Final = 50_000
"""Steps between two decisions after which a chain of powers counts as endless; printed cards take some hundred."""

NOTHING: Final = Between()


def run(state: CoreState, handlers: Handlers, between: Between = NOTHING) -> None:
    """Carry out the agenda until somebody must decide or nothing is left to do; a watched state is shown each step."""
    agenda = state.agenda
    steps = 0
    while state.decision is None and state.result is None:
        if not between.goes_on(state):
            break
        if not agenda:
            break
        if state.watch is not None:  # as `beat` does, without a call on the busiest line of the house
            state.watch(state)
        task = agenda[-1]
        at, todo = task.at, task.todo
        if at == len(todo):
            agenda.pop()
            continue
        effect = todo[at]
        task.at = at + 1
        handlers[type(effect)](state, task, effect)
        steps += 1
        if steps > MOST_STEPS:
            between.endless(state)
            break


def accept(state: CoreState, option: Option) -> None:
    """Take the pick into the running task; the caller then runs the loop."""
    decision = state.decision
    assert decision is not None
    state.agenda[-1].keep(decision.name, option)
    state.decision = None
    state.news = []


def check_pick(state: CoreState, index: int, number: int | None = None) -> Option:
    """The option meant by `index`, or a typed error that names the problem; nothing is changed."""
    decision = state.decision
    if decision is None:
        raise GameOver("error-the-game-is-over-nothing-is-left-to-decide")
    if number is not None and number != decision.number:
        raise StalePick("error-decision-is-no-longer-pending-it-is-now", number=number, now=decision.number)
    if index < 0:
        raise IllegalPick("error-option-does-not-exist-there-are-options", index=index, count=len(decision.options))
    try:
        return decision.options[index]
    except IndexError:
        raise IllegalPick(
            "error-option-does-not-exist-there-are-options", index=index, count=len(decision.options)
        ) from None
