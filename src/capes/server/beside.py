"""Work beside the loop: short work and long work each have one thread, in which addresses take turns and pay for it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, NamedTuple, TypeVar

from capes.server.errors import TooMuch
from capes.server.guard import Guard

T = TypeVar("T")
MOST_WAITING = 8
"""Pieces of work of one address that may wait in one lane."""

source_now: ContextVar[str] = ContextVar("source_now", default="local")
"""For whom the present task works: set at the gate and by the sockets."""


class Waiting(NamedTuple):
    """A piece of work that has not begun."""

    work: Callable[[], Any]
    done: asyncio.Future[Any]


class Lane:
    """One thread. Whoever asks for much waits behind everybody who asks for little."""

    def __init__(self, name: str, guard: Guard) -> None:
        self.guard = guard
        self._thread = ThreadPoolExecutor(1, name)
        self._waiting: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._busy = False

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Have a function called there; its processor time counts for the address that asked."""
        source = source_now.get()
        mine = self._waiting.setdefault(source, deque())
        if len(mine) >= MOST_WAITING:
            raise TooMuch("error-your-address-asks-for-too-much-at-once")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        mine.append(Waiting(partial(work, *args), done))
        if not self._busy:
            self._next()
        return await done

    def _next(self) -> None:
        self._busy = False
        while self._waiting:
            source, mine = self._waiting.popitem(last=False)
            if not mine:
                continue
            one = mine.popleft()
            self._waiting[source] = mine  # behind all others
            if one.done.cancelled():
                continue
            self._busy = True
            loop = asyncio.get_running_loop()
            self._thread.submit(self._carry_out, loop, source, one)
            return

    def _carry_out(self, loop: asyncio.AbstractEventLoop, source: str, one: Waiting) -> None:
        began = time.thread_time()
        result: Any = None
        error: BaseException | None = None
        try:
            result = one.work()
        except BaseException as raised:
            error = raised
        loop.call_soon_threadsafe(self._tell, source, one, result, error, time.thread_time() - began)

    def _tell(self, source: str, one: Waiting, result: Any, error: BaseException | None, seconds: float) -> None:
        self.guard.work.charge(source, seconds)
        if not one.done.cancelled():
            if error is not None:
                one.done.set_exception(error)
            else:
                one.done.set_result(result)
        self._next()

    def stop(self) -> None:
        """Begin nothing more."""
        for mine in self._waiting.values():
            for one in mine:
                one.done.cancel()
        self._waiting.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)


class Beside:
    """Both lanes: a few milliseconds go into `short`, whole games into `long`, so that nobody waits for a game."""

    def __init__(self, guard: Guard) -> None:
        self._short = Lane("short", guard)
        self._long = Lane("long", guard)

    async def short(self, work: Callable[..., T], *args: Any) -> T:
        """Something that takes milliseconds: a deck read, a set-up checked, a picture drawn."""
        return await self._short.run(work, *args)

    async def long(self, work: Callable[..., T], *args: Any) -> T:
        """Something that takes seconds: a game played again."""
        return await self._long.run(work, *args)

    def stop(self) -> None:
        """End both."""
        self._short.stop()
        self._long.stop()
