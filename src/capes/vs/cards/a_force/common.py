"""Cards of A-Force that belong to no team."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ANY_TURN,
    COMBAT,
    END_OF_COMBAT,
    IN_COMBAT,
    YOUR_MAIN,
    Give,
    HasStats,
    If,
    Is,
    Twist,
)

MAIN_STRENGTH = card(
    "af/main-strength",
    Twist(
        COMBAT,
        (If(Is(YOUR_MAIN, IN_COMBAT), (Give(HasStats(YOUR_MAIN, 2), END_OF_COMBAT),)),),
        any_turn=ANY_TURN,
    ),
)
