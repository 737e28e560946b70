"""A server of its own, a real Chromium, and pages that report whatever goes wrong in them."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src/capes/server/static/index.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
LIMITS = [
    "--requests-per-second", "1000", "--request-burst", "5000", "--guests-per-minute", "6000", "--guest-burst", "5000",
    "--connects-per-second", "100", "--connect-burst", "1000", "--sockets-per-address", "200",
    "--work-per-second", "100", "--work-burst", "1000", "--table-burst", "5000", "--bot-beat", "0.02",
    "--gather", "2",
]  # fmt: skip


class Server:
    """One `capes serve` that can be stopped and started again on the same port and data."""

    def __init__(self, data: Path, beside: tuple[Path, ...] = ()) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.data = data
        self.path = os.pathsep.join(map(str, (*beside, ROOT / "src")))
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "capes", "serve", "--port", str(self.port), "--data", str(self.data), *LIMITS]
        environment = {**os.environ, "PYTHONPATH": self.path}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert STATIC.is_file(), "the client is not built: run `make setup` first"
    made = Server(tmp_path_factory.mktemp("data"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert CHROMIUM is not None, "Chromium is not installed: run `make browser` first"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield started
        started.close()


SHOWN_AT = """try {
    const kept = JSON.parse(localStorage.getItem('capes.settings') ?? '{}');
    const quick = { speed: '%s', twice: 0 };
    if (!kept.speed) localStorage.setItem('capes.settings', JSON.stringify({ ...kept, ...quick }));
} catch {}"""
"""How fast a page shows what happens, unless its owner has chosen: at once, where a test is not about the showing.
Nobody's finger slips here: whoever presses the one button twice means it."""

NewPage = Callable[..., Page]
OUT_OF_REACH = re.compile("ERR_CONNECTION|ERR_INTERNET|ERR_NETWORK|ERR_EMPTY|WebSocket connection")
"""What a browser logs by itself while there is no line; only tests that cut it see this."""


def is_fault(message: ConsoleMessage, expected: str) -> bool:
    """Whether what a page logs is an error nobody expects."""
    if message.type != "error" and "Content Security Policy" not in message.text:
        return False
    if OUT_OF_REACH.search(message.text) or message.text.startswith("Failed to load resource"):
        return False  # failed requests are looked at one by one
    return not (expected and re.search(expected, message.text))


def is_failure(answer: Response, expected: str) -> bool:
    """Whether a request was answered with an error nobody expects."""
    return answer.status >= 400 and answer.status != 503 and not (expected and re.search(expected, failed(answer)))


def failed(answer: Response) -> str:
    """A failed request in words: "404 GET /api/tables/undefined"."""
    return f"{answer.status} {answer.request.method} {urlsplit(answer.url).path}"


WAIT = 60_000
"""Milliseconds after which something is not going to happen any more, however busy the machine."""
expect.set_options(timeout=WAIT)


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Pages of separate people; at the end none of them may have failed inside, logged an error or had a request fail.

    `expected` is a pattern for errors a test is about: "409 POST".
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(phone: bool = False, speed: str = "none", expected: str = "", **options: Any) -> Page:
        size = {"width": 390, "height": 844} if phone else {"width": 1366, "height": 768}
        context = browser.new_context(viewport=size, base_url=server.url, has_touch=phone, locale="en-GB", **options)  # type: ignore[arg-type]
        context.add_init_script(SHOWN_AT % speed)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if is_fault(message, expected) else None)
        page.on("response", lambda answer: faults.append(failed(answer)) if is_failure(answer, expected) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []
