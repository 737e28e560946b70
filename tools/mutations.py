"""Break the rules one row at a time and see who notices: the referee, and the tests that carry the row's number.

python -m tools.mutations                 every mutation under the referee, as a table
python -m tools.mutations --proofs        the tests of each row as well
python -m tools.mutations --only-proofs   the tests of each row alone
python -m tools.mutations KW-16 ATTACK    only rows that begin like that
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.referee.mutations import MUTATIONS, Mutation

ROOT = Path(__file__).resolve().parents[1]
GAMES = {"vs": 16, "duel": 60}
"""So many games are watched at most, then the scenarios; the first disagreement ends it."""

WATCH = """
import json, sys
from capes.cli.watched import watch_file
from capes.referee.runs import plan, watch
from capes.referee.sheet import Sheet
from capes.vs.scenario import shipped
game, mode, games, seed = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
for at, job in enumerate(plan(games, game, mode, seed), 1):
    try:
        sheet = watch(job)[1]
    except Exception as error:
        print(json.dumps({"caught": "", "games": at, "crash": repr(error)[:200]}))
        break
    if sheet.disagreements:
        one = sheet.disagreements[0]
        print(json.dumps({"caught": one.row, "games": at, "what": str(one)[:300]}))
        break
else:
    sheet = Sheet()
    try:
        for path in shipped() if game == "vs" else ():
            watch_file(path, sheet)
    except Exception as error:
        print(json.dumps({"caught": "", "games": games, "crash": repr(error)[:200]}))
    else:
        one = sheet.disagreements[0].row if sheet.disagreements else ""
        print(json.dumps({"caught": one, "games": "of the scenarios" if one else games}))
"""


def broken_copy(mutation: Mutation, folder: Path) -> Path:
    """A copy of the package with that one rule broken; ValueError if the text does not stand there once."""
    source = ROOT / "src" / "capes" / mutation.file
    text = source.read_text(encoding="utf-8")
    for old, new in ((mutation.old, mutation.new), *mutation.more):
        if text.count(old) != 1:
            raise ValueError(f"{mutation.name}: {old!r} stands {text.count(old)} times in {mutation.file}")
        text = text.replace(old, new)
    package = folder / "src"
    shutil.copytree(ROOT / "src", package, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so", "*.egg-info"))
    (package / "capes" / mutation.file).write_text(text, encoding="utf-8")
    return package


def watched(mutation: Mutation, package: Path, seed: int) -> dict[str, object]:
    """What the referee says of games with the broken rule."""
    run = subprocess.run(
        [sys.executable, "-c", WATCH, mutation.game, mutation.mode, str(GAMES[mutation.game]), str(seed)],
        env={**os.environ, "PYTHONPATH": str(package)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    lines = run.stdout.strip().splitlines()
    return dict(json.loads(lines[-1])) if lines else {"caught": "", "games": 0, "crash": run.stderr[-300:]}


def tests_of(row: str) -> list[str]:
    """The tests that carry a row's number, without parameters."""
    game = "duel" if row[0] == "R" and row[1:].isdigit() else "vs"
    name = "rules_tests.json" if game == "duel" else "coverage.json"
    table = json.loads((ROOT / "src" / "capes" / game / name).read_text(encoding="utf-8"))
    return [str(test) for test in table.get(row, ())]


RUN = "import sys; from capes.vs.scenario import run_file; sys.exit(not all(o.passed for o in run_file(sys.argv[1])))"


def proved(mutation: Mutation, package: Path) -> str:
    """Whether the row's own tests and scenarios notice: 'red' if one of them fails, 'green' if none does."""
    listed = tests_of(mutation.row)
    if not listed:
        return "none"
    env = {**os.environ, "PYTHONPATH": str(package)}
    for file in [test for test in listed if test.endswith(".yaml")]:
        path = package / file.removeprefix("src/")
        if subprocess.run([sys.executable, "-c", RUN, str(path)], env=env, capture_output=True, check=False).returncode:
            return "red"
    tests = [test for test in listed if not test.endswith(".yaml")]
    if not tests:
        return "green"
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-o", f"pythonpath={package} .", *tests],
        cwd=ROOT, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return {0: "green", 1: "red"}.get(run.returncode, f"error {run.returncode}: {run.stdout[-200:]}")


def main() -> None:
    """The table, and the share caught."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("rows", nargs="*")
    reader.add_argument("--proofs", action="store_true", help="run the tests of each row as well")
    reader.add_argument("--only-proofs", action="store_true", help="run nothing but the tests of each row")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--markdown", action="store_true", help="rows of a Markdown table")
    asked = reader.parse_args()
    todo = [one for one in MUTATIONS if not asked.rows or any(one.row.startswith(row) for row in asked.rows)]
    caught = 0
    for mutation in todo:
        with tempfile.TemporaryDirectory() as folder:
            try:
                package = broken_copy(mutation, Path(folder))
            except ValueError as error:
                print(f"STALE {error}", flush=True)
                continue
            found = {"caught": "", "games": 0} if asked.only_proofs else watched(mutation, package, asked.seed)
            proof = proved(mutation, package) if asked.proofs or asked.only_proofs else ""
        caught += bool(found["caught"])
        by = str(found["caught"]) or ("a crash" if found.get("crash") else "nobody")
        if asked.markdown:
            print(f"| {mutation.row} | {mutation.says} | {by}, game {found['games']} | {proof} |", flush=True)
        else:
            told = f"{mutation.row:12} {mutation.says:50} caught by {by:12} in game {found['games']!s:3} {proof}"
            print(told, flush=True)
            if found.get("crash"):
                print("   ", found["crash"])
    print(f"\n{caught} of {len(todo)} caught by the referee: {caught / max(1, len(todo)):.1%}")


if __name__ == "__main__":
    main()
