"""One game as a learner meets it: who is to decide, what that seat knows as numbers, and what it came to."""

from __future__ import annotations

from typing import Any

from capes.core.errors import GameOver
from capes.core.event import Event, TurnBegan
from capes.core.game import Game, SetupData
from capes.core.state import CoreState
from capes.games import game as game_by_id

REMEMBERED = 64
"""So many events are kept for each seat until it looks."""


class Episode:
    """A game from its first decision to its end. Decisions with a single option are made by themselves."""

    def __init__(self, game: str, setup: SetupData, seed: int, skip_forced: bool = True) -> None:
        self.game: Game = game_by_id(game)
        self.encoder = self.game.encoder()
        self.specification = self.encoder.specification
        self.skip_forced = skip_forced
        self.picks = 0
        self.turns = 0
        self.state: CoreState = self.game.new_game(setup, seed)
        self.seats = self.game.seats(self.state)
        self.lately: list[list[Event]] = [[] for _ in range(self.seats)]
        self._hear()
        self._skip()

    def copy(self) -> Episode:
        """The same game in the same position, which goes its own way."""
        made = object.__new__(Episode)
        made.__dict__.update(self.__dict__)
        made.state = self.state.copy()
        made.lately = [list(heard) for heard in self.lately]
        return made

    def __deepcopy__(self, known: object) -> Episode:
        return self.copy()

    @property
    def done(self) -> bool:
        """Whether the game is over."""
        return self.state.decision is None

    @property
    def seat(self) -> int:
        """Who is to decide; -1 when the game is over."""
        decision = self.state.decision
        return -1 if decision is None else decision.seat

    @property
    def choices(self) -> int:
        """How many options there are to choose from, of those that have a row."""
        decision = self.state.decision
        rows = self.specification.sections["options"].rows
        return 0 if decision is None else min(len(decision.options), rows)

    def pick(self, index: int) -> None:
        """Answer the pending decision; IllegalPick leaves everything as it was."""
        decision = self.state.decision
        if decision is None:
            raise GameOver("error-nothing-is-left-to-decide")
        self.game.pick(self.state, index)
        self.lately[decision.seat].clear()
        self.picks += 1
        self._hear()
        self._skip()

    def write(self, seat: int, buffer: Any) -> int:
        """What a seat knows, with what has happened since its last pick; how many rows found no room."""
        return self.encoder.write(self.state, seat, buffer, self.lately[seat])

    def rewards(self) -> list[float]:
        """1 for those who have won, -1 for those who have lost, 0 for all while the game goes on or if nobody lost."""
        result = self.state.result
        if result is None or not result.winners or len(result.winners) == self.seats:
            return [0.0] * self.seats
        return [1.0 if seat in result.winners else -1.0 for seat in range(self.seats)]

    def outlook(self, seat: int) -> float:
        """How that seat stands for all it knows, from 0 (lost) to 1 (won), by the game's own judgement."""
        return self.game.worth(self.game.veil(self.state, seat), seat)

    def _hear(self) -> None:
        self.turns += sum(isinstance(event, TurnBegan) for event in self.state.news)
        for heard in self.lately:
            heard.extend(self.state.news)
            del heard[:-REMEMBERED]

    def _skip(self) -> None:
        while self.skip_forced and self.state.decision is not None and len(self.state.decision.options) == 1:
            self.game.pick(self.state, 0)
            self.picks += 1
            self._hear()
