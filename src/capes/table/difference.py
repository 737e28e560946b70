"""How one picture of the table differs from another, as small data that travels.

A difference is one of `{"in": {key: difference}}` (an object), `{"at": {index: difference}}` (a list of equal length),
`{"of": {number: difference}, "by": [numbers in order]}` (a list of things that each have an `n`; `by` only where the
order or the things themselves have changed), `{"is": value}` (put this in its place), or what is to be put there
itself: a number, a text, a truth or a list.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

Difference = dict[str, Any] | list[Any] | str | int | float
PLAIN: Final = (str, int, float, list)
"""What stands for itself."""


def difference(old: Any, new: Any) -> Difference | None:
    """What to do with `old` to get `new`; None if nothing."""
    return None if type(old) is type(new) and old == new else _between(old, new)


def _between(old: Any, new: Any) -> Difference:
    """The same for two that differ: whoever asks has compared them, which is most of the work."""
    if type(old) is not type(new):
        return _put(new)
    if isinstance(old, msgspec.Struct):
        # What leaves its defaults out is small, and is told as a whole: no key need ever go away.
        return {"is": new} if old.__struct_config__.omit_defaults else _structs(old, new)
    if isinstance(old, list):
        before, after = _numbers(old), _numbers(new)
        if before is not None and after is not None:
            return _things(old, new, before, after)
        if len(old) == len(new):
            pairs = enumerate(zip(old, new, strict=True))
            return {"at": {str(at): _between(one, other) for at, (one, other) in pairs if one != other}}
    return _put(new)


def _put(new: Any) -> Difference:
    return new if isinstance(new, PLAIN) else {"is": new}


def _structs(old: msgspec.Struct, new: msgspec.Struct) -> Difference:
    """By the names the fields have on the wire."""
    changed: dict[str, Any] = {}
    for key, before, after in zip(old.__struct_encode_fields__, astuple(old), astuple(new), strict=True):
        if before is not after and before != after:
            changed[key] = _between(before, after)
    return {"in": changed}


def _numbers(listed: list[Any]) -> list[int] | None:
    """The numbers of the things listed, if every one has its own."""
    if not listed:
        return []
    if not hasattr(listed[0], "n"):
        return None
    numbers = [getattr(one, "n", None) for one in listed]
    return numbers if None not in numbers and len(numbers) == len(set(numbers)) else None  # type: ignore[return-value]


def _things(old: list[Any], new: list[Any], before: list[int], after: list[int]) -> Difference:
    known = dict(zip(before, old, strict=True))
    changed: dict[str, Any] = {}
    for number, thing in zip(after, new, strict=True):
        before_it = known.get(number)
        if before_it is None:
            changed[str(number)] = {"is": thing}
        elif before_it != thing:
            changed[str(number)] = _between(before_it, thing)
    return {"of": changed} if before == after else {"of": changed, "by": after}


def apply(old: Any, change: Difference | None) -> Any:
    """The other picture, made from one and the difference as a client does: both as JSON data, and neither is changed.

    >>> apply({"turn": 1, "ko": [{"n": 4}, {"n": 6}]}, {"in": {"ko": {"of": {"9": {"is": {"n": 9}}}, "by": [9, 4]}}})
    {'turn': 1, 'ko': [{'n': 9}, {'n': 4}]}
    """
    if change is None:
        return old
    if not isinstance(change, dict):
        return change
    if "is" in change:
        return change["is"]
    if "at" in change:
        return [apply(one, change["at"].get(str(at))) for at, one in enumerate(old)]
    if "of" in change:
        known = {one["n"]: one for one in old}
        return [apply(known.get(n), change["of"].get(str(n))) for n in change.get("by", known)]
    return old | {key: apply(old[key], step) for key, step in change["in"].items()}
