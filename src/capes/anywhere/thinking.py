"""What runs in a page's workers: questions about veiled positions answered, one after the other."""

from __future__ import annotations

import msgspec

from capes import engine
from capes.bots.worker import answer


def answered(question: str) -> str:
    """The answer to a question; to one that fails, what went wrong."""
    try:
        reply = {**answer(msgspec.json.decode(question)), "engine": engine.kind()}
    except Exception as error:  # whoever asked falls back to a glance
        reply = {"error": f"{type(error).__name__}: {error}"}
    return msgspec.json.encode(reply).decode()
