"""Trials of a deck by bots: games played in worker processes of their own, looked at while they run, and stoppable."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections import OrderedDict
from multiprocessing.pool import Pool
from typing import Any

from capes.bots.arena import Outcome, Pairing
from capes.bots.study.figures import Share
from capes.bots.study.many import Failure, play_safely
from capes.bots.study.match_up import in_turn, match_up, rows, when_drawn
from capes.bots.study.sim import points
from capes.core.game import SetupData
from capes.games import game as game_by_id
from capes.live.shapes import MatchUpAnswer, MatchUpBody, PriceBody
from capes.server.background import end_with_the_server
from capes.server.context import Context
from capes.server.errors import NotFound, Refused, TooMuch

MOST_GAMES = 1000
AT_ONCE = 32
"""Trials that run at once: they take turns game by game, so nobody holds the others up."""
PER_SOURCE = 2
KEPT = 100


PRICE_BOT = "rookie"
"""Who plays the games for a price: quick, and the same on both sides."""


def priced(game: str, setups: list[tuple[str, SetupData]], games: int, seed: int) -> list[Pairing]:
    """So many games at each cost; the seats are swapped every other game, and the same seeds are used at every cost."""
    lists = []
    for cost, setup in setups:
        turned = {**setup, "decks": list(reversed(setup["decks"]))}
        lists.append([
            Pairing(game, turned if at % 2 else setup, seed + at // 2, (PRICE_BOT, PRICE_BOT), tag=cost)
            for at in range(games)
        ])  # fmt: skip
    return in_turn(lists)


def cost_rows(outcomes: list[Outcome], costs: list[str]) -> list[dict[str, Any]]:
    """How the deck with the card fared at each cost: it sits second wherever the seats are swapped."""
    scores: dict[str, list[float]] = {cost: [] for cost in costs}
    for one in outcomes:
        own = [at for at, deck in enumerate(one.pairing.setup["decks"]) if has_own(deck)]
        scores[one.pairing.tag].append(points(one, own[0]))
    return [{"cost": cost, **Share(sum(won), len(won)).to_data()} for cost, won in scores.items()]


def has_own(deck: Any) -> bool:
    """Whether a deck of a set-up uses a card of somebody's own."""
    return any(str(id).startswith("own/") for id in (deck["main"], *deck["cards"]))


class Trial:
    """One deck, or one card, being tried."""

    def __init__(self, owner: str, source: str, body: MatchUpBody | PriceBody, todo: list[Pairing]) -> None:
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
        if isinstance(body, PriceBody):
            return MatchUpAnswer(
                self.id, self.state, len(self.outcomes) + len(self.failures), len(self.todo), PRICE_BOT, body.seed,
                cost_rows(self.outcomes, list(dict.fromkeys(one.tag for one in self.todo))), [], len(self.failures),
            )  # fmt: skip
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
        self._make_room(owner, source)
        lists = await self.context.beside.short(lambda: [
            match_up(body.game, body.deck, other, body.games, body.bot, body.seed) for other in against
        ])  # fmt: skip
        return self._begin(Trial(owner, source, body, in_turn(lists)))

    async def price(self, owner: str, source: str, body: PriceBody) -> Trial:
        """Begin the games that show what a card of one's own is worth at each cost."""
        self._make_room(owner, source)
        known = game_by_id(body.game)
        setups = await self.context.beside.short(known.price_setups, body.text)
        return self._begin(Trial(owner, source, body, priced(body.game, setups, body.games, body.seed)))

    def _make_room(self, owner: str, source: str) -> None:
        for one in self._running():
            if one.owner == owner:
                self.halt(one)
        if sum(one.source == source for one in self._running()) >= PER_SOURCE:
            raise TooMuch("error-your-address-tries-other-decks")
        if len(self._running()) >= AT_ONCE:
            raise TooMuch("error-other-decks-are-being-tried-right-now-try")

    def _begin(self, trial: Trial) -> Trial:
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
