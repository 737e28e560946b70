"""The host of one table: the only one who changes it, one message after the other."""

from __future__ import annotations

import asyncio
import time
import traceback
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import structlog

from capes.core.errors import CapesError
from capes.core.game import Game
from capes.games import game as game_by_id
from capes.server.connection import TAKEN_OVER, Party, Wire
from capes.server.context import Context
from capes.server.errors import Clash, Forbidden, Moved, Refused
from capes.server.finish import finish
from capes.server.storage.tables import TableRow
from capes.server.talk import Talk
from capes.server.wire import Hello, encode
from capes.table.entry import Plan
from capes.table.errors import CardBug, OutOfStep
from capes.table.fairness import client_seed, commitment
from capes.table.match import Match
from capes.table.picture import clocks_of, picture, seats_of
from capes.table.player import Glance
from capes.table.terms import SeatTerms
from capes.table.watch import arrived, chore, gone, plan_chore, sight

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
        self.lock = asyncio.Lock()
        self.wake = asyncio.Event()
        self.left_at = context.now()  # when the last client went away
        self.dropped = False
        self.ready: set[int] = set()  # seats that have connected before the deal
        self.full_since: float | None = context.now() if self.full else None
        self.delayed: deque[tuple[float, bytes]] = deque(maxlen=400)
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
        if self.row.state in ("live", "over") and self.match is None:
            entries = await self.context.writer.entries(self.row.id)
            match = Match(self.game, self.terms)
            match.resume(entries, self.context.now())
            if entries:
                self.match = match
            if match.over and self.row.state == "live":
                await finish(self)
        if self.row.state in ("open", "live"):
            self._task = asyncio.create_task(self._look_after(), name=f"table {self.row.id}")

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
                await self._deal_if_ready()
                if self.match is None:
                    self.tell_waiting()
            else:
                self.context.metrics.resyncs.inc()
                self.show(party, self.context.now(), fresh=True)
                if seats:
                    self.tell_seats(but=wire.id)
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
                self.tell_seats()
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
            if not free or (seat is not None and seat not in free):
                raise Clash("this seat is taken" if free else "every seat is taken")
            at = free[0] if seat is None else seat
            if deck is not None:
                self._bring_deck(at, deck)
            self.terms.seats[at].person, self.terms.seats[at].name = person, name
            await self.context.tables.save_terms(self.terms, "open", self.context.now())
            if self.full:
                self.full_since = self.context.now()
            self.tell_waiting()
        self.wake.set()
        return at

    def _bring_deck(self, at: int, deck: Any) -> None:
        setup = dict(self.terms.setup)
        decks = list(setup.get("decks") or [])
        decks += [None] * (len(self.terms.seats) - len(decks))
        decks[at] = deck
        setup["decks"] = decks
        self.terms.setup = self.game.check_setup(setup)

    async def leave(self, person: str) -> None:
        """Give a seat back before the game has begun."""
        async with self.lock:
            mine = self.seats_of(person)
            if not mine:
                raise Forbidden("you do not sit at this table")
            if self.row.state != "open":
                raise Clash("this game has begun: concede, or just go")
            for at in mine:
                self.terms.seats[at] = SeatTerms("human")
                self.ready.discard(at)
            self.full_since = None
            await self.context.tables.save_terms(self.terms, "open", self.context.now())
            self.tell_waiting()

    async def house(self, person: str, spectators: bool) -> None:
        """The host of the table opens or closes it to spectators; those inside must go."""
        async with self.lock:
            if person != self.terms.host:
                raise Forbidden("only who opened the table can do that")
            self.terms.spectators = spectators
            await self.context.tables.save_terms(self.terms, self.row.state, self.context.now())
            for party in [p for p in self.parties.values() if p.watching and not spectators]:
                party.wire.send({"t": "over", "why": "this table has no spectators any more", "record": None})
                party.wire.close(SENT_OUT)
                del self.parties[party.wire.id]

    async def end(self, why: str) -> None:
        """Declare the table abandoned."""
        async with self.lock:
            await self.context.tables.set_state(self.row.id, "abandoned", None, self.context.now())
            self.row.state = "abandoned"
            self.tell({"t": "over", "why": why, "record": None})
        self.wake.set()

    async def rematch(self, table: str) -> None:
        """Tell everybody where the rematch is."""
        self.row.rematch = table
        self.tell({"t": "rematch", "table": table})

    async def _deal_if_ready(self) -> None:
        if self.match is not None or not self.full:
            return
        people = {at for at, seat in enumerate(self.terms.seats) if seat.kind == "human"}
        waited = self.context.now() - (self.full_since or 0.0)
        if not people <= self.ready and waited < self.context.settings.gather:
            return
        for seat in self.terms.seats:
            seat.client_seed = client_seed(seat.client_seed)
        now = self.context.now()
        match = Match(self.game, self.terms)
        plan = match.plan_start(now)
        await self.context.tables.save_terms(self.terms, "live", now)
        self.row.state = "live"
        await self.context.writer.append(self.row.id, plan.entry)
        match.make(plan, now)
        here = {seat for party in self.parties.values() for seat in party.seats}
        for seat_now in match.seats:
            if seat_now.kind == "human":
                seat_now.away_since = None if seat_now.number in here else now
        self.match = match
        self.log.info("dealt", game=self.row.game, mode=self.row.mode, seq=match.seq)
        self.show_all()

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
            self.context.metrics.picks.labels(plan.entry.by).inc(len(plan.entry.picks))
        if wire is not None and plan.entry.msg:
            wire.send({"t": "ack", "id": plan.entry.msg, "seq": match.seq})
        self.log.debug(plan.entry.kind, seq=match.seq, seat=plan.entry.seat, by=plan.entry.by)
        if match.over:
            await finish(self)
        self.show_all()
        if match.outcome is not None:
            self.tell({"t": "over", "why": match.outcome.why, "record": self.row.id})
        self.wake.set()

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

    # -- telling --------------------------------------------------------------------------------------------------
    def tell(self, message: dict[str, Any]) -> None:
        """The same to everybody."""
        data = encode(message)
        for party in self.parties.values():
            party.wire.send_bytes(data)

    def tell_seats(self, but: str = "") -> None:
        """Who is here has changed."""
        match = self.match
        clocks = [] if match is None else clocks_of(match, self.context.now())
        data = encode({"t": "seats", "seats": self.seat_cards(), "clocks": clocks})
        for party in self.parties.values():
            if party.wire.id != but:
                party.wire.send_bytes(data)

    def tell_waiting(self) -> None:
        """The table waits for players."""
        card = self.card()
        for party in self.parties.values():
            mine = party.seats or self.seats_of(party.wire.me.id)
            party.seats = mine
            party.shown = mine[0] if mine else None
            self.ready.update(mine)
            party.wire.send({
                "t": "waiting", "table": card, "seat": party.shown, "commit": commitment(self.terms.server_seed)
            })

    def show_all(self) -> None:
        """Everybody gets the table as they may see it; equal viewers share one encoding."""
        now = self.context.now()
        made: dict[tuple[int | None, int], bytes] = {}
        spectators: list[Party] = []
        for party in self.parties.values():
            if party.watching:
                spectators.append(party)
            else:
                self.show(party, now, made)
        if spectators or self.terms.delay:
            self._show_spectators(spectators, now, made)

    def _show_spectators(self, spectators: list[Party], now: float, made: dict[tuple[int | None, int], bytes]) -> None:
        if not self.terms.delay:
            for party in spectators:
                self.show(party, now, made)
            return
        match = self.match
        assert match is not None
        data = encode(picture(match, None, now, match.news_since(match.seq - 1)))
        self.delayed.append((now, data))
        loop = asyncio.get_running_loop()
        loop.call_later(self.terms.delay, self._send_delayed, data, match.seq)

    def _send_delayed(self, data: bytes, seq: int) -> None:
        for party in self.parties.values():
            if party.watching and party.seen < seq:
                party.seen = seq
                party.wire.send_bytes(data)

    def show(
        self, party: Party, now: float, made: dict[tuple[int | None, int], bytes] | None = None, fresh: bool = False
    ) -> None:
        """The table as one client may see it, with the news since it last looked."""
        match = self.match
        assert match is not None
        if party.watching and self.terms.delay and fresh:
            past = [data for at, data in self.delayed if at <= now - self.terms.delay]
            party.wire.send_bytes(past[-1] if past else encode({"t": "wait", "seconds": self.terms.delay}))
            return
        if len(party.seats) > 1 and match.holder in party.seats:
            party.shown = match.holder
        key = (party.shown, party.seen)
        data = None if made is None else made.get(key)
        if data is None:
            data = encode(picture(match, party.shown, now, match.news_since(party.seen)))
            if made is not None:
                made[key] = data
        party.seen = match.seq
        party.wire.send_bytes(data)
        if fresh and match.over:
            party.wire.send({"t": "over", "why": match.outcome.why if match.outcome else "", "record": self.row.id})

    # -- looking after --------------------------------------------------------------------------------------------
    async def _look_after(self) -> None:
        """Do what is due without any message: deal, bots, passes, flags, leavers."""
        while not self.dropped and self.row.state in ("open", "live"):
            self.wake.clear()
            try:
                wait = await self._next_chore()
            except Moved:
                break
            except Exception:
                self.log.exception("looking after the table failed")
                wait = 5.0
            if wait is None or wait > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), wait)
            else:
                await asyncio.sleep(0)

    async def _next_chore(self) -> float | None:
        match = self.match
        if match is None:
            if not self.full:
                return None
            async with self.lock:
                await self._deal_if_ready()
            since = self.full_since or self.context.now()
            return None if self.match else max(0.05, since + self.context.settings.gather - self.context.now())
        due = chore(match, self.context.settings.bot_beat)
        if due is None:
            return None
        wait = due.at - self.context.now()
        if wait > 0:
            return wait
        seq, choice = match.seq, None
        if due.kind == "bot":
            choice = await self._bot_choice(match, due.seat)
        async with self.lock:
            if match.seq != seq or match.holder != due.seat:
                return 0.0
            try:
                plan = plan_chore(match, due, self.context.now(), choice)
            except CardBug as error:
                await self.save_bug(error, due.seat, [] if choice is None else [choice])
                plan = await self._another_way(match, due.seat, choice)
            await self.carry_out(plan)
        return 0.0

    async def _another_way(self, match: Match, seat: int, failed: int | None) -> Plan:
        """A bot met a failing card: any option that works; if none does, the seat concedes rather than freezes."""
        decision = match.state.decision
        assert decision is not None
        for option in range(min(len(decision.options), 50)):
            if option != failed:
                try:
                    return match.plan_picks(seat, [(None, option)], self.context.now(), by="bot")
                except CapesError:
                    continue
        raise Refused("no option of this decision can be carried out")

    async def _bot_choice(self, match: Match, seat: int) -> int:
        seconds = self.context.settings.bot_seconds
        look = sight(match, seat, match.seats[seat].level, seconds)
        try:
            return await asyncio.wait_for(self.context.bots.choose(look), seconds + 1.0)
        except Exception as error:
            self.log.warning("bot failed, glancing instead", seat=seat, seq=match.seq, error=repr(error))
            return Glance().choose(look)

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
            self.show(party, self.context.now())


def seat_card(at: int, seat: SeatTerms, here: bool = False) -> dict[str, Any]:
    """A seat before the deal."""
    return {
        "seat": at, "name": seat.name, "kind": seat.kind, "level": seat.level, "side": at,
        "here": here or seat.kind == "bot", "conceded": False,
    }


def table_card(row: TableRow, watching: int = 0) -> dict[str, Any]:
    """The public card of a stored table."""
    terms = row.terms
    free = sum(seat.kind == "human" and not seat.person for seat in terms.seats)
    return {
        "table": row.id, "game": row.game, "mode": row.mode, "state": row.state, "private": row.private,
        "seats": [seat_card(at, seat) for at, seat in enumerate(terms.seats)], "free": free,
        "clock": None if terms.clock is None else {"start": terms.clock.start, "add": terms.clock.add},
        "rated": terms.rated, "hotseat": terms.hotseat, "spectators": terms.spectators, "delay": terms.delay,
        "watching": watching, "created": row.created, "touched": row.touched,
        "outcome": None if row.outcome is None else {"winners": list(row.outcome.winners), "why": row.outcome.why},
        "rematch": row.rematch or None, "forked_from": terms.forked_from or None,
        "commit": commitment(terms.server_seed),
    }
