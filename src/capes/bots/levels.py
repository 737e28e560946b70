"""The bot of each level; the same for every game."""

from __future__ import annotations

from typing import Final

from capes import plugins
from capes.bots.bot import Bot, Dice, OneLookAhead, RuleOfThumb, Whimsical
from capes.bots.memory import Memory
from capes.bots.outside import SECONDS, is_outside, outside_bot
from capes.bots.search import Search
from capes.bots.trials import Trials
from capes.core.errors import BadSetup
from capes.core.levels import BY_ID, FIRST, RANDOM, find
from capes.language.sentence import listed

PICKS: Final = 30
TURNS: Final = 1
"""How far a game in the head goes: to the beginning of the next turn, where judging is easiest, or so many choices."""


AT_RANDOM: Final = 0.4
"""The share of a Sidekick's decisions made without looking at all."""

SURE: Final = 3.0
"""So many standard errors behind the best, an option is given up, and its time goes to those it is close between."""
PATIENCE: Final = 2.0
"""How many times its walks a thought may take while the last options are that close."""


def bot_names() -> list[str]:
    """Every bot by name: random play, the levels, and the bots of other packages."""
    return [RANDOM, *BY_ID, *plugins.offered("capes.bots")]


def seconds_of(id: str) -> float:
    """The longest a bot thinks in a live game."""
    found = find(id)
    return found.level.seconds if found is not None else SECONDS if is_outside(id) else 0.2


def make_bot(id: str, fraction: float = 1.0) -> Bot:
    """A bot of that level, thinking that fraction of its normal amount; `random` is a bot too."""
    if id == RANDOM:
        return Dice()
    found = find(id)
    if found is None and is_outside(id):
        return outside_bot(id)
    if found is None:
        raise BadSetup("error-there-is-no-level-the-levels-are", id=repr(id), levels=listed(bot_names()))
    if not 0 < fraction <= 100:
        raise BadSetup("error-a-fraction-of-the-normal-thinking-is-above", fraction=fraction)
    level, style = found
    effort = max(2, round(level.effort * fraction))
    bot: Bot
    if level.id == "sidekick":
        return RuleOfThumb(AT_RANDOM, style)
    if level.id == "rookie":
        bot = OneLookAhead(style=style)
    elif level.id == "hero":
        bot = Trials(effort, PICKS, TURNS, style)
    elif style == FIRST:
        bot = Search(effort, PICKS, TURNS, style=style, haste=0.0, sure=0.0)
    elif level.whims:
        bot = Search(effort, PICKS, TURNS, style=style)
    else:
        bot = Search(effort, PICKS, TURNS, style=style, sure=SURE, patience=PATIENCE, memory=Memory())
    return Whimsical(bot, level.whims, style) if level.whims else bot
