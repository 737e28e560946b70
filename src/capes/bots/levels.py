"""The five levels, from Sidekick to Mastermind; the same for every game."""

from __future__ import annotations

from typing import Final, NamedTuple

from capes.bots.bot import Bot, Dice, OneLookAhead, RuleOfThumb, Whimsical
from capes.bots.search import Search
from capes.bots.trials import Trials
from capes.core.errors import BadSetup
from capes.language.sentence import listed

PICKS: Final = 30
TURNS: Final = 1
"""How far a game in the head goes: to the beginning of the next turn, where judging is easiest, or so many choices."""


class Level(NamedTuple):
    """A level: its name, how much it thinks at most, and for how long at most."""

    id: str
    title: str
    effort: int  # imagined games per decision, 0 for those that do not count
    seconds: float  # the longest it thinks in a live game
    whims: float  # the share of decisions made at a glance
    summary: str


LEVELS: Final = (
    Level("sidekick", "Sidekick", 0, 0.2, 1.0, "plays by rule of thumb, with whims"),
    Level("rookie", "Rookie", 0, 0.4, 0.6, "looks one pick ahead, when it looks"),
    Level("hero", "Hero", 40, 0.8, 0.47, "tries its options out in short games"),
    Level("champion", "Champion", 160, 1.2, 0.12, "searches a tree of what it knows"),
    Level("mastermind", "Mastermind", 3200, 2.6, 0.0, "searches deeper and longer"),
)
BY_ID: Final = {level.id: level for level in LEVELS}
RANDOM: Final = "random"
AT_RANDOM: Final = 0.4
"""The share of a Sidekick's decisions made without looking at all."""


def level(id: str) -> Level:
    """The level called `id`, or BadSetup with the levels there are."""
    if id not in BY_ID:
        raise BadSetup("error-there-is-no-level-the-levels-are", id=repr(id), levels=listed(BY_ID))
    return BY_ID[id]


def make_bot(id: str, fraction: float = 1.0) -> Bot:
    """A bot of that level, thinking that fraction of its normal amount; `random` is a bot too."""
    if id == RANDOM:
        return Dice()
    if not 0 < fraction <= 100:
        raise BadSetup("error-a-fraction-of-the-normal-thinking-is-above", fraction=fraction)
    chosen = level(id)
    effort = max(2, round(chosen.effort * fraction))
    if id == "sidekick":
        return RuleOfThumb(AT_RANDOM)
    bot: Bot
    if id == "rookie":
        bot = OneLookAhead()
    elif id == "hero":
        bot = Trials(effort, PICKS, TURNS)
    else:
        bot = Search(effort, PICKS, TURNS)
    return Whimsical(bot, chosen.whims) if chosen.whims else bot
