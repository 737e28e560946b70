"""No test of `make test` asserts how long something took: a busy machine would fail it. `make trust` measures."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
CLOCKS = {"monotonic", "perf_counter", "process_time", "time", "thread_time", "monotonic_ns", "perf_counter_ns"}
RECKONING = {"abs", "float", "int", "max", "min", "round", "sorted", "sum"}


def is_long(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether it runs in `make trust` alone, or measures only there (`timed`)."""
    marks = {ast.unparse(mark) for mark in node.decorator_list}
    measured = [argument.arg for argument in node.args.args]
    return "pytest.mark.long" in marks or "timed" in measured


def reads_clock(node: ast.AST, known: set[str]) -> bool:
    """Whether an expression is a time or reckons with one; what a call makes of a time it is given is no time."""
    if isinstance(node, ast.Name):
        return node.id in known
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id not in RECKONING:
            return False
        if isinstance(node.func, ast.Attribute):
            of = node.func.value
            return isinstance(of, ast.Name) and of.id == "time" and node.func.attr in CLOCKS
    return any(reads_clock(inside, known) for inside in ast.iter_child_nodes(node))


def timed_assertions(source: str) -> list[str]:
    """The assertions of tests that compare what a clock said, as test and line; those of long tests left out."""
    found = []
    for test in ast.walk(ast.parse(source)):
        if not isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) or not test.name.startswith("test"):
            continue
        known: set[str] = set()
        for node in ast.walk(test):  # names that hold a time; appended times count too
            if isinstance(node, ast.Assign) and reads_clock(node.value, known):
                known |= {name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)}
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append":
                if isinstance(node.func.value, ast.Name) and any(reads_clock(one, known) for one in node.args):
                    known.add(node.func.value.id)
        if not is_long(test):
            lines = [
                node.lineno for node in ast.walk(test) if isinstance(node, ast.Assert) and reads_clock(node, known)
            ]
            found += [f"{test.name}:{line}" for line in lines]
    return found


def test_the_quick_tests_assert_nothing_about_time() -> None:
    found = [
        f"{path.relative_to(TESTS)}::{one}"
        for path in sorted(TESTS.rglob("test_*.py"))
        for one in timed_assertions(path.read_text(encoding="utf-8"))
    ]

    assert found == [], "count steps, or mark the test long and let `make trust` measure"


@pytest.mark.parametrize(
    ("body", "caught"),
    [
        ("assert time.monotonic() < 5", True),
        ("began = time.process_time()\n    took = time.process_time() - began\n    assert took < 1", True),
        ("took = []\n    took.append(time.perf_counter())\n    assert min(took) < 1", True),
        ("began = time.monotonic()\n    assert began is not None or True", True),
        ("until = time.monotonic() + 9\n    while time.monotonic() < until:\n        pass\n    assert True", False),
        ("pick = choose(time.monotonic() - 1)\n    assert pick == 0", False),
        ("assert len('time') < 5", False),
    ],
)
def test_an_assertion_about_time_is_noticed(body: str, caught: bool) -> None:
    source = f"import time\n\ndef test_it():\n    {body}\n"

    assert bool(timed_assertions(source)) is caught
    assert timed_assertions(source.replace("def test_it", "@pytest.mark.long\ndef test_it")) == []
