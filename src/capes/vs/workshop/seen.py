"""The cards of players' own that a view names, with what is printed on them: nobody can look them up elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from capes.vs.words.face import OWN
from capes.vs.workshop.carried import Known
from capes.vs.workshop.own import rows_of


def own_seen(view: msgspec.Struct, held: object) -> list[dict[str, Any]]:
    """Every such card a view names, all its levels, in the order of their ids."""
    assert isinstance(held, Known)
    named = set(_ids(msgspec.to_builtins(view)))
    rows: list[dict[str, Any]] = []
    for card in held.cards:
        if any(face.id in named for face in card.faces):
            rows.extend(rows_of(card))
    return sorted(rows, key=lambda row: str(row["id"]))


def _ids(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        if data.startswith(OWN):
            yield data.partition("@")[0]
    elif isinstance(data, dict):
        for value in data.values():
            yield from _ids(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _ids(value)
