"""Cards of A-Force that belong to no team."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ANY_TURN,
    COMBAT,
    END_OF_COMBAT,
    IN_COMBAT,
    MAIN_CHARACTER,
    YOURS,
    Each,
    Give,
    HasStats,
    Twist,
)

MAIN_STRENGTH = card(
    "af/main-strength",
    Twist(
        COMBAT,
        (Give(HasStats(Each(YOURS & MAIN_CHARACTER & IN_COMBAT), 2), END_OF_COMBAT),),
        any_turn=ANY_TURN,
    ),
)
