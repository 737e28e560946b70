"""The journal's writer: entries of many tables in one transaction, each acknowledged only when it is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from capes.server.errors import Moved
from capes.server.storage.database import PRAGMAS, Database
from capes.server.storage.schema import journal, tables
from capes.table.entry import Entry

BATCH = 256
"""How many entries one transaction carries at most."""
TOUCH_EVERY = 2.0
"""Seconds after which tables are marked with how far they are: for lists alone, the journal is what counts."""

SWEEP_EVERY = 0.25
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

log = structlog.get_logger("capes.journal")

TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(seq=bindparam("to"), touched=bindparam("at"))
)


class Waiting:
    """An entry on its way to the disk."""

    __slots__ = ("at", "done", "row")

    def __init__(self, row: dict[str, Any], at: float, done: asyncio.Future[None]) -> None:
        self.row = row
        self.at = at
        self.done = done


class Touch(NamedTuple):
    """How far a table is, and since when."""

    to: int
    at: float
    of: str


class SqliteInk:
    """Writes batches to a SQLite file by the database's own hand: a single hop, a single fsync."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._connection: sqlite3.Connection | None = None
        self._sweeper = ThreadPoolExecutor(1, "sweeper")
        self._broom: sqlite3.Connection | None = None
        self._written = asyncio.Event()

    def _connect(self) -> sqlite3.Connection:
        path = self.database.engine.url.database or ""
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _sweep(self) -> int:
        """Carry what is in the log over to the file; how many pages the log has."""
        assert self._broom is not None
        return int(self._broom.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1])

    def _make_room(self) -> None:
        """Let log and file grow once: to write where there is a place already takes a tenth of the time."""
        self._broom = self._connect()
        self._broom.execute("CREATE TABLE IF NOT EXISTS room (data BLOB)")
        self._broom.execute("INSERT INTO room VALUES (zeroblob(?))", (LOG_PAGES * 4096,))
        self._broom.execute("DROP TABLE room")
        self._sweep()

    async def tend(self) -> None:
        """Keep the log short beside the writing, so that no pick waits for it.

        The file can be swept while others write, but the log begins anew only when everything has been carried over:
        when it has grown long, the little that came in meanwhile is carried over by the hand that writes.
        """
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.database.hand, self._make_room)
        except sqlite3.Error as error:
            log.warning("no room could be made for the log", error=repr(error))
        while True:
            await self._written.wait()
            self._written.clear()
            await asyncio.sleep(SWEEP_EVERY)
            try:
                if await loop.run_in_executor(self._sweeper, self._sweep) > LOG_PAGES:
                    await loop.run_in_executor(self._sweeper, self._sweep)
                    await loop.run_in_executor(self.database.hand, self._sweep)
            except sqlite3.Error as error:
                log.warning("the log could not be carried over", error=repr(error))

    def _write(self, rows: str, touches: list[Touch]) -> None:
        if self._connection is None:
            self._connection = self._connect()
        connection = self._connection
        if not touches:
            connection.execute(INSERT_ALL, (rows,))
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(INSERT_ALL, (rows,))
            connection.executemany("UPDATE tables SET seq = ?, touched = ? WHERE id = ?", touches)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    async def write(self, batch: list[Waiting], touches: list[Touch]) -> None:
        """The whole batch, or none of it."""
        self._written.set()
        rows = msgspec.json.encode([list(one.row.values()) for one in batch]).decode()
        await asyncio.get_running_loop().run_in_executor(self.database.hand, self._write, rows, touches)

    def close(self) -> None:
        """Give file and thread back."""
        self._sweeper.shutdown()
        for connection in (self._broom, self._connection):
            if connection is not None:
                connection.close()


class SharedInk:
    """Writes batches to PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, batch: list[Waiting], touches: list[Touch]) -> None:
        """The whole batch, or none of it."""
        async with self.database.write() as connection:
            if batch:
                await connection.execute(insert(journal), [one.row for one in batch])
            if touches:
                await connection.execute(TOUCH, [one._asdict() for one in touches])

    async def tend(self) -> None:
        """PostgreSQL looks after its log itself."""

    def close(self) -> None:
        """Nothing of its own to give back."""


class Writer:
    """Collects entries while the last transaction is being written, then writes them all."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._ink: SqliteInk | SharedInk = SqliteInk(database) if database.sqlite else SharedInk(database)
        self._waiting: list[Waiting] = []
        self._touches: dict[str, Touch] = {}
        self._touched = 0.0
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._tending: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin writing."""
        self._task = asyncio.create_task(self._run(), name="journal writer")
        self._tending = asyncio.create_task(self._ink.tend(), name="journal sweeper")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._task is None or self._tending is None:
            return
        while self._waiting:
            await asyncio.sleep(0.01)
        self._task.cancel()
        self._tending.cancel()
        await asyncio.gather(self._task, self._tending, return_exceptions=True)
        await self._ink.write([], list(self._touches.values()))
        self._ink.close()

    async def append(self, table: str, entry: Entry) -> None:
        """Return when the entry is on disk; Moved if another process has written in the meantime."""
        row = {
            "table_id": table,
            "seq": entry.seq,
            "seat": entry.seat,
            "msg": entry.msg or None,
            "body": msgspec.json.encode(entry).decode(),
        }
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(row, entry.at, done))
        self._wake.set()
        await done

    async def entries(self, table: str) -> list[Entry]:
        """The journal of a table in order."""
        query = select(journal.c.body).where(journal.c.table_id == table).order_by(journal.c.seq)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).scalars().all()
        return [msgspec.json.decode(body, type=Entry) for body in rows]

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            if not self._waiting:
                self._wake.clear()
            touches = self._due_touches()
            if batch or touches:
                await self._write_all(batch, touches)

    def _due_touches(self) -> list[Touch]:
        """Marks that have waited long enough; the others have the writer woken in time."""
        now = time.monotonic()
        if now < self._touched + TOUCH_EVERY:
            return []
        self._touched = now
        asyncio.get_running_loop().call_later(TOUCH_EVERY + 0.05, self._wake.set)
        due, self._touches = list(self._touches.values()), {}
        return due

    async def _write_all(self, batch: list[Waiting], touches: list[Touch]) -> None:
        try:
            await self._ink.write(batch, touches)
        except Exception as error:
            if not batch:
                log.warning("tables could not be marked", error=repr(error))
                return
            if len(batch) > 1:
                # One bad entry must not take the others down: try each by itself.
                for one in batch:
                    await self._write_all([one], touches)
                    touches = []
                return
            if not batch[0].done.done():
                clash = isinstance(error, IntegrityError | sqlite3.IntegrityError)
                batch[0].done.set_exception(Moved("this table is in other hands now") if clash else error)
            return
        for one in batch:
            row = one.row
            self._touches[row["table_id"]] = Touch(row["seq"], one.at, row["table_id"])
            if not one.done.done():
                one.done.set_result(None)
