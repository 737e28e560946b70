"""T20: no step of the server's loop takes long, whatever is asked about games with very long journals."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from capes.server.people import key_of
from tests.server.client import Seated, Visitor
from tests.server.process import OPEN_HANDED, ServerProcess
from tests.trust.restart import lay, longest_step

FAST: dict[str, Any] = {"messages_per_second": 1e9, "message_burst": 10**9}
WISHES = ("attack", "attack #1 -> #2", "recruit #3", "play #4", "nonsense")


def let_in(database: Path, person: str) -> str:
    """A session for somebody who sits at a laid table; its token."""
    token, now = f"token-of-{person}", time.time()
    with sqlite3.connect(database) as connection:
        connection.execute(
            "INSERT INTO people (id, name, kind, created, seen) VALUES (?, ?, 'guest', ?, ?)",
            (person, person, now, now),
        )
        connection.execute(
            "INSERT INTO sessions (key, id, person, csrf, scopes, label, created, seen) "
            "VALUES (?, ?, ?, 'csrf', 'cookie', '', ?, ?)",
            (key_of(token), person, person, now, now),
        )
    connection.close()
    return token


async def come(server: ServerProcess, token: str) -> Visitor:
    """The same somebody in a browser."""
    visitor = Visitor(server.base)
    visitor.http.cookies.set("capes_session", token)
    visitor.csrf = "csrf"
    return visitor


async def ask_everything(table: str, people: list[Visitor], seats: list[Seated]) -> int:
    """Every verb of the socket at a live table, and every call about it; how many were answered."""
    answered = 0
    for seated in seats:
        for wish in WISHES:
            answered += (await seated.ask("why", wish=wish))["t"] == "answer"
        for card in range(1, 12):
            answered += (await seated.ask("explain", card=card))["t"] in ("answer", "refused")
        answered += (await seated.ask("preview", attackers=[1, 2, 3], defender=4))["t"] in ("answer", "refused")
        answered += (await seated.ask("hint"))["t"] in ("answer", "refused")
        answered += (await seated.ask("report", text="x" * 900))["t"] == "ack"
        await seated.say({"t": "hello"})
        await seated.hear("state")
    for _ in range(3):
        await _take_back(seats)
    mine = next((seated for seated in seats if seated.mine), None)
    if mine is not None:
        answered += (await mine.pick(0))["t"] == "ack"
    for visitor in people:
        for path in (f"/api/tables/{table}", "/api/tables?limit=200", "/api/me/tables", "/api/me/games", "/api/decks"):
            answered += (await visitor.http.get(path)).status_code == 200
    return answered


async def _take_back(seats: list[Seated]) -> None:
    """Somebody asks to take back what others must agree to, and they do."""
    asker = seats[0]
    said = await asker.ask("undo")
    if said["t"] == "ack":
        for other in seats[1:]:
            await other.say({"t": "undo-answer", "yes": True})
    for seated in seats:
        await seated.say({"t": "ping"})
        await seated.hear("pong")


async def ask_afterwards(table: str, visitor: Visitor) -> int:
    """Everything that can be asked about a finished game."""
    answered = 0
    for what in (
        f"/api/tables/{table}/record", f"/api/tables/{table}/verify", f"/api/replays/{table}?at=10",
        f"/api/replays/{table}?at=50&seat=0", f"/api/replays/{table}/log", f"/api/tables/{table}/chances",
        f"/api/tables/{table}/analysis", "/api/me/games",
    ):  # fmt: skip
        answered += (await visitor.http.get(what)).status_code in (200, 202)
    forked = await visitor.post(f"/api/replays/{table}/fork", {"at": 40, "hotseat": True})
    if forked.status_code == 201:
        seated = await visitor.sit(forked.json()["table"])
        await seated.hear("state")
        answered += 1
    return answered


async def every_step(folder: Path, lines: int) -> dict[str, Any]:
    """Games with journals of so many lines, asked everything: the longest step of the loop."""
    server = ServerProcess(folder, **OPEN_HANDED, **FAST, watch=True)
    await asyncio.to_thread(server.start)
    server.kill()
    file = folder / "capes.db"
    await asyncio.to_thread(lay, file, 2, 60, lines)
    tokens = {name: let_in(file, name) for name in ("pb0", "qb0", "pb1", "qb1")}
    await asyncio.to_thread(server.start)
    answered = 0
    try:
        for at in range(2):
            table = f"live{at}"
            people = [await come(server, tokens[f"{who}b{at}"]) for who in "pq"]
            seats = [await visitor.sit(table) for visitor in people]
            for seated in seats:
                await seated.hear("state", within=60)
            answered += await ask_everything(table, people, seats)
            await seats[0].say({"t": "concede", "id": "the end"})
            with suppress(ConnectionClosed):
                await seats[1].hear("over", within=60)
            answered += await ask_afterwards(table, people[0])
            for visitor in people:
                await visitor.close()
        return {"lines": lines, "answered": answered, "longest step ms": longest_step(server)}
    finally:
        server.stop()
