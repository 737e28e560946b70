"""Imperatives: what powers and plot twists tell the players and the table to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capes.vs.words.adjectives import ANYONE
from capes.vs.words.kinds import Condition, Effect, HowMany, Truth, Which, Who, Whose, Word
from capes.vs.words.oddities import ManyMains
from capes.vs.words.pronouns import IT, SELF, YOU
from capes.vs.words.truths import ONLY_ALWAYS

PLUS: Final = 1
MINUS: Final = -1
FRONT: Final = "front"
BACK: Final = "back"
EITHER_ROW: Final = "either"  # its new player chooses
SAME_ROW: Final = "same"

PLAY: Final = "play"
HAND: Final = "hand"
DECK: Final = "deck"
KO_PILE: Final = "ko"
RESOURCES: Final = "resources"
LOOKED: Final = "looked"
AT_ONCE: Final = "at once"  # where a plot twist that was searched for goes: it is played

ANY_NUMBER: Final = 99  # as many as one likes, with `up_to`

END_OF_COMBAT: Final = "combat"
END_OF_TURN: Final = "turn"
END_OF_YOUR_NEXT_TURN: Final = "your next turn"
ITS_NEXT_TURN: Final = "its next turn"
END_OF_GAME: Final = "game"
WHILE_SOURCE: Final = "while source"  # until the source is stunned or leaves play
UNTIL_STUNNED: Final = "until stunned"  # until the character itself is stunned or leaves play
NEXT_RECOVERY: Final = "next recovery"

# -- choosing -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Choose(Effect):
    """Pick a character in play, or a card in a zone; IT afterwards. Nothing to pick: skipped."""

    which: Which = ANYONE
    name: str = "it"
    where: str = PLAY
    whose: Whose = YOU  # whose zone
    by: Whose = YOU
    count: int | HowMany = 1
    up_to: bool = False
    again: bool = False  # the same one may be picked more than once
    different_names: bool = False


@dataclass(frozen=True)
class ChooseRow(Effect):
    """Pick a row of an enemy player (or of yours)."""

    enemy: bool = True
    name: str = "it"


@dataclass(frozen=True)
class ChoosePlayer(Effect):
    """Pick a player: an enemy, or anybody; THAT_PLAYER afterwards."""

    enemy: bool = True
    all_stunned: bool = False


@dataclass(frozen=True)
class ChooseNumber(Effect):
    """Pick a whole number, any at all or up to a limit."""

    name: str = "number"
    up_to: int | HowMany | None = None


@dataclass(frozen=True)
class NameCard(Effect):
    """Name any card, in the game or not; `characters` limits it to characters."""

    characters: bool = False
    name: str = "named"


@dataclass(frozen=True)
class May(Effect):
    """Do it, or leave it."""

    do: tuple[Effect, ...]
    by: Whose = YOU


@dataclass(frozen=True)
class MayPay(Effect):
    """One of these players may pay that symbol, asked in turn; Done("paid") afterwards.

    A player pays with a basic Location; a character of that player's side (`as_character`) also with one of its team.
    """

    symbol: str
    by: Whose = YOU
    as_character: bool = False


@dataclass(frozen=True)
class OneOf(Effect):
    """Pick one of these and do it; modes that could do nothing are still on offer."""

    modes: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True)
class If(Effect):
    """Do it if that is so, otherwise the other thing."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class ForEach(Effect):
    """Do it once for each of them in turn; IT is the one."""

    who: Who
    do: tuple[Effect, ...]
    name: str = "it"


@dataclass(frozen=True)
class ForEachPlayer(Effect):
    """Do it once for each of these players in turn order; THAT_PLAYER is the one."""

    whose: Whose
    do: tuple[Effect, ...]


@dataclass(frozen=True)
class Repeat(Effect):
    """Do it so many times."""

    times: int | HowMany
    do: tuple[Effect, ...]


# -- characters -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PutCounter(Effect):
    """Put +1/+1 (PLUS) or -1/-1 (MINUS) counters on them."""

    counter: int
    on: Who = IT
    times: int | HowMany = 1


