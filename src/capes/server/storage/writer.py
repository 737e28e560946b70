"""The journal's writer: entries of many tables in one transaction, each acknowledged only when it is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import bindparam, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from capes.core.game import Game
from capes.language.sentence import plain
from capes.server.errors import Moved
from capes.server.storage.database import PRAGMAS, Database
from capes.server.storage.schema import journal, snapshots, tables
from capes.table.entry import Entry
from capes.table.resume import Snapshot

BATCH = 256
"""How many entries one transaction carries at most."""
TOUCH_EVERY = 2.0
"""Seconds after which tables are marked with how far they are: for lists alone, the journal is what counts."""

CHECKPOINT_EVERY = 0.25
LOG_PAGES = 2000
"""Pages (of 4 KiB) above which SQLite's write-ahead log is begun anew."""

INSERT_ALL = """
INSERT INTO journal (table_id, seq, seat, msg, body)
SELECT
  json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
  json_extract(value, '$[3]'), json_extract(value, '$[4]')
FROM json_each(?)
"""
"""One statement for the whole batch: a busy interpreter is waited for once, not once for every line."""

TOUCH_ALL = """
UPDATE tables SET seq = mark.seq, touched = mark.touched, up = mark.up, holds = mark.holds
FROM (
  SELECT
    json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS seq, json_extract(value, '$[2]') AS touched,
    json_extract(value, '$[3]') AS up, json_extract(value, '$[4]') AS holds
  FROM json_each(?)
) AS mark
WHERE tables.id = mark.id
"""

log = structlog.get_logger("capes.journal")
encoder = msgspec.json.Encoder()
entry_decoder = msgspec.json.Decoder(Entry)
MANY = 1000
"""Lines of a journal above which they are read beside the loop."""
COLUMNS = ("table_id", "seq", "seat", "msg", "body")

Change = tuple[str, dict[str, Any]]
"""A statement both databases understand, with its values by name."""
Then = Callable[[Exception | None], None]
"""Told in the loop how it went."""

TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(seq=bindparam("to"), touched=bindparam("at"), up=bindparam("up_at"), holds=bindparam("held_by"))
)


class Waiting(NamedTuple):
    """An entry on its way to the disk, or changes that go the same way."""

    table: str
    entry: Entry | None
    changes: tuple[Change, ...]
    done: asyncio.Future[None]


class Touch(NamedTuple):
    """How far a table is, and since when."""

    of: str
    to: int
    at: float
    up_at: float
    held_by: int  # the seat that must decide, -1 for none


class Batch:
    """What one transaction carries."""

    def __init__(self, waiting: list[Waiting], touches: list[Touch]) -> None:
        self.waiting = waiting
        self.touches = touches
        self.changes = [change for one in waiting for change in one.changes]

    def rows(self) -> list[tuple[str, int, int, str | None, str]]:
        """The lines of the journal: table, sequence number, seat, message id, body."""
        return [
            (table, entry.seq, entry.seat, entry.msg or None, encoder.encode(entry).decode())
            for table, entry, _, _ in self.waiting
            if entry is not None
        ]


