"""The seam for players that are programs: they get a sight of the game, never the game's state."""

from __future__ import annotations

from typing import Any, Final, Protocol

from capes.core.game import Game
from capes.core.option import Decision
from capes.core.rng import Rng
from capes.core.state import CoreState


class Sight:
    """All a program may go by: the veiled position of its seat, a level, a seed and how long it may think."""

    __slots__ = ("game", "level", "seat", "seconds", "seed", "veiled")

    def __init__(
        self, game: Game, veiled: CoreState, seat: int, level: str = "", seed: int = 0, seconds: float = 1.0
    ) -> None:
        self.game: Final = game
        self.veiled: Final = veiled
        self.seat: Final = seat
        self.level: Final = level
        self.seed: Final = seed
        self.seconds: Final = seconds

    @property
    def decision(self) -> Decision:
        """The pending decision."""
        decision = self.veiled.decision
        assert decision is not None
        return decision

    def to_data(self) -> dict[str, Any]:
        """As JSON data, for a worker in another process."""
        return {
            "game": self.game.id,
            "veiled": self.game.encode(self.veiled),
            "seat": self.seat,
            "level": self.level,
            "seed": self.seed,
            "seconds": self.seconds,
        }

    @staticmethod
    def from_data(game: Game, data: dict[str, Any]) -> Sight:
        """The sight back in the worker."""
        return Sight(
            game, game.decode(data["veiled"]), data["seat"], data["level"], data["seed"], float(data["seconds"])
        )


class Player(Protocol):
    """Whoever can choose an option from a sight."""

    def choose(self, sight: Sight) -> int:
        """The index of the option to pick."""


LOOKED_AT: Final = 200
"""How many options a glance takes in; an endless list of numbers is not read to its end."""


class Glance:
    """The player that is always there: picks by how promising an option looks, with a little chance."""

    def choose(self, sight: Sight) -> int:
        """Options weighted by the square of the game's inclination, never below a small floor."""
        weights = [weight * weight + 0.01 for weight in self.inclinations(sight)]
        rng = Rng(sight.seed)
        mark = rng.below(1 << 30) / (1 << 30) * sum(weights)
        for index, weight in enumerate(weights):
            mark -= weight
            if mark <= 0:
                return index
        return len(weights) - 1

    def best(self, sight: Sight) -> int:
        """The most promising option at a glance; the first of equals."""
        weights = self.inclinations(sight)
        return max(range(len(weights)), key=lambda index: weights[index])

    def inclinations(self, sight: Sight) -> list[float]:
        """How promising each option looks."""
        options = sight.decision.options
        count = min(len(options), LOOKED_AT)
        return [sight.game.inclination(sight.veiled, options[index]) for index in range(count)]


class AutoPasser:
    """The player that does as little as it may: passes where that is on offer, else glances."""

    def choose(self, sight: Sight) -> int:
        """The passing option of a window, or the best at a glance."""
        window = sight.game.window(sight.veiled)
        return window[0] if window is not None else Glance().best(sight)
