"""A match made again from its journal. Only what was not taken back is played, so undoing costs nothing later."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

import msgspec

from capes.core.errors import BadRecord, CapesError
from capes.core.event import Event
from capes.core.state import CoreState
from capes.table.entry import Beat, Entry, Notice

if TYPE_CHECKING:
    from capes.table.match import Match

DAY, HOUR = 86400.0, 3600.0
GRACE = 10.0
"""Seconds after a restart before the clock of the decision's holder runs again."""

BOOKED = 100
"""Lines of the journal that are booked without a pause."""


class Snapshot(msgspec.Struct, frozen=True):
    """A position of a match on its way, so that a restart need not play everything before it again."""

    seq: int  # the line of the journal after which it was taken
    picks: int  # how many picks lead to it
    state: CoreState


def ask_of(state: CoreState) -> list[int]:
    """The decision a position leads to, by which a change of rules shows."""
    decision = state.decision
    return [] if decision is None else [decision.number, decision.seat, len(decision.options)]


def lengths_of(entries: list[Entry], start: int) -> list[int]:
    """How many picks stand after each line of the journal."""
    length, lengths = start, []
    for entry in entries:
        if entry.kind == "picks":
            length += len(entry.picks)
        elif entry.kind == "undo":
            length = entry.to
        lengths.append(length)
    return lengths


def lasting(lengths: list[int]) -> list[bool]:
    """Which lines led to a position that nothing later has taken back."""
    low = lengths[-1] if lengths else 0
    kept: list[bool] = []
    for length in reversed(lengths):
        low = min(low, length)
        kept.append(length <= low)
    return kept[::-1]


def usable(snapshot: Snapshot | None, entries: list[Entry], lengths: list[int]) -> bool:
    """Whether the picks that lead to the snapshot still stand."""
    if snapshot is None or not entries or snapshot.seq > entries[-1].seq:
        return False
    after = [length for entry, length in zip(entries, lengths, strict=True) if entry.seq >= snapshot.seq]
    return min(after) >= snapshot.picks


def _playing(match: Match, entry: Entry, picks: list[int]) -> Generator[None, None, list[Beat]]:
    """Play the last picks of a line, and tell what came of it."""
    news: list[Event | Notice] = []
    state = match.state.copy()
    for option in picks:
        try:
            match.game.pick(state, option)
        except CapesError as error:
            raise BadRecord("error-line-of-the-journal-does-not-fit", line=entry.seq, error=error.sentence) from None
        news.extend(state.news)
        yield
    match.state = state
    return [Beat(news, state)]


def resuming(
    match: Match, entries: list[Entry], now: float, snapshot: Snapshot | None = None
) -> Generator[None, None, None]:
    """Make again what the journal holds, pick by pick; BadRecord if it no longer fits the rules."""
    lengths = lengths_of(entries, len(match.picks))
    lasts = lasting(lengths)
    count = len(match.picks)  # picks that lead to match.state
    if snapshot is not None and usable(snapshot, entries, lengths):
        count, match.state = snapshot.picks, snapshot.state
        match.positions.sparse[count] = snapshot.state
    for entry, length, stands in zip(entries, lengths, lasts, strict=True):
        if entry.seq != match.seq + 1:
            raise BadRecord("error-line-of-the-journal-is-missing", line=match.seq + 1)
        beats: list[Beat] | None = None
        if stands and length > count:
            if entry.by == "player" and match.nothing_to_hide:
                match.remember_pass(entry)
            match.positions.keep(count, match.state)
            beats = yield from _playing(match, entry, entry.picks[count - length :])
            count = length
        if stands and length == count and entry.ask != ask_of(match.state):
            raise BadRecord("error-line-of-the-journal-leads-to-another", line=entry.seq)
        if entry.kind == "start":
            beats = [Beat(match.opening, match.state)]
        elif entry.kind in ("undo", "concede"):
            beats = [Beat(match.notices(entry), match.state)]
        match.book(entry)
        if entry.seq % BOOKED == 0:
            yield
        if beats is None:
            match.forget_news()
        else:
            match.tell(entry.seq, beats)
    match.settle(now)
    if match.terms.days and entries:  # days go on while nobody serves the table, but for the last hour
        match.since = max(entries[-1].at, now - match.terms.days * DAY + HOUR)
    if match.clock is not None and match.holder is not None:
        match.clock.since = now + GRACE
    for seat in match.seats:
        if seat.kind == "human":
            seat.away_since = now
