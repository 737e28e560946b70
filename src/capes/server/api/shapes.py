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
    return GuestAnswer(me.id, me.person.name, me.person.kind, me.session.csrf, me.person.login, me.person.talk)


class MeBody(msgspec.Struct, forbid_unknown_fields=True):
    """A new name, and whether you want to write and read free text."""

    name: Annotated[str, Meta(min_length=1, max_length=400)] | None = None
    talk: Literal["on", "off"] | None = None


class AccountBody(msgspec.Struct, forbid_unknown_fields=True):
    """Login and password."""

    login: Annotated[str, Meta(min_length=3, max_length=32)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


Password = Annotated[str, Meta(min_length=1, max_length=200)]


class PasswordBody(msgspec.Struct, forbid_unknown_fields=True):
    """The old password and the new one."""

    old: Password
    new: Password


class SureBody(msgspec.Struct, forbid_unknown_fields=True):
    """The password, once more."""

    password: Password


class EndBody(msgspec.Struct, forbid_unknown_fields=True):
    """The password, once more; guests have none."""

    password: Annotated[str, Meta(max_length=200)] = ""


class RecoverBody(msgspec.Struct, forbid_unknown_fields=True):
    """A login, one of its recovery codes, and the new password."""

    login: Annotated[str, Meta(min_length=3, max_length=32)]
    code: Annotated[str, Meta(min_length=1, max_length=100)]
    password: Password


class CodesAnswer(msgspec.Struct):
    """Recovery codes, shown once; each opens the account once."""

    codes: list[str]


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


class ArrangeBody(msgspec.Struct, forbid_unknown_fields=True):
    """Another deck of yours before the deal; while you are choosing, nothing is dealt."""

    choosing: bool = False
    deck: Any = None


class QuickBody(msgspec.Struct, forbid_unknown_fields=True):
    """Any table of this kind."""

    game: GameId
    mode: Annotated[str, Meta(max_length=30)] = ""
    setup: dict[str, Any] = {}
    deck: Any = None
    rated: bool = False


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
