"""A pool of workers for a server: bots think in processes of their own, and nobody waits past the deadline."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Final

import msgspec

from capes.bots.advice import Advice
from capes.bots.glance import best_at_a_glance
from capes.bots.levels import seconds_of
from capes.bots.outside import is_outside
from capes.bots.search import agreed
from capes.bots.staff import Hired, Idle, Worker, WorkerFailed
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
PART: Final = 400
"""Walks of a thought that are worth a worker of their own."""
ASKERS: Final = 256
"""For how many of those who asked last it is known who thought for them."""


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
        self.shared = 0  # thoughts that several workers had a part in
        self._idle: Idle | None = None
        self._thinking = 0
        self._thought_for: dict[str, list[Hired]] = {}  # who thought last for whoever asked: they may remember
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
        level = sight.level if known else "rookie"
        found = find(level)
        parts = 1 if found is None or found.level.whims else found.level.effort // PART
        question = {"ask": "choice", "level": level}
        replies = await self._think(sight, question, min(sight.seconds, seconds_of(sight.level)), parts)
        shares = [
            [(int(index), int(walks), float(brought)) for index, walks, brought in reply["tally"]]
            for reply in replies
            if "tally" in reply
        ]
        option = agreed(shares) if shares else replies[0].get("option") if replies else None
        if isinstance(option, int) and 0 <= option < len(decision.options):
            return option
        return best_at_a_glance(sight.game, sight.veiled)

    async def advise(self, sight: Sight) -> list[Advice]:
        """The best options with chances and lines; a bare glance if no worker could think about it."""
        for reply in await self._think(sight, {"ask": "advice"}, sight.seconds):
            if reply.get("advice"):
                return [Advice.from_data(one) for one in reply["advice"]]
        game, veiled = sight.game, sight.veiled
        decision = veiled.decision
        assert decision is not None
        at = best_at_a_glance(game, veiled)
        return [Advice(at, game.choice(veiled, decision.options[at]), game.worth(veiled, sight.seat), 0, ())]

    async def _think(
        self, sight: Sight, question: dict[str, Any], seconds: float, parts: int = 1
    ) -> list[dict[str, Any]]:
        """What a worker says within `seconds`, or several who share the thought, or nobody."""
        deadline = time.monotonic() + seconds
        self._begin()
        assert self._idle is not None
        rather = self._thought_for.get(sight.asker, [])
        self.waiting += 1
        try:
            # Others wait too: everybody thinks a little less, so that everybody gets to think.
            share = seconds / max(1.0, self.waiting / self.size)
            try:
                worker = await self._free_worker(max(LEAST, seconds - LEAST), rather)
            except TimeoutError:
                return self._fall_back("busy")
        finally:
            self.waiting -= 1
        left = min(share, deadline - time.monotonic()) - HEADROOM
        if left < LEAST:
            self._idle.put(worker)
            return self._fall_back("busy")
        team = [worker]
        if not self.waiting and not self._thinking:  # nobody else needs them now
            for helper in self._idle.take_free(parts - 1, rather):
                if helper.alive:
                    team.append(helper)
                else:
                    self._errand(self._replace(helper))
        self._remember(sight.asker, team)
        self._thinking += 1
        try:
            return await self._ask(team, sight.to_data() | question | {"seconds": left}, deadline)
        finally:
            self._thinking -= 1

    async def _ask(self, team: list[Hired], question: dict[str, Any], deadline: float) -> list[dict[str, Any]]:
        """What those of the team say who can answer in time; a thought of several is one part for each."""
        askings = []
        for part, worker in enumerate(team):
            words = msgspec.json.encode(question | {"part": (part, len(team))}) + b"\n"
            askings.append(asyncio.ensure_future(worker.ask(words)))
        try:
            done, _ = await asyncio.wait(askings, timeout=max(0.0, deadline + GRACE - time.monotonic()))
        finally:  # also when nobody wants to know any more
            for worker, asking in zip(team, askings, strict=True):
                self._errand(self._take_back(worker, asking))
        if not done:
            return self._fall_back("slow")
        answered = [asking.result() for asking in askings if asking in done and asking.exception() is None]
        if not answered:
            return self._fall_back("died")
        replies = [reply for reply in answered if "error" not in reply]
        if not replies:
            return self._fall_back("failed")
        kind = replies[0]["engine"]
        self.thoughts[kind] = self.thoughts.get(kind, 0) + 1
        self.shared += len(replies) > 1
        return replies

    def _remember(self, asker: str, team: list[Hired]) -> None:
        if asker:
            self._thought_for.pop(asker, None)
            self._thought_for[asker] = team
            if len(self._thought_for) > ASKERS:
                del self._thought_for[next(iter(self._thought_for))]

    async def _free_worker(self, seconds: float, rather: Collection[Hired]) -> Hired:
        """A worker with nothing to do; those that died meanwhile are replaced on the way."""
        assert self._idle is not None
        async with asyncio.timeout(seconds):
            while True:
                worker = await self._idle.take(rather)
                if worker.alive:
                    return worker
                self._errand(self._replace(worker))

    def _fall_back(self, why: str) -> list[dict[str, Any]]:
        self.fallbacks[why] = self.fallbacks.get(why, 0) + 1
        return []

    # -- looking after the workers --------------------------------------------------------------------------------
    def _begin(self) -> None:
        """Start the workers with the first question."""
        if self._idle is None:
            self._idle = Idle()
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
            self._idle.put(worker)
            return

    async def _take_back(self, worker: Hired, asking: asyncio.Future[dict[str, Any]]) -> None:
        """A worker that has answered is free again; one that died or stays silent is replaced."""
        assert self._idle is not None
        done, _ = await asyncio.wait({asking}, timeout=PATIENCE)
        if done and asking.exception() is None and worker.alive:
            self._idle.put(worker)
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
