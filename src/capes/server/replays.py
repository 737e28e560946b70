"""Finished games, played again from their records."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from capes.core.errors import BadRecord
from capes.core.event import Event
from capes.core.seen import View
from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.language.sentence import sentence_of
from capes.server.context import Context
from capes.server.errors import Clash
from capes.server.storage.tables import TableRow
from capes.table.beats import followed
from capes.table.entry import Entry, Notice
from capes.table.fairness import verify
from capes.table.match import Match
from capes.table.messages import BeatShown, News
from capes.table.picture import news_for, told_by_beats

KEPT = 16
"""How many replays stay unfolded in memory."""
EVERY = 8
"""Of so many positions one is kept; the others are played again from it when asked for."""


class Replay:
    """A finished game whose every position is at hand."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.news: list[list[Event | Notice]] = []
        self._kept: list[CoreState] = []
        for at, state in enumerate(match.record().positions(match.game)):
            if at % EVERY == 0:
                self._kept.append(state.copy())
            self.news.append(list(state.news))

    def position(self, at: int) -> CoreState:
        """The position after so many picks; not to be changed."""
        state = self._kept[at // EVERY]
        if at % EVERY:
            state = state.copy()
            for pick in self.match.picks[at - at % EVERY : at]:
                self.match.game.pick(state, pick)
        return state

    def frame(self, at: int, seat: int | None) -> dict[str, Any]:
        """One moment: as a seat saw it, or, without a seat, as everybody did."""
        match, game = self.match, self.match.game
        at = max(0, min(at, len(self.news) - 1))
        state = self.position(at)
        count = len(match.seats)
        views = None if seat is not None else [game.view(state, one) for one in range(count)]
        eyes = seat if seat is not None else (state.decision.seat if state.decision else None)
        view = game.view(state, seat)
        news, beats = self.way(at, seat, eyes, view)
        return {
            "picks": len(match.picks),
            "at": at,
            "view": view,
            "views": views,
            "decision": game.options(state, eyes),
            "picked": match.picks[at] if at < len(match.picks) else None,
            "preview": game.preview(state, eyes),
            "news": news,
            "beats": beats,
            "marks": [mark for mark in match.record().marks if mark.get("kind") != "fairness"],
            "names": list(match.names),
            "stored": False,
        }

    def way(self, at: int, seat: int | None, eyes: int | None, view: View) -> tuple[list[News], list[BeatShown]]:
        """What led to a moment, beat by beat: told to `eyes`, in pictures as the seat saw them."""
        if at == 0:
            return news_for(self.match, eyes, self.news[at]), []
        beats = followed(self.match.game, self.position(at - 1), self.match.picks[at - 1])
        return told_by_beats(self.match, eyes, beats, view, seat)

    def log(self, seat: int | None) -> list[dict[str, Any]]:
        """The whole game in sentences, each with the moment it belongs to."""
        lines: list[dict[str, Any]] = []
        for at, items in enumerate(self.news):
            told = news_for(self.match, seat, items)
            lines.extend({"at": at, "said": one.said, "event": one.event} for one in told if one.said)
        return lines


def played_again(row: TableRow, entries: list[Entry], now: float) -> Match:
    """The match of a table from its journal."""
    match = Match(game_by_id(row.game), row.terms)
    match.resume(entries, now)
    return match


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
