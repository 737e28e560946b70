"""What a seat is shown, as types: the shapes every game shares. Each game adds its own in `contract/seen.py`.

These are what the wire carries; the client's types, the tables of docs/protocol.md and the components of the OpenAPI
document are written from them. They are built from nothing for every viewer and hold only what that viewer may know.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec


def one_of(name: str, values: tuple[str, ...], description: str = "") -> msgspec.Meta:
    """The mark of a text that is one of a few words, known to clients under that name."""
    return msgspec.Meta(
        description=description or None,
        extra={"name": name, "one_of": values},
        extra_json_schema={"enum": list(values)},
    )


Verb = Annotated[str, msgspec.Meta(extra={"name": "Verb"}, description="what picking it does: a verb of the game")]
Question = Annotated[str, msgspec.Meta(extra={"name": "Question"}, description="what is asked: a question of the game")]


Said = Annotated[dict[str, Any], msgspec.Meta(extra={"name": "Sentence"}, description="a key with its arguments")]


class CardShown(msgspec.Struct, gc=False):
    """A card the viewer may know: its number on the table and its printed id."""

    n: int
    face: str


class ResultShown(msgspec.Struct, gc=False):
    """How the game ended: the winning seats, and why: `over-` and this is the key of a sentence."""

    winners: list[int]
    why: str


class View(msgspec.Struct, gc=False):
    """The table as one seat sees it, or a spectator (`seat` null)."""

    game: str
    mode: str
    seat: int | None
    turn: int


class Preview(msgspec.Struct, gc=False):
    """What a fight would come to, from what the viewer knows."""


class Explanation(msgspec.Struct, gc=False):
    """All there is to know about a card; its number alone to those who may know no more."""

    n: int


class OptionShown(msgspec.Struct, gc=False, omit_defaults=True):
    """One option of a decision: `i` is what a pick sends back; the rest says what it is about."""

    i: int
    verb: Verb
    card: int
    """The card it is about, 0 for none."""
    text: str
    number: int
    label: Said
    seat: int | None = None
    """The player it is about."""
    brief: str = ""
    """What the power does that it uses, shortly."""


class NumberRange(msgspec.Struct, gc=False):
    """Any whole number from `first` to `last` (null: no end) may be picked: the option is the number minus `first`."""

    first: int
    last: int | None


class DecisionShown(msgspec.Struct, gc=False, omit_defaults=True):
    """The pending decision: the question for everybody; `options`, or else a `range`, for who decides alone."""

    number: int
    seat: int
    why: Question
    prompt: Said
    about: int
    """The card that asks, 0 for none the viewer may know."""
    purpose: str = ""
    """What the pick is for, in the words of what comes after it."""
    options: list[OptionShown] | None = None
    range: NumberRange | None = None
