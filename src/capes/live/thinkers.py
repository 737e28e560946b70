"""Where bots think: in worker processes (`capes.bots.pool.Pool`), or at a glance in this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from capes.core.sight import Sight
from capes.language.sentence import Sentence
from capes.table.player import Glance


class Advised(Protocol):
    """One recommended option."""

    @property
    def option(self) -> int:
        """Its index."""

    def to_data(self) -> dict[str, Any]:
        """As JSON data: option, label, and what else is known of it."""


class Thinkers(Protocol):
    """Whoever chooses for bots; must answer within the sight's seconds, or the table glances instead."""

    thoughts: dict[str, int]
    """Picks thought over in worker processes, by their engine."""

    async def choose(self, look: Sight) -> int:
        """The index of the option to pick."""

    async def advise(self, look: Sight) -> Sequence[Advised]:
        """The options to recommend, best first; never none."""

    async def close(self) -> None:
        """End whatever was started."""


class Glimpse:
    """An option that looks promising."""

    def __init__(self, option: int, choice: Sentence) -> None:
        self.option = option
        self.choice = choice

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {"option": self.option, "label": self.choice.data()}


class Glancers:
    """Bots that pick at a glance: microseconds, so no process of their own."""

    def __init__(self) -> None:
        self.thoughts: dict[str, int] = {}

    async def choose(self, look: Sight) -> int:
        """By the game's inclination, with a little chance."""
        return Glance().choose(look)

    async def advise(self, look: Sight) -> Sequence[Advised]:
        """The most promising option."""
        best = Glance().best(look)
        return [Glimpse(best, look.game.choice(look.veiled, look.decision.options[best]))]

    async def close(self) -> None:
        """Nothing was started."""
