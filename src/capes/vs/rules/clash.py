"""Who is in the running combat, and how it ends."""

from __future__ import annotations

from capes.vs.contract.characters import CombatCancelled
from capes.vs.rules.derived import invalidate_shaped_powers, invalidate_stats
from capes.vs.rules.durations import expire
from capes.vs.rules.events import tell
from capes.vs.rules.triggers import notice
from capes.vs.state.combat import CANCELLED
from capes.vs.state.state import State
from capes.vs.words.cues import CombatEnds
from capes.vs.words.effects import END_OF_COMBAT


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
    invalidate_stats(state)
    if not combat.striking and (not combat.attackers or not combat.defender):
        cancel_combat(state)


def cancel_combat(state: State) -> None:
    """End the combat without strikes; everybody keeps their orientation (COMBAT-24)."""
    combat = state.combat
    if combat is None:
        return
    combat.outcome = CANCELLED
    tell(state, CombatCancelled(combat.seat))
    close_combat(state)


def close_combat(state: State) -> None:
    """The combat is over: its effects end and the Main Phase goes on."""
    combat = state.combat
    if combat is None:
        return
    notice(state, CombatEnds, player=combat.seat)
    attacked = state.attacked
    state.combat = None
    if attacked is not None and attacked.number == combat.defender:
        state.take(attacked.number)
    expire(state, END_OF_COMBAT)
    invalidate_shaped_powers(state)
