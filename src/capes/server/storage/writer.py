"""The journal's writer: entries of many tables in one transaction, each acknowledged only when it is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from capes.server.errors import Moved
from capes.server.storage.database import PRAGMAS, Database
from capes.server.storage.schema import journal, tables
from capes.table.entry import Entry

BATCH = 256
"""How many entries one transaction carries at most."""

TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(seq=bindparam("to"), touched=bindparam("at"))
)


class Waiting:
    """An entry on its way to the disk."""

    __slots__ = ("done", "row", "touch")

    def __init__(self, row: dict[str, Any], touch: dict[str, Any], done: asyncio.Future[None]) -> None:
        self.row = row
        self.touch = touch
        self.done = done


class SqliteInk:
    """Writes batches to a SQLite file from one thread of its own: a single hop, a single fsync."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection: sqlite3.Connection | None = None

    def _write(self, rows: list[tuple[Any, ...]], touches: list[tuple[Any, ...]]) -> None:
        if self._connection is None:
            path = self.database.engine.url.database or ""
            self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(
                "INSERT INTO journal (table_id, seq, seat, msg, body) VALUES (?, ?, ?, ?, ?)", rows
            )
            connection.executemany("UPDATE tables SET seq = ?, touched = ? WHERE id = ?", touches)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    async def write(self, batch: list[Waiting]) -> None:
        """The whole batch, or none of it."""
        rows = [tuple(one.row.values()) for one in batch]
        touches = [(one.touch["to"], one.touch["at"], one.touch["of"]) for one in batch]
        async with self.database.writing:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows, touches)

    def close(self) -> None:
        """Give file and thread back."""
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()


class SharedInk:
    """Writes batches to PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, batch: list[Waiting]) -> None:
        """The whole batch, or none of it."""
        async with self.database.write() as connection:
            await connection.execute(insert(journal), [one.row for one in batch])
            await connection.execute(TOUCH, [one.touch for one in batch])

    def close(self) -> None:
        """Nothing of its own to give back."""


class Writer:
    """Collects entries while the last transaction is being written, then writes them all."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._ink: SqliteInk | SharedInk = SqliteInk(database) if database.sqlite else SharedInk(database)
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin writing."""
        self._task = asyncio.create_task(self._run(), name="journal writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._task is None:
            return
        while self._waiting:
            await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
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
        self._waiting.append(Waiting(row, {"of": table, "to": entry.seq, "at": entry.at}, done))
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
            if batch:
                await self._write_all(batch)

    async def _write_all(self, batch: list[Waiting]) -> None:
        try:
            await self._ink.write(batch)
        except Exception as error:
            if len(batch) > 1:
                # One bad entry must not take the others down: try each by itself.
                for one in batch:
                    await self._write_all([one])
                return
            if not batch[0].done.done():
                clash = isinstance(error, IntegrityError | sqlite3.IntegrityError)
                batch[0].done.set_exception(Moved("this table is in other hands now") if clash else error)
            return
        for one in batch:
            if not one.done.done():
                one.done.set_result(None)
