"""A real server with two people at a table, as the benchmark's clients: what a pick costs it, and what travels."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

from capes.core.rng import Rng
from capes.table.difference import apply

PATIENT = {
    "CAPES_MESSAGES_PER_SECOND": "100000",
    "CAPES_MESSAGE_BURST": "100000",
    "CAPES_REQUESTS_PER_SECOND": "100000",
    "CAPES_WORK_PER_SECOND": "100",
    "CAPES_LOG_LEVEL": "error",
}
"""No share of one client's is ever used up here: what is measured is the work, not the politeness."""


@contextmanager
def serving() -> Iterator[tuple[str, int]]:
    """The address of a fresh server of this very installation, and its process."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "capes", "serve", "--port", "0"]
        env = {**os.environ, **PATIENT, "CAPES_DATA": data}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env, text=True)
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if "Capes is ready" in line:
                    yield line.split("ready:")[1].split()[0], process.pid
                    return
            raise RuntimeError("the server did not start")
        finally:
            process.terminate()
            process.wait()


class Guest:
    """Somebody who plays: a session, and a socket at a table."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.jar = CookieJar()
        self.http = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.csrf = ""
        self.csrf = str(self.post("/api/guest")["csrf"])
        self.picture: dict[str, Any] = {}
        self.bytes = self.pictures = 0

    def post(self, path: str, body: Any = None) -> dict[str, Any]:
        """What the server answers."""
        headers = {"Content-Type": "application/json", "X-CSRF-Token": self.csrf}
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), headers, method="POST")
        with self.http.open(request, timeout=60) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def sit(self, table: str) -> None:
        """Connect as the page does."""
        from websockets.sync.client import connect

        url = self.base.replace("http", "ws", 1) + f"/ws/{table}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)
        joined = connect(url, additional_headers={"Cookie": cookies}, compression=None, max_size=None)
        self.socket = joined.__enter__()
        self.say({"t": "hello", "beats": True, "changes": True})

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self, seq: int) -> None:
        """Read on until the picture is that of this change, or of a later one."""
        while self.picture.get("seq", -1) < seq:
            said = self.socket.recv(timeout=60)
            message = json.loads(said)
            if message["t"] in ("state", "change"):
                self.picture = apply(self.picture, message["change"]) if message["t"] == "change" else message
                self.bytes += len(said)
                self.pictures += 1


def processor_seconds(pid: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def traffic(size: int, most: int = 600) -> dict[str, Any]:
    """Microseconds of the server's processor for a pick shown to both players, and bytes for each of them."""
    if not Path("/proc/self/stat").exists():
        raise RuntimeError("processor time of another process is read from /proc, which is not here")
    picks, seconds, travelled, pictures = 0, 0.0, 0, 0
    with serving() as (base, pid):
        one, other = Guest(base), Guest(base)
        seats = [{"kind": "human"}, {"kind": "human"}]
        for lap in range(size):
            made = one.post("/api/tables", {"game": "vs", "seats": seats})
            other.post(f"/api/tables/{made['table']}/join", {"invite": made.get("invite", "")})
            players = (one, other)
            for player in players:
                player.picture = {}
                player.sit(made["table"])
            for player in players:
                player.hear(1)
            before = processor_seconds(pid), one.bytes + other.bytes, one.pictures + other.pictures
            done = played(players, Rng(lap), most)
            seconds += processor_seconds(pid) - before[0]
            picks += done
            travelled += one.bytes + other.bytes - before[1]
            pictures += one.pictures + other.pictures - before[2]
            for player in players:
                player.socket.close()
    return {"micros": seconds / picks * 1e6, "kilobytes": travelled / pictures / 1000, "picks": picks}


def played(players: tuple[Guest, Guest], chance: Rng, most: int) -> int:
    """A random game, as far as it goes; how many picks it had."""
    picks = 0
    while picks < most:
        seq = max(player.picture["seq"] for player in players)
        holder = next((one for one in players if "options" in (one.picture["decision"] or {})), None)
        if holder is None or holder.picture["outcome"]:
            return picks
        decision = holder.picture["decision"]
        pick = {"decision": decision["number"], "option": chance.below(len(decision["options"]))}
        holder.say({"t": "pick", "id": f"p{picks}", "seq": seq, "picks": [pick]})
        for player in players:
            player.hear(seq + 1)
        picks += 1
    return picks
