"""What happened, as sentences: the one source of logs, terminal and screen readers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from capes.core.event import Event, seen_by
from capes.core.telling import told as core_told
from capes.language.catalogue import id_as_name
from capes.language.sentence import Argument, Card, Seat, Sentence, all_of
from capes.vs.contract import characters
from capes.vs.contract import events as e
from capes.vs.words.face import FACES

PLAYER: Final = "vs/player"
"""The face of a player under attack."""
RECENT: Final = 1024
"""How many sentences are kept: every viewer of an event asks for it, and the same things happen again and again."""
QUIET: Final[tuple[type[Event], ...]] = (e.TurnEnded,)
GIVEN: Final = frozenset((
    "Gains", "LosesPowers", "BaseStatsAre", "StatsSwitched", "StatsReset", "TakesNoWound", "KOsWhatItStuns",
    "StrikesDouble", "CannotBeStruck", "CannotBeKOd", "IgnoresProtection", "AttackPlayers", "MustAttackNext",
    "MustAttackFirst", "CannotMove", "KeepsCounters", "StunsWhatItStrikes", "PowersUpWithAny",
))  # fmt: skip
"""The statements that are told when a character is given them; numbers are told as numbers."""


def card_name(id: str) -> str:
    """The name of a printed card by its id; an id nobody knows is made readable."""
    found = FACES.get(id) or FACES.get(id.partition("@")[0])
    return id_as_name(id) if found is None else found.name


def tell(event: Event, seat: int | None) -> Sentence | None:
    """The sentence of an event as that viewer (None: a spectator) may learn of it; None if there is nothing to read."""
    return sentence_of(seen_by(event, seat))


def named(face: str) -> Argument:
    """A card by its name; a player under attack is that player."""
    return Sentence("a-player") if face == PLAYER else Card(face)


def told(event: Event, form: str = "", **more: Argument) -> Sentence:
    """The message of that kind of event with its arguments."""
    return core_told("vs", event, form, named, **more)


@lru_cache(maxsize=RECENT)
def sentence_of(event: Event) -> Sentence | None:
    """The message an event is told by, and what its fields do not say; who sees the same shares it."""
    if isinstance(event, QUIET):
        return None
    if isinstance(event, e.DrewCard) and event.card is None:
        return None
    if isinstance(event, characters.Triggered) and not event.power:
        return None
    if isinstance(event, characters.Struck) and event.attack >= event.defense:
        return None  # a strike that stuns is told by the stun
    if isinstance(event, characters.PowerCancelled):
        return told(event, power=event.power or "none")
    if isinstance(event, characters.Stunned):
        figures = Sentence("against-figures", attack=event.attack, defense=event.defense)
        against = figures if event.attack or event.defense else ""
        if event.by is None:
            return told(event, against=against)
        strikers = (event.by, *event.allies)
        by = all_of(named(one.face) for one in strikers)
        return told(event, "-by", against=against, by=by, byCount=len(strikers))
    if isinstance(event, characters.CountersPut | characters.CountersRemoved):
        kind = "+1/+1" if event.count > 0 else "-1/-1"
        return told(event, counters=Sentence("counters-n", n=abs(event.count), kind=kind))
    if isinstance(event, characters.Levelled):
        same = card_name(event.former) == card_name(event.card.face)
        return told(event, "" if same else "-other", former=Card(event.former))
    if isinstance(event, characters.Given):
        if event.attack or event.defense:
            return told(event, given="stats", stats=f"{event.attack:+d}/{event.defense:+d}")
        return told(event, given=event.truth, stats="") if event.truth in GIVEN else None
    if isinstance(event, e.ChosePlayer):
        return told(event, "-self" if event.player == event.seat else "", player=Seat(event.player))
    if isinstance(event, e.GameOver):
        if len(event.winners) == 1:
            return told(event, who=Seat(event.winners[0]))
        return told(event)
    return told(event)
