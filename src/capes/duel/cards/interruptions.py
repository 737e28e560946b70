"""The thirteen Interruptions, twenty cards in all."""

from __future__ import annotations

from capes.duel.cards.card import interruption
from capes.duel.words.effects import (
    ACTIVE,
    DECLARED,
    FREE,
    IT,
    KNOCKED_OUT,
    MATCHED_UP,
    OTHER,
    YOURS,
    Boost,
    CancelPower,
    Choose,
    ChooseCondition,
    Draw,
    Heal,
    Hurt,
    Prevent,
    Quicken,
    RemoveCondition,
    ReturnToHand,
    SetHealth,
    SwapPlaces,
    TakePlace,
)
from capes.duel.words.kinds import AFTER_DECLARATION, ANY_TIME, FAST, IN_MATCH_UP, RE_MATCH

INTERRUPTIONS = (
    interruption("emergency-medi-kit", ANY_TIME, Choose(), Heal(5)),
    interruption("second-wind", ANY_TIME, Choose(KNOCKED_OUT), SetHealth(3)),
    interruption("trapdoor", ANY_TIME, Choose(not_last_active=True, to_hand=True), ReturnToHand()),
    interruption("tactical-withdrawal", ANY_TIME, Choose(ACTIVE, YOURS, to_hand=True), ReturnToHand()),
    interruption("force-field", ANY_TIME, Choose(ACTIVE), Prevent(4)),
    interruption("power-dampener", AFTER_DECLARATION, Choose(DECLARED), CancelPower()),
    interruption("adrenaline-rush", IN_MATCH_UP, Choose(MATCHED_UP), Boost(3)),
    interruption("falling-debris", ANY_TIME, Choose(ACTIVE), Hurt(2)),
    interruption(
        "switcheroo", RE_MATCH, Choose(MATCHED_UP), Choose(MATCHED_UP, name=OTHER, teammate_of=IT), SwapPlaces()
    ),
    interruption("body-double", RE_MATCH, Choose(MATCHED_UP), Choose(FREE, name=OTHER, teammate_of=IT), TakePlace()),
    interruption("all-clear", ANY_TIME, ChooseCondition(), RemoveCondition()),
    interruption("hidden-cache", ANY_TIME, Draw(2)),
    interruption("head-start", IN_MATCH_UP, Choose(MATCHED_UP), Quicken(FAST)),
)
