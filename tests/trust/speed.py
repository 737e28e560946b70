"""G8 and G9: picks in and pictures out at full rate, beside a bare echo of the same bytes on the same stack."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Visitor
from tests.server.load import percentile
from tests.server.process import ROOT, SOURCE, ServerProcess

Sample = tuple[list[float], str, float]
"""Seconds per round trip, one picture as it came, and the server's processor time per round trip."""

HANDS = 6
"""Tables laid for every client before the measurement, so that the end of a game costs none of it."""


def processor_seconds(pid: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def hammer(server: ServerProcess, clients: int, seconds: float, game: str) -> Sample:
    """Clients that pick as soon as they may, each at their own table; who has finished sits down at the next."""
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


async def echo(clients: int, seconds: float, picture: str) -> Sample:
    """The same clients against the bare stack, which answers with the very same bytes."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    path = os.pathsep.join([str(SOURCE), str(ROOT)])
    words = [sys.executable, "-m", "tests.trust.echo", str(port)]
    server = subprocess.Popen(
        words, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, stdin=subprocess.PIPE, text=True
    )
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


async def beside_echo(server: ServerProcess, clients: int, seconds: float, game: str) -> dict[str, Any]:
    """G8: our rate and p99 as multiples of the bare stack's, which sends the same bytes back to the same clients."""
    trips, picture, cost = await hammer(server, clients, seconds, game)
    bare, _, bare_cost = await echo(clients, seconds, picture)
    return {
        "game": game,
        "clients": clients,
        "picks/s": round(len(trips) / seconds),
        "echo/s": round(len(bare) / seconds),
        "ratio": round(len(trips) / len(bare), 2),
        "p99 ms": round(percentile(trips, 0.99) * 1000, 1),
        "echo p99 ms": round(percentile(bare, 0.99) * 1000, 1),
        "p99 ratio": round(percentile(trips, 0.99) / percentile(bare, 0.99), 2),
        "processor us": round(cost * 1e6),
        "echo processor us": round(bare_cost * 1e6),
        "bytes": len(picture),
    }
