"""One table: an actor whose lock lets one message after the other change it."""

from __future__ import annotations

import asyncio
import time
import traceback
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from capes.core.errors import BadRecord, CapesError
from capes.core.game import Game
from capes.games import game as game_by_id
from capes.live.broadcast import Broadcast
from capes.live.card import outcome_card, seat_card, table_card
from capes.live.errors import Clash, Forbidden, Moved, Refused, TooMuch, refused
from capes.live.house import House, Kept, Row
from capes.live.participant import RESTART, TAKEN_OVER, Participant, Wire
from capes.live.scheduler import Scheduler
from capes.live.seating import Seating
from capes.live.slices import in_slices
from capes.live.verbs import VERBS
from capes.live.wire import Hello, Message, encode
from capes.table import messages
from capes.table.entry import Outcome, Plan
from capes.table.errors import CardBug, OutOfStep
from capes.table.match import Match
from capes.table.messages import SeatShown, TableCard
from capes.table.picture import seats_of
from capes.table.resume import resuming
from capes.table.watch import arrived, chore, gone

SNAPSHOT_EVERY = 24
"""Lines of the journal between two positions kept on disk."""
SAID_KEPT = 50
"""Sentences of the talk at a table that go with a report."""


HOLD_SECONDS = 120.0
"""How long clocks stand still for a report at most."""
MOST_HOLDS = 2
"""How often in a game clocks stand still for one person's reports."""


