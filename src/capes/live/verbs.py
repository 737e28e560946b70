"""What each verb of the socket does. Every verb that acts checks first that the client plays a seat."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from capes.language.catalogue import Reader
from capes.language.sentence import listed, sentence_of
from capes.live.errors import Clash, Forbidden, Refused, TooMuch
from capes.live.names import clean_text
from capes.live.participant import Participant
from capes.live.slices import in_slices
from capes.live.wire import (
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
    Reporting,
    Say,
    Undo,
    UndoAnswer,
    Why,
    encode,
)
from capes.table import messages
from capes.table.errors import CardBug, NotYours
from capes.table.match import Match
from capes.table.picture import news_for
from capes.table.undo import answer_undo, plan_undo, target
from capes.table.watch import sight

if TYPE_CHECKING:
    from capes.live.table import LiveTable


def _match(table: LiveTable) -> Match:
    if table.match is None:
        raise Clash("error-the-game-has-not-begun-yet")
    return table.match


def _seat(table: LiveTable, participant: Participant) -> int:
    """The seat this client acts for: the one that holds the decision if it plays several."""
    if not participant.seats:
        raise Forbidden("error-spectators-cannot-do-that")
    match = table.match
    if match is not None and match.holder in participant.seats:
        return match.holder
    return participant.seats[0] if participant.shown is None else participant.shown


async def hello(table: LiveTable, participant: Participant, message: Hello) -> None:
    """A client wants to be brought up to date."""
    participant.seen = message.last_seq
    participant.last = None
    if table.match is None:
        table.broadcast.waiting(participant)
    else:
        table.broadcast.one(participant, table.house.now(), fresh=True)


async def ping(table: LiveTable, participant: Participant, message: Ping) -> None:
    """Still here."""
    participant.wire.send(messages.Pong())


async def pick(table: LiveTable, participant: Participant, message: Pick) -> None:
    """Decisions answered."""
    began = time.perf_counter()
    seat = _seat(table, participant)
    async with table.lock:
        match = _match(table)
        if _done_before(match, participant, message.id):
            return
        # On one device the holder may have changed while this message waited for the table.
        seat = _seat(table, participant) if len(participant.seats) > 1 else seat
        picks: list[tuple[int | None, int]] = [(one.decision, one.option) for one in message.picks]
        try:
            now = table.house.now()
            plan = await in_slices(match.planning_picks(seat, picks, now, message.id, message.seq))
        except CardBug as error:
            await table.save_bug(error, seat, [one.option for one in message.picks])
            raise
        await table.carry_out(plan, participant.wire)
    table.house.meter.answered(time.perf_counter() - began)


async def _unfold(match: Match, seat: int) -> None:
    """Play the position an undo would lead to again, in slices, if it is not at hand."""
    kept = target(match, seat)
    if kept is not None:
        await in_slices(match.rebuilding(kept))


def _done_before(match: Match, participant: Participant, id: str) -> bool:
    """A resend gets the first answer again."""
    for seat in participant.seats:
        seq = match.known(seat, id)
        if seq is not None:
            participant.wire.send(messages.Acknowledged(id, seq))
            return True
    return False


async def undo(table: LiveTable, participant: Participant, message: Undo) -> None:
    """Take back, or ask to."""
    seat = _seat(table, participant)
    async with table.lock:
        match = _match(table)
        if _done_before(match, participant, message.id):
            return
        await _unfold(match, seat)
        plan = plan_undo(match, seat, table.house.now(), message.id)
        if plan is not None:
            await table.carry_out(plan, participant.wire)
            return
        participant.wire.send(messages.Acknowledged(message.id, match.seq))
        table.broadcast.tell(messages.UndoAsked(seat))


async def undo_answer(table: LiveTable, participant: Participant, message: UndoAnswer) -> None:
    """Yes or no to somebody's request."""
    async with table.lock:
        match = _match(table)
        asker = match.undo_asked
        mine = [seat for seat in participant.seats if seat != asker]
        if asker is not None and message.yes:
            await _unfold(match, asker)
        if not mine:
            raise NotYours("error-this-is-not-yours-to-answer")
        plan = answer_undo(match, mine[0], message.yes, table.house.now())
        if plan is not None:
            await table.carry_out(plan, None)
        elif not message.yes:
            table.broadcast.tell(messages.UndoRefused(asker))


async def concede(table: LiveTable, participant: Participant, message: Concede) -> None:
    """Give up."""
    seat = _seat(table, participant)
    async with table.lock:
        match = _match(table)
        if _done_before(match, participant, message.id):
            return
        await table.carry_out(match.plan_concede(seat, table.house.now(), message.id), participant.wire)


async def say(table: LiveTable, participant: Participant, message: Say) -> None:
    """Preset phrases for everybody; text of one's own for account holders where the table allows it."""
    person = participant.wire.me.person
    told = messages.Said(participant.shown, person.name)
    if message.phrase is not None:
        if message.phrase not in PHRASES:
            raise Refused(
                "error-there-is-no-phrase-the-phrases-are", phrase=repr(message.phrase), phrases=listed(PHRASES)
            )
        told.phrase = message.phrase
    elif message.text is not None:
        if not table.terms.chat and not person.talk:
            raise Forbidden("error-this-table-talks-in-preset-phrases-only")
        if person.kind != "account":
            raise Forbidden("error-guests-talk-in-preset-phrases")
        if not table.terms.chat and not any(
            other.wire.me.person.talk for other in table.participants.values() if other.wire.me.id != person.id
        ):
            raise Forbidden("error-nobody-here-reads-free-text")
        text = clean_text(message.text, 300)
        if not text:
            raise Refused("error-there-is-nothing-to-say-in-that")
        told.text = text
    else:
        raise Refused("error-say-a-phrase-or-a-text")
    table.said.append({**to_builtins(told), "person": person.id})
    data = encode(told)
    for other in table.participants.values():
        wanted = not told.text or table.terms.chat or other.wire.me.person.talk
        if wanted and person.id not in other.muted and (not participant.watching or other.watching):
            if participant.watching:
                other.wire.send_bytes(data)
            else:
                table.broadcast.send(other, data)


