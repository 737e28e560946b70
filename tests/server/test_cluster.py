"""Several processes on one PostgreSQL: players on different processes, and a process that dies."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Visitor
from tests.server.postgres import Postgres, available
from tests.server.process import OPEN_HANDED, ServerProcess
from tests.trust.cluster import lost_machines

pytestmark = pytest.mark.anyio


if available():

    async def test_t23_players_play_on_whatever_is_lost(tmp_path: Path) -> None:
        own = Postgres()  # it is restarted in the middle
        own.start()
        try:
            found = await lost_machines(own, tmp_path, processes=2, games=4, events=5)
        finally:
            own.stop()

        assert found["acknowledged"] > 50

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
        second, third = await other.sit(made["table"], hello=False), await watcher.sit(made["table"])
        await second.say({"t": "hello", "beats": True, "changes": True})
        await first.hear("state")
        whole = await second.hear("state")
        await first.pick(0)
        await third.hear("state")
        change = await second.hear("change")
        refused = await other.post(f"/api/tables/{made['table']}/leave")
        await second.say({"t": "concede", "id": "c"})
        await first.hear("over")
        again = (await other.post(f"/api/tables/{made['table']}/rematch")).json()
        told = await first.hear("rematch")

        assert joined.json()["seat"] == 1 and refused.status_code == 409
        assert (change["since"], change["was"]) == (whole["seq"], whole["hash"])
        assert third.state["seat"] is None and told["table"] == again["table"]
        for visitor in (one, other, watcher):
            await visitor.close()
        for server in servers:
            server.stop()
