"""WebSocket frames that become ready together leave together."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Together:
    """A transport that writes once per turn of the loop: an acknowledgement and its picture are one packet."""

    def __init__(self, inner: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.inner = inner
        self.loop = loop
        self._held: list[bytes] = []

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

    def close(self) -> None:
        """Close after what is held."""
        self._flush()
        self.inner.close()


class Packets(WebSocketsSansIOProtocol):
    """Uvicorn's protocol on such a transport."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected."""
        super().connection_made(transport)
        self.transport = cast(asyncio.Transport, Together(self.transport, self.loop))
