"""What happened, as sentences for a viewer: the one source of logs, terminal and screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from capes.core.event import Event
from capes.vs.english.grammar import listing, sentence_case, third
from capes.vs.words.face import FACES

Names = tuple[str, ...]
Namer = Callable[[int], str]
"""The name of a card by its number, '' for one that is not found."""

PHASES: Final = {
    "draw": "Draw Phase", "recovery": "Recovery Phase", "build": "Build Phase", "main": "Main Phase",
    "resource": "Resource Step", "recruit": "Recruit Step", "formation": "Formation Step", "end": "End of the turn",
}  # fmt: skip
DECK_PLACES: Final = {"bottom": "on the bottom of", "top": "on top of", "shuffle": "into"}
REASONS: Final = {
    "main": "the last main character standing", "stalemate": "neither side can win any more",
    "card": "by a power",
}  # fmt: skip


def card_name(face: str) -> str:
    """The name of a printed card by its id; an id nobody knows is made readable."""
    found = FACES.get(face) or FACES.get(face.partition("@")[0])
    if found is not None:
        return found.name
    return face.partition("@")[0].rpartition("/")[2].replace("-", " ").title()


class Telling:
    """One event for one viewer: who is "you", which names may be said."""

    def __init__(self, event: Event, seat: int | None, names: Names, namer: Namer | None) -> None:
        self.event = event
        self.viewer = seat
        self.names = names
        self.namer = namer
        self.known = event.known_to(seat)

    def player(self, seat: int) -> str:
        """You, or the player's name."""
        if seat == self.viewer:
            return "you"
        return self.names[seat] if 0 <= seat < len(self.names) else "a player"

    def does(self, verb: str) -> str:
        """The event's player doing something: "You draw", "Rival draws"."""
        who = self.player(self.event.seat)
        return f"{who} {verb if who == 'you' else third(verb)}"

    def whose(self, seat: int | None = None) -> str:
        """Your, or the player's name with 's."""
        who = self.player(self.event.seat if seat is None else seat)
        return "your" if who == "you" else f"{who}'s"

    def card(self, otherwise: str = "a card") -> str:
        """The card it is about, if the viewer may know it."""
        if not self.known or not self.event.face:
            return otherwise
        return self.called(self.event.face)

    def other(self, otherwise: str = "a card") -> str:
        """The second card it is about."""
        if not self.known or not self.event.other_face:
            return otherwise
        return self.called(self.event.other_face)

    def called(self, face: str) -> str:
        """A card by name; the stand-in for an attacked player is that player."""
        return "the player" if face == "vs/player" else card_name(face)

    def all_of(self, listed: str) -> list[str]:
        """Characters listed in the event's text by number and face; the first is the event's card."""
        found = [self.card("a character")]
        for one in listed.split()[1:]:
            number, _, face = one.partition("=")
            name = self.namer(int(number)) if self.namer is not None else ""
            found.append(name or (self.called(face) if face and self.known else "a character"))
        return found


Teller = Callable[[Telling], str]
TELLERS: Final[dict[str, Teller]] = {}


def tells(*kinds: str) -> Callable[[Teller], Teller]:
    """Register the sentence for those kinds of events."""

    def register(teller: Teller) -> Teller:
        for kind in kinds:
            TELLERS[kind] = teller
        return teller

    return register


def sentence(event: Event, seat: int | None, names: Names, namer: Namer | None = None) -> str:
    """The event as that viewer (None: a spectator) may read it; '' if there is nothing to read.

    >>> drew = Event("Drew", seat=1, number=2)
    >>> sentence(drew, 1, ("Ann", "Ben")), sentence(drew, 0, ("Ann", "Ben"))
    ('You draw 2 cards.', 'Ben draws 2 cards.')
    """
    teller = TELLERS.get(event.what)
    if teller is None:
        return ""
    text = teller(Telling(event, seat, names, namer))
    if not text:
        return ""
    return sentence_case(text) + ("" if text.endswith((".", "!", "?")) else ".")


DOES: Final = {
    "KeptHand": ("keep", "the hand"), "Mulligan": ("shuffle", "the hand back and draw anew"), "Passed": ("pass", ""),
    "FirstPlayer": ("go", "first"), "PickedToChoose": ("decide", "who goes first"), "DroppedOut": ("drop", "out"),
    "WonDance": ("win", "the Dance Off"), "PlayerOut": ("be", "out of the game"),
}  # fmt: skip


@tells(*DOES)
def _does(say: Telling) -> str:
    verb, rest = DOES[say.event.what]
    who = say.player(say.event.seat)
    if verb == "be":
        return f"{who} {'are' if who == 'you' else 'is'} {rest}"
    second = rest.replace("and draw", f"and {'draw' if who == 'you' else 'draws'}")
    return f"{say.does(verb)} {second}".strip()


@tells("GameBegan")
def _began(say: Telling) -> str:
    return "the game begins"


