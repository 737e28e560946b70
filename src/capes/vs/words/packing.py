"""Words as plain data and back: what is read from texts is kept ready in files."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from capes.vs.words.keywords import ERRATA, KEYWORDS, Keyword
from capes.vs.words.kinds import Word


def packed(value: Any) -> Any:
    """A word as data: its name and what it says beyond the usual."""
    if isinstance(value, Keyword):
        return {"errata" if value is ERRATA.get(value.name) else "keyword": value.name}
    if isinstance(value, tuple):
        return [packed(part) for part in value]
    if isinstance(value, Word):
        said = {
            one.name: packed(getattr(value, one.name))
            for one in fields(value)
            if getattr(value, one.name) != one.default
        }
        return {type(value).__name__: said}
    return value


def unpacked(data: Any) -> Any:
    """The word again."""
    if isinstance(data, list):
        return tuple(unpacked(part) for part in data)
    if not isinstance(data, dict):
        return data
    ((name, said),) = data.items()
    if isinstance(said, str):
        return ERRATA[said] if name == "errata" else KEYWORDS.get(said) or Keyword(said)
    return kind(name)(**{field: unpacked(value) for field, value in said.items()})


_known: dict[str, type] = {}


def kind(name: str) -> type:
    """The word of that name; whoever adds words of their own is looked through when first asked for one."""
    if name not in _known:
        _known.update(kinds())
    return _known[name]


def kinds() -> dict[str, type]:
    """Every word by its name."""
    found: dict[str, type] = {}
    left: list[type] = [Word]
    while left:
        below: list[type] = left.pop().__subclasses__()
        for kind in below:
            found[kind.__name__] = kind
            left.append(kind)
    return found
