"""The sixteen Conditions: seven pairs of opposites and two that take another away."""

from __future__ import annotations

from capes.duel.cards.card import condition
from capes.duel.words.abilities import BY_SIDE, BY_TYPE, AllDo, Removes
from capes.duel.words.kinds import ENERGY, FATE, GRAY, HERO, MENTAL, PHYSICAL, RANGED, SLOW, VILLAIN

CONDITIONS = (
    condition("innocent-bystanders", AllDo(-1, HERO)),
    condition("call-to-arms", AllDo(1, HERO)),
    condition("no-questions-asked", AllDo(1, GRAY)),
    condition("pick-a-side", AllDo(-1, GRAY)),
    condition("crime-wave", AllDo(1, VILLAIN)),
    condition("police-cordon", AllDo(-1, VILLAIN)),
    condition("close-quarters", AllDo(1, PHYSICAL)),
    condition("unstable-terrain", AllDo(-1, PHYSICAL)),
    condition("nearby-utilities", AllDo(1, ENERGY)),
    condition("citywide-blackout", AllDo(-1, ENERGY)),
    condition("dead-calm", AllDo(1, MENTAL)),
    condition("deafening-noise", AllDo(-1, MENTAL)),
    condition("stars-align", AllDo(1, FATE)),
    condition("law-of-averages", AllDo(-1, FATE)),
    condition("state-of-emergency", Removes(BY_SIDE), AllDo(-1, SLOW)),
    condition("freak-storm", Removes(BY_TYPE), AllDo(-1, RANGED)),
)
