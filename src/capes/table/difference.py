"""How one picture of the table differs from another, as small data that travels.

A difference is one of `{"is": value}` (put this in its place), `{"in": {key: difference}, "out": [keys]}` (an object),
`{"at": {index: difference}}` (a list of equal length), `{"of": {number: difference}, "by": [numbers in order]}` (a
list of things that each have an `n`; `by` only where the order or the things themselves have changed).
"""

from __future__ import annotations

from typing import Any

Difference = dict[str, Any]


def difference(old: Any, new: Any) -> Difference | None:
    """What to do with `old` to get `new`; None if nothing."""
    if type(old) is not type(new):
        return {"is": new}
    if isinstance(old, dict):
        return _objects(old, new)
    if isinstance(old, list) and old != new:
        numbered = _numbers(old), _numbers(new)
        if numbered[0] is not None and numbered[1] is not None:
            return _things(old, new, numbered[0], numbered[1])
        if len(old) == len(new):
            steps = [difference(*pair) for pair in zip(old, new, strict=True)]
            changed = {str(at): step for at, step in enumerate(steps) if step is not None}
            return {"at": changed}
    return None if old == new else {"is": new}


def _objects(old: dict[str, Any], new: dict[str, Any]) -> Difference | None:
    changed: Difference = {}
    for key, value in new.items():
        step = difference(old[key], value) if key in old else {"is": value}
        if step is not None:
            changed[key] = step
    gone = [key for key in old if key not in new]
    if not changed and not gone:
        return None
    return {"in": changed, "out": gone} if gone else {"in": changed}


def _numbers(listed: list[Any]) -> list[int] | None:
    """The numbers of the things listed, if every one has its own."""
    numbers = [one["n"] for one in listed if isinstance(one, dict) and isinstance(one.get("n"), int)]
    return numbers if len(numbers) == len(listed) == len(set(numbers)) else None


def _things(old: list[Any], new: list[Any], before: list[int], after: list[int]) -> Difference:
    known = dict(zip(before, old, strict=True))
    changed: Difference = {}
    for number, thing in zip(after, new, strict=True):
        step = difference(known[number], thing) if number in known else {"is": thing}
        if step is not None:
            changed[str(number)] = step
    return {"of": changed} if before == after else {"of": changed, "by": after}


def apply(old: Any, change: Difference | None) -> Any:
    """The other picture, made from one and the difference; neither is changed."""
    if change is None:
        return old
    if "is" in change:
        return change["is"]
    if "at" in change:
        return [apply(one, change["at"].get(str(at))) for at, one in enumerate(old)]
    if "of" in change:
        known = {one["n"]: one for one in old}
        return [apply(known.get(n), change["of"].get(str(n))) for n in change.get("by", known)]
    kept = {key: value for key, value in old.items() if key not in change.get("out", ())}
    return kept | {key: apply(old.get(key), step) for key, step in change["in"].items()}
