"""Suites that measure take turns, also when pytest runs several workers."""

from __future__ import annotations

import fcntl
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def one_at_a_time() -> Iterator[None]:
    """Wait for the other workers' suite to end."""
    with open(Path(tempfile.gettempdir()) / "capes-trust.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
