"""What happened, as sentences: the one source of logs, terminal and screen readers."""

from __future__ import annotations

from typing import Final

from capes.core.event import Event, seen_by
from capes.core.telling import told
from capes.language.catalogue import Reader, capital
from capes.language.sentence import Card, Seat, Sentence, all_of
from capes.vs.contract import characters
from capes.vs.contract import events as e
from capes.vs.words.face import FACES

Names = tuple[str, ...]

QUIET: Final[tuple[type[Event], ...]] = (e.TurnEnded,)
GIVEN: Final = frozenset((
    "Gains", "LosesPowers", "BaseStatsAre", "StatsSwitched", "StatsReset", "TakesNoWound", "KOsWhatItStuns",
    "StrikesDouble", "CannotBeStruck", "CannotBeKOd", "IgnoresProtection", "AttackPlayers", "MustAttackNext",
    "MustAttackFirst", "CannotMove", "KeepsCounters", "StunsWhatItStrikes", "PowersUpWithAny",
))  # fmt: skip
"""The statements that are told when a character is given them; numbers are told as numbers."""


def card_name(face: str) -> str:
    """The name of a printed card by its id; an id nobody knows is made readable."""
    found = FACES.get(face) or FACES.get(face.partition("@")[0])
    if found is not None:
        return found.name
    return face.partition("@")[0].rpartition("/")[2].replace("-", " ").title()


def tell(event: Event) -> Sentence | None:
    """The sentence of an event as its viewer may learn of it; None if there is nothing to read."""
    if isinstance(event, QUIET):
        return None
    if isinstance(event, e.DrewCard) and event.card is None:
        return None
    if isinstance(event, characters.Triggered) and not event.power:
        return None
    if isinstance(event, characters.Struck) and event.attack >= event.defense:
        return None  # a strike that stuns is told by the stun
    if isinstance(event, characters.PowerCancelled):
        return told("vs", event, power=event.power or "none")
    if isinstance(event, characters.Stunned):
        figures = Sentence("against-figures", attack=event.attack, defense=event.defense)
        against = figures if event.attack or event.defense else ""
        if event.by is None:
            return told("vs", event, against=against)
        strikers = (event.by, *event.allies)
        by = all_of(Card(one.face) for one in strikers)
        return told("vs", event, "-by", against=against, by=by, byCount=len(strikers))
    if isinstance(event, characters.CountersPut | characters.CountersRemoved):
        kind = "+1/+1" if event.count > 0 else "-1/-1"
        return told("vs", event, counters=Sentence("counters-n", n=abs(event.count), kind=kind))
    if isinstance(event, characters.Levelled):
        same = card_name(event.former) == card_name(event.card.face)
        return told("vs", event, "" if same else "-other", former=Card(event.former))
    if isinstance(event, characters.Given):
        if event.attack or event.defense:
            return told("vs", event, given="stats", stats=f"{event.attack:+d}/{event.defense:+d}")
        return told("vs", event, given=event.truth, stats="") if event.truth in GIVEN else None
    if isinstance(event, e.ChosePlayer):
        return told("vs", event, "-self" if event.player == event.seat else "", player=Seat(event.player))
    if isinstance(event, e.GameOver):
        if len(event.winners) == 1:
            return told("vs", event, who=Seat(event.winners[0]))
        return told("vs", event)
    return told("vs", event)


def called(face: str) -> str:
    """A card in English; a player under attack is that player."""
    return "the player" if face == "vs/player" else card_name(face)


def sentence(event: Event, seat: int | None, names: Names, language: str = "en") -> str:
    """The event as that viewer (None: a spectator) may read it; '' if there is nothing to read.

    >>> drew = e.Drew(seat=1, count=2)
    >>> sentence(drew, 1, ("Ann", "Ben")), sentence(drew, 0, ("Ann", "Ben")), sentence(drew, 0, ("Ann", "Ben"), "de")
    ('You draw 2 cards.', 'Ben draws 2 cards.', 'Ben zieht 2 Karten.')
    """
    said = tell(seen_by(event, seat))
    return "" if said is None else capital(Reader(language, seat, names, called).say(said))
