"""Starts the real server with the toy game; run as `python -m tests.server.launch key=value ...`.

Bots glance, unless `think=True` lets them think in processes of their own as they do for `capes serve`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from capes.games import register
from capes.server.bots import Glancers
from capes.server.run import run
from capes.server.settings import Settings
from tests.table.rumble import RUMBLE


def settings_from(words: list[str]) -> Settings:
    """Settings given as key=value words."""
    kinds = {name: type(value) for name, value in vars(Settings()).items()}
    given: dict[str, Any] = {}
    for word in words:
        key, _, value = word.partition("=")
        if key == "think":
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
    run(settings_from(sys.argv[1:]), bots=bots, announce=lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
