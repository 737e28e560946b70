"""T22 and T24: a disk that fails, a file that is damaged, a clock that jumps. Never silent, never irreversible."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine

from capes.server.context import Context
from capes.server.errors import Clash
from capes.server.registry import Registry
from capes.server.settings import Settings
from capes.server.storage.database import Database, alembic_config, open_database
from capes.server.storage.tables import dealt
from capes.table.entry import Entry
from tests.server.client import Seated, Visitor
from tests.server.process import OPEN_HANDED, ROOT, ServerProcess
from tests.table.setting import terms

pytestmark = pytest.mark.anyio
MONTH = 30 * 86400.0


async def until(said: str, server: ServerProcess) -> None:
    """Wait until the log says so."""
    async with asyncio.timeout(60):
        while said not in server.log:
            await asyncio.sleep(0.05)


async def health(server: ServerProcess) -> tuple[int, str]:
    """What /healthz answers."""
    visitor = Visitor(server.base)
    answer = await visitor.http.get("/healthz")
    await visitor.close()
    return answer.status_code, answer.text


async def playing(server: ServerProcess, **more: object) -> tuple[Visitor, str, Seated]:
    """Somebody at a table of their own, on one device, after a pick."""
    visitor = await Visitor(server.base).arrive()
    table = (await visitor.table(hotseat=True, setup={"goal": 10**6}, **more))["table"]
    seated = await visitor.sit(table)
    await seated.hear("state")
    await seated.pick(0)
    return visitor, table, seated


def left_in(seated: Seated) -> float:
    """Seconds on both clocks together."""
    return sum(float(clock["left"]) for clock in seated.state["clocks"])


async def locked_for_a_while(server: ServerProcess, seconds: float = 0.0) -> tuple[float, float, float]:
    """Lock the database under a running game, and go on; seconds on the clocks before and after, and between."""
    visitor, _, seated = await playing(server, clock={"start": 600})
    lock = sqlite3.connect(server.data / "capes.db", isolation_level=None)
    began, left = time.monotonic(), left_in(seated)
    lock.execute("BEGIN IMMEDIATE")
    await until("clocks stand still", server)
    sick, _ = await health(server)
    await asyncio.sleep(seconds)
    lock.execute("ROLLBACK")
    lock.close()
    await until("the journal goes on", server)
    stood = time.monotonic() - began
    await seated.pick(0)
    after = left_in(seated)
    assert sick == 503
    assert (await health(server))[0] == 200
    await visitor.close()
    return left, after, stood


async def test_t22_a_locked_database_stops_the_clocks_and_is_told(server: ServerProcess) -> None:
    left, after, _ = await locked_for_a_while(server)

    assert 0 < after <= left


async def test_t24_a_full_disk_refuses_and_loses_nothing(server: ServerProcess) -> None:
    visitor, table, seated = await playing(server)
    assert server.process is not None
    pid = server.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, hard))  # no file may grow, and none be written beyond a byte
    before = seated.state["seq"]

    refused = await seated.pick(0)
    sick, _ = await health(server)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
    async with asyncio.timeout(60):
        while (await seated.pick(0))["t"] != "ack":
            await asyncio.sleep(0.2)

    assert refused["t"] == "refused" and sick == 503
    assert seated.state["seq"] == before + 1
    server.kill()
    await asyncio.to_thread(server.start)
    again = await visitor.sit(table)
    assert (await again.hear("state"))["seq"] == before + 1
    await visitor.close()


async def test_t24_damaged_pages_are_said_aloud(server: ServerProcess) -> None:
    visitor, _, _ = await playing(server)
    await visitor.close()
    server.stop()
    file = server.data / "capes.db"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'journal'").fetchone()[0]
    connection.close()
    with open(file, "r+b") as damaged:
        damaged.seek((page - 1) * 4096)
        damaged.write(os.urandom(4096))

    await asyncio.to_thread(server.start)
    await until("the database is damaged", server)

    status, said = await health(server)
    assert (status == 503 and "malformed" in said) or "damage" in said or "journal" in said


def test_t24_a_truncated_file_is_one_sentence(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", **OPEN_HANDED)
    server.start()
    server.stop()
    file = server.data / "capes.db"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # else the log may still hold every page
    connection.close()
    with open(file, "r+b") as cut:
        cut.truncate(file.stat().st_size // 3)

    words = [sys.executable, "-m", "capes", "serve", "--data", str(server.data), "--port", "0"]
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=60, cwd=ROOT, check=False)
        said = done.stdout + done.stderr
        assert done.returncode != 0 and str(file) in said and "Traceback" not in said
    except subprocess.TimeoutExpired as running:  # it serves: then it must say what is wrong
        assert "damaged" in str(running.stderr)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(Settings(data=tmp_path / "data"))
    yield opened
    await opened.close()


@pytest.mark.parametrize("jump", [MONTH, -MONTH])
async def test_t24_a_clock_that_jumps_ends_no_game(
    jump: float, database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = Settings(data=tmp_path / "data")
    first = Context(settings, database)
    await first.start()
    agreed = terms()
    agreed.table = "live"
    await first.tables.add(agreed, "invite", first.now())
    await first.writer.append("live", Entry(1, "start"), dealt(agreed, first.now()))
    await first.beat()
    before = first.now()
    real = time.time
    monkeypatch.setattr("capes.server.context.time.time", lambda: real() + jump)

    second = Context(settings, database)
    await second.start()
    registry = Registry(second)
    await registry.reap()

    row = await second.tables.get("live")
    assert row is not None and row.state == "live" and second.now() >= before
    with pytest.raises(Clash):
        await registry.revive("live")
    await first.writer.stop()
    await second.writer.stop()


async def test_t24_an_older_schema_is_brought_up_to_date_and_kept(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    engine = create_engine(f"sqlite:///{tmp_path / 'capes.db'}")
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()

    opened = await open_database(settings)
    await opened.close()

    (kept,) = tmp_path.glob("capes.db.before-*")
    with sqlite3.connect(kept) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600


async def test_t24_a_backup_taken_while_people_play_is_played_on(
    database_url: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path / "data", database=database_url, **OPEN_HANDED)
    server.start()
    visitor, table, seated = await playing(server)
    at = seated.state["seq"]
    saved = tmp_path / "saved"
    await asyncio.to_thread(admin, "backup", saved, server.data, database_url)
    for _ in range(3):
        await seated.pick(0)
    server.kill()

    elsewhere = request.getfixturevalue("postgres").database if database_url else None
    address = await asyncio.to_thread(elsewhere) if elsewhere is not None else ""
    other = ServerProcess(tmp_path / "other", database=address, **OPEN_HANDED)
    other.data.mkdir()
    await asyncio.to_thread(admin, "restore", saved, other.data, address)
    await asyncio.to_thread(other.start)
    visitor.base = other.base
    again = await visitor.sit(table)
    restored = (await again.hear("state"))["seq"]
    await again.pick(0)

    assert restored == at and again.state["seq"] == at + 1
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    await visitor.close()
    other.stop()


def admin(what: str, file: Path, data: Path, database: str) -> None:
    """`capes admin backup` or `restore`, as a host would type it."""
    words = [sys.executable, "-m", "capes", "admin", what, str(file), "--data", str(data)]
    words += ["--database", database] if database else []
    done = subprocess.run(words, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_database_belongs_to_its_owner_alone(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", database=f"sqlite:///{tmp_path}/own/games.db", **OPEN_HANDED)
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "games.db").touch(0o644)
    server.start()
    second = ServerProcess(tmp_path / "more", database=server.settings["database"], **OPEN_HANDED)
    with pytest.raises(AssertionError):  # the lock goes with the file, wherever it is named
        second.start()
    server.stop()

    assert "another Capes server uses" in second.log
    assert "the database file is empty" in server.log  # an emptied file is not taken for a new one in silence
    assert all(
        stat.S_IMODE(file.stat().st_mode) & 0o077 == 0 for file in (tmp_path / "own").iterdir() if file.name != "x"
    )
