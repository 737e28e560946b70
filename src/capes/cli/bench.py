"""`capes bench`: measure the speed of the engine."""

from __future__ import annotations

import datetime
import json as jsonlib
from pathlib import Path

from rich.console import Console
from rich.table import Table

from capes.bench.history import WORSE, interpreter, line, read, regressions
from capes.bench.history import chart as draw
from capes.bench.page import HEADINGS, keep, number, row
from capes.bench.run import HERE, change, figures, measure
from capes.bench.run import compare as compare_with
from capes.bots.study.pictures import check_path, save
from capes.core.errors import BadSetup
from capes.language.sentence import plain

PAGE = HERE.parent / "docs" / "performance.md"
HISTORY = HERE.parent / "docs" / "performance-history.jsonl"


def bench(
    *,
    runs: int = 3,
    fraction: float = 1.0,
    json: bool = False,
    page: Path | None = None,
    compare: str = "",
    chart: Path | None = None,
) -> None:
    """Measure the speed of the engine, plain and compiled, beside OpenSpiel and RLCard in the same run.

    Each measurement has a process of its own and is taken several times in turns; the best counts. `make bench`
    prepares the compiled build and the other engines first; without them the rest is measured all the same.

    capes bench
    capes bench --json
    capes bench --fraction 0.1 --runs 1
    capes bench --compare main~5

    Parameters
    ----------
    runs
        How often each is measured.
    fraction
        Less (or more) than the normal amount of work, for a quick look.
    json
        Print the figures as data, and nothing else.
    chart
        A picture (.svg, .png) to draw the history of full runs into.
    compare
        A revision of this checkout to build and measure beside this one, instead of the other engines.
    page
        A page to keep the table in; a full run keeps docs/performance.md current without being told.
    """
    if runs < 1 or not 0 < fraction <= 100:
        raise BadSetup(plain("at least one run, and a fraction above 0 and at most 100"))
    if chart is not None:
        check_path(chart)
    quiet = Console(stderr=True)
    if compare:
        with quiet.status("measuring") as status:
            rows = compare_with(compare, runs, fraction, lambda what: status.update(f"measuring: {what}"))
        tell_changes(compare, rows, json)
        return
    with quiet.status("measuring") as status:
        found = measure(runs, fraction, lambda what: status.update(f"measuring: {what}"))
    measured = figures(found)
    where = page or (PAGE if PAGE.exists() and fraction >= 1 and runs >= 3 else None)
    if where is not None:
        keep(where, measured, runs)
    earlier = read(HISTORY)
    worse = regressions(measured, earlier[-1]) if earlier else []
    if where == PAGE:
        with open(HISTORY, "a", encoding="utf-8") as history:
            history.write(line(measured, datetime.datetime.now(datetime.UTC).date().isoformat()) + "\n")
    if chart is not None:
        save(draw(read(HISTORY)), chart)
    if json:
        print(jsonlib.dumps({figure.goal.id: figure.to_data() for figure in measured}))
        return
    table = Table(*HEADINGS, title=f"best of {runs}, on {interpreter()}")
    for figure in measured:
        table.add_row(*row(figure, brief=True))
    console = Console()
    console.print(table)
    for beside in dict.fromkeys(figure.goal.against for figure in measured if figure.goal.against):
        ids = ", ".join(figure.goal.id for figure in measured if figure.goal.against == beside)
        console.print(f"{ids} against: {beside}")
    for figure in measured:
        if figure.note:
            console.print(f"{figure.goal.id}: {figure.note}")
    for sentence in worse:
        console.print(f"regression: {sentence}")


def tell_changes(revision: str, rows: list[tuple[str, float, float]], json: bool) -> None:
    """What became better and worse since another revision; more than a twentieth worse is named."""
    if json:
        print(jsonlib.dumps({figure: {"there": then, "here": now} for figure, then, now in rows}))
        return
    table = Table("", revision, "here", "better by", title=f"compiled, both in one run, on {interpreter()}")
    for figure, then, now in rows:
        table.add_row(figure, number(then), number(now), f"{change(figure, then, now):+.1%}")
    console = Console()
    console.print(table)
    for figure, then, now in rows:
        if change(figure, then, now) < -WORSE:
            console.print(f"regression: {figure} is {-change(figure, then, now):.0%} worse than at {revision}")
