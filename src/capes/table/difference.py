"""How one picture of the table differs from another, as small data that travels.

A difference is one of `{"is": value}` (put this in its place), `{"in": {key: difference}}` (an object),
`{"at": {index: difference}}` (a list of equal length), `{"of": {number: difference}, "by": [numbers in order]}` (a
list of things that each have an `n`; `by` only where the order or the things themselves have changed).
"""

from __future__ import annotations

from typing import Any

import msgspec

Difference = dict[str, Any]


def difference(old: Any, new: Any) -> Difference | None:
    """What to do with `old` to get `new`; None if nothing."""
    if type(old) is not type(new):
        return {"is": new}
    if isinstance(old, msgspec.Struct):
        return None if old == new else _structs(old, new)
    if isinstance(old, list) and old != new:
        numbered = _numbers(old), _numbers(new)
        if numbered[0] is not None and numbered[1] is not None:
            return _things(old, new, numbered[0], numbered[1])
        if len(old) == len(new):
            steps = [difference(*pair) for pair in zip(old, new, strict=True)]
            changed = {str(at): step for at, step in enumerate(steps) if step is not None}
            return {"at": changed}
    return None if old == new else {"is": new}


def _structs(old: msgspec.Struct, new: msgspec.Struct) -> Difference:
    """By the names the fields have on the wire."""
    changed: Difference = {}
    for field, key in zip(old.__struct_fields__, old.__struct_encode_fields__, strict=True):
        step = difference(getattr(old, field), getattr(new, field))
        if step is not None:
            changed[key] = step
    return {"in": changed}


def _numbers(listed: list[Any]) -> list[int] | None:
    """The numbers of the things listed, if every one has its own."""
    numbers = [n for one in listed if isinstance(n := getattr(one, "n", None), int)]
    return numbers if len(numbers) == len(listed) == len(set(numbers)) else None


def _things(old: list[Any], new: list[Any], before: list[int], after: list[int]) -> Difference:
    known = dict(zip(before, old, strict=True))
    changed: Difference = {}
    for number, thing in zip(after, new, strict=True):
        step = difference(known[number], thing) if number in known else {"is": thing}
        if step is not None:
            changed[str(number)] = step
    return {"of": changed} if before == after else {"of": changed, "by": after}
