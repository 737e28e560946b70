"""Steps 1 and 2: the draw, and Conditions with their opposites and removers."""

from __future__ import annotations

from capes.core.event import TurnBegan
from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.duel.contract import questions, verbs
from capes.duel.contract.events import CancelledOut, PlayedCondition
from capes.duel.rules.handlers import ONLY_PASS, PASS, does, option, picked
from capes.duel.rules.verbs import discard, draw, leave_hand, ref, tell
from capes.duel.state.state import State
from capes.duel.words.steps import BeginTurn, PlayCondition, RemoveOne


@does(BeginTurn)
def begin_turn(state: State, task: Task, word: BeginTurn) -> None:
    """The current player draws; nobody can refuse."""
    state.turn += 1
    state.step = 1
    tell(state, TurnBegan(state.current, state.turn))
    draw(state, state.current, 1)


def condition_options(state: State, seat: int) -> tuple[Option, ...]:
    """Pass, or any Condition in hand."""
    deck = state.deck
    cards = [card for card in state.hands[seat] if deck.last_character < card <= deck.last_condition]
    if not cards:
        return ONLY_PASS
    return (PASS, *[option(verbs.PLAY, card) for card in cards])


@does(PlayCondition)
def play_condition(state: State, task: Task, word: PlayCondition) -> None:
    """At most one; an opposite takes itself and the other away before it has any effect (R25, R28)."""
    seat = state.current
    pick = picked(task, "condition")
    if pick is None:
        state.step = 2
        options = condition_options(state, seat)
        if len(options) > 1 or (state.rules.poker_face and state.hands[seat]):
            ask(state, seat, questions.CONDITION, options, "condition")
            task.at -= 1
        return
    if pick.verb == verbs.PASS:
        return
    card = pick.card
    leave_hand(state, seat, card)
    tell(state, PlayedCondition(seat, ref(state, card)))
    opposite = state.deck.opposite[card]
    if opposite in state.conditions:
        cancel_out(state, seat, card, opposite)
        return
    about = state.deck.removes[card]
    matching = matching_conditions(state, about) if about else []
    state.conditions.append(card)
    if len(matching) == 1:
        state.conditions.remove(card)
        cancel_out(state, seat, card, matching[0])
    elif matching:
        task.keep("remover", card)


def matching_conditions(state: State, about: str) -> list[int]:
    """Conditions in play about a side (or a type)."""
    return [card for card in state.conditions if state.deck.about(card) == about]


def cancel_out(state: State, seat: int, card: int, other: int) -> None:
    """Both go to the discard pile."""
    state.conditions.remove(other)
    discard(state, other)
    discard(state, card)
    tell(state, CancelledOut(seat, ref(state, card), ref(state, other)))


def remove_options(state: State, remover: int) -> list[Option]:
    """The Conditions a remover can take away."""
    return [option(verbs.REMOVE, card) for card in matching_conditions(state, state.deck.removes[remover])]


@does(RemoveOne)
def remove_one(state: State, task: Task, word: RemoveOne) -> None:
    """With several to choose from, the remover's player must take exactly one (R26)."""
    if task.names is None:
        return
    remover = task.names.get("remover")
    if not isinstance(remover, int):
        return
    pick = picked(task, "remove")
    if pick is None:
        ask(state, state.current, questions.REMOVE, remove_options(state, remover), "remove", about=remover)
        task.at -= 1
        return
    del task.names["remover"]
    state.conditions.remove(remover)
    cancel_out(state, state.current, remover, pick.card)
