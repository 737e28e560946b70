"""What a decision asks, by name: the one place where these words are spelt."""

from __future__ import annotations

from typing import Final

START: Final = "start"  # which Character to begin with
CONDITION: Final = "condition"  # whether to play a Condition
CHARACTER: Final = "character"  # whether to put a Character in play
ATTACK: Final = "attack"  # whether to attack
COUNTER_ATTACK: Final = "counter-attack"  # whether to attack as well
INTERRUPT: Final = "interrupt"  # whether to interrupt
OUTSIDE_POWER: Final = "outside power"  # whether to use a power that reaches outside the match-up
POWER: Final = "power"  # which power to use
REMOVE: Final = "remove"  # which Condition to take away
DISCARD: Final = "discard"  # what to discard
TARGET: Final = "target"  # what a card is played on
