"""Many games side by side in one block of memory: the deciding seat of each, begun anew as soon as it is over."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from capes.core.rng import MASK, mixed
from capes.games import game as game_by_id
from capes.lab.episode import Episode
from capes.lab.tensors import length


class VectorEnv:
    """`count` games of one set-up, stepped together.

    `observations` (count × numbers) and `masks` (count × options) always show the seat that decides, `seats` says which
    that is. `step` takes an option for each game and gives the games that were over by it with everybody's rewards;
    those have begun anew.
    """

    def __init__(self, game: str, count: int, *, seed: int = 1, **setup: Any) -> None:
        self.game = game_by_id(game)
        self.setup = self.game.check_setup(setup)
        self.seed = seed
        self.begun = 0
        self.specification = self.game.encoder().specification
        self.rows = self.specification.sections["options"].rows
        self.observations = np.zeros((count, length(self.specification)), dtype="<i2")
        self.masks: npt.NDArray[np.int8] = np.zeros((count, self.rows), dtype=np.int8)
        self.seats: npt.NDArray[np.int64] = np.zeros(count, dtype=np.int64)
        self.choices: npt.NDArray[np.int64] = np.zeros(count, dtype=np.int64)
        self.buffers = [row.data.cast("B") for row in self.observations]
        self.episodes = [self._new() for _ in range(count)]
        for at in range(count):
            self._show(at)

    def step(self, picks: npt.NDArray[np.int64] | list[int]) -> list[tuple[int, list[float]]]:
        """Pick for every game; the games that ended by it, with the rewards of all their seats."""
        ended: list[tuple[int, list[float]]] = []
        for at, episode in enumerate(self.episodes):
            episode.pick(int(picks[at]))
            if episode.done:
                ended.append((at, episode.rewards()))
                self.episodes[at] = self._new()
            self._show(at)
        return ended

    def _new(self) -> Episode:
        """The next game of the series: its seed depends on the environment's and its place in it alone."""
        self.begun += 1
        return Episode(self.game.id, self.setup, mixed((self.seed * 0x9E3779B97F4A7C15 + self.begun) & MASK) % 2**31)

    def _show(self, at: int) -> None:
        episode = self.episodes[at]
        episode.write(episode.seat, self.buffers[at])
        choices = episode.choices
        self.masks[at] = 0
        self.masks[at, :choices] = 1
        self.seats[at] = episode.seat
        self.choices[at] = choices
