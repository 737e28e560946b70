"""The kinds of events the rules tell of, and the one way to tell them.

Fields used by each kind are listed beside it; see `capes.core.event.Event`. `card` and `face` name the character or
card it is about, `other` and `other_face` a second one, `seat` the player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from capes.core.event import EVERYBODY, Event
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import Character
from capes.vs.state.state import State

GAME_BEGAN: Final = "GameBegan"  # number: seats
PICKED_TO_CHOOSE: Final = "PickedToChoose"  # seat: chance picked this player to name the first
FIRST_PLAYER: Final = "FirstPlayer"  # seat
MAIN_PLACED: Final = "MainPlaced"  # seat, card, text: row
MULLIGAN: Final = "Mulligan"  # seat
KEPT_HAND: Final = "KeptHand"  # seat
TURN_BEGAN: Final = "TurnBegan"  # seat, number: turn
PHASE_BEGAN: Final = "PhaseBegan"  # seat, text: phase or step
TURN_ENDED: Final = "TurnEnded"  # seat
DREW: Final = "Drew"  # seat, number: how many
DREW_CARD: Final = "DrewCard"  # seat, card; known to that seat only
RECOVERED: Final = "Recovered"  # card
READIED: Final = "Readied"  # card
EXHAUSTED: Final = "Exhausted"  # card
FROZEN: Final = "Frozen"  # card
HIDDEN: Final = "Hidden"  # card
TURNED_UP: Final = "TurnedUp"  # card
RESOURCE_PLACED: Final = "ResourcePlaced"  # seat, card; known to its player only when face down; number: 1 face up
RESOURCE_ADDED: Final = "ResourceAdded"  # the same, by an effect
RESOURCE_LOST: Final = "ResourceLost"  # seat, card: a resource left the row
LOCATION_TURNED: Final = "LocationTurned"  # seat, card, number: 1 up, 0 down
POINTS_GAINED: Final = "PointsGained"  # seat, number
POINTS_LOST: Final = "PointsLost"  # seat, number: unspent ones
RECRUITED: Final = "Recruited"  # seat, card, number: points paid, text: row
EQUIPPED: Final = "Equipped"  # seat, card: the Equipment, other: its bearer
EQUIPMENT_LOST: Final = "EquipmentLost"  # card: the Equipment, other: its bearer
APPEARED: Final = "Appeared"  # seat, card, text: row
MOVED: Final = "Moved"  # card, text: row
ATTACKED: Final = "Attacked"  # seat, card: first attacker, other: defender, text: attackers, see `together`
CHANCE: Final = "Chance"  # seat: may act now
PASSED: Final = "Passed"  # seat
TWIST_PLAYED: Final = "TwistPlayed"  # seat, card
POWER_USED: Final = "PowerUsed"  # seat, card, text: power
POWER_CANCELLED: Final = "PowerCancelled"  # seat, card, text: power
TRIGGERED: Final = "Triggered"  # seat, card, text: power
PAID: Final = "Paid"  # seat, card: a Location, text: symbol, number: 1 discarded, 0 turned down
POWERED_UP: Final = "PoweredUp"  # seat, card: the character, other: the card discarded
STRUCK: Final = "Struck"  # card: striker (text: all, see `together`), other: struck, number: ATK, amount: DEF
STUNNED: Final = (
    "Stunned"  # card, other: who did it (0: an effect), number: ATK, amount: DEF, text: "daze" without wound
)
WOUNDED: Final = "Wounded"  # card, number: wounds now
HEALED: Final = "Healed"  # card, number: wounds now
KOD: Final = "KOd"  # card, seat: its controller
LEFT_PLAY: Final = "LeftPlay"  # card, text: where to (hand, deck, removed, resources, gone)
COUNTERS_PUT: Final = "CountersPut"  # card, number: how many (negative for -1/-1)
COUNTERS_REMOVED: Final = "CountersRemoved"  # card, number
XP_GAINED: Final = "XpGained"  # card, number: gained, amount: now
LEVELLED: Final = "Levelled"  # card, other_face: the former face, number: level
CONTROL_TAKEN: Final = "ControlTaken"  # card, seat: new controller
CONTROL_RETURNED: Final = "ControlReturned"  # card, seat: new controller
STATUS_CHANGED: Final = "StatusChanged"  # card, number: 1 is a Main now, 0 supporting now
DEFENDER_REPLACED: Final = "DefenderReplaced"  # card: the new one, other: the old one
LEFT_COMBAT: Final = "LeftCombat"  # card
COMBAT_CANCELLED: Final = "CombatCancelled"  # seat
COMBAT_RESOLVED: Final = "CombatResolved"  # seat
DISCARDED: Final = "Discarded"  # seat, card
SHUFFLED: Final = "Shuffled"  # seat
SEARCHED: Final = "Searched"  # seat
TOOK_FROM_DECK: Final = "TookFromDeck"  # seat, card; known to everybody when shown
REVEALED: Final = "Revealed"  # seat, card: everybody sees it
LOOKED: Final = "Looked"  # seat, number: at how many cards of the deck
RETURNED_TO_HAND: Final = "ReturnedToHand"  # seat: owner, card
PUT_INTO_DECK: Final = "PutIntoDeck"  # seat: owner, card (known or not), text: bottom, top, shuffle
PUT_INTO_HAND: Final = "PutIntoHand"  # seat, card, from elsewhere; known to that seat only when unseen
GIVEN: Final = "Given"  # card: to whom, number: ATK, amount: DEF, text: what kind
NAMED: Final = "Named"  # seat, text: the name
CHOSE: Final = "Chose"  # seat, card or text or number: a public choice
REMOVED: Final = "RemovedFromGame"  # card
DANCED: Final = "Danced"  # seat, card: exhausted to stay in
DROPPED_OUT: Final = "DroppedOut"  # seat
WON_DANCE: Final = "WonDance"  # seat
PLAYER_OUT: Final = "PlayerOut"  # seat
GAME_OVER: Final = "GameOver"  # text: why, number: bit mask of winners

KINDS: Final = tuple(
    value for name, value in sorted(globals().items()) if name.isupper() and isinstance(value, str) and name != "KINDS"
)


def together(characters: Sequence[Character]) -> str:
    """Those who fight side by side: numbers, and the printed ids of all but the first, which is the event's card."""
    first, *others = characters
    return " ".join([str(first.number), *(f"{c.number}={c.face.id}" for c in others)])


def numbers_in(text: str) -> list[int]:
    """The numbers of those who fight side by side."""
    return [int(one.partition("=")[0]) for one in text.split()]


def tell(
    state: State,
    what: str,
    seat: int = -1,
    about: Character | Card | Resource | None = None,
    other: Character | Card | Resource | None = None,
    number: int = 0,
    amount: int = 0,
    text: str = "",
    known: int = EVERYBODY,
    other_face: str = "",
) -> None:
    """Put an event on the stream."""
    card = 0
    face = ""
    if about is not None:
        card = about.number
        face = about.face.id
    other_card = 0
    if other is not None:
        other_card = other.number
        other_face = other.face.id
    state.news.append(Event(what, seat, card, face, other_card, other_face, number, amount, text, known))
