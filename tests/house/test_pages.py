"""Pages that name files and words stay true: the walk of a pick on the map, and the glossary."""

from __future__ import annotations

import re
from pathlib import Path

from tools import search_language

ROOT = Path(__file__).resolve().parents[2]


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its head."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8").partition(heading)[2].partition("\n## ")[0]
    cells = [re.split(r"(?<!`)\|(?!`)", line.strip("|")) for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in cells[2:]]


def test_the_walk_of_a_pick_leads_along_files_that_are_there() -> None:
    stations = rows("map.md", "## The walk of one pick")
    named = [name for _, where, _ in stations for name in re.findall(r"`([\w./]+)`", where) if "/" in name]

    assert len(stations) <= 12 and len(named) >= len(stations)
    for name in named:
        home = ROOT / name if name.startswith("web/") else ROOT / "src/capes" / name
        assert home.exists(), name


def test_the_page_searches_with_the_fields_of_the_command() -> None:
    assert search_language.FILE.read_text(encoding="utf-8") == search_language.page(), "run: make ledger"


def test_the_glossary_explains_each_word_once_and_in_order() -> None:
    words = [word.casefold() for word, _ in rows("glossary.md", "# Glossary")]

    assert len(words) > 60
    assert words == sorted(set(words))
    assert all(meaning and len(meaning) < 130 for _, meaning in rows("glossary.md", "# Glossary"))
