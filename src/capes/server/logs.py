"""Structured logs: one event per line, with table and sequence number where there is one."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


class Forgiving:
    """Where lines go: a log that cannot be written, on a full disk say, is no reason for anything else to fail."""

    def __init__(self, to: TextIO) -> None:
        self.to = to

    def write(self, text: str) -> int:
        """Write if possible."""
        with suppress(OSError, ValueError):
            return self.to.write(text)
        return len(text)

    def flush(self) -> None:
        """Hand on what was written, if possible."""
        with suppress(OSError, ValueError):
            self.to.flush()


def set_up_logs(level: str, as_json: bool) -> None:
    """Log to stderr: for people, or as JSON for machines."""
    last: Any = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.StackInfoRenderer(),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS.get(level, logging.INFO)),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Forgiving(sys.stderr))),
        cache_logger_on_first_use=False,
    )
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # what clients do wrong is the guard's to note
    logging.basicConfig(level=LEVELS.get(level, logging.INFO) + 10, stream=sys.stderr, format="%(message)s")
