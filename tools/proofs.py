"""Which tests prove which rule rows and which cards, read off the marks and names of the tests.

`python -m tools.proofs` writes the maps down beside the rows and cards, from where the games tell of them.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from capes.vs import catalogue
from capes.vs.ledger import PROOFS as ROWS_FILE
from capes.vs.ledger import known_rows, named_rows
from capes.vs.proofs import FILE as CARDS_FILE
from capes.vs.proofs import KINDS, Proofs, power_keys

ROOT = Path(__file__).resolve().parents[1]
TESTS, VS, DUEL = ROOT / "tests", ROOT / "src" / "capes" / "vs", ROOT / "src" / "capes" / "duel"
DUEL_ID = re.compile(r"[RT]\d+")


# -- rule rows of Vs. ------------------------------------------------------------------------------------------------


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


def rows_proved(tests: Path) -> dict[str, list[str]]:
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
            if {"scenarios", "rule_examples"} & set(path.relative_to(folder).parts):
                for row in dict.fromkeys(named_rows(path.name)):
                    proofs[row].append(path.relative_to(root).as_posix())
    return {row: found for row, found in proofs.items() if found}


def rows_page(proofs: dict[str, list[str]]) -> str:
    """The map as it stands in the file, one row a line."""
    lines = [f" {json.dumps(row)}: {json.dumps(found)}" for row, found in proofs.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n"


# -- cards of Vs. ----------------------------------------------------------------------------------------------------


def _marks(node: ast.FunctionDef) -> list[tuple[str, str]]:
    """(kind, what) of each mark of a test."""
    return [
        (kind, str(argument.value))
        for mark in node.decorator_list
        if isinstance(mark, ast.Call)
        for kind in KINDS
        if ast.unparse(mark.func).rpartition(".")[2] == kind
        for argument in mark.args
        if isinstance(argument, ast.Constant)
    ]


def meant(mark: str) -> list[tuple[str, str]]:
    """The (card, power) pairs a mark stands for; a mark that names nothing there is raises LookupError."""
    pattern, _, power = mark.partition(": ")
    found = [
        (facts.id, power)
        for facts in catalogue.all_facts()
        if fnmatch(facts.id, pattern) and power in power_keys(facts)
    ]
    if not found:
        raise LookupError(f"no card has the power {mark!r}")
    return found


def cards_proved(tests: Path) -> Proofs:
    """Read the marks of all tests."""
    root = tests.resolve().parent
    proofs: Proofs = {facts.id: {key: {} for key in power_keys(facts)} for facts in catalogue.all_facts()}
    for path in sorted(tests.resolve().rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for kind, mark in _marks(node):
                    for card, power in meant(mark):
                        proofs[card][power].setdefault(kind, []).append(
                            f"{path.relative_to(root).as_posix()}::{node.name}"
                        )
    return {
        card: {power: kinds for power, kinds in powers.items() if kinds}
        for card, powers in proofs.items()
        if any(powers.values())
    }


def cards_page(proofs: Proofs) -> str:
    """The map as it stands in the file, one card a line."""
    lines = [f" {json.dumps(card)}: {json.dumps(powers, ensure_ascii=False)}" for card, powers in proofs.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n"


# -- rows of Duel ----------------------------------------------------------------------------------------------------


def duel_proved(folder: Path) -> dict[str, list[str]]:
    """The ids named by the tests below a folder: in `test_T45_...` names and `@pytest.mark.covers(...)`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                ids = [part for part in node.name.split("_") if DUEL_ID.fullmatch(part)]
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.covers"):
                        ids += [str(one.value) for one in mark.args if isinstance(one, ast.Constant)]
                for one in ids:
                    found.setdefault(one, []).append(f"tests/{folder.name}/{path.name}::{node.name}")
    return dict(sorted(found.items(), key=lambda item: (item[0][0], int(item[0][1:]))))


def duel_page(proofs: dict[str, list[str]]) -> str:
    """The map as it stands in the file."""
    return json.dumps(proofs, indent=1) + "\n"


def pages() -> dict[Path, str]:
    """Every map as it should stand."""
    return {
        VS / ROWS_FILE: rows_page(rows_proved(TESTS)),
        VS / CARDS_FILE: cards_page(cards_proved(TESTS)),
        DUEL / "rules_tests.json": duel_page(duel_proved(TESTS / "duel")),
    }


if __name__ == "__main__":
    for page, text in pages().items():
        page.write_text(text, encoding="utf-8")
