"""Who sits at a table, before the deal and up to it."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from capes.live.errors import Clash, Forbidden
from capes.live.participant import SENT_OUT
from capes.table.fairness import client_seed
from capes.table.messages import Over
from capes.table.terms import SeatTerms, decks_of

if TYPE_CHECKING:
    from capes.live.table import LiveTable


ABOUT_TO_COME = 20.0
"""Seconds after which who has opened a table and is not there is not waiting any more."""


class Seating:
    """Seats are taken and given back, and when everybody is there the cards are dealt."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.terms = table.terms
        self.ready: set[int] = set()  # seats that have connected before the deal
        self.full_since: float | None = table.house.now() if self.full else None

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind == "bot" or seat.person for seat in self.terms.seats)

    @property
    def choosing(self) -> bool:
        """Whether somebody still chooses a deck."""
        return any(seat.choosing for seat in self.terms.seats)

    @property
    def patience(self) -> float:
        """Seconds those who sat down are waited for; whom a rated rematch has seated must come to it."""
        return inf if self.terms.rated and self.terms.rematch_of else self.table.house.settings.gather

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays here."""
        return [at for at, seat in enumerate(self.terms.seats) if seat.kind == "human" and seat.person == person]

    async def join(
        self, person: str, name: str, invite: str, deck: Any, seat: int | None = None, company: bool = False
    ) -> int:
        """Take a free seat; where `company` is wanted, only at a table somebody waits at."""
        async with self.table.lock:
            if company and not self.awaited:
                raise Clash("error-nobody-waits-at-this-table")
            mine = self.seats_of(person)
            if mine:
                return mine[0]
            if self.table.row.state != "open":
                raise Clash("error-this-game-has-begun-already")
            if self.terms.private and invite != self.table.row.invite:
                raise Forbidden("error-this-table-is-private-its-invitation-opens")
            free = [at for at, one in enumerate(self.terms.seats) if one.kind == "human" and not one.person]
            if seat is not None and seat >= len(self.terms.seats):
                raise Clash("error-there-is-no-seat-the-seats-are-0-to", seat=seat, last=len(self.terms.seats) - 1)
            if not free or (seat is not None and seat not in free):
                raise Clash("error-this-seat-is-taken" if free else "error-every-seat-is-taken")
            at = free[0] if seat is None else seat
            if deck is not None:
                self._bring(at, deck)
            self.terms.seats[at].person, self.terms.seats[at].name = person, name
            await self.table.house.keep_terms(self.terms, "open", self.table.house.now())
            if self.full:
                self.full_since = self.table.house.now()
            self.table.broadcast.waiting()
        self.table.wake.set()
        return at

    @property
    def awaited(self) -> bool:
        """Whether somebody who sits here is connected, or has just opened the table and is about to be."""
        fresh = self.table.house.now() - self.table.row.created < ABOUT_TO_COME
        return fresh or any(participant.seats for participant in self.table.participants.values())

    async def arrange(self, person: str, choosing: bool, deck: Any) -> None:
        """Before the deal: lay another deck of one's own, or ask everybody to wait while one is chosen."""
        async with self.table.lock:
            mine = self.seats_of(person)
            if not mine:
                raise Forbidden("error-you-do-not-sit-at-this-table")
            if self.table.row.state != "open":
                raise Clash("error-this-game-has-begun-already")
            if deck is not None:
                self._bring(mine[0], deck)
            for at in mine:
                self.terms.seats[at].choosing = choosing
            await self.table.house.keep_terms(self.terms, "open", self.table.house.now())
            if self.full and not choosing:
                self.full_since = self.table.house.now()
            self.table.broadcast.waiting()
        self.table.wake.set()

    def _bring(self, at: int, deck: Any) -> None:
        """A deck of the player's own, which goes with them when they leave."""
        laid, seat = self._lay_deck(at, deck), self.terms.seats[at]
        if not seat.brought:
            seat.brought, seat.laid = True, laid

    def _lay_deck(self, at: int, deck: Any) -> Any:
        """Lay another deck at a seat; the one that lay there."""
        decks = decks_of(self.terms)
        laid, decks[at] = decks[at], deck
        self.terms.setup = self.table.game.check_setup({**self.terms.setup, "decks": decks})
        return laid

    async def leave(self, person: str) -> None:
        """Give a seat back before the game has begun."""
        async with self.table.lock:
            mine = self.seats_of(person)
            if not mine:
                raise Forbidden("error-you-do-not-sit-at-this-table")
            if self.table.row.state != "open":
                raise Clash("error-this-game-has-begun-concede-or-just-go")
            for at in mine:
                if self.terms.seats[at].brought:
                    self._lay_deck(at, self.terms.seats[at].laid)
                self.terms.seats[at] = SeatTerms("human")
                self.ready.discard(at)
            self.full_since = None
            await self.table.house.keep_terms(self.terms, "open", self.table.house.now())
            self.table.broadcast.waiting()
            if not self.terms.spectators:
                self._send_out()

    async def house(self, person: str, spectators: bool) -> None:
        """The host of the table opens or closes it to spectators; those inside must go."""
        async with self.table.lock:
            if person != self.terms.host:
                raise Forbidden("error-only-who-opened-the-table-can-do-that")
            self.terms.spectators = spectators
            await self.table.house.keep_terms(self.terms, self.table.row.state, self.table.house.now())
            if not spectators:
                self._send_out()

    def _send_out(self) -> None:
        for participant in [p for p in self.table.participants.values() if p.watching]:
            participant.wire.send(Over("no-spectators", None))
            participant.wire.close(SENT_OUT)
            del self.table.participants[participant.wire.id]

    async def deal_if_ready(self) -> None:
        """Deal once everybody has come, or has been waited for long enough. The caller holds the lock."""
        if self.table.match is not None or not self.full or self.table.row.state != "open":
            return
        if self.choosing:
            return
        people = {at for at, seat in enumerate(self.terms.seats) if seat.kind == "human"}
        waited = self.table.house.now() - (self.full_since or 0.0)
        if not people <= self.ready and waited < self.patience:
            return
        for seat in self.terms.seats:
            seat.client_seed = client_seed(seat.client_seed)
        now = self.table.house.now()
        match = await self.table.new_match()
        plan = match.plan_start(now)
        await self.table.house.deal(self.terms, plan.entry, now)
        self.table.row.state = "live"
        match.make(plan, now)
        here = {seat for participant in self.table.participants.values() for seat in participant.seats}
        for seat_now in match.seats:
            if seat_now.kind == "human":
                seat_now.away_since = None if seat_now.number in here else now
        self.table.match = match
        self.table.mind_watchers()
        self.table.log.info("dealt", game=self.table.row.game, mode=self.table.row.mode, seq=match.seq)
        self.table.broadcast.everybody()
