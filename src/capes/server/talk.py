"""What each verb of the socket does. Every verb that acts checks first that the client plays a seat."""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from capes.core.errors import CapesError
from capes.server.connection import RESTART, Party, Wire
from capes.server.errors import Clash, Forbidden, Moved, Refused, TooMuch
from capes.server.names import clean_text
from capes.server.wire import (
    PHRASES,
    ChangeSettings,
    Concede,
    Explain,
    Hello,
    Hint,
    Mute,
    Pick,
    Ping,
    Preview,
    Report,
    Say,
    Undo,
    UndoAnswer,
    Why,
    encode,
)
from capes.table.errors import CardBug, NotYours
from capes.table.match import Match
from capes.table.picture import news_for
from capes.table.undo import answer_undo, plan_undo
from capes.table.watch import sight

if TYPE_CHECKING:
    from capes.server.host import Host

SAID_KEPT = 50


class Talk:
    """The conversation at one table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.said: deque[dict[str, Any]] = deque(maxlen=SAID_KEPT)
        self._verbs: dict[type, Callable[[Party, Any], Awaitable[None]]] = {
            Hello: self.hello,
            Pick: self.pick,
            Undo: self.undo,
            UndoAnswer: self.undo_answer,
            Concede: self.concede,
            Say: self.say,
            Why: self.why,
            Explain: self.explain,
            Preview: self.preview,
            Hint: self.hint,
            ChangeSettings: self.settings,
            Mute: self.mute,
            Report: self.report,
            Ping: self.ping,
        }

    async def receive(self, wire: Wire, message: Any) -> None:
        """Carry out one message; whatever goes wrong concerns this message alone."""
        host = self.host
        party = host.parties.get(wire.id)
        if party is None:
            wire.send({"t": "refused", "id": getattr(message, "id", None), "error": "say hello first", "reasons": []})
            return
        try:
            await self._verbs[type(message)](party, message)
        except Moved:
            for other in list(host.parties.values()):
                other.wire.close(RESTART)
        except CapesError as error:
            host.refuse(wire, getattr(message, "id", None), error)
        except Exception:
            host.log.exception("message failed", verb=type(message).__name__)
            host.refuse(wire, getattr(message, "id", None), Refused("this could not be done; nothing has changed"))

    def _match(self) -> Match:
        if self.host.match is None:
            raise Clash("the game has not begun yet")
        return self.host.match

    def _seat(self, party: Party) -> int:
        """The seat this client acts for: the one that holds the decision if it plays several."""
        if not party.seats:
            raise Forbidden("spectators cannot do that")
        match = self.host.match
        if match is not None and match.holder in party.seats:
            return match.holder
        return party.seats[0] if party.shown is None else party.shown

    async def hello(self, party: Party, message: Hello) -> None:
        """A client wants to be brought up to date."""
        party.seen = message.last_seq
        if self.host.match is None:
            self.host.show.waiting()
        else:
            self.host.show.one(party, self.host.context.now(), fresh=True)

    async def ping(self, party: Party, message: Ping) -> None:
        """Still here."""
        party.wire.send({"t": "pong"})

    async def pick(self, party: Party, message: Pick) -> None:
        """Decisions answered."""
        host, began = self.host, time.perf_counter()
        seat = self._seat(party)
        async with host.lock:
            match = self._match()
            if self._done_before(match, party, message.id):
                return
            # On one device the holder may have changed while this message waited for the table.
            seat = self._seat(party) if len(party.seats) > 1 else seat
            picks: list[tuple[int | None, int]] = [(one.decision, one.option) for one in message.picks]
            try:
                plan = match.plan_picks(seat, picks, host.context.now(), message.id, message.seq)
            except CardBug as error:
                await host.save_bug(error, seat, [one.option for one in message.picks])
                raise
            await host.carry_out(plan, party.wire)
        host.context.metrics.pick_seconds.observe(time.perf_counter() - began)

    def _done_before(self, match: Match, party: Party, id: str) -> bool:
        """A resend gets the first answer again."""
        for seat in party.seats:
            seq = match.known(seat, id)
            if seq is not None:
                party.wire.send({"t": "ack", "id": id, "seq": seq})
                return True
        return False

    async def undo(self, party: Party, message: Undo) -> None:
        """Take back, or ask to."""
        host = self.host
        seat = self._seat(party)
        async with host.lock:
            match = self._match()
            if self._done_before(match, party, message.id):
                return
            plan = plan_undo(match, seat, host.context.now(), message.id)
            if plan is not None:
                await host.carry_out(plan, party.wire)
                return
            party.wire.send({"t": "ack", "id": message.id, "seq": match.seq})
            host.show.tell({"t": "undo-asked", "seat": seat})

    async def undo_answer(self, party: Party, message: UndoAnswer) -> None:
        """Yes or no to somebody's request."""
        host = self.host
        async with host.lock:
            match = self._match()
            asker = match.undo_asked
            mine = [seat for seat in party.seats if seat != asker]
            if not mine:
                raise NotYours("this is not yours to answer")
            plan = answer_undo(match, mine[0], message.yes, host.context.now())
            if plan is not None:
                await host.carry_out(plan, None)
            elif not message.yes:
                host.show.tell({"t": "undo-refused", "seat": asker})

    async def concede(self, party: Party, message: Concede) -> None:
        """Give up."""
        host = self.host
        seat = self._seat(party)
        async with host.lock:
            match = self._match()
            if self._done_before(match, party, message.id):
                return
            await host.carry_out(match.plan_concede(seat, host.context.now(), message.id), party.wire)

    async def say(self, party: Party, message: Say) -> None:
        """Preset phrases for everybody; text of one's own for account holders where the table allows it."""
        host, person = self.host, party.wire.me.person
        told: dict[str, Any] = {"t": "said", "seat": party.shown, "name": person.name}
        if message.phrase is not None:
            if message.phrase not in PHRASES:
                raise Refused(f"there is no phrase {message.phrase!r}; the phrases are {', '.join(PHRASES)}")
            told["phrase"] = message.phrase
        elif message.text is not None:
            if not host.terms.chat:
                raise Forbidden("this table talks in preset phrases only")
            if person.kind != "account":
                raise Forbidden("guests talk in preset phrases")
            text = clean_text(message.text, 300)
            if not text:
                raise Refused("there is nothing to say in that")
            told["text"] = text
        else:
            raise Refused("say a phrase or a text")
        self.said.append(told | {"person": person.id})
        data = encode(told)
        for other in host.parties.values():
            if person.id not in other.muted and (not party.watching or other.watching):
                if party.watching:
                    other.wire.send_bytes(data)
                else:
                    host.show.hand(other, data)

    async def why(self, party: Party, message: Why) -> None:
        """Why not?"""
        match, seat = self._match(), self._seat(party)
        found = match.game.why_not(match.state, seat, message.wish)
        reasons = [{"rule": one.rule, "text": one.text, "facts": list(one.facts)} for one in found]
        party.wire.send({"t": "answer", "id": message.id, "reasons": reasons})

    async def explain(self, party: Party, message: Explain) -> None:
        """A card's numbers as their causes."""
        match = self._match()
        found = match.game.explain(self.host.show.position(party), self._eyes(party), message.card)
        party.wire.send({"t": "answer", "id": message.id, "explain": found})

    async def preview(self, party: Party, message: Preview) -> None:
        """A fight not yet declared."""
        match, seat = self._match(), self._seat(party)
        found = match.game.foresee(match.state, seat, tuple(message.attackers), message.defender)
        party.wire.send({"t": "answer", "id": message.id, "preview": found})

    async def hint(self, party: Party, message: Hint) -> None:
        """A good option for the pending decision."""
        host, match, seat = self.host, self._match(), self._seat(party)
        if match.terms.rated:
            raise Forbidden("there are no hints in rated games")
        if match.holder != seat or match.state.decision is None:
            raise NotYours("it is not your decision")
        number = match.state.decision.number
        found = await host.context.bots.advise(sight(match, seat, "hero", host.context.settings.bot_seconds))
        decision = match.state.decision
        if decision is None or decision.number != number:
            raise Clash("the decision has been made meanwhile")
        best, *others = [one.to_data() for one in found]
        party.wire.send({
            "t": "answer", "id": message.id, "hint": {"decision": number, **best, "others": others}
        })

    async def settings(self, party: Party, message: ChangeSettings) -> None:
        """How chances to act are passed."""
        self._seat(party)
        match = self._match()
        async with self.host.lock:
            for seat in party.seats:
                match.set_auto_pass(seat, message.auto_pass)
        party.wire.send({"t": "settings", "auto_pass": message.auto_pass})
        self.host.wake.set()

    async def mute(self, party: Party, message: Mute) -> None:
        """Read somebody no more, or again."""
        seats = self.host.terms.seats
        if message.seat >= len(seats) or not seats[message.seat].person:
            raise Refused("nobody sits there")
        other = seats[message.seat].person
        if other == party.wire.me.id:
            raise Refused("you cannot mute yourself")
        await self.host.context.people_store.mute(party.wire.me.id, other, message.on)
        (party.muted.add if message.on else party.muted.discard)(other)
        party.wire.send({"t": "muted", "seat": message.seat, "on": message.on})

    async def report(self, party: Party, message: Report) -> None:
        """Keep a report with the talk and, once the game is over, the record."""
        host = self.host
        text = clean_text(message.text, 1000)
        match = host.match
        if message.seat is not None and message.seat >= len(host.terms.seats):
            raise Refused("nobody sits there")
        if not host.context.reports.take(party.wire.me.id):
            raise TooMuch("thank you; further reports in a few minutes, please")
        recent = [] if match is None else match.news_since(max(0, match.seq - 20)) or []
        news = [] if match is None else news_for(match, self._eyes(party), recent)
        body = encode({
            "about": message.seat, "said": list(self.said), "news": [item["text"] for item in news],
            "seq": None if match is None else match.seq,
        })
        await host.context.people_store.report(
            secrets.token_hex(8), "player", host.row.id, party.wire.me.id, text, body.decode(), host.context.now()
        )
        party.wire.send({"t": "ack", "id": message.id, "seq": 0 if match is None else match.seq})

    def _eyes(self, party: Party) -> int | None:
        return party.shown if party.seats else None
