"""What the server refuses, with the status a client sees."""

from __future__ import annotations

from capes.core.errors import CapesError, Reason

LONGEST = 600


def brief(text: str) -> str:
    """A refusal as it is told: what somebody sent is not sent back at any length."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} … {text[-LONGEST // 2 :]}"


class Refused(CapesError):
    """A request that can be read but not granted (one that cannot be read gets 400)."""

    status = 409

    def __init__(self, message: str, reasons: tuple[Reason, ...] = (), status: int | None = None) -> None:
        super().__init__(message, reasons)
        if status is not None:
            self.status = status


class NoSession(Refused):
    """Nobody is known here by that cookie or token."""

    status = 401


class Forbidden(Refused):
    """Known, but not allowed."""

    status = 403


class NotFound(Refused):
    """There is no such thing."""

    status = 404


class Clash(Refused):
    """Not possible in the present state of the table."""


class TooMuch(Refused):
    """Too many requests, connections or tables."""

    status = 429


class Moved(Refused):
    """The table is in other hands now; the client should connect again."""

    status = 503


class CannotStart(CapesError):
    """The server cannot start: port in use, folder not writable, newer database."""
