"""Windows, and what Interruptions do."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.duel.contract import questions, verbs
from capes.duel.contract.events import (
    Boosted,
    Dampened,
    HadNoEffect,
    PlayedInterruption,
    Quickened,
    RemovedCondition,
    Shielded,
    Swapped,
    TookPlace,
)
from capes.duel.rules.handlers import ONLY_PASS, PASS, does, option, picked
from capes.duel.rules.verbs import (
    absorb,
    discard,
    draw,
    fall,
    heal,
    hurt,
    leave_hand,
    ref,
    return_to_hand,
    set_health,
    tell,
)
from capes.duel.state.state import FOUGHT, REPLACED, State, in_play, is_blank, last_active, left_of
from capes.duel.words.effects import (
    ACTIVE,
    DECLARED,
    FREE,
    KNOCKED_OUT,
    MATCHED_UP,
    OTHER,
    YOURS,
    Boost,
    CancelPower,
    Choose,
    ChooseCondition,
    Draw,
    Heal,
    Hurt,
    Prevent,
    Quicken,
    RemoveCondition,
    ReturnToHand,
    SetHealth,
    SwapPlaces,
    TakePlace,
)
from capes.duel.words.steps import DISCARD_PLAYED, DiscardPlayed, Window

WINDOW_STEPS: Final = {"W8": 8, "W12": 12}


def interruption_options(state: State, seat: int) -> tuple[Option, ...]:
    """Pass, or any Interruption in hand that fits this window and has what it needs."""
    first = state.deck.last_condition
    window = state.window
    cards = [
        card
        for card in state.hands[seat]
        if card > first and window in state.deck.windows[card] and can_be_carried_out(state, seat, card)
    ]
    if not cards:
        return ONLY_PASS
    return (PASS, *[option(verbs.PLAY, card) for card in cards])


@does(Window)
def window(state: State, task: Task, word: Window) -> None:
    """The current player first, then clockwise, one card at a time, until all pass in a row (R10)."""
    passes = state.passes
    if passes < 0:
        state.window = word.code
        state.asked = state.current
        state.step = WINDOW_STEPS.get(word.code, state.step)
        passes = 0
    else:
        pick = picked(task, "interrupt")
        if pick is not None:
            seat = state.asked
            state.asked = left_of(state, seat)
            if pick.verb == verbs.PLAY:
                state.passes = 0
                task.at -= 1
                play(state, seat, pick.card)
                return
            passes += 1
    while passes < state.alive:
        seat = state.asked
        hand = state.hands[seat]
        if hand:
            options = interruption_options(state, seat)
            if len(options) > 1 or state.rules.poker_face:
                state.passes = passes
                ask(state, seat, questions.INTERRUPT, options, "interrupt")
                task.at -= 1
                return
        state.asked = left_of(state, seat)
        passes += 1
    state.passes = -1
    state.window = ""


def play(state: State, seat: int, card: int) -> None:
    """The card is carried out at once and completely; nothing can answer it before (R11)."""
    leave_hand(state, seat, card)
    state.playing = card
    tell(state, PlayedInterruption(seat, ref(state, card)))
    state.agenda.append(Task(state.deck.sentence[card] + DISCARD_PLAYED, seat, card, "interruption"))


@does(DiscardPlayed)
def discard_played(state: State, task: Task, word: DiscardPlayed) -> None:
    """Face-up onto the discard pile once its effects are done."""
    discard(state, state.playing)
    state.playing = 0


def can_be_carried_out(state: State, seat: int, card: int) -> bool:
    """Whether there is something to choose for every choice it asks for."""
    sentence = state.deck.sentence[card]
    word = sentence[0]
    if isinstance(word, Choose):
        second = sentence[1]
        for team in state.teams:
            for person in team:
                if fits(state, seat, word, person):
                    if not isinstance(second, Choose) or targets(state, seat, second, person):
                        return True
        return False
    if isinstance(word, ChooseCondition):
        return bool(state.conditions)
    return True


def fits(state: State, seat: int, word: Choose, card: int, first: int = 0) -> bool:
    """Whether a Character in play may be chosen."""
    wanted = word.state
    health = state.health[card]
    if wanted == ACTIVE:
        if health <= 0:
            return False
    elif wanted == KNOCKED_OUT:
        if health > 0:
            return False
    elif wanted == MATCHED_UP:
        if not state.place[card] or health <= 0:
            return False
    elif wanted == DECLARED:
        if not state.power[card] or health <= 0 or state.cancelled[card]:
            return False
    elif wanted == FREE:
        if state.been[card] or health <= 0:
            return False
    if word.whose == YOURS and state.owner[card] != seat:
        return False
    if word.teammate_of and (card == first or state.owner[card] != state.owner[first]):
        return False
    if word.to_hand and state.deck.stays[card] and not is_blank(state, card):
        return False
    return not (word.not_last_active and last_active(state, card))


def targets(state: State, seat: int, word: Choose, first: int = 0) -> list[int]:
    """Every Character that may be chosen, the current player's first."""
    return [card for card in in_play(state) if fits(state, seat, word, card, first)]


