"""A name for the rules as they are now: a checksum of everything that decides them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

DECIDING = (".py", ".json", ".yaml")
"""Files that can decide a rule: code, printed cards, ready-made decks, prepared tables."""


@cache
def rules_version(game: str, *places: str) -> str:
    """The name of a game's rules: other text in any of the places (packages or files of `capes`) gives another name.

    Read when first asked for, from the sources, so that the plain and the compiled engine give the same answer.
    """
    return f"{game}-{checksum(files('capes'), places)}"


def checksum(root: Traversable, places: tuple[str, ...]) -> str:
    """Twelve digits that differ where a deciding file below the places differs."""
    total = hashlib.sha256()
    for place in sorted(places):
        for path, text in _texts(root.joinpath(place), place):
            total.update(f"{path} {len(text)}\n".encode())
            total.update(text)
    return total.hexdigest()[:12]


def _texts(place: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    """Every deciding file below a place with its path, in order; line ends are the same everywhere."""
    if place.is_file():
        yield path, place.read_bytes().replace(b"\r\n", b"\n")
        return
    for inside in sorted(place.iterdir(), key=lambda one: one.name):
        if inside.name.endswith(DECIDING) or (inside.is_dir() and inside.name != "__pycache__"):
            yield from _texts(inside, f"{path}/{inside.name}")
