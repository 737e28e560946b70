"""T3, T6, T7 and T7b over real sockets: lost connections, repeated messages, nonsense and floods."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import statistics
import string
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from capes.core.record import Record
from tests.server.client import Visitor
from tests.server.load import Crowd, percentile
from tests.server.process import ServerProcess
from tests.server.steady import Steady, check_journal, finish, lay_tables
from tests.server.test_kills import journal_rows
from tests.table.rumble import RUMBLE
from tests.trust.proxy import Proxy


async def lost_connections(server: ServerProcess, events: int, games: int, seed: int) -> dict[str, Any]:
    """T3: drops, stalls, half-open connections and second tabs; the picture is the same after each."""
    rng = random.Random(seed)
    proxy = Proxy("127.0.0.1", server.port)
    await proxy.start()
    players = await lay_tables([server.base], games)
    done = 0

    async def disturb(player: Steady, socket: ClientConnection) -> None:
        nonlocal done
        if done >= events or rng.random() > 0.3:
            return
        done += 1
        kind = done % 4
        if kind == 0:
            socket.transport.abort()
        elif kind == 1:
            await asyncio.sleep(0.1 + rng.random() * 0.2)
        elif kind == 2:
            asyncio.get_running_loop().call_later(0.2, proxy.freeze_one, rng)
        else:
            tab = await player.visitor.sit(player.table, last_seq=player.state["seq"])
            said = await tab.hear("state")
            known = player.hashes.setdefault(said["seq"], said["hash"])
            player.mismatches += known != said["hash"]
            await tab.leave()

    for player in players:
        player.bases = [proxy.base]
        player.disturb = disturb
    tasks = [asyncio.create_task(player.play()) for player in players]
    async with asyncio.timeout(60 + events):
        while done < events:
            await asyncio.sleep(0.05)
    for player in players:
        player.disturb = None
    await finish(players, tasks)
    await proxy.stop()
    check_journal(players, journal_rows(server.data))
    back = [seconds for player in players for seconds in player.back_after]
    mismatches = sum(player.mismatches for player in players)
    assert mismatches == 0
    assert statistics.median(back) < 1.0
    return {
        "events": done,
        "mismatches": mismatches,
        "resyncs": len(back),
        "median resync s": round(statistics.median(back), 3),
        "slowest s": round(max(back), 2),
    }


async def repeated_messages(server: ServerProcess, actions: int, seed: int) -> dict[str, Any]:
    """T6: every pick sent one to three times, late copies among them; the game is that of a clean run."""
    rng = random.Random(seed)
    one = await Visitor(server.base).arrive()
    made = await one.table(hotseat=True, setup={"goal": 10**6})
    player = await one.sit(made["table"])
    await player.hear("state")
    intended: list[int] = []
    window: list[dict[str, Any]] = []
    for number in range(actions):
        option = rng.randrange(min(4, len(player.state["decision"]["options"])))
        intended.append(option)
        message = player.picking(option, f"a{number}")
        copies = [message] * rng.randrange(1, 4) + rng.sample(window, min(len(window), rng.randrange(3)))
        rng.shuffle(copies)
        for copy in copies:
            await player.say(copy)
        window = [*window[-9:], message]
        while player.state["seq"] < message["seq"] + 1:
            await player.hear("state")
    await player.say({"t": "concede", "id": "end"})
    await player.hear("over")
    record = Record.from_json((await one.http.get(f"/api/tables/{made['table']}/record")).content)
    await one.close()
    assert record.picks == intended
    clean = Record("rumble", record.setup, record.seed, intended).play(RUMBLE)
    assert RUMBLE.fingerprint(record.play(RUMBLE)) == RUMBLE.fingerprint(clean)
    return {"actions": actions, "differences": 0}


VERBS = (
    "hello",
    "pick",
    "undo",
    "undo-answer",
    "concede",
    "say",
    "why",
    "explain",
    "preview",
    "hint",
    "settings",
    "mute",
    "report",
    "ping",
    "state",
    "ack",
    "",
    "admin",
)
FIELDS = (
    "id",
    "seq",
    "picks",
    "last_seq",
    "yes",
    "phrase",
    "text",
    "wish",
    "card",
    "attackers",
    "defender",
    "auto_pass",
    "seat",
    "on",
    "client_seed",
    "t",
    "person",
    "table",
)


def nonsense(rng: random.Random) -> str | bytes:
    """A message that is almost right, or not at all."""
    kind = rng.random()
    if kind < 0.1:
        return rng.randbytes(rng.randrange(200))
    if kind < 0.2:
        return "".join(rng.choice(string.printable) for _ in range(rng.randrange(200)))
    if kind < 0.25:
        return "[" * rng.randrange(1, 3000)
    message: dict[str, Any] = {"t": rng.choice(VERBS)}
    for _ in range(rng.randrange(6)):
        message[rng.choice(FIELDS)] = _value(rng, 2)
    if rng.random() < 0.4:
        message["id"] = f"f{rng.randrange(1000)}"
    if message["t"] == "pick" and rng.random() < 0.7:
        message = {
            "t": "pick",
            "id": f"f{rng.randrange(10**9)}",
            "seq": rng.randrange(50),
            "picks": [{"decision": rng.randrange(50), "option": rng.choice([0, 1, 2, 10**9, -1, 2**70])}],
        }
    return json.dumps(message)


def _value(rng: random.Random, depth: int) -> Any:
    choices: list[Any] = [
        None,
        True,
        0,
        -1,
        2**63,
        2**70,
        1e308,
        "",
        "x" * rng.randrange(500),
        "\x00",
        "‮​<script>",
        "😀" * 10,
        [],
        {},
    ]
    if depth:
        choices += [[_value(rng, depth - 1) for _ in range(3)], {rng.choice(FIELDS): _value(rng, depth - 1)}]
    return rng.choice(choices)


def resident(server: ServerProcess) -> int:
    """Megabytes of memory the server holds."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    raise AssertionError("no VmRSS")


