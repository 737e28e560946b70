"""How a player that is a program judges what it sees: positions, options, and picks made quickly in its head."""

from __future__ import annotations

from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from capes.core.option import Option


class Slip(NamedTuple):
    """A chance to do something foolish, and whether it was taken: what habits are counted from."""

    what: str
    made: bool


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The judgement of a game, as the game gives it; whoever knows better inherits and overrides."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def worth(self, state: Any, seat: int) -> float:
        """How the seat's side stands, from 0 (lost) to 1 (won)."""
        found: float = self.game.worth(state, seat)
        return found

    def inclination(self, state: Any, option: Option) -> float:
        """How promising an option looks, 0 to 1; at 0 it is pointless and not tried while there is another."""
        found: float = self.game.inclination(state, option)
        return found

    def quick_look(self, state: Any, option: Option) -> float:
        """The same for picks made in the head after the tree has been left, where calm counts more than ideas."""
        return self.inclination(state, option)

    def alike(self, state: Any, option: Option) -> Option:
        """What stands for all options that are the same for all purposes."""
        found: Option = self.game.alike(state, option)
        return found

    def is_beyond(self, state: Any) -> bool:
        """Whether the pending question is about more than short games show, so that the look alone decides."""
        return False
