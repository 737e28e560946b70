"""Finished games judged: worked out in the background, piece by piece, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec
import structlog

from capes.bots.study.analysis import judge, outlooks
from capes.core.errors import BadRecord
from capes.core.record import Record
from capes.games import game as game_by_id
from capes.language.sentence import Sentence
from capes.server.context import Context
from capes.server.errors import Clash, TooMuch
from capes.server.limits import Buckets
from capes.server.replays import Replays
from capes.server.storage.tables import TableRow

log = structlog.get_logger("capes.analyses")

WALKS = 80
"""How much is thought about every decision."""
PIECE = 10
"""Picks judged at one go: progress is told, and a stop obeyed, after each."""
MOST_PICKS = 3000
MOST_MOMENTS = 12
WAITING = 8
"""Games that may wait for their judgement at once."""
KEPT = 200

Data = dict[str, Any]


def judge_piece(text: str, first: int, last: int, walks: int = WALKS) -> tuple[list[Data], list[Data]]:
    """Points of the curve and costly decisions from one position up to another; runs in the worker."""
    record = Record.from_json(text)
    game = game_by_id(record.game)
    curve: list[Data] = []
    moments: list[Data] = []
    for at, state in enumerate(record.positions(game)):
        if at < first:
            continue
        if at >= last:
            break
        curve.append({"at": at, "chance": [round(one, 4) for one in outlooks(game, state, at)]})
        if at >= len(record.picks) or state.decision is None:
            continue
        pick = record.picks[at]
        moment = judge(game, state, pick, at + 1, walks) if 0 <= pick < len(state.decision.options) else None
        if moment is not None and moment.better is not None:
            moments.append({
                "at": at, "seat": moment.seat, "lost": round(moment.lost, 4), "chance": round(moment.chance, 4),
                "why": moment.why, "picked": moment.picked, "better": moment.better.label,
            })  # fmt: skip
    return curve, moments


class Work:
    """One game being judged."""

    def __init__(self, of: int) -> None:
        self.done = 0
        self.of = of
        self.answer: bytes | None = None
        self.failed: Sentence | None = None
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """All judgements of one server process; made in the background, games in turn."""

    def __init__(self, context: Context, replays: Replays) -> None:
        self.context = context
        self.replays = replays
        self.begun = Buckets(1 / 20, 6, context.now)
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._turn = asyncio.Lock()

    async def of(self, row: TableRow, asker: str) -> Work:
        """The judgement of a finished game, made or in the making; the asker pays for a new one."""
        if row.state not in ("over", "abandoned"):
            raise Clash("error-this-game-is-not-over-yet-its-analysis")
        work = self._works.get(row.id)
        if work is not None:
            if work.failed:
                raise Clash(work.failed)
            return work
        kept = await self.context.tables.analysis(row.id)
        if kept is not None:
            work = self._works.setdefault(row.id, Work(0))
            work.answer = kept.encode()
            self._forget()
            return work
        try:
            record = (await self.replays.match_of(row)).record()
        except BadRecord as error:
            raise Clash("error-this-game-was-played-under-other-rules", error=error.sentence) from None
        if row.id in self._works:  # asked for twice at the same time
            return self._works[row.id]
        if len(record.picks) > MOST_PICKS:
            raise Clash("error-a-game-of-more-than-picks-is-not-analysed", most=MOST_PICKS)
        if sum(one.answer is None and not one.failed for one in self._works.values()) >= WAITING:
            raise TooMuch("error-other-games-are-being-analysed-right-now")
        if not self.begun.take(asker):
            raise TooMuch("error-that-is-many-games-to-analyse-try-again-in")
        work = self._works[row.id] = Work(len(record.picks) + 1)
        work.task = asyncio.create_task(self._judge(row, work, record.to_json()), name=f"analysis of {row.id}")
        self._forget()
        return work

    def _forget(self) -> None:
        ready = [id for id, one in self._works.items() if one.answer is not None or one.failed]
        for id in ready[: max(0, len(self._works) - KEPT)]:
            del self._works[id]

    async def _judge(self, row: TableRow, work: Work, text: str) -> None:
        curve: list[Data] = []
        moments: list[Data] = []
        try:
            for first in range(0, work.of, PIECE):
                last = min(first + PIECE, work.of)
                async with self._turn:
                    points, costly = await self.context.background.run(judge_piece, text, first, last)
                curve += points
                moments += costly
                work.done = last
            moments.sort(key=lambda one: -one["lost"])
            telling = sorted(moments[:MOST_MOMENTS], key=lambda one: one["at"])
            data = msgspec.json.encode({"status": "done", "curve": curve, "moments": telling})
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
