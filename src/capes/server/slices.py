"""Long work on the loop, done in slices so that everybody else has a turn in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

SLICE = 0.005
"""Seconds of work before the others have a turn."""


async def in_slices(work: Iterator[None], seconds: float = SLICE) -> int:
    """Carry work out to its end; how often the others had a turn."""
    turns = 0
    began = time.perf_counter()
    for _ in work:
        if time.perf_counter() - began >= seconds:
            turns += 1
            await asyncio.sleep(0)
            began = time.perf_counter()
    return turns
