"""What is in the package: a handful of dependencies, extras for the rest, a licence, and an sdist without pictures."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import capes

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_engine_and_the_bots_need_a_handful_of_packages() -> None:
    names = {line.split(">=")[0] for line in PROJECT["dependencies"]}

    assert names == {"cyclopts", "msgspec", "mypy-extensions", "openskill", "pyyaml", "rich"}
    assert PROJECT["optional-dependencies"]["all"] == ["capes[server,lab,screen]"]


def test_the_engine_and_the_bots_load_nothing_of_the_extras() -> None:
    code = (
        "import sys; from capes.games import game; from capes.bots import arena, pool; game('vs'), game('duel')\n"
        "print(*(set(sys.modules) & {'litestar', 'uvicorn', 'sqlalchemy', 'altair', 'polars', 'structlog', 'textual'}))"
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT / "src")

    assert done.stdout.split() == []


def test_a_table_to_play_on_loads_nothing_that_only_draws_or_serves() -> None:
    code = (
        "import sys, capes; table = capes.Table('vs', seed=7); table.pick(0)\n"
        "print(*(set(sys.modules) & {'rich', 'cyclopts', 'yaml', 'openskill', 'subprocess', 'asyncio'}))"
    )

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT / "src")

    assert done.stdout.split() == []


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["dynamic"] == ["version"] and "version" not in PROJECT
    assert capes.__version__.count(".") == 2


def test_the_sdist_has_examples_and_no_pictures(tmp_path: Path) -> None:
    code = "from hatchling.build import build_sdist; import sys; print(build_sdist(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, check=True, capture_output=True)
    (made,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(made) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]

    assert {"LICENSE", "README.md", "examples/bot_client.py", "tools/engine.py", "src/capes/engine.py"} <= set(names)
    assert not [name for name in names if name.startswith("docs/screens") or "node_modules" in name]
    assert not [name for name in names if name.endswith((".jpg", ".so"))]
