"""The registry: every table this process hosts, taken up when needed and put down when nobody is there."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Any, Protocol
from weakref import WeakValueDictionary

import structlog

from capes.core.errors import BadRecord, CapesError
from capes.live.participant import RESTART
from capes.live.table import LiveTable
from capes.live.wire import Hello, Message
from capes.server.beside import source_now
from capes.server.connection import KnownWire
from capes.server.context import Context
from capes.server.errors import Clash, NotFound
from capes.server.house import ServerHouse

log = structlog.get_logger("capes.registry")
INVITED_DAYS = 7
"""Days an open table for a game by turns waits for whoever was invited."""
UNLOAD_AFTER = 120.0
"""Seconds without clients after which a table with nothing to do by itself leaves memory."""
COLLECT_EVERY = 20
"""Rounds of the reaper after which what has grown old is searched for circles nobody holds any more: ten minutes."""


QUICK = 0.04
"""Seconds such a search may hold everybody up."""


class TableHandle(Protocol):
    """A table as those who talk to it see it, here or in another process."""

    async def attach(self, wire: KnownWire, hello: Hello, invite: str) -> None:
        """A client connects."""

    async def receive(self, wire: KnownWire, message: Message, raw: bytes) -> None:
        """A client says something."""

    async def detach(self, wire: KnownWire) -> None:
        """A client is gone."""

    async def ask(self, verb: str, args: dict[str, Any]) -> Any:
        """Something asked through HTTP: join, leave, house, end, rematch."""


class Ownership(Protocol):
    """Who serves which table; on one process the answer is always: we do."""

    async def claim(self, table: str) -> TableHandle | None:
        """None if the table is ours to serve, else the way to its owner."""

    async def release(self, table: str) -> None:
        """We no longer serve the table."""


class SingleProcess:
    """The only process."""

    async def claim(self, table: str) -> TableHandle | None:
        """Ours."""
        return None

    async def release(self, table: str) -> None:
        """Nobody else to tell."""


class Registry:
    """All tables of this process by id."""

    def __init__(self, context: Context, ownership: Ownership | None = None) -> None:
        self.context = context
        self.house = ServerHouse(context)
        self.ownership: Ownership = ownership or SingleProcess()
        self.tables: dict[str, LiveTable] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: list[asyncio.Task[None]] = []
        self.stuck: dict[str, str] = {}  # live games whose journal no longer fits, and why
        self.failed: dict[str, str] = {}  # live games that could not be read, and why; they are tried again
        self.boot_error = "live games are still being loaded"
        self.damage = ""
        self._collected = 0.0  # seconds the last search for circles took

    def start(self) -> None:
        """Take up every live game in the background, and begin to reap."""
        self._tasks = [
            asyncio.create_task(self._load_all(), name="boot"),
            asyncio.create_task(self._reap_for_ever(), name="reaper"),
        ]

    async def stop(self) -> None:
        """Put every table down; nothing is lost, everything acknowledged is on disk."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close(RESTART)
        self.tables.clear()

    async def find(self, id: str) -> TableHandle:
        """The table, wherever it is served; NotFound if there is none."""
        table = self.tables.get(id)
        if table is not None and not table.dropped:
            return table
        async with self._loading.setdefault(id, asyncio.Lock()):  # who asks at the same time waits for the first
            table = self.tables.get(id)
            if table is not None and table.dropped:
                await self.unload(id)
            elif table is not None:
                return table
            remote = await self.ownership.claim(id)
            if remote is not None:
                return remote
            return await self._load(id)

    async def _load(self, id: str) -> LiveTable:
        row = await self.context.tables.get(id)
        if row is None:
            await self.ownership.release(id)
            raise NotFound("error-there-is-no-such-table")
        table = LiveTable(self.house, row)
        try:
            await table.open()
        except BadRecord as error:
            self.stuck[id] = str(error)
            await self.ownership.release(id)
            raise Clash("error-this-game-was-begun-under-other-rules-and", error=error.sentence) from None
        self.tables[id] = table
        self.context.metrics.live.set(len(self.tables))
        return table

    async def unload(self, id: str) -> None:
        """Take a table out of memory."""
        table = self.tables.pop(id, None)
        if table is not None:
            await table.close(RESTART)
            await self.ownership.release(id)
            self.context.metrics.live.set(len(self.tables))

    async def _load_all(self) -> None:
        """Every live game goes on after a restart, whether or not its players are back."""
        wait = 1.0
        while True:
            try:
                ids = await self.context.tables.ids("live")
                break
            except Exception as error:
                self.boot_error = repr(error)
                log.exception("live games cannot be listed; trying again", seconds=wait)
                await asyncio.sleep(wait)
                wait = min(30.0, wait * 2)
        for id in ids:
            await self._try_to_load(id)
            await asyncio.sleep(0)
        self.boot_error = ""
        damage = await self.context.upkeep.damage()
        if damage:
            self.damage = damage
            log.error("the database is damaged: restore a backup", damage=damage)

    async def _try_to_load(self, id: str) -> None:
        source_now.set(f"table {id}")  # nobody has asked for it: it counts for itself
        try:
            await self.find(id)
            self.failed.pop(id, None)
        except CapesError as error:
            log.error("game cannot be loaded", table=id, error=str(error))
        except Exception as error:
            self.failed[id] = repr(error)
            log.exception("game cannot be loaded; trying again later", table=id)

    async def _reap_for_ever(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(30)
            try:
                await self.reap()
            except Exception:
                log.exception("reaper failed")
            rounds += 1
            if rounds % COLLECT_EVERY == 0:
                self._collect(rounds)
                await self._clean_up()

    def _collect(self, rounds: int) -> None:
        """Search for circles where nobody notices: it is quick, or nobody is there, or it has waited for a day."""
        waiting = any(table.participants for table in self.tables.values())
        if self._collected < QUICK or not waiting or rounds % (COLLECT_EVERY * 144) == 0:
            began = time.perf_counter()
            gc.collect()
            self._collected = time.perf_counter() - began

    async def _clean_up(self) -> None:
        try:
            done = await self.context.upkeep.purge(self.context.settings, self.context.now())
            if done:
                log.info("purged", **done)
            await self.context.upkeep.truncate_log()
        except Exception:
            log.exception("purging failed")

    async def reap(self) -> None:
        """Put idle tables down, take forgotten open tables away, declare untouched games abandoned."""
        now, settings = self.context.now(), self.context.settings
        await self.context.beat()
        for id in list(self.failed):
            await self._try_to_load(id)
        for id, table in list(self.tables.items()):
            done = table.row.state in ("over", "abandoned")
            quiet = not table.participants and now - table.left_at > UNLOAD_AFTER
            if table.dropped or (quiet and (done or not table.busy())):
                await self.unload(id)
        forgotten = [(id, "nobody-came") for id in await self.context.tables.ids("open", settings.open_hours * 3600)]
        for id in await self.context.tables.ids("live", settings.live_days * 86400):
            forgotten.append((id, "untouched"))
        for id, why in forgotten:
            try:
                await self._end_if_alone(id, why)
            except CapesError as error:  # one table must not keep the others from being looked at
                log.warning("table cannot be taken away", table=id, error=str(error))

    async def _end_if_alone(self, id: str, why: str) -> None:
        table = self.tables.get(id)
        if (table is None or not table.participants) and not await self.end_stuck(id):
            row = await self.context.tables.get(id)
            patient = row is not None and row.state == "open" and bool(row.terms.days)
            if row is not None and patient and row.up > self.context.uptime() - INVITED_DAYS * 86400:
                return
            handle = await self.find(id)
            if isinstance(handle, LiveTable):
                await handle.ask("end", {"why": why})

    async def revive(self, id: str) -> None:
        """Take back that a table was declared abandoned: the game goes on where it was."""
        row = await self.context.tables.get(id)
        if row is None:
            raise NotFound("error-there-is-no-such-table")
        if row.state != "abandoned":
            raise Clash("error-this-table-is-not-abandoned", state=row.state)
        await self.unload(id)
        begun = bool(await self.context.writer.entries(id))
        await self.context.tables.set_state(id, "live" if begun else "open", None, self.context.now())
        await self.find(id)

    async def end_stuck(self, id: str) -> bool:
        """Declare a game abandoned that cannot be taken up; False if it is no such game."""
        if id not in self.stuck:
            return False
        await self.context.tables.set_state(id, "abandoned", None, self.context.now())
        del self.stuck[id]
        return True
