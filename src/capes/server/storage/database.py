"""Opening the database: pragmas, migrations at start, refusal of a newer schema."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import structlog
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Executable, StaticPool, create_engine, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from capes.server.errors import CannotStart
from capes.server.settings import Settings

PRAGMAS = (
    "journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "wal_autocheckpoint=50000",
    "journal_size_limit=33554432",
)  # fmt: skip
SESSION = {
    "application_name": "capes", "tcp_keepalives_idle": "4", "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2", "idle_in_transaction_session_timeout": "3000",
}  # fmt: skip
"""How PostgreSQL treats our connections: a process that hangs in the middle of a transaction keeps no rows locked."""
OUT_OF_REACH = (OSError, TimeoutError, DBAPIError, sqlite3.Error)
"""What is raised when the database cannot be used just now."""
log = structlog.get_logger("capes.database")
MIGRATION_LOCK = 0x63617065  # one process migrates at a time


class Database:
    """The engine, and one writer at a time where the file wants that.

    A SQLite file has a thread of its own for what is written often: whoever writes there keeps the file for a moment,
    not for as long as a busy loop takes to come round.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sqlite = engine.dialect.name == "sqlite"
        self.writing = asyncio.Lock()
        self.process = ""  # who writes here, where several do: the journal takes only what the owner of a table writes
        self.up: Callable[[], float] = time.monotonic  # how long servers have been up in all; told by the context
        self.writer_thread = ThreadPoolExecutor(1, "writer")
        self._write_engine: Engine | None = None

    async def do(self, *changes: Executable) -> None:
        """Changes that are on disk together when this returns."""
        if self.sqlite:
            await asyncio.get_running_loop().run_in_executor(self.writer_thread, self._do, changes)
            return
        async with self.engine.begin() as connection:
            for change in changes:
                await connection.execute(change)

    def _do(self, changes: tuple[Executable, ...]) -> None:
        if self._write_engine is None:
            self._write_engine = create_engine(f"sqlite:///{self.engine.url.database}", poolclass=StaticPool)
            event.listen(self._write_engine, "connect", set_pragmas)
        with self._write_engine.begin() as connection:
            for change in changes:
                connection.execute(change)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on disk when the block ends."""
        if self.sqlite:
            async with self.writing, self.engine.begin() as connection:
                yield connection
        else:
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A look at the data."""
        async with self.engine.connect() as connection:
            yield connection

    async def close(self) -> None:
        """Give the connections back."""
        await asyncio.to_thread(self.writer_thread.shutdown)
        if self._write_engine is not None:
            self._write_engine.dispose()
        await self.engine.dispose()


def alembic_config() -> Config:
    """Alembic pointed at the migrations of this package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config


def head_and_known() -> tuple[str, set[str]]:
    """The schema this program writes, and all it knows."""
    scripts = ScriptDirectory.from_config(alembic_config())
    return str(scripts.get_current_head()), {revision.revision for revision in scripts.walk_revisions()}


def migrate(connection: Connection) -> None:
    """Bring the schema up to date, or refuse one that is newer than this program."""
    config = alembic_config()
    head, known = head_and_known()
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise CannotStart(
            f"the database has schema {current}, which is newer than this version of Capes knows; "
            "use the newer version, or another data folder"
        )
    if current is not None and current != head:
        keep_older(connection, current)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def keep_older(connection: Connection, revision: str) -> None:
    """Keep a SQLite file as it was before its schema changes, so that the older version can be gone back to."""
    file = connection.engine.url.database
    if connection.dialect.name != "sqlite" or not file:
        return
    kept = Path(f"{file}.before-{revision}")
    if kept.exists():
        return
    os.close(os.open(kept, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    source, target = sqlite3.connect(f"file:{file}?mode=ro", uri=True), sqlite3.connect(kept)
    try:
        source.backup(target)
    except sqlite3.Error as error:
        kept.unlink(missing_ok=True)
        raise CannotStart(f"{file} could not be copied before its schema changes: {error}") from None
    finally:
        target.close()
        source.close()


def set_pragmas(connection: Any, _: Any) -> None:
    """Every connection to a SQLite file keeps the same promises."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def make_engine(settings: Settings) -> AsyncEngine:
    """An engine with the guarantees persist-before-acknowledge needs."""
    if settings.url.startswith("sqlite"):
        engine = create_async_engine(settings.url, pool_size=4, connect_args={"timeout": 10})
        event.listen(engine.sync_engine, "connect", set_pragmas)
        return engine
    return create_async_engine(
        settings.url, pool_size=8, max_overflow=8, pool_pre_ping=True,
        connect_args={"timeout": 4.0, "command_timeout": 8.0, "server_settings": SESSION},
    )  # fmt: skip


async def open_database(settings: Settings) -> Database:
    """The database, migrated; CannotStart with one clear sentence if it cannot be used."""
    if settings.file is not None:
        check_folder(settings.file.parent)
        if settings.file.exists() and not settings.file.stat().st_size:
            log.warning(
                "the database file is empty: if there were games in it, restore a backup", file=str(settings.file)
            )
    try:
        database = Database(make_engine(settings))
    except (SQLAlchemyError, ImportError) as error:
        raise CannotStart(
            f"{settings.database!r} is not a database address ({error}); give postgresql://user:password@host/name or sqlite:///path"
        ) from None
    try:
        async with database.engine.begin() as connection:
            if not database.sqlite:
                # A slow machine may take its time: nobody else uses the schema before it is there.
                await connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(migrate)
    except CannotStart:
        await database.close()
        raise
    except (OSError, DBAPIError) as error:
        await database.close()
        place = str(settings.file or "the PostgreSQL server")
        raise CannotStart(f"{place} cannot be used as the database: {str(error).splitlines()[0]}") from None
    return database


def keep_to_owner(file: Path) -> None:
    """Live games lie in these files with their seeds: nobody but the owner reads them, now or when they are made."""
    os.umask(0o077)
    if not file.exists():
        return
    for one in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with suppress(FileNotFoundError, PermissionError):
            one.chmod(0o600)


def check_folder(folder: Path) -> None:
    """Make the data folder, or say why it cannot be used."""
    try:
        if not folder.exists():
            folder.mkdir(parents=True, mode=0o700)
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise CannotStart(
            f"the data folder {folder} cannot be written to ({error.strerror}); choose another with --data"
        ) from None
