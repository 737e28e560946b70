"""What positions and options are weighed with, as data: one set for every style, and the first ones for comparison."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """What a position is made of."""

    standing: float = 1.0
    """Somebody who stands, besides Health."""
    health: float = 0.1
    """A point of Health."""
    down: float = 0.15
    """Somebody knocked out who may be helped up."""
    down_health: float = 0.02
    person: float = 0.7
    """A Character in hand whom the team has room for."""
    card: float = 0.2
    """Any other card in hand."""
    nobody: float = 0.5
    """The share that is left when nobody stands and the own Step 15 is near."""
    slope: float = 0.8
    unsettled: float = 0.02
    """What is not over is neither won nor lost: so much is kept back from either end, which gives winners haste."""


@dataclass(frozen=True)
class Looks:
    """How promising options look at a glance, 0 to 1."""

    hold: float = 0.6
    """Holding a card back."""
    boost: float = 0.45
    cancel: float = 0.4
    sees_futility: bool = True
    """Whether healing the healthy and sending one's own away unharmed are known for what they are."""


WEIGHTS: Final = Weights()
LOOKS: Final = Looks()

FIRST_WEIGHTS: Final = Weights(card=0.12, unsettled=0.0)
FIRST_LOOKS: Final = Looks(sees_futility=False)
"""Those of the first Mastermind, which is kept as `mastermind-1` to be measured against."""

STYLES: Final = {
    "rusher": Weights(standing=1.2, health=0.07, card=0.12, person=0.8),
    "controller": Weights(card=0.35, person=0.6),
    "builder": Weights(health=0.13, person=0.9, down=0.3),
}
"""Rushers want the others down, controllers cards to answer with, builders a large and healthy team."""
