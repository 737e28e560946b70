"""A table goes on or comes to its end whatever its cards do, games are taken up once, and sessions end for good."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from capes import games
from capes.live.table import LiveTable
from capes.server.connection import SESSION_ENDED, Connection
from capes.server.context import Context
from capes.server.registry import Registry
from capes.server.settings import Settings
from capes.server.storage.database import open_database
from tests.table.rumble import RUMBLE
from tests.table.setting import terms

pytestmark = pytest.mark.anyio


@pytest.fixture
async def registry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Registry]:
    monkeypatch.setitem(games._loaded, "rumble", RUMBLE)
    settings = Settings(data=tmp_path, gather=0.0, bot_beat=0.0, frames=False)
    database = await open_database(settings)
    context = Context(settings, database)
    await context.start()
    made = Registry(context)
    yield made
    await made.stop()
    context.beside.stop()
    await context.writer.stop()
    await database.close()


async def dealt(registry: Registry, **more: Any) -> LiveTable:
    """A live table nobody is connected to."""
    agreed = terms(**more)
    await registry.context.tables.add(agreed, "invite", registry.context.now())
    table = await registry.find(agreed.table)
    assert isinstance(table, LiveTable)
    async with asyncio.timeout(30):
        while table.match is None:
            await asyncio.sleep(0.01)
    return table


def fails(*_: Any) -> None:
    raise ZeroDivisionError("this card is broken")


async def ended(table: LiveTable) -> None:
    async with asyncio.timeout(30):
        while table.row.state == "live":
            await asyncio.sleep(0.01)


async def test_a_bot_whose_every_option_fails_concedes(registry: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt(registry, bots=1)
    assert table.match is not None
    await table.carry_out(table.match.plan_picks(0, [(None, 0)], registry.context.now()))
    monkeypatch.setattr(table.match.game, "pick", fails)
    table.wake.set()
    await ended(table)

    assert table.row.state == "over" and table.row.outcome is not None and table.row.outcome.winners == (0,)
    assert len(await registry.context.people_store.reports(100)) == 1


async def test_a_seat_that_has_conceded_and_whose_every_option_fails_ends_the_table(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dealt(registry, mode="ffa", seats=3)
    assert table.match is not None and table.match.holder == 0
    monkeypatch.setattr(table.match.game, "pick", fails)
    async with table.lock:
        await table.carry_out(table.match.plan_concede(0, registry.context.now()))
    table.wake.set()
    await ended(table)

    assert table.row.state == "abandoned" and table.row.outcome is not None
    assert table.row.outcome.why == "card-failed"
    assert len(await registry.context.people_store.reports(100)) == 1


async def test_t24_a_boot_query_that_fails_is_told_and_tried_again(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    await dealt(registry)
    await registry.unload("t1")
    answer = registry.context.tables.ids
    tries: list[str] = []

    async def first_fails(state: str, untouched: float | None = None) -> list[str]:
        tries.append(state)
        if len(tries) == 1:
            raise sqlite3.DatabaseError("database disk image is malformed")
        return await answer(state, untouched)

    monkeypatch.setattr(registry.context.tables, "ids", first_fails)
    registry.start()
    async with asyncio.timeout(30):
        while "malformed" not in registry.boot_error:
            await asyncio.sleep(0.01)
        while registry.boot_error:
            await asyncio.sleep(0.01)

    assert list(registry.tables) == ["t1"] and len(tries) >= 2


async def test_two_who_ask_for_a_table_at_once_get_the_same_one(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    await dealt(registry)
    await registry.unload("t1")
    answer = registry.context.tables.get
    asked: list[str] = []

    async def first_fails(id: str) -> Any:
        asked.append(id)
        await asyncio.sleep(0.01)
        if len(asked) == 1:
            raise sqlite3.OperationalError("database is locked")
        return await answer(id)

    monkeypatch.setattr(registry.context.tables, "get", first_fails)
    first, second = asyncio.create_task(registry.find("t1")), asyncio.create_task(registry.find("t1"))
    with pytest.raises(sqlite3.OperationalError):
        await first
    third = asyncio.create_task(registry.find("t1"))

    assert await second is await third is registry.tables["t1"]


async def test_a_session_ended_while_it_is_looked_up_is_not_believed(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = registry.context.people
    me, token = await people.guest("browser")
    answer = people.store.session

    async def ended_meanwhile(key: str) -> Any:
        found = await answer(key)
        registry.context.forget_session(me.session.id)  # another process has said so
        return found

    monkeypatch.setattr(people.store, "session", ended_meanwhile)
    assert await people.known(token) is None

    late = Connection(me, 8)
    registry.context.connect(late)
    assert late.closed == SESSION_ENDED
