"""Pictures of studies, as SVG, PNG or Vega-Lite JSON by the file's ending."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from capes.bots.study.figures import Share
from capes.core.errors import BadSetup, ToolError
from capes.language.sentence import plain

ENDINGS = (".svg", ".png", ".json")
BLUE, ORANGE, GREY = "#0072B2", "#D55E00", "#999999"


class NoPictures(ToolError):
    """The packages that draw are not installed."""


def check_path(path: Path) -> None:
    """Refuse a picture that cannot be written, before hours are spent on it."""
    if path.suffix not in ENDINGS:
        raise BadSetup(plain(f"a picture ends in {', '.join(ENDINGS)}, not {path.name!r}"))
    if not path.resolve().parent.is_dir():
        raise BadSetup(plain(f"there is no folder {str(path.parent)!r}"))
    drawing()


def drawing() -> Any:
    """Altair, or one clear sentence."""
    try:
        import altair
    except ImportError:
        raise NoPictures("pictures need the extra 'lab': pip install 'capes[lab]'") from None
    return altair


def save(chart: Any, path: Path) -> None:
    """Write the picture."""
    if path.suffix == ".json":
        path.write_text(chart.to_json())
        return
    import vl_convert

    spec = chart.to_json()
    if path.suffix == ".svg":
        path.write_text(vl_convert.vegalite_to_svg(spec))
    else:
        path.write_bytes(vl_convert.vegalite_to_png(spec, scale=2))


def ladder_chart(rungs: Sequence[tuple[str, Share]], title: str) -> Any:
    """A point with its interval for every rung, and the bar of 65 %."""
    alt = drawing()
    rows = [
        {"pair": name, "rate": share.rate, "low": share.interval[0], "high": share.interval[1], "games": share.games}
        for name, share in rungs
    ]
    order = [name for name, _ in rungs]
    base = alt.Chart(alt.Data(values=rows)).encode(y=alt.Y("pair:N", sort=order, title=None))
    scale = alt.Scale(domain=[0, 1])
    axis = alt.Axis(format="%")
    reach = base.mark_rule(color=BLUE, strokeWidth=3).encode(
        x=alt.X("low:Q", scale=scale, axis=axis, title="games won by the upper level"), x2="high:Q"
    )
    middle = base.mark_point(color=BLUE, filled=True, size=90).encode(x=alt.X("rate:Q", scale=scale))
    bar = alt.Chart(alt.Data(values=[{"x": 0.65}])).mark_rule(color=ORANGE, strokeDash=[4, 3]).encode(x="x:Q")
    return (reach + middle + bar).properties(title=title, width=420)


def heat_map(matrix: dict[tuple[str, str], Share], title: str) -> Any:
    """How every row fared against every column."""
    alt = drawing()
    rows = [
        {"row": row, "column": column, "rate": share.rate, "games": share.games, "text": f"{share.rate * 100:.0f}"}
        for (row, column), share in matrix.items()
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("column:N", title="against", axis=alt.Axis(labelAngle=-50, labelLimit=240)),
        y=alt.Y("row:N", title=None, axis=alt.Axis(labelLimit=240)),
    )
    colour = alt.Color(
        "rate:Q", title="won", legend=alt.Legend(format="%"),
        scale=alt.Scale(scheme="blueorange", domain=[0, 1], reverse=True),
    )  # fmt: skip
    text = base.mark_text(fontSize=9).encode(text="text:N")
    both = base.mark_rect().encode(color=colour) + text
    return both.properties(title=title, width=alt.Step(26), height=alt.Step(20))


def curve(points: Sequence[dict[str, Any]], title: str) -> Any:
    """Chances of winning over a game: a line for every side, dots where the most was lost."""
    alt = drawing()
    dots = [point for point in points if point.get("lost")]
    axis = alt.Axis(format="%")
    line = (
        alt.Chart(alt.Data(values=list(points)))
        .mark_line(interpolate="monotone")
        .encode(
            x=alt.X("pick:Q", title="pick", scale=alt.Scale(nice=False)),
            y=alt.Y("chance:Q", title="chance of winning", scale=alt.Scale(domain=[0, 1]), axis=axis),
            color=alt.Color("player:N", title=None, scale=alt.Scale(range=[BLUE, ORANGE, "#009E73", "#CC79A7"])),
            strokeDash=alt.StrokeDash("player:N", title=None),
        )
    )
    dotted = alt.Chart(alt.Data(values=dots)).mark_point(filled=True, size=70, color="black")
    marks = dotted.encode(x="pick:Q", y="chance:Q")
    return (line + marks).properties(title=title, width=620, height=260)
