"""`capes scenario`: run scenario files and tell their story."""

from __future__ import annotations

import json as jsonlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from capes.cli.records import read_record
from capes.core.errors import ToolError
from capes.vs.game import GAME
from capes.vs.scenario import BadScenario, Outcome, run_file, shipped, written_position

MARKS = {"pick": "> ", "event": "    ", "check": "  = ", "again": "", "failure": "  ! "}


class NoSuchScenario(ToolError):
    """Neither a file nor a scenario of the package."""


def scenario(
    *file: Annotated[str, Parameter(show_default=False)],
    json: bool = False,
    quiet: bool = False,
    watch: bool = False,
    record: Annotated[Path | None, Parameter(name="--from")] = None,
    at: int | None = None,
) -> None:
    """Run scenario files and tell their story.

    capes scenario my-table.yaml
    capes scenario ATTACK-03
    capes scenario --quiet *.yaml
    capes scenario --watch my-table.yaml
    capes scenario --from game.json --at 41 > position.yaml

    Parameters
    ----------
    file
        Files, folders, or the rule rows whose scenarios come with the game; without any, all of those.
    json
        Print the outcomes as data.
    quiet
        Tell only what does not hold.
    watch
        Run again whenever a file is saved, until interrupted (Ctrl+C).
    record
        Print a position of this recorded game as a scenario file, instead of running any.
    at
        After how many picks of the record; at its end without.
    """
    if record is not None:
        print(position_of(record, at), end="")
        return
    if not watch:
        code = run_all(found(file), json, quiet)
        if code:
            sys.exit(code)
        return
    try:
        for _ in saves(file):
            run_all(found(file), json, quiet)
            print("Watching; save a file to run it again, Ctrl+C ends.", flush=True)
    except KeyboardInterrupt:
        return


def position_of(path: Path, at: int | None) -> str:
    """The position of a recorded game after so many picks, as a scenario file."""
    recorded = read_record(str(path))
    if recorded.game != "vs":
        raise ToolError(f"{path} is a game of {recorded.game}; scenario files are about vs")
    count = len(recorded.picks) if at is None else at
    if not 0 <= count <= len(recorded.picks):
        raise ToolError(f"{path} has {len(recorded.picks)} picks, so --at is a number from 0 to {len(recorded.picks)}")
    state = GAME.new_game(GAME.check_setup(recorded.setup), recorded.seed)
    for index in recorded.picks[:count]:
        GAME.pick(state, index)
    return written_position(state, f"{path.name} after {count} picks")


def run_all(paths: list[Path], json: bool, quiet: bool) -> int:
    """Run the files and tell of them; 1 if something does not hold, 2 if a file cannot be read."""
    outcomes: list[Outcome] = []
    unreadable = False
    for path in paths:
        try:
            outcomes.extend(run_file(path))
        except BadScenario as error:
            unreadable = True
            print(f"capes: {error}", file=sys.stderr)
    if json:
        print(jsonlib.dumps([outcome.as_data() for outcome in outcomes], indent=1, ensure_ascii=False))
    else:
        print(page(outcomes, quiet))
    return 2 if unreadable else 0 if all(outcome.passed for outcome in outcomes) else 1


def saves(names: tuple[str, ...], pause: float = 0.3) -> Iterator[None]:
    """At once, and then whenever one of the files has changed, come or gone."""
    before: dict[Path, int] | None = None
    while True:
        now = {path: path.stat().st_mtime_ns for path in found(names) if path.exists()}
        if now != before:
            before = now
            yield
        time.sleep(pause)


def found(names: tuple[str, ...]) -> list[Path]:
    """The files meant."""
    if not names:
        return shipped()
    paths: list[Path] = []
    for name in names:
        path = Path(name)
        if path.is_dir():
            paths.extend(sorted(path.rglob("*.yaml")))
        elif path.exists():
            paths.append(path)
        else:
            own = shipped(name)
            if not own:
                raise NoSuchScenario(f"{name} is neither a file nor a scenario that comes with the game")
            paths.extend(own)
    return paths


def page(outcomes: list[Outcome], quiet: bool) -> str:
    """The stories as text, and how many held."""
    lines: list[str] = []
    for outcome in outcomes:
        if quiet:
            if not outcome.passed:
                lines.append(outcome.failure)
            continue
        rows = f"{', '.join(outcome.rows)}: " if outcome.rows else ""
        lines.append(f"{rows}{outcome.title}")
        lines.extend(f"  {MARKS[told.kind]}{told.text}" for told in outcome.story)
        lines.extend(["" if outcome.passed else f"  {outcome.failure}", ""] if not outcome.passed else [""])
    held = sum(1 for outcome in outcomes if outcome.passed)
    count = len(outcomes)
    lines.append(f"{held} of {count} scenario{'s' if count != 1 else ''} held.")
    return "\n".join(lines)
