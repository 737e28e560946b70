"""Kinds of powers a printed card can have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capes.vs.words.kinds import Condition, Cue, Effect, Truth, Word
from capes.vs.words.oddities import MustAttackNext
from capes.vs.words.pronouns import Chosen, That, TheOther
from capes.vs.words.truths import ONLY_GIVEN, CostsLess

BUILD: Final = "Build"
MAIN: Final = "Main"
COMBAT: Final = "Combat"
RECOVERY: Final = "Recovery"
ANY_TURN: Final = True

ENERGY: Final = "Energy"
INTELLECT: Final = "Intellect"
MIGHT: Final = "Might"
SKILL: Final = "Skill"
HUMANITY: Final = "Humanity"
ALIEN: Final = "Alien"
SYMBOLS: Final = (ENERGY, INTELLECT, MIGHT, SKILL, HUMANITY, ALIEN)

ONCE_PER_TURN: Final = "turn"
ONCE_PER_GAME: Final = "game"
UNLIMITED: Final = "unlimited"


@dataclass(frozen=True)
class Power(Word):
    """Anything printed in a card's text box."""


@dataclass(frozen=True)
class SuperPower(Power):
    """Used by paying power symbols in its window; a symbol may be a choice ("Energy|Might")."""

    name: str
    window: str
    cost: tuple[str, ...]
    do: tuple[Effect, ...]
    any_turn: bool = False
    any_combat: bool = False
    only_if: Condition | None = None
    uses: str = ONCE_PER_TURN
    zone: str = "play"  # "ko": only from the KO pile
    while_stunned: bool = False  # only while its character is stunned
    keyword: bool = False  # a keyword used in the same way: no Super Power to cues and Reactions
    counted: bool = False  # how often its player has used it in this game matters


@dataclass(frozen=True)
class Reaction(Power):
    """A Super Power used when its cue happens, in any phase of any turn; resolves first."""

    name: str
    cue: Cue
    cost: tuple[str, ...]
    do: tuple[Effect, ...]
    uses: str = ONCE_PER_TURN


@dataclass(frozen=True)
class Twist(Power):
    """What a plot twist does, and when it may be played."""

    window: str
    do: tuple[Effect, ...]
    any_turn: bool = False
    only_if: Condition | None = None


@dataclass(frozen=True)
class When(Power):
    """A triggered power. `if_` must hold when it triggers and again when it resolves."""

    cue: Cue
    do: tuple[Effect, ...]
    name: str = ""
    if_: Condition | None = None


@dataclass(frozen=True)
class Always(Power):
    """A continuous power. `while_stunned`: it also works while its character is face down."""

    truth: Truth
    name: str = ""
    while_stunned: bool = False

    def __post_init__(self) -> None:
        """A continuous power speaks of whom it can find at any time, and of nothing that lasts for a time only."""
        said = type(self.truth).__name__
        if isinstance(self.truth, (*ONLY_GIVEN, MustAttackNext)):
            raise ValueError(f"{said} holds for a time: write Give({said}(...), until) in place of Always")
        if isinstance(self.truth, CostsLess) and self.truth.next_only:
            raise ValueError("CostsLess(next_only=True) is used up: write Give(CostsLess(...), until)")
        if isinstance(getattr(self.truth, "whom", None), Chosen | That | TheOther):
            raise ValueError(
                f"Always({said}(...)) speaks of nobody: say whom=SELF, Each(...), Remembered() or YOUR_MAIN"
            )


@dataclass(frozen=True)
class LevelUp(Power):
    """How a main character gains XP, and how many it needs; `for_points`: bought with recruit points, 1 XP each."""

    xp: int
    when: tuple[When, ...]
    name: str = ""
    for_points: bool = False


@dataclass(frozen=True)
class Has(Power):
    """A keyword (a constant of words.keywords)."""

    keyword: Word


@dataclass(frozen=True)
class Equips(Power):
    """What Equipment gives its bearer."""

    powers: tuple[Power, ...]
    atk: int = 0
    defense: int = 0
    unique: bool = False
