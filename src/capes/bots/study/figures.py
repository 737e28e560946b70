"""Shares with their intervals."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

Z = 1.959963984540054
"""95 % of a normal distribution lies this many deviations around the middle."""


class Share(NamedTuple):
    """Wins out of games; a shared win counts in part."""

    wins: float
    games: int

    @property
    def rate(self) -> float:
        """The share, one half without games."""
        return self.wins / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval at 95 %.

        >>> [round(end, 3) for end in Share(65, 100).interval]
        [0.553, 0.736]
        """
        return wilson(self.wins, self.games)

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        low, high = self.interval
        return {
            "wins": round(self.wins, 3), "games": self.games, "rate": round(self.rate, 4), "low": round(low, 4),
            "high": round(high, 4),
        }  # fmt: skip

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rate:.1%} ({low:.1%} to {high:.1%})"


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The range in which the true share lies with 95 % confidence."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    reach = Z / scale * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
