"""From the text of a scenario file to plain lines that remember where they stand."""

from __future__ import annotations

import re
from typing import Final

import yaml

from capes.vs.scenario.errors import BadScenario

PLAIN_VALUE: Final = re.compile(r"^(\s*(?:- +)?[^:#\"'\[{]+?: +)([^\"'\[{|>&*!%@`#].*?: .*)$")
PLAIN_ITEM: Final = re.compile(r"^(\s*- +)([^\"'\[{|>&*!%@`#].*)$")
COMMENT: Final = re.compile(r"\s+#(?!\d).*$")  # "Wasp #2" is the second Wasp


class Text(str):
    """A piece of text and the line it stands on."""

    __slots__ = ("line",)

    line: int


def text(value: str, line: int) -> Text:
    """A text that knows its line."""
    made = Text(value)
    made.line = line
    return made


Tree = Text | list["Tree"] | dict[Text, "Tree"]
"""What a scenario file is made of: texts, lists and mappings; every text knows its line."""


def line_of(tree: Tree) -> int:
    """The line a part of the file begins on (0: nothing there)."""
    if isinstance(tree, Text):
        return tree.line
    if isinstance(tree, dict):
        return next((key.line for key in tree), 0)
    return next((line_of(item) for item in tree), 0)


def quoted(source: str) -> str:
    """Quote what YAML would trip over: sentences with a colon inside, such as `power: Main [Might]: draw a card`."""
    lines: list[str] = []
    for line in source.split("\n"):
        bare = COMMENT.sub("", line)
        item = PLAIN_ITEM.match(bare)
        if item is not None and (bare.count(": ") > 1 or " #" in item[2] or ("{" in item[2] and ": " in item[2])):
            bare = f"{item[1]}{_as_string(item[2])}"
        else:
            value = PLAIN_VALUE.match(bare)
            if value is not None:
                bare = f"{value[1]}{_as_string(value[2])}"
        lines.append(bare)
    return "\n".join(lines)


def _as_string(value: str) -> str:
    return "'" + value.rstrip().replace("'", "''") + "'"


def _tree(node: yaml.Node, file: str) -> Tree:
    line = node.start_mark.line + 1
    if isinstance(node, yaml.ScalarNode):
        return text(str(node.value), line)
    if isinstance(node, yaml.SequenceNode):
        return [_tree(item, file) for item in node.value]
    assert isinstance(node, yaml.MappingNode)
    found: dict[Text, Tree] = {}
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise BadScenario(f"{file}:{line}: a name is expected before the colon")
        name = text(str(key.value), key.start_mark.line + 1)
        if name in found:
            raise BadScenario(f"{file}:{name.line}: {name!s} is given twice")
        found[name] = _tree(value, file)
    return found


def documents(source: str, file: str = "scenario") -> list[dict[Text, Tree]]:
    """The scenarios of one file, divided by lines of three dashes."""
    try:
        nodes = list(yaml.compose_all(quoted(source), Loader=yaml.SafeLoader))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark is not None else 1
        raise BadScenario(f"{file}:{line}: this is not YAML: {error.problem or error.context}") from None
    except yaml.YAMLError as error:
        raise BadScenario(f"{file}:1: this is not YAML: {error}") from None
    found: list[dict[Text, Tree]] = []
    for node in nodes:
        tree = _tree(node, file)
        if isinstance(tree, str) and not tree:
            continue
        if not isinstance(tree, dict):
            raise BadScenario(f"{file}:{line_of(tree) or 1}: a scenario is made of entries such as 'P1:' and 'story:'")
        found.append(tree)
    if not found:
        raise BadScenario(f"{file}:1: the file is empty")
    return found


def sentences(tree: Tree) -> list[Text]:
    """A list, a mapping or a single text as texts: `a: b` is the text 'a: b'."""
    if isinstance(tree, Text):
        return [tree] if tree else []
    if isinstance(tree, list):
        return [sentence for item in tree for sentence in sentences(item)]
    return [
        text(f"{key}: {sentence}" if sentence else f"{key}:", key.line)
        for key, value in tree.items()
        for sentence in (sentences(value) or [text("", key.line)])
    ]
