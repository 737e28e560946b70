"""The deck with the numbers the rules' scenarios are written with.

What a rule does must not depend on how cards are tuned: scenes are played with these numbers, whatever is printed.
"""

from __future__ import annotations

from typing import Final

from capes.duel.cards.deck import DECK
from capes.duel.words.adjust import (
    CONDITIONS_IN_PLAY,
    DEALT,
    SELF,
    TAKEN,
    TEAMMATES,
    Adjust,
    AttackerIs,
    OpponentIs,
)
from capes.duel.words.deck import Deck
from capes.duel.words.effects import ONE_TEAMMATE, Heal
from capes.duel.words.kinds import HERO, PHYSICAL
from capes.duel.words.printed import Power, Printed

NUMBERS: Final = {
    "clarion": (10, 5, 3),
    "courier": (7, 4, 5),
    "doc-placebo": (9, 4, 1),
    "halogen": (8, 4, 5),
    "keystone": (13, 3, 5),
    "lucky-penny": (8, 4, 6),
    "nimbus": (10, 4, 2),
    "ohm-ranger": (10, 4, 3),
    "providence": (9, 4, 3),
    "riposte": (11, 4, 3),
    "brackish": (10, 3, 6),
    "gaslight": (10, 4, 2),
    "mal-suerte": (10, 4, 6),
    "repo": (11, 4, 6),
    "serendipity-jones": (10, 4, 3),
    "sidebet": (9, 4, 6),
    "solstice": (10, 4, 3),
    "static-cling": (8, 4, 4),
    "tude": (9, 4, 2),
    "umlaut": (7, 4, 5),
    "black-friday": (10, 4, 4),
    "bonesnapper": (10, 4, 6),
    "brownout": (8, 3, 5),
    "dark": (10, 4, 3),
    "foregone-conclusion": (8, 4, 6),
    "mesmerelda": (9, 4, 3),
    "papercut": (7, 4, 6),
    "siege-engine": (14, 4, 6),
    "slagheap": (12, 3, 5),
    "zugzwang": (9, 3, 6),
}
"""Health, and the damage of both powers."""

ABILITIES: Final[dict[str, tuple[object, ...]]] = {
    "brownout": (Adjust(1, DEALT, SELF, per=CONDITIONS_IN_PLAY, most=2),),
    "mesmerelda": (Adjust(-1, TAKEN, SELF, AttackerIs(HERO)),),
    "slagheap": (Adjust(1, DEALT, SELF, OpponentIs(PHYSICAL)),),
}
SECOND_POWERS: Final[dict[str, tuple[object, ...]]] = {
    "black-friday": (Adjust(1, DEALT, TEAMMATES, OpponentIs(HERO)),),
    "doc-placebo": (Heal(5, ONE_TEAMMATE),),
}


def renumbered(card: Printed) -> Printed:
    """The card with those numbers."""
    if card.id not in NUMBERS:
        return card
    health, *damage = NUMBERS[card.id]
    does = (card.powers[0].does, SECOND_POWERS.get(card.id, card.powers[1].does))
    powers = tuple(
        Power(power.name, number, power.speed, words)
        for power, number, words in zip(card.powers, damage, does, strict=True)
    )
    return Printed(
        card.id, card.name, card.kind, card.copies, card.flavor, card.rulebook, card.side, card.type, health,
        card.floor, powers, ABILITIES.get(card.id, card.words), card.timing,
    )  # fmt: skip


SCENARIO_DECK: Final = Deck(tuple(renumbered(card) for card in DECK.faces))
