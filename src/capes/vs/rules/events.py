"""The one way to tell what happened; the kinds of events are in `capes.vs.contract`."""

from __future__ import annotations

from collections.abc import Sequence

from capes.core.event import CardRef, Event
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import Character
from capes.vs.state.state import State


def ref(card: Character | Card | Resource) -> CardRef:
    """A card as events name it."""
    return CardRef(card.number, card.face.id)


def refs(characters: Sequence[Character]) -> tuple[CardRef, ...]:
    """Those who fight side by side, as events name them."""
    return tuple([ref(character) for character in characters])


def tell(state: State, event: Event) -> None:
    """Put an event on the stream."""
    state.news.append(event)
