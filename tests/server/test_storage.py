"""Storage on SQLite and on PostgreSQL: the same behaviour, tested for real."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from capes.server.errors import CannotStart, Moved
from capes.server.settings import Settings
from capes.server.storage.database import Database, open_database
from capes.server.storage.people import PeopleStore, Person, Rating, SessionRow
from capes.server.storage.tables import TableStore, dealt, ended, frames_kept
from capes.server.storage.writer import Writer
from capes.table.entry import Entry, Outcome
from tests.table.setting import terms

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(database_url: str, tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", database=database_url)


@pytest.fixture
async def database(settings: Settings) -> AsyncIterator[Database]:
    opened = await open_database(settings)
    yield opened
    await opened.close()


@pytest.fixture
async def writer(database: Database) -> AsyncIterator[Writer]:
    made = Writer(database)
    made.start()
    yield made
    await made.stop()


async def table(database: Database, **more: object) -> str:
    agreed = terms(**more)  # type: ignore[arg-type]
    agreed.table = secrets.token_hex(6)
    await TableStore(database).add(agreed, secrets.token_hex(6), 1.0)
    return agreed.table


async def test_a_database_is_made_and_opened_again(settings: Settings) -> None:
    first = await open_database(settings)
    id = await table(first)
    await first.close()

    second = await open_database(settings)

    assert (await TableStore(second).get(id)) is not None
    await second.close()


async def test_a_newer_schema_is_refused_in_one_sentence(settings: Settings) -> None:
    first = await open_database(settings)
    async with first.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await first.close()

    with pytest.raises(CannotStart, match="newer than this version"):
        await open_database(settings)


async def test_entries_are_there_when_append_returns_and_in_order(writer: Writer, database: Database) -> None:
    id = await table(database)

    await asyncio.gather(*(writer.append(id, Entry(n, "picks", n % 2, [n], msg=f"m{n}")) for n in range(1, 60)))

    entries = await writer.entries(id)
    assert [entry.seq for entry in entries] == list(range(1, 60)) and entries[4].picks == [5]


async def test_a_table_is_marked_with_how_far_it_is_soon_after(writer: Writer, database: Database) -> None:
    id = await table(database)
    for n in range(1, 5):
        await writer.append(id, Entry(n, "picks", 0, [n], at=1000.0 + n))

    async with asyncio.timeout(60):
        while (row := await TableStore(database).get(id)) is None or row.seq < 4:
            await asyncio.sleep(0.05)

    assert row.touched == 1004.0


async def test_the_same_place_in_the_journal_is_written_once(writer: Writer, database: Database) -> None:
    id = await table(database)
    await writer.append(id, Entry(1, "start"))

    with pytest.raises(Moved):
        await writer.append(id, Entry(1, "picks", 0, [3]))
    with pytest.raises(Moved):  # the same message of the same seat, at another place
        await writer.append(id, Entry(2, "picks", 0, [1], msg="same"))
        await writer.append(id, Entry(3, "picks", 0, [1], msg="same"))

    assert [entry.seq for entry in await writer.entries(id)] == [1, 2]


async def test_one_bad_entry_of_a_batch_does_not_harm_the_others(writer: Writer, database: Database) -> None:
    good, bad = await table(database), await table(database)
    await writer.append(bad, Entry(1, "start"))

    done = await asyncio.gather(
        *(writer.append(good, Entry(n, "picks", 0, [n])) for n in range(1, 20)),
        writer.append(bad, Entry(1, "picks", 0, [0])),
        return_exceptions=True,
    )

    assert sum(isinstance(one, Moved) for one in done) == 1
    assert len(await writer.entries(good)) == 19


async def test_the_lobby_shows_public_tables_by_game_mode_and_state(database: Database) -> None:
    store = TableStore(database)
    duel, ffa = await table(database), await table(database, mode="ffa", seats=3)
    hidden = await table(database, private=True)
    await store.set_state(ffa, "over", Outcome((1,), "points"), 5.0)

    assert {row.id for row in await store.lobby("", "", "", 10, 0)} == {duel}
    assert [row.id for row in await store.lobby("rumble", "ffa", "over", 10, 0)] == [ffa]
    assert {row.id for row in await store.lobby("vs", "", "", 10, 0)} == set()
    row = await store.get(ffa)
    assert row is not None and row.outcome == Outcome((1,), "points")
    assert (await store.get(hidden)) is not None


async def test_a_rematch_is_remembered_once(database: Database) -> None:
    store = TableStore(database)
    id = await table(database)

    assert await store.set_rematch(id, "next")
    assert not await store.set_rematch(id, "other")


async def add_guest(store: PeopleStore, id: str) -> None:
    session = SessionRow(f"key of {id}", f"session of {id}", id, "csrf", "cookie", "", 1.0, 1.0)
    await store.add(Person(id, f"Guest {id}", "guest", None, None, 1.0), session)


async def test_people_sessions_mutes_and_reports(database: Database) -> None:
    store = PeopleStore(database)
    await add_guest(store, "ann")
    await add_guest(store, "bob")

    found = await store.session("key of ann")
    assert found is not None and found[1].name == "Guest ann"
    new = SessionRow("new key", "new session", "ann", "csrf", "cookie", "", 1.0, 1.0)
    assert await store.make_account("ann", "ann", "hash", new)
    assert not await store.make_account("bob", "ann", "hash", new)
    assert await store.session("key of ann") is None and await store.session("key of bob") is not None
    assert await store.revoke("ann", "new session") and await store.session("new key") is None
    await store.mute("bob", "ann", True)
    await store.mute("bob", "ann", True)
    assert await store.muted_by("bob") == {"ann"}
    await store.mute("bob", "ann", False)
    assert await store.muted_by("bob") == set()
    await store.report("r1", "player", "t", "bob", "rude", "{}", 2.0)
    assert (await store.reports(5))[0]["text"] == "rude"


async def test_a_game_counts_once_for_ratings(database: Database) -> None:
    store = PeopleStore(database)
    await add_guest(store, "ann")

    assert await store.rate("t1", 1.0, [Rating("ann", "rumble", "duel", 26.0, 8.0, 1)])
    assert not await store.rate("t1", 1.0, [Rating("ann", "rumble", "duel", 99.0, 8.0, 2)])
    assert await store.rate("t2", 1.0, [Rating("ann", "rumble", "duel", 27.0, 7.0, 2)])

    leaders = await store.leaders("rumble", "duel", 10)
    assert [(rating.mu, name) for rating, name in leaders] == [(27.0, "Guest ann")]


async def test_frames_are_kept_once(writer: Writer, database: Database) -> None:
    id = await table(database)

    await writer.change(frames_kept(id, "1", b"\x00frames"))
    await writer.change(frames_kept(id, "1", b"other"))

    assert await TableStore(database).frames(id) == b"\x00frames"


async def test_the_deal_and_the_end_are_kept_with_the_journal(writer: Writer, database: Database) -> None:
    agreed = terms()
    agreed.table = await table(database)
    agreed.seats[0].client_seed = "5eed"

    await writer.append(agreed.table, Entry(1, "start"), dealt(agreed, 2.0))
    live = await TableStore(database).get(agreed.table)
    await writer.change(ended(agreed.table, Outcome((1,), "points"), 3.0))
    over = await TableStore(database).get(agreed.table)

    assert live is not None and live.state == "live" and live.terms.seats[0].client_seed == "5eed"
    assert over is not None and over.state == "over" and over.outcome == Outcome((1,), "points")


async def test_an_entry_that_cannot_be_kept_takes_its_changes_with_it(writer: Writer, database: Database) -> None:
    agreed = terms()
    agreed.table = await table(database)
    await writer.append(agreed.table, Entry(1, "start"))

    with pytest.raises(Moved):
        await writer.append(agreed.table, Entry(1, "start"), dealt(agreed, 2.0))

    row = await TableStore(database).get(agreed.table)
    assert row is not None and row.state == "open"


async def test_a_folder_that_cannot_be_written_to_is_one_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")

    with pytest.raises(CannotStart, match="cannot be written to"):
        await open_database(replace(Settings(), data=blocked / "data"))


async def test_a_database_out_of_reach_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotStart, match="cannot be used as the database"):
        await open_database(Settings(data=tmp_path, database="postgresql://nobody@127.0.0.1:1/none"))


async def test_only_the_owner_of_a_table_writes_its_journal(database: Database, writer: Writer) -> None:
    id = await table(database)
    if database.sqlite:
        await writer.append(id, Entry(1, "start"))  # a file has one server
        return
    database.process = "one"
    async with database.write() as connection:
        await connection.execute(text("UPDATE tables SET owner = 'one'"))
    await writer.append(id, Entry(1, "start"))
    async with database.write() as connection:
        await connection.execute(text("UPDATE tables SET owner = 'two'"))  # one has hung for too long

    with pytest.raises(Moved):
        await writer.append(id, Entry(2, "picks"))

    assert [entry.seq for entry in await writer.entries(id)] == [1]
