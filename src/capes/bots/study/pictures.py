"""Pictures of studies, as SVG, PNG or Vega-Lite JSON by the file's ending."""

from __future__ import annotations

import os
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
    check_writable(path)
    drawing()


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before hours are spent on what goes into it."""
    folder = path.resolve().parent
    if not folder.is_dir():
        raise BadSetup(plain(f"{path} cannot be written: there is no folder {str(path.parent)!r}"))
    if path.is_dir():
        raise BadSetup(plain(f"{path} cannot be written: it is a folder; name a file in it"))
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise BadSetup(plain(f"{path} cannot be written: you may not write there"))


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


FEW = 30
"""Below so many games a share says little, and the picture says so."""
BAR = 0.65
"""The share of games a level should win against the one below."""


def titled(alt: Any, title: str, *notes: str) -> Any:
    """A heading with what the reader must know below it."""
    return alt.Title(title, subtitle=[note for note in notes if note], anchor="start", subtitleColor="#555")


def too_few(shares: Sequence[Share]) -> str:
    """A warning, if any of the shares rests on few games."""
    least = min((share.games for share in shares), default=0)
    return f"Too few games for a verdict: {least} where they are fewest." if least < FEW else ""


def points_with_intervals(named: Sequence[tuple[str, Share]], what: str) -> Any:
    """A point with its figure and its 95 % interval for every name."""
    alt = drawing()
    rows = [
        {
            "name": name, "rate": share.rate, "low": share.interval[0], "high": share.interval[1],
            "told": f"{share.rate:.0%} of {share.games}",
        }
        for name, share in named
    ]  # fmt: skip
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("name:N", sort=[name for name, _ in named], title=None, axis=alt.Axis(labelLimit=260, labelFontSize=12))
    )
    scale, axis = alt.Scale(domain=[0, 1]), alt.Axis(format="%", tickCount=5)
    reach = base.mark_rule(color=BLUE, strokeWidth=3).encode(
        x=alt.X("low:Q", scale=scale, axis=axis, title=what), x2="high:Q"
    )
    middle = base.mark_point(color=BLUE, filled=True, size=110, opacity=1).encode(x=alt.X("rate:Q", scale=scale))
    figure = base.mark_text(dy=-11, fontSize=11).encode(x=alt.X("rate:Q", scale=scale), text="told:N")
    return reach + middle + figure


def marked(at: float, text: str) -> Any:
    """A dashed line across the picture, with its meaning beside it."""
    alt = drawing()
    base = alt.Chart(alt.Data(values=[{"x": at, "text": text}])).encode(x="x:Q")
    line = base.mark_rule(color=ORANGE, strokeDash=[4, 3])
    return line + base.mark_text(align="left", dx=4, y=-6, color=ORANGE, fontSize=11).encode(text="text:N")


def ladder_chart(rungs: Sequence[tuple[str, Share]], title: str) -> Any:
    """How every level fared against the one below it, and the bar it should clear."""
    alt = drawing()
    drawn = points_with_intervals(rungs, "games won by the upper level, with 95 % interval")
    few = too_few([share for _, share in rungs])
    both = drawn + marked(BAR, f"wanted: {BAR:.0%}")
    return both.properties(title=titled(alt, title, few), width=460, height=alt.Step(44))


def share_chart(shares: dict[str, Share], title: str) -> Any:
    """How the players of a match fared."""
    alt = drawing()
    drawn = points_with_intervals(list(shares.items()), "games won, with 95 % interval")
    few = too_few(list(shares.values()))
    both = drawn + marked(0.5, "even")
    return both.properties(title=titled(alt, title, few), width=460, height=alt.Step(44))


def heat_map(matrix: dict[tuple[str, str], Share], title: str, names: dict[str, str] | None = None) -> Any:
    """How every row fared against every column, in per cent; pale figures rest on few games."""
    alt = drawing()
    known = names or {}
    rows = [
        {
            "row": known.get(row, row), "column": known.get(column, column), "rate": share.rate, "games": share.games,
            "text": f"{share.rate * 100:.0f}", "few": share.games < FEW,
        }
        for (row, column), share in matrix.items()
    ]  # fmt: skip
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("column:N", title="against", axis=alt.Axis(labelAngle=-50, labelLimit=240)),
        y=alt.Y("row:N", title=None, axis=alt.Axis(labelLimit=240)),
    )
    colour = alt.Color(
        "rate:Q", title="games won", legend=alt.Legend(format="%"),
        scale=alt.Scale(scheme="blueorange", domain=[0, 1], reverse=True),
    )  # fmt: skip
    dark = alt.expr.abs(alt.datum.rate - 0.5) > 0.27
    text = base.mark_text(fontSize=11).encode(
        text="text:N",
        color=alt.condition(dark, alt.value("white"), alt.value("black")),
        opacity=alt.condition(alt.datum.few, alt.value(0.6), alt.value(1.0)),
    )
    both = base.mark_rect().encode(color=colour) + text
    few = too_few([share for share in matrix.values() if share.games])
    return both.properties(title=titled(alt, title, few), width=alt.Step(32), height=alt.Step(24))


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
