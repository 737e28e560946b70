"""What may stand in each field of each word, as it is annotated: compiled classes no longer know."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

FILE = "field_kinds.json"


@cache
def _kinds() -> dict[str, dict[str, str]]:
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = json.loads(text)
    return found


def kind_of(word: type, field: str) -> str:
    """The annotation of a field: "int | HowMany"."""
    return _kinds()[word.__name__][field]
