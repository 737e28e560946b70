"""The package as a stranger installs it: small, quick to import, and whole without any extra."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MEGABYTES = 15
SECONDS = 0.25

SIX_LINES = """
import time
import capes
table = capes.Table("vs", seed=7)
table.pick(0)
spent = time.process_time()
print(table)
print(table.play("rookie", "sidekick").winners)
print(capes.match("rookie", "random", games=4, game="duel"))
print(capes.cards("hulk is:main level:1")[0].name, capes.bot("hero", fraction=0.1))
print("spent", spent)
"""

pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]  # installs, and compiles where there is a compiler


class Installed:
    """An environment of its own with the package in it, run from a folder where nothing of ours lies."""

    def __init__(self, folder: Path, wanted: str) -> None:
        self.folder = folder
        self.bin = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        # Plain: the sizes and times of the slower engine, which must do too.
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "CAPES"))}
        self.environment |= {"CAPES_PURE": "1", "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
        subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True)
        self.run("python", "-m", "pip", "install", "-q", f"{ROOT}{wanted}")

    def run(self, *words: str) -> str:
        """What a command of the environment prints; it must succeed."""
        done = subprocess.run(
            [self.bin / words[0], *words[1:]], cwd=self.folder, env=self.environment, capture_output=True, text=True,
            encoding="utf-8", stdin=subprocess.DEVNULL, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("bare"), "")


def test_what_it_needs_is_small(bare: Installed) -> None:
    packages = Path(bare.run("python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    ours = re.compile(r"capes|pip|setuptools|pkg_resources|_distutils|distutils|.*__mypyc")
    whole: Counter[str] = Counter()
    bytecode = 0
    for file in packages.rglob("*"):
        place = file.relative_to(packages).parts[0]
        if file.is_file() and not ours.match(place):
            if "__pycache__" in file.parts:  # written by Python itself when a package is first used
                bytecode += file.stat().st_size
            else:
                whole[place] += file.stat().st_size

    print({name: f"{size / 1e6:.1f} MB" for name, size in whole.most_common(12)})
    print(f"dependencies: {whole.total() / 1e6:.1f} MB, and {bytecode / 1e6:.1f} MB of bytecode")
    assert whole.total() < MEGABYTES * 1e6


def test_the_engine_the_bots_and_the_cards_are_there(bare: Installed) -> None:
    shown = bare.run("python", "-c", SIX_LINES)

    assert "4 games of Duel" in shown and "Hulk" in shown


def test_it_is_ready_to_play_after_a_quarter_of_a_second(bare: Installed) -> None:
    bare.run("python", "-c", SIX_LINES)  # the first time writes the bytecode

    spent = min(float(bare.run("python", "-c", SIX_LINES).rpartition("spent ")[2]) for _ in range(5))

    print(f"import, a table of Vs. and a pick: {spent:.3f} s of processor time")
    assert spent < SECONDS


@pytest.mark.parametrize("words", [
    ("capes", "--version"),
    ("capes", "play", "duel", "--seed", "7"),
    ("capes", "sim", "duel", "--games", "4", "--bot", "random"),
    ("capes", "ladder", "duel", "random", "sidekick", "--games", "2"),
    ("capes", "card", "Gaslight"),
    ("capes", "deck", "check", "x-men-storm"),
    ("capes", "scenario", "ATTACK-17"),
    ("capes", "start"),
], ids=" ".join)  # fmt: skip
def test_the_commands_that_need_no_server_work(bare: Installed, words: tuple[str, ...]) -> None:
    assert bare.run(*words)


def test_with_the_server_it_serves(tmp_path: Path) -> None:
    there = Installed(tmp_path, "[server]")
    words = [str(there.bin / "capes"), "serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'capes.db'}"]
    with subprocess.Popen(
        words, cwd=tmp_path, env=there.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as serving:
        try:
            assert serving.stdout is not None
            address = next(found[0] for line in serving.stdout if (found := re.search(r"http://127[^\s]+", line)))
            with urllib.request.urlopen(address) as page:
                assert "<title>" in page.read().decode()
        finally:
            serving.terminate()
