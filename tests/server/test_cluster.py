"""Several processes on one PostgreSQL: players on different processes, and a process that dies."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.client import Visitor
from tests.server.postgres import Postgres, available
from tests.server.process import OPEN_HANDED, ServerProcess
from tests.server.steady import check_journal, finish, lay_tables

pytestmark = pytest.mark.anyio


async def postgres_rows(address: str) -> list[tuple[str, int, str | None, list[int]]]:
    connection = await asyncpg.connect(address)
    rows = await connection.fetch("SELECT table_id, seq, msg, body FROM journal ORDER BY table_id, seq")
    await connection.close()
    return [(row["table_id"], row["seq"], row["msg"], json.loads(row["body"])["picks"]) for row in rows]


async def play_across(postgres: Postgres, folder: Path, games: int, seconds: float) -> dict[str, Any]:
    """Games whose players sit on different processes; one process is killed in the middle."""
    address = await asyncio.to_thread(postgres.database)
    servers = [ServerProcess(folder / name, database=address, **OPEN_HANDED) for name in ("one", "two")]
    for server in servers:
        await asyncio.to_thread(server.start)
    bases = [server.base for server in servers]
    players = await lay_tables(bases, games)
    for player in players:
        player.pause = 0.05
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        await asyncio.sleep(seconds)
        assert all(player.state.get("seq", 0) > 3 for player in players), "games across processes do not move"
        servers[0].kill()
        for player in players:
            player.bases = [bases[1]]
        before = {player.table: player.state["seq"] for player in players}
        began = time.monotonic()
        async with asyncio.timeout(60):
            while any(player.state["seq"] <= before[player.table] + 1 for player in players):
                await asyncio.sleep(0.05)
        back = time.monotonic() - began
        await asyncio.sleep(seconds / 2)
        await finish(players, tasks)
        check_journal(players, await postgres_rows(address))
        assert sum(player.mismatches for player in players) == 0
        return {"all on after s": round(back, 2), "acknowledged": sum(len(player.acked) for player in players)}
    finally:
        for task in tasks:
            task.cancel()
        for server in servers:
            server.stop()


if available():

    async def test_players_on_two_processes_play_on_when_one_dies(postgres: Postgres, tmp_path: Path) -> None:
        await play_across(postgres, tmp_path, games=6, seconds=2.0)

    async def test_joining_watching_and_ending_work_from_any_process(postgres: Postgres, tmp_path: Path) -> None:
        address = await asyncio.to_thread(postgres.database)
        servers = [ServerProcess(tmp_path / name, database=address, **OPEN_HANDED) for name in ("one", "two")]
        for server in servers:
            await asyncio.to_thread(server.start)
        one, other = await Visitor(servers[0].base).arrive(), await Visitor(servers[1].base).arrive()
        watcher = await Visitor(servers[1].base).arrive()

        made = await one.table()
        first = await one.sit(made["table"])
        await first.hear("waiting")
        joined = await other.post(f"/api/tables/{made['table']}/join", {})
        second, third = await other.sit(made["table"]), await watcher.sit(made["table"])
        await first.hear("state")
        await second.hear("state")
        await first.pick(0)
        await third.hear("state")
        await second.hear("state")
        refused = await other.post(f"/api/tables/{made['table']}/leave")
        await second.say({"t": "concede", "id": "c"})
        await first.hear("over")
        again = (await other.post(f"/api/tables/{made['table']}/rematch")).json()
        told = await first.hear("rematch")

        assert joined.json()["seat"] == 1 and refused.status_code == 409
        assert third.state["seat"] is None and told["table"] == again["table"]
        for visitor in (one, other, watcher):
            await visitor.close()
        for server in servers:
            server.stop()
