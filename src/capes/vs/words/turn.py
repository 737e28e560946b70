"""The words turns and combats are made of: the rulebook's own sequence, written as cards are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capes.vs.words.kinds import Effect


@dataclass(frozen=True)
class Answered(Effect):
    """The pick that this effect asked for is in: act on it. It stands after every effect that asks."""

    effect: Effect


@dataclass(frozen=True)
class PickFirst(Effect):
    """Chance picks a player, who names the first player."""


@dataclass(frozen=True)
class PlaceMains(Effect):
    """Each player in order places the Level 1 Main in the front or back row."""


@dataclass(frozen=True)
class DealHands(Effect):
    """Shuffle and draw seven."""


@dataclass(frozen=True)
class Mulligans(Effect):
    """Each player in order may shuffle the whole hand back once and draw seven new cards."""


@dataclass(frozen=True)
class BeginTurn(Effect):
    """A turn begins: standing checks on Mains, then what triggers now."""


@dataclass(frozen=True)
class DrawPhase(Effect):
    """Draw two."""


@dataclass(frozen=True)
class RecoverAndReady(Effect):
    """The Recovery Phase begins: recover, then ready."""


@dataclass(frozen=True)
class RecoveryPhase(Effect):
    """Super Powers of this window."""


@dataclass(frozen=True)
class BeginBuild(Effect):
    """The Build Phase begins."""


@dataclass(frozen=True)
class ResourceStep(Effect):
    """Place at most one resource."""


@dataclass(frozen=True)
class RecruitStep(Effect):
    """Gain a point per resource and recruit."""


@dataclass(frozen=True)
class FormationStep(Effect):
    """Move characters between the rows."""


@dataclass(frozen=True)
class AfterFormation(Effect):
    """The rest of the Build Phase, after the three steps."""


@dataclass(frozen=True)
class BeginMain(Effect):
    """The Main Phase begins."""


@dataclass(frozen=True)
class MainPhase(Effect):
    """Attack and act, as often as you like."""


@dataclass(frozen=True)
class EndTurn(Effect):
    """What triggers as the turn ends; then effects of this turn end."""


@dataclass(frozen=True)
class NextTurn(Effect):
    """The next player's turn."""


@dataclass(frozen=True)
class DeclareAttack(Effect):
    """Add attackers, then name the defender."""


@dataclass(frozen=True)
class AttackCues(Effect):
    """What triggers on attacking and being attacked."""


@dataclass(frozen=True)
class CombatChances(Effect):
    """Players act in turn until all pass in succession."""


@dataclass(frozen=True)
class StrikeBackAt(Effect):
    """Who is struck back, chosen for the Ferocious step or the normal one."""

    ferocious: bool


@dataclass(frozen=True)
class Strike(Effect):
    """The strikes of one step."""

    ferocious: bool


@dataclass(frozen=True)
class AfterStrikes(Effect):
    """The combat has been resolved: what triggers on that."""


@dataclass(frozen=True)
class CloseCombat(Effect):
    """Back to the Main Phase."""


@dataclass(frozen=True)
class Pay(Effect):
    """Pay symbols by turning Locations face down or discarding them."""

    cost: tuple[str, ...]


@dataclass(frozen=True)
class EndStatement(Effect):
    """Somebody has paid to end what was given under that timestamp."""

    stamp: int


@dataclass(frozen=True)
class Announce(Effect):
    """A Super Power is used: it counts, triggers, and may be reacted to."""

    key: str
    name: str
    once_per_game: bool = False
    counted: bool = False


@dataclass(frozen=True)
class FinishTwist(Effect):
    """A plot twist goes to its player's KO pile (or is shuffled into the deck) after it has been carried out."""

    number: int
    then: str = "ko"


@dataclass(frozen=True)
class PickReaction(Effect):
    """Which of the Reactions that come beforehand is offered next."""


@dataclass(frozen=True)
class OfferReaction(Effect):
    """Use the Reaction, or not; `key`: one that triggered, else the one that was picked."""

    key: str = ""


@dataclass(frozen=True)
class SendBack(Effect):
    """A stolen character goes back to its former side, in the row named or the one the mover chooses."""

    number: int
    to: int
    row: str = "either"


@dataclass(frozen=True)
class PickUnique(Effect):
    """Of characters of one name that arrived together, one is kept."""

    numbers: tuple[int, ...]


@dataclass(frozen=True)
class PickMain(Effect):
    """Of several Mains at the start of a turn, one is kept."""


@dataclass(frozen=True)
class Bind(Effect):
    """From here on that name stands for these characters or cards (or that player)."""

    name: str
    numbers: tuple[int, ...] = ()
    player: int = -1


@dataclass(frozen=True)
class DeclareAgain(Effect):
    """A further solo attack without readying, on one of these, or none."""

    attacker: int
    targets: tuple[int, ...]


def asking(step: Effect) -> tuple[Effect, Answered]:
    """A step that asks, and its answer beside it."""
    return step, Answered(step)


TURN: Final = (
    BeginTurn(),
    DrawPhase(),
    RecoverAndReady(),
    *asking(RecoveryPhase()),
    BeginBuild(),
    *asking(ResourceStep()),
    *asking(RecruitStep()),
    *asking(FormationStep()),
    *asking(AfterFormation()),
    BeginMain(),
    *asking(MainPhase()),
    EndTurn(),
    NextTurn(),
)

DECLARATION: Final = asking(DeclareAttack())

SETUP: Final = (PickFirst(), PlaceMains(), DealHands(), Mulligans())

COMBAT: Final = (
    AttackCues(),
    *asking(CombatChances()),
    StrikeBackAt(ferocious=True),
    Strike(ferocious=True),
    StrikeBackAt(ferocious=False),
    Strike(ferocious=False),
    AfterStrikes(),
    CloseCombat(),
)
