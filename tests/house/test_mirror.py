"""Tests lie where what they test lies: a file of tests is named for a module, or for what several do together."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOGETHER = {
    "vs/rules": {
        "test_always_and_give",
        "test_random_modes",
        "test_reserve_words",
        "test_rows_together",
        "test_words_at_work",
    },
    "core": {"test_contract"},
    "table": {"test_idle"},
}
"""Tests of what no module does alone: whole games, rows that meet, words that no printed card needs yet."""


@pytest.mark.parametrize("room", TOGETHER)
def test_a_file_of_tests_is_named_for_a_module(room: str) -> None:
    modules = {f"test_{path.stem}" for path in (ROOT / "src/capes" / room).glob("*.py")}
    tests = {path.stem for path in (ROOT / "tests" / room).glob("test_*.py")}

    assert tests - TOGETHER[room] <= modules
    assert TOGETHER[room] <= tests
