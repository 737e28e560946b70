"""Cards of The Defenders that belong to no team."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ANY_TURN,
    ATTACKING,
    COMBAT,
    END_OF_COMBAT,
    IT,
    MAIN,
    PLUS,
    YOURS,
    Choose,
    Each,
    Give,
    HasStats,
    If,
    OneTeam,
    PutCounter,
    Twist,
)

# Which team is named makes no difference but for one that all of them have.
LOYAL_SOLDIERS = card("def/loyal-soldiers", Twist(MAIN, (If(OneTeam(YOURS), (PutCounter(PLUS, on=Each(YOURS)),)),)))

SHOCK_TO_THE_SYSTEM = card(
    "def/shock-to-the-system",
    Twist(COMBAT, (Choose(ATTACKING), Give(HasStats(IT, -3), END_OF_COMBAT)), any_turn=ANY_TURN),
)
