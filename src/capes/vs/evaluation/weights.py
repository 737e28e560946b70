"""What positions and options are weighed with, as data: one set for every style, and the first ones for comparison."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capes.vs.contract import verbs


@dataclass(frozen=True)
class Weights:
    """What a position is made of, in steps of log-odds."""

    left: tuple[float, ...] = (-2.2, -0.8, 0.15, 1.35, 1.9, 2.4)
    """What a Main with that many wounds still to take is worth."""
    level_2: float = 0.75
    xp: float = 0.2
    main_atk: float = 0.13
    main_def: float = 0.14
    card: float = 0.27
    resource: float = 0.4
    location: float = 0.12
    exposed: float = 0.35
    on_turn: float = -0.2
    """The turn is half spent when it is looked at; then the others strike."""
    supporting: float = 0.18
    atk: float = 0.08
    defense: float = 0.03
    wounded: float = 0.15
    stunned: float = 0.12
    stunned_def: float = 0.05
    slope: float = 1.0
    unsettled: float = 0.02
    """What is not over is neither won nor lost: so much is kept back from either end, which gives winners haste."""
    begins: float = 0.06
    """What it is worth to have the first turn."""


@dataclass(frozen=True)
class Looks:
    """How promising options look at a glance, 0 to 1."""

    plain: dict[str, float]
    """By their verbs alone."""
    play: float = 0.6
    """A plot twist outside combat."""
    play_in_combat: float = 0.3
    power_up: float = 0.06
    """A power-up outside combat."""
    sees_futility: bool = True
    """Whether attacks that cannot succeed are known for what they are, and joining by what it adds."""


PLAIN: Final = {
    verbs.KEEP: 0.8,
    verbs.MULLIGAN: 0.2,
    verbs.NEXT: 0.15,
    verbs.MAIN_PHASE: 0.1,
    verbs.END_TURN: 0.12,
    verbs.HAND_OVER: 0.02,
    verbs.DONE: 0.2,
    verbs.YES: 0.8,
    verbs.NO: 0.2,
    verbs.PASS: 0.6,
    verbs.MOVE: 0.12,
    verbs.JOIN: 0.45,
    verbs.DANCE: 0.6,
    verbs.DROP_OUT: 0.2,
    verbs.TURN: 0.6,
    verbs.TAKE: 0.6,
    verbs.RESOLVE: 0.5,
    verbs.USE: 0.55,
    verbs.EQUIP: 0.6,
    verbs.FIRST: 0.5,
    verbs.NAME: 0.2,
    verbs.PLAYER: 0.5,
    verbs.MODE: 0.5,
}

WEIGHTS: Final = Weights()
LOOKS: Final = Looks(PLAIN)

FIRST_WEIGHTS: Final = Weights(resource=0.1, unsettled=0.0, begins=0.0)
FIRST_LOOKS: Final = Looks({**PLAIN, verbs.PASS: 0.4}, play_in_combat=0.5, power_up=0.15, sees_futility=False)
"""Those of the first Mastermind, which is kept as `mastermind-1` to be measured against."""

STYLES: Final = {
    "rusher": Weights(card=0.17, resource=0.3, exposed=0.15, main_atk=0.2, atk=0.12, defense=0.01),
    "controller": Weights(card=0.38, main_def=0.2, defense=0.06, stunned=0.04, stunned_def=0.02),
    "builder": Weights(resource=0.55, location=0.2, level_2=1.05, xp=0.32, exposed=0.45),
}
"""Rushers want damage now, controllers answers in hand and the others down, builders resources and levels."""
