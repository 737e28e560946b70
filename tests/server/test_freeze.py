"""A table goes on or comes to its end, whatever its cards do: it is never tried again and again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from capes import games
from capes.live.table import LiveTable
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
