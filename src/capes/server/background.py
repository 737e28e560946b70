"""Work that is long and not urgent: done in one process of its own that leaves the processor to everybody else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple, Unpack

from capes.games import GAMES

A = TypeVarTuple("A")
T = TypeVar("T")


def settle_down(games: dict[str, str]) -> None:
    """The worker knows the same games, and leaves the processor to everybody else."""
    GAMES.update(games)
    os.nice(19)
    end_with_the_server()


def end_with_the_server() -> None:
    """Called in a worker: it leaves Ctrl-C to the server, and does not outlive it however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Background:
    """The worker, started when first needed and replaced if it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._stopped = False

    async def run(self, work: Callable[[Unpack[A]], T], *args: *A) -> T:
        """Have a function of a module called; a worker that died over it is replaced once."""
        loop = asyncio.get_running_loop()
        for tries in (0, 1):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, context, settle_down, (dict(GAMES),))
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if tries or self._stopped:
                    raise
        raise AssertionError("work is done or refused")

    async def stop(self) -> None:
        """End the worker in the middle of whatever it does: nothing of it is needed to go on."""
        self._stopped = True
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for process in list(pool._processes.values()):
                process.kill()
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
