"""The rules row by row, in our own words, and the tests that prove each row.

The map from rows to tests is read off the tests by `python -m tools.proofs` and written down beside the rows, so that
it is known where the tests are not installed.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

FILE: Final = "ledger.json"
PROOFS: Final = "coverage.json"
IN_A_NAME: Final = re.compile(r"(?:^|[_-])([A-Z0-9]+)[_-](\d\d)(?=[_.-]|$)", re.IGNORECASE)


@cache
def _table(name: str) -> Any:
    return json.loads(files("capes.vs").joinpath(name).read_text(encoding="utf-8"))


def rows() -> list[dict[str, Any]]:
    """Every row: `id`, `topic`, `title` of the topic, `rule`, `source`, `scenario` (or None) and its `tests`.

    >>> rows()[0]["id"], len(rows())
    ('SETUP-01', 416)
    """
    ledger, tests = _table(FILE), _table(PROOFS)
    topics = ledger["topics"]
    return [{**row, "title": topics[row["topic"]], "tests": list(tests.get(row["id"], ()))} for row in ledger["rows"]]


def conflicts() -> list[dict[str, Any]]:
    """Points on which the documents disagree, and the ruling: `number`, `point`, `documents`, `ruling`, `rows`."""
    return list(_table(FILE)["conflicts"])


def open_points() -> list[dict[str, Any]]:
    """Points no document decides, and how they are handled here: `number`, `handling`."""
    return list(_table(FILE)["open_points"])


def documents() -> dict[str, str]:
    """What the short names of the sources stand for."""
    return dict(_table(FILE)["documents"])


def known_rows() -> list[str]:
    """The ids of all rows, in order."""
    return [str(row["id"]) for row in _table(FILE)["rows"]]


def named_rows(name: str) -> list[str]:
    """The rows a test or scenario is named for: `test_ATTACK_04_...`, `ATTACK-04-protected.yaml`.

    >>> named_rows("test_attack_04_a_protected_character"), named_rows("KW-03.yaml"), named_rows("test_sum_12_of_3")
    (['ATTACK-04'], ['KW-03'], [])
    """
    found = [f"{topic.upper()}-{number}" for topic, number in IN_A_NAME.findall(name)]
    return [row for row in found if row in set(known_rows())]
