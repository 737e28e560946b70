"""Steps 7, 9 and 10: which power each Character uses, and whom it is about."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.duel.contract import questions, verbs
from capes.duel.contract.events import Declared
from capes.duel.rules.handlers import NOT_NOW, does, option, picked
from capes.duel.rules.verbs import ref, tell
from capes.duel.state.state import FOUGHT, State, clockwise, opponent_of
from capes.duel.words.effects import ONE_OF_TEAM, ONE_TEAMMATE, OTHER_OPPOSING_FIGHTING
from capes.duel.words.steps import DeclareOutside, DeclareRole


def usable_powers(state: State, card: int, outside: bool) -> list[int]:
    """The powers a Character may declare: those that reach outside in Step 7, the others in Steps 9 and 10 (R34)."""
    deck = state.deck
    opponent = opponent_of(state, card)
    # Two Characters that blank and restrain each other: the blanked one restrains nobody.
    only_first = opponent != 0 and deck.first_power_only[opponent] and not deck.blanks[card]
    return [power for power in (1, 2) if deck.outside[card][power] == outside and not (only_first and power == 2)]


def power_targets(state: State, card: int, power: int) -> list[int]:
    """Whom a power may name; active and knocked-out teammates alike for healing (R46)."""
    kind = state.deck.target[card][power]
    seat = state.owner[card]
    if kind == ONE_OF_TEAM:
        return state.teams[seat]
    if kind == ONE_TEAMMATE:
        return [mate for mate in state.teams[seat] if mate != card]
    opponent = opponent_of(state, card)
    fighting = kind == OTHER_OPPOSING_FIGHTING
    return [
        other
        for owner, team in enumerate(state.teams)
        if owner != seat
        for other in team
        if other != opponent and state.health[other] > 0 and (not fighting or state.place[other])
    ]


def outside_options(state: State, card: int) -> list[Option]:
    """Not now, or a power that reaches outside with its target."""
    options = [NOT_NOW]
    for power in usable_powers(state, card, outside=True):
        if not state.deck.target[card][power]:
            options.append(option(verbs.DECLARE, 0, power))
        else:
            options += [option(verbs.DECLARE, target, power) for target in power_targets(state, card, power)]
    return options


def match_up_options(state: State, card: int) -> list[Option]:
    """The powers left for Steps 9 and 10; using none is not among them (R33)."""
    return [option(verbs.DECLARE, 0, power) for power in usable_powers(state, card, outside=False)]


def declare(state: State, card: int, pick: Option) -> None:
    """Move the right slider onto the power (R1)."""
    state.power[card] = pick.number
    state.target[card] = pick.card
    on = ref(state, pick.card) if pick.card else None
    tell(state, Declared(state.owner[card], ref(state, card), pick.number, on))


@does(DeclareOutside)
def declare_outside(state: State, task: Task, word: DeclareOutside) -> None:
    """Every Character that has been in a match-up this turn and is active is asked, in turn order (R35)."""
    pick = picked(task, "power")
    if pick is None:
        state.step = 7
        been = state.been
        health = state.health
        state.queue = [
            card for seat in clockwise(state) for card in state.teams[seat] if been[card] == FOUGHT and health[card] > 0
        ]
    else:
        card = state.queue.pop(0)
        if pick.verb == verbs.DECLARE:
            declare(state, card, pick)
    while state.queue:
        card = state.queue[0]
        options = outside_options(state, card)
        if len(options) > 1:
            ask(state, state.owner[card], questions.OUTSIDE_POWER, options, "power", about=card)
            task.at -= 1
            return
        state.queue.pop(0)


@does(DeclareRole)
def declare_role(state: State, task: Task, word: DeclareRole) -> None:
    """Attacking Characters first, then the attacked; who has one power left uses it unasked."""
    pick = picked(task, "power")
    if pick is None:
        state.step = 9 + word.role
        state.queue = [
            card
            for seat in clockwise(state)
            for card in state.teams[seat]
            if state.place[card] and (state.place[card] - 1) % 2 == word.role and not state.power[card]
        ]
    else:
        declare(state, state.queue.pop(0), pick)
    while state.queue:
        card = state.queue[0]
        options = match_up_options(state, card)
        if len(options) > 1:
            ask(state, state.owner[card], questions.POWER, options, "power", about=card)
            task.at -= 1
            return
        state.queue.pop(0)
        declare(state, card, options[0])
