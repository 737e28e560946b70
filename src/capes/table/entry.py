"""One line of a match's journal. Set-up, seeds and these lines are the match; all else is computed."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from capes.core.event import Event
from capes.core.state import CoreState

By = Literal["player", "bot", "auto-pass", "stand-in"]
Kind = Literal["start", "picks", "undo", "concede"]


class Entry(msgspec.Struct):
    """Something that changed the match: picks, an undo, a concession."""

    seq: int
    kind: Kind
    seat: int = -1
    picks: list[int] = []
    to: int = 0  # undo: how many picks are kept
    by: By = "player"
    msg: str = ""  # the client's own id for the message, so that a resend is recognised
    clocks: list[float] = []
    at: float = 0.0
    ask: list[int] = []  # the decision that follows: number, seat, options; a change of rules shows here
    why: str = ""


class Unit(msgspec.Struct, frozen=True):
    """Picks made as one message, as undo takes them back."""

    start: int
    seat: int
    by: By


class Notice(msgspec.Struct, frozen=True):
    """Something that happened beside the rules, the same for every viewer."""

    what: Literal["Undone", "Conceded", "TimedOut"]
    seat: int


class Beat(NamedTuple):
    """Some news, and the position they led to; None where it has not been kept."""

    news: list[Event | Notice]
    state: CoreState | None


class Plan:
    """A change worked out on a copy: to be kept first, and only then to be made."""

    __slots__ = ("beats", "entry", "news", "state")

    def __init__(
        self, entry: Entry, state: CoreState, news: list[Event | Notice], beats: list[Beat] | None = None
    ) -> None:
        self.entry = entry
        self.state = state
        self.news = news
        self.beats = beats or [Beat(news, state)]  # the same news with the positions on the way, where somebody watches


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: the winning seats and why; no winners for a match nobody finished."""

    winners: tuple[int, ...]
    why: str


class Chore(msgspec.Struct, frozen=True):
    """What the table must do by itself, and when."""

    kind: Literal["bot", "auto-pass", "stand-in", "flag", "give-up"]
    seat: int
    at: float
