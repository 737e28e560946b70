"""The games as PettingZoo environments: `env("vs", mode="ffa")`, agents taking turns, legal actions masked."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from capes.core.game import SetupData
from capes.games import game as game_by_id
from capes.lab.episode import Episode
from capes.lab.tensors import length, mask

LONGEST = 20_000
"""Picks after which a game is broken off."""

Observation = dict[str, npt.NDArray[Any]]


def env(game: str = "vs", **setup: Any) -> Any:
    """A game for all its seats, checked for picks out of turn; `raw_env` has what may be set."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(game, **setup)))


def parallel_env(game: str = "vs", **setup: Any) -> ParallelEnv[str, Observation, Any]:
    """The same for libraries that want everybody asked at once: only the pick of the one who decides counts."""
    return turn_based_aec_to_parallel_wrapper(raw_env(game, **setup))


class raw_env(AECEnv[str, Observation, Any]):
    """One game; the pending decision says whose step it is. Rewards come at the end: 1 won, -1 lost, 0 drawn.

    `setup` is the game's own (`mode`, `decks`, `players`, `options` ...). `max_picks` and `max_turns` break a game off
    (the first turns alone make a good beginning), `skip_forced` (on) makes decisions with a single option by itself.
    `shaping` (off) adds so much of every change of a seat's outlook to its rewards: quicker to learn, but no longer
    the game itself.
    """

    metadata = {"name": "capes_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "vs",
        *,
        skip_forced: bool = True,
        max_picks: int = LONGEST,
        max_turns: int = 0,
        shaping: float = 0.0,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        super().__init__()
        self.game = game_by_id(game)
        self.setup: SetupData = self.game.check_setup(setup)
        self.skip_forced = skip_forced
        self.max_picks = max_picks
        self.max_turns = max_turns
        self.shaping = shaping
        self.render_mode = render_mode
        self.specification = self.game.encoder().specification
        self.rows = self.specification.sections["options"].rows
        self.chance, _ = seeding.np_random(None)
        seats = self.game.seats(self.game.new_game(self.setup, 1))
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.spaces = {agent: self._space() for agent in self.possible_agents}
        self.picks = {agent: spaces.Discrete(self.rows) for agent in self.possible_agents}

    def _space(self) -> spaces.Dict:
        info = np.iinfo(np.int16)
        numbers = spaces.Box(int(info.min), int(info.max), (length(self.specification),), np.int16)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.rows,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of a seat's knowledge, and which options there are."""
        return self.spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The option by its row."""
        return self.picks[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same deal; without one the environment's own chance goes on."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        dealt = int(self.chance.integers(1, 2**31))
        self.episode = Episode(self.game.id, self.setup, dealt, self.skip_forced)
        self.outlooks = self._outlooks()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self.episode.seat, 0)]

    def observe(self, agent: str) -> Observation:
        """What that seat knows, and for the one who decides which options there are."""
        seat = self.seat_of[agent]
        numbers = np.empty(length(self.specification), dtype="<i2")
        self.episode.write(seat, numbers.data.cast("B"))
        choices = self.episode.choices if seat == self.episode.seat else 0
        return {"observation": numbers, "action_mask": mask(self.rows, choices)}

    def step(self, action: Any) -> None:
        """Pick the option of that row."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.episode.pick(int(action))
        over = self.episode.done
        broken_off = not over and self._is_too_long()
        rewards = self.episode.rewards()
        if self.shaping:
            before, self.outlooks = self.outlooks, self._outlooks()
            changes = zip(before, self.outlooks, strict=True)
            rewards = [got + self.shaping * (now - then) for got, (then, now) in zip(rewards, changes, strict=True)]
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        if over or broken_off:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, broken_off)
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()

    def _is_too_long(self) -> bool:
        return self.episode.picks >= self.max_picks or 0 < self.max_turns < self.episode.turns

    def _outlooks(self) -> list[float]:
        """How every seat stands; not worked out unless rewards are shaped by it."""
        return [self.episode.outlook(seat) for seat in range(len(self.possible_agents))] if self.shaping else []

    def render(self) -> str | None:
        """The question and whose it is, as text."""
        decision = self.episode.state.decision
        if decision is None:
            return f"over: {self.episode.state.result}"
        return f"seat {decision.seat}: {decision.why} ({len(decision.options)} options)"

    def close(self) -> None:
        """Nothing is held open."""


@cache
def modes(game: str) -> tuple[str, ...]:
    """The modes of a game, for those who want an environment of each."""
    return tuple(mode.id for mode in game_by_id(game).modes)
