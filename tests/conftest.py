"""Shared by all tests: which build is under test."""

from __future__ import annotations

import os

import pytest

from capes.core.build import compiled


def pytest_report_header() -> str:
    return f"capes: {'compiled' if compiled() else 'plain Python'}"


def pytest_sessionstart(session: pytest.Session) -> None:
    if os.environ.get("CAPES_EXPECT_COMPILED") and not compiled():
        raise pytest.UsageError("the compiled build was to be tested, but plain Python is what is imported")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "covers(*ids): the rule rows a test proves")
    config.addinivalue_line("markers", "works(*powers): powers of cards ('mb/hulk: Incredible Power') shown at work")
    config.addinivalue_line("markers", "barred(*powers): powers of cards shown doing nothing where they should not")
