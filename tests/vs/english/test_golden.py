"""All sentences of a set stand in one file, so that a change of a word shows as a difference to read.

After a change that is meant:  CAPES_WRITE_GOLDEN=1 .venv/bin/pytest tests/vs/english/test_golden.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from capes.vs import cards
from capes.vs.catalogue import SETS
from capes.vs.english import rules_lines
from capes.vs.words import FACES

FILES = Path(__file__).with_name("golden")


def told(set_id: str) -> str:
    """Every card of a set: id and name, then its lines with the names of the powers."""
    cards.load()
    blocks = []
    for face in FACES.values():
        if face.id.startswith(f"{set_id}/"):
            lines = [f"  {f'{name} - ' if name else ''}{line}" for name, line in rules_lines(face)]
            blocks.append("\n".join([f"{face.id}: {face.name}", *lines]))
    return "\n".join(blocks) + "\n"


@pytest.mark.parametrize("set_id", [one.id for one in SETS.values() if one.released])
def test_the_sentences_of_a_set_are_the_ones_that_were_read(set_id: str) -> None:
    file = FILES / f"{set_id}.txt"
    now = told(set_id)
    if os.environ.get("CAPES_WRITE_GOLDEN"):
        file.write_text(now, encoding="utf-8")

    assert now == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("set_id", [one.id for one in SETS.values() if one.released])
def test_lines_are_well_formed(set_id: str) -> None:
    cards.load()
    for face in FACES.values():
        for _, line in rules_lines(face):
            assert "  " not in line and " ," not in line and " ." not in line and ".." not in line, (face.id, line)
            assert line[0].isupper() or line[0] == "[", (face.id, line)
