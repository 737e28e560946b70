"""What is kept of a character that is set aside, until it comes back."""

from __future__ import annotations

from typing import NamedTuple


class SetAside(NamedTuple):
    """What it had, by the number of its card among those removed."""

    card: int
    counters: int
    wounds: int
    xp: int
    main_of: int
    original: bool
