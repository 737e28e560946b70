"""Which parts a view has. Knows the shapes of what is sent to clients, and no rules."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from capes.board.battle import battle
from capes.board.brawl import brawl
from capes.board.parts import Board, Cards, Row, Side, Tile
from capes.core.seen import View

__all__ = ["Board", "Row", "Side", "Tile", "shape"]


def shape(view: View | dict[str, Any], names: tuple[str, ...], cards: Cards | None = None) -> Board:
    """The parts of any view; of a game from elsewhere, whatever it tells."""
    data: dict[str, Any] = to_builtins(view)
    if "match_ups" in data:
        return brawl(data, names, cards or {})
    if "characters" in data and "players" in data:
        return battle(data, names, cards or {})
    return Board("", [], rest=told_of(data))


def told_of(data: dict[str, Any]) -> dict[str, Any]:
    """What a game from elsewhere tells of its table: its position if it names one, else everything."""
    position = data.get("position")
    known = position if isinstance(position, dict) else data
    return {key: value for key, value in known.items() if value is not None}
