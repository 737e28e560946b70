"""What table and server say to a client: every message as a type. What a client says is in `capes.server.wire`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from capes.core.event import Event, SeatEvent
from capes.core.seen import DecisionShown, Preview, View
from capes.table.difference import Difference
from capes.table.terms import AutoPass

UndoPolicy = Literal["free", "ask", "no"]
SeatKind = Literal["human", "bot"]


class Undone(SeatEvent, frozen=True, gc=False):
    """A player took a decision back."""


class Conceded(SeatEvent, frozen=True, gc=False):
    """A player gave up, or ran out of time."""


GameEvent = Annotated[Event | None, msgspec.Meta(extra={"name": "GameEvent"})]
AnyView = Annotated[View, msgspec.Meta(extra={"name": "AnyView"})]
AnyPreview = Annotated[Preview, msgspec.Meta(extra={"name": "AnyPreview"})]


class News(msgspec.Struct, gc=False):
    """One thing that happened: a sentence for this viewer ('' where nobody needs to read it), and the event."""

    text: str
    event: GameEvent


class BeatShown(msgspec.Struct, gc=False):
    """How many of the news belong to this beat, and the way from the picture after it to the picture before it."""

    news: int
    back: Difference | None


class SeatShown(msgspec.Struct, gc=False):
    """The public card of a seat: who sits there, on which side, and whether they are here."""

    seat: int
    name: str
    kind: SeatKind
    level: str
    side: int
    here: bool
    conceded: bool


class ClockShown(msgspec.Struct, gc=False):
    """Seconds left for a seat, and whether its clock runs."""

    seat: int
    left: float
    running: bool


class Fairness(msgspec.Struct, gc=False, omit_defaults=True):
    """The commitment to the shuffles, the players' shares, and once the match is over the server's seed."""

    commit: str
    client_seeds: list[str]
    server_seed: str = ""


class OutcomeShown(msgspec.Struct, gc=False):
    """How a match ended: the winning seats (none where nobody finished it), and why."""

    winners: list[int]
    why: str


class State(msgspec.Struct, gc=False, tag="state", tag_field="t"):
    """The table as this client may see it, what is asked, and what has happened since it was last told."""

    seq: int
    seat: int | None
    hash: str
    view: AnyView
    decision: DecisionShown | None
    preview: AnyPreview | None
    news: list[News]
    beats: list[BeatShown]
    gap: bool
    clocks: list[ClockShown]
    undo: UndoPolicy
    undo_asked: int | None
    seats: list[SeatShown]
    chance: Fairness | None
    auto_pass: AutoPass | None
    outcome: OutcomeShown | None


class Change(msgspec.Struct, gc=False, tag="change", tag_field="t"):
    """A state message as what it changes of the last one, for clients that have said `changes`."""

    since: int
    """The `seq` of the message it is about."""
    was: str
    """And its `hash`: who has another one asks for the whole with `hello`."""
    change: Difference
