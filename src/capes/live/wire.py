"""What comes over the socket. The seat is never part of a message: it comes from the session."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from capes.table.terms import AutoPass

MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
"""A client's own name for a message. It stands in the journal, so it is of signs every database keeps apart."""
Number = Annotated[int, Meta(ge=0, le=2**53)]
LastSeq = Annotated[int, Meta(ge=0, le=2**31)]

PHRASES = (
    "hello",
    "good-luck",
    "good-game",
    "well-played",
    "thanks",
    "oops",
    "thinking",
    "nice",
    "sorry",
    "one-moment",
    "your-turn",
    "bye",
)


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """Anything a client can say."""


class Hello(Message, tag="hello"):
    """Here I am; this is the last change I have seen, my share of the chance, whether I show every beat, and whether
    I can work out a picture from the last one and what has changed."""

    last_seq: LastSeq = 0
    client_seed: Annotated[str, Meta(max_length=64)] | None = None
    beats: bool = False
    changes: bool = False


class PickOne(msgspec.Struct, forbid_unknown_fields=True):
    """One decision answered."""

    decision: Number
    option: Number


class Pick(Message, tag="pick"):
    """Decisions answered, all or none."""

    id: MessageId
    seq: LastSeq
    picks: Annotated[list[PickOne], Meta(min_length=1, max_length=64)]


class Undo(Message, tag="undo"):
    """Take back my last decision."""

    id: MessageId


class UndoAnswer(Message, tag="undo-answer"):
    """Whether somebody else may take theirs back."""

    yes: bool


class Concede(Message, tag="concede"):
    """I give up."""

    id: MessageId


class Say(Message, tag="say"):
    """A preset phrase, or (where the table allows it) text."""

    phrase: Annotated[str, Meta(max_length=32)] | None = None
    text: Annotated[str, Meta(max_length=400)] | None = None


class Why(Message, tag="why"):
    """Why can I not ...?"""

    id: MessageId
    wish: Annotated[str, Meta(max_length=200)]


class Explain(Message, tag="explain"):
    """Where do the numbers of this card come from?"""

    id: MessageId
    card: Number


class Preview(Message, tag="preview"):
    """What would this fight come to?"""

    id: MessageId
    attackers: Annotated[list[Number], Meta(max_length=32)]
    defender: Number


class Hint(Message, tag="hint"):
    """What would you do?"""

    id: MessageId


class ChangeSettings(Message, tag="settings"):
    """How chances to act are passed for me."""

    auto_pass: AutoPass


class Mute(Message, tag="mute"):
    """I do not want to read this seat any more, or want to again."""

    seat: Annotated[int, Meta(ge=0, le=16)]
    on: bool = True


class Report(Message, tag="report"):
    """Something was not all right; the log goes with it."""

    id: MessageId
    text: Annotated[str, Meta(max_length=1000)]
    seat: Annotated[int, Meta(ge=0, le=16)] | None = None


class Reporting(Message, tag="reporting"):
    """I am about to write a report, or am done: until then all clocks stand still, for a while."""

    id: MessageId
    on: bool = True


class Ping(Message, tag="ping"):
    """Are you there?"""


Incoming = (
    Hello
    | Pick
    | Undo
    | UndoAnswer
    | Concede
    | Say
    | Why
    | Explain
    | Preview
    | Hint
    | ChangeSettings
    | Mute
    | Report
    | Reporting
    | Ping
)

decoder = msgspec.json.Decoder(Incoming)
encoder = msgspec.json.Encoder()


def encode(message: msgspec.Struct | dict[str, Any]) -> bytes:
    """A message for a client."""
    return encoder.encode(message)
