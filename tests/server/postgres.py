"""A PostgreSQL server of the tests' own: loopback only, an unprivileged user, thrown away afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]


def programs() -> Path | None:
    """Where PostgreSQL's programs are, if anywhere."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if found:
        return found[0].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def available() -> bool:
    """Whether a server can be started here."""
    if programs() is None:
        return False
    if os.geteuid() != 0:
        return True
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        return False
    return shutil.which("runuser") is not None


class Postgres:
    """One server with as many databases as tests want."""

    def __init__(self) -> None:
        found = programs()
        assert found is not None
        self.bin = found
        self.folder = Path(tempfile.mkdtemp(prefix="capes-pg-"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.made = 0
        self.options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200"
        )

    def _run(self, *words: str) -> None:
        prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        done = subprocess.run([*prefix, *words], capture_output=True, text=True, cwd="/", check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def _control(self, *words: str) -> None:
        self._run(str(self.bin / "pg_ctl"), "-D", str(self.folder / "data"), "-w", *words)

    def start(self) -> None:
        """Lay out the files and start."""
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self._run(
            str(self.bin / "initdb"), "-D", str(self.folder / "data"), "-U", "capes", "-A", "trust", "--no-sync"
        )  # fmt: skip
        self._control("-l", str(self.folder / "log"), "-o", self.options, "start")

    def restart(self) -> None:
        """Pull the plug and start again: whoever was connected is cut off in the middle of whatever it did."""
        self._control("-m", "immediate", "stop")
        self._control("-l", str(self.folder / "log"), "-o", self.options, "start")

    def stop(self) -> None:
        """Stop and throw away."""
        self._control("-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a fresh database."""
        self.made += 1
        name = f"capes_{self.made}"

        async def make() -> None:
            connection = await asyncpg.connect(f"postgresql://capes@127.0.0.1:{self.port}/postgres")
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(make())
        return f"postgresql://capes@127.0.0.1:{self.port}/{name}"
