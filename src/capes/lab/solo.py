"""A game as a Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from capes.bots.bot import Bot
from capes.bots.levels import make_bot
from capes.core.rng import MASK, mixed
from capes.core.sight import Sight
from capes.games import game as game_by_id
from capes.lab.episode import Episode
from capes.lab.tensors import length, mask
from capes.lab.zoo import LONGEST, Observation


class SoloEnv(gymnasium.Env[Any, Any]):
    """One seat against a level: reward 1 for a game won, -1 for one lost, 0 before the end.

    `opponent` is a level's name or a bot; `fraction` makes levels think less. An option that is not there is refused
    with IllegalPick: mind `action_mask`, in the observation and in `info`.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str = "vs",
        *,
        opponent: str | Bot = "rookie",
        seat: int = 0,
        fraction: float = 1.0,
        max_picks: int = LONGEST,
        masked_pick: bool = False,
        **setup: Any,
    ) -> None:
        self.game = game_by_id(game)
        self.setup = self.game.check_setup(setup)
        self.bot: Bot = make_bot(opponent, fraction) if isinstance(opponent, str) else opponent
        self.seat = seat
        self.max_picks = max_picks
        self.masked_pick = masked_pick
        self.specification = self.game.encoder().specification
        self.rows = self.specification.sections["options"].rows
        info = np.iinfo(np.int16)
        numbers = spaces.Box(int(info.min), int(info.max), (length(self.specification),), np.int16)
        self.observation_space = spaces.Dict(
            {"observation": numbers, "action_mask": spaces.Box(0, 1, (self.rows,), np.int8)}
        )
        self.action_space = spaces.Discrete(self.rows)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on to the learner's first decision."""
        super().reset(seed=seed)
        self.dealt = int(self.np_random.integers(1, 2**31))
        self.episode = Episode(self.game.id, self.setup, self.dealt)
        self._let_others_play()
        observation = self._observation()
        return observation, {"action_mask": observation["action_mask"]}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Pick the option of that row; with `masked_pick`, one that is not there means the last that is."""
        index = min(int(action), self.episode.choices - 1) if self.masked_pick else int(action)
        self.episode.pick(index)
        self._let_others_play()
        observation = self._observation()
        over = self.episode.done
        broken_off = not over and self.episode.picks >= self.max_picks
        reward = self.episode.rewards()[self.seat]
        return observation, reward, over, broken_off, {"action_mask": observation["action_mask"]}

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.done and episode.seat != self.seat and episode.picks < self.max_picks:
            decision = episode.state.decision
            assert decision is not None
            chance = mixed((self.dealt * 0x9E3779B97F4A7C15 + decision.number) & MASK)
            episode.pick(self.bot.choose(Sight(self.game, episode.state), seed=chance))

    def _observation(self) -> Observation:
        numbers = np.empty(length(self.specification), dtype="<i2")
        self.episode.write(self.seat, numbers.data.cast("B"))
        choices = self.episode.choices if self.episode.seat == self.seat else 0
        return {"observation": numbers, "action_mask": mask(self.rows, choices)}
