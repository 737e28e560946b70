"""A seat's view of a table, drawn for people: as a picture in text, as headed lists, as HTML.

Lives here: which parts a board has (`Board`, `Side`, `Row`, `Tile`), reading them from a view, and drawing them.
Does not live here: rules, and anything a view does not hold.
May call: core.
"""

from capes.board.picture import draw
from capes.board.shape import Board, Row, Side, Tile, shape

__all__ = ["Board", "Row", "Side", "Tile", "draw", "shape"]
