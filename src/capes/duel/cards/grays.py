"""The ten Grays."""

from __future__ import annotations

from capes.duel.cards.card import character
from capes.duel.words.abilities import BlanksOpponent, IgnoresConditions
from capes.duel.words.adjust import (
    DEALT,
    OPPONENT,
    OPPOSING,
    OTHER_MATCH_UPS,
    SELF,
    TAKEN,
    Adjust,
    AttackIs,
    InRole,
    OpponentHurt,
    OpponentsTurn,
)
from capes.duel.words.effects import HEAL_SELF_1, ONE_OF_TEAM, ONE_TEAMMATE, Draw, Heal, WhenPutInPlay
from capes.duel.words.kinds import ATTACKING, FAST, RANGED

BRACKISH = character("brackish", HEAL_SELF_1)
GASLIGHT = character("gaslight", BlanksOpponent(), second=(Adjust(-2, DEALT, OPPONENT),))
MAL_SUERTE = character("mal-suerte", Adjust(-1, TAKEN, SELF))
REPO = character("repo", Adjust(1, DEALT, SELF, OpponentHurt()))
SERENDIPITY_JONES = character(
    "serendipity-jones",
    WhenPutInPlay((Draw(1),)),
    second=(Heal(2, ONE_OF_TEAM),),
)
SIDEBET = character("sidebet", Adjust(1, DEALT, SELF, per=OTHER_MATCH_UPS, most=2))
SOLSTICE = character(
    "solstice",
    Adjust(1, DEALT, SELF, OpponentsTurn()),
    second=(Adjust(-1, DEALT, OPPOSING),),
)
STATIC_CLING = character(
    "static-cling",
    Adjust(-1, TAKEN, SELF, AttackIs((FAST, RANGED))),
    second=(Adjust(-1, DEALT, OPPONENT),),
)
TUDE = character("tude", IgnoresConditions(), second=(Heal(4, ONE_TEAMMATE),))
UMLAUT = character("umlaut", Adjust(1, DEALT, SELF, InRole(ATTACKING)))

GRAYS = (
    BRACKISH,
    GASLIGHT,
    MAL_SUERTE,
    REPO,
    SERENDIPITY_JONES,
    SIDEBET,
    SOLSTICE,
    STATIC_CLING,
    TUDE,
    UMLAUT,
)
