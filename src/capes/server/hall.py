"""The hall: every table this process hosts, taken up when needed and put down when nobody is there."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import structlog

from capes.core.errors import BadRecord, CapesError
from capes.server.connection import RESTART, Wire
from capes.server.context import Context
from capes.server.errors import Clash, NotFound
from capes.server.host import Host
from capes.server.wire import Hello, Message

log = structlog.get_logger("capes.hall")
PUT_DOWN_AFTER = 120.0
"""Seconds without clients after which a table with nothing to do by itself leaves memory."""
COLLECT_EVERY = 20
"""Rounds of the reaper after which what has grown old is searched for circles nobody holds any more: ten minutes."""


class Place(Protocol):
    """A table as those who talk to it see it, here or in another process."""

    async def attach(self, wire: Wire, hello: Hello, invite: str) -> None:
        """A client connects."""

    async def receive(self, wire: Wire, message: Message, raw: bytes) -> None:
        """A client says something."""

    async def detach(self, wire: Wire) -> None:
        """A client is gone."""

    async def ask(self, verb: str, args: dict[str, Any]) -> Any:
        """Something asked through HTTP: join, leave, house, end, card."""


class Here:
    """A table of this process."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def attach(self, wire: Wire, hello: Hello, invite: str) -> None:
        """A client connects."""
        await self.host.attach(wire, hello, invite)

    async def receive(self, wire: Wire, message: Message, raw: bytes) -> None:
        """A client says something."""
        await self.host.receive(wire, message)

    async def detach(self, wire: Wire) -> None:
        """A client is gone."""
        await self.host.detach(wire.id)

    async def ask(self, verb: str, args: dict[str, Any]) -> Any:
        """Something asked through HTTP."""
        host = self.host
        verbs: dict[str, Callable[..., Awaitable[Any]]] = {
            "join": host.join,
            "leave": host.leave,
            "house": host.house,
            "end": host.end,
            "rematch": host.rematch,
        }
        if verb == "card":
            return host.card()
        return await verbs[verb](**args)


class Owners(Protocol):
    """Who serves which table; on one process the answer is always: we do."""

    async def claim(self, table: str) -> Place | None:
        """None if the table is ours to serve, else the way to its owner."""

    async def release(self, table: str) -> None:
        """We no longer serve the table."""


class Alone:
    """The only process."""

    async def claim(self, table: str) -> Place | None:
        """Ours."""
        return None

    async def release(self, table: str) -> None:
        """Nobody else to tell."""


class Hall:
    """All tables in this process."""

    def __init__(self, context: Context, owners: Owners | None = None) -> None:
        self.context = context
        self.owners: Owners = owners or Alone()
        self.hosts: dict[str, Host] = {}
        self._taking_up: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.stuck: dict[str, str] = {}  # live games whose journal no longer fits, and why

    def start(self) -> None:
        """Take up every live game in the background, and begin to reap."""
        self._tasks = [
            asyncio.create_task(self._take_up_all(), name="boot"),
            asyncio.create_task(self._reap_for_ever(), name="reaper"),
        ]

    async def stop(self) -> None:
        """Put every table down; nothing is lost, everything acknowledged is on disk."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for host in list(self.hosts.values()):
            await host.close(RESTART)
        self.hosts.clear()

    async def place(self, id: str) -> Place:
        """The table, wherever it is served; NotFound if there is none."""
        host = self.hosts.get(id)
        if host is not None and not host.dropped:
            return Here(host)
        lock = self._taking_up.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                host = self.hosts.get(id)
                if host is not None and host.dropped:
                    await self.put_down(id)
                elif host is not None:
                    return Here(host)
                elsewhere = await self.owners.claim(id)
                if elsewhere is not None:
                    return elsewhere
                return Here(await self._take_up(id))
        finally:
            if not lock.locked():
                self._taking_up.pop(id, None)

    async def _take_up(self, id: str) -> Host:
        row = await self.context.tables.get(id)
        if row is None:
            await self.owners.release(id)
            raise NotFound("there is no such table")
        host = Host(self.context, row)
        try:
            await host.open()
        except BadRecord as error:
            self.stuck[id] = str(error)
            await self.owners.release(id)
            raise Clash(f"this game was begun under other rules and cannot go on: {error}") from None
        self.hosts[id] = host
        self.context.metrics.live.set(len(self.hosts))
        return host

    async def put_down(self, id: str) -> None:
        """Take a table out of memory."""
        host = self.hosts.pop(id, None)
        if host is not None:
            await host.close(RESTART)
            await self.owners.release(id)
            self.context.metrics.live.set(len(self.hosts))

    async def _take_up_all(self) -> None:
        """Every live game goes on after a restart, whether or not its players are back."""
        for id in await self.context.tables.ids("live"):
            try:
                await self.place(id)
            except CapesError as error:
                log.error("game cannot be taken up", table=id, error=str(error))
            except Exception:
                log.exception("game cannot be taken up", table=id)
            await asyncio.sleep(0)

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
                gc.collect()

    async def reap(self) -> None:
        """Put idle tables down, take forgotten open tables away, declare untouched games abandoned."""
        now, settings = self.context.now(), self.context.settings
        for id, host in list(self.hosts.items()):
            done = host.row.state in ("over", "abandoned")
            quiet = not host.parties and now - host.left_at > PUT_DOWN_AFTER
            if host.dropped or (quiet and (done or not host.busy())):
                await self.put_down(id)
        forgotten = [
            (id, "nobody came") for id in await self.context.tables.ids("open", now - settings.open_hours * 3600)
        ]
        for id in await self.context.tables.ids("live", now - settings.live_days * 86400):
            forgotten.append((id, "nobody touched this game for a long time"))
        for id, why in forgotten:
            try:
                await self._end_if_alone(id, why)
            except CapesError as error:  # one table must not keep the others from being looked at
                log.warning("table cannot be taken away", table=id, error=str(error))

    async def _end_if_alone(self, id: str, why: str) -> None:
        host = self.hosts.get(id)
        if (host is None or not host.parties) and not await self.end_stuck(id):
            place = await self.place(id)
            if isinstance(place, Here):
                await place.ask("end", {"why": why})

    async def end_stuck(self, id: str) -> bool:
        """Declare a game abandoned that cannot be taken up; False if it is no such game."""
        if id not in self.stuck:
            return False
        await self.context.tables.set_state(id, "abandoned", None, self.context.now())
        del self.stuck[id]
        return True
