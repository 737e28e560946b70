"""Setting up: who goes first, Mains, opening hands, mulligans."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.rng import roll
from capes.core.task import Task
from capes.vs.contract import questions, verbs
from capes.vs.contract.events import ROWS, FirstPlayer, KeptHand, MainPlaced, Mulligan, PickedToChoose
from capes.vs.rules.arrivals import ROW_OPTIONS, row_number
from capes.vs.rules.derived import invalidate_powers
from capes.vs.rules.events import ref, tell
from capes.vs.rules.handlers import answers, ask_for, does
from capes.vs.rules.sides import arrive, seats_from
from capes.vs.rules.turn import begin_first_turn
from capes.vs.rules.zones import draw, put_into_deck, shuffle_deck
from capes.vs.state.character import Character
from capes.vs.state.state import State
from capes.vs.words.turn import DealHands, Mulligans, PickFirst, PlaceMains


@does(PickFirst)
def pick_first(state: State, task: Task, effect: PickFirst) -> None:
    """SETUP-02: chance picks a player, and that player names the first."""
    chooser = roll(state, state.setup.seats, "first")
    tell(state, PickedToChoose(chooser))
    seats = seats_from(state, chooser)
    if state.setup.joint:
        # One joint turn for each side: the side is named by its first seat.
        sides = state.setup.sides
        seats = [s for at, s in enumerate(seats) if sides[s] not in [sides[t] for t in seats[:at]]]
    options = [Option(verbs.FIRST, seat=seat) for seat in seats]
    ask_for(state, task, effect, chooser, questions.GO_FIRST, options, "first")


@answers(PickFirst)
def first_picked(state: State, task: Task, effect: PickFirst) -> None:
    state.active = task.take_pick("first").seat
    tell(state, FirstPlayer(state.active))


@does(PlaceMains)
def place_mains(state: State, task: Task, effect: PlaceMains) -> None:
    """SETUP-03: in turn order, before hands are drawn; placing triggers nothing (open point 16)."""
    order = seats_from(state, state.active)
    placed = task.count("placed")
    if placed < len(order):
        ask_for(state, task, effect, order[placed], questions.PLACE_MAIN, ROW_OPTIONS, "row")


@answers(PlaceMains)
def main_placed(state: State, task: Task, effect: PlaceMains) -> None:
    placed = task.count("placed")
    seat = seats_from(state, state.active)[placed]
    picked = task.take_pick("row")
    task.keep("placed", placed + 1)
    player = state.players[seat]
    main = Character(arrive(state), player.main, seat, seat + 1, seat, row_number(picked.text))
    main.main_of = seat
    main.original = True
    state.put(main)
    invalidate_powers(state)
    tell(state, MainPlaced(seat, ref(main), ROWS[main.row]))
    place_mains(state, task, effect)


@does(DealHands)
def deal_hands(state: State, task: Task, effect: DealHands) -> None:
    """SETUP-05: everybody shuffles and draws seven."""
    for seat in seats_from(state, state.active):
        shuffle_deck(state, seat)
        draw(state, seat, 7)
    state.waiting.clear()


@does(Mulligans)
def mulligans(state: State, task: Task, effect: Mulligans) -> None:
    """SETUP-06: once each, in turn order, the whole hand or nothing."""
    order = seats_from(state, state.active)
    asked = task.count("asked")
    if asked < len(order):
        ask_for(
            state, task, effect, order[asked], questions.KEEP_HAND, [Option(verbs.KEEP), Option(verbs.MULLIGAN)], "keep"
        )
        return
    state.waiting.clear()
    begin_first_turn(state)


@answers(Mulligans)
def kept_or_not(state: State, task: Task, effect: Mulligans) -> None:
    asked = task.count("asked")
    seat = seats_from(state, state.active)[asked]
    if task.take_pick("keep").verb == verbs.MULLIGAN:
        player = state.players[seat]
        for card in player.hand:
            put_into_deck(state, card, "bottom")
        player.hand.clear()
        tell(state, Mulligan(seat))
        shuffle_deck(state, seat)
        draw(state, seat, 7)
    else:
        tell(state, KeptHand(seat))
    task.keep("asked", asked + 1)
    mulligans(state, task, effect)
