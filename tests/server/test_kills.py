"""T2 (quick form): kill -9 at any moment; nothing acknowledged is lost, nothing is applied twice, games go on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path

import pytest

from tests.server.process import ServerProcess
from tests.server.steady import Steady, check_journal, finish, lay_tables

pytestmark = pytest.mark.anyio


def journal_rows(data: Path) -> list[tuple[str, int, str | None, list[int]]]:
    """Every line of every journal of a SQLite file."""
    with sqlite3.connect(data / "capes.db") as connection:
        rows = connection.execute("SELECT table_id, seq, msg, body FROM journal ORDER BY table_id, seq").fetchall()
    return [(table, seq, msg, json.loads(body)["picks"]) for table, seq, msg, body in rows]


async def kill_again_and_again(server: ServerProcess, games: int, kills: int, seed: int) -> list[Steady]:
    """Play, kill at random moments, restart; every game must go on within five seconds of the restart."""
    rng = random.Random(seed)
    players = await lay_tables([server.base], games)
    for player in players:
        player.pause = 0.02
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        await kill_and_restart(server, players, kills, rng)
    finally:
        await finish(players, tasks)
    return players


async def kill_and_restart(server: ServerProcess, players: list[Steady], kills: int, rng: random.Random) -> None:
    """Each time every game must have gone on before the next kill."""
    for _ in range(kills):
        await asyncio.sleep(0.1 + rng.random() * 0.4)
        server.kill()
        before = {
            player.table: max(p.state.get("seq", 0) for p in players if p.table == player.table) for player in players
        }
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(60):
            while any(
                max(p.state.get("seq", 0) for p in players if p.table == table) <= seq for table, seq in before.items()
            ):
                await asyncio.sleep(0.02)


async def test_killed_servers_lose_nothing_and_apply_nothing_twice(server: ServerProcess) -> None:
    players = await kill_again_and_again(server, games=6, kills=3, seed=1)

    server.stop()
    check_journal(players, journal_rows(server.data))
    assert sum(len(player.acked) for player in players) > 50
    assert sum(player.mismatches for player in players) == 0


async def test_stopping_politely_ends_at_once_and_tells_clients_to_come_back(server: ServerProcess) -> None:
    players = await lay_tables([server.base], 1)
    tasks = [asyncio.create_task(player.play()) for player in players]
    async with asyncio.timeout(60):
        while not players[0].acked:
            await asyncio.sleep(0.02)

    code = await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    seen = players[0].state["seq"]
    async with asyncio.timeout(60):
        while players[0].state["seq"] <= seen:
            await asyncio.sleep(0.02)
    await finish(players, tasks)

    assert code == 0
    check_journal(players, journal_rows(server.data))