class SqliteWriter:
    """Writes batches to a SQLite file in the database's own thread: a single hop, a single fsync."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._connection: sqlite3.Connection | None = None
        self._checkpoint_thread = ThreadPoolExecutor(1, "checkpointer")
        self._checkpointer: sqlite3.Connection | None = None
        self._written = asyncio.Event()

    def _connect(self) -> sqlite3.Connection:
        path = self.database.engine.url.database or ""
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _checkpoint(self) -> int:
        """Carry what is in the log over to the file; how many pages the log has."""
        assert self._checkpointer is not None
        return int(self._checkpointer.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1])

    def _make_room(self) -> None:
        """Let log and file grow once: to write where there is a place already takes a tenth of the time."""
        self._checkpointer = self._connect()
        self._checkpointer.execute("CREATE TABLE IF NOT EXISTS room (data BLOB)")
        self._checkpointer.execute("INSERT INTO room VALUES (zeroblob(?))", (LOG_PAGES * 4096,))
        self._checkpointer.execute("DROP TABLE room")
        self._checkpoint()

    async def tend(self) -> None:
        """Keep the log short beside the writing, so that no pick waits for it.

        A checkpoint can run while others write, but the log begins anew only when everything has been carried over:
        when it has grown long, the little that came in meanwhile is carried over by the thread that writes.
        """
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.database.writer_thread, self._make_room)
        except sqlite3.Error as error:
            log.warning("no room could be made for the log", error=repr(error))
        while True:
            await self._written.wait()
            self._written.clear()
            await asyncio.sleep(CHECKPOINT_EVERY)
            try:
                if await loop.run_in_executor(self._checkpoint_thread, self._checkpoint) > LOG_PAGES:
                    await loop.run_in_executor(self._checkpoint_thread, self._checkpoint)
                    await loop.run_in_executor(self.database.writer_thread, self._checkpoint)
            except sqlite3.Error as error:
                log.warning("the log could not be carried over", error=repr(error))

    def write(self, batch: Batch, then: Then) -> None:
        """The whole batch, or none of it; `then` is told which."""
        self._written.set()
        rows = encoder.encode(batch.rows()).decode()
        touches = encoder.encode(batch.touches).decode() if batch.touches else ""
        loop = asyncio.get_running_loop()
        self.database.writer_thread.submit(self._write_and_tell, rows, touches, batch.changes, loop, then)

    def _write_and_tell(
        self, rows: str, touches: str, changes: list[Change], loop: asyncio.AbstractEventLoop, then: Then
    ) -> None:
        error: Exception | None = None
        try:
            self._write(rows, touches, changes)
        except Exception as problem:
            error = problem
        loop.call_soon_threadsafe(then, error)

    def _write(self, rows: str, touches: str, changes: list[Change]) -> None:
        if self._connection is None:
            self._connection = self._connect()
        connection = self._connection
        if not touches and not changes:
            connection.execute(INSERT_ALL, (rows,))
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(INSERT_ALL, (rows,))
            for statement, values in changes:
                connection.execute(statement, values)
            if touches:
                connection.execute(TOUCH_ALL, (touches,))
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """Give file and thread back."""
        self._checkpoint_thread.shutdown()
        for connection in (self._checkpointer, self._connection):
            if connection is not None:
                connection.close()


class PostgresWriter:
    """Writes batches to PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._tasks: set[asyncio.Task[None]] = set()

    def write(self, batch: Batch, then: Then) -> None:
        """The whole batch, or none of it; `then` is told which."""
        task = asyncio.create_task(self._write(batch, then))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write(self, batch: Batch, then: Then) -> None:
        error: Exception | None = None
        try:
            async with self.database.write() as connection:
                if rows := batch.rows():
                    await self._check_owner(connection, {row[0] for row in rows})
                    await connection.execute(insert(journal), [dict(zip(COLUMNS, row, strict=True)) for row in rows])
                for statement, values in batch.changes:
                    await connection.execute(text(statement), values)
                if batch.touches:
                    await connection.execute(TOUCH, [one._asdict() for one in batch.touches])
        except BaseException as problem:  # also a try that was cancelled: whatever waits behind it must go on
            error = problem if isinstance(problem, Exception) else ConnectionError(repr(problem))
        then(error)

    async def _check_owner(self, connection: AsyncConnection, ids: set[str]) -> None:
        """Only the owner of a table writes its journal, whatever a process that was away for long believes."""
        if not self.database.process:
            return
        query = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.owner == self.database.process)
        mine = set((await connection.execute(query.with_for_update(read=True))).scalars())
        if mine != ids:
            raise Moved(plain("this table is in other hands now"))

    async def tend(self) -> None:
        """PostgreSQL looks after its log itself."""

    def close(self) -> None:
        """Nothing of its own to give back."""


def decode_all(rows: Sequence[str]) -> list[Entry]:
    """The lines of a journal."""
    return [entry_decoder.decode(body) for body in rows]


