"""Which tests prove which power of which card: that it works, and that it does nothing where it should not.

Tests say so by marks, `@works("mb/hulk: Incredible Power")` and `@barred(...)`; a `*` in the id stands for every level.
The map is read off the tests and written down here, so that it is known where the tests are not installed:
python -m capes.vs.proofs tests
"""

from __future__ import annotations

import ast
import json
import sys
from fnmatch import fnmatch
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from capes.vs import catalogue, ledger
from capes.vs.catalogue import Facts

FILE: Final = "proofs.json"
KINDS: Final = ("works", "barred")

Proofs = dict[str, dict[str, dict[str, list[str]]]]
"""Card, power, kind of proof: the tests."""


@cache
def _written() -> Proofs:
    data: Proofs = json.loads(files("capes.vs").joinpath(FILE).read_text(encoding="utf-8"))
    return data


def tests_of(id: str) -> list[str]:
    """The tests that prove a card, each once.

    >>> any("incredible" in test or "wounded_hulk" in test for test in tests_of("mb/hulk"))
    True
    """
    powers = _written().get(id, {})
    return list(dict.fromkeys(test for proof in powers.values() for kind in KINDS for test in proof.get(kind, ())))


def is_proved(id: str) -> bool:
    """Whether each power has a test of either kind and each ruling about the card has one."""
    return not missing(id)


def missing(id: str) -> list[str]:
    """What a card still lacks."""
    facts = catalogue.facts(id)
    powers = _written().get(id, {})
    lacking = [
        f"{power or id}: {kind}" for power in power_keys(facts) for kind in KINDS if not powers.get(power, {}).get(kind)
    ]
    proved = {str(row["id"]): bool(row["tests"]) for row in _rows()}
    return lacking + [row for row in facts.rulings if not proved.get(row, False)]


@cache
def _rows() -> list[dict[str, Any]]:
    return ledger.rows()


def power_keys(facts: Facts) -> list[str]:
    """What the powers of a card are called in marks: '' for a plot twist or Location; twins by what tells them apart.

    >>> power_keys(catalogue.facts("mb/groot-main-l1")), power_keys(catalogue.facts("mb/open-fire"))
    (['I am Groot [Might]', 'I am Groot [Level Up]'], [''])
    """
    if not facts.is_character:
        return [""]
    names = [power.name or "" for power in facts.powers]
    keys: list[str] = []
    for power in facts.powers:
        name = power.name or ""
        if names.count(name) > 1:
            name += f" [{' '.join(power.cost) or ('Level Up' if power.kind == 'level-up' else power.kind)}]"
        keys.append(name)
    return keys


# -- reading the tests ------------------------------------------------------------------------------------------------


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


def collect(tests: Path) -> Proofs:
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


def written(proofs: Proofs) -> str:
    """The map as it stands in the file, one card a line."""
    lines = [f" {json.dumps(card)}: {json.dumps(powers, ensure_ascii=False)}" for card, powers in proofs.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n"


def main() -> None:
    """Write down which tests prove which cards."""
    tests = Path(sys.argv[1] if len(sys.argv) > 1 else "tests")
    Path(__file__).with_name(FILE).write_text(written(collect(tests)), encoding="utf-8")


if __name__ == "__main__":
    main()
