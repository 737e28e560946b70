"""What was measured before: a line of JSON for every full run, and which figures have become worse since."""

from __future__ import annotations

import json
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from capes.bench.goals import Figure, rounded
from capes.bots.study.pictures import drawing

WORSE = 0.05
"""How much worse a figure may be before it is called a regression."""


def compared(figure: Figure) -> float | None:
    """What a figure is judged by: its ratio where there is somebody to compare with, else itself."""
    return figure.ratio if figure.goal.against else figure.value


def interpreter() -> str:
    """How the interpreter was built, which matters to both engines.

    >>> interpreter().startswith("an interpreter built with")
    True
    """
    flags = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    trained = "--enable-optimizations" in flags or "--with-lto" in flags
    return f"an interpreter built with{'' if trained else 'out'} PGO" + ("" if trained else " (about 11 % slower)")


def line(figures: Sequence[Figure], day: str) -> str:
    """A run as a line of the history."""
    return json.dumps({"day": day, **{one.goal.id: rounded(compared(one)) for one in figures if compared(one)}})


def read(file: Path) -> list[dict[str, Any]]:
    """Every run, the oldest first."""
    return [json.loads(one) for one in file.read_text(encoding="utf-8").splitlines()] if file.is_file() else []


def regressions(figures: Sequence[Figure], before: dict[str, Any]) -> list[str]:
    """The figures more than a twentieth worse than in an earlier run, each in a sentence."""
    found = []
    for figure in figures:
        now, then = compared(figure), before.get(figure.goal.id)
        if now is None or not isinstance(then, int | float) or not then:
            continue
        worse = now / then - 1 if figure.goal.less_is_better else 1 - now / then
        if worse > WORSE:
            when = before.get("day", "before")
            found.append(f"{figure.goal.id} {figure.goal.what}: {worse:.0%} worse than {then:g} of {when}")
    return found


def chart(runs: Sequence[dict[str, Any]]) -> Any:
    """Every figure over the runs, as a multiple of what it was at first."""
    alt = drawing()
    first: dict[str, float] = {}
    rows = []
    for at, run in enumerate(runs):
        for id, value in run.items():
            if isinstance(value, int | float) and value:
                times = value / first.setdefault(id, value)
                rows.append({"run": f"{at + 1}: {run['day']}", "figure": id, "times": times})
    base = alt.Chart(alt.Data(values=rows)).mark_line(point=True)
    return base.encode(
        x=alt.X("run:N", sort=None, title=None), y=alt.Y("times:Q", title="times the first run"), color="figure:N"
    ).properties(width=640, height=360, title="The benchmark over time")
