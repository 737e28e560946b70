"""The games as OpenSpiel games: `spiel_game("vs", mode="ffa")`, `pyspiel.load_game("capes_duel")` after an import.

The deal is one chance node: each of its outcomes is a seed. What a seat knows is told as a tensor (the encoder's
numbers) and as a text (`lab.text`); a position can be dealt anew as any seat might imagine it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from capes.bots.bot import Bot
from capes.bots.levels import make_bot
from capes.core.rng import MASK, mixed
from capes.core.sight import Sight
from capes.games import game as game_by_id
from capes.lab.episode import Episode
from capes.lab.tensors import length
from capes.lab.text import knowledge

DEALS = 10_000
"""So many deals a game can begin with."""

LONGEST = 20_000


def game_type(game: str, most: int) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game beforehand."""
    return pyspiel.GameType(
        short_name=f"capes_{game}",
        long_name=f"Capes: {game_by_id(game).title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={"mode": "", "decks": "", "deals": DEALS},
    )


class CapesGame(pyspiel.Game):  # type: ignore[misc]
    """One game in one mode. `decks` are ids of ready-made decks, one for each seat, separated by commas."""

    capes_id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = params or {}
        self.capes = game_by_id(self.capes_id)
        setup: dict[str, Any] = {}
        if asked.get("mode"):
            setup["mode"] = asked["mode"]
        if asked.get("decks"):
            setup["decks"] = str(asked["decks"]).split(",")
        self.setup = self.capes.check_setup(setup)
        self.deals = int(asked.get("deals", DEALS))
        self.specification = self.capes.encoder().specification
        self.seats = self.capes.seats(self.capes.new_game(self.setup, 1))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.specification.sections["options"].rows,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.capes_id], info, asked)

    def new_initial_state(self, state: Any = None) -> CapesState:
        """Before the deal."""
        return CapesState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Knowledge:
        """What a seat knows."""
        return Knowledge(self)

    def information_state_tensor_shape(self) -> list[int]:
        """The encoder's numbers in a row."""
        return [length(self.specification)]


class CapesState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal, chance is to move."""

    def __init__(self, game: CapesGame) -> None:
        super().__init__(game)
        self.game = game
        self.episode: Episode | None = None

    def __deepcopy__(self, known: Any) -> CapesState:
        made = CapesState(self.game)
        made.episode = None if self.episode is None else self.episode.copy()
        return made

    def current_player(self) -> int:
        """Who is to decide."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None and player == self.episode.seat
        return list(range(self.episode.choices))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the others."""
        return [(deal, 1 / self.game.deals) for deal in range(self.game.deals)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Episode(self.game.capes.id, self.game.setup, action + 1)
        else:
            self.episode.pick(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.episode is None or player == pyspiel.PlayerId.CHANCE:
            return f"Deal {action}"
        decision = self.episode.state.decision
        assert decision is not None
        return f"{action + 1}. {self.episode.game.label(self.episode.state, decision.options[action])}"

    def is_terminal(self) -> bool:
        """Whether it is over, by the rules or for its length."""
        return self.episode is not None and (self.episode.done or self.episode.picks >= LONGEST)

    def returns(self) -> list[float]:
        """1 won, -1 lost, 0 otherwise."""
        return [0.0] * self.game.seats if self.episode is None else self.episode.rewards()

    def __str__(self) -> str:
        if self.episode is None:
            return "before the deal"
        return self.episode.game.fingerprint(self.episode.state)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> CapesState:
        """The position as it might really be, for all that seat knows."""
        made = CapesState(self.game)
        if self.episode is not None:
            made.episode = self.episode.copy()
            game, state = self.episode.game, self.episode.state
            seed = mixed(int(probability_sampler() * 2**53) & MASK)
            made.episode.state = game.imagine(game.veil(state, player_id), player_id, seed)
        return made

    def sight(self) -> Sight:
        """What the deciding seat knows, for our bots."""
        assert self.episode is not None
        return Sight(self.episode.game, self.episode.state)


class Knowledge:
    """OpenSpiel's observer: a seat's knowledge as numbers and as a text."""

    def __init__(self, game: CapesGame) -> None:
        size = length(game.specification)
        self.numbers = np.zeros(size, dtype="<i2")
        self.buffer = self.numbers.data.cast("B")
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"knowledge": self.tensor}

    def set_from(self, state: CapesState, player: int) -> None:
        """Write what that seat knows into the tensor."""
        if state.episode is None:
            self.tensor.fill(0)
            return
        state.episode.write(player, self.buffer)
        self.tensor[:] = self.numbers

    def string_from(self, state: CapesState, player: int) -> str:
        """The same as a text."""
        return "before the deal" if state.episode is None else knowledge(state.episode, player)


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots, for OpenSpiel's matches."""

    def __init__(self, bot: str | Bot, seed: int = 0, fraction: float = 1.0) -> None:
        super().__init__()
        self.bot = make_bot(bot, fraction) if isinstance(bot, str) else bot
        self.seed = seed
        self.asked = 0

    def step(self, state: CapesState) -> int:
        """Its pick, from what its seat knows."""
        self.asked += 1
        pick = self.bot.choose(state.sight(), seed=mixed((self.seed * 0x9E3779B97F4A7C15 + self.asked) & MASK))
        return min(pick, len(state.legal_actions()) - 1)

    def restart_at(self, state: CapesState) -> None:
        """It remembers nothing."""
        self.asked = 0


class CapesVs(CapesGame):
    """Vs. System 2PCG: two to four players."""

    capes_id = "vs"


class CapesDuel(CapesGame):
    """Duel: two players, or three."""

    capes_id = "duel"


GAMES: dict[str, type[CapesGame]] = {"vs": CapesVs, "duel": CapesDuel}
TYPES: dict[str, pyspiel.GameType] = {}
for known, made in GAMES.items():
    TYPES[known] = game_type(known, max(seats for mode in game_by_id(known).modes for seats in mode.seats))
    pyspiel.register_game(TYPES[known], made)


def spiel_game(game: str = "vs", mode: str = "", decks: tuple[str, ...] = (), deals: int = DEALS) -> CapesGame:
    """A game for OpenSpiel: both games, any mode, any ready-made decks."""
    return GAMES[game]({"mode": mode, "decks": ",".join(decks), "deals": deals})
