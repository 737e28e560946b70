"""Several processes on one PostgreSQL: each live table has one owner, held by an advisory lock of its session.

When a process dies PostgreSQL releases its locks; the others notice within a second or two, take its tables up from the
journal, and send its clients' partners to connect again.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]
import structlog

from capes.core.errors import CapesError
from capes.server.connection import RESTART, Wire
from capes.server.context import Context
from capes.server.errors import Moved, Refused
from capes.server.letters import AnyLetter, Ask, Close, Gone, Open, Out, Reply, Said
from capes.server.people import Me
from capes.server.post import Post
from capes.server.wire import Hello, Message, decoder, encode

if TYPE_CHECKING:
    from capes.server.hall import Hall, Place

log = structlog.get_logger("capes.cluster")
ANSWER_WITHIN = 4.0
LOOK_EVERY = 1.0


def lock_key(kind: str, id: str) -> int:
    """The 63-bit number PostgreSQL knows a lock by."""
    return int.from_bytes(hashlib.sha256(f"capes|{kind}|{id}".encode()).digest()[:8], "big") >> 1


class FarWire:
    """A client connected to another process."""

    def __init__(self, cluster: Cluster, home: str, id: str, me: Me) -> None:
        self.cluster = cluster
        self.home = home
        self.id = id
        self.me = me

    def send(self, message: dict[str, Any]) -> None:
        """Queue a message."""
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue a message that is encoded already."""
        self.cluster.post.send(self.home, Out(self.id, data))

    def close(self, code: int) -> None:
        """End the connection."""
        self.cluster.post.send(self.home, Close(self.id, code))


class Elsewhere:
    """A table served by another process."""

    def __init__(self, cluster: Cluster, table: str, owner: str) -> None:
        self.cluster = cluster
        self.table = table
        self.owner = owner

    async def attach(self, wire: Wire, hello: Hello, invite: str) -> None:
        """A client of ours connects there."""
        cluster = self.cluster
        cluster.near[wire.id] = (wire, self.owner)
        me = wire.me
        try:
            await cluster.ask(self.owner, Open(
                "", cluster.context.process, wire.id, self.table, me.person, me.session, hello.last_seq,
                hello.client_seed, invite,
            ))
        except CapesError:
            cluster.near.pop(wire.id, None)
            raise

    async def receive(self, wire: Wire, message: Message, raw: bytes) -> None:
        """A client of ours says something there."""
        self.cluster.post.send(self.owner, Said(wire.id, self.table, raw))

    async def detach(self, wire: Wire) -> None:
        """A client of ours is gone."""
        self.cluster.near.pop(wire.id, None)
        self.cluster.post.send(self.owner, Gone(wire.id, self.table))

    async def ask(self, verb: str, args: dict[str, Any]) -> Any:
        """Something asked through HTTP."""
        return await self.cluster.ask(self.owner, Ask("", self.cluster.context.process, self.table, verb, args))


