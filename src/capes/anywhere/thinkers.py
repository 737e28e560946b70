"""Bots of a page: they think in workers of their own, which get nothing but what their seat knows."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from capes.anywhere.bridge import Bridge, Thinker
from capes.bots.advice import Advice
from capes.bots.pool import Pool
from capes.bots.staff import WorkerFailed
from capes.core.sight import Sight

HINT_SECONDS = 3.0


class PageWorker:
    """One worker as the pool knows it."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.alive = True

    async def ask(self, question: bytes) -> dict[str, Any]:
        """The answer to a question, however long it takes."""
        try:
            reply: dict[str, Any] = msgspec.json.decode(await self.thinker.ask(question.decode()))
        except Exception as error:
            self.alive = False
            raise WorkerFailed(f"the worker is gone: {error!r}") from None
        return reply

    async def end(self) -> None:
        """Stop it."""
        self.alive = False
        self.thinker.end()


class PagePool(Pool):
    """The pool of a server with the page's workers; the first question waits until a worker is there."""

    def __init__(self, bridge: Bridge, size: int = 1) -> None:
        super().__init__(size, hire=self._start)
        self.bridge = bridge
        self._first = asyncio.Event()

    async def _start(self, games: Sequence[str], bot: str) -> PageWorker:
        worker = PageWorker(await self.bridge.hire())
        self._first.set()
        return worker

    def begin(self) -> None:
        """Have the workers started before anybody asks."""
        self._begin()

    async def choose(self, sight: Sight) -> int:
        """The option a bot of the sight's level picks."""
        self._begin()
        await self._first.wait()
        return await super().choose(sight)

    async def advise(self, sight: Sight) -> list[Advice]:
        """The best options with chances and lines."""
        self._begin()
        await self._first.wait()
        look = Sight(sight.game, sight.veiled, sight.seat, sight.level, sight.seed, min(sight.seconds, HINT_SECONDS))
        return await super().advise(look)
