"""The host of one table: the only one who changes it, one message after the other."""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import Coroutine
from math import inf
from typing import Any

import structlog

from capes.core.errors import BadRecord, CapesError
from capes.core.game import Game
from capes.games import game as game_by_id
from capes.server.cards import seat_card, table_card
from capes.server.connection import TAKEN_OVER, Party, Wire
from capes.server.context import Context
from capes.server.errors import Clash, Forbidden, Moved
from capes.server.finish import finish
from capes.server.keeper import Keeper
from capes.server.show import Show
from capes.server.storage.tables import TableRow, dealt
from capes.server.talk import Talk
from capes.server.wire import Hello, encode
from capes.table.entry import Outcome, Plan
from capes.table.errors import CardBug, OutOfStep
from capes.table.fairness import client_seed
from capes.table.match import Match
from capes.table.picture import seats_of
from capes.table.terms import SeatTerms, decks_of
from capes.table.watch import arrived, chore, gone

log = structlog.get_logger("capes.table")
SENT_OUT = 4403


class Host:
    """One table in this process."""

    def __init__(self, context: Context, row: TableRow) -> None:
        self.context = context
        self.row = row
        self.terms = row.terms
        self.game: Game = game_by_id(row.game)
        self.match: Match | None = None
        self.parties: dict[str, Party] = {}
        self.talk = Talk(self)
        self.show = Show(self)
        self.keeper = Keeper(self)
        self.lock = asyncio.Lock()
        self.wake = asyncio.Event()
        self.left_at = context.now()  # when the last client went away
        self.dropped = False
        self.ready: set[int] = set()  # seats that have connected before the deal
        self.full_since: float | None = context.now() if self.full else None
        self.log = log.bind(table=row.id)
        self._task: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that need not be waited for."""
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # -- facts ----------------------------------------------------------------------------------------------------
    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind == "bot" or seat.person for seat in self.terms.seats)

    @property
    def patience(self) -> float:
        """Seconds those who sat down are waited for; whom a rated rematch has seated must come to it."""
        return inf if self.terms.rated and self.terms.rematch_of else self.context.settings.gather

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays here."""
        return [at for at, seat in enumerate(self.terms.seats) if seat.kind == "human" and seat.person == person]

    def card(self) -> dict[str, Any]:
        """The table as the lobby shows it."""
        match = self.match
        outcome = match.outcome if match is not None else self.row.outcome
        return table_card(self.row, len([p for p in self.parties.values() if p.watching])) | {
            "seats": self.seat_cards(),
            "state": self.row.state,
            "outcome": None if outcome is None else {"winners": list(outcome.winners), "why": outcome.why},
        }

    def seat_cards(self) -> list[dict[str, Any]]:
        """Who sits here."""
        if self.match is not None:
            return seats_of(self.match)
        here = {seat for party in self.parties.values() for seat in party.seats}
        return [seat_card(at, seat, at in here) for at, seat in enumerate(self.terms.seats)]

    def busy(self) -> bool:
        """Whether the table has something to do by itself."""
        return self.match is not None and chore(self.match) is not None

    # -- life -----------------------------------------------------------------------------------------------------
    async def open(self) -> None:
        """Take the table up: play the journal of a live game again, and begin to look after it."""
        if self.row.state != "open" and self.match is None:
            await self._take_up_match()
        if self.row.state in ("open", "live"):
            self._task = asyncio.create_task(self.keeper.look_after(), name=f"table {self.row.id}")

    async def _take_up_match(self) -> None:
        entries = await self.context.writer.entries(self.row.id)
        match = Match(self.game, self.terms)
        try:
            match.resume(entries, self.context.now())
        except BadRecord:
            if self.row.state == "live":
                raise
            return  # played under other rules and over: nothing needs to go on, and frames were kept
        if self.row.state == "abandoned":
            match.abandon(self.row.outcome or Outcome((), "abandoned"), self.context.now())
        if entries:
            self.match = match
            if self.terms.delay:
                self.show.delay(entries[-1].at, self.context.now())
        if match.over and self.row.state == "live":
            await finish(self)

    async def close(self, code: int) -> None:
        """Put the table down; whoever is connected should connect again."""
        self.dropped = True
        self.wake.set()
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for party in list(self.parties.values()):
            party.wire.close(code)

    # -- people come and go ---------------------------------------------------------------------------------------
    async def attach(self, wire: Wire, hello: Hello, invite: str = "") -> None:
        """A client connects: a player (an older tab gives way), or a spectator where that is allowed."""
        muted = await self.context.people_store.muted_by(wire.me.id)
        async with self.lock:
            seats = self.seats_of(wire.me.id)
            if not seats:
                self._check_may_watch(invite)
            for other in list(self.parties.values()):
                if seats and other.wire.me.id == wire.me.id and other.wire.id != wire.id:
                    other.wire.send({"t": "elsewhere"})
                    other.wire.close(TAKEN_OVER)
                    del self.parties[other.wire.id]
            party = Party(wire, seats, muted)
            party.seen = hello.last_seq
            self.parties[wire.id] = party
            for seat in seats:
                self.terms.seats[seat].client_seed = self.terms.seats[seat].client_seed or hello.client_seed or ""
                self.ready.add(seat)
                if self.match is not None:
                    arrived(self.match, seat)
            if self.match is None:
                await self.deal_if_ready()
                if self.match is None:
                    self.show.waiting()
                    if self.row.outcome is not None:
                        wire.send({"t": "over", "why": self.row.outcome.why, "record": None})
            else:
                self.context.metrics.resyncs.inc()
                self.show.one(party, self.context.now(), fresh=True)
                if seats:
                    self.show.seats(but=wire.id)
        self.wake.set()

    def _check_may_watch(self, invite: str) -> None:
        if self.terms.private and invite != self.row.invite:
            raise Forbidden("this table is private; its invitation opens it")
        if not self.terms.spectators:
            raise Forbidden("this table has no spectators")

    async def detach(self, wire_id: str) -> None:
        """A client is gone."""
        async with self.lock:
            party = self.parties.pop(wire_id, None)
            if party is None:
                return
            self.left_at = self.context.now()
            if self.match is not None and party.seats:
                for seat in party.seats:
                    gone(self.match, seat, self.left_at)
                self.show.seats()
        self.wake.set()

    async def join(self, person: str, name: str, invite: str, deck: Any, seat: int | None = None) -> int:
        """Take a free seat."""
        async with self.lock:
            mine = self.seats_of(person)
            if mine:
                return mine[0]
            if self.row.state != "open":
                raise Clash("this game has begun already")
            if self.terms.private and invite != self.row.invite:
                raise Forbidden("this table is private; its invitation opens it")
            free = [at for at, one in enumerate(self.terms.seats) if one.kind == "human" and not one.person]
            if seat is not None and seat >= len(self.terms.seats):
                raise Clash(f"there is no seat {seat}; the seats are 0 to {len(self.terms.seats) - 1}")
            if not free or (seat is not None and seat not in free):
                raise Clash("this seat is taken" if free else "every seat is taken")
            at = free[0] if seat is None else seat
            if deck is not None:
                laid = self._lay_deck(at, deck)
                self.terms.seats[at].brought, self.terms.seats[at].laid = True, laid
            self.terms.seats[at].person, self.terms.seats[at].name = person, name
            await self.context.tables.save_terms(self.terms, "open", self.context.now())
            if self.full:
                self.full_since = self.context.now()
            self.show.waiting()
        self.wake.set()
        return at

    def _lay_deck(self, at: int, deck: Any) -> Any:
        """Lay another deck at a seat; the one that lay there."""
        decks = decks_of(self.terms)
        laid, decks[at] = decks[at], deck
        self.terms.setup = self.game.check_setup({**self.terms.setup, "decks": decks})
        return laid

    async def leave(self, person: str) -> None:
        """Give a seat back before the game has begun."""
        async with self.lock:
            mine = self.seats_of(person)
            if not mine:
                raise Forbidden("you do not sit at this table")
            if self.row.state != "open":
                raise Clash("this game has begun: concede, or just go")
            for at in mine:
                if self.terms.seats[at].brought:
                    self._lay_deck(at, self.terms.seats[at].laid)
                self.terms.seats[at] = SeatTerms("human")
                self.ready.discard(at)
            self.full_since = None
            await self.context.tables.save_terms(self.terms, "open", self.context.now())
            self.show.waiting()
            if not self.terms.spectators:
                self._send_out()

    async def house(self, person: str, spectators: bool) -> None:
        """The host of the table opens or closes it to spectators; those inside must go."""
        async with self.lock:
            if person != self.terms.host:
                raise Forbidden("only who opened the table can do that")
            self.terms.spectators = spectators
            await self.context.tables.save_terms(self.terms, self.row.state, self.context.now())
            if not spectators:
                self._send_out()

    def _send_out(self) -> None:
        for party in [p for p in self.parties.values() if p.watching]:
            party.wire.send({"t": "over", "why": "this table has no spectators any more", "record": None})
            party.wire.close(SENT_OUT)
            del self.parties[party.wire.id]

    async def end(self, why: str) -> None:
        """Declare the table abandoned: nobody has won, and nobody can go on."""
        async with self.lock:
            if self.row.state not in ("open", "live"):
                raise Clash("this table has come to its end already")
            outcome, now = Outcome((), why), self.context.now()
            await self.context.tables.set_state(self.row.id, "abandoned", outcome, now)
            self.row.state, self.row.outcome = "abandoned", outcome
            if self.match is not None:
                self.match.abandon(outcome, now)
                self.show.everybody()
            self.show.tell({"t": "over", "why": why, "record": None})
        self.wake.set()

    async def rematch(self, table: str) -> None:
        """Tell everybody where the rematch is."""
        self.row.rematch = table
        self.show.tell({"t": "rematch", "table": table})

    async def deal_if_ready(self) -> None:
        if self.match is not None or not self.full or self.row.state != "open":
            return
        people = {at for at, seat in enumerate(self.terms.seats) if seat.kind == "human"}
        waited = self.context.now() - (self.full_since or 0.0)
        if not people <= self.ready and waited < self.patience:
            return
        for seat in self.terms.seats:
            seat.client_seed = client_seed(seat.client_seed)
        now = self.context.now()
        match = Match(self.game, self.terms)
        plan = match.plan_start(now)
        await self.context.writer.append(self.row.id, plan.entry, dealt(self.terms, now))
        self.row.state = "live"
        match.make(plan, now)
        here = {seat for party in self.parties.values() for seat in party.seats}
        for seat_now in match.seats:
            if seat_now.kind == "human":
                seat_now.away_since = None if seat_now.number in here else now
        self.match = match
        self.log.info("dealt", game=self.row.game, mode=self.row.mode, seq=match.seq)
        self.show.everybody()

    # -- changes --------------------------------------------------------------------------------------------------
    async def carry_out(self, plan: Plan, wire: Wire | None = None) -> None:
        """Keep a change, make it, and only then tell anybody. The caller holds the lock."""
        match = self.match
        assert match is not None
        began = time.perf_counter()
        try:
            await self.context.writer.append(self.row.id, plan.entry)
        except Moved:
            self.dropped = True
            raise
        self.context.metrics.journal_seconds.observe(time.perf_counter() - began)
        match.make(plan, self.context.now())
        if plan.entry.kind == "picks":
            self.context.metrics.picks_by[plan.entry.by].inc(len(plan.entry.picks))
        if wire is not None and plan.entry.msg:
            wire.send({"t": "ack", "id": plan.entry.msg, "seq": match.seq})
        if self.context.verbose:
            self.log.debug(plan.entry.kind, seq=match.seq, seat=plan.entry.seat, by=plan.entry.by)
        if match.over:
            await finish(self)
        self.show.everybody()
        if match.outcome is not None:
            self.show.tell({"t": "over", "why": match.outcome.why, "record": self.row.id})
        self.keeper.nudge()

    async def save_bug(self, error: CardBug, seat: int, picks: list[int]) -> None:
        """Keep everything needed to see a failing card fail again."""
        match = self.match
        assert match is not None
        self.context.metrics.card_bugs.inc()
        trace = "".join(traceback.format_exception(error.__cause__ or error))
        self.log.error("card failed", seq=match.seq, seat=seat, picks=picks, trace=trace)
        body = encode({"record": match.record().to_json(), "seat": seat, "picks": picks, "trace": trace[-8000:]})
        await self.context.people_store.report(
            f"{self.row.id[:20]}-{match.seq}-{time.monotonic_ns() % 10**8}"[:32], "card", self.row.id, "",
            str(error.__cause__ or error)[:500], body.decode(), self.context.now(),
        )

    async def receive(self, wire: Wire, message: Any) -> None:
        """A message of a connected client."""
        await self.talk.receive(wire, message)

    def refuse(self, wire: Wire, id: str | None, error: CapesError) -> None:
        """Say why something was not done; a client out of step gets the whole picture with it."""
        kind = type(error).__name__
        self.context.metrics.refused.labels(kind).inc()
        reasons = [{"rule": reason.rule, "text": reason.text} for reason in error.reasons]
        wire.send({"t": "refused", "id": id, "error": str(error), "reasons": reasons})
        party = self.parties.get(wire.id)
        if isinstance(error, OutOfStep) and party is not None and self.match is not None:
            self.show.one(party, self.context.now())
