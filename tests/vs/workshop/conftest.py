"""Cards of these tests are forgotten after each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from capes.vs.workshop import carried


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """What was kept known for the next game is let go."""
    yield
    carried._recent.clear()
