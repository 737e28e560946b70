"""A board as a piece of HTML that stands by itself, for notebooks: the browser's colours, no script."""

from __future__ import annotations

from html import escape

from capes.board.faces import face_of
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
.capes .card{background:var(--c);border:2px solid var(--l);border-radius:5px;width:132px;box-sizing:border-box;
overflow:hidden;display:flex;flex-direction:column}
.capes .card i{display:block;position:relative;height:58px;background:#D9C7A3;border-bottom:2px solid #14110F}
.capes .card img{display:block;width:100%;height:100%;object-fit:cover;object-position:50% 0;margin:0;max-width:none}
.capes .card i span{position:absolute;right:3px;bottom:3px;background:#14110F;color:#FFF8E7;border-radius:3px;
padding:0 5px;font:700 13px/1.4 system-ui,sans-serif}
.capes .card.main{box-shadow:0 0 0 2px var(--y)}.capes .card.down{border-style:dashed}
.capes .card.down img{filter:grayscale(1);opacity:.55}.capes .card.spent{transform:rotate(1.5deg)}
.capes .card b{padding:3px 6px 0;line-height:1.2;font-size:13px}
.capes .card small{color:var(--m);display:block;font-size:11.5px;line-height:1.3;padding:1px 6px 4px}
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
    """One card: its picture with the figures on it, as on the browser's table, its name, and what is to be known."""
    marks = [word for word, on in (("main", tile.main), ("down", tile.down), ("spent", tile.spent)) if on]
    number = f"#{tile.number} · " if tile.number else ""
    notes = escape(number + ", ".join(tile.notes)).rstrip("· ")
    small = " style='font-size:11px'" if len(tile.figures) > 5 else ""  # the eyes stay free
    figures = f"<span{small}>{escape(tile.figures)}</span>" if tile.figures else ""
    return (
        f"<div class='card {' '.join(marks)}'><i>{picture(tile.face)}{figures}</i>"
        f"<b>{escape(tile.name)}</b><small>{notes}</small></div>"
    )


def picture(card: str) -> str:
    """The picture of a printed card; nothing where none is known."""
    face = face_of(card)
    return f"<img alt='' style='width:100%' src='{face}'>" if face else ""
