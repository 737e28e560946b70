"""A position of Vs. as the referee sees it: who stands where, on whose side, with which powers and numbers."""

from __future__ import annotations

from typing import NamedTuple

from capes.vs.state.character import BACK, FRONT, UP, AttackedPlayer, Character
from capes.vs.state.state import State
from capes.vs.words.kinds import Truth


class Voice(NamedTuple):
    """Who says something: the player who is "you" in it, and the character it is on (0 for none)."""

    seat: int
    source: int


class Said(NamedTuple):
    """A statement in force: when it was made, what, by whom, and about whom where that was settled then."""

    stamp: int
    truth: Truth
    voice: Voice
    subjects: tuple[int, ...]


class Table:
    """Questions about one position; what has been worked out is kept with it."""

    def __init__(self, state: State) -> None:
        from capes.referee.vs.powers import Abilities

        self.state = state
        self.setup = state.setup
        self.people = [character for character in state.play.values() if not isinstance(character, AttackedPlayer)]
        self.abilities: dict[int, Abilities] | None = None
        self.statements: dict[type, list[Said]] | None = None
        self.unclear = ""  # why powers cannot be told in this position
        self.numbers: dict[int, tuple[int, int]] = {}
        self.reckoning: set[int] = set()

    def everyone(self) -> list[Character]:
        """All characters in play, and a player who is under attack as one (FAQ-21)."""
        return [
            character
            for character in self.state.play.values()
            if not isinstance(character, AttackedPlayer) or self.fighting(character.number)
        ]

    # -- sides ----------------------------------------------------------------------------------------------------
    def is_enemy(self, one: int, other: int) -> bool:
        """TERM-04: players of different sides oppose each other; teammates never (2V2-04)."""
        return self.setup.sides[one] != self.setup.sides[other]

    def controls(self, seat: int, character: Character) -> bool:
        """Whose character it is; two-headed partners both control all of their common side (2HT-04)."""
        if self.setup.joint:
            return self.setup.sides[seat] == self.setup.sides[character.seat]
        return seat == character.seat

    def side(self, seat: int) -> list[Character]:
        """The characters a player controls."""
        return [character for character in self.people if self.controls(seat, character)]

    def round_from(self, first: int) -> list[int]:
        """Every player still in, from that one to the left; two-headed partners sit side by side."""
        order = sorted(range(self.setup.seats), key=lambda seat: (self.setup.sides[seat], seat))
        circle = order if self.setup.joint else sorted(order)
        at = circle.index(first)
        return [seat for seat in circle[at:] + circle[:at] if not self.state.players[seat].out]

    def active(self) -> list[int]:
        """Whose turn it is: one player, or both partners of a two-headed side (2HT-02)."""
        now = self.state.active
        if not self.setup.joint:
            return [now]
        return [seat for seat in self.round_from(now) if not self.is_enemy(now, seat)]

    def own_turn(self, seat: int) -> bool:
        """Whether it is that player's turn."""
        return seat == self.state.active or (self.setup.joint and not self.is_enemy(seat, self.state.active))

    def enemies(self, seat: int) -> list[int]:
        """The opponents still in."""
        return [other for other in range(self.setup.seats) if self.is_enemy(seat, other) and self.is_in(other)]

    def is_in(self, seat: int) -> bool:
        """Still in the game."""
        return not self.state.players[seat].out

    # -- rows -----------------------------------------------------------------------------------------------------
    def guards(self, character: Character) -> list[Character]:
        """TERM-13: the face-up characters in front of a face-up back-row character on the same side."""
        if character.row != BACK or character.state != UP:
            return []
        return [
            other
            for other in self.people
            if other.row == FRONT and other.state == UP and self.controls(character.seat, other)
        ]

    # -- combat ---------------------------------------------------------------------------------------------------
    def fighting(self, number: int) -> bool:
        """Attacking or defending now."""
        return self.attacking(number) or self.defending(number)

    def attacking(self, number: int) -> bool:
        """Attacking now."""
        return self.state.combat is not None and number in self.state.combat.attackers

    def defending(self, number: int) -> bool:
        """Defending now."""
        return self.state.combat is not None and number == self.state.combat.defender

    def is_melee(self) -> bool:
        """TERM-10, COMBAT-29: melee while an attacker stands in front (open point 10)."""
        combat = self.state.combat
        if combat is None:
            return False
        rows = [self.state.play[number].row for number in combat.attackers if number in self.state.play]
        return not rows or FRONT in rows


def share_names(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """TERM-01: a name in common, AKA names included."""
    return not set(one).isdisjoint(other)
