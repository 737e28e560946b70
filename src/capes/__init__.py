"""Capes: superhero card games with the rules built in.

>>> import capes
>>> table = capes.Table("duel", seed=7)
>>> table.pick(0)
['Player 1 puts a Character down, face-down.']
>>> table.play("rookie", "sidekick").over
True

What is named here is loaded when it is first used: importing the package costs next to nothing.
"""

from typing import TYPE_CHECKING, Any

from capes import engine

if TYPE_CHECKING:
    from capes.api import Card, Cards, Match, Table, bot, bot_names, cards, game, load, match, play
    from capes.bots.bot import Bot
    from capes.core.errors import CapesError
    from capes.core.sight import Sight

__version__ = "0.1.0"
__all__ = [
    "Table", "bot", "bot_names", "cards", "game", "load", "match", "play",
    "Bot", "Card", "Cards", "CapesError", "Match", "Sight",
    "__version__",
]  # fmt: skip

PLACES = {"Bot": "capes.bots.bot", "Sight": "capes.core.sight", "CapesError": "capes.core.errors"}
"""Where a name lives that is not made in capes.api."""

engine.choose()


def __getattr__(name: str) -> Any:
    """A public name, loaded now and kept."""
    if name not in __all__:
        raise AttributeError(f"module 'capes' has no attribute {name!r}")
    from importlib import import_module

    found = getattr(import_module(PLACES.get(name, "capes.api")), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
