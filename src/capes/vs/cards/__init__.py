"""The powers of the cards: one file per team per set, each card a sentence of words.

Lives here: which card says what.
Does not live here: printed facts (catalogue), what words do (rules), how they read (english).
May call: core, plugins, words, catalogue.

    >>> from capes.vs import cards
    >>> from capes.vs.words import FACES
    >>> cards.load()
    >>> FACES["mb/hulk-main-l1"].next_level
    'mb/hulk-main-l2'
"""

from importlib import import_module
from typing import Final

from capes.vs.cards.outside import load_outside

FILES: Final = (
    "marvel_battles.avengers",
    "marvel_battles.x_men",
    "marvel_battles.guardians",
    "marvel_battles.super_villains",
    "marvel_battles.common",
    "mcu_battles.heroes",
    "mcu_battles.villains",
    "mcu_battles.common",
    "defenders.defenders",
    "defenders.underworld",
    "defenders.common",
    "a_force.a_force",
    "a_force.femme_fatales",
    "a_force.common",
)
"""Every file of cards, in the order of the sets."""


def load() -> None:
    """Make every card known; asking again does nothing."""
    for file in FILES:
        import_module(f"{__name__}.{file}")
    load_outside()


__all__ = ["FILES", "load"]
