"""What a table tells its clients: to each what they may see, to equal viewers one encoding."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from capes.core.state import CoreState
from capes.live.errors import Clash
from capes.live.participant import Participant
from capes.live.wire import encode
from capes.table.fairness import commitment
from capes.table.messages import Outgoing, Over, Seats, State, Wait, Waiting
from capes.table.picture import change_of, clocks_of, picture

if TYPE_CHECKING:
    from capes.live.table import LiveTable


class Delayed(NamedTuple):
    """What spectators who lag behind will see."""

    at: float
    seq: int
    data: bytes
    state: CoreState


class Made:
    """What one change comes to for its viewers: each picture, and each encoding of it, is made once."""

    def __init__(self) -> None:
        self.pictures: dict[tuple[int | None, int], State] = {}  # by seat and the last change that viewer knows
        self._encoded: dict[tuple[int, int], bytes] = {}

    def encoded(self, message: State, last: State | None) -> bytes:
        """The picture as it travels: whole, or as what it changes of the last one."""
        key = (id(message), id(last))  # both live as long as this does
        data = self._encoded.get(key)
        if data is None:
            data = self._encoded[key] = encode(message if last is None else change_of(last, message))
        return data


class Broadcast:
    """The telling side of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.delayed: deque[Delayed] = deque(maxlen=400)

    def tell(self, message: Outgoing) -> None:
        """The same to everybody."""
        data = encode(message)
        for participant in self.table.participants.values():
            self.send(participant, data)

    def send(self, participant: Participant, data: bytes) -> None:
        """Something of the game, or said by a player: where spectators lag behind, they lag behind in this too."""
        if participant.watching and self.table.terms.delay and self.table.match is not None:
            asyncio.get_running_loop().call_later(self.table.terms.delay, participant.wire.send_bytes, data)
        else:
            participant.wire.send_bytes(data)

    def seats(self, but: str = "") -> None:
        """Who is here has changed."""
        match = self.table.match
        clocks = [] if match is None else clocks_of(match, self.table.house.now())
        data = encode(Seats(self.table.seat_cards(), clocks))
        for participant in self.table.participants.values():
            if participant.wire.id != but:
                self.send(participant, data)

    def waiting(self, only: Participant | None = None) -> None:
        """The table waits for players: everybody is told, or the one who asks."""
        card, commit = self.table.card(), commitment(self.table.terms.server_seed)
        for participant in self.table.participants.values() if only is None else (only,):
            participant.seats = mine = self.table.seating.seats_of(participant.wire.me.id)
            participant.shown = mine[0] if mine else None
            self.table.seating.ready.update(mine)
            participant.wire.send(Waiting(card, participant.shown, commit))

    def everybody(self) -> None:
        """Everybody gets the table as they may see it; equal viewers share one encoding."""
        now = self.table.house.now()
        made = Made()
        spectators: list[Participant] = []
        for participant in self.table.participants.values():
            if participant.watching:
                spectators.append(participant)
            else:
                self.one(participant, now, made)
        if spectators or self.table.terms.delay:
            self._spectators(spectators, now, made)

    def _spectators(self, spectators: list[Participant], now: float, made: Made) -> None:
        if not self.table.terms.delay:
            for participant in spectators:
                self.one(participant, now, made)
            return
        self.delay(now, now)

    def delay(self, at: float, now: float) -> None:
        """Keep a picture of what came about `at` for spectators who lag behind, until it is time for them."""
        match, delay = self.table.match, self.table.terms.delay
        assert match is not None
        data = encode(picture(match, None, now, match.beats_since(match.seq - 1)))
        while len(self.delayed) > 1 and self.delayed[1].at <= now - delay:
            self.delayed.popleft()  # nobody is at that picture any more
        self.delayed.append(Delayed(at, match.seq, data, match.state))
        asyncio.get_running_loop().call_later(max(0.0, at + delay - now), self._send_delayed, data, match.seq)

    def _send_delayed(self, data: bytes, seq: int) -> None:
        for participant in self.table.participants.values():
            if participant.watching and participant.seen < seq:
                participant.seen = seq
                participant.wire.send_bytes(data)

    def position(self, participant: Participant) -> CoreState:
        """The position this client is shown: the present one, or where spectators lag behind an earlier one."""
        match = self.table.match
        assert match is not None
        if not (participant.watching and self.table.terms.delay):
            return match.state
        shown = next((one for one in self.delayed if one.seq == participant.seen), None)
        if shown is None:
            raise Clash("error-there-is-nothing-to-see-yet")
        return shown.state

    def _catch_up(self, participant: Participant, now: float) -> None:
        past = [one for one in self.delayed if one.at <= now - self.table.terms.delay]
        participant.seen = past[-1].seq if past else 0
        participant.wire.send_bytes(past[-1].data if past else encode(Wait(self.table.terms.delay)))
        if past and past[-1] is self.delayed[-1]:
            self._say_over(participant)

    def _say_over(self, participant: Participant) -> None:
        match = self.table.match
        if match is not None and match.outcome is not None:
            participant.wire.send(Over(match.outcome.why, self.table.row.id))

    def one(
        self,
        participant: Participant,
        now: float,
        made: Made | None = None,
        fresh: bool = False,
    ) -> None:
        """The table as one client may see it, with the news since it last looked."""
        match = self.table.match
        assert match is not None
        if participant.watching and self.table.terms.delay and fresh:
            self._catch_up(participant, now)
            return
        if len(participant.seats) > 1 and match.holder in participant.seats:
            participant.shown = match.holder
        made = Made() if made is None else made
        key = (participant.shown, participant.seen)
        message = made.pictures.get(key)
        if message is None:
            message = picture(match, participant.shown, now, match.beats_since(participant.seen))
            made.pictures[key] = message
        last = participant.last if participant.changes and not fresh else None
        if last is not None and last.seat != message.seat:
            last = None  # another seat at the same screen
        participant.seen = match.seq
        participant.last = message if participant.changes else None
        participant.wire.send_bytes(made.encoded(message, last))
        if fresh:
            self._say_over(participant)
