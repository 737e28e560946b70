"""One client of one table, however it is connected."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Protocol

from capes.server.people import Me
from capes.server.wire import encode
from capes.table.messages import Outgoing, State

GONE_SLOW = 4008
TAKEN_OVER = 4001
RESTART = 1012
SESSION_ENDED = 4401
SENT_OUT = 4403


class Wire(Protocol):
    """The way to a client: here, or through another process."""

    id: str
    me: Me

    def send(self, message: Outgoing) -> None:
        """Queue a message."""

    def send_bytes(self, data: bytes) -> None:
        """Queue a message that is encoded already."""

    def close(self, code: int) -> None:
        """End the connection after what is queued."""


class Connection:
    """A bounded queue of messages to one client; a client that does not read is dropped, never waited for."""

    def __init__(self, me: Me, most: int, say: Callable[[bytes], bool] | None = None) -> None:
        self.id = secrets.token_hex(8)
        self.me = me
        self.most = most
        self.closed: int | None = None
        self._say = say  # the short way, where there is one; what cannot go there is queued
        self._sending = False  # whether the message last taken from the queue may still be on its way
        self._queue: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def send(self, message: Outgoing) -> None:
        """Queue a message."""
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue a message that is encoded already."""
        if self.closed is not None:
            return
        if self._say is not None and not self._queue and not self._sending and self._say(data):
            return
        if len(self._queue) >= self.most:
            self._queue.clear()
            self.close(GONE_SLOW)
            return
        self._queue.append(data)
        self._ready.set()

    def close(self, code: int) -> None:
        """End the connection after what is queued."""
        if self.closed is None:
            self.closed = code
            self._ready.set()

    def waiting(self) -> int:
        """How many messages are queued."""
        return len(self._queue)

    async def next(self) -> bytes | None:
        """The next message for the client; None when the connection has ended."""
        self._sending = False
        while not self._queue:
            if self.closed is not None:
                return None
            self._ready.clear()
            await self._ready.wait()
        self._sending = True
        return self._queue.popleft()


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
