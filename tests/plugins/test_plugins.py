"""A game, a bot and a card set in a package of their own, installed and used by every door."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import capes
from tests.server.client import Visitor

DEMO = Path(__file__).with_name("capes-demo")
SOURCE = Path(capes.__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder the package was installed into."""
    folder = tmp_path_factory.mktemp("plugins")
    words = ["--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--target", str(folder), str(DEMO)]
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", *words], check=True)
    return folder


Done = subprocess.CompletedProcess[str]


def run(installed: Path, *words: str, said: str = "", cwd: Path | None = None, **more: str) -> Done:
    """A `capes` command that finds the package."""
    return subprocess.run(
        [sys.executable, "-m", "capes", *words], input=said, capture_output=True, text=True, cwd=cwd or installed,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), str(SOURCE)]), **more},
    )  # fmt: skip


def data_of(done: Done) -> Any:
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_game_is_played_in_the_terminal_against_a_plugged_in_bot(installed: Path) -> None:
    done = run(installed, "play", "stones", "--bot", "lucky", "--seed", "1", said="1\n" * 20)

    assert done.returncode == 0, done.stderr
    assert "Stones" in done.stdout and "Hero takes 1" in done.stdout and "wins. " in done.stdout


def test_a_game_and_a_bot_are_simulated_and_ranked(installed: Path, tmp_path: Path) -> None:
    report = tmp_path / "seen.txt"
    played = data_of(run(
        installed, "sim", "duel", "--bot", "lucky", "--bot", "random", "--games", "2", "--jobs", "1", "--json",
        LUCKY_REPORT=str(report),
    ))  # fmt: skip
    ranked = data_of(run(installed, "ladder", "stones", "random", "lucky", "--games", "4", "--jobs", "1", "--json"))

    assert not played["failures"] and not ranked["failures"]
    assert ranked["rungs"][0]["upper"] == "lucky" and ranked["rungs"][0]["games"] == 4
    seen = [line.split(" ", 3) for line in report.read_text().splitlines()]
    assert {line[2] for line in seen} == {"True"}, "a hand of somebody else was seen"
    assert {line[3] for line in seen} == {"''"}, "the seed was seen"
    assert str(os.getpid()) not in {line[0] for line in seen}


def test_a_set_is_searched_read_and_played(installed: Path) -> None:
    found = data_of(run(installed, "cards", "set:home", "--json"))
    read = run(installed, "card", "Neighbour")
    played = data_of(
        run(installed, "sim", "vs", "harbour-watch", "--bot", "random", "--games", "2", "--jobs", "1", "--json")
    )

    assert len(found) == 9 and "When Neighbour appears, draw a card." in read.stdout
    assert not played["failures"]


def test_a_set_in_a_folder_and_a_bot_in_a_file_need_no_installing(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class First:\n    def choose(self, sight, deadline=0, seed=0):\n        return 0\n"
    )
    folder = DEMO / "capes_demo" / "home"

    found = data_of(run(SOURCE, "cards", "set:home", "--json", "--cards", str(folder)))
    played = data_of(
        run(SOURCE, "sim", "duel", "--bot", "mine:First", "--games", "1", "--jobs", "1", "--json", cwd=tmp_path)
    )

    assert len(found) == 9 and not played["failures"]


@pytest.mark.parametrize(
    "words, said",
    [
        (("sim", "duel", "--bot", "mine:Nobody", "--games", "1"), "has no 'Nobody'"),
        (("sim", "duel", "--bot", "nowhere:Bot", "--games", "1"), "there is no module 'nowhere'"),
        (("sim", "duel", "--bot", "mine:Broken", "--games", "1", "--jobs", "1"), "ZeroDivisionError"),
        (("sim", "duel", "--bot", "mine:NoBot", "--games", "1"), "a bot has a method `choose`"),
        (("sim", "duel", "--bot", "nobody", "--games", "1"), "the levels are"),
        (("sim", "solitaire", "--games", "1"), "the games are vs, duel"),
        (("cards", "hulk", "--cards", "nowhere"), "there is no folder nowhere"),
        (("cards", "hulk", "--cards", "."), "a card set has a file set.json"),
    ],
    ids=lambda case: " ".join(case[:4]) if isinstance(case, tuple) else "",
)  # fmt: skip
def test_what_cannot_be_used_is_said_in_a_sentence(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    (tmp_path / "mine.py").write_text(
        "class NoBot: pass\nclass Broken:\n    def choose(self, sight, deadline=0, seed=0):\n        return 1 // 0\n"
    )

    done = run(SOURCE, *words, cwd=tmp_path)

    assert said in done.stderr + done.stdout and "Traceback" not in done.stderr


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server started by `capes serve` with the package installed."""
    process = subprocess.Popen(
        [sys.executable, "-m", "capes", "serve", "--port", "0", "--data", str(tmp_path)], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), str(SOURCE)])},
    )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline()
    yield line.split("ready: ")[1].split()[0]
    process.terminate()
    process.wait(60)


def test_the_server_offers_the_game_the_bot_and_the_set(served: str) -> None:
    async def visit() -> tuple[Any, ...]:
        one = await Visitor(served).arrive()
        games = {game["id"]: game for game in await one.get("/api/games")}
        words = await one.get("/api/words")
        cards = await one.get("/api/cards")
        made = await one.table(game="stones", seats=[{"kind": "human"}, {"kind": "bot", "level": "lucky"}])
        player = await one.sit(made["table"])
        await player.hear("state")
        while await player.until_mine():
            await player.pick(0)
        outcome = player.state["outcome"]
        await player.socket.close()
        await one.close()
        return games, words, cards, outcome

    games, words, cards, outcome = asyncio.run(visit())

    assert "stones" in games and "lucky" in words["levels"] and outcome["winners"]
    assert any(deck["id"] == "harbour-watch" for deck in games["vs"]["form"]["decks"])
    assert any(card["id"] == "home/neighbour" for card in cards)
