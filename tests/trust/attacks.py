"""What one hostile address can do: `python -m tests.trust.attacks NAME PORT SECONDS FROM`.

Every attack does as much as it can until the time is up, and goes on whatever the server answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import resource
import secrets
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

FAILED = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, asyncio.IncompleteReadError, EOFError, KeyError)


PATIENCE = 20.0
"""Seconds an attack goes on after its time if nothing of it has come about."""


class Attacker:
    """One address with a deadline."""

    def __init__(self, port: int, seconds: float, source: str) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.source = source
        self.done = 0

    @property
    def going(self) -> bool:
        """Whether there is time left; on a busy machine at least until something has been tried."""
        return time.monotonic() < self.until or (not self.done and time.monotonic() < self.until + PATIENCE)

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection from our address."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0), limit=2**16)

    def http(self) -> httpx.AsyncClient:
        """A browser without manners."""
        transport = httpx.AsyncHTTPTransport(local_address=self.source, limits=httpx.Limits(max_connections=None))
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=30)

    async def guest(self) -> tuple[httpx.AsyncClient, dict[str, str]]:
        """A session and the header its changes need; asks until it gets one."""
        http = self.http()
        while True:
            answer = await http.post("/api/guest")
            if answer.status_code == 201:
                return http, {"x-csrf-token": answer.json()["csrf"]}
            await asyncio.sleep(0.2)

    async def socket(self, http: httpx.AsyncClient, table: str, **more: Any) -> Any:
        """A socket at a table."""
        cookie = f"capes_session={http.cookies.get('capes_session')}"
        return await connect(
            f"ws://127.0.0.1:{self.port}/ws/{table}", additional_headers={"Cookie": cookie}, compression=None,
            local_addr=(self.source, 0), max_size=None, **more,
        )  # fmt: skip

    async def again(self, work: Callable[[], Awaitable[None]], beside: int = 1) -> None:
        """The same again and again, several at a time, whatever happens."""

        async def one() -> None:
            while self.going:
                try:
                    await asyncio.wait_for(work(), max(PATIENCE / 4, self.until - time.monotonic()))
                    self.done += 1
                    await asyncio.sleep(0)
                except FAILED:
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(one() for _ in range(beside)))


async def endless_address(a: Attacker) -> None:
    """A request line that never ends."""

    async def one() -> None:
        _, writer = await a.open()
        try:
            writer.write(b"GET /")
            while a.going:
                writer.write(b"a" * 65536)
                await writer.drain()
        finally:
            writer.close()

    await a.again(one, 8)


async def endless_headers(a: Attacker) -> None:
    """Headers that never end, many small ones and few long ones."""

    async def one() -> None:
        _, writer = await a.open()
        try:
            writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n")
            while a.going:
                writer.write(b"a: b\r\n" * 2000 + b"c: " + b"d" * 50_000 + b"\r\n")
                await writer.drain()
        finally:
            writer.close()

    await a.again(one, 8)


async def endless_trailers(a: Attacker) -> None:
    """Bodies in chunks with everything around them that never ends: sizes, one-byte chunks, trailers."""
    head = b"POST /api/decks/read HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    ways = itertools.cycle(((b"0\r\nx: ", b"a" * 65536), (b"1;", b"a" * 65536), (b"", b"1\r\nx\r\n" * 10_000)))

    async def one() -> None:
        begins, goes_on = next(ways)
        _, writer = await a.open()
        try:
            writer.write(head + begins)
            while a.going and not writer.transport.is_closing():
                writer.write(goes_on)
                await writer.drain()
        finally:
            writer.close()

    await a.again(one, 12)


async def endless_bodies(a: Attacker) -> None:
    """Bodies that go on and on after they have been refused."""
    head = b"POST /api/decks/read HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99999999999\r\n\r\n"

    async def one() -> None:
        _, writer = await a.open()
        try:
            writer.write(head)
            while a.going and not writer.transport.is_closing():
                writer.write(b"x" * 65536)
                await writer.drain()
        finally:
            writer.close()

    await a.again(one, 40)


async def slow_readers(a: Attacker) -> None:
    """Clients that ask for the largest answers there are and read a few bytes now and then."""

    async def one() -> None:
        reader, writer = await a.open()
        try:
            writer.write(b"GET /api/cards HTTP/1.1\r\nhost: localhost\r\n\r\n" * 6)
            while a.going and not reader.at_eof():
                await reader.read(10)
                a.done += 1
                await asyncio.sleep(0.5)
        finally:
            writer.transport.abort()

    await a.again(one, 400)


async def hoarders(a: Attacker) -> None:
    """Guest after guest who opens tables, has them dealt, and goes."""

    async def one() -> None:
        http, csrf = await a.guest()
        for _ in range(30):
            made = await http.post("/api/tables", json={"game": "vs", "hotseat": True}, headers=csrf)
            if made.status_code == 201:
                socket = await a.socket(http, made.json()["table"])
                await socket.send('{"t":"hello"}')
                await socket.recv()
                await socket.close()
                a.done += 1
        await http.aclose()

    await a.again(one, 8)


async def half_heads(a: Attacker) -> None:
    """1,500 connections with half a head each, opened again when they are closed."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))

    async def one() -> None:
        reader, writer = await a.open()
        try:
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: loc")
            await reader.read()
        finally:
            writer.close()
        await asyncio.sleep(0.05)

    await a.again(one, 1500)


