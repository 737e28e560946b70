"""The way to the next decision, beat by beat: what happened, and the position just after it."""

from __future__ import annotations

from capes.core.game import Game
from capes.core.state import CoreState
from capes.table.entry import Beat

MOST = 60
"""How many positions one change keeps; a longer one is told with fewer."""


class Follower:
    """Looks at a state while picks are carried out on it, and keeps a copy wherever something has happened."""

    def __init__(self, game: Game, state: CoreState) -> None:
        self.game = game
        self.beats: list[Beat] = []
        self._told = 0
        self.follow(state)

    def follow(self, state: CoreState) -> None:
        """Look at this state from now on."""
        state.watch = self.look

    def look(self, state: CoreState) -> None:
        """Called by the loop between two steps."""
        if len(state.news) > self._told and len(self.beats) < MOST:
            self.beats.append(Beat(list(state.news[self._told :]), state.copy()))
            self._told = len(state.news)

    def picked(self, state: CoreState, last: bool) -> None:
        """A pick has been carried out: the rest of its news ends in the position now, which stays after the last."""
        if len(state.news) > self._told:
            self.beats.append(Beat(list(state.news[self._told :]), state if last else state.copy()))
        self._told = 0


def followed(game: Game, state: CoreState, pick: int) -> list[Beat]:
    """A pick carried out on a copy of a position, as beats."""
    copy = state.copy()
    follower = Follower(game, copy)
    game.pick(copy, pick)
    follower.picked(copy, last=True)
    return follower.beats
