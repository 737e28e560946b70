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
    Level("rookie", "Rookie", 0, 0.4, 0.5, "looks one pick ahead, when it looks"),
    Level("hero", "Hero", 40, 0.8, 0.47, "tries its options out in short games"),
    Level("champion", "Champion", 160, 1.2, 0.12, "searches a tree of what it knows"),
    Level("mastermind", "Mastermind", 3200, 2.6, 0.0, "searches deeper and longer"),
)
BY_ID: Final = {level.id: level for level in LEVELS}
RANDOM: Final = "random"
"""Every option is as likely as the others: no level to play against, but a yardstick for the others."""

STYLES: Final = ("rusher", "controller", "builder")
"""What sets opponents of one level apart; each game has its own weights for them."""

FIRST: Final = "first"
"""How Mastermind judged at first; kept for `mastermind-1`, which later ones are measured against."""
MASTERMIND_1: Final = Level("mastermind-1", "Mastermind of old", 3200, 2.6, 0.0, "searches as it did at first")


class Styled(NamedTuple):
    """A level and the style it plays in; '' is its own."""

    level: Level
    style: str


def find(id: str) -> Styled | None:
    """The level and style of a name: `champion`, `champion-rusher`, `mastermind-1`; None if there is none."""
    if id == MASTERMIND_1.id:
        return Styled(MASTERMIND_1, FIRST)
    name, _, style = id.partition("-")
    if name not in BY_ID or (style and style not in STYLES) or id.endswith("-"):
        return None
    return Styled(BY_ID[name], style)


def level(id: str) -> Level:
    """The level called `id`, or BadSetup with the levels there are."""
    found = find(id)
    if found is None:
        raise BadSetup("error-there-is-no-level-the-levels-are", id=repr(id), levels=listed(BY_ID))
    return found.level
