"""A wire that can be frozen: bytes stop in both directions without the connection ending, then it is cut."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress


class Proxy:
    """Forwards to one port."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.base = ""
        self._server: asyncio.Server | None = None
        self._pairs: dict[int, tuple[asyncio.StreamWriter, asyncio.StreamWriter, asyncio.Event]] = {}
        self._count = 0
        self.flowing = asyncio.Event()  # cleared: the whole line is frozen, and stays so until it is thawed
        self.flowing.set()

    async def start(self) -> None:
        """Listen on a port of its own."""
        self._server = await asyncio.start_server(self._meet, self.host, 0)
        self.base = f"http://{self.host}:{self._server.sockets[0].getsockname()[1]}"

    async def stop(self) -> None:
        """Cut everything."""
        assert self._server is not None
        self._server.close()
        for one, other, _ in list(self._pairs.values()):
            one.transport.abort()
            other.transport.abort()

    def freeze_one(self, rng: random.Random) -> None:
        """Freeze a connection picked by chance, and cut it half a second later."""
        if not self._pairs:
            return
        one, other, flowing = self._pairs[rng.choice(list(self._pairs))]
        flowing.clear()

        def cut() -> None:
            one.transport.abort()
            other.transport.abort()
            flowing.set()

        asyncio.get_running_loop().call_later(0.5, cut)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.flowing.wait()
        try:
            far_reader, far_writer = await asyncio.open_connection(self.host, self.port)
        except OSError:
            writer.close()
            return
        flowing = asyncio.Event()
        flowing.set()
        self._count += 1
        number = self._count
        self._pairs[number] = (writer, far_writer, flowing)
        await asyncio.gather(self._pump(reader, far_writer, flowing), self._pump(far_reader, writer, flowing))
        self._pairs.pop(number, None)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, flowing: asyncio.Event) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await flowing.wait()
                await self.flowing.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
