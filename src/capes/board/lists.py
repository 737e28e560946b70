"""A board as headed lists: for terminals that only scroll, and for whoever has a page read to them."""

from __future__ import annotations

from typing import Any

from capes.board.parts import Board

Lines = list[str]


def lists(board: Board, names: tuple[str, ...] = ()) -> Lines:
    """The table as lines of text; headings begin with '# '."""
    lines = [f"# {board.heading}"] if board.heading else []
    for side in board.sides:
        lines += [f"# {side.title}", side.in_hand, *side.facts]
        for row in side.rows:
            lines.append(f"{row.title}, {len(row.tiles)}:")
            lines += [f"  {tile.line}" for tile in row.tiles]
    if board.fights:
        lines += ["# Fight", *board.fights]
    return lines + board.shared + (anything(board.rest, names) if board.rest else [])


def anything(data: Any, names: tuple[str, ...], depth: int = 0) -> Lines:
    """Any JSON data as indented lines, lists of plain values on one line."""
    indent = "  " * depth
    if isinstance(data, dict):
        lines: Lines = []
        for key, value in data.items():
            title = str(key).replace("_", " ")
            if is_plain(value):
                lines.append(f"{indent}{title}: {plain(value)}")
            elif depth == 0:
                lines += [f"# {title.capitalize()}", *anything(value, names, depth + 1)]
            else:
                lines += [f"{indent}{title}:", *anything(value, names, depth + 1)]
        return lines
    if isinstance(data, list):
        lines = []
        for item in data:
            if isinstance(item, dict) and all(is_plain(value) for value in item.values()):
                lines.append(f"{indent}- {', '.join(fact(key, value, names) for key, value in item.items())}")
            elif is_plain(item):
                lines.append(f"{indent}- {plain(item)}")
            else:
                lines += [f"{indent}-", *anything(item, names, depth + 1)]
        return lines
    return [f"{indent}{plain(data)}"]


def fact(key: str, value: Any, names: tuple[str, ...]) -> str:
    """One entry of a short list item: `#12` for a number on the table, a player's name for a seat."""
    if key == "n":
        return f"#{value}"
    if key == "seat" and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    return f"{key.replace('_', ' ')} {plain(value)}"


def is_plain(value: Any) -> bool:
    """Whether a value fits on a line."""
    if isinstance(value, list):
        return all(not isinstance(item, dict | list) for item in value)
    return not isinstance(value, dict) or not value


def plain(value: Any) -> str:
    """A value in words."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(plain(item) for item in value) or "none"
    return str(value) if value != {} else "none"
