"""Worker processes as whoever asks them sees them: each answers one question at a time."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Collection, Sequence
from typing import Any, Protocol

import msgspec

from capes.bots.outside import command


class WorkerFailed(Exception):
    """A worker died, hung or could not answer."""


class Hired(Protocol):
    """A worker: asked one question at a time."""

    @property
    def alive(self) -> bool:
        """Whether it can still answer."""

    async def ask(self, question: bytes) -> dict[str, Any]:
        """The answer to a question, however long it takes."""

    async def end(self) -> None:
        """Stop it in the middle of whatever it does."""


class Worker:
    """One process; asks one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @staticmethod
    async def start(games: Sequence[str], bot: str = "") -> Worker:
        """Start a process, for a bot of another package its own, and wait until it is ready."""
        words, environment = command(games, bot)
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, env=environment)
        worker = Worker(process)
        try:
            ready = await worker._line()
            if "error" in ready:
                raise WorkerFailed(ready["error"])
        except BaseException:
            await worker.end()
            raise
        return worker

    async def _line(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise WorkerFailed("the worker is gone")
        reply: dict[str, Any] = msgspec.json.decode(line)
        return reply

    async def ask(self, question: bytes) -> dict[str, Any]:
        """The answer to a question, however long it takes."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(question)
            await self.process.stdin.drain()
            return await self._line()
        except (OSError, ValueError, msgspec.DecodeError) as error:
            raise WorkerFailed(f"the worker is gone: {error!r}") from None

    @property
    def alive(self) -> bool:
        """Whether the process still runs."""
        return self.process.returncode is None

    async def end(self) -> None:
        """Kill it and see it off."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Idle:
    """The workers with nothing to do, and those who wait for one."""

    def __init__(self) -> None:
        self._free: list[Hired] = []
        self._waiting: deque[asyncio.Future[Hired]] = deque()

    def put(self, worker: Hired) -> None:
        """A worker is free: whoever waits longest gets it."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(worker)
                return
        self._free.append(worker)

    def take_free(self, most: int, rather: Collection[Hired] = ()) -> list[Hired]:
        """At most so many that are free right now, those of `rather` first."""
        self._free.sort(key=lambda worker: worker not in rather)
        taken, self._free = self._free[:most], self._free[most:]
        return taken

    async def take(self, rather: Collection[Hired] = ()) -> Hired:
        """One that is free, now or as soon as there is one."""
        if self._free:
            return self.take_free(1, rather)[0]
        coming: asyncio.Future[Hired] = asyncio.get_running_loop().create_future()
        self._waiting.append(coming)
        try:
            return await coming
        except asyncio.CancelledError:
            if coming.done() and not coming.cancelled():
                self.put(coming.result())
            raise
