"""A card's facts as plain JSON data, in the names people know them by."""

from __future__ import annotations

from typing import Any

import msgspec

from capes.vs.catalogue.facts import Facts


def row(card: Facts) -> dict[str, Any]:
    """All facts of a card as JSON data; unset figures are null, so every row has the same fields."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(card))
    return data
