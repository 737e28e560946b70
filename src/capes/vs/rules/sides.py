"""Seat, side, owner and controller: four different things."""

from __future__ import annotations

from capes.vs.state.character import BACK, FRONT, UP, Character
from capes.vs.state.state import State
from capes.vs.words.truths import HandsOpen


def arrive(state: State) -> int:
    """A fresh arrival number; also a timestamp."""
    state.arrivals += 1
    return state.arrivals


def is_enemy(state: State, one: int, other: int) -> bool:
    """Whether two seats oppose each other."""
    sides = state.setup.sides
    return sides[one] != sides[other]


def controls(state: State, seat: int, character: Character) -> bool:
    """Whether the character is that player's; in a joint game both teammates control all of their side."""
    if character.seat == seat:
        return True
    setup = state.setup
    return setup.joint and setup.sides[seat] == setup.sides[character.seat]


def seats_from(state: State, first: int) -> list[int]:
    """All seats still in, beginning with `first` and going left."""
    count = state.setup.seats
    if count == 2 and not state.players[0].out and not state.players[1].out:
        return [first, 1 - first]
    circle = state.setup.circle
    at = circle.index(first)
    seats: list[int] = []
    for step in range(count):
        seat = circle[(at + step) % count]
        if not state.players[seat].out:
            seats.append(seat)
    return seats


def active_seats(state: State) -> list[int]:
    """Whose turn it is: one seat, or all of a side in a joint game."""
    if not state.setup.joint:
        return [state.active]
    side = state.setup.sides[state.active]
    return [seat for seat in seats_from(state, state.active) if state.setup.sides[seat] == side]


def side_of(state: State, seat: int) -> list[int]:
    """The seats that act as one: a player alone, or both teammates of a joint side (2HT-04)."""
    setup = state.setup
    return [other for other in range(setup.seats) if setup.sides[other] == setup.sides[seat]] if setup.joint else [seat]


def is_turn_of(state: State, seat: int) -> bool:
    """Whether it is that seat's own turn."""
    if state.active == seat:
        return True
    return state.setup.joint and state.setup.sides[seat] == state.setup.sides[state.active]


def enemies_of(state: State, seat: int) -> list[int]:
    """Enemy seats still in, from that seat going left."""
    return [other for other in seats_from(state, seat) if is_enemy(state, seat, other)]


def row_of(state: State, seat: int, row: int) -> list[Character]:
    """The characters standing in one row of that seat's side."""
    return [character for character in state.characters if character.row == row and controls(state, seat, character)]


def has_front(state: State, seat: int) -> bool:
    """Whether a face-up character stands in that seat's front row."""
    for character in state.characters:
        if character.row == FRONT and character.state == UP and controls(state, seat, character):
            return True
    return False


def is_protected(state: State, character: Character) -> bool:
    """A face-up back-row character behind a face-up front row."""
    return character.state == UP and character.row == BACK and has_front(state, character.seat)


def protectors(state: State, character: Character) -> list[Character]:
    """Who protects it."""
    if character.state != UP or character.row != BACK:
        return []
    return [other for other in row_of(state, character.seat, FRONT) if other.state == UP]


def open_hands(state: State) -> None:
    """Open the hands that somebody says are open, and close the others."""
    says = [m.seat for m in state.modifiers if isinstance(m.truth, HandsOpen)]
    for player in state.players:
        player.open_hand = any(is_enemy(state, seat, player.seat) for seat in says)


def mains_of(state: State, seat: int) -> list[Character]:
    """That player's main character while on that player's side (MAIN-10): the one begun with, else a promoted one.

    Several only where many cards are one Main together; Mains that were taken from others are not among them.
    """
    own = [
        character for character in state.characters if character.main_of == seat and controls(state, seat, character)
    ]
    return [character for character in own if character.original and character.owner == seat] or own
