"""The table of figures as text, and the page that keeps the latest."""

from __future__ import annotations

import datetime
import os
import platform
from collections.abc import Sequence
from pathlib import Path

from capes.bench.goals import Figure

BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"


def number(value: float | None) -> str:
    """A figure for reading.

    >>> number(25175.7), number(8.953), number(None)
    ('25,176', '8.95', '-')
    """
    if value is None:
        return "-"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def row(figure: Figure, brief: bool = False) -> list[str]:
    """A figure as cells: id, what, value, against, ratio, floor, goal, standing."""
    goal = figure.goal
    mark = "x" if goal.against else f" {goal.unit}"
    ratio = "-" if figure.ratio is None else f"{figure.ratio:.2f}x"
    named = f"{number(figure.against)} ({goal.against})" if goal.against else "-"
    against = number(figure.against) if brief else named
    return [
        goal.id, goal.what, f"{number(figure.value)} {goal.unit}", against, ratio, f"{goal.floor:g}{mark}",
        f"{goal.goal:g}{mark}", figure.standing,
    ]  # fmt: skip


HEADINGS = ["", "what", "value", "against", "ratio", "floor", "goal", "reached"]


def markdown(figures: Sequence[Figure], runs: int) -> str:
    """The table for a page."""
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    lines = [
        f"Measured on {day}, {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, "
        f"best of {runs}; made by `make bench`.",
        "",
        "| " + " | ".join(HEADINGS) + " |",
        "|" + "---|" * len(HEADINGS),
    ]
    lines += ["| " + " | ".join(row(figure)) + " |" for figure in figures]
    lines += [f"\n{figure.goal.id}: {figure.note}" for figure in figures if figure.note]
    return "\n".join(lines)


def keep(page: Path, figures: Sequence[Figure], runs: int) -> None:
    """Put the latest table into the page, between its marks."""
    text = page.read_text()
    begin, end = text.index(BEGIN) + len(BEGIN), text.index(END)
    page.write_text(f"{text[:begin]}\n{markdown(figures, runs)}\n{text[end:]}")
