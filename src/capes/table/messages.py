"""What table and server say to a client: every message as a type. What a client says is in `capes.live.wire`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from capes.core import seen
from capes.core.event import Event, SeatEvent
from capes.core.seen import DecisionShown, Explanation, Preview, View, one_of
from capes.table.difference import Difference
from capes.table.terms import AutoPass

UndoPolicy = Literal["free", "ask", "no"]
SeatKind = Literal["human", "bot"]
TableState = Annotated[str, one_of("TableState", ("open", "live", "over", "abandoned"))]
Arguments = Annotated[dict[str, Any], msgspec.Meta(extra={"name": "Record<string, Argument>"})]


WayBack = Annotated[Difference, msgspec.Meta(extra={"name": "WayBack"})]


class Undone(SeatEvent, frozen=True, gc=False):
    """A player took a decision back."""


class Conceded(SeatEvent, frozen=True, gc=False):
    """A player gave up."""


class TimedOut(SeatEvent, frozen=True, gc=False):
    """A player ran out of time."""


GameEvent = Annotated[Event, msgspec.Meta(extra={"name": "GameEvent"})]
AnyView = Annotated[View, msgspec.Meta(extra={"name": "AnyView"})]
AnyExplanation = Annotated[Explanation, msgspec.Meta(extra={"name": "AnyExplanation"})]
AnyPreview = Annotated[Preview, msgspec.Meta(extra={"name": "AnyPreview"})]


class News(msgspec.Struct, gc=False):
    """One thing that happened: a sentence for this viewer (null where nobody needs to read it), and the event."""

    said: seen.Said | None
    event: GameEvent | None


class BeatShown(msgspec.Struct, gc=False):
    """How many of the news belong to this beat, and the way from the picture after it to the picture before it."""

    news: int
    back: WayBack | None


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
    """How a match ended: the winning seats (none where nobody finished it), and why: `over-` and this is the key."""

    winners: list[int]
    why: str


class ClockAgreed(msgspec.Struct, gc=False):
    """Seconds at the start, and seconds added each time the decision is handed on."""

    start: float
    add: float


class TableCard(msgspec.Struct, gc=False):
    """The public card of a table; `free` is how many seats nobody has taken.

    Who asks for one table is told its own seat, and if it sits there the invitation.
    """

    table: str
    game: str
    mode: str
    state: TableState
    private: bool
    seats: list[SeatShown]
    free: int
    clock: ClockAgreed | None
    rated: bool
    hotseat: bool
    spectators: bool
    delay: float
    watching: int
    created: float
    touched: float
    outcome: OutcomeShown | None
    prepared: bool
    rematch: str | None
    forked_from: str | None
    commit: str
    people: list[str]
    """Who sits at each seat, by id; empty for bots and free seats."""
    mains: list[str]
    """The Main Character of each seat's deck, where the game has decks."""
    options: dict[str, bool]
    """What was agreed beside the mode."""
    edition: str
    choosing: list[bool]
    """Who is still choosing a deck; nothing is dealt before."""
    quick: bool
    """Whether it was laid by a quick match."""
    chat: bool
    undo: bool
    days: float
    """Days a move may take in a game by turns; 0 in one that is played in one sitting."""
    turn: int
    """How far a live game is; 0 where this process does not know."""
    holds: int | None
    """The seat that must decide, in a live game."""
    seat: int | msgspec.UnsetType | None = msgspec.UNSET
    deck: str | msgspec.UnsetType = msgspec.UNSET
    """The id or name of the deck of who asks."""
    invite: str | msgspec.UnsetType | None = msgspec.UNSET


class ReasonShown(msgspec.Struct, gc=False):
    """Why something is not possible: the row of the rules, and a sentence."""

    rule: str
    key: str
    args: Arguments


class Hinted(msgspec.Struct, gc=False, omit_defaults=True):
    """An option as a bot sees it; one that thinks ahead tells its chance, how sure it is, and what would follow."""

    option: int
    label: seen.Said
    chance: float | None = None
    walks: int = 0
    line: list[seen.Said] = []


class HintShown(Hinted, gc=False, kw_only=True):
    """The best option of a decision, and others beside it."""

    decision: int
    others: list[Hinted]


class Outgoing(msgspec.Struct, gc=False, tag_field="t"):
    """Anything a table or the server says to a client."""


class State(Outgoing, gc=False, tag="state"):
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


class Change(Outgoing, gc=False, tag="change"):
    """A state message as what it changes of the last one, for clients that have said `changes`."""

    since: int
    """The `seq` of the message it is about."""
    was: str
    """And its `hash`: who has another one asks for the whole with `hello`."""
    change: WayBack


class Waiting(Outgoing, gc=False, tag="waiting"):
    """The game has not begun."""

    table: TableCard
    seat: int | None
    commit: str


class Acknowledged(Outgoing, gc=False, tag="ack"):
    """The message with that id has been carried out, by the change `seq`."""

    id: str
    seq: int


class Refused(Outgoing, gc=False, tag="refused"):
    """The message with that id (null: an unreadable one) changed nothing; `error` is the sentence in English."""

    id: str | None
    error: str
    key: str
    args: Arguments
    reasons: list[ReasonShown]


class Answer(Outgoing, gc=False, tag="answer"):
    """What a `why`, `explain`, `preview` or `hint` asked for; that one alone is there."""

    id: str
    reasons: list[ReasonShown] | msgspec.UnsetType = msgspec.UNSET
    explain: AnyExplanation | msgspec.UnsetType = msgspec.UNSET
    preview: AnyPreview | msgspec.UnsetType | None = msgspec.UNSET
    hint: HintShown | msgspec.UnsetType = msgspec.UNSET


class Said(Outgoing, gc=False, tag="said", omit_defaults=True):
    """Somebody (`seat` null: a spectator) says a preset phrase or a text."""

    seat: int | None
    name: str
    phrase: str = ""
    text: str = ""


class UndoAsked(Outgoing, gc=False, tag="undo-asked"):
    """A player would like to take the last decision back."""

    seat: int


class UndoRefused(Outgoing, gc=False, tag="undo-refused"):
    """Somebody did not want that."""

    seat: int | None


class Seats(Outgoing, gc=False, tag="seats"):
    """Who is here has changed."""

    seats: list[SeatShown]
    clocks: list[ClockShown]


class Settings(Outgoing, gc=False, tag="settings"):
    """How chances to act are passed for this client from now on."""

    auto_pass: AutoPass


class Muted(Outgoing, gc=False, tag="muted"):
    """Whether this client is spared what a seat says."""

    seat: int
    on: bool


class Rematch(Outgoing, gc=False, tag="rematch"):
    """The table at which the same players play again."""

    table: str


class Elsewhere(Outgoing, gc=False, tag="elsewhere"):
    """Another tab has taken this seat."""


class Wait(Outgoing, gc=False, tag="wait"):
    """Spectators of a delayed table have nothing to see yet."""

    seconds: float


class Pong(Outgoing, gc=False, tag="pong"):
    """Still here."""


class Over(Outgoing, gc=False, tag="over"):
    """The match is over, and why; `record` is the table whose record can be read, null for none."""

    why: str
    record: str | None
