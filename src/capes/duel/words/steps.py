"""The words the turn itself is written in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Deal:
    """Shuffle and deal six cards to everybody; again if a hand has no Character."""


@dataclass(frozen=True)
class ChooseStart:
    """Everybody chooses a starting Character, face-down."""


@dataclass(frozen=True)
class TurnOver:
    """All starting Characters are turned over; the most villainous goes first."""


@dataclass(frozen=True)
class BeginTurn:
    """The current player draws a card."""


@dataclass(frozen=True)
class Window:
    """Everybody may play Interruptions until all pass in a row."""

    code: str


@dataclass(frozen=True)
class PlayCondition:
    """The current player may put a Condition in play."""


@dataclass(frozen=True)
class RemoveOne:
    """The player of a remover chooses which Condition it takes away."""


@dataclass(frozen=True)
class PutInPlay:
    """The current player may put a Character in play."""


@dataclass(frozen=True)
class Attack:
    """Attacks, actions and counter-attacks, one at a time, until somebody declines."""


@dataclass(frozen=True)
class DeclareOutside:
    """Powers that reach beyond their match-up are declared."""


@dataclass(frozen=True)
class DeclareRole:
    """Characters of this role declare the power they use in their match-up (0 attacking, 1 attacked)."""

    role: int


@dataclass(frozen=True)
class DealDamage:
    """Damage in three groups, then healing."""


@dataclass(frozen=True)
class CleanUp:
    """Aid is rendered, match-ups end, power sliders go back, wounds close."""


@dataclass(frozen=True)
class DiscardDown:
    """The current player discards down to five cards."""


@dataclass(frozen=True)
class EndTurn:
    """Whoever has everybody knocked out loses; otherwise the next player's turn, or the count."""


@dataclass(frozen=True)
class DiscardPlayed:
    """The Interruption just carried out goes to the discard pile."""


SETUP: Final[tuple[object, ...]] = (Deal(), ChooseStart(), TurnOver())

TURN: Final[tuple[object, ...]] = (
    BeginTurn(),
    Window("W1"),
    PlayCondition(),
    RemoveOne(),
    Window("W2"),
    PutInPlay(),
    Window("W3"),
    Attack(),
    DeclareOutside(),
    Window("W8"),
    DeclareRole(0),
    Window("W9"),
    DeclareRole(1),
    Window("W10"),
    DealDamage(),
    Window("W12"),
    CleanUp(),
    DiscardDown(),
    EndTurn(),
)
AFTER_DAMAGE: Final = TURN.index(Window("W12"))
AFTER_ATTACK: Final[tuple[object, ...]] = (Window("W4"),)
DISCARD_PLAYED: Final[tuple[object, ...]] = (DiscardPlayed(),)