async def nonsense_everywhere(server: ServerProcess, messages: int, clients: int, seed: int) -> dict[str, Any]:
    """T7: nonsense from players and spectators; no crash, no leak, no stuck game, no growth."""
    players = await lay_tables([server.base], 2)
    for player in players:
        player.pause = 0.05
    tasks = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(0.5)
    before = resident(server)
    counts = {"sent": 0, "leaks": 0}

    async def fuzz(number: int) -> None:
        rng = random.Random(seed * 1000 + number)
        person = await Visitor(server.base).arrive()
        table = players[number % len(players)].table
        if number % 2:  # half of them sit at a table of their own
            table = (await person.table(hotseat=False, seats=[{}, {"kind": "bot", "level": "rookie"}]))["table"]
        while counts["sent"] < messages:
            try:
                seated = await person.sit(table)
                reading = asyncio.create_task(_look_for_leaks(seated.socket, counts, number % 2 == 1))
                try:
                    for _ in range(500):
                        if counts["sent"] >= messages or reading.done():
                            break
                        await seated.socket.send(nonsense(rng))
                        counts["sent"] += 1
                finally:
                    await seated.leave()
                    reading.cancel()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)
        await person.close()

    await asyncio.gather(*(fuzz(number) for number in range(clients)))
    seen = [player.state["seq"] for player in players]
    async with asyncio.timeout(10):
        while any(player.state["seq"] <= at for player, at in zip(players, seen, strict=True)):
            await asyncio.sleep(0.05)
    await finish(players, tasks)
    growth = resident(server) - before
    assert server.process is not None and server.process.poll() is None
    assert counts["leaks"] == 0
    assert "message failed" not in server.log and "Traceback" not in server.log, server.log[-3000:]
    return {"messages": counts["sent"], "crashes": 0, "leaks": 0, "growth MB": growth}


async def _look_for_leaks(socket: ClientConnection, counts: dict[str, int], seated: bool) -> None:
    try:
        while True:
            message = json.loads(await socket.recv())
            if message["t"] == "state":
                hands = [player["hand"] for player in message["view"]["players"]]
                hidden = hands[1:] if seated else hands
                counts["leaks"] += any(hand is not None for hand in hidden)
                counts["leaks"] += "server_seed" in (message["chance"] or {}) and not message["outcome"]
    except (ConnectionClosed, asyncio.CancelledError):
        return


def _flood(base: str, cookies: list[str], table: str, seconds: float) -> None:
    """Hostile sockets at full rate, in a process of their own."""
    os.nice(5)

    async def one(cookie: str) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        url = base.replace("http", "ws", 1) + f"/ws/{table}"
        while loop.time() < until:
            try:
                async with connect(
                    url, additional_headers={"Cookie": f"capes_session={cookie}"}, compression=None, open_timeout=5
                ) as socket:
                    await socket.send('{"t":"hello"}')
                    while loop.time() < until:
                        await socket.send('{"t":"ping"}')
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def all_of_them() -> None:
        await asyncio.gather(*(one(cookie) for cookie in cookies))

    asyncio.run(all_of_them())


async def flood(server: ServerProcess, hostile: int, games: int, seconds: float) -> dict[str, Any]:
    """T7b: hostile sockets at full rate beside honest games."""
    host = await Visitor(server.base).arrive()
    table = (await host.table())["table"]
    cookies: list[str] = []
    for _ in range(-(-hostile // 5)):
        async with httpx.AsyncClient(base_url=server.base) as http:
            await http.post("/api/guest")
            cookies += [str(http.cookies.get("capes_session"))] * 5
    crowd = Crowd(server.base, games, 1.0)
    playing = asyncio.create_task(crowd.play(seconds))
    await asyncio.sleep(1.0)
    context = multiprocessing.get_context("spawn")
    attack = context.Process(target=_flood, args=(server.base, cookies[:hostile], table, seconds - 1.0))
    attack.start()
    await playing
    attack.terminate()
    attack.join(10)
    await host.close()
    p99 = percentile(crowd.latencies, 0.99)
    assert crowd.drops == 0
    return {"hostile": hostile, "games": games, "p99 ms": round(p99 * 1000, 1), "drops": crowd.drops}
