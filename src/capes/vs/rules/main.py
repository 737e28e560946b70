"""The Main Phase: attacks and Main plays, one after another, as many as its player likes."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.contract import questions, verbs
from capes.vs.contract.events import PhaseBegan
from capes.vs.rules.attack import attack_options
from capes.vs.rules.combat import declare
from capes.vs.rules.events import tell
from capes.vs.rules.handlers import answers, ask_again, ask_for, does, skip_answer, take_as_picked
from capes.vs.rules.plays import add_plays, is_all, perform
from capes.vs.rules.steps import hand_over, leading_seat
from capes.vs.rules.triggers import notice
from capes.vs.state.state import State
from capes.vs.words.cues import MainPhaseBegins
from capes.vs.words.turn import BeginMain, MainPhase

END_TURN: Final = Option(verbs.END_TURN)


@does(BeginMain)
def begin_main(state: State, task: Task, effect: BeginMain) -> None:
    if has_no_main_phase(state):
        return
    state.phase = "main"
    state.step = ""
    tell(state, PhaseBegan(state.active, "main"))
    notice(state, MainPhaseBegins, player=state.active)


def has_no_main_phase(state: State) -> bool:
    """Its player has fallen in this turn (open point 13)."""
    return state.players[state.active].out and not state.setup.joint


@does(MainPhase)
def main_phase(state: State, task: Task, effect: MainPhase) -> None:
    """TURN-04: act or attack, or end the turn."""
    if has_no_main_phase(state):
        skip_answer(task)
        return
    seat = leading_seat(state, task)
    options = attack_options(state, seat)
    add_plays(state, seat, "Main", options)
    options.append(END_TURN)
    if state.setup.joint:
        options.extend(hand_over(state, seat))
    if is_all(state, seat, options):
        take_as_picked(task, effect, "act", options[0])
    else:
        ask_for(state, task, effect, seat, questions.MAIN_PHASE, options, "act")


@answers(MainPhase)
def main_play(state: State, task: Task, effect: MainPhase) -> None:
    picked = task.take_pick("act")
    if picked.verb == verbs.END_TURN:
        return
    seat = leading_seat(state, task)
    ask_again(task)
    if picked.verb == verbs.ATTACK:
        declare(state, picked.card, seat)
    elif picked.verb == verbs.HAND_OVER:
        task.keep("lead", picked.seat)
    else:
        perform(state, seat, picked)
