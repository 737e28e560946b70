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
    from capes.api.contest import Match, match
    from capes.api.players import bot, bot_names
    from capes.api.printed import Card, Cards, cards
    from capes.api.table import Table, load, play
    from capes.bots.bot import Bot
    from capes.core.errors import CapesError
    from capes.core.sight import Sight
    from capes.games import game

__version__ = "0.1.0"
__all__ = [
    "Table", "bot", "bot_names", "cards", "game", "load", "match", "play",
    "Bot", "Card", "Cards", "CapesError", "Match", "Sight",
    "__version__",
]  # fmt: skip

PLACES = {
    "Bot": "capes.bots.bot",
    "CapesError": "capes.core.errors",
    "Card": "capes.api.printed",
    "Cards": "capes.api.printed",
    "Match": "capes.api.contest",
    "Sight": "capes.core.sight",
    "Table": "capes.api.table",
    "bot": "capes.api.players",
    "bot_names": "capes.api.players",
    "cards": "capes.api.printed",
    "game": "capes.games",
    "load": "capes.api.table",
    "match": "capes.api.contest",
    "play": "capes.api.table",
}
"""Where a name lives."""

engine.choose()


def __getattr__(name: str) -> Any:
    """A public name, loaded now and kept."""
    if name not in PLACES:
        raise AttributeError(f"module 'capes' has no attribute {name!r}")
    from importlib import import_module

    found = getattr(import_module(PLACES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
