"""Shared by all tests: which engine is under test. Plain Python, unless CAPES_PURE=0 asks for the compiled one."""

from __future__ import annotations

import os

os.environ.setdefault("CAPES_PURE", "1")  # before anything of ours is imported; processes started by tests inherit it

import pytest

from capes import engine


def pytest_report_header() -> str:
    return f"capes: {engine.described()}"


LONGEST = ("server/test_schema.py", "browser/test_newcomer.py", "browser/test_vs.py", "server/test_kills.py")
"""Files whose tests take longest: they begin, so that nobody waits for them alone at the end."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def rank(item: pytest.Item) -> int:
        path = item.path.as_posix()
        return next((at for at, name in enumerate(LONGEST) if path.endswith(name)), len(LONGEST))

    items.sort(key=rank)  # stable: otherwise the order is left to chance, as before


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "covers(*ids): the rule rows a test proves")
    config.addinivalue_line("markers", "works(*powers): powers of cards ('mb/hulk: Incredible Power') shown at work")
    config.addinivalue_line("markers", "barred(*powers): powers of cards shown doing nothing where they should not")
