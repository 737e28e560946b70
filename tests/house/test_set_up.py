"""Set-up from nothing, as a stranger meets it: interrupted, in odd places, without a compiler, without a network."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
MOMENTS = 20
PATIENCE = 900.0

pytestmark = [pytest.mark.long, pytest.mark.timeout(3600)]


def clone(folder: Path) -> Path:
    """A fresh clone, with nothing installed."""
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
    return folder


def surroundings(**more: str) -> dict[str, str]:
    """The environment of a stranger: nothing of this test run's own."""
    ours = ("CAPES_", "PYTEST_", "VIRTUAL_ENV", "PYTHON")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)} | more


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def heed_interrupts() -> None:
    """As in a terminal, whatever this test run itself was started by."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def make(folder: Path, *words: str, **more: str) -> subprocess.Popen[str]:
    """A `make` in a group of its own, so that it can be interrupted as a terminal does."""
    return subprocess.Popen(
        ["make", *words], cwd=folder, env=surroundings(**more), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, start_new_session=True, preexec_fn=heed_interrupts,
    )  # fmt: skip


def interrupt(process: subprocess.Popen[str], how: signal.Signals) -> str:
    """Strike the whole group; what it had said."""
    os.killpg(process.pid, how)
    out, _ = process.communicate(timeout=60)
    return out


@contextmanager
def playing(folder: Path, data: Path, **more: str) -> Iterator[dict[str, Any]]:
    """`make play` until it answers: what it says of itself."""
    port = free_port()
    process = make(folder, "play", f"ARGS=--port {port} --data '{data}'", **more)
    try:
        yield health(process, port)
    finally:
        interrupt(process, signal.SIGINT)


def health(process: subprocess.Popen[str], port: int) -> dict[str, Any]:
    """What the server says of itself, once it is ready."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            assert process.stdout is not None
            pytest.fail(process.stdout.read())
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                found: dict[str, Any] = json.load(answer)
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
                assert b"has not been built" not in page.read()
            return found
        except OSError:
            time.sleep(0.2)
    pytest.fail("it never became ready")


def test_set_up_interrupted_at_twenty_moments_ends_with_a_working_game(tmp_path: Path) -> None:
    folder, chance = clone(tmp_path / "capes"), random.Random(1)
    for moment in range(MOMENTS):
        process = make(folder, "play", f"ARGS=--port {free_port()} --data {tmp_path / 'data'}")
        time.sleep(0.3 + chance.random() * min(30.0, 1.5 * (moment + 1)))
        interrupt(process, chance.choice([signal.SIGINT, signal.SIGKILL, signal.SIGTERM]))

    with playing(folder, tmp_path / "data") as found:
        assert found["ok"]


def test_a_path_with_spaces_and_umlauts_and_no_network_the_second_time(tmp_path: Path) -> None:
    folder = clone(tmp_path / "Größte Helden – zwei")
    with playing(folder, tmp_path / "data") as found:
        assert found["ok"]

    nowhere = dict.fromkeys(("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"), "http://127.0.0.1:9")
    with playing(folder, tmp_path / "data", **nowhere, PIP_NO_INDEX="1", UV_OFFLINE="1") as found:
        assert found["ok"]


def test_a_taken_port_is_passed_over_and_few_lines_are_said(tmp_path: Path) -> None:
    folder = clone(tmp_path / "capes")
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        except OSError:
            pass  # somebody else holds it, which is just as well
        process = make(folder, "play", f"ARGS=--data {tmp_path / 'data'}")
        said: list[str] = []
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            if "Capes is ready" in line:
                break
        interrupt(process, signal.SIGINT)

    assert len(said) <= 12, "".join(said)
    assert any("port 8000 is taken" in line for line in said)
    assert "http://127.0.0.1:8000 " not in said[-1] and "engine: " in said[-1]


def test_without_a_compiler_it_plays_plain_and_says_why(tmp_path: Path) -> None:
    folder = clone(tmp_path / "capes")
    with playing(folder, tmp_path / "data", CC="no-such-compiler") as found:
        assert found["engine"] == "plain"

    told = subprocess.run(
        [str(folder / ".venv/bin/capes"), "--version"], capture_output=True, text=True, env=surroundings(), check=True
    )
    assert "engine: plain (there is no C compiler (no-such-compiler) here)" in told.stdout


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_the_second_start_is_compiled(tmp_path: Path) -> None:
    folder = clone(tmp_path / "capes")
    with playing(folder, tmp_path / "data") as first:
        assert first["engine"] == "plain"
    until = time.monotonic() + PATIENCE
    while not list((folder / "build/engine").glob("*.json")) and time.monotonic() < until:
        time.sleep(1)

    with playing(folder, tmp_path / "data") as second:
        assert second["engine"] == "compiled"


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="needs root, to become nobody")
def test_somebody_without_rights_can_play(tmp_path: Path) -> None:
    for place in (tmp_path, *tmp_path.parents[:3]):
        place.chmod(0o755)
    folder = clone(tmp_path / "capes")
    home = tmp_path / "home"
    home.mkdir()
    subprocess.run(["chown", "-R", "nobody", str(folder), str(home)], check=True)
    done = subprocess.run(
        ["setpriv", "--reuid=nobody", "--clear-groups", "make", ".venv/.playable"],
        cwd=folder, env=surroundings(HOME=str(home)), capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stdout + done.stderr
    told = subprocess.run(
        ["setpriv", "--reuid=nobody", "--clear-groups", str(folder / ".venv/bin/capes"), "--version"],
        env=surroundings(HOME=str(home)), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.stdout.startswith("capes "), told.stderr
