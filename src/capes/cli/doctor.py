"""`capes doctor`: look at everything a server needs, and say what to do about what is wrong."""

from __future__ import annotations

import json as jsonlib
import resource
import shutil
import sqlite3
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from capes import engine
from capes.core.errors import ToolError
from capes.server.settings import Settings, default_data

ENOUGH_FILES = 1024
CLOCK_SLACK = 60.0
VERSION = "SHOW server_version"
NOW = "SELECT extract(epoch from clock_timestamp())"
ASKED = ("SELECT version_num FROM alembic_version", "SELECT coalesce(max(seen), 0) FROM uptime")
ENOUGH_ROOM = 500 * 1024 * 1024


class Finding(NamedTuple):
    """One thing looked at; `todo` is empty if it is well."""

    what: str
    found: str
    todo: str = ""


def doctor(
    *,
    data: Annotated[Path | None, Parameter(help="The server's data folder.", env_var="CAPES_DATA")] = None,
    database: Annotated[str, Parameter(help="As for `capes serve`.", env_var="CAPES_DATABASE")] = "",
    json: Annotated[bool, Parameter(help="Print the findings as data.")] = False,
) -> None:
    """Check files, rights, limits, versions, the database and the clock, and say what to do."""
    settings = Settings(data=data or default_data(), database=database)
    findings = list(examine(settings))
    wrong = sum(1 for finding in findings if finding.todo)
    if json:
        print(jsonlib.dumps([finding._asdict() for finding in findings], ensure_ascii=False, indent=1))
    for finding in () if json else findings:
        print(f"{'!!' if finding.todo else 'ok'}  {finding.what}: {finding.found}")
        if finding.todo:
            print(f"      {finding.todo}")
    if wrong:
        raise ToolError(f"{wrong} {'thing needs' if wrong == 1 else 'things need'} looking after")


def examine(settings: Settings) -> Iterator[Finding]:
    """Everything there is to look at."""
    version = ".".join(map(str, sys.version_info[:3]))
    yield Finding("Python", version, "" if sys.version_info >= (3, 11) else "Capes needs Python 3.11 or newer")
    yield Finding("engine", engine.described())
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = "unlimited" if hard == resource.RLIM_INFINITY else str(hard)
    few = hard != resource.RLIM_INFINITY and hard < ENOUGH_FILES
    yield Finding("open files", f"{soft}, up to {most}", f"raise it: ulimit -n {ENOUGH_FILES * 8}" if few else "")
    yield from _clock()
    if settings.file is None:
        yield from _shared(settings)
    else:
        yield from _file(settings.file)


def _clock() -> Iterator[Finding]:
    year = time.gmtime().tm_year
    todo = "" if 2025 <= year < 2100 else "set the clock: tables would be dated wrongly"
    yield Finding("clock", time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime()), todo)


def _file(file: Path) -> Iterator[Finding]:
    from capes.server.storage.backup import look_through
    from capes.server.storage.database import check_folder

    folder = file.parent
    try:
        check_folder(folder)
    except ToolError as error:
        yield Finding("data folder", str(folder), str(error))
        return
    room = shutil.disk_usage(folder).free
    little = "" if room > ENOUGH_ROOM else "make room: a full disk stops play"
    yield Finding("room on disk", f"{room // 2**20} MB", little)
    mode = stat.S_IMODE(folder.stat().st_mode)
    yield Finding("rights of the folder", f"{mode:o}", f"chmod 700 {folder}" if mode & 0o077 else "")
    if not file.exists():
        yield Finding("database", f"{file} is not there yet; the server will make it")
        return
    mode = stat.S_IMODE(file.stat().st_mode)
    yield Finding("rights of the database", f"{mode:o}", f"chmod 600 {file}" if mode & 0o077 else "")
    try:
        found = look_through(file)
        counted = ", ".join(f"{count} {name}" for name, count in found.items())
        yield Finding("database", f"{file} is whole: {counted}")
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            yield from _kept(lambda query: connection.execute(query).fetchone()[0])
    except ToolError as error:
        yield Finding("database", str(error), "stop the server and put a backup back: capes admin restore FILE")
    log = file.with_name(f"{file.name}-wal")
    if log.exists() and log.stat().st_size > 256 * 2**20:
        size = log.stat().st_size // 2**20
        yield Finding("write-ahead log", f"{size} MB", "restart the server: it gives the room back")


def _kept(ask: Callable[[str], Any]) -> Iterator[Finding]:
    """What a database says of itself: which version wrote it, and what the clock said then. Nothing is changed."""
    from capes.server.storage.database import head_and_known

    head, known = head_and_known()
    schema = str(ask("SELECT version_num FROM alembic_version"))
    todo = "" if schema in known else "it was written by a newer Capes: use that, or another database"
    newer = (
        "" if schema == head or todo else f", older than {head}: the next start brings it up to date and keeps a copy"
    )
    yield Finding("schema", schema + newer, todo)
    ahead = time.time() - float(ask("SELECT coalesce(max(seen), 0) FROM uptime"))
    todo = "" if ahead > -CLOCK_SLACK else "set the clock: it is behind what a server said before"
    yield Finding("a server was up", f"{_ago(ahead)} by this clock", todo)


def _ago(seconds: float) -> str:
    days = seconds / 86400
    return f"{days:.1f} days ago" if days > 1 else f"{seconds / 60:.0f} minutes ago"


def _shared(settings: Settings) -> Iterator[Finding]:
    import asyncio

    from capes.server.storage.backup import dsn

    async def asked() -> dict[str, Any]:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(dsn(settings), timeout=5, command_timeout=5)
        try:
            there = await connection.fetchval("SELECT to_regclass('public.uptime') IS NOT NULL")
            found = {"there": there, VERSION: await connection.fetchval(VERSION), NOW: await connection.fetchval(NOW)}
            for query in ASKED if there else ():
                found[query] = await connection.fetchval(query)
            return found
        finally:
            await connection.close()

    try:
        found = asyncio.run(asked())
    except ImportError:
        yield Finding("PostgreSQL", "asyncpg is not installed", "pip install 'capes[server]'")
        return
    except Exception as error:  # whatever keeps us out is the finding
        said = str(error).partition("\n")[0] or type(error).__name__
        yield Finding("PostgreSQL", said, "check the address, and that the server runs and lets you in")
        return
    yield Finding("PostgreSQL", str(found[VERSION]))
    apart = abs(time.time() - float(found[NOW]))
    yield Finding(
        "clocks", f"{apart:.1f} s apart", "" if apart < CLOCK_SLACK else "set both clocks by the network (NTP)"
    )
    if found["there"]:
        yield from _kept(found.__getitem__)
    else:
        yield Finding("database", "it is empty; the server will lay it out")
