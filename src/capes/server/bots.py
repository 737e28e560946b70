"""Where bots think. The default thinks at a glance in this process; a pool of workers fits through the same seam."""

from __future__ import annotations

from typing import Protocol

from capes.table.player import Glance, Sight


class Thinkers(Protocol):
    """Whoever chooses for bots; must answer within the sight's seconds, or the table glances instead."""

    async def choose(self, sight: Sight) -> int:
        """The index of the option to pick."""

    async def hint(self, sight: Sight) -> int:
        """The index of the option to recommend."""

    async def close(self) -> None:
        """End whatever was started."""


class Glancers:
    """Bots that pick at a glance: microseconds, so no process of their own."""

    async def choose(self, sight: Sight) -> int:
        """By the game's inclination, with a little chance."""
        return Glance().choose(sight)

    async def hint(self, sight: Sight) -> int:
        """The most promising option."""
        return Glance().best(sight)

    async def close(self) -> None:
        """Nothing was started."""
