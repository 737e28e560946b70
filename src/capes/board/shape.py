"""Which parts a view has. Knows the shapes of what is sent to clients, and no rules."""

from __future__ import annotations

from capes.board.battle import battle
from capes.board.brawl import brawl
from capes.board.parts import Board, Cards, Row, Side, Tile
from capes.core.game import View

__all__ = ["Board", "Row", "Side", "Tile", "shape"]


def shape(view: View, names: tuple[str, ...], cards: Cards | None = None) -> Board:
    """The parts of any view; of a game from elsewhere, whatever it tells."""
    if "match_ups" in view:
        return brawl(view, names, cards or {})
    if "characters" in view and "players" in view:
        return battle(view, names, cards or {})
    return Board("", [], rest={key: value for key, value in view.items() if value is not None})