class Cluster:
    """This process among the others."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.dsn = context.settings.url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self.post = Post(self.dsn, context.process, self.deliver)
        self.near: dict[str, tuple[Wire, str]] = {}  # our clients at tables of others, with the owner
        self.held: set[str] = set()
        self.hall: Hall | None = None
        self._locks: Any = None
        self._using = asyncio.Lock()
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._task: asyncio.Task[None] | None = None
        self._lines: dict[str, asyncio.Queue[AnyLetter]] = {}
        self._readers: set[asyncio.Task[None]] = set()

    async def start(self, hall: Hall) -> None:
        """Show the others that we are here."""
        self.hall = hall
        await self._connect()
        await self.post.start()
        self._task = asyncio.create_task(self._look_for_ever(), name="cluster")

    async def stop(self) -> None:
        """Leave: letters out, locks released."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for reader in self._readers:
            reader.cancel()
        await self.post.stop()
        if self._locks is not None:
            await self._locks.close()

    async def _connect(self) -> None:
        async with self._using:
            self._locks = await asyncpg.connect(self.dsn, server_settings={"application_name": "capes locks"})
            await self._locks.execute("SELECT pg_advisory_lock($1)", lock_key("process", self.context.process))
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
        key = lock_key("process", process)
        if await self._try(key):
            await self._unlock(key)
            return False
        return True

    async def claim(self, table: str) -> Place | None:
        """None if the table is ours to serve now, else the way to its owner."""
        for _ in range(40):
            if table in self.held or await self._try(lock_key("table", table)):
                self.held.add(table)
                await self.context.tables.set_owner(table, self.context.process)
                return None
            row = await self.context.tables.get(table)
            owner = "" if row is None else row.owner
            if owner and owner != self.context.process and await self.alive(owner):
                return Elsewhere(self, table, owner)
            await asyncio.sleep(0.05)  # somebody has just taken it and is about to say so
        raise Moved("this table is changing hands; try again")

    async def release(self, table: str) -> None:
        """The table is free for anybody."""
        if table in self.held:
            self.held.discard(table)
            await self._unlock(lock_key("table", table))

    # -- writing --------------------------------------------------------------------------------------------------
    async def ask(self, owner: str, letter: Open | Ask) -> Any:
        """A letter that wants an answer; Moved if none comes."""
        letter.ask = secrets.token_hex(8)
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[letter.ask] = waiting
        self.post.send(owner, letter)
        try:
            return await asyncio.wait_for(waiting, ANSWER_WITHIN)
        except TimeoutError:
            raise Moved("the process that serves this table does not answer; try again") from None
        finally:
            self._waiting.pop(letter.ask, None)

    async def deliver(self, letter: AnyLetter) -> None:
        """A letter has come. Those about one table are carried out in order, those of others beside them."""
        if isinstance(letter, Reply):
            waiting = self._waiting.get(letter.ask)
            if waiting is not None and not waiting.done():
                if letter.error:
                    waiting.set_exception(
                        Moved(letter.error) if letter.status == 503 else Refused(letter.error, status=letter.status)
                    )
                else:
                    waiting.set_result(letter.result)
        elif isinstance(letter, Out):
            wire = self.near.get(letter.wire)
            if wire is not None:
                wire[0].send_bytes(letter.data)
        elif isinstance(letter, Close):
            wire = self.near.pop(letter.wire, None)
            if wire is not None:
                wire[0].close(letter.code)
        else:
            self._in_line(letter)

    def _in_line(self, letter: Open | Said | Gone | Ask) -> None:
        line = self._lines.get(letter.table)
        if line is None:
            line = self._lines[letter.table] = asyncio.Queue()
            reader = asyncio.create_task(self._read(letter.table, line))
            self._readers.add(reader)
            reader.add_done_callback(self._readers.discard)
        line.put_nowait(letter)

    async def _read(self, table: str, line: asyncio.Queue[AnyLetter]) -> None:
        far: dict[str, FarWire] = {}
        while True:
            try:
                letter = await asyncio.wait_for(line.get(), 300)
            except TimeoutError:
                if line.empty():
                    self._lines.pop(table, None)
                    return
                continue
            try:
                await self._carry_out(table, letter, far)
            except Exception:
                log.exception("letter failed", table=table)

    async def _carry_out(self, table: str, letter: AnyLetter, far: dict[str, FarWire]) -> None:
        from capes.server.hall import Here

        assert self.hall is not None
        if isinstance(letter, Open | Ask):
            try:
                place = await self.hall.place(table)
                if not isinstance(place, Here):
                    raise Moved("this table is served elsewhere by now")
                result = None
                if isinstance(letter, Open):
                    me = Me(letter.person, letter.session)
                    wire = far[letter.wire] = FarWire(self, letter.sender, letter.wire, me)
                    await place.attach(wire, Hello(letter.last_seq, letter.client_seed), letter.invite)
                else:
                    result = await place.ask(letter.verb, letter.args)
                self.post.send(letter.sender, Reply(letter.ask, result))
            except CapesError as error:
                self.post.send(letter.sender, Reply(letter.ask, None, str(error), getattr(error, "status", 409)))
            return
        assert isinstance(letter, Said | Gone)
        known = far.get(letter.wire)
        host = self.hall.hosts.get(table)
        if known is None:
            return
        if host is None or host.dropped:
            known.close(RESTART)
        elif isinstance(letter, Gone):
            far.pop(letter.wire, None)
            await host.detach(letter.wire)
        else:
            await host.receive(known, decoder.decode(letter.raw))

    # -- looking --------------------------------------------------------------------------------------------------
    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("database out of reach", error=str(error))
                if self._locks is None or self._locks.is_closed():
                    await self._start_over()
            except Exception:
                log.exception("looking at the others failed")

    async def look(self) -> None:
        """Send clients of dead owners to connect again, and take up games nobody serves."""
        assert self.hall is not None
        async with self._using:  # the connection answers one question at a time
            await self._locks.fetchval("SELECT 1")
        owners = {owner for _, owner in self.near.values()}
        live = await self.context.tables.owned()
        owners |= {owner for _, owner in live if owner}
        dead = {owner for owner in owners if not await self.alive(owner)}
        for id, (wire, owner) in list(self.near.items()):
            if owner in dead:
                self.near.pop(id, None)
                wire.close(RESTART)
        for table, owner in live:
            if (owner in dead or not owner) and table not in self.hall.hosts and table not in self.hall.stuck:
                try:
                    await self.hall.place(table)
                    self.context.metrics.takeovers.inc()
                except CapesError as error:
                    log.error("table cannot be taken over", table=table, error=str(error))

    async def _start_over(self) -> None:
        """Our locks are gone, so our tables may be served by others: drop them all and begin anew."""
        assert self.hall is not None
        for id in list(self.hall.hosts):
            host = self.hall.hosts.pop(id)
            await host.close(RESTART)
        for wire, _ in self.near.values():
            wire.close(RESTART)
        self.near.clear()
        try:
            await self._connect()
        except (OSError, asyncpg.PostgresError) as error:
            log.warning("database still out of reach", error=str(error))
