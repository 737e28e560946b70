"""Whether the server can take a pick, and for how long it could not: that time is nobody's fault and nobody's loss."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from capes.live.table import LiveTable
    from capes.server.context import Context

log = structlog.get_logger("capes.availability")
EVERY = 0.25
"""Seconds between two looks."""
LATE = 0.5
"""Seconds a look may come late before the loop counts as frozen."""
SLOW = 0.5
"""Seconds a write may take before the disk counts as stuck."""
PROBE_EVERY = 1.0


class Availability:
    """Looks again and again; what was lost in between is given back to every clock that ran."""

    def __init__(
        self,
        context: Context,
        tables: Callable[[], Iterable[LiveTable]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.context = context
        self.tables = tables
        self.clock = clock
        self.stuck = False
        self.lost = 0.0  # seconds in all
        self._looked = clock()
        self._probed = clock()
        self._probe: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._looked = self._probed = self.clock()
        self._task = asyncio.create_task(self._look_for_ever(), name="availability")

    async def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.look()
            self._try_to_write()

    def look(self) -> None:
        """Give back what was lost since the last look; whoever is about to drop a flag looks first."""
        now = self.clock()
        gap = now - self._looked
        since = self.context.writer.stuck_since(SLOW)
        if since is not None:
            began = self._looked if self.stuck else min(self._looked, since)
            lost = now - began
        else:
            lost = gap - EVERY if gap > EVERY + LATE else 0.0
        self._looked = now
        if (since is not None) != self.stuck:
            self.stuck = since is not None
            log.warning("the journal cannot be written: clocks stand still" if self.stuck else "the journal goes on")
        if lost > 0:
            self.lost += lost
            self.context.metrics.lost_seconds.inc(lost)
            if since is None:
                log.warning("the server stood still", seconds=round(lost, 2))
            for table in self.tables():
                if table.match is not None:
                    table.match.credit(lost, self.context.now())
                    table.wake.set()

    def _try_to_write(self) -> None:
        """A small write every second while a clock runs, so that a stuck disk is noticed before anybody picks."""
        if self._probe is not None:
            if not self._probe.done():
                return
            self._probe.exception()  # the writer has noted what went wrong
            self._probe = None
        now = self.clock()
        ticking = any(table.match is not None and table.match.clock is not None for table in self.tables())
        if now - self._probed >= PROBE_EVERY and (ticking or self.stuck):
            self._probed = now
            self._probe = self.context.beat()
