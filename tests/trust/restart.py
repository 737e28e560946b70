"""T20 and T25: many live games are taken up again after a kill, with no step of the loop too long."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

from capes.games import game
from capes.live.table import SNAPSHOT_EVERY
from capes.table.entry import Entry
from capes.table.fairness import new_server_seed
from capes.table.match import Match
from capes.table.terms import SeatTerms, Terms, check_terms
from tests.server.process import OPEN_HANDED, ServerProcess

encoder = msgspec.json.Encoder()


class Journal:
    """A live game as the server would have kept it: its journal and the last snapshot."""

    def __init__(self, id: str, name: str, picks: int, lines: int, seed: int) -> None:
        rng = random.Random(seed)
        loaded = game(name)
        people = [SeatTerms("human", person=f"p{id}", name="One"), SeatTerms("human", person=f"q{id}", name="Two")]
        self.terms = Terms("t" + id, name, {}, people, server_seed=new_server_seed())
        check_terms(loaded, self.terms)
        self.match = Match(loaded, self.terms)
        self.entries: list[Entry] = []
        self.snapshot: tuple[int, int, str] | None = None
        self._kept = 0
        self._make(self.match.plan_start(1.0))
        while len(self.entries) < picks and not self.match.over:
            decision = self.match.state.decision
            assert decision is not None
            self._make(
                self.match.plan_picks(decision.seat, [(None, rng.randrange(min(8, len(decision.options))))], 1.0)
            )
        while len(self.entries) < lines and not self.match.over:  # the same pick made and taken back
            decision = self.match.state.decision
            assert decision is not None
            before = len(self.match.picks)
            self._make(self.match.plan_picks(decision.seat, [(None, 0)], 1.0))
            self._make(self.match.plan_back_to(decision.seat, before, 1.0))

    def _make(self, plan: Any) -> None:
        if self.match.seq - self._kept >= SNAPSHOT_EVERY:
            found = self.match.positions.oldest_of_latest()
            if found is not None:
                self._kept = self.match.seq
                data = encoder.encode({"state": self.match.game.encode(found[1])}).decode()
                self.snapshot = (self.match.seq, found[0], data)
        self.entries.append(plan.entry)
        self.match.make(plan, 1.0)


def lay(database: Path, games: int, picks: int, long_lines: int) -> None:
    """Put live games into a database: copies of a few, and two whose journals are very long."""
    kinds = [Journal(f"a{n}", ("vs", "duel")[n % 2], picks, 0, n) for n in range(6)]
    kinds = [one for one in kinds if not one.match.over]
    long = [Journal(f"b{n}", ("vs", "duel")[n % 2], 60, long_lines, n) for n in range(2)]
    connection = sqlite3.connect(database)
    for number in range(games):
        kind = long[number] if number < len(long) else kinds[number % len(kinds)]
        id = f"live{number}"
        terms = msgspec.json.decode(encoder.encode(kind.terms), type=Terms)
        terms.table, terms.seed = id, kind.match.seed
        row = {
            "id": id, "game": terms.game, "mode": terms.mode, "state": "live", "private": 0, "invite": f"i{number}",
            "terms": encoder.encode(terms).decode(), "outcome": None, "rules_version": terms.rules_version,
            "seq": len(kind.entries), "owner": "", "rematch": "", "created": 1.0, "touched": time.time(), "host": "h",
            "up": 0.0,
        }  # fmt: skip
        marks = ", ".join("?" for _ in row)
        connection.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({marks})", list(row.values()))
        connection.executemany(
            "INSERT INTO journal (table_id, seq, seat, msg, body) VALUES (?, ?, ?, ?, ?)",
            [(id, e.seq, e.seat, e.msg or None, encoder.encode(e).decode()) for e in kind.entries],
        )
        if kind.snapshot is not None:
            connection.execute(
                "INSERT INTO snapshots (table_id, rules_version, seq, picks, data) VALUES (?, ?, ?, ?, ?)",
                (id, terms.rules_version, *kind.snapshot),
            )
    connection.commit()
    connection.close()


async def taken_up(folder: Path, games: int, picks: int, long_lines: int, watch: bool = True) -> dict[str, Any]:
    """Start on so many live games: how long until all are there, and how long anybody had to wait meanwhile."""
    server = ServerProcess(folder, **OPEN_HANDED, **({"watch": True} if watch else {}))
    server.start()
    server.kill()
    await asyncio.to_thread(lay, folder / "capes.db", games, picks, long_lines)
    began = time.monotonic()
    await asyncio.to_thread(server.start)
    waits: list[float] = []
    try:
        async with httpx.AsyncClient(base_url=server.base, timeout=120) as http, asyncio.timeout(600):
            while True:
                asked = time.monotonic()
                said = (await http.get("/healthz")).json()
                waits.append(time.monotonic() - asked)
                if said["in_memory"] >= games:
                    break
                assert not said["stuck"] and not said["failed"], said
                await asyncio.sleep(0.02)
        return {
            "games": games,
            "all up after s": round(time.monotonic() - began, 1),
            "processor s": processor_seconds(server),
            "longest wait ms": round(1000 * max(waits)),
            "longest step ms": longest_step(server),
        }
    finally:
        server.stop()


def processor_seconds(server: ServerProcess) -> float:
    """What the server has cost since it was started."""
    assert server.process is not None
    spent = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return round(sum(map(int, spent)) / os.sysconf("SC_CLK_TCK"), 1)


def longest_step(server: ServerProcess) -> int:
    """Milliseconds of processor time of the longest step of the server's loop, if it watches itself."""
    found = [int(one) for one in re.findall(r"^longest step (\d+) ms", server.log.rpartition("serving\n")[2], re.M)]
    return max(found, default=0)
