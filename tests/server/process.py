"""A server process to be started, killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import capes

ROOT = Path(__file__).resolve().parents[2]
SOURCE = Path(capes.__file__).resolve().parents[1]  # the build these tests run on: plain or compiled
OPEN_HANDED: dict[str, Any] = {
    "bot_beat": 0.0,
    "sockets_per_address": 2000,
    "request_burst": 100000,
    "guest_burst": 100000,
    "table_burst": 100000,
    "connect_burst": 100000,
    "connections_per_address": 5000,
    "work_per_second": 100.0,
    "work_burst": 1000.0,
    "bot_tables_per_person": 1000,
    "rated_picks": 0,
}


class ServerProcess:
    """One server as a real process; the port stays the same across restarts."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings = settings
        self.port = 0
        self.base = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start and wait until it says it is ready."""
        self.data.mkdir(parents=True, exist_ok=True)
        words = [f"{key}={value}" for key, value in self.settings.items()]
        words += [f"data={self.data}", f"port={self.port}"]
        path = os.pathsep.join([str(SOURCE), str(ROOT)])
        with open(self.data / "log.txt", "a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.launch", *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": path},
            )
        assert self.process.stdout is not None
        self.base = self.process.stdout.readline().strip()
        assert self.base.startswith("http"), (self.data / "log.txt").read_text()[-3000:]
        self.port = int(self.base.rsplit(":", 1)[1])

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def freeze(self) -> None:
        """As a machine that hangs: it neither answers nor hangs up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on as if nothing had happened."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """Ask it to end, and wait."""
        if self.process is None or self.process.poll() is not None:
            return -1
        self.thaw()
        self.process.terminate()
        return self.process.wait(timeout=60)

    @property
    def log(self) -> str:
        return (self.data / "log.txt").read_text()