async def why(table: LiveTable, participant: Participant, message: Why) -> None:
    """Why not?"""
    match, seat = _match(table), _seat(table, participant)
    found = match.game.why_not(match.state, seat, message.wish)
    reasons = [messages.ReasonShown(**one.data()) for one in found]
    participant.wire.send(messages.Answer(message.id, reasons=reasons))


async def explain(table: LiveTable, participant: Participant, message: Explain) -> None:
    """A card's numbers as their causes."""
    match = _match(table)
    found = match.game.explain(table.broadcast.position(participant), _eyes(table, participant), message.card)
    participant.wire.send(messages.Answer(message.id, explain=found))


async def preview(table: LiveTable, participant: Participant, message: Preview) -> None:
    """A fight not yet declared."""
    match, seat = _match(table), _seat(table, participant)
    found = match.game.foresee(match.state, seat, tuple(message.attackers), message.defender)
    participant.wire.send(messages.Answer(message.id, preview=found))


async def hint(table: LiveTable, participant: Participant, message: Hint) -> None:
    """A good option for the pending decision."""
    match, seat = _match(table), _seat(table, participant)
    if match.terms.rated:
        raise Forbidden("error-there-are-no-hints-in-rated-games")
    if match.holder != seat or match.state.decision is None:
        raise NotYours("error-it-is-not-your-decision")
    number = match.state.decision.number
    found = await table.house.bots.advise(sight(match, seat, "hero", table.house.settings.bot_seconds))
    decision = match.state.decision
    if decision is None or decision.number != number:
        raise Clash("error-the-decision-has-been-made-meanwhile")
    best, *others = [one.to_data() for one in found]
    shown = messages.HintShown(**best, decision=number, others=[messages.Hinted(**one) for one in others])
    participant.wire.send(messages.Answer(message.id, hint=shown))


async def settings(table: LiveTable, participant: Participant, message: ChangeSettings) -> None:
    """How chances to act are passed."""
    _seat(table, participant)
    match = _match(table)
    async with table.lock:
        for seat in participant.seats:
            match.set_auto_pass(seat, message.auto_pass)
    participant.wire.send(messages.Settings(message.auto_pass))
    table.wake.set()


async def mute(table: LiveTable, participant: Participant, message: Mute) -> None:
    """Read somebody no more, or again."""
    seats = table.terms.seats
    if message.seat >= len(seats) or not seats[message.seat].person:
        raise Refused("error-nobody-sits-there")
    other = seats[message.seat].person
    if other == participant.wire.me.id:
        raise Refused("error-you-cannot-mute-yourself")
    await table.house.mute(participant.wire.me.id, other, message.on)
    (participant.muted.add if message.on else participant.muted.discard)(other)
    participant.wire.send(messages.Muted(message.seat, message.on))


async def report(table: LiveTable, participant: Participant, message: Report) -> None:
    """Keep a report with the talk and, once the game is over, the record."""
    text = clean_text(message.text, 1000)
    match = table.match
    if message.seat is not None and message.seat >= len(table.terms.seats):
        raise Refused("error-nobody-sits-there")
    if not table.house.may_report(participant.wire.me.id):
        raise TooMuch("error-thank-you-further-reports-in-a-few-minutes")
    recent = [] if match is None else match.news_since(max(0, match.seq - 20)) or []
    news: list[str] = []
    if match is not None:
        reader = Reader(names=match.names, card_name=match.game.card_name)
        told = news_for(match, _eyes(table, participant), recent)
        news = [reader.line(sentence_of(one.said)) for one in told if one.said]
    body = encode(
        {
            "about": message.seat,
            "said": list(table.said),
            "news": news,
            "seq": None if match is None else match.seq,
        }
    )
    await table.house.report(secrets.token_hex(8), "player", table.row.id, participant.wire.me.id, text, body.decode())
    participant.wire.send(messages.Acknowledged(message.id, participant.seen))
    await table.release_clocks(participant.wire.id)


async def reporting(table: LiveTable, participant: Participant, message: Reporting) -> None:
    """Clocks stand still while somebody who plays writes a report."""
    _match(table), _seat(table, participant)
    if message.on:
        await table.hold_clocks(participant)
    else:
        await table.release_clocks(participant.wire.id)
    participant.wire.send(messages.Acknowledged(message.id, participant.seen))


def _eyes(table: LiveTable, participant: Participant) -> int | None:
    return participant.shown if participant.seats else None


Verb = Callable[["LiveTable", Participant, Any], Awaitable[None]]
VERBS: dict[type, Verb] = {
    Hello: hello,
    Pick: pick,
    Undo: undo,
    UndoAnswer: undo_answer,
    Concede: concede,
    Say: say,
    Why: why,
    Explain: explain,
    Preview: preview,
    Hint: hint,
    ChangeSettings: settings,
    Mute: mute,
    Report: report,
    Reporting: reporting,
    Ping: ping,
}
"""What each kind of message does."""