async def not_reading(a: Attacker) -> None:
    """Clients that ask for the largest answers there are, again and again, and read none."""

    async def one() -> None:
        _, writer = await a.open()
        try:
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(b"GET /api/cards HTTP/1.1\r\nhost: localhost\r\n\r\n" * 6)
            await writer.drain()
            await asyncio.sleep(3.0)
        finally:
            writer.transport.abort()

    await a.again(one, 60)


async def pictures(a: Attacker) -> None:
    """QR pictures, each of another address."""
    http = a.http()

    async def one() -> None:
        await http.get(f"/api/decks/qr.svg?link=d1-{secrets.token_urlsafe(1200)}")

    await a.again(one, 16)


async def requests(a: Attacker) -> None:
    """As many requests as fit through 100 connections, several in each packet."""
    packet = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n" * 50

    async def one() -> None:
        reader, writer = await a.open()
        try:
            while a.going:
                writer.write(packet)
                await writer.drain()
                await reader.read(65536)
        finally:
            writer.close()

    await a.again(one, 100)


async def wrong_hosts(a: Attacker) -> None:
    """Requests that are refused at the door, as many as possible."""
    packet = b"GET / HTTP/1.1\r\nhost: attacker.example\r\n\r\n" * 50

    async def one() -> None:
        reader, writer = await a.open()
        try:
            while a.going:
                writer.write(packet)
                await writer.drain()
                await reader.read(65536)
        finally:
            writer.close()

    await a.again(one, 50)


async def connections(a: Attacker) -> None:
    """Connections opened and closed again at once."""

    async def one() -> None:
        _, writer = await a.open()
        writer.write(b"rubbish\r\n\r\n")
        writer.transport.abort()

    await a.again(one, 30)


async def upgrades(a: Attacker) -> None:
    """WebSockets opened and closed again at once."""
    http, csrf = await a.guest()
    table = (await http.post("/api/tables", json={"game": "rumble"}, headers=csrf)).json()["table"]

    async def one() -> None:
        socket = await a.socket(http, table)
        await socket.close()

    await a.again(one, 30)


async def costly_calls(a: Attacker) -> None:
    """Whatever takes long to answer: deck texts, searches, new tables, set-ups, lists."""
    http, csrf = await a.guest()
    deck = "\n".join(f"4 {secrets.token_hex(20)}" for _ in range(490))
    calls: list[tuple[str, str, Any]] = [
        ("POST", "/api/decks/read", {"game": "vs", "text": deck}),
        ("GET", "/api/cards/search?q=" + "a or " * 50 + "b", None),
        ("POST", "/api/tables", {"game": "vs"}),
        ("POST", "/api/setups/check", {"mode": "duel"}),
        ("GET", "/api/games", None),
        ("GET", "/api/tables?limit=200", None),
        ("POST", "/api/quick", {"game": "vs"}),
        ("GET", "/schema/openapi.json", None),
        ("GET", "/trust", None),
    ]
    turns = itertools.cycle(calls)

    async def one() -> None:
        method, path, body = next(turns)
        await http.request(method, path, json=body, headers=csrf)

    await a.again(one, 24)


