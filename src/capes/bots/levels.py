"""The five levels, from Sidekick to Mastermind; the same for every game."""

from __future__ import annotations

from typing import Final, NamedTuple

from capes.bots.bot import Bot, Dice, OneLookAhead, RuleOfThumb
from capes.bots.search import Search
from capes.bots.trials import Trials
from capes.core.errors import BadSetup

ROOKIE_TABLES: Final = 2
TRIAL_PICKS: Final = 12
SEARCH_PICKS: Final = 16


class Level(NamedTuple):
    """A level: its name, how much it thinks at most, and for how long at most."""

    id: str
    title: str
    effort: int  # imagined games per decision, 0 for those that do not count
    seconds: float  # the longest it thinks in a live game
    summary: str


LEVELS: Final = (
    Level("sidekick", "Sidekick", 0, 0.2, "plays by rule of thumb, with whims"),
    Level("rookie", "Rookie", 0, 0.4, "looks one pick ahead"),
    Level("hero", "Hero", 120, 0.8, "tries its options out in short games"),
    Level("champion", "Champion", 400, 1.2, "searches a tree of what it knows"),
    Level("mastermind", "Mastermind", 2400, 2.6, "searches deeper and longer"),
)
BY_ID: Final = {level.id: level for level in LEVELS}
RANDOM: Final = "random"


def level(id: str) -> Level:
    """The level called `id`, or BadSetup with the levels there are."""
    if id not in BY_ID:
        raise BadSetup(f"there is no level {id!r}; the levels are {', '.join(BY_ID)}")
    return BY_ID[id]


def make_bot(id: str, fraction: float = 1.0) -> Bot:
    """A bot of that level, thinking that fraction of its normal amount; `random` is a bot too."""
    if id == RANDOM:
        return Dice()
    if not 0 < fraction <= 100:
        raise BadSetup(f"a fraction of the normal thinking is above 0 and at most 100, not {fraction}")
    chosen = level(id)
    effort = max(2, round(chosen.effort * fraction))
    if id == "sidekick":
        return RuleOfThumb()
    if id == "rookie":
        return OneLookAhead(ROOKIE_TABLES)
    if id == "hero":
        return Trials(effort, TRIAL_PICKS)
    return Search(effort, SEARCH_PICKS)
