"""Players that are always there: they pick at a glance, from a sight of the game, never from its state."""

from __future__ import annotations

from typing import Final

from capes.core.rng import Rng
from capes.core.sight import Sight

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
