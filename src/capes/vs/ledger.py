"""The rules row by row, in our own words, and the tests that prove each row.

The map from rows to tests is read off the tests and written down beside the rows, so that it is known where the tests
are not installed:  python -m capes.vs.ledger tests
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
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


# -- which tests prove which rows -------------------------------------------------------------------------------------


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


def _marked(decorators: list[ast.expr]) -> list[str]:
    """The rows that marks name: `@pytest.mark.covers("ATTACK-04", "KW-03")`."""
    return [
        str(argument.value)
        for mark in decorators
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.covers")
        for argument in mark.args
        if isinstance(argument, ast.Constant)
    ]


def _module_marks(tree: ast.Module) -> list[str]:
    """The rows named for all tests of a file: `pytestmark = pytest.mark.covers(...)`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            return _marked(node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value])
    return []


def _tests_in(body: list[ast.stmt], inherited: list[str], prefix: str = "") -> Iterator[tuple[str, list[str]]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests_in(node.body, inherited + _marked(node.decorator_list), f"{prefix}{node.name}::")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield f"{prefix}{node.name}", inherited + _marked(node.decorator_list) + named_rows(node.name)


def collect(tests: Path) -> dict[str, list[str]]:
    """Which tests prove which rows: by marks, by their names, and by scenario files named for a row."""
    root = tests.resolve().parent
    known = known_rows()
    proofs: dict[str, list[str]] = {row: [] for row in known}
    for path in sorted(tests.resolve().rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        for name, proven in _tests_in(tree.body, _module_marks(tree)):
            for row in dict.fromkeys(proven):
                if row in proofs:
                    proofs[row].append(f"{path.relative_to(root).as_posix()}::{name}")
    for folder in (tests.resolve(), root / "src" / "capes" / "vs"):
        for path in sorted(folder.rglob("*.yaml")):
            if "scenarios" in path.relative_to(folder).parts:
                for row in dict.fromkeys(named_rows(path.name)):
                    proofs[row].append(path.relative_to(root).as_posix())
    return {row: found for row, found in proofs.items() if found}


def written(proofs: dict[str, list[str]]) -> str:
    """The map as it stands in the file, one row a line."""
    lines = [f" {json.dumps(row)}: {json.dumps(found)}" for row, found in proofs.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n"


def main() -> None:
    """Write down which tests prove which rows."""
    tests = Path(sys.argv[1] if len(sys.argv) > 1 else "tests")
    Path(__file__).with_name(PROOFS).write_text(written(collect(tests)), encoding="utf-8")


if __name__ == "__main__":
    main()
