"""WebSocket frames that become ready together leave together, and leave at once."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from capes.server.guard import Guard, source_of_peer
from capes.server.limits import Bucket

PIECE = 2048
"""Bytes parsed at one go."""
AHEAD = 32
"""Messages of one client that are parsed before the first has been taken."""
MOST_FRAGMENTS = 64
"""Pieces one message may come in."""
MOST_UNPARSED = 1024 * 1024
"""Bytes that may wait until they are parsed: reading stops long before, unless a client does not stop."""
CONTROL_PER_SECOND, CONTROL_BURST = 2.0, 30
"""Pings and pongs a client may send."""

SAY = "capes.say"
"""Under what name the application finds the short way out among the extensions."""


class BatchingTransport:
    """A transport that writes once per turn of the loop: an acknowledgement and its picture are one packet."""

    def __init__(self, inner: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.inner = inner
        self.loop = loop
        self._held: list[bytes] = []
        self._pausing: asyncio.Handle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def write(self, data: bytes) -> None:
        """Hold until everything of this turn is there."""
        if not self._held:
            self.loop.call_soon(self._flush)
        self._held.append(data)

    def _flush(self) -> None:
        held, self._held = self._held, []
        if held and not self.inner.is_closing():
            self.inner.write(b"".join(held) if len(held) > 1 else held[0])

    def pause_reading(self) -> None:
        """Read no more, unless what came is taken within this turn: then the kernel need not be told at all."""
        self._pausing = self.loop.call_soon(self._pause)

    def _pause(self) -> None:
        self._pausing = None
        if not self.inner.is_closing():
            self.inner.pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        if self._pausing is not None:
            self._pausing.cancel()
            self._pausing = None
        else:
            self.inner.resume_reading()

    def close(self) -> None:
        """Close after what is held."""
        self._flush()
        self.inner.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """Uvicorn's protocol on such a transport, with a short way out, and a bound on frames that carry no message."""

    guard: ClassVar[Guard]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected."""
        super().connection_made(transport)
        self.transport = cast(asyncio.Transport, BatchingTransport(self.transport, self.loop))
        self.source = source_of_peer(self.client)
        self._unparsed = bytearray()
        self._fragments = 0
        self._failed = False
        self._control = Bucket(CONTROL_PER_SECOND, CONTROL_BURST, self.loop.time())
        self._stall: asyncio.TimerHandle | None = None
        if not self.guard.connect(self):
            transport.abort()  # type: ignore[attr-defined]

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self.guard.disconnect(self)
        self._unparsed.clear()
        if self._stall is not None:
            self._stall.cancel()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Serve the client; the application is told of the short way."""
        cast(dict[str, Any], self.scope["extensions"])[SAY] = self.say
        await super().run_asgi()

    def say(self, data: bytes) -> bool:
        """Send a text at once; False if it must wait or cannot be sent."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:  # the client has begun to close
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    # -- as the guard sees it -------------------------------------------------------------------------------------
    @property
    def idle(self) -> bool:
        """A socket is never closed for another connection of its owner: it has limits of its own."""
        return False

    def buffered(self) -> int:
        """Bytes that wait because the client does not read."""
        return 0 if self.transport.is_closing() else int(self.transport.get_write_buffer_size())

    def drop(self) -> None:
        """End it at once."""
        self.transport.abort()

    # -- reading --------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Parse piece by piece, no further than somebody has asked for messages."""
        if self._failed:
            return
        self._unparsed += data
        self._parse()
        if len(self._unparsed) > MOST_UNPARSED:
            self._fail("messages")

    def _parse(self) -> None:
        while self._unparsed and self.queue.qsize() < AHEAD and not self.transport.is_closing():
            piece = bytes(self._unparsed[:PIECE])
            del self._unparsed[:PIECE]
            super().data_received(piece)

    async def receive(self) -> Any:
        """The next message; only when all of them have been taken is more read from the client."""
        if self.queue.empty():
            self._parse()
        message = await self.queue.get()
        if self.queue.empty():
            self._parse()
        if self.read_paused and self.queue.empty() and not self._unparsed:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_text(self, event: Frame) -> None:
        """A message, or its beginning."""
        self._fragments = 0
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A message, or its beginning."""
        self._fragments = 0
        super().handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """A message is whole; text that is none is the client's mistake, not one to be logged at length."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail("bytes that are no text")
                return
        super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        """A further fragment of a message."""
        self._fragments += 1
        if self._fragments > MOST_FRAGMENTS:
            self._fail("fragments")
        elif not self._failed:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Asked whether we are here."""
        if self._control.take(self.loop.time()):
            super().handle_ping()
        else:
            self._fail("control frames")

    def handle_pong(self, event: Frame) -> None:
        """Told that somebody is here."""
        if self._control.take(self.loop.time()):
            super().handle_pong(event)
        else:
            self._fail("control frames")

    def _fail(self, what: str) -> None:
        """Hang up: nothing more is read, and what is still to be told has a second to get through."""
        if self._failed:
            return
        self._failed = True
        self.guard.refused(f"too many {what}", self.source)
        self._unparsed.clear()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008, "reason": what})
        if not self.close_sent:
            self.conn.fail(1008, f"too many {what}")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
        self.loop.call_later(1.0, self.transport.abort)

    # -- writing --------------------------------------------------------------------------------------------------
    def pause_writing(self) -> None:
        """More waits to be read than the system takes."""
        super().pause_writing()
        self.guard.stalled(self)
        if self._stall is None:
            self._stall = self.loop.call_later(self.guard.settings.unread_seconds, self._not_read)

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def _not_read(self) -> None:
        self._stall = None
        self.guard.refused("socket not read", self.source)
        self.transport.abort()


def guarded_socket(guard: Guard) -> type[GuardedSocket]:
    """The protocol of one server: uvicorn makes one object of it for every socket."""
    return type("GuardedSocket", (GuardedSocket,), {"guard": guard})
