"""Bodies and answers of the HTTP calls that a server alone answers; the others are in `capes.live.shapes`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from capes.live.shapes import GameId, GuestAnswer
from capes.live.wire import Incoming
from capes.server.people import Me

Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


def who(me: Me) -> GuestAnswer:
    """Me as an answer."""
    return GuestAnswer(me.id, me.person.name, me.person.kind, me.session.csrf, me.person.login)


class AccountBody(msgspec.Struct, forbid_unknown_fields=True):
    """Login and password."""

    login: Annotated[str, Meta(min_length=3, max_length=32)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class TokenBody(msgspec.Struct, forbid_unknown_fields=True):
    """A token for a program."""

    scopes: Annotated[list[Literal["read", "play"]], Meta(min_length=1, max_length=2)]
    label: Annotated[str, Meta(max_length=100)] = ""


class TokenAnswer(msgspec.Struct):
    """Shown once."""

    token: str
    id: str
    scopes: str


class SessionAnswer(msgspec.Struct):
    """One session of yours."""

    id: str
    scopes: str
    label: str
    created: float
    seen: float
    current: bool


class QuickBody(msgspec.Struct, forbid_unknown_fields=True):
    """Any table of this kind."""

    game: GameId
    mode: Annotated[str, Meta(max_length=30)] = ""
    setup: dict[str, Any] = {}


class HouseBody(msgspec.Struct, forbid_unknown_fields=True):
    """House rules that may change while the game runs."""

    spectators: bool


class SendBody(msgspec.Struct, forbid_unknown_fields=True):
    """Messages of the socket protocol, where sockets are blocked."""

    channel: Annotated[str, Meta(max_length=32)] | None = None
    invite: Annotated[str, Meta(max_length=64)] = ""
    messages: Annotated[list[Incoming], Meta(max_length=16)] = []


class SendAnswer(msgspec.Struct):
    """The channel to listen to."""

    channel: str


class PollAnswer(msgspec.Struct):
    """What has been said since."""

    messages: list[Any]
    closed: int | None = None
<<<<<<< HEAD
=======


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


class AnalysisAnswer(msgspec.Struct):
    """A finished game judged."""

    status: Literal["done"]
    curve: list[CurvePoint]
    moments: list[CostlyMoment]


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


class PuzzlePlayBody(msgspec.Struct, forbid_unknown_fields=True):
    """Your picks at a puzzle, from its position on; `helped`: with a hint or shown."""

    picks: Annotated[list[Annotated[int, Meta(ge=0, le=10_000)]], Meta(max_length=100)] = []
    helped: bool = False


class PuzzleAskBody(msgspec.Struct, forbid_unknown_fields=True):
    """A question at a puzzle."""

    about: Literal["why", "explain", "preview", "hint"]
    picks: Annotated[list[Annotated[int, Meta(ge=0, le=10_000)]], Meta(max_length=100)] = []
    wish: Annotated[str, Meta(max_length=200)] = ""
    card: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    attackers: Annotated[list[int], Meta(max_length=40)] = []


class PuzzleTableBody(msgspec.Struct, forbid_unknown_fields=True):
    """Going on from a puzzle against a bot."""

    level: Literal["sidekick", "rookie", "hero", "champion", "mastermind"] = "hero"


class PuzzleMadeBody(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a finished game, and what could be forced there."""

    table: Id
    at: Annotated[int, Meta(ge=0, le=100_000)]
    goal: Literal["ko", "level", "survive"]
>>>>>>> cc9a711 (Puzzles proven by a solver: found in games, graded, tried on the real board)
