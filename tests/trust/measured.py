"""What `make bench` takes from the tests: sockets beside a bare echo, sockets while bots think, a first visit.

python -m tests.trust.measured sockets 5
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.process import OPEN_HANDED, ROOT, ServerProcess
from tests.trust import speed

FAST: dict[str, Any] = {"messages_per_second": 1e9, "message_burst": 10**9, "strikes": 10**9}
VISIT = "tests/browser/test_newcomer.py::test_a_first_visit_is_small"


def sockets(seconds: int) -> dict[str, float]:
    """G8: picks and echoes a second, and how late the latest of a hundred is."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), **OPEN_HANDED, **FAST)
        server.start()
        try:
            found = asyncio.run(speed.beside_echo(server, 32, max(3, seconds), "duel", rounds=1))
        finally:
            server.stop()
    late, bare_late = (float(one) for one in str(found["p99 ms"]).split(" against "))
    return {"picks": found["picks/s"], "echoes": found["echo/s"], "late": late, "echo_late": bare_late}


def thinking(seconds: int) -> dict[str, float]:
    """G10: how late the latest of a hundred picks is seen, while no bot thinks and while eight do."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), **OPEN_HANDED, think=True)
        server.start()
        try:
            found = asyncio.run(speed.while_bots_think(server, games=40, bots=4, seconds=max(6, seconds)))
        finally:
            server.stop()
    return {"idle": found["idle p99 ms"], "thinking": found["thinking p99 ms"]}


def visit(_: int) -> dict[str, float]:
    """G17: what travels from the cover to the first attack, as a browser counts it."""
    words = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:xdist", VISIT]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    found = re.search(r"first visit, bytes: (\d+)", said)
    if found is None:
        raise SystemExit(f"the first visit was not counted: {said.strip().splitlines()[-1:]}")
    return {"kilobytes": int(found[1]) / 1000}


if __name__ == "__main__":
    measured = {"sockets": sockets, "thinking": thinking, "visit": visit}
    print(json.dumps(measured[sys.argv[1]](int(sys.argv[2]))))
