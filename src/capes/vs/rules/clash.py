"""Who is in the running combat, and how it ends."""

from __future__ import annotations

from capes.vs.rules import events
from capes.vs.rules.events import tell
from capes.vs.rules.sides import nudge, restated, stir
from capes.vs.rules.triggers import notice, queue
from capes.vs.state.character import UNKNOWN
from capes.vs.state.combat import CANCELLED
from capes.vs.state.modifier import Modifier, Waiting
from capes.vs.state.state import State
from capes.vs.words.cues import CombatEnds
from capes.vs.words.effects import END_OF_COMBAT
from capes.vs.words.powers import When
from capes.vs.words.truths import Held
from capes.vs.words.turn import SendBack


def leave_combat(state: State, number: int) -> None:
    """Who is stunned, hidden or gone leaves the combat; an emptied side cancels it before the strikes."""
    combat = state.combat
    if combat is None:
        return
    if number in combat.attackers:
        combat.attackers.remove(number)
    elif number == combat.defender:
        combat.defender = 0
    else:
        return
    nudge(state)
    if not combat.striking and (not combat.attackers or not combat.defender):
        cancel_combat(state)


def cancel_combat(state: State) -> None:
    """End the combat without strikes; everybody keeps their orientation (COMBAT-24)."""
    combat = state.combat
    if combat is None:
        return
    combat.outcome = CANCELLED
    tell(state, events.COMBAT_CANCELLED, combat.seat)
    close_combat(state)


def close_combat(state: State) -> None:
    """The combat is over: its effects end and the Main Phase goes on."""
    combat = state.combat
    if combat is None:
        return
    notice(state, CombatEnds, player=combat.seat)
    stand_in = state.play.get(combat.defender)
    state.combat = None
    if stand_in is not None and stand_in.player >= 0:
        del state.play[stand_in.number]
    expire(state, END_OF_COMBAT)
    stir(state)


def expire(state: State, until: str) -> None:
    """Statements given until then end."""
    ended = [m for m in state.modifiers if m.until == until]
    if ended:
        state.modifiers = [m for m in state.modifiers if m.until != until]
        forget_atk(state)
        restated(state, ended)
        give_back(state, ended)


def give_back(state: State, ended: list[Modifier]) -> None:
    """Whoever was held on another player's side until now will go back."""
    for m in ended:
        held = m.truth
        if isinstance(held, Held) and m.subjects[0] in state.play:
            c = state.play[m.subjects[0]]
            back = When(CombatEnds(), (SendBack(c.number, c.owner if held.to < 0 else held.to, held.row),))
            queue(state, [Waiting(back, m.source, m.seat, m.source_face, c.number)])


def forget_atk(state: State) -> None:
    """An effect that ends may give ATK back, which is no gain: whoever minds begins anew."""
    for c in state.play.values():
        c.known_atk = UNKNOWN
