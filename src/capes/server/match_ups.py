"""Trials of a deck by bots: games played in worker processes of their own, looked at while they run, and stoppable."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections import OrderedDict
from multiprocessing.pool import Pool

from capes.bots.arena import Outcome, Pairing
from capes.bots.study.many import Failure, play_safely
from capes.bots.study.match_up import in_turn, match_up, rows, when_drawn
from capes.server.api.shapes import MatchUpAnswer, MatchUpBody
from capes.server.background import end_with_the_server
from capes.server.context import Context
from capes.server.errors import NotFound, Refused, TooMuch

MOST_GAMES = 1000
AT_ONCE = 32
"""Trials that run at once: they take turns game by game, so nobody holds the others up."""
PER_SOURCE = 2
KEPT = 100


class Trial:
    """One deck being tried."""

    def __init__(self, owner: str, source: str, body: MatchUpBody, todo: list[Pairing]) -> None:
        self.id = secrets.token_urlsafe(9)
        self.owner = owner
        self.source = source
        self.body = body
        self.todo = todo
        self.outcomes: list[Outcome] = []
        self.failures: list[Failure] = []
        self.state = "running"
        self.task: asyncio.Task[None] | None = None

    def answer(self) -> MatchUpAnswer:
        """What it has shown so far."""
        body = self.body
        played = sorted(self.outcomes, key=lambda one: (one.pairing.tag, one.pairing.seed))
        return MatchUpAnswer(
            self.id, self.state, len(self.outcomes) + len(self.failures), len(self.todo), body.bot, body.seed,
            rows(played, body.deck, body.against), when_drawn(played, body.deck), len(self.failures),
        )  # fmt: skip


class MatchUps:
    """All trials of one server process; one worker process plays their games, so that tables keep the rest."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._trials: OrderedDict[str, Trial] = OrderedDict()
        self._pool: Pool | None = None

    async def start(self, owner: str, source: str, body: MatchUpBody) -> Trial:
        """Begin a trial; who has one running already has that one stopped."""
        against = list(dict.fromkeys(body.against))
        if not all(0 < len(name) <= 100 for name in against):
            raise Refused("error-decks-to-play-against-go-by-their-short")
        if len(against) * body.games > MOST_GAMES:
            raise Refused("error-a-trial-has-at-most-games-in-all", most=MOST_GAMES)
        body.against = against
        for one in self._running():
            if one.owner == owner:
                self.halt(one)
        if sum(one.source == source for one in self._running()) >= PER_SOURCE:
            raise TooMuch("error-your-address-tries-other-decks")
        if len(self._running()) >= AT_ONCE:
            raise TooMuch("error-other-decks-are-being-tried-right-now-try")
        lists = await self.context.beside.short(lambda: [
            match_up(body.game, body.deck, other, body.games, body.bot, body.seed) for other in against
        ])  # fmt: skip
        trial = Trial(owner, source, body, in_turn(lists))
        self._trials[trial.id] = trial
        while len(self._trials) > KEPT:
            self.halt(self._trials.popitem(last=False)[1])
        trial.task = asyncio.create_task(self._play(trial))
        return trial

    def find(self, owner: str, id: str) -> Trial:
        """A trial of one's own."""
        trial = self._trials.get(id)
        if trial is None or trial.owner != owner:
            raise NotFound("error-there-is-no-such-trial")
        return trial

    def halt(self, trial: Trial) -> None:
        """Play no further game of it."""
        if trial.state == "running":
            trial.state = "stopped"

    async def stop(self) -> None:
        """End everything, games under way included."""
        for one in self._running():
            self.halt(one)
            if one.task is not None:
                one.task.cancel()
        if self._pool is not None:
            self._pool.terminate()
            await asyncio.to_thread(self._pool.join)
            self._pool = None

    def _running(self) -> list[Trial]:
        return [one for one in self._trials.values() if one.state == "running"]

    async def _play(self, trial: Trial) -> None:
        for pairing in trial.todo:
            if trial.state != "running":
                return
            one = await self._game(pairing)
            if isinstance(one, Failure):
                trial.failures.append(one)
            else:
                trial.outcomes.append(one)
        trial.state = "done"

    async def _game(self, pairing: Pairing) -> Outcome | Failure:
        if self._pool is None:
            self._pool = multiprocessing.get_context("spawn").Pool(1, end_with_the_server)
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[Outcome | Failure] = loop.create_future()

        def arrived(one: Outcome | Failure) -> None:
            if not waiting.done():
                waiting.set_result(one)

        def failed(error: BaseException) -> None:
            arrived(Failure(pairing, f"{type(error).__name__}: {error}"))

        self._pool.apply_async(
            play_safely, (pairing,),
            callback=lambda one: loop.call_soon_threadsafe(arrived, one),
            error_callback=lambda error: loop.call_soon_threadsafe(failed, error),
        )  # fmt: skip
        return await waiting
