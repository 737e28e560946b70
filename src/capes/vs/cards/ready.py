"""The words of the cards as data, as `make ledger` reads them from the texts: loading them takes no reading."""

from __future__ import annotations

import json
from importlib.resources import files

from capes.vs import words
from capes.vs.words import Power
from capes.vs.words.packing import unpacked

FILE = "ready.json"


def ready() -> dict[str, tuple[Power, ...]]:
    """The powers of every card by its id (with "@errata" where an edition prints others)."""
    assert words  # every word must be known by name
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    return {id: unpacked(powers) for id, powers in json.loads(text).items()}
