"""Installing from a checkout where there is no Node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NODE = ("node", "npm", "npx", "corepack")


def path_without_node(folder: Path) -> str:
    """PATH as it is, with copies of those folders that hold a Node, without it."""
    places: list[str] = []
    for at, place in enumerate(os.environ["PATH"].split(os.pathsep)):
        if any((Path(place) / name).exists() for name in NODE):
            copy = folder / f"bin{at}"
            copy.mkdir(parents=True)
            for program in Path(place).iterdir():
                if not program.name.startswith(NODE):
                    (copy / program.name).symlink_to(program)
            places.append(str(copy))
        else:
            places.append(place)
    return os.pathsep.join(places)


@pytest.mark.long  # fetches Node and the packages of the client
@pytest.mark.timeout(900)
def test_installing_without_node_builds_the_client_into_the_package(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    listed = subprocess.run(
        ["git", "ls-files", "-z", "src", "web", "hatch_build.py", "pyproject.toml", "tools", "LICENSE", "README.md"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (checkout / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, checkout / name)
    environment = {**os.environ, "PATH": path_without_node(tmp_path)}
    assert not any(shutil.which(name, path=environment["PATH"]) for name in NODE)
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "fresh"], check=True, env=environment)

    done = subprocess.run(
        [tmp_path / "fresh/bin/pip", "install", "--no-deps", "--disable-pip-version-check", checkout],
        env=environment, capture_output=True, text=True,
    )  # fmt: skip

    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    (static,) = (tmp_path / "fresh/lib").glob("python3.*/site-packages/capes/server/static")
    page = (static / "index.html").read_text(encoding="utf-8")
    asked = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert any(name.endswith(".js") for name in asked)
    assert [name for name in asked if not (static / name).is_file()] == []
    (record,) = static.parents[2].glob("capes-*.dist-info/RECORD")
    assert "capes/server/static/index.html" in record.read_text(encoding="utf-8")
