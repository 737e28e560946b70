"""What a player that is a program goes by: the table as its seat knows it, and the decision to be made."""

from __future__ import annotations

from typing import Any, Final

from capes.core.errors import GameOver
from capes.core.game import Game
from capes.core.option import Decision
from capes.core.seen import View
from capes.core.state import CoreState


class Sight:
    """One seat's knowledge at one decision, and how to think about it: level, the program's own chance, seconds.

    Every way to make one veils first, so the true state cannot get in.
    """

    __slots__ = ("_veiled", "asker", "game", "level", "seat", "seconds", "seed")

    def __init__(
        self,
        game: Game,
        state: CoreState,
        seat: int | None = None,
        level: str = "",
        seed: int = 0,
        seconds: float = 1.0,
        asker: str = "",
    ) -> None:
        if state.decision is None:
            raise GameOver("error-nothing-is-left-to-decide")
        self.game: Final = game
        self.seat: Final = state.decision.seat if seat is None else seat
        self._veiled: Final[CoreState] = game.veil(state, self.seat)
        self.level: Final = level
        self.seed: Final = seed
        self.seconds: Final = seconds
        self.asker: Final = asker  # who asks again and again: whoever thought for it may remember, and is asked first

    @property
    def view(self) -> View:
        """The table as the seat sees it."""
        return self.game.view(self._veiled, self.seat)

    @property
    def decision(self) -> Decision:
        """What is to be decided."""
        decision = self._veiled.decision
        assert decision is not None
        return decision

    @property
    def veiled(self) -> CoreState:
        """The seat's knowledge as a state: the unknown in canonical order, chance forgotten."""
        return self._veiled

    def imagine(self, seed: int) -> CoreState:
        """One way the table might really be, to think on."""
        world: CoreState = self.game.imagine(self._veiled, self.seat, seed)
        return world

    def to_data(self) -> dict[str, Any]:
        """As JSON data, for a worker in another process."""
        return {
            "game": self.game.id,
            "seat": self.seat,
            "veiled": self.game.encode(self._veiled),
            "level": self.level,
            "seed": self.seed,
            "seconds": self.seconds,
        }

    @staticmethod
    def from_data(game: Game, data: dict[str, Any]) -> Sight:
        """Back in the worker."""
        state = game.decode(data["veiled"])
        return Sight(game, state, int(data["seat"]), data["level"], int(data["seed"]), float(data["seconds"]))
