"""What processes write to each other about tables one of them serves and the other has players of."""

from __future__ import annotations

from typing import Any

import msgspec

from capes.live.wire import Hello
from capes.server.storage.people import Person, SessionRow


class BusMessage(msgspec.Struct, tag_field="k"):
    """Anything one process writes to another."""


class Open(BusMessage, tag="open"):
    """A client of ours wants to sit down or watch at a table of yours."""

    ask: str
    sender: str
    wire: str
    table: str
    person: Person
    session: SessionRow
    hello: Hello
    invite: str


class Said(BusMessage, tag="said"):
    """A client of ours says something there."""

    wire: str
    table: str
    raw: bytes


class Gone(BusMessage, tag="gone"):
    """A client of ours is gone."""

    wire: str
    table: str


class Ask(BusMessage, tag="ask"):
    """Something asked through HTTP."""

    ask: str
    sender: str
    table: str
    verb: str
    args: dict[str, Any]


class Reply(BusMessage, tag="reply"):
    """The answer to an Open or an Ask."""

    ask: str
    result: Any = None
    error: dict[str, Any] | None = None
    status: int = 200


class Out(BusMessage, tag="out"):
    """For a client of yours."""

    wire: str
    data: bytes


class Close(BusMessage, tag="close"):
    """End the connection of a client of yours."""

    wire: str
    code: int


class SessionEnded(BusMessage, tag="session-ended"):
    """A session has been ended: nobody goes on acting in its name."""

    session: str


AnyMessage = Open | Said | Gone | Ask | Reply | Out | Close | SessionEnded
bus_decoder = msgspec.msgpack.Decoder(AnyMessage)
bus_encoder = msgspec.msgpack.Encoder()
