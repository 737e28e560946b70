"""Step 3: a Character joins the team."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.duel.contract import questions, verbs
from capes.duel.rules.handlers import ONLY_PASS, PASS, does, option, picked
from capes.duel.rules.verbs import enter, leave_hand
from capes.duel.state.state import State
from capes.duel.words.kinds import TEAM_LIMIT
from capes.duel.words.steps import PutInPlay


def character_options(state: State, seat: int) -> tuple[Option, ...]:
    """Pass, or any Character in hand."""
    last = state.deck.last_character
    cards = [card for card in state.hands[seat] if card <= last]
    if not cards:
        return ONLY_PASS
    return (PASS, *[option(verbs.JOIN, card) for card in cards])


@does(PutInPlay)
def put_in_play(state: State, task: Task, word: PutInPlay) -> None:
    """At most one, and never a sixth; knocked-out Characters count (R29)."""
    seat = state.current
    pick = picked(task, "character")
    if pick is None:
        state.step = 3
        if len(state.teams[seat]) >= TEAM_LIMIT:
            return
        options = character_options(state, seat)
        if len(options) > 1 or (state.rules.poker_face and state.hands[seat]):
            ask(state, seat, questions.CHARACTER, options, "character")
            task.at -= 1
        return
    if pick.verb == verbs.PASS:
        return
    leave_hand(state, seat, pick.card)
    enter(state, seat, pick.card)
    arrival = state.deck.arrival[pick.card]
    if arrival:
        state.agenda.append(Task(arrival, seat, pick.card, "arrival"))
