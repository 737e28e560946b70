"""What happened, as sentences: the one source for logs, terminals and screen readers."""

from __future__ import annotations

from capes.core.event import Event, seen_by
from capes.core.telling import told
from capes.duel.contract import events as e
from capes.duel.words.deck import Deck
from capes.language.sentence import Sentence


def tell(deck: Deck, event: Event, seat: int | None) -> Sentence:
    """The sentence of an event as that viewer (None: a spectator) may learn of it."""
    event = seen_by(event, seat)
    if isinstance(event, e.Declared):
        power = deck.by_id[event.card.face].powers[event.power - 1].name
        return told("duel", event, "-on" if event.on is not None else "", power=power)
    if isinstance(event, e.Struck):
        return told("duel", event, "-changed" if event.damage != event.printed and event.causes else "")
    if isinstance(event, e.Dampened):
        return told("duel", event, power=deck.by_id[event.card.face].powers[event.power - 1].name)
    if isinstance(event, e.Chose) and event.card is None:
        return told("duel", event, figure=Sentence("a-duel-figure"))
    if isinstance(event, e.Won):
        return told("duel", event, reason=Sentence(f"duel-end-{event.why}"))
    if isinstance(event, e.Eliminated):
        return told("duel", event, reason=Sentence(f"duel-out-{event.why}"))
    return told("duel", event)
