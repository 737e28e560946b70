"""What happened. Logs, animations, screen readers and triggers read the same stream.

Every kind of event is a frozen class of its own with named fields (`capes.vs.contract`, `capes.duel.contract`). The
rules emit it, the log reads it, and the wire carries it under its class's name as `kind`. A field that not everybody
may know is marked `SECRET` in its class: nothing else differs between what one seat is told and what another is.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, get_type_hints

import msgspec

EVERYBODY: Final = -1
SECRET: Final = msgspec.Meta(extra={"secret": True}, description="null to those who may not know it")
"""The mark of a field that only the seats in `known` may learn; it can always be None."""


class CardRef(msgspec.Struct, frozen=True, gc=False):
    """A card by its number on the table and its printed id, so that it can be named after it has gone."""

    n: int
    face: str


SecretCard = Annotated[CardRef | None, SECRET]


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag=True, tag_field="kind"):
    """One thing that happened, in the past tense."""

    @property
    def drawn(self) -> CardRef | None:
        """The card that has come to its player's hand by this."""
        return None

    @property
    def played(self) -> CardRef | None:
        """The card that its player has played, put into play or laid open by this."""
        return None

    @property
    def stirs(self) -> bool:
        """Whether somebody has fallen, got up, come or gone by this; turns without any are a stall."""
        return False


class SeatEvent(Event, frozen=True, gc=False):
    """Something a player did, or that happened to a player or to what is theirs."""

    seat: int


class SecretEvent(SeatEvent, frozen=True, gc=False, kw_only=True):
    """Something everybody notices, with cards that only some may know.

    `known` is a bit mask of the seats that may learn what is SECRET (bit 0 for seat 0).
    """

    known: int = EVERYBODY


class TurnBegan(SeatEvent, frozen=True, gc=False):
    """A player's turn began: the `turn`th of the game."""

    turn: int


SECRETS: Final[dict[type[Event], dict[str, None]]] = {}


def secrets_of(kind: type[Event]) -> dict[str, None]:
    """The fields of a kind of event that not everybody may know, each with what takes its place."""
    found = SECRETS.get(kind)
    if found is None:
        hints: dict[str, Any] = get_type_hints(kind, include_extras=True)
        found = {name: None for name, hint in hints.items() if SECRET in getattr(hint, "__metadata__", ())}
        SECRETS[kind] = found
    return found


def known_to(event: Event, seat: int | None) -> bool:
    """Whether that seat (None: a spectator) may learn all of it."""
    if not isinstance(event, SecretEvent) or event.known == EVERYBODY:
        return True
    return seat is not None and bool(event.known >> seat & 1)


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as that seat (None: a spectator) may learn of it."""
    if not isinstance(event, SecretEvent) or event.known == EVERYBODY:
        return event
    hidden = {} if known_to(event, seat) else secrets_of(type(event))
    return msgspec.structs.replace(event, known=EVERYBODY, **hidden)
