"""What the host of a table does without being asked: deal, play for bots, pass, drop flags, stand in for leavers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING

from capes.core.errors import CapesError
from capes.server.errors import Moved, Refused
from capes.table.entry import Plan
from capes.table.errors import CardBug
from capes.table.match import Match
from capes.table.player import Glance
from capes.table.watch import chore, plan_chore, sight

if TYPE_CHECKING:
    from capes.server.host import Host


class Keeper:
    """Keeps one table going."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._sleeps_until = -inf  # awake

    def nudge(self) -> None:
        """The match has changed: wake up only if something is due earlier than thought."""
        match = self.host.match
        due = None if match is None or match.over else chore(match, self.host.context.settings.bot_beat)
        if match is None or match.over or self._sleeps_until == -inf or (due and due.at < self._sleeps_until):
            self.host.wake.set()

    async def look_after(self) -> None:
        """Do what is due without any message: deal, bots, passes, flags, leavers."""
        while not self.host.dropped and self.host.row.state in ("open", "live"):
            self.host.wake.clear()
            try:
                wait = await self._next_chore()
            except Moved:
                break
            except Exception:
                self.host.log.exception("looking after the table failed")
                wait = 5.0
            if wait is None or wait > 0:
                self._sleeps_until = inf if wait is None else self.host.context.now() + wait
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.host.wake.wait(), wait)
                self._sleeps_until = -inf
            else:
                await asyncio.sleep(0)

    async def _next_chore(self) -> float | None:
        match = self.host.match
        if match is None:
            if not self.host.full:
                return None
            async with self.host.lock:
                await self.host.deal_if_ready()
            if self.host.match is not None:
                return 0.0  # dealt: what is due now?
            now = self.host.context.now()
            wait = (self.host.full_since or now) + self.host.patience - now
            return None if wait == inf else max(0.05, wait)
        due = chore(match, self.host.context.settings.bot_beat)
        if due is None:
            return None
        wait = due.at - self.host.context.now()
        if wait > 0:
            return wait
        seq, choice = match.seq, None
        if due.kind == "bot":
            choice = await self._bot_choice(match, due.seat)
        async with self.host.lock:
            if match.seq != seq or match.holder != due.seat:
                return 0.0
            try:
                plan = plan_chore(match, due, self.host.context.now(), choice)
            except CardBug as error:
                await self.host.save_bug(error, due.seat, [] if choice is None else [choice])
                plan = await self._another_way(match, due.seat, choice)
            await self.host.carry_out(plan)
        return 0.0

    async def _another_way(self, match: Match, seat: int, failed: int | None) -> Plan:
        """A bot met a failing card: any option that works; if none does, the seat concedes rather than freezes."""
        decision = match.state.decision
        assert decision is not None
        for option in range(min(len(decision.options), 50)):
            if option != failed:
                try:
                    return match.plan_picks(seat, [(None, option)], self.host.context.now(), by="bot")
                except CapesError:
                    continue
        raise Refused("no option of this decision can be carried out")

    async def _bot_choice(self, match: Match, seat: int) -> int:
        seconds = self.host.context.settings.bot_seconds
        look = sight(match, seat, match.seats[seat].level, seconds)
        try:
            return await asyncio.wait_for(self.host.context.bots.choose(look), seconds + 1.0)
        except Exception as error:
            self.host.log.warning("bot failed, glancing instead", seat=seat, seq=match.seq, error=repr(error))
            return Glance().choose(look)
