"""A position of Duel as the referee keeps it: plain data, and the questions a rulebook asks of it."""

from __future__ import annotations

from capes.duel.state.state import State
from capes.duel.words.abilities import (
    BlanksOpponent,
    CannotBeReturned,
    OpponentUsesFirstPower,
)
from capes.duel.words.printed import Power, Printed

HAND, TEAM = 5, 5


class Position:
    """A copy of a state that the referee moves on by itself."""

    def __init__(self, state: State) -> None:
        self.s = state.copy()

    def card(self, number: int) -> Printed:
        """The printed card."""
        return self.s.deck.cards[number]

    def is_active(self, number: int) -> bool:
        """In play and not knocked out."""
        return self.s.owner[number] >= 0 and self.s.health[number] > 0

    def power(self, number: int) -> Power | None:
        """The power its right slider is on."""
        at = self.s.power[number]
        return self.card(number).powers[at - 1] if at else None

    def seats(self) -> list[int]:
        """Players still in, from the current one clockwise."""
        order = [(self.s.current + step) % self.s.players for step in range(self.s.players)]
        return [seat for seat in order if not self.s.out[seat]]

    def left(self, seat: int) -> int:
        """The next player clockwise who is in."""
        order = [(seat + step) % self.s.players for step in range(1, self.s.players + 1)]
        return next(other for other in order if not self.s.out[other])

    def right(self, seat: int) -> int:
        """The player before who is in."""
        order = [(seat - step) % self.s.players for step in range(1, self.s.players + 1)]
        return next(other for other in order if not self.s.out[other])

    def everybody(self) -> list[int]:
        """Every Character in play, the current player's first."""
        return [number for seat in self.seats() for number in self.s.teams[seat]]

    def pairs(self) -> list[tuple[int, int, int]]:
        """Match-ups that stand: number from 1, attacking, attacked."""
        places = self.s.places
        return [(at // 2 + 1, places[at], places[at + 1]) for at in range(0, len(places), 2) if places[at]]

    def opponent(self, number: int) -> int:
        """The other Character of its match-up, or 0."""
        for _, one, other in self.pairs():
            if number in (one, other):
                return other if number == one else one
        return 0

    def is_attacking(self, number: int) -> bool:
        """Whether it is the one that overlaps."""
        return any(number == one for _, one, _ in self.pairs())

    def has(self, number: int, ability: type) -> bool:
        """Whether a Character's ability is of that kind, and not blanked by its opponent (Gaslight)."""
        if ability is not BlanksOpponent and self.is_blanked(number):
            return False
        return any(isinstance(word, ability) for word in self.card(number).words)

    def is_blanked(self, number: int) -> bool:
        """Its opponent keeps its ability from working."""
        against = self.opponent(number)
        return against != 0 and any(isinstance(word, BlanksOpponent) for word in self.card(against).words)

    def stays(self, number: int) -> bool:
        """Never put back into a hand."""
        return self.has(number, CannotBeReturned)

    def must_use_first(self, number: int) -> bool:
        """Its opponent allows it only its first power."""
        against = self.opponent(number)
        return against != 0 and self.has(against, OpponentUsesFirstPower)

    def pile(self, seat: int) -> list[int]:
        """The pile a player draws from."""
        return self.s.piles[seat if self.s.rules.picking_sides else 0]

    # -- what happens to cards ----------------------------------------------------------------------------------------
    def draw(self, seat: int, count: int) -> None:
        """Draw what is there (R21)."""
        pile = self.pile(seat)
        for _ in range(count):
            if pile:
                self.s.hands[seat].append(pile.pop())

    def enter(self, seat: int, number: int) -> None:
        """In play at full Health."""
        self.s.teams[seat].append(number)
        self.s.owner[number] = seat
        self.s.health[number] = self.card(number).health

    def heal(self, number: int, amount: int) -> None:
        """Never above the printed Health (R44)."""
        self.s.health[number] = min(self.card(number).health, self.s.health[number] + amount)

    def hurt(self, number: int, amount: int) -> None:
        """Never below the lowest printed number (R42)."""
        self.s.health[number] = max(self.card(number).floor, self.s.health[number] - amount)

    def absorb(self, number: int, amount: int) -> int:
        """What a Force Field lets through."""
        stopped = min(self.s.shield[number], amount)
        self.s.shield[number] -= stopped
        return amount - stopped

    def end_match_up(self, number: int) -> None:
        """R15, R16: the one left over stays committed."""
        places = self.s.places
        for at in range(0, len(places), 2):
            if number in places[at : at + 2] and places[at]:
                for one in places[at : at + 2]:
                    self.s.place[one] = 0
                places[at] = places[at + 1] = 0

    def forget(self, number: int) -> None:
        """Nothing of this turn is left on it."""
        s = self.s
        for listed in (s.been, s.place, s.power, s.target, s.action, s.action_on, s.shield, s.bonus):
            listed[number] = 0
        s.cancelled[number] = False
        s.quick[number] = ""

    def return_to_hand(self, number: int) -> None:
        """R14: to the hand of its player, sliders off."""
        seat = self.s.owner[number]
        self.end_match_up(number)
        self.forget(number)
        self.s.teams[seat].remove(number)
        self.s.owner[number] = -1
        self.s.health[number] = 0
        self.s.hands[seat].append(number)