@tells("MainPlaced")
def _placed(say: Telling) -> str:
    return f"{say.does('place')} {say.card('the main character')} in the {say.event.text} row"


@tells("TurnBegan")
def _turn(say: Telling) -> str:
    return f"turn {say.event.number}: {say.whose()} turn"


@tells("PhaseBegan")
def _phase(say: Telling) -> str:
    return f"{say.whose()} {PHASES.get(say.event.text, say.event.text)}"


@tells("Drew")
def _drew(say: Telling) -> str:
    count = say.event.number
    return f"{say.does('draw')} {count} card{'' if count == 1 else 's'}"


@tells("DrewCard")
def _drew_card(say: Telling) -> str:
    return f"new in {say.whose()} hand: {say.card()}" if say.known else ""


@tells("ResourcePlaced")
def _resource(say: Telling) -> str:
    if say.event.number:
        return f"{say.does('place')} {say.card()} face up as a resource"
    return f"{say.does('place')} {say.card()} face down as a resource"


@tells("ResourceAdded")
def _added(say: Telling) -> str:
    return f"{say.does('gain')} {say.card()} as a face-{'up' if say.event.number else 'down'} resource"


@tells("ResourceLost")
def _lost(say: Telling) -> str:
    return f"{say.card()} leaves {say.whose()} resource row"


@tells("LocationTurned")
def _turned(say: Telling) -> str:
    return f"{say.whose()} {say.card('Location')} is turned face {'up' if say.event.number else 'down'}"


@tells("PointsGained")
def _points(say: Telling) -> str:
    return f"{say.does('have')} {say.event.number} recruit point{'' if say.event.number == 1 else 's'}"


@tells("PointsLost")
def _points_lost(say: Telling) -> str:
    return f"{say.does('leave')} {say.event.number} recruit point{'' if say.event.number == 1 else 's'} unspent"


@tells("Recruited")
def _recruited(say: Telling) -> str:
    row = f" into the {say.event.text} row" if say.event.text else ""
    return f"{say.does('recruit')} {say.card()}{row} for {say.event.number}"


@tells("Chance", "TurnEnded")
def _quiet(say: Telling) -> str:
    return ""


@tells("TwistPlayed")
def _twist(say: Telling) -> str:
    return f"{say.does('play')} {say.card()}"


@tells("Paid")
def _paid(say: Telling) -> str:
    how = "discarding" if say.event.number else "turning down"
    return f"{say.does('pay')} {say.event.text} by {how} {say.card('a Location')}"


@tells("Discarded")
def _discarded(say: Telling) -> str:
    return f"{say.does('discard')} {say.card()}"


@tells("Shuffled")
def _shuffled(say: Telling) -> str:
    return f"{say.does('shuffle')} {'your' if say.event.seat == say.viewer else 'their'} deck"


@tells("Searched")
def _searched(say: Telling) -> str:
    return f"{say.does('search')} {'your' if say.event.seat == say.viewer else 'their'} deck"


@tells("TookFromDeck")
def _took(say: Telling) -> str:
    return f"{say.does('take')} {say.card()} from {'your' if say.event.seat == say.viewer else 'their'} deck"


@tells("Revealed")
def _revealed(say: Telling) -> str:
    return f"{say.does('reveal')} {say.card()}"


@tells("Looked")
def _looked(say: Telling) -> str:
    count = say.event.number
    cards = "the top card" if count == 1 else f"the top {count} cards"
    return f"{say.does('look')} at {cards} of {'your' if say.event.seat == say.viewer else 'their'} deck"


@tells("ReturnedToHand")
def _to_hand(say: Telling) -> str:
    return f"{say.card()} goes to {say.whose()} hand"


@tells("PutIntoHand")
def _into_hand(say: Telling) -> str:
    return f"{say.does('put')} {say.card()} into {'your' if say.event.seat == say.viewer else 'their'} hand"


@tells("PutIntoDeck")
def _into_deck(say: Telling) -> str:
    where = DECK_PLACES.get(say.event.text, "into")
    return f"{say.card()} is {'shuffled' if say.event.text == 'shuffle' else 'put'} {where} {say.whose()} deck"


@tells("Named")
def _named(say: Telling) -> str:
    return f"{say.does('name')} {say.event.text}"


@tells("Chose")
def _chose(say: Telling) -> str:
    if say.event.face:
        what = say.card()
    else:
        what = say.event.text or say.player(say.event.number - 1)
        what = "yourself" if what == "you" and say.event.seat == say.viewer else what
    return f"{say.does('choose')} {what}"


@tells("GameOver")
def _over(say: Telling) -> str:
    winners = [say.player(seat) for seat in range(len(say.names)) if say.event.number >> seat & 1]
    if not winners:
        return "the game is over without a winner"
    verb = "win" if len(winners) > 1 or winners == ["you"] else "wins"
    why = REASONS.get(say.event.text, "")
    return f"{listing(winners)} {verb} the game{f' ({why})' if why else ''}"