class Writer:
    """Collects entries while the last transaction is being written, then writes them all."""

    def __init__(self, database: Database) -> None:
        self.database = database
        backend = SqliteWriter if database.sqlite else PostgresWriter
        self._backend: SqliteWriter | PostgresWriter = backend(database)
        self._waiting: deque[Waiting] = deque()
        self._alone = 0  # how many of those go one by one, because one of them has spoilt a batch
        self._busy = False
        self._touches: dict[str, Touch] = {}
        self._marking = False
        self._writing_since: float | None = None  # when the transaction under way was begun
        self._failing_since: float | None = None  # when the first of a run of failures was begun
        self._tending: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin writing."""
        self._tending = asyncio.create_task(self._backend.tend(), name="journal checkpoints")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._tending is None:
            return
        while self._busy:
            await asyncio.sleep(0.01)
        self._mark()
        while self._busy:
            await asyncio.sleep(0.01)
        self._tending.cancel()
        await asyncio.gather(self._tending, return_exceptions=True)
        self._backend.close()

    def append(self, table: str, entry: Entry, *changes: Change) -> asyncio.Future[None]:
        """Done when the entry (and what changes with it) is on disk; Moved if another process has written meanwhile."""
        return self._add(table, entry, changes)

    def change(self, *changes: Change) -> asyncio.Future[None]:
        """Done when the changes are on disk, with whatever else is being written."""
        return self._add("", None, changes)

    def _add(self, table: str, entry: Entry | None, changes: tuple[Change, ...]) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Waiting(table, entry, changes, done))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._next)  # whatever else this turn of the loop brings goes with it
        return done

    async def entries(self, table: str) -> list[Entry]:
        """The journal of a table in order."""
        query = select(journal.c.body).where(journal.c.table_id == table).order_by(journal.c.seq)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).scalars().all()
        return decode_all(rows)

    async def load(self, table: str, game: Game) -> tuple[list[Entry], Snapshot | None]:
        """The journal of a table, and the last position kept if it is of the same rules."""
        query = select(journal.c.body).where(journal.c.table_id == table).order_by(journal.c.seq)
        kept = select(snapshots.c.seq, snapshots.c.picks, snapshots.c.data, snapshots.c.rules_version)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).scalars().all()
            found = (await connection.execute(kept.where(snapshots.c.table_id == table))).first()
        entries = decode_all(rows) if len(rows) < MANY else await asyncio.to_thread(decode_all, rows)
        if found is None or found.rules_version != game.rules_version:
            return entries, None
        try:
            state = game.decode(msgspec.json.decode(found.data)["state"])
        except Exception as error:  # a snapshot only saves time: the journal has everything
            log.warning("snapshot cannot be read", table=table, error=repr(error))
            return entries, None
        return entries, Snapshot(found.seq, found.picks, state)

    def _mark(self) -> None:
        """It is time to note how far the tables are."""
        self._marking = True
        if not self._busy:
            self._next()

    def _next(self) -> None:
        """Write what is waiting, and marks that are due."""
        most = 1 if self._alone else BATCH
        waiting = [self._waiting.popleft() for _ in range(min(most, len(self._waiting)))]
        self._alone = max(0, self._alone - 1)
        touches: list[Touch] = []
        if self._marking:
            self._marking = False
            touches, self._touches = list(self._touches.values()), {}
        self._busy = bool(waiting or touches)
        self._writing_since = time.monotonic() if self._busy else None
        if self._busy:
            batch = Batch(waiting, touches)
            self._backend.write(batch, partial(self._written, batch))

    def stuck_since(self, slow: float) -> float | None:
        """Since when nothing could be written: the last tries failed, or one takes longer than `slow` seconds."""
        since = self._writing_since
        late = since if since is not None and time.monotonic() - since > slow else None
        return min((one for one in (late, self._failing_since) if one is not None), default=None)

    def _written(self, batch: Batch, error: Exception | None) -> None:
        try:
            self._tell(batch, error)
        finally:
            self._next()

    def _tell(self, batch: Batch, error: Exception | None) -> None:
        waiting = batch.waiting
        if error is None or isinstance(error, IntegrityError | sqlite3.IntegrityError | Moved):
            self._failing_since = None
        elif self._failing_since is None:
            self._failing_since = self._writing_since
            log.error("the journal cannot be written", error=repr(error))
        if error is None:
            for table, entry, _, done in waiting:
                if entry is not None:
                    self._touch(table, entry)
                if not done.done():
                    done.set_result(None)
        elif len(waiting) > 1:
            # One bad entry must not take the others down: each is tried by itself.
            self._waiting.extendleft(reversed(waiting))
            self._alone += len(waiting)
        elif waiting and not waiting[0].done.done():
            clash = isinstance(error, IntegrityError | sqlite3.IntegrityError | Moved)
            waiting[0].done.set_exception(Moved(plain("this table is in other hands now")) if clash else error)
        if error is not None and batch.touches:
            log.warning("tables could not be marked", error=repr(error))

    def _touch(self, table: str, entry: Entry) -> None:
        if not self._touches:
            asyncio.get_running_loop().call_later(TOUCH_EVERY, self._mark)
        holder = entry.ask[1] if len(entry.ask) > 1 else -1
        self._touches[table] = Touch(table, entry.seq, entry.at, self.database.up(), holder)
