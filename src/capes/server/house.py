"""A server as the house its tables stand in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import structlog

from capes.core.game import Game
from capes.live.errors import Moved
from capes.live.house import Kept, Log, Manners
from capes.live.table import LiveTable
from capes.live.thinkers import Thinkers
from capes.server.beside import source_now
from capes.server.context import Context
from capes.server.finish import finish
from capes.server.metrics import Metrics
from capes.server.storage.database import OUT_OF_REACH
from capes.server.storage.tables import dealt, snapshot_kept
from capes.server.storage.writer import Change
from capes.server.turns import InTurn
from capes.table.entry import Entry, Outcome
from capes.table.resume import Snapshot
from capes.table.terms import Terms

log = structlog.get_logger("capes.table")
T = TypeVar("T")


class TableMeter:
    """What tables count, in the server's metrics."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def resynced(self) -> None:
        """A client was brought up to date."""
        self.metrics.resyncs.inc()

    def kept(self, seconds: float) -> None:
        """An entry of a journal was kept, in so long."""
        self.metrics.journal_seconds.observe(seconds)

    def picked(self, by: str, count: int) -> None:
        """Picks were made."""
        self.metrics.picks.labels(by).inc(count)

    def answered(self, seconds: float) -> None:
        """A client's pick was carried out, in so long."""
        self.metrics.pick_seconds.observe(seconds)

    def card_failed(self) -> None:
        """A card did not do what it says."""
        self.metrics.card_bugs.inc()

    def refused(self, kind: str) -> None:
        """Something was refused."""
        self.metrics.refused.labels(kind).inc()


class ServerHouse:
    """Journal and books in the database, bots in processes of their own."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.bots: Thinkers = InTurn(context.bots, context.guard)
        self.meter = TableMeter(context.metrics)
        self.verbose = context.verbose

    @property
    def settings(self) -> Manners:
        """How tables behave here."""
        return self.context.settings

    def log(self, table: str) -> Log:
        """Where this table writes down what happened."""
        bound: Log = log.bind(table=table)
        return bound

    def now(self) -> float:
        """Seconds since 1970 that never jump while the process runs."""
        return self.context.now()

    def owes(self, table: LiveTable) -> bool:
        """Give back what the server cost; True while it cannot take a pick."""
        availability = self.context.availability
        if availability is None:
            return False
        availability.look()
        return availability.stuck

    # -- the books ------------------------------------------------------------------------------------------------
    async def load(self, table: str, game: Game) -> tuple[list[Entry], Snapshot | None]:
        """The journal of a table, and the last position kept if it is of the same rules."""
        return await self.context.writer.load(table, game)

    async def append(self, table: str, entry: Entry, kept: Kept | None = None) -> None:
        """Done when the entry is on disk; Moved if another process has written meanwhile, or might have."""
        changes: list[Change] = []
        if kept is not None:
            changes.append(snapshot_kept(table, kept.rules_version, kept.seq, kept.picks, kept.data))
        try:
            await self.context.writer.append(table, entry, *changes)
        except OUT_OF_REACH:
            if self.context.database.sqlite:
                raise
            # The line was cut: the entry may be in the journal or not. Who takes the table up next reads it there.
            raise Moved("error-this-table-is-changing-hands-try-again") from None

    async def deal(self, terms: Terms, entry: Entry, now: float) -> None:
        """The same for a game's first entry, with the terms it was dealt under."""
        await self.context.writer.append(terms.table, entry, dealt(terms, now))

    async def keep_terms(self, terms: Terms, state: str, now: float) -> None:
        """Who sits where has changed."""
        await self.context.tables.save_terms(terms, state, now)

    async def set_state(self, table: str, state: str, outcome: Outcome | None, now: float) -> None:
        """The table has come to an end without a winner."""
        await self.context.tables.set_state(table, state, outcome, now)

    async def finish(self, table: LiveTable) -> None:
        """The match is over: outcome, ratings and frames are kept."""
        await finish(self.context, table)

    async def beside(self, work: Callable[..., T], *args: Any) -> T:
        """In the lane for long work."""
        return await self.context.beside.long(work, *args)

    # -- people ---------------------------------------------------------------------------------------------------
    async def muted_by(self, person: str) -> set[str]:
        """Whom somebody does not want to read."""
        return await self.context.people_store.muted_by(person)

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Read somebody no more, or again."""
        await self.context.people_store.mute(person, other, on)

    async def vacation_of(self, person: str) -> float:
        """Until when somebody has days off; 0 for not at all."""
        found = await self.context.people_store.get(person)
        return 0.0 if found is None else found.vacation

    def may_report(self, person: str) -> bool:
        """Whether somebody may send a report now."""
        return self.context.guard.reports.take(person)

    async def report(self, id: str, kind: str, table: str, person: str, text: str, body: str) -> None:
        """Keep a report."""
        await self.context.people_store.report(id, kind, table, person, text, body, self.now())

    # -- trouble --------------------------------------------------------------------------------------------------
    def too_much(self, kind: str) -> None:
        """Somebody asked for more than they may."""
        self.context.guard.refused(kind, source_now.get())

    def failed(self, log: Log, verb: str, error: Exception) -> None:
        """A message could not be carried out: the database does not answer, or it is a mistake of ours."""
        if isinstance(error, OUT_OF_REACH):
            self.context.guard.note("database out of reach", source_now.get(), error=repr(error)[:300])
        else:
            log.exception("message failed", verb=verb)
