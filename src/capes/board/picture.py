"""A board as a picture made of letters."""

from __future__ import annotations

from textwrap import wrap

from capes.board.lists import anything
from capes.board.parts import Board, Row, Side, Tile

TILE = 19
"""How wide a card is drawn, with its frame and the gap to the next."""
WIDTH = 80
FRAMES = {"plain": "┌─┐│└┘", "main": "╔═╗║╚╝", "down": "┌┄┐┆└┘"}


def draw(board: Board, names: tuple[str, ...] = (), width: int = WIDTH) -> str:
    """The table from the viewer's chair: the others beyond the middle, one's own side and hand nearest.

    >>> from capes.board.parts import Board, Row, Side, Tile
    >>> hulk = Tile(1, "Hulk", "3/3", ["main level 1"], main=True)
    >>> print(draw(Board("Turn 1", [Side(0, "Ann", own=True, rows=[Row("Front row", [hulk])])]), width=44))
    Turn 1
    -- Ann ------------------------------------
    Front row
    ╔═ #1 ═════ 3/3 ═╗
    ║Hulk            ║
    ║main level 1    ║
    ║                ║
    ║                ║
    ╚════════════════╝
    Hand, 0
    """
    lines = [board.heading] if board.heading else []
    for side in board.sides:
        if side.own and len(board.sides) > 1:
            lines += middle(board, width)
        lines += drawn_side(side, width)
    if not any(side.own for side in board.sides) or len(board.sides) < 2:
        lines += middle(board, width)
    if board.rest:
        lines += [line.removeprefix("# ") for line in anything(board.rest, names)]
    return "\n".join(line.rstrip() for line in lines)


def middle(board: Board, width: int) -> list[str]:
    """What lies between the sides: fights and shared cards."""
    lines = [f"  ⚔ {fight}" for fight in board.fights] + [f"  {line}" for line in board.shared]
    return [part for line in lines for part in folded(line, width, "    ")]


def folded(line: str, width: int, indent: str = "  ") -> list[str]:
    """A line broken where it is too long."""
    return wrap(line, width, subsequent_indent=indent, break_on_hyphens=False) or [""]


def drawn_side(side: Side, width: int) -> list[str]:
    """A player: the others hold their cards away from you, your own hand is nearest."""
    head = f"-- {side.title} "
    lines = [head + "-" * (width - 1 - len(head))]
    facts = [part for fact in side.facts for part in folded(fact, width)]
    rows = [line for row in side.rows for line in drawn_row(row, width)]
    hand = folded(side.in_hand, width) if not side.own or not side.hand else held(side, width)
    return lines + (rows + facts + hand if side.own else hand + facts + rows)


def held(side: Side, width: int) -> list[str]:
    """One's own hand with figures, in columns."""
    told = [f"{tile.tagged}  {' '.join(filter(None, [tile.figures, *tile.notes[:2]]))}".rstrip() for tile in side.hand]
    across = min(2, max(1, width // 38))
    wide = width // across
    lines = [f"Hand, {side.hand_count}:"]
    for at in range(0, len(told), across):
        lines.append("".join(f"  {cut(one, wide - 3):<{wide - 2}}" for one in told[at : at + across]))
    return lines


def drawn_row(row: Row, width: int) -> list[str]:
    """A row of cards, broken into several where it is too long."""
    across = max(1, width // TILE)
    lines = [row.title]
    for at in range(0, len(row.tiles), across):
        boxes = [box(tile) for tile in row.tiles[at : at + across]]
        lines += [" ".join(parts) for parts in zip(*boxes, strict=True)]
    return lines


def cut(text: str, width: int) -> str:
    """A text no longer than that."""
    return text if len(text) <= width else text[: width - 1] + "…"


def box(tile: Tile) -> list[str]:
    """One card in its frame: double for a Main, broken for whoever is down."""
    frame = FRAMES["down" if tile.down else "main" if tile.main else "plain"]
    corner, edge, right, side, low, low_right = list(frame)
    inner = TILE - 3
    number = f"{edge} #{tile.number} " if tile.number else ""
    figures = f" {tile.figures} {edge}" if tile.figures else ""
    notes = [line for note in tile.notes for line in wrap(note, inner)] if len(tile.notes) <= 3 else []
    notes = notes if notes and len(notes) <= 3 else wrap(", ".join(tile.notes), inner)
    shown = [*notes, "", "", ""][:3]
    if len(notes) > 3:
        shown[2] = cut(shown[2] + " …", inner)
    return [
        corner + number + edge * (inner - len(number) - len(figures)) + figures + right,
        side + cut(tile.name, inner).ljust(inner) + side,
        *(side + line.ljust(inner) + side for line in shown),
        low + edge * inner + low_right,
    ]
