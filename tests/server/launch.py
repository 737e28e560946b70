"""Starts the real server with the toy game; run as `python -m tests.server.launch key=value ...`.

Bots glance, unless `think=True` lets them think in processes of their own as they do for `capes serve`.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

from capes.games import register
from capes.live.thinkers import Glancers
from capes.server.run import run, serve
from capes.server.settings import Settings
from tests.table.rumble import RUMBLE


def settings_from(words: list[str]) -> Settings:
    """Settings given as key=value words."""
    kinds = {name: type(value) for name, value in vars(Settings()).items()}
    given: dict[str, Any] = {}
    for word in words:
        key, _, value = word.partition("=")
        if key in ("think", "watch"):
            continue
        kind = kinds[key]
        if kind is tuple:
            given[key] = tuple(value.split(",")) if value else ()
        else:
            given[key] = value == "True" if kind is bool else Path(value) if key == "data" else kind(value)
    return Settings(**given)


def main() -> None:
    """Serve."""
    register(RUMBLE)
    bots = None if "think=True" in sys.argv else Glancers()
    settings = settings_from(sys.argv[1:])
    if "watch=True" in sys.argv:
        watch_steps()
        asyncio.run(serve(settings, bots, announce))
    else:
        run(settings, bots=bots, announce=announce)


longest = 0.002
"""Seconds of processor time the longest step of the loop has taken so far, where it is watched."""


def announce(address: str) -> None:
    """Say where it listens; steps count from now on."""
    global longest
    longest = 0.002
    print(address, flush=True)
    print("serving", file=sys.stderr, flush=True)


def watch_steps() -> None:
    """Note every step of the loop that took more processor time than any before, and what it was."""
    carry_out = asyncio.Handle._run

    def timed(self: asyncio.Handle) -> None:
        global longest
        began = time.thread_time()
        carry_out(self)
        took = time.thread_time() - began
        if took > longest:
            longest = took
            print(f"longest step {round(took * 1000)} ms: {self!r}"[:400], file=sys.stderr, flush=True)

    asyncio.Handle._run = timed  # type: ignore[method-assign]


if __name__ == "__main__":
    main()
