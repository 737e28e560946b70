"""The parts of a board, as every way of drawing one needs them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Cards = dict[str, dict[str, Any]]
"""Printed cards by id, as `Game.cards` gives them."""


@dataclass
class Tile:
    """One card: its number on the table, its name, its figures, and what changes decisions about it."""

    number: int
    name: str
    figures: str = ""
    notes: list[str] = field(default_factory=list)
    face: str = ""  # the printed card's id; '' if it is hidden
    down: bool = False  # stunned, dazed or knocked out
    spent: bool = False  # exhausted
    main: bool = False

    @property
    def tagged(self) -> str:
        """The name with the number by which commands refer to it."""
        return f"#{self.number} {self.name}" if self.number else self.name

    @property
    def line(self) -> str:
        """Everything in one line."""
        return ", ".join(filter(None, [self.tagged, self.figures, *self.notes]))


@dataclass
class Row:
    """Cards side by side."""

    title: str
    tiles: list[Tile]


@dataclass
class Side:
    """What one player has: facts in words, rows of cards in play, and a hand if it may be seen."""

    seat: int
    name: str
    own: bool = False
    out: bool = False
    facts: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    hand: list[Tile] = field(default_factory=list)
    hand_count: int = 0

    @property
    def title(self) -> str:
        """The player's name, and whether the game is over for them."""
        return self.name + (" (out)" if self.out else "")

    @property
    def in_hand(self) -> str:
        """The hand in words."""
        shown = ", ".join(tile.tagged for tile in self.hand)
        return f"Hand, {self.hand_count}" + (f": {shown}" if shown else "")


@dataclass
class Board:
    """A whole table: the others first, one's own side last, nearest to the eye."""

    heading: str
    sides: list[Side]
    fights: list[str] = field(default_factory=list)
    shared: list[str] = field(default_factory=list)
    rest: dict[str, Any] = field(default_factory=dict)  # what no drawing knows, for games from elsewhere

    @property
    def tiles(self) -> list[Tile]:
        """Every card that can be seen, those in play first."""
        in_play = [tile for side in self.sides for row in side.rows for tile in row.tiles]
        return in_play + [tile for side in self.sides for tile in side.hand]
