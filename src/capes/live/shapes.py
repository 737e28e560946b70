"""Bodies and answers of the HTTP calls that a page without a server makes too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from capes.core.seen import Said

GameId = Annotated[str, Meta(min_length=1, max_length=20)]


class ErrorAnswer(msgspec.Struct):
    """What went wrong, as a key of the catalogues with its arguments and in English, with the rules behind it."""

    error: str
    key: str = "plain"
    args: dict[str, Any] = {}
    reasons: list[dict[str, Any]] = []


class GuestAnswer(msgspec.Struct):
    """Who you are here."""

    id: str
    name: str
    kind: str
    csrf: str
    login: str | None = None
    talk: bool = False
    codes: list[str] = []
    """Recovery codes, shown once: when the account is opened."""


class NameBody(msgspec.Struct, forbid_unknown_fields=True):
    """A new name."""

    name: Annotated[str, Meta(min_length=1, max_length=400)]


class SeatBody(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to be laid."""

    kind: Literal["human", "bot"] = "human"
    level: Annotated[str, Meta(max_length=20)] = ""


class ClockBody(msgspec.Struct, forbid_unknown_fields=True):
    """A Fischer clock."""

    start: Annotated[float, Meta(ge=10, le=86_400)]
    add: Annotated[float, Meta(ge=0, le=600)] = 0.0


