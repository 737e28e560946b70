"""Words written out, for what no phrase says: `Choose(ENEMY & FACE_UP), Stun()`."""

from __future__ import annotations

import ast
from typing import Any

from capes.vs.words import (
    adjectives,
    conditions,
    cues,
    effects,
    keywords,
    kinds,
    oddities,
    powers,
    pronouns,
    quantities,
    truths,
)
from capes.vs.words.kinds import Which, Word

ROOMS = (adjectives, conditions, cues, effects, keywords, kinds, oddities, powers, pronouns, quantities, truths)
"""Where words are looked for."""


class NotAWord(ValueError):
    """Something in the expression is not a word."""


def expression(source: str) -> object:
    """The word or words that a text spells; only names of words, numbers, texts and tuples are understood."""
    try:
        tree = ast.parse(source.strip(), mode="eval")
    except SyntaxError as error:
        raise NotAWord(f"cannot read {source!r}: {error.msg}") from None
    return _value(tree.body)


def _name(name: str) -> Any:
    for room in ROOMS:
        found = vars(room).get(name)
        if isinstance(found, Word) or (isinstance(found, type) and issubclass(found, Word)):
            return found
        if name.isupper() and isinstance(found, str | int | tuple):
            return found
    raise NotAWord(f"there is no word {name}")


def _value(node: ast.expr) -> Any:
    if isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, int | str | bool)):
        return node.value
    if isinstance(node, ast.Name):
        return _name(node.id)
    if isinstance(node, ast.Tuple):
        return tuple(_value(part) for part in node.elts)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_value(node.operand)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
        return ~_which(node.operand)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        return _which(node.left) & _which(node.right)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _which(node.left) | _which(node.right)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        made = _name(node.func.id)
        if not (isinstance(made, type) and issubclass(made, Word)):
            raise NotAWord(f"{node.func.id} is not a word to be filled in")
        try:
            return made(
                *(_value(part) for part in node.args),
                **{part.arg: _value(part.value) for part in node.keywords if part.arg is not None},
            )
        except (TypeError, ValueError) as error:
            raise NotAWord(str(error)) from None
    raise NotAWord(f"cannot read {ast.unparse(node)!r}")


def _which(node: ast.expr) -> Which:
    value = _value(node)
    if not isinstance(value, Which):
        raise NotAWord(f"{ast.unparse(node)} is not an adjective")
    return value
