"""The trading card game: words, catalogue, cards, English, state, rules, view, notation and the front door.

May call: core, plugins, vs.game.

The doors for people who write Python open when first used, so that a room can be had without the whole house:

>>> from capes import vs
>>> state = vs.new_game("x-men-storm", "avengers-hulk", seed=7)
>>> vs.pick(state, "first =1")
>>> state.decision.why
'place main'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from capes.vs.game import GAME, name, new_game, pick, position, random_game

__all__ = ["GAME", "name", "new_game", "pick", "position", "random_game"]


def __getattr__(wanted: str) -> Any:
    """Open the front door for what is behind it."""
    if wanted in __all__:
        from capes.vs import game

        return getattr(game, wanted)
    raise AttributeError(f"module {__name__!r} has no attribute {wanted!r}")
