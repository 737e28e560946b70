"""Verbs and questions are spelt in one file of each game; everybody else names them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from capes.vs.contract import questions
from capes.vs.english.prompts import ASKED

SOURCE = Path(__file__).resolve().parents[2] / "src/capes"
MAKERS = {"Option": 0, "option": 0, "WholeNumbers": 0, "ask": 2}
"""Functions that take a verb or a question, and as which argument."""


def texts(node: ast.expr) -> Iterator[str]:
    """The texts written out in an expression."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield ast.unparse(node)
    elif isinstance(node, ast.IfExp):
        yield from (*texts(node.body), *texts(node.orelse))
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        for each in node.elts:
            yield from texts(each)


def spelt(tree: ast.AST) -> Iterator[str]:
    """Verbs and questions written out where options and decisions are made or asked about."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
            at = MAKERS[node.func.id]
            if len(node.args) > at:
                yield from texts(node.args[at])
        elif isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute):
            about = node.left.attr
            whose = node.left.value.id if isinstance(node.left.value, ast.Name) else ""
            if (about == "verb" and whose != "clause") or (about == "why" and whose != "entry"):
                yield from texts(node.comparators[0])


@pytest.mark.parametrize("room", ["core", "vs", "duel", "table", "bots"])
def test_no_verb_and_no_question_is_spelt_out(room: str) -> None:
    found = {
        f"{file.relative_to(SOURCE)}: {text}"
        for file in (SOURCE / room).rglob("*.py")
        for text in spelt(ast.parse(file.read_text(encoding="utf-8")))
    }

    assert sorted(found) == []


def test_spelling_out_is_noticed() -> None:
    written = 'ask(state, 0, "go first" if a else b, [Option("pass")])\nif pick.verb in ("aid", verbs.PASS): ...'

    assert sorted(spelt(ast.parse(written))) == ["aid", "go first", "pass"]


def test_every_question_is_known_to_depend_on_hidden_cards_or_not_to() -> None:
    asked = {value for name, value in vars(questions).items() if name.isupper() and isinstance(value, str)}

    assert asked == set(ASKED)
    assert asked == questions.FROM_HIDDEN | questions.FIXED
    assert not questions.FROM_HIDDEN & questions.FIXED
