"""The recipes of CONTRIBUTING.md, followed to the letter on a copy of the house."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RECIPES = re.findall(r"^## (Add an? \w+)$", PAGE, re.MULTILINE)


class Step(NamedTuple):
    """One block of a recipe: how it goes in, where, and what."""

    how: str
    file: str
    text: str


def steps(recipe: str) -> list[Step]:
    """The blocks below the heading of a recipe."""
    section = PAGE.partition(f"## {recipe}\n")[2].partition("\n## ")[0]
    return [Step(*found) for found in BLOCK.findall(section)]


def patched(lines: list[str], block: str) -> list[str]:
    """The lines with those marked + put in where the others stand one after another, or begin so."""
    marked = [(line[:1], line[1:]) for line in block.splitlines()]
    known = [text for mark, text in marked if mark != "+"]
    places = [
        at
        for at in range(len(lines) - len(known) + 1)
        if all(line.rstrip("\n").startswith(text) for line, text in zip(lines[at:], known, strict=False))
    ]
    assert len(places) == 1, f"{known} is in the file {len(places)} times"
    made, at = [], places[0]
    for mark, text in marked:
        made.append(f"{text}\n" if mark == "+" else lines[at])
        at += mark != "+"
    return [*lines[: places[0]], *made, *lines[at:]]


def follow(step: Step, house: Path) -> None:
    """Do what a step says."""
    file = house / step.file
    assert file.parent.is_dir()
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    if step.how == "diff":
        after = "".join(patched(before.splitlines(keepends=True), step.text))
    elif step.how == "json":
        data = json.loads(before)
        data["cards"].append(json.loads(step.text))
        after = json.dumps(data, indent=1)
    else:
        gap = "\n" if step.how == "text" else "\n\n"
        after = before + (gap if before else "") + step.text
    file.write_text(after, encoding="utf-8")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the sources and tests, without what is built."""
    leave = shutil.ignore_patterns("__pycache__", "static", "*.so")
    for folder in ("src", "tests", "tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=leave)
    (tmp_path / "src/capes/server/static").mkdir()
    (tmp_path / "src/capes/server/static/index.html").write_text("<!doctype html><title>Capes</title>")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "docs").mkdir()
    return tmp_path


def run(house: Path, *command: str) -> str:
    """Run Python in the copy."""
    path = os.pathsep.join([str(house / "src"), str(house)])
    env = {**os.environ, "PYTHONPATH": path, "CAPES_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    env.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run([sys.executable, *command], cwd=house, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_there_is_a_recipe_for_what_is_added_most() -> None:
    assert RECIPES == ["Add a card", "Add a keyword", "Add an event", "Add an endpoint"]


@pytest.mark.parametrize("recipe", RECIPES)
def test_whoever_follows_a_recipe_is_done(recipe: str, house: Path) -> None:
    found = steps(recipe)
    tests = [step.file for step in found if step.file.startswith("tests/")]
    assert tests and len(found) > len(tests)

    for step in found:
        follow(step, house)

    if recipe == "Add a card":
        run(house, "-m", "tools.cards")
    assert "passed" in run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *tests)
    if recipe == "Add a card":
        run(house, "-m", "tools.proofs")
        assert "af/fair-witness" in (house / "src/capes/vs/proofs.json").read_text(encoding="utf-8")
        assert run(house, "-c", "from capes.vs import proofs; print(proofs.missing('af/fair-witness'))") == "[]\n"


@pytest.mark.parametrize("recipe", RECIPES)
def test_every_block_names_a_file_that_is_there_or_a_test_that_is_new(recipe: str) -> None:
    for step in steps(recipe):
        assert (ROOT / step.file).exists() != step.file.startswith("tests/")
