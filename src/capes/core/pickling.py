"""States as pickles: through the game's own codec, so that a plain and a compiled process can exchange them.

`copy.copy` and `copy.deepcopy` are the state's own `copy`; `pickle` writes the position, not how this build keeps it.
What happened since the last pick (`news`) goes with a copy and not with a pickle.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from capes.core.state import CoreState

S = TypeVar("S", bound=CoreState)


def let_pickle(kind: type[S], encode: Callable[[S], dict[str, Any]], restore: Callable[[bytes], S]) -> None:
    """Let states of that kind be pickled; `restore` is a function at the top of a module, found again by its name."""

    def reduce(state: S) -> tuple[Callable[[bytes], S], tuple[bytes]]:
        return restore, (msgspec.msgpack.encode(encode(state)),)

    copyreg.pickle(kind, reduce)


def unpacked(data: bytes) -> dict[str, Any]:
    """The position in a pickle, as its codec wrote it."""
    found: dict[str, Any] = msgspec.msgpack.decode(data)
    return found
