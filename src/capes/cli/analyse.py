"""`capes analyse`: walk through a finished game and judge it."""

from __future__ import annotations

import json as jsonlib
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from capes.api.progress import progress
from capes.bots.study import analysis as study
from capes.bots.study.pictures import check_path, curve, save
from capes.cli.records import read_record
from capes.core.errors import BadSetup
from capes.games import game as game_by_id
from capes.language.catalogue import capital, say
from capes.language.sentence import plain


def analyse(
    record: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    walks: int = 120,
    most: int = 5,
    json: bool = False,
    chart: Path | None = None,
) -> None:
    """Walk through a finished game: the chance of winning at every pick, what lost the most, and what was better.

    Every decision is judged by what its player knew then; the curve is that of somebody who sees all cards.

    capes analyse game.json
    capes analyse game.json --walks 400 --chart game.svg
    curl -s http://127.0.0.1:8000/api/tables/ID/record | capes analyse -

    Parameters
    ----------
    record
        The record's file, or - for standard input.
    walks
        How much to think about every decision.
    most
        How many of the costliest decisions to tell.
    json
        Print everything as data.
    chart
        Write the curve as a picture: .svg, .png or Vega-Lite .json.
    """
    if walks < 8:
        raise BadSetup(plain("fewer than 8 walks say nothing about a decision"))
    if chart is not None:
        check_path(chart)
    read = read_record(record)
    game = game_by_id(read.game)
    with progress(f"{len(read.picks)} picks", len(read.picks), json) as told:
        found = study.analyse(game, read, walks, told)
    if chart is not None:
        title = f"{game.title}: chances of winning (dots: what gave away the most)"
        save(curve(curve_points(found, most), title), chart)
    if json:
        print(jsonlib.dumps(found.to_data(most)))
    else:
        tell(found, most)


def curve_points(found: study.Analysis, most: int) -> list[dict[str, object]]:
    """The curve as rows for a picture, the costliest decisions marked."""
    costly = {(moment.number - 1, moment.seat) for moment in found.worst(most)}
    return [
        {"pick": at, "player": f"Player {seat + 1}", "chance": chance, "lost": (at, seat) in costly}
        for at, chances in found.curve
        for seat, chance in enumerate(chances)
    ]


def tell(found: study.Analysis, most: int) -> None:
    """The judgement in words."""
    console = Console(highlight=False)
    if found.winners is not None:
        console.print(f"Won by {' and '.join(f'player {seat + 1}' for seat in found.winners)}.")
    worst = found.worst(most)
    if not worst:
        console.print("No decision gave anything away that could be seen.")
    for moment in worst:
        assert moment.better is not None
        console.print(
            f"\nPick {moment.number}, player {moment.seat + 1}, {moment.why}: gave away {moment.lost:.0%} "
            f"({moment.chance:.0%} to {moment.chance - moment.lost:.0%})"
        )
        console.print(f"    picked: {capital(say(moment.picked))}")
        console.print(f"    better: {moment.better.label}")
        for number, step in enumerate(moment.better.line):
            console.print(f"            {step}" if number else f"      then: {step}")
    if found.interrupted:
        console.print("Interrupted: this is the game up to there.")
