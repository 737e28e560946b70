"""Honest players beside an attack: how long their picks and a page take while it goes on, measured from outside."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Visitor
from tests.server.load import percentile
from tests.server.process import ServerProcess


class Canary:
    """People who play against a bot, one pick after the other with a little thought in between."""

    def __init__(self, server: ServerProcess, players: int = 3, think: float = 0.15) -> None:
        self.server = server
        self.players = players
        self.think = think
        self.latencies: list[float] = []
        self.lost: list[str] = []
        self._visitors: list[Visitor] = []
        self._tables: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def arrive(self) -> None:
        """Sit down before anything happens."""
        for _ in range(self.players):
            visitor = await Visitor(self.server.base).arrive()
            made = await visitor.table(hotseat=True, setup={"goal": 10**6})
            self._visitors.append(visitor)
            self._tables.append(made["table"])
        self._tasks = [asyncio.create_task(self._play(at)) for at in range(self.players)]

    async def picks_on(self, count: int) -> None:
        """Wait until each of them has picked so many times more."""
        goal = len(self.latencies) + count * self.players
        async with asyncio.timeout(120):
            while len(self.latencies) < goal and not self.lost:
                await asyncio.sleep(0.05)

    async def leave(self) -> None:
        """Stop playing."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for visitor in self._visitors:
            await visitor.close()

    @property
    def p99(self) -> float:
        """Milliseconds, nearly all of them."""
        return round(1000 * percentile(self.latencies, 0.99), 1)

    async def _play(self, at: int) -> None:
        try:
            async with await self._connect(at) as socket:
                await socket.send('{"t":"hello"}')
                state = await self._state(socket, 0)
                for number in range(10**9):
                    began = time.monotonic()
                    pick = {"decision": state["decision"]["number"], "option": 0}
                    message = {"t": "pick", "id": f"c{number}", "seq": state["seq"], "picks": [pick]}
                    await socket.send(json.dumps(message))
                    state = await self._state(socket, state["seq"])
                    self.latencies.append(time.monotonic() - began)
                    await asyncio.sleep(self.think)
        except Exception as error:
            self.lost.append(repr(error))

    async def _connect(self, at: int) -> ClientConnection:
        cookie = f"capes_session={self._visitors[at].http.cookies.get('capes_session')}"
        url = f"{self.server.base.replace('http', 'ws', 1)}/ws/{self._tables[at]}"
        return await connect(url, additional_headers={"Cookie": cookie}, compression=None)

    async def _state(self, socket: ClientConnection, after: int) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if message["t"] == "state" and message["seq"] > after:
                return message


async def metric(server: ServerProcess, name: str) -> float:
    """A counter of the server; 0 if it has not been counted yet."""
    visitor = Visitor(server.base)
    text = ""
    for _ in range(100):
        with suppress(Exception):
            answer = await visitor.http.get("/metrics")
            if answer.status_code == 200:
                text = answer.text
                break
        await asyncio.sleep(0.2)
    await visitor.close()
    return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.startswith(name))
