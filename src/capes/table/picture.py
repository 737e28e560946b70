"""What one viewer is told about a match: built from nothing, per seat or for spectators."""

from __future__ import annotations

import hashlib
from itertools import pairwise

import msgspec

from capes.core.event import Event, seen_by
from capes.core.seen import View
from capes.core.telling import told as sentence
from capes.table.difference import difference
from capes.table.entry import Beat, Notice
from capes.table.match import Match
from capes.table.messages import (
    BeatShown,
    Change,
    ClockShown,
    Conceded,
    Fairness,
    News,
    OutcomeShown,
    SeatShown,
    State,
    TimedOut,
    Undone,
)
from capes.table.undo import undo_policy

PIECE = 2047
encoder = msgspec.json.Encoder()
NOTICES = {"Undone": Undone, "Conceded": Conceded, "TimedOut": TimedOut}


def news_for(match: Match, seat: int | None, items: list[Event | Notice]) -> list[News]:
    """News as sentences and animation data for this viewer; what the viewer may not know of is left out."""
    told: list[News] = []
    for item in items:
        if isinstance(item, Notice):
            event = NOTICES[item.what](item.seat)
            told.append(News(sentence("table", event).data(), event))
            continue
        said = match.game.tell(item, seat)
        told.append(News(None if said is None else said.data(), seen_by(item, seat)))
    return told


def seats_of(match: Match) -> list[SeatShown]:
    """The public card of every seat."""
    return [
        SeatShown(
            seat=seat.number,
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            side=match.game.side(match.state, seat.number),
            here=seat.here,
            conceded=seat.conceded,
        )
        for seat in match.seats
    ]


def clocks_of(match: Match, now: float) -> list[ClockShown]:
    """Seconds left for every seat and whose clock runs; empty without clocks."""
    clock = match.clock
    if clock is None:
        return []
    return [
        ClockShown(seat, round(clock.remaining(seat, now), 1), clock.running == seat and clock.held is None)
        for seat in range(len(match.seats))
    ]


def fairness_of(match: Match) -> Fairness | None:
    """The commitment of this match, and the server's seed once it is over."""
    terms = match.terms
    if not terms.server_seed or terms.seed:
        return None
    return Fairness(match.commit, match.client_seeds, terms.server_seed if match.over else "")


def fingerprint(data: bytes) -> str:
    """What two pictures of the same view share. In pieces: for longer ones the interpreter would be let go of.

    It keeps nobody from anything, so the digest is the one that processors have instructions for.
    """
    digest = hashlib.sha1(usedforsecurity=False)
    for at in range(0, len(data), PIECE):
        digest.update(data[at : at + PIECE])
    return digest.hexdigest()[:16]


def told_by_beats(
    match: Match, seat: int | None, beats: list[Beat], view: View, looking: int | None
) -> tuple[list[News], list[BeatShown]]:
    """The news for this viewer, and how many belong to each beat with the way back to the picture before it.

    `view` is the picture after the last beat, as `looking` sees it (the seat itself but for replays). Beats of which
    the viewer is told nothing are no beats for it, and one alone need not be described. Where a position has not been
    kept its news join the next.
    """
    told: list[News] = []
    moments: list[tuple[int, View]] = []  # news told up to here, and the picture then
    for beat in beats[:-1]:
        more = news_for(match, seat, beat.news)
        told += more
        if more and beat.state is not None:
            moments.append((len(told), match.game.view(beat.state, looking)))
    told += news_for(match, seat, beats[-1].news) if beats else []
    if moments and moments[-1][0] == len(told):
        moments.pop()  # nothing is told of what came after: all of it belongs to the last beat
    if not moments:
        return told, []
    moments.append((len(told), view))
    told_of = [BeatShown(moments[0][0], None)]
    for before, after in pairwise(moments):
        told_of.append(BeatShown(after[0] - before[0], difference(after[1], before[1])))
    return told, told_of


def picture(match: Match, seat: int | None, now: float, beats: list[Beat] | None) -> State:
    """The whole state message for a seat, or for spectators (None). `beats` None: too much was missed to tell."""
    view = match.game.view(match.state, seat)
    return _message(match, seat, now, beats, view, encoder.encode(view))


def change_of(before: State, after: State) -> Change:
    """A state message told by what it changes of the one before."""
    return Change(before.seq, before.hash, difference(before, after) or {"in": {}})


def _message(
    match: Match,
    seat: int | None,
    now: float,
    beats: list[Beat] | None,
    view: View,
    encoded: bytes,
) -> State:
    game, state = match.game, match.state
    known = [Beat(match.kept_news, None)] if beats is None else beats  # for the log of who missed too much
    news, moments = told_by_beats(match, seat, known, view, seat)
    return State(
        seq=match.seq,
        seat=seat,
        hash=fingerprint(encoded),
        view=view,
        decision=None if match.over else game.options(state, seat),
        preview=None if match.over else game.preview(state, seat),
        news=news,
        beats=moments,
        gap=beats is None,
        clocks=clocks_of(match, now),
        undo="no" if seat is None else undo_policy(match, seat),
        undo_asked=match.undo_asked,
        seats=seats_of(match),
        chance=fairness_of(match),
        auto_pass=None if seat is None else match.seats[seat].auto_pass,
        outcome=None if match.outcome is None else OutcomeShown(list(match.outcome.winners), match.outcome.why),
    )
