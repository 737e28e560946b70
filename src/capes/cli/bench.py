"""`capes bench`: measure the speed of the engine."""

from __future__ import annotations

import json as jsonlib
from pathlib import Path

from rich.console import Console
from rich.table import Table

from capes.bench.page import HEADINGS, keep, row
from capes.bench.run import HERE, figures, measure
from capes.core.errors import BadSetup

PAGE = HERE.parent / "docs" / "performance.md"


def bench(*, runs: int = 3, fraction: float = 1.0, json: bool = False, page: Path | None = None) -> None:
    """Measure the speed of the engine, plain and compiled, beside OpenSpiel and RLCard in the same run.

    Each measurement has a process of its own and is taken several times in turns; the best counts. `make bench`
    prepares the compiled build and the other engines first; without them the rest is measured all the same.

    capes bench
    capes bench --json
    capes bench --fraction 0.1 --runs 1

    Parameters
    ----------
    runs
        How often each is measured.
    fraction
        Less (or more) than the normal amount of work, for a quick look.
    json
        Print the figures as data, and nothing else.
    page
        A page to keep the table in; a full run keeps docs/performance.md current without being told.
    """
    if runs < 1 or not 0 < fraction <= 100:
        raise BadSetup("at least one run, and a fraction above 0 and at most 100")
    quiet = Console(stderr=True)
    with quiet.status("measuring") as status:
        found = measure(runs, fraction, lambda what: status.update(f"measuring: {what}"))
    measured = figures(found)
    where = page or (PAGE if PAGE.exists() and fraction >= 1 and runs >= 3 else None)
    if where is not None:
        keep(where, measured, runs)
    if json:
        print(jsonlib.dumps({figure.goal.id: figure.to_data() for figure in measured}))
        return
    table = Table(*HEADINGS, title=f"best of {runs}")
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
