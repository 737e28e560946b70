"""A browser as the house its tables stand in: one player, one device, nobody to hold up."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from capes.anywhere.books import Books
from capes.core.game import Game
from capes.live.house import Kept, Log
from capes.live.table import LiveTable
from capes.live.thinkers import Thinkers
from capes.table.entry import Entry, Outcome
from capes.table.resume import Snapshot
from capes.table.terms import Terms

T = TypeVar("T")


class BrowserManners(msgspec.Struct, frozen=True):
    """How tables behave here: the worker may take its time to start, each level has its own end of thinking."""

    gather: float = 0.0
    bot_beat: float = 0.35
    bot_seconds: float = 45.0


class ConsoleLog:
    """What went wrong goes to the browser's console."""

    def debug(self, event: str, **facts: Any) -> None:
        """Nobody looks that closely."""

    def info(self, event: str, **facts: Any) -> None:
        """As it should be."""

    def warning(self, event: str, **facts: Any) -> None:
        """Not as it should be."""
        print(event, facts, file=sys.stderr)

    error = warning

    def exception(self, event: str, **facts: Any) -> None:
        """The same, with where it happened."""
        print(event, facts, traceback.format_exc(), file=sys.stderr)


class NoMeter:
    """Nothing is counted: nobody but the player is here."""

    def resynced(self) -> None:
        """A client was brought up to date."""

    def kept(self, seconds: float) -> None:
        """An entry of a journal was kept."""

    def picked(self, by: str, count: int) -> None:
        """Picks were made."""

    def answered(self, seconds: float) -> None:
        """A client's pick was carried out."""

    def card_failed(self) -> None:
        """A card did not do what it says; the console tells."""

    def refused(self, kind: str) -> None:
        """Something was refused."""


class BrowserHouse:
    """Books on the browser's shelves, bots in workers of their own."""

    def __init__(self, books: Books, bots: Thinkers, settings: BrowserManners | None = None) -> None:
        self.books = books
        self.bots = bots
        self.settings = settings or BrowserManners()
        self.meter = NoMeter()
        self.verbose = False
        self._start = time.time() - time.monotonic()

    def log(self, table: str) -> Log:
        """The console."""
        return ConsoleLog()

    def now(self) -> float:
        """Seconds since 1970 that never jump while the page is open."""
        return self._start + time.monotonic()

    def owes(self, table: LiveTable) -> bool:
        """Nothing."""
        return False

    async def load(self, table: str, game: Game) -> tuple[list[Entry], Snapshot | None]:
        """The journal of a table, and the last position kept if it is of the same rules."""
        return await self.books.load(table, game)

    async def append(self, table: str, entry: Entry, kept: Kept | None = None) -> None:
        """Done when the entry is on the shelf."""
        await self.books.append(table, entry, kept)

    async def deal(self, terms: Terms, entry: Entry, now: float) -> None:
        """The first entry, with the terms it was dealt under."""
        row = self.books.tables[terms.table]
        dealt = msgspec.structs.replace(row, terms=terms, mode=terms.mode, state="live", touched=now)
        await self.books.append(terms.table, entry, None, dealt)
        row.terms, row.mode, row.state, row.touched = terms, terms.mode, "live", now

    async def keep_terms(self, terms: Terms, state: str, now: float) -> None:
        """Who sits where has changed."""
        row = self.books.tables[terms.table]
        row.terms, row.state, row.touched = terms, state, now
        await self.books.save(row)

    async def set_state(self, table: str, state: str, outcome: Outcome | None, now: float) -> None:
        """The table has come to an end."""
        row = self.books.tables[table]
        row.state, row.outcome, row.touched = state, outcome, now
        await self.books.save(row)

    async def finish(self, table: LiveTable) -> None:
        """The match is over."""
        assert table.match is not None
        await self.set_state(table.row.id, "over", table.match.outcome, self.now())

    async def beside(self, work: Callable[..., T], *args: Any) -> T:
        """Here: the page has a thread of its own."""
        return work(*args)

    async def muted_by(self, person: str) -> set[str]:
        """Nobody."""
        return set()

    async def mute(self, person: str, other: str, on: bool) -> None:
        """There is nobody else."""

    async def vacation_of(self, person: str) -> float:
        """Nobody waits here."""
        return 0.0

    def may_report(self, person: str) -> bool:
        """There is nobody to report to, so nothing piles up."""
        return True

    async def report(self, id: str, kind: str, table: str, person: str, text: str, body: str) -> None:
        """To whoever looks at the console."""
        print("report", kind, table, text, file=sys.stderr)

    def too_much(self, kind: str) -> None:
        """Nobody asks for too much of their own browser."""

    def failed(self, log: Log, verb: str, error: Exception) -> None:
        """A message could not be carried out."""
        log.exception("message failed", verb=verb)