async def replays(a: Attacker) -> None:
    """Long finished games, unfolded again and again: records, proofs, logs, frames, forks."""
    http, csrf = await a.guest()
    made = await http.post("/api/tables", json={"game": "vs", "hotseat": True}, headers=csrf)
    table = made.json()["table"]
    socket = await a.socket(http, table)
    await socket.send('{"t":"hello"}')
    for number in range(150):
        state = {"t": ""}
        while state["t"] != "state" or not state.get("decision"):
            state = json.loads(await socket.recv())
        pick = {"decision": state["decision"]["number"], "option": 0}  # type: ignore[index]
        await socket.send(json.dumps({"t": "pick", "id": f"r{number}", "seq": state["seq"], "picks": [pick]}))
    await socket.send('{"t":"concede","id":"end"}')
    with contextlib.suppress(WebSocketException):
        while json.loads(await socket.recv())["t"] != "over":
            pass
    turns = itertools.cycle(("record", "verify", "log", "frame", "fork"))

    async def one() -> None:
        what = next(turns)
        if what == "fork":
            await http.post(f"/api/replays/{table}/fork", json={"at": 100}, headers=csrf)
        elif what in ("record", "verify"):
            await http.get(f"/api/tables/{table}/{what}")
        else:
            await http.get(f"/api/replays/{table}{'/log' if what == 'log' else '?at=100'}")

    await a.again(one, 12)


async def fragments(a: Attacker) -> None:
    """Messages in empty pieces."""
    http, csrf = await a.guest()
    table = (await http.post("/api/tables", json={"game": "rumble"}, headers=csrf)).json()["table"]
    piece = b"\x01\x80\x00\x00\x00\x00" + b"\x00\x80\x00\x00\x00\x00" * 8000

    async def one() -> None:
        socket = await a.socket(http, table)
        while a.going and not socket.transport.is_closing():
            socket.transport.write(piece)
            await asyncio.sleep(0.001)

    await a.again(one, 5)


async def control_frames(a: Attacker) -> None:
    """Pings and pongs without end."""
    http, csrf = await a.guest()
    table = (await http.post("/api/tables", json={"game": "rumble"}, headers=csrf)).json()["table"]
    pings = b"\x89\x80\x00\x00\x00\x00" * 4000 + b"\x8a\x80\x00\x00\x00\x00" * 4000

    async def one() -> None:
        socket = await a.socket(http, table)
        while a.going and not socket.transport.is_closing():
            socket.transport.write(pings)
            await asyncio.sleep(0.001)

    await a.again(one, 5)


async def take_backs(a: Attacker) -> None:
    """A pick and its undo, again and again, at several tables."""

    async def one() -> None:
        http, csrf = await a.guest()
        body = {"game": "vs", "hotseat": True}
        table = (await http.post("/api/tables", json=body, headers=csrf)).json()["table"]
        socket = await a.socket(http, table)
        await socket.send('{"t":"hello"}')
        number = itertools.count()
        while a.going:
            state = json.loads(await socket.recv())
            if state["t"] == "state" and state.get("decision"):
                pick = {"decision": state["decision"]["number"], "option": 0}
                await socket.send(
                    json.dumps({"t": "pick", "id": f"p{next(number)}", "seq": state["seq"], "picks": [pick]})
                )
                await socket.send(json.dumps({"t": "undo", "id": f"u{next(number)}"}))
                a.done += 1

    await a.again(one, 5)


async def questions(a: Attacker) -> None:
    """Why, explain, preview and hint, from many sockets."""

    async def one() -> None:
        http, csrf = await a.guest()
        body = {"game": "vs", "seats": [{}, {"kind": "bot", "level": "mastermind"}]}
        table = (await http.post("/api/tables", json=body, headers=csrf)).json()["table"]
        sockets = [await a.socket(http, table) for _ in range(1)]
        for socket in sockets:
            await socket.send('{"t":"hello"}')
        reading = [asyncio.create_task(_read(socket)) for socket in sockets]
        try:
            for number in itertools.count():
                if not a.going:
                    return
                for socket in sockets:
                    await socket.send(json.dumps({"t": "why", "id": f"w{number}", "wish": "attack"}))
                    await socket.send(json.dumps({"t": "explain", "id": f"e{number}", "card": number % 60}))
                    ask = {"t": "preview", "id": f"v{number}", "attackers": [1, 2, 3], "defender": 70}
                    await socket.send(json.dumps(ask))
                    await socket.send(json.dumps({"t": "hint", "id": f"h{number}"}))
                    a.done += 4
        finally:
            for task in reading:
                task.cancel()

    await a.again(one, 20)


