"""Bots think for everybody: one address has a few thoughts at a time, and glances for the rest."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from capes.core.sight import Sight
from capes.live.thinkers import Advised, Glancers, Thinkers
from capes.server.beside import source_now
from capes.server.guard import Guard

AT_ONCE = 4
"""Thoughts for one address at a time; the workers share their time among all who think."""
PATIENCE = 0.5
"""Seconds the next one waits for one of them to end; tables allow a second more than a thought takes."""


class InTurn:
    """Thinkers whom nobody keeps to themselves."""

    def __init__(self, inner: Thinkers, guard: Guard) -> None:
        self.inner = inner
        self.guard = guard
        self.thoughts = inner.thoughts
        self._glance = Glancers()
        self._under_way: dict[str, int] = {}
        self._ended = asyncio.Condition()

    async def choose(self, look: Sight) -> int:
        """The index of the option to pick."""
        async with self._turn() as thinkers:
            return await thinkers.choose(look)

    async def advise(self, look: Sight) -> Sequence[Advised]:
        """The options to recommend, best first."""
        async with self._turn() as thinkers:
            return await thinkers.advise(look)

    async def close(self) -> None:
        """End whatever was started."""
        await self.inner.close()

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[Thinkers]:
        """Who thinks now: the workers, or, for an address that has had enough of them, a glance."""
        source = source_now.get()
        if self._full(source) and not await self._waited(source):
            self.guard.refused("thoughts of one address", source)
            yield self._glance
            return
        self._under_way[source] = self._under_way.get(source, 0) + 1
        try:
            yield self.inner
        finally:
            left = self._under_way.pop(source) - 1
            if left:
                self._under_way[source] = left
            async with self._ended:
                self._ended.notify_all()

    def _full(self, source: str) -> bool:
        return self._under_way.get(source, 0) >= AT_ONCE

    async def _waited(self, source: str) -> bool:
        try:
            async with asyncio.timeout(PATIENCE), self._ended:
                await self._ended.wait_for(lambda: not self._full(source))
        except TimeoutError:
            return False
        return not self._full(source)
