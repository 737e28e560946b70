"""Cards of The MCU Battles that serve both sides."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    BUILD,
    LOOKED,
    SNIPER,
    SUPPORTING,
    Choose,
    Has,
    Look,
    PutIntoDeck,
    PutIntoHand,
    TheRest,
    Twist,
)

WINTER_SOLDIER = card("mcu/winter-soldier", Has(SNIPER))

HES_A_FRIEND_FROM_WORK = card(
    "mcu/hes-a-friend-from-work",
    Twist(
        BUILD,
        (
            Look(5),
            Choose(SUPPORTING, where=LOOKED, up_to=True),
            PutIntoHand(shown=True),
            PutIntoDeck(TheRest(), "bottom"),
        ),
    ),
)

ACADEMY = card("mcu/academy")

FORTRESS = card("mcu/fortress")

LABORATORY = card("mcu/laboratory")

TRAINING_GROUND = card("mcu/training-ground")
