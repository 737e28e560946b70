"""Playing with an open hand, and paying to end that."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.vs.rules.handlers import does, stay
from capes.vs.rules.lines import lines
from capes.vs.rules.payment import spend, toll_options
from capes.vs.rules.sides import is_enemy, open_hands, reshape
from capes.vs.state.state import State
from capes.vs.words.truths import HandsOpen
from capes.vs.words.turn import EndStatement

CLOSE: Final = "Close the hands"


def closing_options(state: State, seat: int) -> list[Option]:
    """Paying to end it, in the own Main Phase; the option names the character that opened the hands."""
    options: list[Option] = []
    for line in lines(state, HandsOpen):
        truth = line[1]
        assert isinstance(truth, HandsOpen)
        if is_enemy(state, line[2].seat, seat) and toll_options(state, seat, truth.ended_by, truth.as_character):
            source = line[2].source if line[2].source in state.play else 0
            options.append(Option("use", source, f"{CLOSE}|Main|{truth.ended_by}", line[0]))
    return options


def close_hands(state: State, seat: int, stamp: int) -> None:
    """Begin to pay."""
    state.agenda.append(Task((EndStatement(stamp),), seat, 0, "payment"))


@does(EndStatement)
def end_statement(state: State, task: Task, effect: EndStatement) -> None:
    """The payment is asked for where there is a choice; then what was said ends for everybody."""
    given = next(m for m in state.modifiers if m.stamp == effect.stamp)
    truth = given.truth
    assert isinstance(truth, HandsOpen)
    picked = task.recall("payment")
    options = toll_options(state, task.seat, truth.ended_by, truth.as_character)
    if not isinstance(picked, Option):
        if len(options) > 1:
            stay(task)
            ask(state, task.seat, "pay", options, "payment", given.source)
            return
        picked = options[0]
    spend(state, task.seat, picked, truth.ended_by)
    state.modifiers.remove(given)
    reshape(state)
    open_hands(state)
