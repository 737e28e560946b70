"""The registry: the only place where the names of the games are known to rooms that serve them all."""

from __future__ import annotations

from importlib import import_module

from capes.core.errors import BadSetup
from capes.core.game import Game
from capes.language.sentence import listed

GAMES = {"vs": "capes.vs.game", "duel": "capes.duel.game"}

_loaded: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make one more game known by its id: for games kept outside this package, and for tests."""
    GAMES.setdefault(game.id, type(game).__module__)
    _loaded[game.id] = game


def game(id: str) -> Game:
    """The game called `id`, loaded when first asked for.

    >>> game("poker")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    capes.core.errors.BadSetup: there is no game 'poker'; the games are vs, duel...
    """
    if id not in GAMES:
        raise BadSetup("error-there-is-no-game-the-games-are", id=repr(id), games=listed(GAMES))
    if id not in _loaded:
        _loaded[id] = import_module(GAMES[id]).GAME
    return _loaded[id]
