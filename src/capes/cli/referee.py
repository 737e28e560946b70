"""`capes referee`: watch games with a second reading of the rules and tell where it disagrees."""

from __future__ import annotations

import json as jsonlib
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from capes.api.progress import progress
from capes.cli.records import read_record
from capes.cli.watched import watch_file
from capes.core.errors import CapesError
from capes.core.record import Record
from capes.referee.games import watch_record
from capes.referee.runs import plan, run
from capes.referee.sheet import Disagreement, Sheet
from capes.referee.shrink import Case, shrink
from capes.vs.game import GAME
from capes.vs.scenario import shipped, written_position


def referee(
    *,
    games: int = 200,
    game: str = "",
    mode: str = "",
    seed: int = 1,
    record: tuple[Path, ...] = (),
    scenarios: bool = False,
    jobs: int = 0,
    cases: Path | None = None,
    rows: bool = False,
    json: bool = False,
) -> None:
    """Watch games with a referee that has read the rules for itself, and tell where it disagrees.

    The referee shares no rule with the engine. It works on the position before a pick, the option picked, what was
    told, and the position after: the exact set of attacks, recruits, plays and payments, strikes and stuns, numbers,
    draws, turns and the end. What is outside its model is counted as not judged. Ends with 1 if it disagrees anywhere.

    capes referee --games 2000
    capes referee --game vs --mode two-headed --games 100 --seed 7
    capes referee --record game.json
    capes referee --scenarios
    capes referee --games 500 --cases /tmp/cases --json

    Parameters
    ----------
    games
        How many random games, all modes in turn.
    game
        vs or duel; both without.
    mode
        One mode: duel, ffa, 2v2 or two-headed of vs, two-way or three-way of duel.
    seed
        The seed of the first game; game n has SEED + n.
    record
        Watch recorded games instead.
    scenarios
        Watch the scenarios that come with the game instead: positions that random games seldom reach.
    jobs
        Processes; as many as there are cores without.
    cases
        A folder to write every disagreement to, made small: the record, the bare position, and a scenario.
    rows
        List every rule row with how often it was judged.
    json
        Print all figures as data.
    """
    found: dict[tuple[str, str], Sheet] = {}
    if record:
        for path in record:
            one = read_record(str(path))
            sheet = found.setdefault((one.game, str(one.setup.get("mode", ""))), Sheet())
            watch_record(one, sheet)
    elif scenarios:
        told_of = found.setdefault(("vs", "scenarios"), Sheet())
        for path in shipped():
            watch_file(path, told_of)
    else:
        todo = plan(games, game, mode, seed)
        with progress("games watched", len(todo), json) as told:
            found = run(todo, jobs, told)
    total = Sheet()
    for sheet in found.values():
        total.add(sheet)
    small = [shrink(one) if one.game else plain(one) for one in first_of_each(total.disagreements)]
    if cases is not None:
        for at, case in enumerate(small, 1):
            write(cases, at, case)
    if json:
        print(jsonlib.dumps(data(found, total, small)))
    else:
        tell(found, total, small, rows)
    if sum(total.wrong.values()):
        sys.exit(1)


def plain(one: Disagreement) -> Case:
    """A disagreement on a scenario, which is small already."""
    return Case(one, Record("vs", {}, 0, []), {}, -1, "a scenario", 0)


def first_of_each(listed: list[Disagreement], limit: int = 12) -> list[Disagreement]:
    """The first disagreement of each row, and of each game at most one."""
    kept: dict[str, Disagreement] = {}
    for one in listed:
        kept.setdefault(one.row, one)
    return list(kept.values())[:limit]


def write(folder: Path, at: int, case: Case) -> None:
    """A small case as files: the record, and the bare position with the pick and what is disagreed about."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{at:02}-{case.disagreement.row}"
        (folder / f"{name}.record.json").write_text(case.record.to_json() + "\n", encoding="utf-8")
        (folder / f"{name}.position.json").write_text(jsonlib.dumps(case_data(case), indent=1) + "\n", encoding="utf-8")
        if text := story(case):
            (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    except OSError as error:
        raise CapesError(f"{folder} cannot be written to: {error}") from None


def story(case: Case) -> str:
    """The bare position and the pick as a scenario file; '' for a game that has none."""
    one = case.disagreement
    if one.game != "vs" or not case.position:
        return ""
    notes = (f"{one.row}: {one.what}", f"expected {one.expected}", f"found {one.found}", f"at the pick: {case.label}")
    position = GAME.decode(case.position)
    return written_position(position, f"A disagreement about {one.row}", one.row, case.pick, notes)


def case_data(case: Case) -> dict[str, Any]:
    """A small case as data."""
    one = case.disagreement
    return {
        "row": one.row, "what": one.what, "expected": one.expected, "found": one.found, "game": one.game,
        "mode": one.mode, "seed": one.seed, "pick": one.pick, "option": case.label, "index": case.pick,
        "position": case.position,
    }  # fmt: skip


def data(found: dict[tuple[str, str], Sheet], total: Sheet, small: list[Case]) -> dict[str, Any]:
    """All figures as data."""
    return {
        "modes": [
            {"game": game, "mode": mode, "games": sheet.games, "decisions": sheet.decisions, "checks": sheet.checks,
             "judged": round(sheet.share(), 6), "disagreements": sum(sheet.wrong.values())}
            for (game, mode), sheet in found.items()
        ],
        "rows": [
            {"row": row, "judged": total.judged[row], "not_judged": total.skipped[row], "wrong": total.wrong[row]}
            for row in total.rows
        ],
        "not_judged": [{"row": row, "why": why, "times": n} for (row, why), n in total.reasons.most_common()],
        "disagreements": [{key: it for key, it in case_data(case).items() if key != "position"} for case in small],
    }  # fmt: skip


def tell(found: dict[tuple[str, str], Sheet], total: Sheet, small: list[Case], rows: bool) -> None:
    """The figures as tables, and every disagreement in a sentence."""
    console = Console()
    listed = Table("game", "mode", "games", "decisions", "checks", "judged", "disagreements")
    for (game, mode), sheet in [*found.items(), (("all", ""), total)]:
        wrong = sum(sheet.wrong.values())
        figures = (str(sheet.games), f"{sheet.decisions:,}", f"{sheet.checks:,}", f"{sheet.share():.3%}", str(wrong))
        listed.add_row(game, mode, *figures)
    console.print(listed)
    if rows:
        by_row = Table("row", "judged", "not judged", "share", "wrong")
        for row in total.rows:
            share = f"{total.share(row):.2%}"
            by_row.add_row(row, f"{total.judged[row]:,}", f"{total.skipped[row]:,}", share, str(total.wrong[row]))
        console.print(by_row)
        for (row, why), count in total.reasons.most_common(20):
            console.print(f"not judged, {row}: {why} ({count})", markup=False, highlight=False)
    for case in small:
        console.print(str(case.disagreement), markup=False, highlight=False, soft_wrap=True)
        console.print(f"    at the pick: {case.label} ({case.removed} things left out of the position)", markup=False)
