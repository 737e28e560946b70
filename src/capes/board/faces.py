"""The pictures of cards, as the browser draws them, small enough to stand in a notebook."""

from __future__ import annotations

import base64
from functools import cache
from pathlib import Path
from zipfile import ZipFile

FILE = Path(__file__).with_name("faces.zip")
"""Written by tools/faces.py."""
STAMP = "stamp.txt"
"""Says which drawings they were made from."""


def file_of(card: str) -> str:
    """Where the picture of a card lies in the file."""
    return f"{card}.webp"


@cache
def names() -> frozenset[str]:
    """Everything in the file."""
    with ZipFile(FILE) as archive:
        return frozenset(archive.namelist())


@cache
def face_of(card: str) -> str:
    """The picture of a printed card as an address that needs no network; empty if there is none.

    >>> face_of("mb/hulk")[:23], face_of("my/own-card")
    ('data:image/webp;base64,', '')
    """
    name = file_of(card.partition("@")[0])  # another edition of a card shows the same picture
    if name not in names():
        return ""
    with ZipFile(FILE) as archive:
        return "data:image/webp;base64," + base64.b64encode(archive.read(name)).decode()