class LiveTable:
    """The table and its parts: seating, what clients are told, what happens by itself; messages are in `verbs`."""

    def __init__(self, house: House, row: Row) -> None:
        self.house = house
        self.row = row
        self.terms = row.terms
        self.game: Game = game_by_id(row.game)
        self.match: Match | None = None
        self.participants: dict[str, Participant] = {}
        self._kept_at = 0  # the line of the journal after which a position was last kept
        self._kept_picks = -1
        self.holding: str | None = None  # the wire of who writes a report while clocks stand still
        self.holds: dict[str, int] = {}  # how often they have stood still for whom
        self._turn = (-1, 0)  # after which change, and the turn it was
        self.said: deque[dict[str, Any]] = deque(maxlen=SAID_KEPT)
        self.seating = Seating(self)
        self.broadcast = Broadcast(self)
        self.scheduler = Scheduler(self)
        self.lock = asyncio.Lock()
        self.wake = asyncio.Event()
        self.left_at = house.now()  # when the last client went away
        self.dropped = False
        self.log = house.log(row.id)
        self._task: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[None]] = set()

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that need not be waited for."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # -- facts ----------------------------------------------------------------------------------------------------
    def card(self) -> TableCard:
        """The table as the lobby shows it."""
        match = self.match
        outcome = match.outcome if match is not None else self.row.outcome
        card = table_card(self.row, len([p for p in self.participants.values() if p.watching]))
        card.seats, card.outcome = self.seat_cards(), outcome_card(outcome)
        if match is not None and not match.over:
            card.turn, card.holds = self.turn(match), match.holder
        return card

    def turn(self, match: Match) -> int:
        """The turn the game is at, worked out once for each change."""
        if self._turn[0] != match.seq:
            self._turn = (match.seq, match.game.view(match.state, None).turn)
        return self._turn[1]

    def seat_cards(self) -> list[SeatShown]:
        """Who sits here."""
        if self.match is not None:
            return seats_of(self.match)
        here = {seat for participant in self.participants.values() for seat in participant.seats}
        return [seat_card(at, seat, at in here) for at, seat in enumerate(self.terms.seats)]

    def busy(self) -> bool:
        """Whether the table has something to do by itself."""
        return self.match is not None and chore(self.match) is not None and not self.paused

    @property
    def paused(self) -> bool:
        """Bots alone play only while somebody looks on."""
        return not self.participants and all(seat.kind == "bot" for seat in self.terms.seats)

    # -- life -----------------------------------------------------------------------------------------------------
    async def open(self) -> None:
        """Load the table: play the journal of a live game again, and begin to look after it."""
        if self.row.state != "open" and self.match is None:
            await self._load_match()
        if self.row.state in ("open", "live"):
            self._task = asyncio.create_task(self.scheduler.look_after(), name=f"table {self.row.id}")

    async def _load_match(self) -> None:
        entries, snapshot = await self.house.load(self.row.id, self.game)
        match = await self.new_match()
        try:
            await in_slices(resuming(match, entries, self.house.now(), snapshot))
        except BadRecord:
            if self.row.state == "live":
                raise
            return  # played under other rules and over: nothing needs to go on, and frames were kept
        if self.row.state == "abandoned":
            match.abandon(self.row.outcome or Outcome((), "abandoned"), self.house.now())
        if entries:
            self.match = match
            if self.terms.delay:
                self.broadcast.delay(entries[-1].at, self.house.now())
        if match.over and self.row.state == "live":
            await self.house.finish(self)

    async def new_match(self) -> Match:
        """A match as agreed; what has to be read or played before its first decision is, beside the loop."""
        if not self.terms.prepared:
            return Match(self.game, self.terms)
        return await self.house.beside(Match, self.game, self.terms)

    async def close(self, code: int) -> None:
        """Put the table down; whoever is connected should connect again."""
        self.dropped = True
        self.wake.set()
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for participant in list(self.participants.values()):
            participant.wire.close(code)

    # -- people come and go ---------------------------------------------------------------------------------------
    async def attach(self, wire: Wire, hello: Hello, invite: str = "") -> None:
        """A client connects: a player (an older tab gives way), or a spectator where that is allowed."""
        muted = await self.house.muted_by(wire.me.id)
        async with self.lock:
            seats = self.seating.seats_of(wire.me.id)
            if not seats:
                self._check_may_watch(invite)
            for other in list(self.participants.values()):
                if seats and other.wire.me.id == wire.me.id and other.wire.id != wire.id:
                    other.wire.send(messages.Elsewhere())
                    other.wire.close(TAKEN_OVER)
                    del self.participants[other.wire.id]
            participant = Participant(wire, seats, muted)
            participant.seen = hello.last_seq
            participant.follows = hello.beats
            participant.changes = hello.changes
            self.participants[wire.id] = participant
            self.mind_watchers()
            for seat in seats:
                self.terms.seats[seat].client_seed = self.terms.seats[seat].client_seed or hello.client_seed or ""
                self.seating.ready.add(seat)
                if self.match is not None:
                    arrived(self.match, seat)
            if self.match is None:
                await self.seating.deal_if_ready()
                if self.match is None:
                    self.broadcast.waiting()
                    if self.row.outcome is not None:
                        wire.send(messages.Over(self.row.outcome.why, None))
            else:
                self.house.meter.resynced()
                self.broadcast.one(participant, self.house.now(), fresh=True)
                if seats:
                    self.broadcast.seats(but=wire.id)
        self.wake.set()

    def mind_watchers(self) -> None:
        """Positions on the way to the next decision are kept only while somebody shows them."""
        if self.match is not None:
            self.match.watched = any(one.follows for one in self.participants.values())

    def _check_may_watch(self, invite: str) -> None:
        if self.terms.private and invite != self.row.invite:
            raise Forbidden("error-this-table-is-private-its-invitation-opens")
        if not self.terms.spectators:
            raise Forbidden("error-this-table-has-no-spectators")

    async def detach(self, wire: Wire) -> None:
        """A client is gone."""
        async with self.lock:
            participant = self.participants.pop(wire.id, None)
            if participant is None:
                return
            if self.holding == wire.id and self.match is not None and self.match.clock is not None:
                self.holding = None
                self.match.clock.release(self.house.now())
            self.mind_watchers()
            self.left_at = self.house.now()
            if self.match is not None and participant.seats:
                for seat in participant.seats:
                    gone(self.match, seat, self.left_at)
                self.broadcast.seats()
        self.wake.set()

    async def end(self, why: str) -> None:
        """Declare the table abandoned: nobody has won, and nobody can go on."""
        async with self.lock:
            if self.row.state not in ("open", "live"):
                raise Clash("error-this-table-has-come-to-its-end-already")
            await self.abandon(why)
        self.wake.set()

    async def abandon(self, why: str) -> None:
        """The same for who holds the lock."""
        outcome, now = Outcome((), why), self.house.now()
        await self.house.set_state(self.row.id, "abandoned", outcome, now)
        self.row.state, self.row.outcome = "abandoned", outcome
        if self.match is not None:
            self.match.abandon(outcome, now)
            self.broadcast.everybody()
        self.broadcast.tell(messages.Over(why, None))

    async def rematch(self, table: str) -> None:
        """Tell everybody where the rematch is."""
        self.row.rematch = table
        self.broadcast.tell(messages.Rematch(table))

    async def depart(self, person: str) -> None:
        """Somebody leaves for good: a seat before the deal is given back, a game under way is given up."""
        if self.row.state == "open" and self.seating.seats_of(person):
            await self.seating.leave(person)
            return
        async with self.lock:
            match = self.match
            for seat in match.seats_of(person) if match is not None else []:
                if match is not None and not match.over and not match.seats[seat].conceded:
                    await self.carry_out(match.plan_concede(seat, self.house.now()))
        self.wake.set()

    # -- reports --------------------------------------------------------------------------------------------------
    async def hold_clocks(self, participant: Participant) -> None:
        """Somebody writes a report: until they are done, or have had time enough, no clock runs."""
        async with self.lock:
            match, person = self.match, participant.wire.me.id
            if match is None or match.clock is None or self.holding is not None:
                return
            self.holds[person] = self.holds.get(person, 0) + 1
            if self.holds[person] > MOST_HOLDS:
                raise TooMuch("error-the-clocks-have-stood-still-for-you-often")
            match.clock.hold(self.house.now())
            self.holding = participant.wire.id
            self.broadcast.seats()
        self.in_background(self._go_on(participant.wire.id))
        self.wake.set()

    async def _go_on(self, wire: str) -> None:
        await asyncio.sleep(HOLD_SECONDS)
        await self.release_clocks(wire)

    async def release_clocks(self, wire: str) -> None:
        """They are done: the clocks go on."""
        async with self.lock:
            match = self.match
            if self.holding != wire or match is None or match.clock is None:
                return
            self.holding = None
            match.clock.release(self.house.now())
            self.broadcast.seats()
        self.wake.set()

    # -- changes --------------------------------------------------------------------------------------------------
    async def carry_out(self, plan: Plan, wire: Wire | None = None) -> None:
        """Keep a change, make it, and only then tell anybody. The caller holds the lock."""
        match = self.match
        assert match is not None
        began = time.perf_counter()
        try:
            await self.house.append(self.row.id, plan.entry, self._snapshot(match))
        except Moved:
            self.dropped = True
            raise
        self.house.meter.kept(time.perf_counter() - began)
        match.make(plan, self.house.now())
        if plan.entry.kind == "picks":
            self.house.meter.picked(plan.entry.by, len(plan.entry.picks))
        if wire is not None and plan.entry.msg:
            wire.send(messages.Acknowledged(plan.entry.msg, match.seq))
        if self.house.verbose:
            self.log.debug(plan.entry.kind, seq=match.seq, seat=plan.entry.seat, by=plan.entry.by)
        if match.over:
            await self.house.finish(self)
        self.broadcast.everybody()
        if match.outcome is not None:
            self.broadcast.tell(messages.Over(match.outcome.why, self.row.id))
        self.scheduler.nudge()

    def _snapshot(self, match: Match) -> Kept | None:
        """Every so often a position goes to disk with the journal, so that a restart need not play everything again."""
        if match.seq - self._kept_at < SNAPSHOT_EVERY or match.over:
            return None
        found = match.positions.oldest_of_latest()
        if found is None or found[0] == self._kept_picks:
            return None
        self._kept_at, self._kept_picks = match.seq, found[0]
        data = encode({"state": self.game.encode(found[1])}).decode()
        return Kept(self.terms.rules_version, match.seq, found[0], data)

    async def save_bug(self, error: CardBug, seat: int, picks: list[int]) -> None:
        """Keep everything needed to see a failing card fail again."""
        match = self.match
        assert match is not None
        self.house.meter.card_failed()
        trace = "".join(traceback.format_exception(error.__cause__ or error))
        self.log.error("card failed", seq=match.seq, seat=seat, picks=picks, trace=trace)
        body = encode({"record": match.record().to_json(), "seat": seat, "picks": picks, "trace": trace[-8000:]})
        await self.house.report(
            f"{self.row.id[:20]}-{match.seq}-{time.monotonic_ns() % 10**8}"[:32],
            "card",
            self.row.id,
            "",
            str(error.__cause__ or error)[:500],
            body.decode(),
        )

    async def receive(self, wire: Wire, message: Message, raw: bytes = b"") -> None:
        """Carry out one message of a client; whatever goes wrong concerns this message alone."""
        id: str | None = getattr(message, "id", None)
        participant = self.participants.get(wire.id)
        if participant is None:
            wire.send(refused(Refused("error-say-hello-first"), id))
            return
        try:
            await VERBS[type(message)](self, participant, message)
        except Moved:
            for other in list(self.participants.values()):
                other.wire.close(RESTART)
        except CapesError as error:
            self.refuse(wire, id, error)
        except Exception as error:
            self.house.failed(self.log, type(message).__name__, error)
            self.refuse(wire, id, Refused("error-this-could-not-be-done-nothing-has-changed"))

    async def ask(self, verb: str, args: dict[str, Any]) -> Any:
        """Something asked through HTTP: join, leave, arrange, house, end, rematch."""
        verbs: dict[str, Callable[..., Awaitable[Any]]] = {
            "join": self.seating.join,
            "leave": self.seating.leave,
            "arrange": self.seating.arrange,
            "house": self.seating.house,
            "end": self.end,
            "rematch": self.rematch,
            "depart": self.depart,
        }
        return await verbs[verb](**args)

    def refuse(self, wire: Wire, id: str | None, error: CapesError) -> None:
        """Say why something was not done; a client out of step gets the whole picture with it."""
        kind = type(error).__name__
        self.house.meter.refused(kind)
        if isinstance(error, TooMuch):
            self.house.too_much(error.kind)
        wire.send(refused(error, id))
        participant = self.participants.get(wire.id)
        if isinstance(error, OutOfStep) and participant is not None and self.match is not None:
            self.broadcast.one(participant, self.house.now())
