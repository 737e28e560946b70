"""T23: processes on one PostgreSQL that hang, are cut off from it or die, and a PostgreSQL that does."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.client import Visitor
from tests.server.postgres import Postgres
from tests.server.process import OPEN_HANDED, ServerProcess
from tests.server.steady import Steady, check_journal, finish, lay_tables
from tests.trust.proxy import Proxy

PATIENCE = 6.0
"""Seconds without an answer after which a player's page looks for another way."""


class Machines:
    """Processes, each with a line of its own to the database, and players who sit across them."""

    def __init__(self, postgres: Postgres, folder: Path, count: int) -> None:
        self.postgres = postgres
        self.folder = folder
        self.count = count
        self.address = ""
        self.lines: list[Proxy] = []
        self.servers: list[ServerProcess] = []
        self.players: list[Steady] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.on_after: list[float] = []
        self.revoked_after: list[float] = []

    async def start(self, games: int) -> None:
        """Start everything, and let people play."""
        self.address = await asyncio.to_thread(self.postgres.database)
        for number in range(self.count):
            line = Proxy("127.0.0.1", self.postgres.port)
            await line.start()
            self.lines.append(line)
            through = self.address.replace(f":{self.postgres.port}/", f":{urlsplit(line.base).port}/")
            self.servers.append(ServerProcess(self.folder / f"m{number}", database=through, **OPEN_HANDED))
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))
        self.players = await lay_tables(self.bases, games)
        for player in self.players:
            player.pause, player.patience = 0.05, PATIENCE
        self.tasks = [asyncio.create_task(player.play()) for player in self.players]
        await self.moves_on()

    @property
    def bases(self) -> list[str]:
        """Where the processes are."""
        return [server.base for server in self.servers]

    async def moves_on(self) -> float:
        """Wait until every game has gone on; the seconds it took."""
        before = {player.table: player.state.get("seq", 0) for player in self.players}
        began = time.monotonic()
        async with asyncio.timeout(90):
            while any(player.state.get("seq", 0) <= before[player.table] + 2 for player in self.players):
                await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def healthy(self, server: ServerProcess) -> None:
        """Wait until a process says that it is well."""
        async with httpx.AsyncClient(base_url=server.base, timeout=5) as http, asyncio.timeout(90):
            while True:
                with suppress(httpx.HTTPError):
                    if (await http.get("/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.1)

    async def without(self, at: int, lose: Callable[[], Any], bring_back: Callable[[], Any]) -> None:
        """One process is lost for as long as the others need, and comes back."""
        home = self.servers[at].base
        for player in self.players:
            player.bases = [base for base in self.bases if base != home]
        lose()
        self.on_after.append(await self.moves_on())
        await asyncio.to_thread(bring_back)
        await self.healthy(self.servers[at])
        for number, player in enumerate(self.players):
            player.bases = [self.bases[number % self.count]]
        await self.moves_on()

    # -- what happens to them -------------------------------------------------------------------------------------
    async def hang(self, at: int) -> None:
        """A process hangs (SIGSTOP), and wakes up when others have its tables."""
        server = self.servers[at]
        await self.without(at, server.freeze, server.thaw)

    async def unplug(self, at: int) -> None:
        """The line of a process to the database goes dead without a word."""
        line, loop = self.lines[at], asyncio.get_running_loop()
        await self.without(at, line.flowing.clear, lambda: loop.call_soon_threadsafe(line.flowing.set))

    async def kill(self, at: int) -> None:
        """A process is killed, and started again."""
        await self.without(at, self.servers[at].kill, self.servers[at].start)

    async def database(self, at: int) -> None:
        """PostgreSQL is cut off in the middle and started again."""
        began = time.monotonic()
        await asyncio.to_thread(self.postgres.restart)
        down = time.monotonic() - began
        self.on_after.append(max(0.0, await self.moves_on() - down))

    async def revoke(self, at: int) -> None:
        """A session ended on one process acts through no other."""
        here, there = self.bases[at], self.bases[(at + 1) % self.count]
        visitor = await Visitor(here).arrive()
        table = (await visitor.table(hotseat=True, setup={"goal": 10**6}))["table"]
        visitor.base = there
        seated = await visitor.sit(table)
        await seated.hear("state")
        token = visitor.http.cookies["capes_session"]
        answer = await visitor.post("/api/logout")
        assert answer.status_code == 200, answer.text
        began = time.monotonic()
        acted = 0
        with suppress(ConnectionClosed):
            while time.monotonic() - began < 60:
                acted += (await seated.pick(0))["t"] == "ack" and time.monotonic() - began > 2.0
                await asyncio.sleep(0.02)
        self.revoked_after.append(time.monotonic() - began)
        assert seated.socket.close_code == 4401, (seated.socket.close_code, acted)
        async with httpx.AsyncClient(base_url=there, cookies={"capes_session": token}) as http:
            assert (await http.get("/api/me")).status_code == 401
        await visitor.close()

    async def stop(self) -> None:
        """Clear everything away."""
        for line in self.lines:
            line.flowing.set()
        for task in self.tasks:
            task.cancel()
        for server in self.servers:
            await asyncio.to_thread(server.stop)
        for line in self.lines:
            await line.stop()


EVENTS: tuple[Callable[[Machines, int], Awaitable[None]], ...] = (
    Machines.kill, Machines.hang, Machines.revoke, Machines.unplug, Machines.database,
)  # fmt: skip


async def journal_of(address: str) -> list[tuple[str, int, str | None, list[int]]]:
    """Every line of the journal: table, seq, message id, picks."""
    connection = await asyncpg.connect(address)
    rows = await connection.fetch("SELECT table_id, seq, msg, body FROM journal ORDER BY table_id, seq")
    await connection.close()
    return [(row["table_id"], row["seq"], row["msg"], json.loads(row["body"])["picks"]) for row in rows]


async def lost_machines(postgres: Postgres, folder: Path, processes: int, games: int, events: int) -> dict[str, Any]:
    """Games go on whatever is lost: how soon, and that nothing acknowledged was lost or done twice."""
    machines = Machines(postgres, folder, processes)
    try:
        await machines.start(games)
        for number in range(events):
            await EVENTS[number % len(EVENTS)](machines, number % processes)
        await finish(machines.players, machines.tasks)
        check_journal(machines.players, await journal_of(machines.address))
        assert sum(player.mismatches for player in machines.players) == 0
        return {
            "events": events,
            "processes": processes,
            "games": games,
            "slowest on after s": round(max(machines.on_after), 1),
            "slowest revoked after s": round(max(machines.revoked_after), 2),
            "acknowledged": sum(len(player.acked) for player in machines.players),
        }
    finally:
        await machines.stop()
