"""Long work on the loop, done in slices so that everybody else has a turn in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

SLICE = 0.005
"""Seconds of work before the others have a turn."""
T = TypeVar("T")


async def in_slices(work: Generator[None, None, T], seconds: float = SLICE) -> T:
    """Carry work out to its end, and hand on what it comes to."""
    began = time.perf_counter()
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        if time.perf_counter() - began >= seconds:
            await asyncio.sleep(0)
            began = time.perf_counter()
