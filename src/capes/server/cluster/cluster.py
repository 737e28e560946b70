"""Several processes on one PostgreSQL: each table has one owner, who owns it as long as its lease lasts.

A process renews its lease every second. One that is killed also loses the lock of its presence, which the others notice
at once; one that hangs, or that the database no longer hears, is replaced when its lease has run out. Whoever has been
replaced cannot write: every batch of the journal is checked against the owner in the same transaction.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]
import structlog

from capes.core.errors import CapesError
from capes.language.sentence import sentence_of
from capes.live.participant import RESTART
from capes.live.wire import Hello, Message, decoder, encode
from capes.server.beside import source_now
from capes.server.cluster.bus import CONNECT, LOST, Bus
from capes.server.cluster.messages import AnyMessage, Ask, Close, Gone, Open, Out, Reply, Said, SessionEnded
from capes.server.connection import KnownWire
from capes.server.context import Context
from capes.server.errors import Moved, Refused
from capes.server.people import Me
from capes.table.messages import Outgoing

if TYPE_CHECKING:
    from capes.server.registry import Registry, TableHandle

log = structlog.get_logger("capes.cluster")
ANSWER_WITHIN = 4.0
LOOK_EVERY = 1.0
LEASE = 5.0
"""Seconds without a heartbeat after which a process is taken for dead, by the others and by itself."""
BEAT = """
INSERT INTO processes (id, beat) VALUES ($1, extract(epoch from clock_timestamp()))
ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
"""
CLAIM = """
UPDATE tables SET owner = $1 WHERE id = $2 AND (
  owner = '' OR owner = $1
  OR NOT EXISTS (
    SELECT 1 FROM processes
    WHERE processes.id = tables.owner AND processes.beat > extract(epoch from clock_timestamp()) - $3
  )
) RETURNING id
"""
OTHERS = "SELECT id FROM processes WHERE id <> $1"
FRESH = "SELECT id FROM processes WHERE beat > extract(epoch from clock_timestamp()) - $1"


def lock_key(kind: str, id: str) -> int:
    """The 63-bit number PostgreSQL knows a lock by."""
    return int.from_bytes(hashlib.sha256(f"capes|{kind}|{id}".encode()).digest()[:8], "big") >> 1


class RemoteClient:
    """A client connected to another process."""

    def __init__(self, cluster: Cluster, home: str, id: str, me: Me) -> None:
        self.cluster = cluster
        self.home = home
        self.id = id
        self.me = me

    def send(self, message: Outgoing) -> None:
        """Queue a message."""
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue a message that is encoded already."""
        self.cluster.bus.send(self.home, Out(self.id, data))

    def close(self, code: int) -> None:
        """End the connection."""
        self.cluster.bus.send(self.home, Close(self.id, code))


class RemoteTable:
    """A table served by another process."""

    def __init__(self, cluster: Cluster, table: str, owner: str) -> None:
        self.cluster = cluster
        self.table = table
        self.owner = owner

    async def attach(self, wire: KnownWire, hello: Hello, invite: str) -> None:
        """A client of ours connects there."""
        cluster = self.cluster
        cluster.near[wire.id] = (wire, self.owner)
        me = wire.me
        try:
            await cluster.ask(
                self.owner,
                Open(
                    "",
                    cluster.context.process,
                    wire.id,
                    self.table,
                    me.person,
                    me.session,
                    hello,
                    invite,
                ),
            )
        except CapesError:
            cluster.near.pop(wire.id, None)
            raise

    async def receive(self, wire: KnownWire, message: Message, raw: bytes) -> None:
        """A client of ours says something there."""
        self.cluster.bus.send(self.owner, Said(wire.id, self.table, raw))

    async def detach(self, wire: KnownWire) -> None:
        """A client of ours is gone."""
        self.cluster.near.pop(wire.id, None)
        self.cluster.bus.send(self.owner, Gone(wire.id, self.table))

    async def ask(self, verb: str, args: dict[str, Any]) -> Any:
        """Something asked through HTTP."""
        return await self.cluster.ask(self.owner, Ask("", self.cluster.context.process, self.table, verb, args))


