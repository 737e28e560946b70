"""The very characters, cards or players meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capes.vs.words.kinds import Which, Who, Whose


@dataclass(frozen=True)
class PlainPlayer(Whose):
    """A player pronoun that is one word."""

    name: str


YOU: Final = PlainPlayer("you")
THAT_PLAYER: Final = PlainPlayer("that player")  # the player chosen, or the one the trigger is about
EACH_ENEMY: Final = PlainPlayer("each enemy")
EACH_PLAYER: Final = PlainPlayer("each player")


@dataclass(frozen=True)
class Self(Who):
    """The character the power is on."""


@dataclass(frozen=True)
class Chosen(Who):
    """What was picked under that name; IT is the last thing picked."""

    name: str = "it"


@dataclass(frozen=True)
class That(Who):
    """The character the trigger is about."""


@dataclass(frozen=True)
class TheOther(Who):
    """The other character the trigger is about: the defender of an attack, the stunner of a stun."""


@dataclass(frozen=True)
class Each(Who):
    """Everyone in play who fits, or every card in that zone of that player."""

    which: Which
    where: str = "play"
    whose: Whose = YOU


@dataclass(frozen=True)
class Remembered(Who):
    """What this character remembers (see Remember)."""

    name: str = "it"


@dataclass(frozen=True)
class YourMain(Who):
    """The main character you started with, while it is on your side."""


@dataclass(frozen=True)
class TheRest(Who):
    """The looked-at or revealed cards that were not picked."""

    name: str = "looked"


SELF: Final = Self()
IT: Final = Chosen()
THAT: Final = That()
THE_OTHER: Final = TheOther()
YOUR_MAIN: Final = YourMain()


@dataclass(frozen=True)
class ControllerOf(Whose):
    """The player who controls that character."""

    who: Who


@dataclass(frozen=True)
class OwnerOf(Whose):
    """The player who owns that card."""

    who: Who
