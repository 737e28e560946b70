"""Finished games judged: worked out in the background, piece by piece, and kept."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict

import msgspec
import structlog

from capes.bots.study.judging import MOST_MOMENTS, MOST_PICKS, PIECE, Data, chart_piece, judge_piece
from capes.core.errors import BadRecord
from capes.language.sentence import Sentence, sentence_of
from capes.server.context import Context
from capes.server.errors import Clash, TooMuch
from capes.server.habits import habits_in
from capes.server.limits import Buckets
from capes.server.replays import Replays
from capes.server.storage.tables import TableRow

log = structlog.get_logger("capes.analyses")

WAITING = 8
"""Games that may wait for their judgement at once."""
KEPT = 200


def as_now(kept: str) -> bytes:
    """A judgement as it is told now: those kept long ago have English words where sentences belong."""
    data = msgspec.json.decode(kept)
    for moment in data["moments"]:
        moment.update({name: sentence_of(moment[name]).data() for name in ("picked", "better")})
    return msgspec.json.encode(data)


MOST_OF_SEAT = 3
"""So many moments of every seat are kept for its coach, however cheap."""


def worth_telling(moments: list[Data]) -> list[Data]:
    """Of the moments, costliest first, those kept: the costliest of all, and for every seat what its coach tells."""
    of_seat: Counter[int] = Counter()
    kept: list[Data] = []
    for moment in moments:
        if len(kept) < MOST_MOMENTS or of_seat[moment["seat"]] < MOST_OF_SEAT:
            kept.append(moment)
            of_seat[moment["seat"]] += 1
    return kept


class Work:
    """One game being judged: first its curve, which is quick, then, if anybody asks for it, every decision."""

    def __init__(self, of: int, text: str = "") -> None:
        self.curve: list[Data] = []
        self.wanted = False  # every decision too
        self.done = 0  # decisions judged
        self.of = of
        self.text = text
        self.answer: bytes | None = None
        self.failed: Sentence | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def charted(self) -> bool:
        """Whether the curve is whole."""
        return len(self.curve) >= self.of

    @property
    def waits(self) -> bool:
        """Whether there is still something to be worked out."""
        return self.answer is None and not self.failed and (self.wanted or not self.charted)


class Analyses:
    """All judgements of one server process; made in the background, games in turn."""

    def __init__(self, context: Context, replays: Replays) -> None:
        self.context = context
        self.replays = replays
        self.begun = Buckets(1 / 20, 6, context.now)
        self.charts = Buckets(1 / 4, 20, context.now)
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._turn = asyncio.Lock()

    async def of(self, row: TableRow, asker: str) -> Work:
        """The judgement of a finished game, made or in the making; the asker pays for a new one."""
        if row.state not in ("over", "abandoned"):
            raise Clash("error-this-game-is-not-over-yet-its-analysis")
        work = await self._found(row)
        if work.failed:
            raise Clash(work.failed)
        if work.answer is None and not work.wanted:
            if self._waiting() >= WAITING:
                raise TooMuch("error-other-games-are-being-analysed-right-now")
            if not self.begun.take(asker):
                raise TooMuch("error-that-is-many-games-to-analyse-try-again-in")
            work.wanted = True
            self._go_on(row, work)
        return work

    async def chances(self, row: TableRow, asker: str) -> Work | None:
        """A finished game with its curve, made or in the making; None where there is no room for it now."""
        if row.state not in ("over", "abandoned"):
            return None
        work = await self._found(row)
        if work.waits and work.task is None:
            if self._waiting() > WAITING or not self.charts.take(asker):
                return None
            self._go_on(row, work)
        return work

    async def _found(self, row: TableRow) -> Work:
        """The work on a game: under way, from what is kept, or new."""
        work = self._works.get(row.id)
        if work is not None:
            self._works.move_to_end(row.id)
            return work
        kept = await self.context.tables.analysis(row.id)
        if kept is not None:
            work = self._works.setdefault(row.id, Work(0))
            work.answer = as_now(kept)
        else:
            try:
                record = (await self.replays.match_of(row)).record()
            except BadRecord as error:
                raise Clash("error-this-game-was-played-under-other-rules", error=error.sentence) from None
            if len(record.picks) > MOST_PICKS:
                raise Clash("error-a-game-of-more-than-picks-is-not-analysed", most=MOST_PICKS)
            # Asked for twice at the same time, it is worked on once.
            work = self._works.setdefault(row.id, Work(len(record.picks) + 1, record.to_json()))
        ready = [id for id, one in self._works.items() if one is not work and (one.task is None or one.task.done())]
        for id in ready[: max(0, len(self._works) - KEPT)]:
            del self._works[id]
        return work

    def _waiting(self) -> int:
        return sum(one.waits and one.task is not None for one in self._works.values())

    def _go_on(self, row: TableRow, work: Work) -> None:
        if work.task is None or work.task.done():
            work.task = asyncio.create_task(self._judge(row, work), name=f"analysis of {row.id}")

    async def _judge(self, row: TableRow, work: Work) -> None:
        moments: list[Data] = []
        try:
            for first in range(len(work.curve), work.of, PIECE):
                async with self._turn:
                    work.curve += await self.context.background.run(chart_piece, work.text, first, first + PIECE)
            if not work.wanted:
                return
            for first in range(0, work.of, PIECE):
                last = min(first + PIECE, work.of)
                async with self._turn:
                    moments += await self.context.background.run(judge_piece, work.text, first, last)
                work.done = last
            moments.sort(key=lambda one: -one["lost"])
            telling = sorted(worth_telling(moments), key=lambda one: one["at"])
            lost = {one["at"]: one["lost"] for one in moments}
            async with self._turn:
                habits = await self.context.background.run(habits_in, work.text, lost)
            data = msgspec.json.encode({"status": "done", "curve": work.curve, "moments": telling, "habits": habits})
            await self.context.tables.keep_analysis(row.id, row.rules_version, data.decode())
            work.answer = data
        except Exception as error:
            log.warning("analysis failed", table=row.id, exc_info=error)
            work.failed = Sentence("error-this-game-cannot-be-analysed", error=str(error) or type(error).__name__)

    async def stop(self) -> None:
        """End everything under way."""
        for work in self._works.values():
            if work.task is not None:
                work.task.cancel()
