"""Trials of a deck by bots: games played in worker processes of their own, looked at while they run, and stoppable."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections import OrderedDict
from multiprocessing.pool import Pool

from capes.bots.arena import Outcome, Pairing
from capes.bots.study.many import Failure, leave_interrupts_to_the_parent, play_safely
from capes.bots.study.match_up import in_turn, match_up, rows, when_drawn
from capes.server.api.shapes import MatchUpAnswer, MatchUpBody
from capes.server.errors import NotFound, Refused, TooMuch

MOST_GAMES = 1000
AT_ONCE = 4
KEPT = 100


class Trial:
    """One deck being tried."""

    def __init__(self, owner: str, body: MatchUpBody, todo: list[Pairing]) -> None:
        self.id = secrets.token_urlsafe(9)
        self.owner = owner
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

    def __init__(self) -> None:
        self._trials: OrderedDict[str, Trial] = OrderedDict()
        self._pool: Pool | None = None

    async def start(self, owner: str, body: MatchUpBody) -> Trial:
        """Begin a trial; who has one running already has that one stopped."""
        against = list(dict.fromkeys(body.against))
        if not all(0 < len(name) <= 100 for name in against):
            raise Refused("decks to play against go by their short names")
        if len(against) * body.games > MOST_GAMES:
            raise Refused(f"a trial has at most {MOST_GAMES} games in all")
        body.against = against
        lists = await asyncio.to_thread(lambda: [
            match_up(body.game, body.deck, other, body.games, body.bot, body.seed) for other in against
        ])  # fmt: skip
        for one in self._running():
            if one.owner == owner:
                self.halt(one)
        if len(self._running()) >= AT_ONCE:
            raise TooMuch("other decks are being tried right now; try again in a minute")
        trial = Trial(owner, body, in_turn(lists))
        self._trials[trial.id] = trial
        while len(self._trials) > KEPT:
            self.halt(self._trials.popitem(last=False)[1])
        trial.task = asyncio.create_task(self._play(trial))
        return trial

    def find(self, owner: str, id: str) -> Trial:
        """A trial of one's own."""
        trial = self._trials.get(id)
        if trial is None or trial.owner != owner:
            raise NotFound("there is no such trial")
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
            self._pool = multiprocessing.get_context("spawn").Pool(1, leave_interrupts_to_the_parent)
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
