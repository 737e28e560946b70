"""T19: attacks from one address one after the other, with honest players beside them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.server.process import ROOT, ServerProcess
from tests.trust.canary import Canary, metric
from tests.trust.wires import resident

FLOODS = "capes_floods_total"
SEEN = 5
"""Picks every honest player makes at least before, during and after an attack."""


async def siege(
    folder: Path, attacks: Iterable[str], seconds: float, neighbours: bool = False
) -> dict[str, dict[str, Any]]:
    """A server with its defaults under attack: what honest players noticed, and what the server noted.

    Each attack has an address of its own; with `neighbours` it is that of the honest players.
    """
    server = ServerProcess(folder)
    server.start()
    canary = Canary(server)
    found: dict[str, dict[str, Any]] = {}
    try:
        await canary.arrive()
        for number, attack in enumerate(attacks):
            source = "127.0.0.1" if neighbours else f"127.0.0.{2 + number}"
            found[attack] = await _one(server, canary, attack, seconds, source)
        assert not canary.lost, canary.lost
        assert "Traceback" not in server.log, server.log[-3000:]
        assert "refused: " in server.log
        return found
    finally:
        await canary.leave()
        server.stop()


async def _one(server: ServerProcess, canary: Canary, attack: str, seconds: float, source: str) -> dict[str, Any]:
    await canary.picks_on(SEEN)
    canary.latencies.clear()
    memory, refused = resident(server), await metric(server, FLOODS)
    words = [sys.executable, "-m", "tests.trust.attacks", attack, str(server.port), str(seconds), source]
    hostile = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    peak = memory
    try:
        while hostile.poll() is None:
            await asyncio.sleep(0.1)
            peak = max(peak, resident(server))
    finally:
        hostile.kill()
    tries = (hostile.communicate()[0] or "0").strip()
    await canary.picks_on(SEEN)
    return {
        "p99 ms": canary.p99,
        "picks": len(canary.latencies),
        "growth MB": peak - memory,
        "tries": int(tries or 0),
        "refused": int(await metric(server, FLOODS) - refused),
    }
