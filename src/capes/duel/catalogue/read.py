"""The facts of every card, by id."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def facts() -> dict[str, dict[str, Any]]:
    """The catalogue, read once."""
    text = files("capes.duel.catalogue").joinpath("cards.json").read_text(encoding="utf-8")
    return {card["id"]: card for card in json.loads(text)["cards"]}
