"""Steps 13 to 17: cleaning up, the hand limit, knock-out, the next player, the count."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.state import Result, ask
from capes.core.task import Task
from capes.duel.contract import endings, questions, verbs
from capes.duel.contract.events import Aided, Discarded, Drawn, Eliminated, HelpMayArrive, Won
from capes.duel.rules.handlers import does, option, picked
from capes.duel.rules.verbs import clear, discard, heal, leave_hand, ref, set_health, tell
from capes.duel.state.state import State, clockwise, in_play, left_of, pile_of
from capes.duel.words.kinds import AID, HAND_LIMIT, TEAM_LIMIT
from capes.duel.words.steps import CleanUp, DiscardDown, EndTurn


@does(CleanUp)
def clean_up(state: State, task: Task, word: CleanUp) -> None:
    """Aid first (R61), then match-ups end and right sliders go back, then the current player's wounds close."""
    state.step = 13
    state.quiet = 0 if state.places else state.quiet + 1
    health = state.health
    everybody = in_play(state)
    if state.rules.more_actions:
        aiding = [card for card in everybody if state.action[card] == AID and health[card] > 0]
        for card in aiding:  # nobody who gets up only now is still active
            render_aid(state, card, state.action_on[card])
    for card in everybody:
        if state.been[card] or state.shield[card]:
            clear(state, card)
    state.places = []
    for card in state.teams[state.current]:
        amount = state.deck.end_of_turn[card]
        if amount and 0 < health[card] < state.deck.health[card]:
            heal(state, card, amount)


def render_aid(state: State, hero: int, card: int) -> None:
    """Up to 5 Health more, and never above 1 (R60)."""
    if state.owner[card] >= 0 and state.health[card] < 1:
        tell(state, Aided(state.owner[hero], ref(state, hero), ref(state, card)))
        set_health(state, card, min(1, state.health[card] + 5))


def discard_options(state: State, seat: int) -> list[Option]:
    """Any card in hand, the latest drawn first."""
    return [option(verbs.DISCARD, card) for card in reversed(state.hands[seat])]


@does(DiscardDown)
def discard_down(state: State, task: Task, word: DiscardDown) -> None:
    """Only the current player, and only down to five (R20)."""
    state.step = 14
    seat = state.current
    pick = picked(task, "discard")
    if pick is not None:
        leave_hand(state, seat, pick.card)
        discard(state, pick.card)
        tell(state, Discarded(seat, ref(state, pick.card)))
    if len(state.hands[seat]) > HAND_LIMIT:
        ask(state, seat, questions.DISCARD, discard_options(state, seat), "discard")
        task.at -= 1


@does(EndTurn)
def end_turn(state: State, task: Task, word: EndTurn) -> None:
    """Step 15 looks at the current player alone; then play passes or the count decides (R3, R51, R52)."""
    state.step = 15
    seat = state.current
    why = loses(state, seat)
    if why:
        lose(state, seat, why)
        if state.result is not None:
            return
    state.step = 16
    state.current = left_of(state, seat)
    if not pile_of(state, state.current):
        count(state)
        return
    task.seat = state.current
    task.names = None
    task.at = 0
    state.step = 0


def loses(state: State, seat: int) -> str:
    """Why the current player is out, or ''; keeps the counts of HELP and DELAY (R50, R53, R54, R55)."""
    team = state.teams[seat]
    if not team:
        state.empty_turns[seat] += 1
        if state.rules.delay and state.empty_turns[seat] >= 2:
            return endings.DELAY
        return ""
    state.empty_turns[seat] = 0
    if any(state.health[card] > 0 for card in team):
        state.grace_used[seat] = False
        return ""
    if state.rules.help and len(team) < TEAM_LIMIT and not state.grace_used[seat]:
        state.grace_used[seat] = True
        tell(state, HelpMayArrive(seat))
        return ""
    return endings.ALL_OUT


def lose(state: State, seat: int, why: str) -> None:
    """With two left the other wins; with three the player is eliminated and the cards are cleared away (R68)."""
    if state.alive == 2:
        winner = left_of(state, seat)
        tell(state, Won(winner, why))
        state.result = Result((winner,), why)
        return
    tell(state, Eliminated(seat, why))
    for card in state.teams[seat]:
        state.owner[card] = -1
        state.health[card] = 0
        discard(state, card)
    for card in state.hands[seat]:
        discard(state, card)
    state.known = [card for card in state.known if card not in state.hands[seat]]
    state.teams[seat] = []
    state.hands[seat] = []
    state.out[seat] = True
    state.alive -= 1


def count(state: State) -> None:
    """No card left for the next player: most active Characters wins, a tie for most is a draw (R67, R69)."""
    state.step = 17
    active = {seat: sum(state.health[card] > 0 for card in state.teams[seat]) for seat in sorted(clockwise(state))}
    most = max(active.values())
    leaders = tuple(seat for seat, number in active.items() if number == most)
    if len(leaders) == 1:
        tell(state, Won(leaders[0], endings.MOST))
        state.result = Result(leaders, endings.MOST)
    else:
        tell(state, Drawn(most))
        state.result = Result(leaders, endings.DRAW)
