"""What happened, as sentences: the one source for logs, terminals and screen readers."""

from __future__ import annotations

from collections.abc import Callable

from capes.core.event import Event
from capes.duel.words.deck import Deck

Telling = Callable[["Teller", Event], str]


class Teller:
    """Names for seats and cards, as one viewer may hear them."""

    def __init__(self, deck: Deck, names: tuple[str, ...], seat: int | None) -> None:
        self.deck = deck
        self.names = names
        self.viewer = seat

    def player(self, seat: int) -> str:
        """You, or the name of a player."""
        if seat == self.viewer:
            return "You"
        return self.names[seat] if 0 <= seat < len(self.names) else f"Player {seat + 1}"

    def does(self, seat: int, yours: str, theirs: str) -> str:
        """A player doing something: "You draw", "Rival draws"."""
        return f"{self.player(seat)} {yours if seat == self.viewer else theirs}"

    def whose(self, seat: int) -> str:
        """Your, or the player's name with 's."""
        return "your" if seat == self.viewer else f"{self.player(seat)}'s"

    def card(self, face: str) -> str:
        """The name of a card."""
        found = self.deck.by_id.get(face)
        return found.name if found else "a card"

    def power(self, face: str, number: int) -> str:
        """The name of a Character's power."""
        found = self.deck.by_id.get(face)
        return found.powers[number - 1].name if found and number else "a power"


def _drew(teller: Teller, event: Event) -> str:
    if event.known_to(teller.viewer):
        return f"{teller.does(event.seat, 'draw', 'draws')} {teller.card(event.face)}."
    return f"{teller.does(event.seat, 'draw', 'draws')} a card."


def _chose(teller: Teller, event: Event) -> str:
    if event.known_to(teller.viewer):
        return f"{teller.does(event.seat, 'put', 'puts')} {teller.card(event.face)} down, face-down."
    return f"{teller.does(event.seat, 'put', 'puts')} a Character down, face-down."


def _declared(teller: Teller, event: Event) -> str:
    about = f" on {teller.card(event.other_face)}" if event.other else ""
    return f"{teller.card(event.face)} declares {teller.power(event.face, event.number)}{about}."


def _struck(teller: Teller, event: Event) -> str:
    return f"{teller.card(event.face)} hits {teller.card(event.other_face)} for {event.amount}."


def _thwart(teller: Teller, event: Event) -> str:
    one, two = teller.card(event.other_face), teller.deck.name[event.number]
    return f"{teller.card(event.face)} steps between {one} and {two}."


def _thwarted(teller: Teller, event: Event) -> str:
    one, two = teller.card(event.other_face), teller.deck.name[event.number]
    return f"{teller.card(event.face)} thwarts the match-up of {one} and {two}: no damage."


def _goes_first(teller: Teller, seat: int) -> str:
    return "you go" if seat == teller.viewer else f"{teller.player(seat)} goes"


def _won(teller: Teller, event: Event) -> str:
    return f"{teller.does(event.seat, 'win', 'wins')}: {event.text}."


TELL: dict[str, Telling] = {
    "Dealt": lambda t, e: f"Everybody gets {e.amount} cards.",
    "HandShown": lambda t, e: f"{t.does(e.seat, 'show', 'shows')} a hand without a Character: {e.text}.",
    "DealtAgain": lambda t, e: "All hands go back and the cards are dealt again.",
    "Chose": _chose,
    "GoesFirst": lambda t, e: f"{t.card(e.face)} is the most villainous: {_goes_first(t, e.seat)} first.",
    "TurnBegan": lambda t, e: f"Turn {e.number}: {t.whose(e.seat)} turn.",
    "Drew": _drew,
    "PlayedCondition": lambda t, e: f"{t.does(e.seat, 'play', 'plays')} the Condition {t.card(e.face)}.",
    "CancelledOut": lambda t, e: f"{t.card(e.face)} and {t.card(e.other_face)} go to the discard pile.",
    "PutInPlay": lambda t, e: f"{t.card(e.face)} joins {t.whose(e.seat)} team with {e.amount} Health.",
    "Attacked": lambda t, e: f"{t.card(e.face)} attacks {t.card(e.other_face)}.",
    "Declined": lambda t, e: f"{t.does(e.seat, 'do', 'does')} not attack.",
    "Aiding": lambda t, e: f"{t.card(e.face)} goes to render aid to {t.card(e.other_face)}.",
    "Thwarting": _thwart,
    "GangingUp": lambda t, e: f"{t.card(e.face)} gangs up with {t.card(e.other_face)}.",
    "Declared": _declared,
    "PlayedInterruption": lambda t, e: f"{t.does(e.seat, 'play', 'plays')} {t.card(e.face)}.",
    "Shielded": lambda t, e: f"The next {e.amount} damage to {t.card(e.face)} will be prevented.",
    "Prevented": lambda t, e: f"{e.amount} damage to {t.card(e.face)} is prevented.",
    "Dampened": lambda t, e: f"{t.power(e.face, e.number)} of {t.card(e.face)} is cancelled.",
    "Boosted": lambda t, e: f"{t.card(e.face)} does {e.amount} more damage this turn.",
    "Quickened": lambda t, e: f"The attack of {t.card(e.face)} is {e.text} this turn.",
    "Swapped": lambda t, e: f"{t.card(e.face)} and {t.card(e.other_face)} trade places.",
    "TookPlace": lambda t, e: f"{t.card(e.face)} takes the place of {t.card(e.other_face)}.",
    "RemovedCondition": lambda t, e: f"{t.card(e.face)} is over.",
    "MatchUpEnded": lambda t, e: f"The match-up of {t.card(e.face)} and {t.card(e.other_face)} is over.",
    "Returned": lambda t, e: f"{t.card(e.face)} returns to {t.whose(e.seat)} hand.",
    "Struck": _struck,
    "Survived": lambda t, e: f"{t.card(e.face)} survives by a hair.",
    "Thwarted": _thwarted,
    "Hurt": lambda t, e: f"{t.card(e.face)} is down to {e.number} Health.",
    "Healed": lambda t, e: f"{t.card(e.face)} heals {e.amount}, up to {e.number} Health.",
    "KnockedOut": lambda t, e: f"{t.card(e.face)} is knocked out!",
    "GotUp": lambda t, e: f"{t.card(e.face)} is back on their feet.",
    "Aided": lambda t, e: f"{t.card(e.face)} renders aid to {t.card(e.other_face)}.",
    "Discarded": lambda t, e: f"{t.does(e.seat, 'discard', 'discards')} {t.card(e.face)}.",
    "HelpMayArrive": lambda t, e: f"{t.does(e.seat, 'have', 'has')} nobody standing, but help may arrive.",
    "Eliminated": lambda t, e: f"{t.does(e.seat, 'are', 'is')} out of the game: {e.text}.",
    "Won": _won,
    "Drawn": lambda t, e: f"The cards have run out and {e.amount} active Characters are the most: a draw.",
}


def prose(deck: Deck, event: Event, seat: int | None, names: tuple[str, ...]) -> str:
    """An event as a sentence for that viewer."""
    return TELL[event.what](Teller(deck, names, seat), event)
