"""What nobody needs any longer goes, what anybody needs stays, and a wrong clock makes nothing old."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select, text, update

from capes.server.settings import Settings
from capes.server.storage.database import Database, open_database
from capes.server.storage.people import PeopleStore, Person, SessionRow
from capes.server.storage.schema import bus, journal, people, processes, sessions, snapshots, tables
from capes.server.storage.tables import TableStore, dealt, snapshot_kept
from capes.server.storage.upkeep import Upkeep
from capes.server.storage.writer import Writer
from capes.table.entry import Entry
from tests.table.setting import terms

pytestmark = pytest.mark.anyio
DAY = 86400.0
NOW = 1000 * DAY


@pytest.fixture
async def database(database_url: str, tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(Settings(data=tmp_path / "data", database=database_url))
    opened.up = lambda: NOW
    yield opened
    await opened.close()


async def guest(database: Database, id: str, seen: float, kind: str = "guest") -> None:
    person = Person(id, id, kind, None, None, seen, id, seen)
    await PeopleStore(database).add(person, SessionRow(id, id, id, "", "cookie", "", seen, seen))


async def table(database: Database, person: str, state: str, begun: bool) -> str:
    agreed = terms()
    agreed.table, agreed.host = secrets.token_hex(6), person
    agreed.seats[0].person = person
    await TableStore(database).add(agreed, secrets.token_hex(6), 1.0)
    if begun:
        writer = Writer(database)
        writer.start()
        kept = snapshot_kept(agreed.table, "1", 1, 1, "{}")
        await writer.append(agreed.table, Entry(1, "start"), dealt(agreed, 1.0), kept)
        await writer.stop()
    async with database.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == agreed.table).values(state=state, up=0.0))
    return agreed.table


async def left(database: Database, of: object, column: str = "id") -> set[str]:
    async with database.read() as connection:
        return set((await connection.execute(select(of.c[column]))).scalars())  # type: ignore[attr-defined]


async def test_guests_sessions_and_tables_nobody_needs_are_forgotten(database: Database) -> None:
    await guest(database, "gone", NOW - 91 * DAY)
    await guest(database, "playing", NOW - 91 * DAY)
    await guest(database, "back", NOW - DAY)
    await guest(database, "holder", NOW - 401 * DAY, "account")
    live = await table(database, "playing", "live", begun=True)
    over = await table(database, "back", "over", begun=True)
    await table(database, "back", "abandoned", begun=False)

    done = await Upkeep(database).purge(Settings(), NOW)

    assert await left(database, people) == {"playing", "back", "holder"}
    assert await left(database, sessions) == {"playing", "back"}  # the account stays, its old session does not
    assert await left(database, tables) == {live, over}
    assert await left(database, snapshots, "table_id") == {live}
    assert done["guests"] == done["tables"] == done["snapshots"] == 1 and done["sessions"] == 1


async def test_finished_games_of_guests_go_only_where_the_host_says_so(database: Database) -> None:
    await guest(database, "guest", NOW)
    await guest(database, "holder", NOW, "account")
    mine = await table(database, "guest", "over", begun=True)
    kept = await table(database, "holder", "over", begun=True)

    await Upkeep(database).purge(Settings(), NOW)
    assert await left(database, tables) == {mine, kept}
    await Upkeep(database).purge(Settings(game_days=30), NOW)

    assert await left(database, tables) == await left(database, journal, "table_id") == {kept}


async def test_mail_to_processes_that_are_gone_is_thrown_away(database: Database) -> None:
    if database.sqlite:
        assert await Upkeep(database).purge(Settings(), NOW) == {}  # one process writes to nobody
        return
    async with database.write() as connection:
        here = {"id": "here", "beat": (await connection.execute(text("SELECT extract(epoch from now())"))).scalar_one()}
        await connection.execute(insert(processes), [here, {"id": "gone", "beat": 1.0}])
        mail = [{"process": one, "body": b"x"} for one in ("here", "gone", "never")]
        await connection.execute(insert(bus), mail)

    done = await Upkeep(database).purge(Settings(), NOW)

    assert await left(database, bus, "process") == await left(database, processes) == {"here"}
    assert done == {"processes": 1, "bus messages": 2}


@pytest.mark.parametrize("days", [15, 400, 4000])
async def test_a_clock_that_jumps_ahead_makes_nobody_old(database: Database, days: int) -> None:
    upkeep = Upkeep(database)
    await upkeep.uptime(NOW)
    await guest(database, "back", NOW - DAY)

    ahead = NOW + days * DAY
    await upkeep.uptime(ahead)
    await upkeep.uptime(ahead)  # another process that starts
    await upkeep.purge(Settings(), ahead)

    assert await left(database, people) == await left(database, sessions) == {"back"}
    async with database.read() as connection:
        seen = (await connection.execute(select(func.max(people.c.seen)))).scalar_one()
    assert abs(seen - (ahead - DAY)) < 1


async def test_several_that_start_at_once_begin_one_count(database: Database) -> None:
    import asyncio

    found = await asyncio.gather(*(Upkeep(database).uptime(NOW) for _ in range(4)))

    assert set(found) == {(0.0, NOW)}


async def test_the_room_of_a_grown_log_is_given_back(tmp_path: Path) -> None:
    database = await open_database(Settings(data=tmp_path))
    async with database.write() as connection:
        await connection.execute(text("CREATE TABLE much (data BLOB)"))
        await connection.execute(text("INSERT INTO much VALUES (zeroblob(8000000))"))
    log = tmp_path / "capes.db-wal"
    grown = log.stat().st_size

    await Upkeep(database).truncate_log()

    assert grown > 8_000_000 and log.stat().st_size == 0
    await database.close()
