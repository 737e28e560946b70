"""How promising an option looks, at a glance: for quick players, roll-outs and the clock's stand-in."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.duel.contract import questions, verbs
from capes.duel.evaluation.weights import FIRST_LOOKS, Looks
from capes.duel.state.state import State, opponent_of
from capes.duel.words.effects import (
    IT,
    Boost,
    CancelPower,
    Choose,
    Heal,
    Hurt,
    Prevent,
    Quicken,
    ReturnToHand,
    SetHealth,
    SwapPlaces,
    TakePlace,
)

HABITS: Final = {verbs.ATTACK: 20, verbs.JOIN: 40, verbs.PASS: 5, verbs.PLAY: 4}
"""Everybody joins, most attack, and cards are mostly held back."""

KIND_FACTOR = {"fast": 1.15, "ranged": 1.1, "normal": 1.0, "slow": 0.75}


def blow(state: State, by: int, at: int, power: int) -> float:
    """Roughly what a power does to an opponent, faster being better."""
    deck = state.deck
    amount = float(deck.damage[by][power])
    if not deck.blanks[at]:
        for word in deck.doing[by]:
            kind = getattr(word.when, "kind", "")
            if kind and kind in (deck.side[at], deck.type[at]):
                amount += word.amount
    if not deck.blanks[by]:
        for word in deck.taking[at]:
            kind = getattr(word.when, "kind", "")
            if word.when is None or (kind and kind in (deck.side[by], deck.type[by])):
                amount += word.amount
    return amount * KIND_FACTOR[deck.speed[by][power]]


def best_blow(state: State, by: int, at: int) -> float:
    """The better of the two powers."""
    return max(blow(state, by, at, 1), blow(state, by, at, 2))


def habit(state: State, option: Option) -> int:
    """How likely an option is in a game played out by habit: by its verb alone."""
    return HABITS.get(option.verb, 10)


def inclination(state: State, option: Option, looks: Looks = FIRST_LOOKS) -> float:
    """How promising an option of the pending decision looks at a glance, 0 to 1."""
    decision = state.decision
    if decision is None:
        return 0.5
    verb, why, seat = option.verb, decision.why, decision.seat
    if why in (questions.ATTACK, questions.COUNTER_ATTACK):
        return _deed(state, seat, option)
    if why == questions.INTERRUPT:
        return looks.hold if verb == verbs.PASS else _interruption(state, seat, option.card, looks)
    if why == questions.TARGET:
        return _target(state, seat, option.card, looks)
    if why == questions.CHARACTER:
        return 0.05 if verb == verbs.PASS else 0.5 + state.deck.health[option.card] / 30
    if why == questions.CONDITION:
        return 0.3 if verb == verbs.PASS else _condition(state, seat, option.card)
    if why == questions.START:
        return 0.3 + state.deck.health[option.card] / 25
    if why == questions.OUTSIDE_POWER:
        return _outside(state, seat, decision.about, option, looks)
    if why == questions.POWER:
        card = decision.about
        opponent = opponent_of(state, card)
        power = option.number
        value = 0.1 + blow(state, card, opponent, power) / 12
        if state.health[opponent] <= state.deck.damage[card][power] and state.deck.speed[card][power] != "slow":
            value += 0.3
        return _bounded(value)
    if why == questions.REMOVE:
        return 1 - _condition(state, seat, option.card)
    return _discard(state, seat, option.card)


def _bounded(value: float) -> float:
    return min(0.98, max(0.02, value))


def _deed(state: State, seat: int, option: Option) -> float:
    """Attack when the exchange is good; help a fallen teammate now and then."""
    if option.verb == verbs.PASS:
        return 0.12
    if option.verb == verbs.ATTACK:
        card, target = option.card, option.number
        given = best_blow(state, card, target)
        taken = best_blow(state, target, card)
        value = 0.45 + (given - taken) * 0.05
        if given >= state.health[target]:
            value += 0.3
        if taken >= state.health[card]:
            value -= 0.2
        return _bounded(value)
    return 0.4 if option.verb == verbs.AID else 0.35


def _condition(state: State, seat: int, card: int) -> float:
    """Whom a Condition would help, of those standing."""
    said = state.deck.says[card]
    if said is None:
        return 0.3
    balance = 0
    deck = state.deck
    for other, team in enumerate(state.teams):
        for person in team:
            if state.health[person] > 0 and said.kind in (deck.side[person], deck.type[person]):
                balance += said.amount if other == seat else -said.amount
    return _bounded(0.3 + 0.2 * balance)


def _outside(state: State, seat: int, card: int, option: Option, looks: Looks) -> float:
    """Heal whoever lacks the most; help the team when there is a team."""
    if option.verb == verbs.NOT_NOW:
        return 0.4
    heal = state.deck.power_heals[card][option.number]
    if heal is not None:
        target = option.card
        missing = min(heal.amount, state.deck.health[target] - state.health[target])
        if missing <= 0 and looks.sees_futility:
            return 0.0
        gets_up = state.health[target] <= 0 < state.health[target] + missing
        return _bounded(0.1 + 0.12 * missing + (0.3 if gets_up else 0))
    hit = state.deck.power_hurts[card][option.number]
    if hit is not None:
        return 0.75 if state.health[option.card] <= hit.amount else 0.45
    fighting = sum(1 for mate in state.teams[seat] if state.place[mate])
    return _bounded(0.2 + 0.15 * fighting)


def _interruption(state: State, seat: int, card: int, looks: Looks) -> float:
    """Hold cards back unless there is somebody to save, to finish or to help."""
    mine = state.teams[seat]
    word = state.deck.sentence[card][-1]
    if isinstance(word, SetHealth):
        return 0.8 if any(state.health[one] <= 0 for one in mine) else 0.02
    if isinstance(word, Heal):
        if looks.sees_futility and not any(state.health[one] < state.deck.health[one] for one in mine):
            return 0.0
        return 0.7 if any(state.health[one] <= state.deck.health[one] - 5 for one in mine) else 0.05
    if isinstance(word, Hurt):
        theirs = [one for other, team in enumerate(state.teams) if other != seat for one in team]
        return 0.8 if any(0 < state.health[one] <= word.amount for one in theirs) else 0.15
    if isinstance(word, Boost | Prevent | Quicken):
        return looks.boost if any(state.place[one] for one in mine) else 0.03
    if isinstance(word, CancelPower):
        return looks.cancel
    if isinstance(word, ReturnToHand):
        return 0.1
    if isinstance(word, SwapPlaces | TakePlace):
        return 0.08
    return 0.3


def _target(state: State, seat: int, card: int, looks: Looks) -> float:
    """Good things for one's own, bad things for the others."""
    task = state.agenda[-1]
    word = task.todo[task.at - 1]
    if not isinstance(word, Choose):
        return 1 - _condition(state, seat, card)
    effect = next((one for one in task.todo[task.at :] if not isinstance(one, Choose)), None)
    own = state.owner[card] == seat
    health = state.health[card]
    if isinstance(effect, Heal | SetHealth):
        lacks = state.deck.health[card] - health
        if looks.sees_futility and (lacks <= 0 or not own):
            return 0.0
        return _bounded(0.1 + 0.08 * lacks) if own else 0.02
    if isinstance(effect, Hurt):
        return 0.02 if own else 0.9 if health <= effect.amount else 0.3
    if isinstance(effect, Boost | Quicken | Prevent):
        return (0.8 if state.place[card] else 0.1) if own else 0.02
    if isinstance(effect, CancelPower):
        return 0.02 if own else _bounded(0.1 * state.deck.damage[card][state.power[card]])
    if isinstance(effect, ReturnToHand):
        if own:
            if looks.sees_futility and health == state.deck.health[card]:
                return 0.0
            return 0.5 if 0 < health <= 2 else 0.05
        return _bounded(health / 14) if health > 0 else 0.02
    return 0.5 if own and word.name == IT else 0.3


def _discard(state: State, seat: int, card: int) -> float:
    """Conditions that help nobody go first, Characters last."""
    deck = state.deck
    if card <= deck.last_character:
        return 0.1 if len(state.teams[seat]) < 5 else 0.5
    if card <= deck.last_condition:
        return _bounded(0.9 - _condition(state, seat, card))
    return 0.25
