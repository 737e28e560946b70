"""Setting up: who goes first, Mains, opening hands, mulligans."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.rng import roll
from capes.core.state import ask
from capes.core.task import Task
from capes.vs.rules import events
from capes.vs.rules.arrivals import row_number
from capes.vs.rules.events import tell
from capes.vs.rules.handlers import does, stay
from capes.vs.rules.sides import arrive, reshape, seats_from
from capes.vs.rules.zones import draw, put_into_deck, shuffle_deck
from capes.vs.state.character import Character
from capes.vs.state.state import State
from capes.vs.words.turn import DealHands, Mulligans, PickFirst, PlaceMains


@does(PickFirst)
def pick_first(state: State, task: Task, effect: PickFirst) -> None:
    """SETUP-02: chance picks a player, and that player names the first."""
    picked = task.recall("first")
    if isinstance(picked, Option):
        state.active = picked.number - 1
        tell(state, events.FIRST_PLAYER, state.active)
        return
    chooser = roll(state, state.setup.seats, "first")
    tell(state, events.PICKED_TO_CHOOSE, chooser)
    stay(task)
    seats = seats_from(state, chooser)
    if state.setup.joint:
        # One joint turn for each side: the side is named by its first seat.
        sides = state.setup.sides
        seats = [s for at, s in enumerate(seats) if sides[s] not in [sides[t] for t in seats[:at]]]
    ask(state, chooser, "go first", [Option("first", number=seat + 1) for seat in seats], "first")


@does(PlaceMains)
def place_mains(state: State, task: Task, effect: PlaceMains) -> None:
    """SETUP-03: in turn order, before hands are drawn; placing triggers nothing (open point 16)."""
    kept = task.recall("placed")
    placed = kept if isinstance(kept, int) else 0
    order = seats_from(state, state.active)
    picked = task.recall("row")
    if isinstance(picked, Option):
        seat = order[placed]
        task.keep("row", None)
        task.keep("placed", placed + 1)
        player = state.players[seat]
        main = Character(arrive(state), player.main, seat, seat + 1, seat, row_number(picked.text))
        main.main_of = seat
        main.original = True
        state.play[main.number] = main
        reshape(state)
        tell(state, events.MAIN_PLACED, seat, main, text=picked.text)
        placed += 1
    if placed < len(order):
        stay(task)
        ask(state, order[placed], "place main", [Option("row", text="front"), Option("row", text="back")], "row")


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
    kept = task.recall("asked")
    asked = kept if isinstance(kept, int) else 0
    order = seats_from(state, state.active)
    picked = task.recall("keep")
    if isinstance(picked, Option):
        task.keep("keep", None)
        seat = order[asked]
        if picked.verb == "mulligan":
            player = state.players[seat]
            for card in player.hand:
                put_into_deck(state, card, "bottom")
            player.hand.clear()
            tell(state, events.MULLIGAN, seat)
            shuffle_deck(state, seat)
            draw(state, seat, 7)
        else:
            tell(state, events.KEPT_HAND, seat)
        asked += 1
        task.keep("asked", asked)
    if asked < len(order):
        stay(task)
        ask(state, order[asked], "keep hand", [Option("keep"), Option("mulligan")], "keep")
        return
    state.waiting.clear()
    from capes.vs.rules.turn import begin_first_turn

    begin_first_turn(state)
