"""A board as a piece of HTML that stands by itself, for notebooks: the browser's colours, no script."""

from __future__ import annotations

from html import escape

from capes.board.lists import anything
from capes.board.parts import Board, Row, Side, Tile

STYLE = """
.capes{--p:#F6EFE0;--l:#14110F;--t:#14110F;--m:#5A5046;--c:#FFFDF6;--o:#CBE2EE;--r:#F4D3B4;--y:#FFE14D;
font:14px/1.35 system-ui,sans-serif;color:var(--t);background:var(--p);border:2px solid var(--l);border-radius:6px;
max-width:60em;overflow:hidden}
@media(prefers-color-scheme:dark){.capes{--p:#14151F;--l:#EDE6D3;--t:#F6EFE0;--m:#B9B2C6;--c:#22243A;--o:#17274A;--r:#3A1D27}}
.capes header{background:#14110F;color:#FFF8E7;padding:4px 10px;font-weight:700}.capes header b{color:#FFE14D}
.capes section{padding:6px 10px;background:var(--r)}.capes section.own{background:var(--o)}
.capes h4{margin:0 0 2px;font-size:14px;color:inherit}.capes p{margin:2px 0;color:var(--t)}
.capes .fact{color:var(--m);font-size:12.5px}.capes .row{display:flex;flex-wrap:wrap;gap:6px;margin:6px 0}
.capes .card{background:var(--c);border:2px solid var(--l);border-radius:5px;padding:3px 7px;
min-width:8.5em;max-width:13em}
.capes .card.main{box-shadow:inset 0 0 0 2px var(--y)}.capes .card.down{border-style:dashed;opacity:.65}
.capes .card.spent{transform:rotate(1.5deg)}.capes .card b{display:flex;justify-content:space-between;gap:8px}
.capes .card small{color:var(--m);display:block;font-size:12px}
.capes .mid{padding:4px 10px;border-block:2px solid var(--l)}
.capes ol{margin:4px 0 8px;padding-left:2.2em}.capes .ask{padding:6px 10px;border-top:2px solid var(--l)}
.capes pre{margin:8px 10px;color:inherit;background:none}
"""


def page(board: Board, title: str, question: str = "", options: list[str] | None = None) -> str:
    """The table, and below it the question with its options."""
    heading = escape(board.heading)
    parts = [f"<div class='capes'><style>{STYLE}</style><header><b>{escape(title)}</b> · {heading}</header>"]
    between = [f"<p>⚔ {escape(line)}</p>" for line in board.fights]
    between += [f"<p class='fact'>{escape(line)}</p>" for line in board.shared]
    middle = f"<div class='mid'>{''.join(between)}</div>" if between else ""
    for side in board.sides:
        if side.own:
            parts.append(middle)
            middle = ""
        parts.append(drawn_side(side))
    parts.append(middle)
    if board.rest:
        parts.append(f"<pre>{escape(chr(10).join(anything(board.rest, ())))}</pre>")
    if question:
        listed = "".join(f"<li>{escape(option)}</li>" for option in options or [])
        parts.append(f"<div class='ask'><b>{escape(question)}</b><ol start='0'>{listed}</ol></div>")
    return "".join(parts) + "</div>"


def drawn_side(side: Side) -> str:
    """One player."""
    rows = "".join(drawn_row(row) for row in side.rows)
    facts = "".join(f"<p class='fact'>{escape(fact)}</p>" for fact in side.facts)
    hand = f"<p>{escape(side.in_hand)}</p>"
    if side.own and side.hand:
        hand = f"<p>Hand, {side.hand_count}</p>" + drawn_row(Row("", side.hand))
    inside = rows + facts + hand if side.own else hand + facts + rows
    return f"<section class='{'own' if side.own else ''}'><h4>{escape(side.title)}</h4>{inside}</section>"


def drawn_row(row: Row) -> str:
    """Cards side by side."""
    title = f"<p class='fact'>{escape(row.title)}</p>" if row.title else ""
    return f"{title}<div class='row'>{''.join(map(drawn, row.tiles))}</div>"


def drawn(tile: Tile) -> str:
    """One card."""
    marks = [word for word, on in (("main", tile.main), ("down", tile.down), ("spent", tile.spent)) if on]
    number = f"#{tile.number} · " if tile.number else ""
    notes = escape(number + ", ".join(tile.notes)).rstrip("· ")
    figures = f"<span>{escape(tile.figures)}</span>" if tile.figures else ""
    return f"<div class='card {' '.join(marks)}'><b>{escape(tile.name)}{figures}</b><small>{notes}</small></div>"