async def _read(socket: Any) -> None:
    with contextlib.suppress(WebSocketException):
        while True:
            await socket.recv()


async def bots_alone(a: Attacker) -> None:
    """Tables of bots that think hard, each with somebody who looks on."""

    async def one() -> None:
        http, csrf = await a.guest()
        body = {"game": "vs", "seats": [{"kind": "bot", "level": "mastermind"}] * 2}
        for _ in range(5):
            answer = await http.post("/api/tables", json=body, headers=csrf)
            if answer.status_code == 201:
                socket = await a.socket(http, answer.json()["table"])
                await socket.send('{"t":"hello"}')
                a.done += 1
        await asyncio.sleep(max(0.0, a.until - time.monotonic()))

    await a.again(one, 10)


async def match_ups(a: Attacker) -> None:
    """Decks tried by bots, by as many guests as there may be."""

    async def one() -> None:
        http, csrf = await a.guest()
        decks = [deck["id"] for deck in (await http.get("/api/games")).json()[0]["form"]["decks"]][:8]
        body = {"game": "vs", "deck": decks[0], "against": decks[1:], "games": 100}
        while a.going:
            await http.post("/api/decks/match-ups", json=body, headers=csrf)
            a.done += 1

    await a.again(one, 6)


async def passwords(a: Attacker) -> None:
    """Log-ins that fail, as many as possible."""
    http = a.http()

    async def one() -> None:
        await http.post("/api/login", json={"login": f"user{secrets.token_hex(3)}", "password": "guess" * 8})

    await a.again(one, 80)


async def guests(a: Attacker) -> None:
    """Newcomers without end."""

    async def one() -> None:
        async with a.http() as http:
            await http.post("/api/guest")

    await a.again(one, 20)


async def messages(a: Attacker) -> None:
    """Sockets at full rate."""

    async def one() -> None:
        http, csrf = await a.guest()
        table = (await http.post("/api/tables", json={"game": "rumble"}, headers=csrf)).json()["table"]
        socket = await a.socket(http, table)
        await socket.send('{"t":"hello"}')
        while a.going:
            await socket.send('{"t":"ping"}')
            a.done += 1

    await a.again(one, 20)


async def channels(a: Attacker) -> None:
    """Long-polling channels that nobody listens to, at tables where much happens."""

    async def one() -> None:
        http, csrf = await a.guest()
        body = {"game": "rumble", "hotseat": True, "setup": {"goal": 10**6}}
        table = (await http.post("/api/tables", json=body, headers=csrf)).json()["table"]
        while a.going:
            await http.post(f"/api/tables/{table}/send", json={"messages": [{"t": "hello"}]}, headers=csrf)
            a.done += 1

    await a.again(one, 20)


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    one.__name__: one
    for one in (
        endless_address, endless_headers, half_heads, not_reading, pictures, requests, wrong_hosts, connections,
        upgrades, costly_calls, replays, fragments, control_frames, take_backs, questions, bots_alone, match_ups,
        passwords, guests, messages, channels, endless_trailers, endless_bodies, slow_readers, hoarders,
    )
}  # fmt: skip


def main() -> None:
    """One attack, until its time is up."""
    name, port, seconds, source = sys.argv[1:5]
    os.nice(5)  # what is measured is the server, not who gets the processor of this machine
    signal.alarm(int(float(seconds) + PATIENCE) + 5)  # whatever it waits for by then
    attacker = Attacker(int(port), float(seconds), source)

    async def run() -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ATTACKS[name](attacker), float(seconds) + PATIENCE)

    asyncio.run(run())
    print(attacker.done)


if __name__ == "__main__":
    main()
