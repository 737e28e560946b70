"""The levels of bots, from Sidekick to Mastermind: for tables that seat them and for the bots themselves."""

from __future__ import annotations

from typing import Final, NamedTuple

from capes.core.errors import BadSetup
from capes.language.sentence import listed


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
"""Every option is as likely as the others: no level to play against, but a yardstick for the others."""


def level(id: str) -> Level:
    """The level called `id`, or BadSetup with the levels there are."""
    if id not in BY_ID:
        raise BadSetup("error-there-is-no-level-the-levels-are", id=repr(id), levels=listed(BY_ID))
    return BY_ID[id]