class TableBody(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: GameId
    setup: dict[str, Any] = {}
    seats: Annotated[list[SeatBody], Meta(min_length=1, max_length=8)] = []
    clock: ClockBody | None = None
    private: bool = False
    hotseat: bool = False
    rated: bool = False
    spectators: bool = True
    delay: Annotated[float, Meta(ge=0, le=600)] = 0.0
    leaver: Literal["bot", "pass", "concede"] = "bot"
    undo: bool = True
    chat: bool = False
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    lesson: Annotated[str, Meta(max_length=50)] | None = None
    deck: Any = None
    days: Annotated[int, Meta(ge=0, le=7)] = 0
    """Days a move may take in a game by turns; 0: it is played in one sitting."""


class TableAnswer(msgspec.Struct):
    """A new table: its address, the invitation and your seat."""

    table: str
    invite: str
    seat: int | None
    commit: str


class JoinBody(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat."""

    invite: Annotated[str, Meta(max_length=64)] | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    deck: Any = None


class JoinAnswer(msgspec.Struct):
    """The seat taken."""

    table: str
    seat: int


class ForkBody(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from here."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    seats: Annotated[list[SeatBody], Meta(max_length=8)] = []
    hotseat: bool = False
    private: bool = True


class DeckBody(msgspec.Struct, forbid_unknown_fields=True):
    """A deck in any known format, as text."""

    game: GameId
    text: Annotated[str, Meta(max_length=64 * 1024)]


class CardBody(msgspec.Struct, forbid_unknown_fields=True):
    """A card of one's own as it is being written; with a line and a column, what could come next is told."""

    text: Annotated[str, Meta(max_length=6000)]
    game: GameId = "vs"
    line: Annotated[int, Meta(ge=-1, le=1000)] = -1
    column: Annotated[int, Meta(ge=-1, le=10_000)] = -1


class DeckData(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as cards by id."""

    main: Annotated[str, Meta(max_length=60)] = ""
    cards: dict[str, int] = {}
    name: Annotated[str, Meta(max_length=200)] = ""
    notes: Annotated[str, Meta(max_length=4000)] = ""


class DeckWriteBody(msgspec.Struct, forbid_unknown_fields=True):
    """A deck to be written down in one of the game's formats."""

    game: GameId
    deck: DeckData
    format: Annotated[str, Meta(max_length=20)]


class DeckText(msgspec.Struct):
    """A deck, written down."""

    text: str


class MatchUpBody(msgspec.Struct, forbid_unknown_fields=True):
    """A deck (its link or the name of a ready-made one) to be tried against others by bots."""

    game: GameId
    deck: Annotated[str, Meta(min_length=1, max_length=8000)]
    against: Annotated[list[str], Meta(min_length=1, max_length=40)]
    bot: Annotated[str, Meta(max_length=20)] = "sidekick"
    games: Annotated[int, Meta(ge=1, le=200)] = 20
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 1


class PriceBody(msgspec.Struct, forbid_unknown_fields=True):
    """A card of one's own whose worth is to be found out in games between bots."""

    text: Annotated[str, Meta(min_length=1, max_length=6000)]
    game: GameId = "vs"
    games: Annotated[int, Meta(ge=2, le=200)] = 60
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 1


class MatchUpAnswer(msgspec.Struct):
    """How far a trial is and what it has shown so far."""

    id: str
    state: str  # running, done or stopped
    played: int
    games: int
    bot: str
    seed: int
    rows: list[dict[str, Any]] = []
    cards: list[dict[str, Any]] = []
    failures: int = 0


class VerifyAnswer(msgspec.Struct):
    """The proof of a finished game."""

    ok: bool
    error: str = ""
    facts: dict[str, Any] = {}


class CurvePoint(msgspec.Struct):
    """Every seat's chance of winning at one moment of the replay, as an onlooker with open cards would guess."""

    at: int
    chance: list[float]
    turn: int = 0


class CostlyMoment(msgspec.Struct):
    """A decision that gave chances away, judged by what its player knew."""

    at: int
    seat: int
    lost: float
    chance: float
    why: str
    picked: Said
    better: Said


class HabitShown(msgspec.Struct):
    """Something somebody tends to get wrong: how often it could have happened, and how often it did."""

    habit: str
    chances: int
    times: int


class AnalysisAnswer(msgspec.Struct):
    """A finished game judged."""

    status: Literal["done"]
    curve: list[CurvePoint]
    moments: list[CostlyMoment]
    habits: list[dict[str, list[int]]] = []
    """For every seat how often a habit could have shown, and did."""


class AnalysisProgress(msgspec.Struct):
    """How far the judgement is; the curve comes first."""

    done: int
    of: int
    curve: list[CurvePoint] = []
    status: Literal["working"] = "working"


class ChancesAnswer(msgspec.Struct):
    """The curve of a finished game as far as it is known; `whole` when nothing is missing."""

    curve: list[CurvePoint]
    of: int
    whole: bool


Moment = Annotated[float, Meta(ge=0, le=1e14)]


class DeckVersion(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as it was once."""

    at: Moment
    name: Annotated[str, Meta(max_length=200)] = ""
    main: Annotated[str, Meta(max_length=60)] = ""
    cards: dict[str, int] = {}


class KeptDeckBody(msgspec.Struct, forbid_unknown_fields=True):
    """A deck to be kept, with its earlier versions; `edited` is the client's clock in milliseconds."""

    cards: dict[str, int]
    edited: Moment
    game: GameId = "vs"
    name: Annotated[str, Meta(max_length=200)] = ""
    main: Annotated[str, Meta(max_length=60)] = ""
    notes: Annotated[str, Meta(max_length=4000)] = ""
    versions: Annotated[list[DeckVersion], Meta(max_length=50)] = []
    partners: Annotated[list[str], Meta(max_length=20)] = []  # decks it is kept together with, as the first of a team


class KeptDeck(msgspec.Struct):
    """A deck of yours."""

    id: str
    cards: dict[str, int]
    edited: float
    game: str
    name: str
    main: str
    notes: str
    versions: list[DeckVersion]
    partners: list[str] = []


class CardReportBody(msgspec.Struct, forbid_unknown_fields=True):
    """An error on a card."""

    card: Annotated[str, Meta(min_length=1, max_length=60)]
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    field: Annotated[str, Meta(max_length=40)] = ""
    game: GameId = "vs"


class ReportAnswer(msgspec.Struct):
    """The report's number."""

    id: str
