"""The Main Phase: attacks and Main plays, one after another, as many as its player likes."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.vs.rules import events
from capes.vs.rules.attack import attack_options
from capes.vs.rules.combat import declare
from capes.vs.rules.events import tell
from capes.vs.rules.handlers import does, stay
from capes.vs.rules.plays import is_all, perform, play_options
from capes.vs.rules.sides import active_seats
from capes.vs.rules.steps import hand_over
from capes.vs.rules.triggers import notice
from capes.vs.state.state import State
from capes.vs.words.cues import MainPhaseBegins
from capes.vs.words.turn import MainPhase

END_TURN: Final = Option("end turn")


@does(MainPhase)
def main_phase(state: State, task: Task, effect: MainPhase) -> None:
    """TURN-04: act or attack, or end the turn."""
    if state.players[state.active].out and not state.setup.joint:
        return  # open point 13
    stay(task)
    if state.phase != "main":
        state.phase = "main"
        state.step = ""
        tell(state, events.PHASE_BEGAN, state.active, text="main")
        notice(state, MainPhaseBegins, player=state.active)
        return
    lead = task.recall("lead")
    seat = lead if isinstance(lead, int) else active_seats(state)[0]
    picked = task.recall("act")
    if isinstance(picked, Option):
        task.keep("act", None)
        if picked.verb == "end turn":
            task.at += 1
        elif picked.verb == "attack":
            declare(state, picked.card, seat)
        elif picked.verb == "hand over":
            task.keep("lead", picked.number - 1)
        else:
            perform(state, seat, picked)
        return
    options = attack_options(state, seat)
    options.extend(play_options(state, seat, "Main"))
    options.append(END_TURN)
    options.extend(hand_over(state, seat))
    if is_all(state, seat, options):
        task.keep("act", options[0])
        return
    ask(state, seat, "main phase", options, "act")
