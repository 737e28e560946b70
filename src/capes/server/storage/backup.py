"""Backups: taken while the server runs, looked through before they count, and put back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

from capes.server.errors import CannotStart
from capes.server.settings import Settings
from capes.server.storage.upkeep import damage_of

COUNTED = ("people", "tables", "journal")


def back_up(settings: Settings, target: Path) -> dict[str, int]:
    """Write a backup to a file that does not exist yet; how many rows of each kind it holds."""
    if target.exists():
        raise CannotStart(f"{target} exists already; name a new file")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)  # live seeds lie in it
    os.close(handle)
    try:
        if settings.file is not None:
            _copy_file(settings.file, part)
            found = look_through(part)
        else:
            _run("pg_dump", "--format=custom", f"--file={part}", dsn(settings))
            listed = _run("pg_restore", "--list", str(part))
            found = {name: int(f" TABLE DATA public {name} " in listed) for name in COUNTED}
            if not all(found.values()):
                raise CannotStart("the backup does not hold every table; it was not kept")
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
    return found


def restore(settings: Settings, source: Path) -> dict[str, int]:
    """Put a backup back where nothing is yet; how many rows of each kind there are now."""
    if not source.exists():
        raise CannotStart(f"there is no file {source}")
    if settings.file is None:
        _run("pg_restore", "--exit-on-error", "--no-owner", f"--dbname={dsn(settings)}", str(source))
        return {}
    found = look_through(source)
    target = settings.file
    if target.exists():
        raise CannotStart(f"{target} exists already; move it away first, or name another folder with --data")
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    os.close(handle)
    _copy_file(source, target)
    return found


def look_through(file: Path) -> dict[str, int]:
    """How many rows of each kind a SQLite file holds; CannotStart if it is damaged."""
    damage = damage_of(str(file))
    if damage:
        raise CannotStart(f"{file} is damaged: {damage}")
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        return {name: int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]) for name in COUNTED}
    except sqlite3.Error as error:
        raise CannotStart(f"{file} is not a database of Capes: {error}") from None
    finally:
        connection.close()


def _copy_file(source: Path, target: Path) -> None:
    try:
        read = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        write = sqlite3.connect(target)
        try:
            read.backup(write, pages=1000, sleep=0.01)
        finally:
            write.close()
            read.close()
    except sqlite3.Error as error:
        raise CannotStart(f"{source} cannot be copied: {error}") from None


def dsn(settings: Settings) -> str:
    """The address as PostgreSQL's own programs take it."""
    address = settings.url.replace("postgresql+asyncpg://", "postgresql://", 1)
    if not urlsplit(address).path.strip("/"):
        raise CannotStart("the database address names no database: postgresql://user@host/name")
    return address


def _run(program: str, *words: str) -> str:
    if shutil.which(program) is None:
        raise CannotStart(f"{program} is needed for that; install PostgreSQL's client programs")
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        told = (done.stderr or done.stdout).strip().splitlines()
        raise CannotStart(f"{program} failed: {told[0] if told else done.returncode}")
    return done.stdout
