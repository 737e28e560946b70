"""What the host of a table tells its clients: to each what they may see, to equal viewers one encoding."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, NamedTuple

from capes.core.state import CoreState
from capes.server.connection import Party
from capes.server.errors import Clash
from capes.server.wire import encode
from capes.table.fairness import commitment
from capes.table.picture import clocks_of, picture_bytes

if TYPE_CHECKING:
    from capes.server.host import Host


class Delayed(NamedTuple):
    """What spectators who lag behind will see."""

    at: float
    seq: int
    data: bytes
    state: CoreState


class Show:
    """The telling side of one table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.delayed: deque[Delayed] = deque(maxlen=400)

    def tell(self, message: dict[str, Any]) -> None:
        """The same to everybody."""
        data = encode(message)
        for party in self.host.parties.values():
            self.hand(party, data)

    def hand(self, party: Party, data: bytes) -> None:
        """Something of the game, or said by a player: where spectators lag behind, they lag behind in this too."""
        if party.watching and self.host.terms.delay and self.host.match is not None:
            asyncio.get_running_loop().call_later(self.host.terms.delay, party.wire.send_bytes, data)
        else:
            party.wire.send_bytes(data)

    def seats(self, but: str = "") -> None:
        """Who is here has changed."""
        match = self.host.match
        clocks = [] if match is None else clocks_of(match, self.host.context.now())
        data = encode({"t": "seats", "seats": self.host.seat_cards(), "clocks": clocks})
        for party in self.host.parties.values():
            if party.wire.id != but:
                self.hand(party, data)

    def waiting(self) -> None:
        """The table waits for players."""
        card = self.host.card()
        for party in self.host.parties.values():
            party.seats = mine = self.host.seats_of(party.wire.me.id)
            party.shown = mine[0] if mine else None
            self.host.ready.update(mine)
            party.wire.send({
                "t": "waiting", "table": card, "seat": party.shown, "commit": commitment(self.host.terms.server_seed)
            })

    def everybody(self) -> None:
        """Everybody gets the table as they may see it; equal viewers share one encoding."""
        now = self.host.context.now()
        made: dict[tuple[int | None, int], bytes] = {}
        spectators: list[Party] = []
        for party in self.host.parties.values():
            if party.watching:
                spectators.append(party)
            else:
                self.one(party, now, made)
        if spectators or self.host.terms.delay:
            self._spectators(spectators, now, made)

    def _spectators(self, spectators: list[Party], now: float, made: dict[tuple[int | None, int], bytes]) -> None:
        if not self.host.terms.delay:
            for party in spectators:
                self.one(party, now, made)
            return
        self.delay(now, now)

    def delay(self, at: float, now: float) -> None:
        """Keep a picture of what came about `at` for spectators who lag behind, until it is time for them."""
        match, delay = self.host.match, self.host.terms.delay
        assert match is not None
        data = picture_bytes(match, None, now, match.news_since(match.seq - 1))
        while len(self.delayed) > 1 and self.delayed[1].at <= now - delay:
            self.delayed.popleft()  # nobody is at that picture any more
        self.delayed.append(Delayed(at, match.seq, data, match.state))
        asyncio.get_running_loop().call_later(max(0.0, at + delay - now), self._send_delayed, data, match.seq)

    def _send_delayed(self, data: bytes, seq: int) -> None:
        for party in self.host.parties.values():
            if party.watching and party.seen < seq:
                party.seen = seq
                party.wire.send_bytes(data)

    def position(self, party: Party) -> CoreState:
        """The position this client is shown: the present one, or where spectators lag behind an earlier one."""
        match = self.host.match
        assert match is not None
        if not (party.watching and self.host.terms.delay):
            return match.state
        shown = next((one for one in self.delayed if one.seq == party.seen), None)
        if shown is None:
            raise Clash("there is nothing to see yet")
        return shown.state

    def _catch_up(self, party: Party, now: float) -> None:
        past = [one for one in self.delayed if one.at <= now - self.host.terms.delay]
        party.seen = past[-1].seq if past else 0
        party.wire.send_bytes(past[-1].data if past else encode({"t": "wait", "seconds": self.host.terms.delay}))
        if past and past[-1] is self.delayed[-1]:
            self._say_over(party)

    def _say_over(self, party: Party) -> None:
        match = self.host.match
        if match is not None and match.outcome is not None:
            party.wire.send({"t": "over", "why": match.outcome.why, "record": self.host.row.id})

    def one(
        self, party: Party, now: float, made: dict[tuple[int | None, int], bytes] | None = None, fresh: bool = False
    ) -> None:
        """The table as one client may see it, with the news since it last looked."""
        match = self.host.match
        assert match is not None
        if party.watching and self.host.terms.delay and fresh:
            self._catch_up(party, now)
            return
        if len(party.seats) > 1 and match.holder in party.seats:
            party.shown = match.holder
        key = (party.shown, party.seen)
        data = None if made is None else made.get(key)
        if data is None:
            data = picture_bytes(match, party.shown, now, match.news_since(party.seen))
            if made is not None:
                made[key] = data
        party.seen = match.seq
        party.wire.send_bytes(data)
        if fresh:
            self._say_over(party)
