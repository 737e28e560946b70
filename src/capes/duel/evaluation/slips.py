"""Where a player could slip, and whether it did: for counting habits over many games."""

from __future__ import annotations

from capes.core.judge import Slip
from capes.duel.contract import questions, verbs
from capes.duel.state.state import State
from capes.duel.words.effects import Choose, Heal, ReturnToHand


def slips(state: State, index: int) -> list[Slip]:
    """What a pick of the pending decision could have got wrong, each with whether it did."""
    decision = state.decision
    if decision is None:
        return []
    option = decision.options[index]
    card = option.card
    if decision.why == questions.OUTSIDE_POWER and option.verb != verbs.NOT_NOW:
        heal = state.deck.power_heals[decision.about][option.number]
        return [] if heal is None else [Slip("healthy healed", is_healthy(state, card))]
    if decision.why != questions.TARGET:
        return []
    task = state.agenda[-1]
    effect = next((word for word in task.todo[task.at :] if not isinstance(word, Choose)), None)
    if isinstance(effect, Heal):
        return [Slip("healthy healed", is_healthy(state, card))]
    if isinstance(effect, ReturnToHand):
        return [Slip("own sent away unhurt", state.owner[card] == decision.seat and is_healthy(state, card))]
    return []


def is_healthy(state: State, card: int) -> bool:
    """Whether somebody lacks nothing."""
    return state.health[card] >= state.deck.health[card]
