"""T26: what a release is made of is locked by its hashes, and every part has a licence that is named."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from tools.licences import PAGE, ROOT, client_packages, licence_of, page, python_packages

PLAIN = {**os.environ, "CAPES_PURE": "1", "SOURCE_DATE_EPOCH": "1700000000"}
LOCKS = ("requirements.lock", "requirements-play.lock")


@pytest.mark.parametrize("name", LOCKS)
def test_every_python_package_is_locked_with_hashes(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    entries = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.M)[1:]

    assert len(entries) > 40
    assert [entry.split()[0] for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


def test_the_client_is_locked_for_every_platform_and_with_hashes() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    names = {path.rpartition("node_modules/")[2] for path in lock}

    assert [path for path, one in lock.items() if path and not one.get("integrity", "").startswith("sha512-")] == []
    for path, one in lock.items():  # `npm ci` insists on the builds of other platforms too
        assert [name for name in one.get("optionalDependencies", {}) if name not in names] == [], path
    assert "install --no-save" not in (ROOT / "tools" / "web").read_text()


def test_every_package_names_its_licence() -> None:
    assert [name for name in python_packages() if not licence_of(name)] == []
    assert [name for name, _, licence, _ in client_packages() if not licence] == []
    assert PAGE.read_text(encoding="utf-8") == page(), "run make ledger"


@pytest.mark.long
@pytest.mark.timeout(900)
def test_a_wheel_built_twice_is_the_same(tmp_path: Path) -> None:
    sums: list[str] = []
    for turn in ("one", "two"):
        words = [sys.executable, "-m", "uv", "build", "--wheel", "--out-dir", str(tmp_path / turn), str(ROOT)]
        done = subprocess.run(words, capture_output=True, text=True, env=PLAIN, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        (wheel,) = (tmp_path / turn).glob("*.whl")
        sums.append(sha256(wheel.read_bytes()).hexdigest())

    assert sums[0] == sums[1]
