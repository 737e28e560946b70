"""The whole rulebook in one table: importing this room's files fills it, `play_on` runs it."""

from __future__ import annotations

from collections.abc import Sequence

from capes.core.loop import accept, check_pick, run
from capes.core.option import Decision, Option
from capes.core.task import Task
from capes.duel.contract import questions
from capes.duel.rules import attacks, characters, conditions, damage, ending, interruptions, powers, setup
from capes.duel.rules.handlers import HANDLERS
from capes.duel.state.optional import OptionalRules
from capes.duel.state.state import State, empty_table
from capes.duel.words.deck import Deck
from capes.duel.words.effects import Choose
from capes.duel.words.steps import SETUP

__all__ = ["answer", "begin", "damage", "options_now", "play_on", "reask", "take"]


def begin(
    deck: Deck,
    rules: OptionalRules,
    players: int,
    rng: int,
    seed: str,
    sides: tuple[str, ...],
    colours: tuple[str, ...],
) -> State:
    """A fresh game, run up to its first decision."""
    state = empty_table(deck, rules, players)
    state.rng = rng
    state.seed = seed
    state.colours = colours
    if rules.picking_sides:
        setup.choose_sides(state, sides)
    state.agenda.append(Task(SETUP, 0, kind="set-up"))
    run(state, HANDLERS)
    return state


def answer(state: State, index: int, number: int | None = None) -> None:
    """Take a pick and carry on to the next decision."""
    accept(state, check_pick(state, index, number))
    run(state, HANDLERS)


def take(state: State, option: Option) -> None:
    """Take a pick that is known to be on offer, and carry on to the next decision."""
    accept(state, option)
    run(state, HANDLERS)


def play_on(state: State) -> None:
    """Carry out the agenda up to the next decision."""
    run(state, HANDLERS)


def options_now(state: State) -> Sequence[Option]:
    """The options of the pending decision, worked out afresh."""
    decision = state.decision
    assert decision is not None
    why, seat = decision.why, decision.seat
    if why == questions.INTERRUPT:
        return interruptions.interruption_options(state, seat)
    if why == questions.CONDITION:
        return conditions.condition_options(state, seat)
    if why == questions.CHARACTER:
        return characters.character_options(state, seat)
    if why in (questions.ATTACK, questions.COUNTER_ATTACK):
        return attacks.attack_options(state, seat)
    if why == questions.OUTSIDE_POWER:
        return powers.outside_options(state, decision.about)
    if why == questions.POWER:
        return powers.match_up_options(state, decision.about)
    if why == questions.DISCARD:
        return ending.discard_options(state, seat)
    if why == questions.REMOVE:
        return conditions.remove_options(state, decision.about)
    if why == questions.START:
        return setup.start_options(state, seat)
    assert why == questions.TARGET, why
    task = state.agenda[-1]
    word = task.todo[task.at - 1]
    if isinstance(word, Choose):
        return interruptions.target_options(state, task, word)
    return interruptions.condition_targets(state)


def reask(state: State) -> None:
    """Renew the pending decision after hidden cards have been dealt anew."""
    decision = state.decision
    if decision is not None:
        state.decision = Decision(
            decision.number, decision.seat, decision.why, options_now(state), decision.name, decision.about
        )
