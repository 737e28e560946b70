"""A pool of workers for a server: bots think in processes of their own, and nobody waits past the deadline."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

import msgspec

from capes.bots.advice import Advice
from capes.bots.glance import best_at_a_glance
from capes.bots.levels import seconds_of
from capes.bots.outside import command, is_outside
from capes.core.levels import RANDOM, find
from capes.core.sight import Sight

GRACE: Final = 0.1
"""Seconds past a thought's end in which its answer still counts."""
PATIENCE: Final = 2.0
"""Seconds past the deadline after which a silent worker is taken for stuck and replaced."""
HEADROOM: Final = 0.05
"""Seconds kept back for carrying question and answer."""
LEAST: Final = 0.02
"""A thought shorter than this is not worth asking for."""


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


class Pool:
    """Bots for a server: `choose` and `advise` always answer in time, by a glance if need be."""

    def __init__(
        self,
        size: int = 0,
        games: Sequence[str] = (),
        bot: str = "",
        hire: Callable[[Sequence[str], str], Awaitable[Hired]] = Worker.start,
    ) -> None:
        self.size: Final = size or max(1, (os.cpu_count() or 2) - 1)
        self.games: Final = tuple(games)  # loaded by every worker before its first question
        self.bot: Final = bot  # of another package, if the workers are its own
        self.hire: Final = hire  # where workers come from
        self.outside: dict[str, Pool] = {}  # the workers of such bots
        self.fallbacks: dict[str, int] = {}  # how often a glance had to do, by reason
        self.thoughts: dict[str, int] = {}  # answers of workers, by the engine they were thought on
        self.replaced = 0
        self.waiting = 0
        self._idle: asyncio.Queue[Hired] | None = None
        self.workers: set[Hired] = set()
        self._errands: set[asyncio.Task[None]] = set()
        self._closed = False

    # -- asking ---------------------------------------------------------------------------------------------------
    async def choose(self, sight: Sight) -> int:
        """The option a bot of the sight's level picks."""
        decision = sight.veiled.decision
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        ours = sight.level == RANDOM or find(sight.level) is not None
        if sight.level != self.bot and not ours and is_outside(sight.level):
            return await self.outside.setdefault(sight.level, Pool(1, self.games, sight.level)).choose(sight)
        known = ours or sight.level == self.bot
        question = {"ask": "choice", "level": sight.level if known else "rookie"}
        reply = await self._think(sight, question, min(sight.seconds, seconds_of(sight.level)))
        option = reply.get("option")
        if isinstance(option, int) and 0 <= option < len(decision.options):
            return option
        return best_at_a_glance(sight.game, sight.veiled)

    async def advise(self, sight: Sight) -> list[Advice]:
        """The best options with chances and lines; a bare glance if no worker could think about it."""
        reply = await self._think(sight, {"ask": "advice"}, sight.seconds)
        if reply.get("advice"):
            return [Advice.from_data(one) for one in reply["advice"]]
        game, veiled = sight.game, sight.veiled
        decision = veiled.decision
        assert decision is not None
        at = best_at_a_glance(game, veiled)
        return [Advice(at, game.choice(veiled, decision.options[at]), game.worth(veiled, sight.seat), 0, ())]

    async def _think(self, sight: Sight, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """What a worker says within `seconds`, or nothing."""
        deadline = time.monotonic() + seconds
        self._begin()
        assert self._idle is not None
        self.waiting += 1
        try:
            # Others wait too: everybody thinks a little less, so that everybody gets to think.
            share = seconds / max(1.0, self.waiting / self.size)
            try:
                worker = await self._free_worker(max(LEAST, seconds - LEAST))
            except TimeoutError:
                return self._fall_back("busy")
        finally:
            self.waiting -= 1
        left = min(share, deadline - time.monotonic()) - HEADROOM
        if left < LEAST:
            self._idle.put_nowait(worker)
            return self._fall_back("busy")
        question = sight.to_data() | question | {"seconds": left}
        asking = asyncio.ensure_future(worker.ask(msgspec.json.encode(question) + b"\n"))
        done, _ = await asyncio.wait({asking}, timeout=max(0.0, deadline + GRACE - time.monotonic()))
        self._errand(self._take_back(worker, asking))
        if not done:
            return self._fall_back("slow")
        if asking.exception() is not None:
            return self._fall_back("died")
        reply = asking.result()
        if "error" in reply:
            return self._fall_back("failed")
        self.thoughts[reply["engine"]] = self.thoughts.get(reply["engine"], 0) + 1
        return reply

    async def _free_worker(self, seconds: float) -> Hired:
        """A worker with nothing to do; those that died meanwhile are replaced on the way."""
        assert self._idle is not None
        async with asyncio.timeout(seconds):
            while True:
                worker = await self._idle.get()
                if worker.alive:
                    return worker
                self._errand(self._replace(worker))

    def _fall_back(self, why: str) -> dict[str, Any]:
        self.fallbacks[why] = self.fallbacks.get(why, 0) + 1
        return {}

    # -- looking after the workers --------------------------------------------------------------------------------
    def _begin(self) -> None:
        """Start the workers with the first question."""
        if self._idle is None:
            self._idle = asyncio.Queue()
            for _ in range(self.size):
                self._errand(self._hire())

    def _errand(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _hire(self) -> None:
        """One more worker; a machine that cannot start one is asked again a little later."""
        while not self._closed:
            try:
                worker = await self.hire(self.games, self.bot)
            except (OSError, WorkerFailed):
                await asyncio.sleep(1.0)
                continue
            self.workers.add(worker)
            assert self._idle is not None
            self._idle.put_nowait(worker)
            return

    async def _take_back(self, worker: Hired, asking: asyncio.Future[dict[str, Any]]) -> None:
        """A worker that has answered is free again; one that died or stays silent is replaced."""
        assert self._idle is not None
        done, _ = await asyncio.wait({asking}, timeout=PATIENCE)
        if done and asking.exception() is None and worker.alive:
            self._idle.put_nowait(worker)
            return
        asking.cancel()
        with contextlib.suppress(asyncio.CancelledError, WorkerFailed):
            await asking
        await self._replace(worker)

    async def _replace(self, worker: Hired) -> None:
        """See a worker off and hire another."""
        self.workers.discard(worker)
        await worker.end()
        self.replaced += 1
        await self._hire()

    @property
    def pids(self) -> list[int]:
        """The processes at work."""
        own = [worker.process.pid for worker in self.workers if isinstance(worker, Worker) and worker.alive]
        return own + [pid for pool in self.outside.values() for pid in pool.pids]

    async def close(self) -> None:
        """End every worker."""
        self._closed = True
        for pool in self.outside.values():
            await pool.close()
        errands = list(self._errands)
        for task in errands:
            task.cancel()
        await asyncio.gather(*errands, return_exceptions=True)
        for worker in list(self.workers):
            await worker.end()
        self.workers.clear()
