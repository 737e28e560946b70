"""G8 and G9: picks in and pictures out at full rate, beside a bare echo of the same bytes on the same stack."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Visitor
from tests.server.load import percentile
from tests.server.process import ROOT, ServerProcess


async def hammer(server: ServerProcess, clients: int, seconds: float, game: str) -> tuple[list[float], int]:
    """Clients that pick as soon as they may, each at their own table: seconds per round trip, bytes per picture."""
    visitors = [await Visitor(server.base).arrive() for _ in range(clients)]
    seats: list[tuple[Visitor, str]] = []
    for visitor in visitors:
        made = await visitor.table(game=game, hotseat=True, setup=_setup(game))
        seats.append((visitor, made["table"]))
    trips: list[float] = []
    sizes: list[int] = []
    until = time.monotonic() + seconds + 1.0
    counted_from = time.monotonic() + 1.0

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
                now = time.monotonic()
                if began > counted_from:
                    trips.append(now - began)
                    sizes.append(len(raw))
                state = json.loads(raw)
                if state["outcome"]:
                    return
                number += 1
                decision = state["decision"]
                pick = {"decision": decision["number"], "option": number % max(1, len(decision["options"]))}
                began = time.monotonic()
                message = {"t": "pick", "id": str(number), "seq": state["seq"], "picks": [pick]}
                await wire.send(json.dumps(message))

    await asyncio.gather(*(one(visitor, table) for visitor, table in seats))
    for visitor in visitors:
        await visitor.close()
    return trips, sum(sizes) // max(1, len(sizes))


def _setup(game: str) -> dict[str, Any]:
    return {"goal": 10**6} if game == "rumble" else {}


async def echo(clients: int, seconds: float, size: int) -> list[float]:
    """The same clients against the bare stack."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    words = [sys.executable, "-m", "tests.trust.echo", str(port), str(size)]
    server = subprocess.Popen(words, cwd=ROOT, env={**os.environ, "PYTHONPATH": path})
    trips: list[float] = []

    async def one() -> None:
        wire: ClientConnection | None = None
        for _ in range(100):
            try:
                wire = await connect(f"ws://127.0.0.1:{port}/ws/x", compression=None)
                break
            except OSError:
                await asyncio.sleep(0.1)
        assert wire is not None
        until = time.monotonic() + seconds
        message = json.dumps({"t": "pick", "id": "1", "seq": 1, "picks": [{"decision": 1, "option": 0}]})
        while time.monotonic() < until:
            began = time.monotonic()
            await wire.send(message)
            json.loads(await wire.recv())
            trips.append(time.monotonic() - began)
        await wire.close()

    try:
        await asyncio.gather(*(one() for _ in range(clients)))
    finally:
        server.terminate()
        server.wait()
    return trips


async def beside_echo(server: ServerProcess, clients: int, seconds: float, game: str) -> dict[str, Any]:
    """G8: our rate and p99 as multiples of the bare stack's."""
    trips, size = await hammer(server, clients, seconds, game)
    bare = await echo(clients, seconds, size)
    return {
        "game": game,
        "clients": clients,
        "picks/s": round(len(trips) / seconds),
        "echo/s": round(len(bare) / seconds),
        "ratio": round(len(trips) / len(bare), 2),
        "p99 ms": round(percentile(trips, 0.99) * 1000, 1),
        "echo p99 ms": round(percentile(bare, 0.99) * 1000, 1),
        "p99 ratio": round(percentile(trips, 0.99) / percentile(bare, 0.99), 2),
        "bytes": size,
    }
