"""What a puzzle asks for, and how to see on a table whether it has come about, has been missed, or is still open."""

from __future__ import annotations

from typing import Final, Literal

from capes.core.event import TurnBegan
from capes.core.game import Game
from capes.core.state import CoreState
from capes.duel.state.state import State as DuelState
from capes.vs.contract.characters import Levelled
from capes.vs.state.state import State as VsState

Goal = Literal["ko", "level", "survive"]
GOALS: Final[tuple[Goal, ...]] = ("ko", "level", "survive")
"""`ko`: the rival is beaten in this turn (Vs.: their Main is KO'd; Duel: none of their Characters is left standing).
`level`: the player's Main levels up in this turn. `survive`: the player is still in the game when this turn is over."""


def luck(state: CoreState) -> object:
    """What differs as soon as chance or a card from a deck has come into it: from then on nothing is proven."""
    if isinstance(state, VsState):
        return state.rng, [len(player.deck) for player in state.players], len(state.looked)
    if isinstance(state, DuelState):
        return state.rng, [len(pile) for pile in state.piles]
    return state.rng


def has_standing(state: CoreState, seat: int) -> bool:
    """Whether a player of Duel has a Character standing; elsewhere nobody is beaten before the game says so."""
    if isinstance(state, DuelState):
        return any(state.health[card] > 0 for card in state.teams[seat])
    return True


class Aim:
    """A goal of one seat, judged after every pick from the news and the table."""

    __slots__ = ("game", "goal", "seat", "side")

    def __init__(self, game: Game, state: CoreState, seat: int, goal: Goal) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.goal: Final[Goal] = goal
        self.side: Final[int] = game.side(state, seat)

    def is_mine(self, state: CoreState, seat: int) -> bool:
        """Whether that seat plays for the goal."""
        return bool(self.game.side(state, seat) == self.side)

    def judged(self, state: CoreState) -> bool | None:
        """Reached, missed, or still open (None), after the last pick."""
        if self.goal == "level":
            for event in state.news:
                if isinstance(event, Levelled) and event.seat == self.seat:
                    return True
        if state.result is not None:
            return self.seat in state.result.winners
        if any(isinstance(event, TurnBegan) for event in state.news):
            return self._at_the_end_of_the_turn(state)
        return None

    def _at_the_end_of_the_turn(self, state: CoreState) -> bool:
        if self.goal == "survive":
            return has_standing(state, self.seat)
        if self.goal == "ko":
            seats = range(self.game.seats(state))
            return not any(has_standing(state, seat) for seat in seats if not self.is_mine(state, seat))
        return False