def target_options(state: State, task: Task, word: Choose) -> list[Option]:
    """What may be picked now; only picks after which the rest of the sentence can be carried out."""
    first = chosen(task) if word.teammate_of else 0
    found = targets(state, task.seat, word, first)
    follow = task.todo[task.at] if task.at < len(task.todo) else None
    if isinstance(follow, Choose):
        found = [card for card in found if targets(state, task.seat, follow, card)]
    return [option(verbs.PICK, card) for card in found]


def chosen(task: Task, name: str = "it") -> int:
    """The card picked under this name."""
    pick = task.recall(name)
    assert isinstance(pick, Option)
    return pick.card


@does(Choose)
def choose(state: State, task: Task, word: Choose) -> None:
    """The player of the card picks; a single possibility is taken unasked."""
    options = target_options(state, task, word)
    if len(options) == 1:
        task.keep(word.name, options[0])
    else:
        ask(state, task.seat, questions.TARGET, options, word.name, about=task.source)


def condition_targets(state: State) -> list[Option]:
    """Every Condition in play."""
    return [option(verbs.PICK, card) for card in state.conditions]


@does(ChooseCondition)
def choose_condition(state: State, task: Task, word: ChooseCondition) -> None:
    """The player of the card picks a Condition; a single one is taken unasked."""
    options = condition_targets(state)
    if len(options) == 1:
        task.keep(word.name, options[0])
    else:
        ask(state, task.seat, questions.TARGET, options, word.name, about=task.source)


@does(Heal)
def heal_one(state: State, task: Task, word: Heal) -> None:
    card = chosen(task)
    before = state.health[card]
    heal(state, card, word.amount)
    told_if_same(state, task, card, before)


@does(SetHealth)
def put_health(state: State, task: Task, word: SetHealth) -> None:
    card = chosen(task)
    before = state.health[card]
    set_health(state, card, word.value)
    told_if_same(state, task, card, before)


def told_if_same(state: State, task: Task, card: int, before: int) -> None:
    """An Interruption that left Health as it was is told with its target."""
    if state.health[card] == before and task.kind == "interruption":
        tell(state, HadNoEffect(task.seat, ref(state, task.source), ref(state, card)))


@does(Hurt)
def hurt_one(state: State, task: Task, word: Hurt) -> None:
    card = chosen(task)
    hurt(state, card, absorb(state, card, word.amount))
    if state.health[card] <= 0:
        fall(state, card)


@does(ReturnToHand)
def return_one(state: State, task: Task, word: ReturnToHand) -> None:
    return_to_hand(state, chosen(task))


@does(Prevent)
def prevent(state: State, task: Task, word: Prevent) -> None:
    card = chosen(task)
    state.shield[card] += word.amount
    tell(state, Shielded(task.seat, ref(state, card), word.amount))


@does(CancelPower)
def cancel_power(state: State, task: Task, word: CancelPower) -> None:
    card = chosen(task)
    state.cancelled[card] = True
    tell(state, Dampened(task.seat, ref(state, card), state.power[card]))


@does(Boost)
def boost(state: State, task: Task, word: Boost) -> None:
    card = chosen(task)
    state.bonus[card] += word.amount
    tell(state, Boosted(task.seat, ref(state, card), word.amount))


@does(Quicken)
def quicken(state: State, task: Task, word: Quicken) -> None:
    card = chosen(task)
    state.quick[card] = word.speed
    tell(state, Quickened(task.seat, ref(state, card), word.speed))


@does(SwapPlaces)
def swap_places(state: State, task: Task, word: SwapPlaces) -> None:
    """Opponents and roles are traded; declared powers stay with their Characters."""
    one, two = chosen(task), chosen(task, OTHER)
    place = state.place
    place[one], place[two] = place[two], place[one]
    state.places[place[one] - 1] = one
    state.places[place[two] - 1] = two
    tell(state, Swapped(task.seat, ref(state, one), ref(state, two)))


@does(TakePlace)
def take_place(state: State, task: Task, word: TakePlace) -> None:
    """The first stays committed but is in no match-up this turn: a declared power does not happen, none is declared."""
    one, two = chosen(task), chosen(task, OTHER)
    place = state.place[one]
    state.place[one] = 0
    state.power[one] = 0
    state.target[one] = 0
    state.been[one] = REPLACED
    state.place[two] = place
    state.been[two] = FOUGHT
    state.places[place - 1] = two
    tell(state, TookPlace(task.seat, ref(state, two), ref(state, one)))


@does(Draw)
def draw_cards(state: State, task: Task, word: Draw) -> None:
    draw(state, task.seat, word.amount)


@does(RemoveCondition)
def remove_condition(state: State, task: Task, word: RemoveCondition) -> None:
    """Only that Condition and the Interruption go to the discard pile (R27)."""
    card = chosen(task)
    state.conditions.remove(card)
    discard(state, card)
    tell(state, RemovedCondition(task.seat, ref(state, card)))