@dataclass(frozen=True)
class RemoveCounters(Effect):
    """Take counters of that kind off them (all, or so many); how many is Kept."""

    counter: int
    off: Who = IT
    times: int | HowMany | None = None


@dataclass(frozen=True)
class TurnCounters(Effect):
    """Replace all their counters of one kind by equally many of the other."""

    on: Who = IT


@dataclass(frozen=True)
class Give(Effect):
    """Make a statement true for a time. Whom and how much are locked in now."""

    truth: Truth
    until: str = END_OF_TURN

    def __post_init__(self) -> None:
        """Some statements are read afresh each time and cannot be locked in."""
        said = type(self.truth).__name__
        if isinstance(self.truth, (*ONLY_ALWAYS, ManyMains)):
            raise ValueError(f"{said} is a continuous power: write Always({said}(...)) in place of Give")


@dataclass(frozen=True)
class Await(Effect):
    """Wait for something to happen, and then do it; once, unless told otherwise."""

    when: Word
    until: str = END_OF_TURN
    once: bool = True


@dataclass(frozen=True)
class GainXP(Effect):
    """Put XP on the main character's next level card."""

    who: Who = SELF
    times: int | HowMany = 1


@dataclass(frozen=True)
class Stun(Effect):
    """Stun them; without the wound it is a daze."""

    who: Who = IT
    wound: bool = True


@dataclass(frozen=True)
class Wound(Effect):
    """Put wounds on them without stunning."""

    who: Who = IT
    times: int | HowMany = 1


@dataclass(frozen=True)
class Heal(Effect):
    """Take wounds off them."""

    who: Who = IT
    times: int | HowMany = 1


@dataclass(frozen=True)
class KO(Effect):
    """KO them: characters in play, or cards of a resource row."""

    who: Who = IT


@dataclass(frozen=True)
class Ready(Effect):
    """Ready them; the stunned cannot."""

    who: Who = IT


@dataclass(frozen=True)
class Exhaust(Effect):
    """Exhaust them."""

    who: Who = IT


@dataclass(frozen=True)
class Freeze(Effect):
    """Exhaust them; they cannot ready during their controller's next turn."""

    who: Who = IT


@dataclass(frozen=True)
class Recover(Effect):
    """Turn stunned characters face up; they stay exhausted."""

    who: Who = IT


@dataclass(frozen=True)
class Hide(Effect):
    """Turn them face down but ready: counters and Equipment go, no wound."""

    who: Who = IT


@dataclass(frozen=True)
class TurnUp(Effect):
    """Turn hidden characters face up again."""

    who: Who = IT


@dataclass(frozen=True)
class Move(Effect):
    """Move them to the front or back row of their side (EITHER_ROW: you choose); already there: skipped."""

    who: Who = IT
    to: str = EITHER_ROW


@dataclass(frozen=True)
class SwitchPlaces(Effect):
    """The two trade rows in a single move; if either cannot move, both stay."""

    one: Who
    other: Who


@dataclass(frozen=True)
class TakeControl(Effect):
    """Move them to your side, in the row you choose; given an end, they go back then, in the row you choose."""

    who: Who = IT
    until: str = END_OF_TURN
    row: str = EITHER_ROW
    whose: Whose = YOU  # whose side instead of yours


@dataclass(frozen=True)
class ReplaceDefender(Effect):
    """The defender leaves the combat and that character is the defender in its stead; the two trade rows."""

    by: Who = IT


@dataclass(frozen=True)
class CancelCombat(Effect):
    """End the combat without strikes."""


@dataclass(frozen=True)
class CancelPower(Effect):
    """The Super Power that is being used never resolves."""


@dataclass(frozen=True)
class TurnToLevel(Effect):
    """Turn a main character into its card of that level (or into the face named), keeping all that levelling keeps."""

    who: Who = SELF
    level: int = 1
    face: str = ""


@dataclass(frozen=True)
class Remember(Effect):
    """The character this power is on remembers them in play (or until stunned; a Level Up power until it gives XP)."""

    who: Who = IT
    name: str = "it"
    until_stunned: bool = False


