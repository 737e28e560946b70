"""Playing with an open hand, and paying to end that."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.contract import questions, verbs
from capes.vs.rules.derived import invalidate_powers, statements
from capes.vs.rules.handlers import answers, ask_for, does
from capes.vs.rules.payment import spend, toll_options
from capes.vs.rules.sides import is_enemy, open_hands
from capes.vs.state.modifier import Modifier
from capes.vs.state.state import State
from capes.vs.words.truths import HandsOpen
from capes.vs.words.turn import EndStatement

CLOSE: Final = "Close the hands"


def closing_options(state: State, seat: int) -> list[Option]:
    """Paying to end it, in the own Main Phase; the option names the character that opened the hands."""
    options: list[Option] = []
    for statement in statements(state, HandsOpen):
        truth = statement.truth
        assert isinstance(truth, HandsOpen)
        says = statement.context
        if is_enemy(state, says.seat, seat) and toll_options(state, seat, truth.ended_by, truth.as_character):
            source = says.source if says.source in state.play else 0
            options.append(Option(verbs.USE, source, f"{CLOSE}|Main|{truth.ended_by}", statement.stamp))
    return options


def close_hands(state: State, seat: int, stamp: int) -> None:
    """Begin to pay."""
    state.agenda.append(Task((EndStatement(stamp),), seat, 0, "payment"))


@does(EndStatement)
def end_statement(state: State, task: Task, effect: EndStatement) -> None:
    """The payment is asked for where there is a choice; then what was said ends for everybody."""
    given, truth = opened_by(state, effect)
    options = toll_options(state, task.seat, truth.ended_by, truth.as_character)
    if len(options) > 1:
        ask_for(state, task, effect, task.seat, questions.PAY, options, "payment", given.source)
    else:
        pay_to_close(state, task, effect, options[0])


@answers(EndStatement)
def end_paid(state: State, task: Task, effect: EndStatement) -> None:
    pay_to_close(state, task, effect, task.take_pick("payment"))


def opened_by(state: State, effect: EndStatement) -> tuple[Modifier, HandsOpen]:
    """What opened the hands."""
    given = next(modifier for modifier in state.modifiers if modifier.stamp == effect.stamp)
    truth = given.truth
    assert isinstance(truth, HandsOpen)
    return given, truth


def pay_to_close(state: State, task: Task, effect: EndStatement, payment: Option) -> None:
    """Pay; the hands are closed."""
    given, truth = opened_by(state, effect)
    spend(state, task.seat, payment, truth.ended_by)
    state.modifiers.remove(given)
    invalidate_powers(state)
    open_hands(state)
