"""Where a player could slip, and whether it did: for counting habits over many games."""

from __future__ import annotations

from capes.core.judge import Slip
from capes.vs.contract import questions, verbs
from capes.vs.evaluation.options import may_grow
from capes.vs.rules.attack import group_of
from capes.vs.rules.derived import atk, defense
from capes.vs.state.state import State

GOING_ON = (verbs.NEXT, verbs.MAIN_PHASE, verbs.END_TURN)


def slips(state: State, index: int) -> list[Slip]:
    """What a pick of the pending decision could have got wrong, each with whether it did."""
    decision = state.decision
    if decision is None:
        return []
    option = decision.options[index]
    goes_on = option.verb in GOING_ON
    if decision.why == questions.RESOURCE_STEP and (goes_on or option.verb == verbs.RESOURCE):
        offered = [one for one in decision.options if one.verb == verbs.RESOURCE]
        is_harmless = any(one.text == "up" for one in offered) or len(state.players[decision.seat].hand) > 3
        return [Slip("resource skipped", goes_on)] if offered and is_harmless else []
    if decision.why == questions.RECRUIT_STEP and (goes_on or option.verb == verbs.RECRUIT):
        offered = [one for one in decision.options if one.verb == verbs.RECRUIT]
        return [Slip("points unspent", goes_on)] if offered else []
    if decision.why == questions.DECLARE_ATTACK and option.verb == verbs.DEFEND:
        target = state.play.get(option.card)
        if target is None:
            return []
        group = group_of(state, state.agenda[-1])
        fails = sum(atk(state, one) for one in group) < defense(state, target)
        return [Slip("hopeless attack", fails and not may_grow(state, group))]
    if option.verb == verbs.POWER_UP:
        return [Slip("power-up outside combat", state.combat is None)]
    return []
