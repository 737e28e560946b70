"""The powers of the cards: one text file per team and set, each card as it is printed.

Lives here: which card says what, as text; `make ledger` reads it into words (ready.json), which is what is loaded.
Does not live here: how text is read (grammar), provenance and numbers of prints (catalogue), what words do (rules).
May call: core, plugins, words, catalogue.

    >>> from capes.vs import cards
    >>> from capes.vs.words import FACES
    >>> cards.load()
    >>> FACES["mb/hulk-main-l1"].next_level
    'mb/hulk-main-l2'
"""

from typing import Final

from capes.vs.cards.card import card
from capes.vs.cards.outside import load_outside
from capes.vs.cards.ready import ready
from capes.vs.words.face import FACES

FILES: Final = (
    "marvel_battles/avengers",
    "marvel_battles/x_men",
    "marvel_battles/guardians",
    "marvel_battles/super_villains",
    "marvel_battles/common",
    "mcu_battles/heroes",
    "mcu_battles/villains",
    "mcu_battles/common",
    "defenders/defenders",
    "defenders/underworld",
    "defenders/common",
    "a_force/a_force",
    "a_force/femme_fatales",
    "a_force/common",
)
"""Every file of cards, in the order of the sets."""


def load() -> None:
    """Make every card known; asking again does nothing."""
    if "mb/hulk-main-l1" not in FACES:
        for id, powers in ready().items():
            printed, _, variant = id.partition("@")
            card(printed, *powers, variant=variant)
    load_outside()


__all__ = ["FILES", "load"]
