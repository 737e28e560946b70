"""Earlier positions of a match, for undo: the last ones, and a few from long ago to play on from."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from capes.core.game import Game
from capes.core.state import CoreState
from capes.table.terms import Terms

LATEST = 12
"""How many of the latest positions are kept."""
SPACING = 16
"""How many picks lie at least between two positions kept from long ago."""
MOST = 12
"""How many positions are kept from long ago; when there are more, every second one goes."""


class Positions:
    """Positions by how many picks led to them. They are never changed: whoever plays on makes a copy."""

    def __init__(self, game: Game, terms: Terms, seed: int | str) -> None:
        self.game = game
        self.terms = terms
        self.seed = seed
        self.latest: dict[int, CoreState] = {}
        self.sparse: dict[int, CoreState] = {}
        self._spacing = SPACING

    def keep(self, count: int, state: CoreState) -> None:
        """The position after `count` picks, before the next."""
        self.latest[count] = state
        while len(self.latest) > LATEST:
            del self.latest[next(iter(self.latest))]
        if count - max(self.sparse, default=-self._spacing) >= self._spacing:
            self.sparse[count] = state
            if len(self.sparse) > MOST:
                self._spacing *= 2
                for at in list(self.sparse)[1::2]:
                    del self.sparse[at]

    def drop(self, kept: int) -> None:
        """Picks from `kept` on have been taken back: what followed them never was."""
        self.latest = {count: state for count, state in self.latest.items() if count < kept}
        self.sparse = {count: state for count, state in self.sparse.items() if count <= kept}

    def oldest_of_latest(self) -> tuple[int, CoreState] | None:
        """A position with some to take back after it: what is worth keeping for a restart."""
        return next(iter(self.latest.items()), None)

    def at(self, picks: Sequence[int], kept: int) -> CoreState:
        """The position after the first `kept` of these picks; not to be changed."""
        for _ in self.rebuilding(picks, kept):
            pass
        return self.latest.get(kept) or self.sparse[kept]

    def rebuilding(self, picks: Sequence[int], kept: int) -> Generator[None, None, None]:
        """Play on from the nearest earlier position, pick by pick."""
        if kept in self.latest or kept in self.sparse:
            return
        near = max((count for kind in (self.latest, self.sparse) for count in kind if count <= kept), default=None)
        if near is None:
            near, state = 0, self.game.new_game(self.terms.setup, self.seed)
        else:
            state = (self.latest.get(near) or self.sparse[near]).copy()
        for pick in picks[near:kept]:
            self.game.pick(state, pick)
            yield
        self.sparse = dict(sorted([*self.sparse.items(), (kept, state)]))
