"""Bots as Python hands them around: by name, as an object, or as a plain function."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from capes.bots import levels
from capes.bots.bot import Bot
from capes.bots.levels import make_bot
from capes.core.sight import Sight

Player = str | Bot | Callable[[Sight], int]
"""Who may be named where somebody plays: a level or a bot by name, a bot, or a function from a sight to an index."""


class FunctionBot:
    """A function that gives the index of its pick, as a bot."""

    def __init__(self, choose: Callable[[Sight], int]) -> None:
        self.function = choose

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """What the function says."""
        return self.function(sight)


def bot(name: str, fraction: float = 1.0) -> Bot:
    """A bot by the name of its level, thinking that fraction of its normal amount; or one of another package.

    >>> from capes import Table
    >>> table = Table("duel", seed=7)
    >>> hero = bot("hero", fraction=0.1)
    >>> hero.choose(table.sight()) in range(len(table.options))
    True
    >>> bot("hulk")
    Traceback (most recent call last):
    ...
    capes.core.errors.BadSetup: there is no level 'hulk'; the levels are ...
    """
    return make_bot(name, fraction)


def bot_names() -> list[str]:
    """The names `bot` knows: our levels, weakest first, then bots of other packages.

    >>> print(*bot_names()[:3])
    random sidekick rookie
    """
    return levels.bot_names()


def as_bot(player: Player, fraction: float = 1.0) -> Bot:
    """The bot that is meant."""
    if isinstance(player, str):
        return make_bot(player, fraction)
    if hasattr(player, "choose"):
        return player
    if callable(player):
        return FunctionBot(player)
    raise TypeError(f"a player is a level, a bot with a method `choose`, or a function; {player!r} is none of them")


def name_of(player: Player) -> str:
    """What to call a player in a table of results."""
    if isinstance(player, str):
        return player
    return getattr(player, "__name__", "") or type(player).__name__
