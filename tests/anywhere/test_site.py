"""The exported folder: the same bytes from the same sources, and the same games as here."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from capes.cli.export import PARTS, export
from capes.core.errors import ToolError
from tests.anywhere.seeded import games

HERE = Path(__file__).parent


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_the_same_sources_give_the_same_folder_below_eight_megabytes(tmp_path: Path) -> None:
    export("site", tmp_path / "one", json_=True)
    export("site", tmp_path / "two", json_=True)

    one = bytes_of(tmp_path / "one")
    assert one == bytes_of(tmp_path / "two")
    facts = json.loads(one["version.json"])
    assert facts["megabytes"] < 8 and facts["version"].encode() in one["sw.js"]


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")

    with pytest.raises(ToolError, match="no export of Capes"):
        export("site", tmp_path)

    assert (tmp_path / "thesis.txt").read_text() == "years of work"


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 500, 50))
def test_the_python_of_browsers_plays_the_same_games(first: int, tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node is not None, "Node is not installed"
    export("site", tmp_path / "site", json_=True)
    words = [
        str(PARTS / "runtime"),
        str(tmp_path / "site/engine"),
        str(HERE / "seeded.py"),
        f"games({first}, {first + 50})",
    ]

    done = subprocess.run([node, str(HERE / "seeded.mjs"), *words], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout.splitlines()[-1]) == games(first, first + 50)
