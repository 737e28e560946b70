"""Card sets of other packages and folders: `set.json` with the printed facts, and decks that use them.

A set is a folder: of an installed package that names it under `capes.sets`, or of one's own, named by `--cards`. Its
powers, if any card has some, stand beside it in `cards.py`.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from capes import plugins
from capes.vs.catalogue.facts import Facts, Universe

FILE = "set.json"


class OutsideFile(msgspec.Struct, forbid_unknown_fields=True):
    """What a set's file holds."""

    id: str
    title: str
    cards: list[Facts]
    universe: Universe = "illustrated"
    decks: list[dict[str, Any]] = []


class OutsideSet(NamedTuple):
    """A set that was found: its file, and where its powers are written."""

    file: OutsideFile
    module: str  # the package, or '' for a folder
    folder: str


@cache
def outside_sets() -> dict[str, OutsideSet]:
    """Every set of another package or a folder, by id; one that cannot be read is left out with a warning."""
    found: dict[str, OutsideSet] = {}
    for name, module in plugins.offered("capes.sets").items():
        try:
            one = OutsideSet(read(files(module), name), module, "")
        except Exception as error:  # whatever is wrong with it, everybody else's cards can still be played
            warnings.warn(f"the card set {name!r} of another package is left out: {error}", stacklevel=2)
            continue
        found[one.file.id] = one
    for folder in plugins.card_folders():
        if not (Path(folder) / FILE).is_file() and any(Path(folder).glob("*.txt")):
            continue  # sets as text are read where texts can be read (workshop/sets.py)
        one = OutsideSet(read(Path(folder), folder), "", folder)
        found[one.file.id] = one
    return found


def read(folder: Traversable, name: str) -> OutsideFile:
    """A set's file; BadPlugin says what is wrong with it."""
    try:
        file = msgspec.json.decode(folder.joinpath(FILE).read_bytes(), type=OutsideFile)
    except OSError:
        raise plugins.BadPlugin(f"{name}: a card set has a file {FILE}, and there is none") from None
    except msgspec.MsgspecError as error:
        raise plugins.BadPlugin(f"{name}: {FILE}: {error}") from None
    wrong = [card.id for card in file.cards if card.id.partition("/")[0] != file.id]
    if wrong:
        raise plugins.BadPlugin(f"{name}: {FILE}: the id of {wrong[0]!r} does not begin with {file.id + '/'!r}")
    return file
