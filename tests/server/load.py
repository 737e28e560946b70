"""Many games at once, and how long a pick takes until the last client of its table has seen it."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Visitor


class Crowd:
    """Two clients per table, picking with a think time."""

    def __init__(self, base: str, games: int, think: float, goal: int = 10**6, game: str = "rumble") -> None:
        self.base = base
        self.games = games
        self.think = think
        self.goal = goal
        self.game = game
        self.latencies: list[float] = []
        self.drops = 0
        self.bytes = 0
        self.states = 0
        self._asked: dict[tuple[str, int], float] = {}  # (table, seq that follows) -> when it was sent
        self._seen: dict[tuple[str, int], int] = {}
        self._count_from = 0.0

    async def play(self, seconds: float) -> None:
        """Lay the tables, then play for a while."""
        seats: list[tuple[Visitor, str]] = []
        for _ in range(self.games):
            one, other = await Visitor(self.base).arrive(), await Visitor(self.base).arrive()
            setup = {"goal": self.goal} if self.game == "rumble" else {}
            made = (await one.post("/api/tables", {"game": self.game, "setup": setup})).json()
            await other.post(f"/api/tables/{made['table']}/join", {})
            seats += [(one, made["table"]), (other, made["table"])]
        self._count_from = time.monotonic() + min(4.0, seconds / 3)  # not while everybody is still arriving
        until = time.monotonic() + seconds
        clients = [self._client(visitor, table, until, at) for at, (visitor, table) in enumerate(seats)]
        tasks = [asyncio.create_task(client) for client in clients]
        done = await asyncio.gather(*tasks, return_exceptions=True)
        self.drops += sum(isinstance(one, Exception) for one in done)
        for visitor, _ in seats:
            await visitor.close()

    async def _client(self, visitor: Visitor, table: str, until: float, seed: int) -> None:
        rng = random.Random(seed)
        url = self.base.replace("http", "ws", 1) + f"/ws/{table}"
        cookie = f"capes_session={visitor.http.cookies.get('capes_session')}"
        async with connect(url, additional_headers={"Cookie": cookie}, compression=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"t": "hello"}))
            while time.monotonic() < until:
                try:
                    raw = await asyncio.wait_for(socket.recv(), 1.0)
                except TimeoutError:
                    continue
                message = json.loads(raw)
                if message["t"] == "state":
                    self.bytes += len(raw)
                    self.states += 1
                    self._arrived(table, message["seq"])
                    await self._move(socket, table, message, rng)

    def _arrived(self, table: str, seq: int) -> None:
        key = (table, seq)
        if key in self._asked:
            self._seen[key] = self._seen.get(key, 0) + 1
            if self._seen[key] == 2:
                self.latencies.append(time.monotonic() - self._asked.pop(key))
                del self._seen[key]

    async def _move(self, socket: ClientConnection, table: str, state: dict[str, Any], rng: random.Random) -> None:
        decision = state["decision"]
        if not decision or "options" not in decision or state["outcome"]:
            return
        await asyncio.sleep(self.think * (0.5 + rng.random()))
        count = len(decision["options"]) or 1
        pick = {"decision": decision["number"], "option": rng.randrange(count)}
        if time.monotonic() >= self._count_from:
            self._asked[(table, state["seq"] + 1)] = time.monotonic()
        await socket.send(json.dumps({"t": "pick", "id": f"{state['seq']}", "seq": state["seq"], "picks": [pick]}))


def percentile(values: list[float], share: float) -> float:
    """The value below which that share lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
