"""The ten Heroes."""

from __future__ import annotations

from capes.duel.cards.card import character
from capes.duel.words.abilities import Survives
from capes.duel.words.adjust import (
    DEALT,
    SELF,
    TAKEN,
    TEAM,
    TEAMMATES,
    Adjust,
    AttackerIs,
    AttackIs,
    InRole,
    OpponentIs,
    TeammateDown,
)
from capes.duel.words.effects import HEAL_SELF_1, ONE_OF_TEAM, ONE_TEAMMATE, OTHER_OPPOSING, Heal, Hurt
from capes.duel.words.kinds import ATTACKED, ENERGY, MENTAL, PHYSICAL, SLOW, VILLAIN

TOUGH = Adjust(-1, TAKEN, SELF, AttackerIs(PHYSICAL))

CLARION = character(
    "clarion",
    Adjust(-2, TAKEN, SELF, AttackerIs(MENTAL)),
    second=(Adjust(1, DEALT, TEAMMATES),),
)
COURIER = character("courier", Adjust(-2, TAKEN, SELF, AttackIs((SLOW,))))
DOC_PLACEBO = character("doc-placebo", HEAL_SELF_1, second=(Heal(4, ONE_TEAMMATE),))
HALOGEN = character("halogen", Adjust(1, DEALT, SELF, OpponentIs(VILLAIN)))
KEYSTONE = character("keystone", TOUGH)
LUCKY_PENNY = character("lucky-penny", Survives(at_least=4, leaves=1))
NIMBUS = character("nimbus", TOUGH, second=(Heal(4, ONE_OF_TEAM),))
OHM_RANGER = character(
    "ohm-ranger",
    Adjust(-2, TAKEN, SELF, AttackerIs(ENERGY)),
    second=(Hurt(2, OTHER_OPPOSING),),
)
PROVIDENCE = character(
    "providence",
    Adjust(2, DEALT, SELF, TeammateDown()),
    second=(Adjust(-1, TAKEN, TEAM),),
)
RIPOSTE = character(
    "riposte",
    Adjust(2, DEALT, SELF, InRole(ATTACKED)),
    second=(Adjust(1, DEALT, TEAM, OpponentIs(MENTAL)),),
)

HEROES = (
    CLARION,
    COURIER,
    DOC_PLACEBO,
    HALOGEN,
    KEYSTONE,
    LUCKY_PENNY,
    NIMBUS,
    OHM_RANGER,
    PROVIDENCE,
    RIPOSTE,
)
