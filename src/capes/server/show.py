"""What the host of a table tells its clients: to each what they may see, to equal viewers one encoding."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from capes.server.connection import Party
from capes.server.wire import encode
from capes.table.fairness import commitment
from capes.table.picture import clocks_of, picture_bytes

if TYPE_CHECKING:
    from capes.server.host import Host


class Show:
    """The telling side of one table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.delayed: deque[tuple[float, bytes]] = deque(maxlen=400)  # spectators' pictures with their time

    def tell(self, message: dict[str, Any]) -> None:
        """The same to everybody."""
        data = encode(message)
        for party in self.host.parties.values():
            party.wire.send_bytes(data)

    def seats(self, but: str = "") -> None:
        """Who is here has changed."""
        match = self.host.match
        clocks = [] if match is None else clocks_of(match, self.host.context.now())
        data = encode({"t": "seats", "seats": self.host.seat_cards(), "clocks": clocks})
        for party in self.host.parties.values():
            if party.wire.id != but:
                party.wire.send_bytes(data)

    def waiting(self) -> None:
        """The table waits for players."""
        card = self.host.card()
        for party in self.host.parties.values():
            mine = party.seats or self.host.seats_of(party.wire.me.id)
            party.seats = mine
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
        match = self.host.match
        assert match is not None
        data = picture_bytes(match, None, now, match.news_since(match.seq - 1))
        self.delayed.append((now, data))
        loop = asyncio.get_running_loop()
        loop.call_later(self.host.terms.delay, self._send_delayed, data, match.seq)

    def _send_delayed(self, data: bytes, seq: int) -> None:
        for party in self.host.parties.values():
            if party.watching and party.seen < seq:
                party.seen = seq
                party.wire.send_bytes(data)

    def one(
        self, party: Party, now: float, made: dict[tuple[int | None, int], bytes] | None = None, fresh: bool = False
    ) -> None:
        """The table as one client may see it, with the news since it last looked."""
        match = self.host.match
        assert match is not None
        if party.watching and self.host.terms.delay and fresh:
            past = [data for at, data in self.delayed if at <= now - self.host.terms.delay]
            party.wire.send_bytes(past[-1] if past else encode({"t": "wait", "seconds": self.host.terms.delay}))
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
        if fresh and match.outcome is not None:
            party.wire.send({"t": "over", "why": match.outcome.why, "record": self.host.row.id})
