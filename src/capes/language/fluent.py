"""Reads and fills Fluent messages: the part of Fluent that our catalogues use.

Texts with `{ $arguments }`, attributes, choices by number or word, references to other messages. `fluent.runtime` would
do it too, but brings the 33 MB of Babel and takes a tenth of a second to import. A catalogue here is split in one pass,
and a message is read when it is first asked for. The browser reads the same files with Mozilla's own reader; a test
holds both to the same words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

Value = str | int | float
Pattern = list["str | Placeable"]
HEAD: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *= *", re.MULTILINE)
ATTRIBUTE: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) *= *", re.MULTILINE)
COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\] *")
NAME: Final = re.compile(r"\s*(\$?-?[a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?\s*")
LITERAL: Final = re.compile(r'\s*(?:"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?))\s*')


class BadMessage(ValueError):
    """A catalogue that cannot be read: a mistake of ours, found by the tests."""


class Placeable:
    """Something in braces: an argument, another message or words; with variants, a choice between patterns."""

    __slots__ = ("attribute", "default", "name", "variants", "words")

    def __init__(self, name: str = "", attribute: str = "", words: str = "") -> None:
        self.name = name  # "$who", "cards-n"
        self.attribute = attribute
        self.words = words
        self.variants: dict[str, Pattern] = {}
        self.default: Pattern | None = None


class Message:
    """A message: its pattern, and further patterns by name."""

    __slots__ = ("attributes", "value")

    def __init__(self, value: Pattern, attributes: dict[str, Pattern]) -> None:
        self.value = value
        self.attributes = attributes


def split(source: str) -> dict[str, str]:
    """The bodies of a file's messages by key, unread."""
    source = COMMENT.sub("", source.replace("\r\n", "\n"))
    heads = list(HEAD.finditer(source))
    ends = [head.start() for head in heads[1:]] + [len(source)]
    found: dict[str, str] = {}
    for head, end in zip(heads, ends, strict=True):
        if head[1] in found:
            raise BadMessage(f"{head[1]} is there twice")
        found[head[1]] = source[head.end() : end]
    return found


def read(body: str) -> Message:
    """A message from its body."""
    marks = list(ATTRIBUTE.finditer(body))
    starts = [mark.start() for mark in marks] + [len(body)]
    attributes = {mark[1]: _whole(body[mark.end() : end]) for mark, end in zip(marks, starts[1:], strict=True)}
    return Message(_whole(body[: starts[0]]), attributes)


def _whole(text: str) -> Pattern:
    text = text.rstrip()
    pattern, at = _pattern(text, 0, False)
    if at != len(text):
        raise BadMessage(f"cannot read {text[at : at + 40]!r}")
    return pattern


def _pattern(text: str, at: int, inside: bool) -> tuple[Pattern, int]:
    """Words and placeables; inside a choice the pattern ends before the next variant or the closing brace."""
    parts: Pattern = []
    words = ""
    while at < len(text):
        sign = text[at]
        if sign == "{":
            if words:
                parts.append(words)
            words = ""
            found, at = _placeable(text, at + 1)
            parts.append(found)
        elif sign == "}":
            break
        elif sign == "\n":
            after = re.compile(r"\s*").match(text, at)
            assert after is not None
            if inside and text[after.end() : after.end() + 1] in ("[", "*", "}"):
                at = after.end()
                break
            words += "\n" * after[0].count("\n")
            at = after.end()
        else:
            words += sign
            at += 1
    if words := words.rstrip(" ") if inside else words:
        parts.append(words)
    return parts, at


def _placeable(text: str, at: int) -> tuple[Placeable, int]:
    """What stands in braces, from after the opening to after the closing one."""
    if literal := LITERAL.match(text, at):
        found = Placeable(words=literal[2] if literal[1] is None else re.sub(r"\\(.)", r"\1", literal[1]))
        at = literal.end()
    elif name := NAME.match(text, at):
        found = Placeable(name[1], name[2] or "")
        at = name.end()
    else:
        raise BadMessage(f"cannot read {text[at : at + 40]!r}")
    if text.startswith("->", at):
        at += 2
        while variant := VARIANT.match(text, at):
            pattern, at = _pattern(text, variant.end(), True)
            found.variants[variant[2]] = pattern
            if variant[1]:
                found.default = pattern
        at = len(text[:at]) + len(text[at:]) - len(text[at:].lstrip())
        if found.default is None:
            raise BadMessage(f"a choice needs a default: {text[:60]!r}")
    if text[at : at + 1] != "}":
        raise BadMessage(f"a brace is never closed: {text[:60]!r}")
    return found, at + 1


def fill(pattern: Pattern, values: Mapping[str, Value], lookup: Callable[[str], Message | None]) -> str:
    """The pattern with its arguments; one that is missing shows its name, so that nothing disappears."""
    return "".join(one if isinstance(one, str) else _filled(one, values, lookup) for one in pattern)


def _filled(one: Placeable, values: Mapping[str, Value], lookup: Callable[[str], Message | None]) -> str:
    if one.default is not None:
        value = values.get(one.name[1:]) if one.name.startswith("$") else one.words
        return fill(one.variants.get(_variant(value, one), one.default), values, lookup)
    if not one.name:
        return one.words
    if one.name.startswith("$"):
        return shown(values[one.name[1:]]) if one.name[1:] in values else f"{{{one.name}}}"
    message = lookup(one.name)
    pattern = message and (message.attributes.get(one.attribute) if one.attribute else message.value)
    return fill(pattern, values, lookup) if pattern else f"{{{one.name}}}"


def _variant(value: Value | None, one: Placeable) -> str:
    """The key of the variant: the value itself, else the plural of a number."""
    text = shown(value) if value is not None else ""
    if isinstance(value, str) or text in one.variants:
        return text
    return "one" if value == 1 else "other"  # English and German know these two


def shown(value: Value) -> str:
    """A text or a number; whole numbers without a point, none with marks between thousands."""
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() else f"{value:g}"
    return str(value)


def arguments(message: Message, lookup: Callable[[str], Message | None]) -> set[str]:
    """Every argument a message and what it refers to may use."""
    found: set[str] = set()

    def walk(pattern: Pattern) -> None:
        for one in pattern:
            if isinstance(one, str):
                continue
            if one.name.startswith("$"):
                found.add(one.name[1:])
            elif one.name and (other := lookup(one.name)):
                found.update(arguments(other, lookup))
            for variant in one.variants.values():
                walk(variant)

    for pattern in (message.value, *message.attributes.values()):
        walk(pattern)
    return found
