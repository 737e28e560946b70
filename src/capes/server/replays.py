"""Finished games, played again from their records."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from capes.core.errors import BadRecord
from capes.language.sentence import sentence_of
from capes.live.replay import Replay, played_again
from capes.server.context import Context
from capes.server.errors import Clash
from capes.server.storage.tables import TableRow
from capes.table.fairness import verify
from capes.table.match import Match

KEPT = 16
"""How many replays stay unfolded in memory."""


class Replays:
    """Unfolded replays, the least used forgotten first."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def match_of(self, row: TableRow) -> Match:
        """The match of a table that is over, made again from the journal."""
        if row.state not in ("over", "abandoned"):
            raise Clash("error-this-game-is-not-over-yet-its-record-would")
        entries = await self.context.writer.entries(row.id)
        if not entries:
            raise Clash("error-this-table-was-closed-before-a-game-began")
        return await self.context.beside.long(played_again, row, entries, self.context.now())

    async def get(self, row: TableRow) -> Replay:
        """The replay, unfolded; BadRecord if the rules have changed since."""
        async with self._making.setdefault(row.id, asyncio.Lock()):  # who asks at the same time waits for the first
            kept = self._kept.get(row.id)
            if kept is None:
                match = await self.match_of(row)
                kept = self._kept[row.id] = await self.context.beside.long(Replay, match)
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(row.id)
        return kept

    async def log(self, row: TableRow, seat: int | None) -> list[dict[str, Any]]:
        """The whole game in sentences."""
        return await self.context.beside.long((await self.get(row)).log, seat)

    async def proof(self, row: TableRow) -> dict[str, Any]:
        """The shuffles checked; BadRecord says what does not hold."""
        match = await self.match_of(row)
        return await self.context.beside.long(verify, match.record(), match.game)

    async def frame(self, row: TableRow, at: int, seat: int | None) -> dict[str, Any]:
        """One moment; after a change of rules the frame that was stored, as spectators saw it."""
        try:
            return await self.context.beside.short((await self.get(row)).frame, at, seat)
        except BadRecord as error:
            data = await self.context.tables.frames(row.id)
            if data is None:
                raise Clash("error-this-game-was-played-under-other-rules-and", error=error.sentence) from None
            frames = await self.context.beside.long(lambda: msgspec.json.decode(zlib.decompress(data)))
            at = max(0, min(at, len(frames) - 1))
            return {
                "picks": len(frames) - 1,
                "at": at,
                "view": frames[at]["view"],
                "views": None,
                "decision": None,
                "picked": None,
                "preview": None,
                "marks": [],
                "names": [seat.name for seat in row.terms.seats],
                "news": [{"said": sentence_of(said).data(), "event": None} for said in frames[at]["news"]],
                "beats": [],
                "stored": True,
            }