class Cluster:
    """This process among the others."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.dsn = context.settings.url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self.bus = Bus(self.dsn, context.process, self.deliver)
        self.near: dict[str, tuple[KnownWire, str]] = {}  # our clients at tables of others, with the owner
        self.held: set[str] = set()
        self.registry: Registry | None = None
        self._locks: Any = None
        self._beat = time.monotonic()  # of our last heartbeat the database has heard
        self._using = asyncio.Lock()
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._ended: list[str] = []  # sessions ended here of which the others do not know yet
        self._task: asyncio.Task[None] | None = None
        self._lines: dict[str, asyncio.Queue[AnyMessage]] = {}
        self._readers: set[asyncio.Task[None]] = set()

    async def start(self, registry: Registry) -> None:
        """Show the others that we are here."""
        self.registry = registry
        await self._connect()
        self.context.database.process = self.context.process
        self.context.end_elsewhere = self.end_session
        await self.bus.start()
        self._task = asyncio.create_task(self._look_for_ever(), name="cluster")

    async def stop(self) -> None:
        """Leave: messages out, locks released."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for reader in self._readers:
            reader.cancel()
        await self.bus.stop()
        if self._locks is not None and not self._locks.is_closed():
            with suppress(*LOST):
                await self._locks.execute("DELETE FROM processes WHERE id = $1", self.context.process)
                await self._locks.close()

    async def _connect(self) -> None:
        async with self._using:
            self._locks = await asyncpg.connect(self.dsn, **CONNECT)
            await self._locks.execute("SELECT pg_advisory_lock($1)", lock_key("process", self.context.process))
            await self._locks.execute(BEAT, self.context.process)
            self._beat = time.monotonic()
            self.held.clear()

    # -- owning ---------------------------------------------------------------------------------------------------
    async def _try(self, key: int) -> bool:
        async with self._using:
            return bool(await self._locks.fetchval("SELECT pg_try_advisory_lock($1)", key))

    async def _unlock(self, key: int) -> None:
        async with self._using:
            await self._locks.execute("SELECT pg_advisory_unlock($1)", key)

    async def alive(self, process: str) -> bool:
        """Whether a process still holds the lock of its presence."""
        if process == self.context.process:
            return True
        async with self._using:
            fresh = {row["id"] for row in await self._locks.fetch(FRESH, LEASE)}
        if process not in fresh:
            return False
        key = lock_key("process", process)
        if await self._try(key):  # its session is gone: no need to wait for the lease to run out
            await self._unlock(key)
            async with self._using:
                await self._locks.execute("DELETE FROM processes WHERE id = $1", process)
            return False
        return True

    async def claim(self, table: str) -> TableHandle | None:
        """None if the table is ours to serve now, else the way to its owner."""
        for _ in range(40):
            try:
                async with self._using:
                    mine = await self._locks.fetchval(CLAIM, self.context.process, table, LEASE)
            except LOST as error:
                self.context.guard.note("database out of reach", "", error=repr(error)[:300])
                raise Moved("error-this-table-is-changing-hands-try-again") from None
            if mine is not None:
                self.held.add(table)
                return None
            row = await self.context.tables.get(table)
            if row is None:
                return None  # whoever loads it will say that there is no such table
            owner = row.owner
            if owner and owner != self.context.process and await self.alive(owner):
                return RemoteTable(self, table, owner)
            await asyncio.sleep(0.05)  # somebody has just taken it and is about to say so
        raise Moved("error-this-table-is-changing-hands-try-again")

    async def release(self, table: str) -> None:
        """The table is free for anybody."""
        if table in self.held:
            self.held.discard(table)
            with suppress(*LOST):  # then it stays ours, or others take it when our lease has run out
                async with self._using:
                    await self._locks.execute(
                        "UPDATE tables SET owner = '' WHERE id = $1 AND owner = $2", table, self.context.process
                    )

    # -- writing --------------------------------------------------------------------------------------------------
    async def ask(self, owner: str, message: Open | Ask) -> Any:
        """A message that wants an answer; Moved if none comes."""
        message.ask = secrets.token_hex(8)
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[message.ask] = waiting
        self.bus.send(owner, message)
        try:
            return await asyncio.wait_for(waiting, ANSWER_WITHIN)
        except TimeoutError:
            raise Moved("error-the-process-that-serves-this-table-does-not") from None
        finally:
            self._waiting.pop(message.ask, None)

    async def deliver(self, message: AnyMessage) -> None:
        """A message has come. Those about one table are carried out in order, those of others beside them."""
        if isinstance(message, Reply):
            waiting = self._waiting.get(message.ask)
            if waiting is not None and not waiting.done():
                if message.error is not None:
                    said = sentence_of(message.error)
                    waiting.set_exception(
                        Moved(said) if message.status == 503 else Refused(said, status=message.status)
                    )
                else:
                    waiting.set_result(message.result)
        elif isinstance(message, Out):
            wire = self.near.get(message.wire)
            if wire is not None:
                wire[0].send_bytes(message.data)
        elif isinstance(message, SessionEnded):
            self.context.forget_session(message.session)
        elif isinstance(message, Close):
            wire = self.near.pop(message.wire, None)
            if wire is not None:
                wire[0].close(message.code)
        else:
            self._in_line(message)

    def _in_line(self, message: Open | Said | Gone | Ask) -> None:
        line = self._lines.get(message.table)
        if line is None:
            line = self._lines[message.table] = asyncio.Queue()
            reader = asyncio.create_task(self._read(message.table, line))
            self._readers.add(reader)
            reader.add_done_callback(self._readers.discard)
        line.put_nowait(message)

    async def _read(self, table: str, line: asyncio.Queue[AnyMessage]) -> None:
        far: dict[str, RemoteClient] = {}
        while True:
            try:
                message = await asyncio.wait_for(line.get(), 300)
            except TimeoutError:
                if line.empty():
                    self._lines.pop(table, None)
                    return
                continue
            try:
                await self._carry_out(table, message, far)
            except Exception:
                log.exception("bus message failed", table=table)

    async def _carry_out(self, table: str, message: AnyMessage, far: dict[str, RemoteClient]) -> None:
        from capes.live.table import LiveTable

        assert self.registry is not None
        if isinstance(message, Open | Ask):
            source_now.set(f"person {message.person.id}" if isinstance(message, Open) else f"table {table}")
            try:
                handle = await self.registry.find(table)
                if not isinstance(handle, LiveTable):
                    raise Moved("error-this-table-is-served-elsewhere-by-now")
                result = None
                if isinstance(message, Open):
                    me = Me(message.person, message.session)
                    wire = far[message.wire] = RemoteClient(self, message.sender, message.wire, me)
                    await handle.attach(wire, message.hello, message.invite)
                else:
                    result = await handle.ask(message.verb, message.args)
                self.bus.send(message.sender, Reply(message.ask, result))
            except CapesError as error:
                self.bus.send(
                    message.sender, Reply(message.ask, None, error.sentence.data(), getattr(error, "status", 409))
                )
            return
        assert isinstance(message, Said | Gone)
        known = far.get(message.wire)
        live = self.registry.tables.get(table)
        if known is None:
            return
        if live is None or live.dropped:
            known.close(RESTART)
        elif isinstance(message, Gone):
            far.pop(message.wire, None)
            await live.detach(known)
        else:
            await live.receive(known, decoder.decode(message.raw))

    # -- looking --------------------------------------------------------------------------------------------------
    async def end_session(self, session: str) -> None:
        """A session has been ended here: nobody goes on acting in its name anywhere."""
        self._ended.append(session)
        try:
            await self._tell_ended()
        except LOST as error:
            log.warning("others are told later of a session that has ended", error=str(error) or type(error).__name__)

    async def _tell_ended(self) -> None:
        """Also those that hang: they are told when they go on."""
        if not self._ended:
            return
        async with self._using:
            others = [row["id"] for row in await self._locks.fetch(OTHERS, self.context.process)]
        ended, self._ended = self._ended, []
        for process in others:
            for session in ended:
                self.bus.send(process, SessionEnded(session))

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                if time.monotonic() - self._beat > LEASE:
                    log.error("our lease has run out: others serve our tables by now")
                    await self._start_over()
                    continue
                await self.look()
            except LOST as error:
                log.warning("database out of reach", error=str(error) or type(error).__name__)
                if self._locks is None or self._locks.is_closed():
                    await self._start_over()
            except Exception:
                log.exception("looking at the others failed")

    async def look(self) -> None:
        """Send clients of dead owners to connect again, and take up games nobody serves."""
        assert self.registry is not None
        async with self._using:  # the connection answers one question at a time
            await self._locks.execute(BEAT, self.context.process)
            self._beat = time.monotonic()
        await self._tell_ended()
        owners = {owner for _, owner in self.near.values()}
        live = await self.context.tables.owned()
        owners |= {owner for _, owner in live if owner}
        dead = {owner for owner in owners if not await self.alive(owner)}
        for id, (wire, owner) in list(self.near.items()):
            if owner in dead:
                self.near.pop(id, None)
                wire.close(RESTART)
        for table, owner in live:
            if (owner in dead or not owner) and table not in self.registry.tables and table not in self.registry.stuck:
                try:
                    await self.registry.find(table)
                    self.context.metrics.takeovers.inc()
                except CapesError as error:
                    log.error("table cannot be taken over", table=table, error=str(error))

    async def _start_over(self) -> None:
        """Our locks are gone, so our tables may be served by others: drop them all and begin anew."""
        assert self.registry is not None
        for id in list(self.registry.tables):
            live = self.registry.tables.pop(id)
            await live.close(RESTART)
        for wire, _ in self.near.values():
            wire.close(RESTART)
        self.near.clear()
        self.held.clear()
        self.context.people.forget_everybody()  # who has been sent away meanwhile, nobody could tell us
        if self._locks is not None:
            self._locks.terminate()
        try:
            await self._connect()
        except Exception as error:  # or nobody would look again
            log.warning("database still out of reach", error=str(error) or type(error).__name__)
