"""What one viewer is told about a match: built from nothing, per seat or for spectators."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from capes.core.event import Event
from capes.table.entry import Notice
from capes.table.match import Match
from capes.table.undo import undo_policy

PIECE = 2047
encoder = msgspec.json.Encoder()


def news_for(match: Match, seat: int | None, items: list[Event | Notice]) -> list[dict[str, Any]]:
    """News as sentences and animation data for this viewer; what the viewer may not know of is left out."""
    told: list[dict[str, Any]] = []
    for item in items:
        if isinstance(item, Notice):
            told.append({"text": item.text, "event": {"what": item.what, "seat": item.seat}})
            continue
        text = match.game.prose(item, seat, match.names)
        data = match.game.event_data(item, seat)
        if text or data is not None:
            told.append({"text": text, "event": data})
    return told


def seats_of(match: Match) -> list[dict[str, Any]]:
    """The public card of every seat."""
    return [
        {
            "seat": seat.number,
            "name": seat.name,
            "kind": seat.kind,
            "level": seat.level,
            "side": match.game.side(match.state, seat.number),
            "here": seat.here,
            "conceded": seat.conceded,
        }
        for seat in match.seats
    ]


def clocks_of(match: Match, now: float) -> list[dict[str, Any]]:
    """Seconds left for every seat and whose clock runs; empty without clocks."""
    clock = match.clock
    if clock is None:
        return []
    return [
        {"seat": seat, "left": round(clock.remaining(seat, now), 1), "running": clock.running == seat}
        for seat in range(len(match.seats))
    ]


def fairness_of(match: Match) -> dict[str, Any] | None:
    """The commitment of this match, and the server's seed once it is over."""
    terms = match.terms
    if not terms.server_seed or terms.seed:
        return None
    shown: dict[str, Any] = {"commit": match.commit, "client_seeds": match.client_seeds}
    if match.over:
        shown["server_seed"] = terms.server_seed
    return shown


def fingerprint(data: bytes) -> str:
    """What two pictures of the same view share. In pieces: for longer ones the interpreter would be let go of."""
    digest = hashlib.blake2b(digest_size=8)
    for at in range(0, len(data), PIECE):
        digest.update(data[at : at + PIECE])
    return digest.hexdigest()


def picture(match: Match, seat: int | None, now: float, news: list[Event | Notice] | None) -> dict[str, Any]:
    """The whole state message for a seat, or for spectators (None). `news` None: too much was missed to tell."""
    view = match.game.view(match.state, seat)
    return _message(match, seat, now, news, view, encoder.encode(view))


def picture_bytes(match: Match, seat: int | None, now: float, news: list[Event | Notice] | None) -> bytes:
    """The same as JSON; the view, by far the largest part, is encoded once for both message and hash."""
    view = encoder.encode(match.game.view(match.state, seat))
    return encoder.encode(_message(match, seat, now, news, msgspec.Raw(view), view))


def _message(
    match: Match, seat: int | None, now: float, news: list[Event | Notice] | None, view: Any, encoded: bytes
) -> dict[str, Any]:
    game, state = match.game, match.state
    return {
        "t": "state",
        "seq": match.seq,
        "seat": seat,
        "hash": fingerprint(encoded),
        "view": view,
        "decision": None if match.over else game.options(state, seat),
        "preview": None if match.over else game.preview(state, seat),
        "news": [] if news is None else news_for(match, seat, news),
        "gap": news is None,
        "clocks": clocks_of(match, now),
        "undo": "no" if seat is None else undo_policy(match, seat),
        "undo_asked": match.undo_asked,
        "seats": seats_of(match),
        "chance": fairness_of(match),
        "auto_pass": None if seat is None else match.seats[seat].auto_pass,
        "outcome": None if match.outcome is None else msgspec.to_builtins(match.outcome),
    }
