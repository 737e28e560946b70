"""The queue of messages to one client of this process."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Protocol

from capes.live.participant import Wire
from capes.live.wire import encode
from capes.server.people import Me
from capes.table.messages import Outgoing

GONE_SLOW = 4008
SESSION_ENDED = 4401


class KnownWire(Wire, Protocol):
    """The way to a client whose session is known: of this process, or of another."""

    @property
    def me(self) -> Me:
        """Who is there, and by which session."""


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
