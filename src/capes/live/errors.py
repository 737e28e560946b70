"""What tables and those who keep them refuse, with the status a client sees."""

from __future__ import annotations

from typing import Any

from capes.core.errors import CapesError, Reason
from capes.language.sentence import Argument, Sentence
from capes.table import messages

LONGEST = 600
LONGEST_ARGUMENT = 200
MOST_REASONS = 100


def brief(text: str, most: int = LONGEST) -> str:
    """A refusal as it is told: what somebody sent is not sent back at any length."""
    return text if len(text) <= most else f"{text[: most // 2]} … {text[-most // 2 :]}"


def refused(error: CapesError, id: str | None) -> messages.Refused:
    """The answer to a message that cannot be granted."""
    return messages.Refused(id, **told(error))


def told(error: CapesError) -> dict[str, Any]:
    """A refusal as it travels: key and arguments, the English sentence for programs and their logs, and the rules."""
    reasons: list[dict[str, Any]] = [_short(reason.data()) for reason in error.reasons[:MOST_REASONS]]
    return {"error": brief(str(error)), **_short(error.sentence.data()), "reasons": reasons}


def _short(data: Any) -> Any:
    """The same data with long texts cut."""
    if isinstance(data, str):
        return brief(data, LONGEST_ARGUMENT)
    if isinstance(data, list):
        return [_short(item) for item in data[:LONGEST]]
    if isinstance(data, dict):
        return {key: _short(value) for key, value in data.items()}
    return data


class Refused(CapesError):
    """A request that can be read but not granted (one that cannot be read gets 400)."""

    status = 409

    def __init__(
        self,
        key: str | Sentence,
        reasons: tuple[Reason, ...] = (),
        status: int | None = None,
        **args: Argument,
    ) -> None:
        super().__init__(key, reasons, **args)
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

    @property
    def kind(self) -> str:
        """What it is counted and noted as."""
        return self.sentence.key.removeprefix("error-").replace("-", " ")


class TooLarge(Refused):
    """The body of a request is longer than it may be."""

    status = 413


class Moved(Refused):
    """The table is in other hands now; the client should connect again."""

    status = 503
