"""Sets of one's own: a folder of text files, named with --cards, in every process that is started."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from capes.plugins import BadPlugin
from capes.vs.workshop.sets import read_set, texts_of, title_of

SET = """# Harbour Watch.

harbour/night-lamp  Night Lamp
Supporting Character, cost 2, 2/2, Health 1, Avengers
When Night Lamp appears, draw a card.

Old Salt
Main Character, Level 1, 2/4, Health 5, Avengers
Tide - Main [Might]: put a +1/+1 counter on Old Salt.
Storm - Level Up (2): when Old Salt is stunned, he gains 1 XP.

Old Salt
Main Character, Level 2, 5/6, Health 5, Avengers
Tide - Main [Might]: put two +1/+1 counters on Old Salt.

Fog Bank
Location, [Skill]
"""


@pytest.fixture
def harbour(tmp_path: Path) -> Path:
    """A file with a set of three cards."""
    file = tmp_path / "harbour.txt"
    file.write_text(SET, encoding="utf-8")
    return file


def capes(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command with that folder of cards, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "capes", *words, "--cards", str(folder)],
        capture_output=True, text=True, timeout=120, check=False, env={**os.environ, "COLUMNS": "120"},
    )  # fmt: skip


def test_a_set_is_a_text_file_with_a_card_in_each_block(harbour: Path) -> None:
    cards = read_set(harbour)

    assert [card.facts[0].name for card in cards] == ["Night Lamp", "Old Salt", "Fog Bank"]
    assert [len(card.faces) for card in cards] == [1, 2, 1]
    assert title_of(harbour) == "Harbour Watch"
    assert [line for line, _ in texts_of(SET)] == [3, 7, 16]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (SET.replace("draw a card", "drwa a card"), "line 5: I do not understand 'drwa' here"),
        (SET.replace("Old Salt", "Hulk"), "line 7: there is a printed card called Hulk"),
        (SET.replace("Fog Bank", "Night Lamp"), "line 16: Night Lamp is there twice"),
        ("\n\n".join(f"No {n}\nLocation, [Skill]" for n in range(401)), "at most 400 cards"),
        ("x" * 600_000, "at most 500000 bytes"),
    ],
)
def test_a_set_with_a_fault_is_refused_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(BadPlugin, match=said):
        read_set(file)


def test_a_folder_of_sets_is_known_to_every_command(harbour: Path) -> None:
    found = capes(harbour.parent, "cards", "set:harbour", "--json")

    rows = json.loads(found.stdout)
    assert [row["name"] for row in rows] == ["Night Lamp", "Old Salt", "Old Salt", "Fog Bank"], found.stderr
    assert rows[0]["text"] == "When Night Lamp appears, draw a card."


def test_a_folder_with_a_fault_stops_a_command_with_one_sentence(harbour: Path) -> None:
    harbour.write_text(SET.replace("draw a card", "drwa a card"), encoding="utf-8")

    found = capes(harbour.parent, "cards", "set:harbour")

    assert found.returncode == 2
    assert "line 5: I do not understand 'drwa' here" in found.stderr
    assert "Traceback" not in found.stderr
