"""Which build is running: the same source serves plain and compiled."""

from __future__ import annotations

from capes.core import loop


def compiled() -> bool:
    """Whether the loop runs as machine code."""
    return not str(loop.__file__).endswith(".py")
