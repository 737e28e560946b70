"""What a table does without being asked: deal, play for bots, pass, drop flags, stand in for leavers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING

from capes.core.errors import CapesError
from capes.live.errors import Moved
from capes.live.slices import in_slices
from capes.table.entry import Chore, Plan
from capes.table.errors import CardBug
from capes.table.match import Match
from capes.table.player import Glance
from capes.table.watch import chore, planning_chore, sight

if TYPE_CHECKING:
    from capes.live.table import LiveTable


DAY, HOUR = 86400.0, 3600.0
AGAINST_SOMEBODY = ("flag", "give-up", "stand-in")
"""What is done because somebody let time pass."""


class Scheduler:
    """Keeps one table going."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._sleeps_until = -inf  # awake

    def nudge(self) -> None:
        """The match has changed: wake up only if something is due earlier than thought."""
        match = self.table.match
        due = None if match is None or match.over else chore(match, self.table.house.settings.bot_beat)
        if match is None or match.over or self._sleeps_until == -inf or (due and due.at < self._sleeps_until):
            self.table.wake.set()

    async def look_after(self) -> None:
        """Do what is due without any message: deal, bots, passes, flags, leavers."""
        while not self.table.dropped and self.table.row.state in ("open", "live"):
            self.table.wake.clear()
            try:
                wait = await self._next_chore()
            except Moved:
                break
            except Exception:
                self.table.log.exception("looking after the table failed")
                wait = 5.0
            if wait is None or wait > 0:
                self._sleeps_until = inf if wait is None else self.table.house.now() + wait
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.table.wake.wait(), wait)
                self._sleeps_until = -inf
            else:
                await asyncio.sleep(0)

    async def _next_chore(self) -> float | None:
        match = self.table.match
        if match is None:
            if not self.table.seating.full or self.table.seating.choosing:
                return None
            async with self.table.lock:
                await self.table.seating.deal_if_ready()
            if self.table.match is not None:
                return 0.0  # dealt: what is due now?
            now = self.table.house.now()
            wait = (self.table.seating.full_since or now) + self.table.seating.patience - now
            return None if wait == inf else max(0.05, wait)
        due = chore(match, self.table.house.settings.bot_beat)
        if due is None or self.table.paused:
            return None
        if due.kind in AGAINST_SOMEBODY and due.at <= self.table.house.now() and self._credited():
            return 0.25
        wait = due.at - self.table.house.now()
        if wait > 0:
            return wait
        off = await self.days_off(match, due)
        if off > 0:
            return off
        seq, choice = match.seq, None
        if due.kind == "bot":
            choice = await self._bot_choice(match, due.seat)
        async with self.table.lock:
            if match.seq != seq or match.holder != due.seat:
                return 0.0
            try:
                plan = await in_slices(planning_chore(match, due, self.table.house.now(), choice))
            except CardBug as error:
                await self.table.save_bug(error, due.seat, [] if choice is None else [choice])
                other = self._another_way(match, due.seat, choice)
                if other is None:
                    await self.table.abandon("card-failed")
                    return None
                plan = other
            await self.table.carry_out(plan)
        return 0.0

    async def days_off(self, match: Match, due: Chore) -> float:
        """Seconds to wait before time may be held against somebody with days off; a day more than those."""
        if due.kind != "flag" or not match.terms.days:
            return 0.0
        until = await self.table.house.vacation_of(match.seats[due.seat].person)
        return min(HOUR, until + DAY - self.table.house.now()) if until else 0.0

    def _another_way(self, match: Match, seat: int, failed: int | None) -> Plan | None:
        """A card failed: any option that works; if none does, the seat concedes; if it has already, there is no way."""
        decision = match.state.decision
        assert decision is not None
        for option in range(min(len(decision.options), 50)):
            if option != failed:
                try:
                    return match.plan_picks(seat, [(None, option)], self.table.house.now(), by="bot")
                except CapesError:
                    continue
        self.table.log.error("no option can be carried out", seat=seat, seq=match.seq)
        if match.seats[seat].conceded:
            return None
        return match.plan_concede(seat, self.table.house.now(), why="failed")

    def _credited(self) -> bool:
        """Give back what the server cost before it is held against anybody; True while nothing may be held."""
        stuck, match = self.table.house.owes(self.table), self.table.match
        due = None if match is None else chore(match, self.table.house.settings.bot_beat)
        return stuck or due is None or due.at > self.table.house.now()

    async def _bot_choice(self, match: Match, seat: int) -> int:
        seconds = self.table.house.settings.bot_seconds
        look = sight(match, seat, match.seats[seat].level, seconds)
        try:
            return await asyncio.wait_for(self.table.house.bots.choose(look), seconds + 1.0)
        except Exception as error:
            self.table.log.warning("bot failed, glancing instead", seat=seat, seq=match.seq, error=repr(error))
            return Glance().choose(look)
