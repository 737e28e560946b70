"""One client of one table as the table knows it, however it is connected."""

from __future__ import annotations

from typing import Protocol

from capes.table.messages import Outgoing, State

TAKEN_OVER = 4001
RESTART = 1012
SENT_OUT = 4403


class Person(Protocol):
    """Somebody known by name."""

    @property
    def id(self) -> str:
        """Unlike everybody else's."""

    @property
    def name(self) -> str:
        """As others read it."""

    @property
    def kind(self) -> str:
        """A guest, or the holder of an account."""

    @property
    def talk(self) -> bool:
        """Whether free text is wanted."""


class Somebody(Protocol):
    """Who is at the other end of a wire."""

    @property
    def id(self) -> str:
        """The person's id."""

    @property
    def person(self) -> Person:
        """The person."""


class Wire(Protocol):
    """The way to a client: here, or through another process."""

    @property
    def id(self) -> str:
        """Unlike every other wire's."""

    @property
    def me(self) -> Somebody:
        """Who is there."""

    def send(self, message: Outgoing) -> None:
        """Queue a message."""

    def send_bytes(self, data: bytes) -> None:
        """Queue a message that is encoded already."""

    def close(self, code: int) -> None:
        """End the connection after what is queued."""


class Participant:
    """A connection as a table knows it: whose seats it plays and what it has been shown."""

    __slots__ = ("changes", "follows", "last", "muted", "seats", "seen", "shown", "wire")

    def __init__(self, wire: Wire, seats: list[int], muted: set[str]) -> None:
        self.wire = wire
        self.seats = seats
        self.seen = 0  # the last change this client has been told
        self.shown: int | None = seats[0] if seats else None  # the seat whose view it gets
        self.muted = muted
        self.follows = False  # whether it shows what happens beat by beat
        self.changes = False  # whether it is told what has changed instead of everything
        self.last: State | None = None  # and of which picture: the last it was sent

    @property
    def watching(self) -> bool:
        """Whether this is a spectator."""
        return not self.seats
