"""What the server refuses: what tables refuse, and not starting."""

from __future__ import annotations

from capes.core.errors import ToolError
from capes.live.errors import (
    Clash,
    Forbidden,
    Moved,
    NoSession,
    NotFound,
    Refused,
    TooLarge,
    TooMuch,
    brief,
    refused,
    told,
)

__all__ = [
    "CannotStart",
    "Clash",
    "Forbidden",
    "Moved",
    "NoSession",
    "NotFound",
    "Refused",
    "TooLarge",
    "TooMuch",
    "brief",
    "refused",
    "told",
]


class CannotStart(ToolError):
    """The server cannot start: port in use, folder not writable, newer database."""
