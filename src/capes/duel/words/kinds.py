"""Sides, types, speeds and the other short words that everything else is built from."""

from __future__ import annotations

from typing import Final

HERO: Final = "Hero"
GRAY: Final = "Gray"
VILLAIN: Final = "Villain"
SIDES: Final = (HERO, GRAY, VILLAIN)  # from the least villainous to the most

PHYSICAL: Final = "Physical"
ENERGY: Final = "Energy"
MENTAL: Final = "Mental"
FATE: Final = "Fate"
TYPES: Final = (PHYSICAL, ENERGY, MENTAL, FATE)

FAST: Final = "fast"
RANGED: Final = "ranged"
NORMAL: Final = "normal"
SLOW: Final = "slow"
SPEEDS: Final = (FAST, RANGED, NORMAL, SLOW)

CHARACTER: Final = "character"
CONDITION: Final = "condition"
INTERRUPTION: Final = "interruption"

# Roles in a match-up: the attacking card overlaps the attacked one.
ATTACKING: Final = "attacking"
ATTACKED: Final = "attacked"

# Actions of the optional rule More Actions, as kept in the state (0: none).
AID: Final = 1
THWART: Final = 2
GANG_UP: Final = 3
ACTION_NAMES: Final = ("", "aid", "thwart", "gang up")

# Windows in which Interruptions may be played, and which of them each timing means.
WINDOWS: Final = ("W1", "W2", "W3", "W4", "W8", "W9", "W10", "W12")
EARLY_WINDOWS: Final = ("W1", "W2", "W3", "W4", "W9")
"""Whatever may be played in these may be played later in the same turn too: in Step 8, or just before damage."""
BEFORE_DAMAGE: Final = "W10"
AFTER_DAMAGE: Final = "W12"
WAITING_WINDOWS: Final = (*EARLY_WINDOWS, "W8")
"""Windows in which a card that may also be played just before damage can wait."""
ANY_TIME: Final = "any"
IN_MATCH_UP: Final = "match-up"
AFTER_DECLARATION: Final = "after-declaration"
RE_MATCH: Final = "re-match"
TIMINGS: Final[dict[str, tuple[str, ...]]] = {
    ANY_TIME: WINDOWS,
    IN_MATCH_UP: ("W4", "W8", "W9", "W10"),
    AFTER_DECLARATION: ("W8", "W9", "W10"),
    RE_MATCH: ("W4", "W8"),
}
WHEN_PLAYED: Final[dict[tuple[str, ...], str]] = {windows: timing for timing, windows in TIMINGS.items()}
"""The timing of a card by its windows."""

COLOURS: Final = ("red", "blue", "yellow", "green", "violet")
"""Slider colours, one for each player."""

HAND_LIMIT: Final = 5
TEAM_LIMIT: Final = 5
STARTING_HAND: Final = 6
