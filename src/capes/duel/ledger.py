"""The rulings and scenarios of Duel, and the tests that prove them, which `python -m tools.proofs` writes down."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def _table(name: str) -> Any:
    return json.loads(files("capes.duel").joinpath(name).read_text(encoding="utf-8"))


def rows() -> list[dict[str, Any]]:
    """Every row: `id`, `topic`, `rule` (rulings), `scenario` (scenarios) and the `tests` that prove it."""
    tests = _table("rules_tests.json")
    return [{**row, "tests": list(tests.get(row["id"], []))} for row in _table("rules_text.json")["rows"]]
