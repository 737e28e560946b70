"""Answers about games played and the people who played them; the OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class PlayerCard(msgspec.Struct):
    """Who sat where, with what, and whether they won; the name of a deck is shown when the game is over."""

    seat: int
    name: str
    kind: str
    level: str
    person: str
    main: str
    deck: str
    won: bool


class GameCard(msgspec.Struct):
    """One game of somebody's."""

    table: str
    game: str
    mode: str
    state: str
    seat: int
    players: list[PlayerCard]
    result: Literal["", "won", "lost", "none"]
    why: str
    turns: int
    rated: bool
    days: float
    rating: int | None
    moved: int | None
    mine: bool
    """Whether the decision is theirs now."""
    replay: bool
    began: float
    touched: float


class RatingCard(msgspec.Struct):
    """How strong somebody is in one mode; `doubt` is how far off that may be, and provisional while it is large."""

    person: str
    game: str
    mode: str
    games: int
    rating: int
    doubt: int
    provisional: bool


class Share(msgspec.Struct):
    """Wins with one deck or one Main Character, and the range in which the true share lies with 95 % confidence."""

    game: str
    deck: str
    main: str
    games: int
    wins: int
    rate: float
    low: float
    high: float


class CardPlayed(msgspec.Struct):
    """A card somebody likes to play."""

    game: str
    card: str
    times: int
    games: int


class CurvePoint(msgspec.Struct):
    """A rating after a game."""

    at: float
    rating: int
    table: str


class Curve(msgspec.Struct):
    """How a rating moved in one mode."""

    game: str
    mode: str
    points: list[CurvePoint]


class ProfileAnswer(msgspec.Struct):
    """Somebody, as far as everybody may know; you yourself see games behind invitations too."""

    id: str
    name: str
    kind: str
    since: float
    games: int
    wins: int
    turns: float
    """How many turns their games took on average; 0 where nobody knows."""
    playing: list[str]
    """Tables at which they play now, for everybody to watch."""
    ratings: list[RatingCard]
    decks: list[Share]
    mains: list[Share]
    cards: list[CardPlayed]
    curves: list[Curve]
    best: list[GameCard]
    followed: bool
    blocked: bool


class TurnsAnswer(msgspec.Struct):
    """Where the move is yours; until when you have days off (0: you have none), and how many are left this year."""

    waiting: list[GameCard]
    vacation: float
    left: float
    feed: bool


class VacationBody(msgspec.Struct, forbid_unknown_fields=True):
    """Days off from now on."""

    days: Annotated[int, msgspec.Meta(ge=1, le=7)]


class FeedAnswer(msgspec.Struct):
    """The address of your feed: whoever has it can read it."""

    address: str


class FriendCard(msgspec.Struct):
    """Somebody you follow or have blocked, and the tables everybody may watch them at."""

    id: str
    name: str
    kind: str
    playing: list[str]


class GamesPage(msgspec.Struct):
    """Games, newest first, and whether there are more."""

    games: list[GameCard]
    more: bool
