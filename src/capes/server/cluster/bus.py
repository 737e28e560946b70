"""Messages between processes: rows in PostgreSQL, announced by NOTIFY; in order for each pair of processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import structlog

from capes.server.cluster.messages import AnyMessage, bus_decoder, bus_encoder
from capes.server.storage.database import SESSION

log = structlog.get_logger("capes.bus")
LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What is raised when the database does not answer, or no longer."""
CONNECT: dict[str, Any] = {"timeout": 4.0, "command_timeout": 4.0, "server_settings": SESSION}


class Bus:
    """What this process sends to and gets from the others."""

    def __init__(self, dsn: str, process: str, deliver: Callable[[AnyMessage], Awaitable[None]]) -> None:
        self.dsn = dsn
        self.process = process
        self.deliver = deliver
        self._out: list[tuple[str, bytes]] = []
        self._to_send = asyncio.Event()
        self._to_fetch = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to send and receive."""
        ears = await asyncpg.connect(self.dsn, **CONNECT)
        await ears.add_listener(f"capes_{self.process}", self._heard)
        self._tasks = [
            asyncio.create_task(self._sending(), name="bus out"),
            asyncio.create_task(self._fetching(ears), name="bus in"),
        ]

    async def stop(self) -> None:
        """Send what is waiting, then end."""
        for _ in range(100):
            if not self._out:
                break
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def send(self, to: str, message: AnyMessage) -> None:
        """Hand a message in."""
        self._out.append((to, bus_encoder.encode(message)))
        self._to_send.set()

    def _heard(self, *_: Any) -> None:
        self._to_fetch.set()

    async def _sending(self) -> None:
        connection: Any = None
        while True:
            await self._to_send.wait()
            self._to_send.clear()
            batch, self._out = self._out, []
            try:
                if connection is None or connection.is_closed():
                    connection = await asyncpg.connect(self.dsn, **CONNECT)
                async with connection.transaction():
                    # A message lost in a crash is asked for again by the client, so it need not wait for the disk.
                    await connection.execute("SET LOCAL synchronous_commit = off")
                    await connection.executemany("INSERT INTO bus (process, body) VALUES ($1, $2)", batch)
                    for to in {to for to, _ in batch}:
                        await connection.execute("SELECT pg_notify($1, '')", f"capes_{to}")
            except Exception as error:  # a line that breaks raises all kinds; whatever it was, the next try goes on
                log.warning(
                    "bus messages could not be sent", count=len(batch), error=str(error) or type(error).__name__
                )
                connection = None
                self._out = batch + self._out
                self._to_send.set()
                await asyncio.sleep(0.5)

    async def _fetching(self, ears: Any) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._to_fetch.wait(), 2.0)
            self._to_fetch.clear()
            try:
                if ears.is_closed():
                    ears = await asyncpg.connect(self.dsn, **CONNECT)
                    await ears.add_listener(f"capes_{self.process}", self._heard)
                rows = await ears.fetch("DELETE FROM bus WHERE process = $1 RETURNING id, body", self.process)
            except Exception as error:
                log.warning("bus messages could not be fetched", error=str(error) or type(error).__name__)
                await asyncio.sleep(0.5)
                continue
            for row in sorted(rows, key=lambda row: int(row["id"])):
                try:
                    await self.deliver(bus_decoder.decode(row["body"]))
                except Exception:
                    log.exception("bus message failed")
