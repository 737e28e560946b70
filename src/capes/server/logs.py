"""Structured logs: one event per line, with table and sequence number where there is one."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


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
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # what clients do wrong is the guard's to note
    logging.basicConfig(level=LEVELS.get(level, logging.INFO) + 10, stream=sys.stderr, format="%(message)s")
