"""Bodies of the calls about puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from capes.server.api.shapes import Id


class PuzzlePlayBody(msgspec.Struct, forbid_unknown_fields=True):
    """Your picks at a puzzle, from its position on; `helped`: with a hint or shown."""

    picks: Annotated[list[int], Meta(max_length=100)] = []
    helped: bool = False


class PuzzleAskBody(msgspec.Struct, forbid_unknown_fields=True):
    """A question at a puzzle."""

    about: Literal["why", "explain", "preview", "hint"]
    picks: Annotated[list[int], Meta(max_length=100)] = []
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
