"""The registry: the only place where the names of the games are known to rooms that serve them all."""

from __future__ import annotations

from importlib import import_module

from capes import plugins
from capes.core.errors import BadSetup
from capes.core.game import Game
from capes.language.sentence import listed

GAMES = {"vs": "capes.vs.game", "duel": "capes.duel.game"}

_loaded: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make one more game known by its id: for games kept outside this package, and for tests."""
    GAMES.setdefault(game.id, type(game).__module__)
    _loaded[game.id] = game


def all_games() -> tuple[str, ...]:
    """The names of the games, ours first, then those of other packages."""
    return tuple(dict.fromkeys([*GAMES, *plugins.offered("capes.games")]))


def game(id: str) -> Game:
    """The game called `id`, loaded when first asked for.

    >>> game("poker")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    capes.core.errors.BadSetup: there is no game 'poker'; the games are vs, duel...
    """
    if id not in _loaded:
        if id in GAMES:
            _loaded[id] = import_module(GAMES[id]).GAME
        elif id in all_games():
            _loaded[id] = plugged(id)
        else:
            raise BadSetup("error-there-is-no-game-the-games-are", id=repr(id), games=listed(all_games()))
    return _loaded[id]


def plugged(id: str) -> Game:
    """A game of another package, which must be what it says it is."""
    found: Game = plugins.load("capes.games", id)
    missing = [name for name in ("new_game", "pick", "view", "options", "veil") if not hasattr(found, name)]
    if missing or getattr(found, "id", id) != id:
        what = f"lacks {', '.join(missing)}" if missing else f"calls itself {found.id!r}"
        raise plugins.BadPlugin(f"{id}: what its package offers is not a game of that name: it {what}")
    return found
