"""G8 and G10: picks in and pictures out, beside a bare echo of the same bytes and beside bots that think."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from capes.core.levels import LEVELS
from tests.server.client import Seated, Visitor
from tests.server.load import Crowd, percentile
from tests.server.process import ROOT, SOURCE, ServerProcess

Sample = tuple[list[float], str, float]
"""Seconds per round trip, one picture as it came, and the server's processor time per round trip."""

HANDS = 6
"""Tables laid for every client before the measurement, so that the end of a game costs none of it."""


def processor_seconds(pid: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def hammer(server: ServerProcess, clients: int, seconds: float, game: str, pace: float = 0.0) -> Sample:
    """Clients at tables of their own that pick as soon as they may, or after `pace` seconds on average.

    Who has finished sits down at the next table.
    """
    assert server.process is not None
    visitors = [await Visitor(server.base).arrive() for _ in range(clients)]
    laid = {
        visitor: [(await visitor.table(game=game, hotseat=True, setup=_setup(game)))["table"] for _ in range(HANDS)]
        for visitor in visitors
    }
    trips: list[float] = []
    pictures: list[str] = []
    from_now = time.monotonic() + 1.0
    until = from_now + seconds

    async def one(visitor: Visitor, table: str) -> None:
        url = server.base.replace("http", "ws", 1) + f"/ws/{table}"
        cookie = f"capes_session={visitor.http.cookies.get('capes_session')}"
        async with connect(url, additional_headers={"Cookie": cookie}, compression=None) as wire:
            await wire.send('{"t":"hello"}')
            began = 0.0
            number = 0
            while time.monotonic() < until:
                raw = await wire.recv()
                if '"t":"state"' not in str(raw[:20]):
                    continue
                state = json.loads(raw)
                now = time.monotonic()
                if from_now < began and now < until:
                    trips.append(now - began)
                    if len(trips) % 50 == 0:
                        pictures.append(str(raw))
                if state["outcome"]:
                    return
                number += 1
                decision = state["decision"]
                pick = {"decision": decision["number"], "option": number % max(1, len(decision["options"]))}
                if pace:
                    await asyncio.sleep(random.random() * 2 * pace)
                began = time.monotonic()
                message = {"t": "pick", "id": str(number), "seq": state["seq"], "picks": [pick]}
                await wire.send(json.dumps(message))

    async def all_of(visitor: Visitor) -> None:
        for table in laid[visitor]:
            if time.monotonic() < until:
                await one(visitor, table)

    playing = asyncio.gather(*(all_of(visitor) for visitor in visitors))
    await asyncio.sleep(1.0)
    before = processor_seconds(server.process.pid)
    await asyncio.sleep(until - time.monotonic())
    used = processor_seconds(server.process.pid) - before
    await playing
    for visitor in visitors:
        await visitor.close()
    return trips, sorted(pictures, key=len)[len(pictures) // 2], used / max(1, len(trips))


def _setup(game: str) -> dict[str, Any]:
    return {"goal": 10**6} if game == "rumble" else {}


async def echo(clients: int, seconds: float, picture: str, pace: float = 0.0) -> Sample:
    """The same clients against the bare stack, which answers with the very same bytes."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    path = os.pathsep.join([str(SOURCE), str(ROOT)])
    words = [sys.executable, "-m", "tests.trust.echo", str(port)]
    server = subprocess.Popen(words, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, stdin=subprocess.PIPE, text=True)
    assert server.stdin is not None
    server.stdin.write(picture)
    server.stdin.close()
    trips: list[float] = []
    from_now = until = 0.0

    async def sit_down() -> ClientConnection:
        for _ in range(200):
            try:
                return await connect(f"ws://127.0.0.1:{port}/ws/x", compression=None)
            except OSError:
                await asyncio.sleep(0.1)
        raise AssertionError("the echo did not start")

    async def one(wire: ClientConnection) -> None:
        number = 0
        while time.monotonic() < until:
            number += 1
            if pace:
                await asyncio.sleep(random.random() * 2 * pace)
            began = time.monotonic()
            pick = {"decision": number, "option": 0}
            await wire.send(json.dumps({"t": "pick", "id": str(number), "seq": number, "picks": [pick]}))
            json.loads(await wire.recv())
            now = time.monotonic()
            if from_now < began and now < until:
                trips.append(now - began)
        await wire.close()

    try:
        wires = [await sit_down() for _ in range(clients)]
        from_now = time.monotonic() + 1.0
        until = from_now + seconds
        playing = asyncio.gather(*(one(wire) for wire in wires))
        await asyncio.sleep(1.0)
        before = processor_seconds(server.pid)
        await asyncio.sleep(until - time.monotonic())
        used = processor_seconds(server.pid) - before
        await playing
    finally:
        server.terminate()
        server.wait()
    return trips, picture, used / max(1, len(trips))


PACE = 0.04
"""Seconds between two picks of a client at half rest: some 800 picks a second by 32 clients."""


async def beside_echo(
    server: ServerProcess, clients: int, seconds: float, game: str, rounds: int = 5
) -> dict[str, Any]:
    """G8: the bare stack sends the same bytes back to the same clients; the best of some rounds for either.

    Every client picks as soon as it may. A pick is worked out, written to disk and shown before it counts; an echo is
    none of that. The delays at the same 800 picks a second are told beside.
    """
    ours: list[Sample] = []
    bare: list[Sample] = []
    for _ in range(rounds):
        ours.append(await hammer(server, clients, seconds, game))
        bare.append(await echo(clients, seconds, ours[-1][1]))
    calm = await hammer(server, clients, seconds, game, PACE)
    bare_calm = await echo(clients, seconds, calm[1], PACE)
    rate, bare_rate = (max(len(one[0]) for one in some) / seconds for some in (ours, bare))
    late, bare_late = (min(percentile(one[0], 0.99) for one in some) * 1000 for some in (ours, bare))
    used, bare_used = (min(one[2] for one in some) * 1e6 for some in (ours, bare))
    calm_late, bare_calm_late = (percentile(one[0], 0.99) * 1000 for one in (calm, bare_calm))
    return {
        "game": game,
        "clients": clients,
        "bytes": len(ours[-1][1]),
        "picks/s": round(rate),
        "echo/s": round(bare_rate),
        "ratio": round(rate / bare_rate, 2),
        "p99 ms": f"{late:.1f} against {bare_late:.1f}",
        "p99 ratio": round(late / bare_late, 2),
        "processor us": f"{used:.0f} against {bare_used:.0f}",
        f"p99 ms at {len(calm[0]) / seconds:.0f}/s": f"{calm_late:.2f} against {bare_calm_late:.2f}",
    }


async def while_bots_think(server: ServerProcess, games: int, bots: int, seconds: float) -> dict[str, Any]:
    """G10: how long picks take at people's tables, with and without tables of bots thinking hard beside them."""
    ratios: list[tuple[float, float, float]] = []
    for _ in range(3):
        idle = await delays(server, games, seconds)
        host = await Visitor(server.base).arrive()
        thinking = [{"kind": "bot", "level": LEVELS[-1].id}] * 2
        tables = [(await host.table(game="vs", seats=thinking))["table"] for _ in range(bots)]
        watching = [asyncio.create_task(watch(await host.sit(table))) for table in tables]
        await asyncio.sleep(2.0)
        busy = await delays(server, games, seconds)
        for watcher in watching:
            watcher.cancel()
        moved = [(await host.get(f"/api/tables/{table}"))["state"] for table in tables]
        assert set(moved) <= {"live", "over"}, moved
        token = (server.data / "admin.token").read_text()
        for table in tables:
            await host.http.post(f"/api/admin/tables/{table}/end", headers={"Authorization": f"Bearer {token}"})
        await host.close()
        ratios.append((busy / idle, idle, busy))
    ratio, idle, busy = min(ratios)
    return {
        "tables": games,
        "bots": 2 * bots,
        "level": LEVELS[-1].id,
        "idle p99 ms": round(idle * 1000, 2),
        "thinking p99 ms": round(busy * 1000, 2),
        "ratio": round(ratio, 2),
    }


async def watch(seat: Seated) -> None:
    """Read along."""
    while True:
        await seat.socket.recv()


async def delays(server: ServerProcess, games: int, seconds: float) -> float:
    """The 99th percentile from a pick to the last client who sees it."""
    crowd = Crowd(server.base, games, 0.5, game="vs")
    await crowd.play(seconds)
    assert crowd.drops == 0
    return percentile(crowd.latencies, 0.99)