@dataclass(frozen=True)
class MakeMain(Effect):
    """It becomes your main character; the main character you had becomes a supporting character."""

    who: Who = SELF


@dataclass(frozen=True)
class RemoveFromGame(Effect):
    """Set them aside; with `keep` their counters, wounds and XP wait with them, and IT is who was set aside."""

    who: Who = IT
    keep: bool = False


# -- cards ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards, as many as there are."""

    times: int | HowMany = 1
    whose: Whose = YOU


@dataclass(frozen=True)
class GainPoints(Effect):
    """Get recruit points on top of those for resources."""

    times: int | HowMany = 1


@dataclass(frozen=True)
class Discard(Effect):
    """Discard cards from hand: of that player's choice, at random, or those very cards."""

    times: int | HowMany = 1
    whose: Whose = YOU
    which: Which | None = None
    at_random: bool = False
    name: str = "discarded"
    who: Who | None = None


@dataclass(frozen=True)
class DiscardHand(Effect):
    """Discard the whole hand (or every card in it that fits); how many is Kept."""

    whose: Whose = YOU
    which: Which | None = None


@dataclass(frozen=True)
class RevealHand(Effect):
    """That player shows the hand (with `deck`, the deck too) to everybody, or only to you."""

    whose: Whose
    to_you: bool = False
    deck: bool = False


@dataclass(frozen=True)
class Look(Effect):
    """Look at the top cards of your deck; only you see them. They are picked with Choose(where=LOOKED)."""

    count: int = 1


@dataclass(frozen=True)
class Reveal(Effect):
    """Show the top cards of your deck to everybody. They are picked with Choose(where=LOOKED).

    With `until` as many as it takes to come to one that fits, which is IT.
    """

    count: int = 1
    until: Which | None = None


@dataclass(frozen=True)
class Search(Effect):
    """Look through your deck for cards that fit, show what you take, and shuffle afterwards."""

    which: Which
    count: int = 1
    name: str = "it"
    to: str = HAND  # or PLAY, or AT_ONCE for a plot twist that may be played now


@dataclass(frozen=True)
class ShuffleDeck(Effect):
    """Shuffle that player's deck."""

    whose: Whose = YOU


@dataclass(frozen=True)
class PutIntoHand(Effect):
    """They go to their owner's hand, from play or wherever they are."""

    who: Who = IT
    at_random: int = 0  # so many at random from your KO pile instead
    shown: bool = False  # everybody sees them on the way


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """They enter play on your side in the row you choose (with `owners`, on their owner's side)."""

    who: Who = IT
    row: str = EITHER_ROW
    owners: bool = False
    stunned: bool = False
    beside: Who | None = None  # in the row of that character


@dataclass(frozen=True)
class CreateToken(Effect):
    """Tokens of that printed id enter play on your side in the row you choose; you own them."""

    face: str
    times: int | HowMany = 1
    row: str = EITHER_ROW


@dataclass(frozen=True)
class PutIntoDeck(Effect):
    """They go to their owner's deck: on the bottom in an order you choose, on top, or shuffled in; how many is Kept."""

    who: Who = IT
    where: str = "bottom"  # bottom, top, shuffle


@dataclass(frozen=True)
class PutIntoResources(Effect):
    """They become resources of their owner: face down, or face up if `may_face_up`, they are Locations and you wish."""

    who: Who = IT
    may_face_up: bool = False


@dataclass(frozen=True)
class AddResource(Effect):
    """The top card of your deck becomes a resource; you may look at it, and have it face up if it is a Location."""

    times: int | HowMany = 1


@dataclass(frozen=True)
class TurnLocation(Effect):
    """Turn Locations in a resource row face up or face down."""

    who: Who = IT
    up: bool = True


@dataclass(frozen=True)
class PlayTwist(Effect):
    """Play that plot twist at once as if from hand; afterwards it goes where told."""

    who: Who = IT
    then: str = KO_PILE  # or "shuffle"
