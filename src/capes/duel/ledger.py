"""The rulings and scenarios of Duel, and the tests that prove them."""

from __future__ import annotations

import ast
import json
import re
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

ID = re.compile(r"[RT]\d+")


@cache
def _table(name: str) -> Any:
    return json.loads(files("capes.duel").joinpath(name).read_text(encoding="utf-8"))


def rows() -> list[dict[str, Any]]:
    """Every row: `id`, `topic`, `rule` (rulings), `scenario` (scenarios) and the `tests` that prove it."""
    tests = _table("rules_tests.json")
    return [{**row, "tests": list(tests.get(row["id"], []))} for row in _table("rules_text.json")["rows"]]


def collect(folder: Path) -> dict[str, list[str]]:
    """The ids named by the tests below a folder: in `test_T45_...` names and `@pytest.mark.covers(...)`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                ids = [part for part in node.name.split("_") if ID.fullmatch(part)]
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.covers"):
                        ids += [str(one.value) for one in mark.args if isinstance(one, ast.Constant)]
                for one in ids:
                    found.setdefault(one, []).append(f"tests/{folder.name}/{path.name}::{node.name}")
    return dict(sorted(found.items(), key=lambda item: (item[0][0], int(item[0][1:]))))


def main() -> None:
    """Write down which tests prove which rows: `python -m capes.duel.ledger tests/duel`."""
    table = collect(Path(sys.argv[1]))
    target = Path(__file__).with_name("rules_tests.json")
    target.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
