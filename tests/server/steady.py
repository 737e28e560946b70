"""A player who comes back whatever happens, resends what was not acknowledged, and keeps a journal of what was."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Visitor

LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.HTTPError, EOFError)


class Steady:
    """One seat of one table, played by chance until told to stop or the game is over."""

    def __init__(self, visitor: Visitor, table: str, bases: list[str], seed: int) -> None:
        self.visitor = visitor
        self.table = table
        self.bases = bases
        self.rng = random.Random(seed)
        self.numbers = itertools.count(1)
        self.acked: dict[str, tuple[int, int]] = {}  # message id -> option, seq
        self.sent: dict[str, int] = {}
        self.pending: dict[str, Any] | None = None
        self.state: dict[str, Any] = {}
        self.hashes: dict[int, str] = {}  # seq -> hash of the view we were shown there
        self.mismatches = 0
        self.back_after: list[float] = []  # seconds from each loss to the next state
        self.latencies: list[float] = []
        self.stopping = False
        self.over = False
        self.pause = 0.0
        self.patience = 30.0  # seconds of silence after which the line counts as dead
        self.disturb: Any = None  # a coroutine function called with the socket now and then
        self._socket: ClientConnection | None = None
        self._sent_at = 0.0
        self._lost_at: float | None = None  # None while the line holds

    async def play(self) -> None:
        """Play on, across any loss of connection."""
        while not self.over and not self.stopping:
            base = self.rng.choice(self.bases)
            url = base.replace("http", "ws", 1) + f"/ws/{self.table}"
            cookie = f"capes_session={self.visitor.http.cookies.get('capes_session')}"
            try:
                async with connect(
                    url, additional_headers={"Cookie": cookie}, compression=None, open_timeout=5, close_timeout=0.2
                ) as socket:
                    self._socket = socket
                    await socket.send(json.dumps({"t": "hello", "last_seq": self.state.get("seq", 0)}))
                    if self.pending is not None:
                        await socket.send(json.dumps(self.pending))
                    await self._listen(socket)
                    self._lost()
            except LOST:
                self._lost()
                await asyncio.sleep(0.05)
            finally:
                self._socket = None

    def _lost(self) -> None:
        """The clock of a loss starts once, however many attempts it takes to be back."""
        if self._lost_at is None:
            self._lost_at = time.monotonic()

    async def _listen(self, socket: ClientConnection) -> None:
        while not self.over and not self.stopping:
            message = json.loads(await asyncio.wait_for(socket.recv(), self.patience))
            kind = message["t"]
            if kind == "state":
                if self._lost_at is not None:
                    self.back_after.append(time.monotonic() - self._lost_at)
                    self._lost_at = None
                self._seen(message)
                await self._move(socket)
            elif kind == "ack" and self.pending is not None and message["id"] == self.pending["id"]:
                self.acked[message["id"]] = (self.sent[message["id"]], message["seq"])
                self.latencies.append(time.monotonic() - self._sent_at)
                self.pending = None
                if self.state.get("seq", 0) >= message["seq"]:
                    await self._move(socket)  # a resend is acknowledged after the state that shows it
            elif kind == "refused" and self.pending is not None and message["id"] == self.pending["id"]:
                self.pending = None
                await socket.send(json.dumps({"t": "hello", "last_seq": self.state.get("seq", 0)}))
            elif kind == "elsewhere":
                return

    def _seen(self, message: dict[str, Any]) -> None:
        known = self.hashes.setdefault(message["seq"], message["hash"])
        if known != message["hash"]:
            self.mismatches += 1
        if message["seq"] >= self.state.get("seq", 0):
            self.state = message
        self.over = message["outcome"] is not None

    async def _move(self, socket: ClientConnection) -> None:
        decision = self.state.get("decision")
        if self.over or self.stopping or self.pending is not None or not decision or "options" not in decision:
            return
        if self.pause:
            await asyncio.sleep(self.pause * self.rng.random())
        option = self.rng.randrange(len(decision["options"]))
        id = f"{self.visitor.id}-{next(self.numbers)}"
        self.sent[id] = option
        self.pending = {
            "t": "pick",
            "id": id,
            "seq": self.state["seq"],
            "picks": [{"decision": decision["number"], "option": option}],
        }
        self._sent_at = time.monotonic()
        await socket.send(json.dumps(self.pending))
        if self.disturb is not None:
            await self.disturb(self, socket)


async def lay_tables(bases: list[str], count: int, goal: int = 10**6) -> list[Steady]:
    """Duels of steady players, the two of each table sitting on different servers where there are several."""
    players: list[Steady] = []
    for number in range(count):
        home, away = bases[number % len(bases)], bases[(number + 1) % len(bases)]
        one, other = await Visitor(home).arrive(), await Visitor(away).arrive()
        made = await one.table(setup={"goal": goal})
        joined = await other.post(f"/api/tables/{made['table']}/join", {})
        assert joined.status_code == 200, joined.text
        players.append(Steady(one, made["table"], [home], 2 * number))
        players.append(Steady(other, made["table"], [away], 2 * number + 1))
    return players


async def finish(players: list[Steady], tasks: list[asyncio.Task[None]]) -> None:
    """Stop playing once every message in flight has its answer."""
    for _ in range(200):
        if all(player.pending is None or player.over for player in players):
            break
        await asyncio.sleep(0.05)
    for player in players:
        player.stopping = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for player in players:
        await player.visitor.close()


def check_journal(players: list[Steady], rows: list[tuple[str, int, str | None, list[int]]]) -> None:
    """Nothing acknowledged is lost, nothing is applied twice, and everything is what was sent.

    `rows` are the lines of the journal: table, seq, message id, picks.
    """
    kept = {(table, msg): (seq, picks) for table, seq, msg, picks in rows if msg}
    assert len(kept) == sum(1 for row in rows if row[2]), "a message was applied twice"
    for player in players:
        for id, (option, seq) in player.acked.items():
            assert kept.get((player.table, id)) == (seq, [option]), f"acknowledged {id} is lost or changed"
