"""The ten Villains."""

from __future__ import annotations

from capes.duel.cards.card import character
from capes.duel.words.abilities import CannotBeReduced, CannotBeReturned, OpponentUsesFirstPower
from capes.duel.words.adjust import (
    CHOSEN,
    CONDITIONS_IN_PLAY,
    DEALT,
    SELF,
    TAKEN,
    TEAM,
    TEAMMATES,
    Adjust,
    AttackerIs,
    InRole,
    OpponentIs,
)
from capes.duel.words.effects import Heal
from capes.duel.words.kinds import ATTACKING, ENERGY, GRAY, HERO, MENTAL, PHYSICAL

BLACK_FRIDAY = character(
    "black-friday",
    Adjust(1, DEALT, SELF, OpponentIs(GRAY)),
    second=(Adjust(2, DEALT, TEAMMATES, OpponentIs(HERO)),),
)
BONESNAPPER = character("bonesnapper", Adjust(3, DEALT, SELF, OpponentIs(ENERGY)))
BROWNOUT = character(
    "brownout",
    Adjust(1, DEALT, SELF, per=CONDITIONS_IN_PLAY, most=3),
    first=(Heal(2, SELF),),
)
DARK = character(
    "dark",
    Adjust(-1, TAKEN, SELF, AttackerIs(MENTAL)),
    second=(Adjust(-2, TAKEN, TEAM, AttackerIs(ENERGY), all_damage=True),),
)
FOREGONE_CONCLUSION = character("foregone-conclusion", CannotBeReduced())
MESMERELDA = character(
    "mesmerelda",
    Adjust(-2, TAKEN, SELF, AttackerIs(HERO)),
    second=(Adjust(-3, DEALT, CHOSEN),),
)
PAPERCUT = character("papercut", Adjust(1, DEALT, SELF, InRole(ATTACKING)))
SIEGE_ENGINE = character("siege-engine", CannotBeReturned())
SLAGHEAP = character("slagheap", Adjust(2, DEALT, SELF, OpponentIs(PHYSICAL)))
ZUGZWANG = character("zugzwang", OpponentUsesFirstPower())

VILLAINS = (
    BLACK_FRIDAY,
    BONESNAPPER,
    BROWNOUT,
    DARK,
    FOREGONE_CONCLUSION,
    MESMERELDA,
    PAPERCUT,
    SIEGE_ENGINE,
    SLAGHEAP,
    ZUGZWANG,
)
