"""WebSocket frames that become ready together leave together, and leave at once."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SAY = "capes.say"
"""Under what name the application finds the short way out among the extensions."""


class Together:
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


class Packets(WebSocketsSansIOProtocol):
    """Uvicorn's protocol on such a transport, with a short way out for who has a message ready."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected."""
        super().connection_made(transport)
        self.transport = cast(asyncio.Transport, Together(self.transport, self.loop))

    async def run_asgi(self) -> None:
        """Serve the client; the application is told of the short way."""
        cast(dict[str, Any], self.scope["extensions"])[SAY] = self.say
        await super().run_asgi()

    def say(self, data: bytes) -> bool:
        """Send a text at once; False if it must wait or cannot be sent."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
