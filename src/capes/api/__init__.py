"""What `import capes` offers: a table to play on, bots, matches, cards and records.

Lives here: a thin coat over `Game`, for notebooks and the interactive prompt.
Does not live here: anything a game, a bot or a study could answer itself.
May call: core, games, board, bots, language.
"""

from capes.api.contest import Match, match
from capes.api.players import bot, bot_names
from capes.api.printed import Card, Cards, cards
from capes.api.table import Table, load, play
from capes.games import game

__all__ = ["Card", "Cards", "Match", "Table", "bot", "bot_names", "cards", "game", "load", "match", "play"]
