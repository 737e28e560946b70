"""Small things a scenario says: keywords, teams, symbols, changes of ATK and DEF, and for how long."""

from __future__ import annotations

import re
from typing import Final

from capes.vs.words import effects as e
from capes.vs.words.face import TEAMS
from capes.vs.words.keywords import KEYWORDS
from capes.vs.words.powers import SYMBOLS

UNTIL: Final = {
    "this turn": e.END_OF_TURN, "this combat": e.END_OF_COMBAT, "for the game": e.END_OF_GAME,
    "until your next turn ends": e.END_OF_YOUR_NEXT_TURN,
}  # fmt: skip
CHANGE: Final = r"([+-]\d+/[+-]\d+|[+-]\d+ ?(?:ATK|DEF))"


class NotUnderstood(ValueError):
    """A phrase nobody knows."""


def keyword(name: str) -> str | None:
    """A keyword by its name in any case, or None."""
    folded = name.strip().casefold()
    return next((known for known in KEYWORDS if known.casefold() == folded), None)


def team(name: str) -> str | None:
    """A team by its name in any case, or None."""
    folded = name.strip().casefold()
    return next((known for known in TEAMS if known.casefold() == folded), None)


def stats(phrase: str) -> tuple[int, int]:
    """A change of ATK and DEF: '+4/+0', '+4 ATK', '-1 DEF'."""
    match = re.fullmatch(r"([+-]\d+)/([+-]\d+)", phrase)
    if match is not None:
        return int(match[1]), int(match[2])
    match = re.fullmatch(r"([+-]\d+) ?(ATK|DEF)", phrase, re.IGNORECASE)
    if match is not None:
        return (int(match[1]), 0) if match[2].upper() == "ATK" else (0, int(match[1]))
    raise NotUnderstood(f"{phrase!r} is no change of ATK and DEF such as +4/+0 or -1 DEF")


def symbols(cost: str) -> tuple[str, ...]:
    """The symbols a Location pays: 'Might', 'Energy|Might'."""
    found: list[str] = []
    for word in cost.replace(",", " ").split():
        parts = [next((s for s in SYMBOLS if s.casefold() == part.casefold()), "") for part in word.split("|")]
        if not all(parts):
            raise NotUnderstood(f"{word!r} is no power symbol; they are {', '.join(SYMBOLS)}")
        found.append("|".join(parts))
    return tuple(found)
