"""When a decision may be taken back: freely, by asking, or not at all."""

from __future__ import annotations

from typing import Literal

from capes.table.entry import Plan
from capes.table.errors import NotYours, NoUndo
from capes.table.match import Match

Undo = Literal["free", "ask", "no"]
MOST_LINES = 20_000
"""Changes of a match after which nothing is taken back any more: no game is that long but by picking and undoing."""


def rivals(match: Match, seat: int) -> list[int]:
    """The seats of other people who still play: those whom an undo would concern."""
    person = match.seats[seat].person
    return [other.number for other in match.seats if other.plays and other.number != seat and other.person != person]


def target(match: Match, seat: int) -> int | None:
    """How many picks would be kept: up to the asker's own last decision (on one device, anybody's)."""
    mine = set(match.seats_of(match.seats[seat].person)) if match.terms.hotseat else {seat}
    for unit in reversed(match.units):
        if unit.by == "player" and unit.seat in mine:
            return unit.start
    return None


def undo_policy(match: Match, seat: int) -> Undo:
    """What the seat may do about its last decision right now."""
    kept = target(match, seat)
    if match.over or kept is None or match.seats[seat].conceded or match.seq >= MOST_LINES:
        return "no"
    others = rivals(match, seat)
    if not others:
        return "free"
    if match.holder == seat and _alone_since(match, seat, kept):
        if not match.game.revealed(match.position_before(kept), match.state):
            return "free"
    if match.terms.rated or not match.terms.undo or match.undo_asked is not None:
        return "no"
    return "ask"


def _alone_since(match: Match, seat: int, kept: int) -> bool:
    """Whether nobody else has decided since."""
    for unit in reversed(match.units):
        if unit.start < kept:
            break
        if unit.seat != seat:
            return False
    return True


def plan_undo(match: Match, seat: int, now: float, msg: str = "") -> Plan | None:
    """The undo itself if it is free; None if the request now waits for the others' answer."""
    policy = undo_policy(match, seat)
    kept = target(match, seat)
    if policy == "no" or kept is None:
        raise NoUndo(_refusal(match, seat))
    if policy == "free":
        whose = next(unit.seat for unit in match.units if unit.start == kept)  # on one device perhaps another's
        return match.plan_back_to(whose, kept, now, msg)
    match.undo_asked = seat
    match.undo_agreed = set()
    match.remember(seat, msg)
    return None


def answer_undo(match: Match, seat: int, yes: bool, now: float) -> Plan | None:
    """One answer to the pending request; the undo once all whom it concerns have agreed."""
    asker = match.undo_asked
    if asker is None:
        raise NoUndo("error-nobody-asks-for-an-undo")
    concerned = rivals(match, asker)
    if seat not in concerned:
        raise NotYours("error-this-is-not-yours-to-answer")
    if not yes:
        match.undo_asked = None
        return None
    match.undo_agreed.add(seat)
    kept = target(match, asker)
    if set(concerned) <= match.undo_agreed and kept is not None:
        return match.plan_back_to(asker, kept, now)
    return None


def _refusal(match: Match, seat: int) -> str:
    """The key of what stands against it."""
    if match.over:
        return "error-the-game-is-over-nothing-can-be-taken-back"
    if target(match, seat) is None:
        return "error-there-is-nothing-of-yours-to-take-back"
    if match.seq >= MOST_LINES:
        return "error-this-game-has-been-taken-back-too-often"
    if match.undo_asked is not None:
        return "error-an-undo-is-being-asked-for-already"
    if match.terms.rated:
        return "error-no-undo-in-a-rated-game"
    return "error-no-undo-at-this-table"
