"""The words of the cards as data, as `make ledger` reads them from the texts: loading them takes no reading."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Any

from capes.vs import words
from capes.vs.words import Power
from capes.vs.words.keywords import ERRATA, KEYWORDS, Keyword
from capes.vs.words.kinds import Word

FILE = "ready.json"


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
        return ERRATA[said] if name == "errata" else KEYWORDS[said]
    return kinds()[name](**{field: unpacked(value) for field, value in said.items()})


@cache
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


def ready() -> dict[str, tuple[Power, ...]]:
    """The powers of every card by its id (with "@errata" where an edition prints others)."""
    assert words  # every word must be known by name
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    return {id: unpacked(powers) for id, powers in json.loads(text).items()}
