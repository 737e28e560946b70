"""Every power and card says in a line what it does; the lines of all sets stand in one file to be read.

After a change that is meant:  CAPES_WRITE_GOLDEN=1 .venv/bin/pytest tests/vs/english/test_briefs.py
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from capes.vs import cards
from capes.vs.catalogue import SETS
from capes.vs.english import card_brief, keyword_brief, keyword_text, power_brief, power_name, power_text
from capes.vs.english.briefs import FIGURES, LONGEST
from capes.vs.words import FACES
from capes.vs.words.face import Face
from capes.vs.words.keywords import KEYWORDS, Keyword
from capes.vs.words.powers import Has, LevelUp, Power

FILE = Path(__file__).with_name("golden") / "briefs.txt"
NUMBER = re.compile(r"[+-]?\d+")


def printed() -> list[Face]:
    """The cards of all sets that are out."""
    cards.load()
    sets = tuple(f"{one.id}/" for one in SETS.values() if one.released)
    return [face for face in FACES.values() if face.id.startswith(sets)]


def powers() -> list[Power]:
    """Every power that is printed, once."""
    return list({power: None for face in printed() for power in face.powers})


def whole(power: Power) -> str:
    """The full text of a power; of a keyword, what it means."""
    if isinstance(power, Has):
        assert isinstance(power.keyword, Keyword)
        return keyword_text(power.keyword)
    return power_text(power)


def figures(text: str) -> set[str]:
    """The numbers of a text, words as figures."""
    spelt = re.sub(r"\b[a-z]+\b", lambda word: FIGURES.get(word.group(), word.group()), text)
    return set(NUMBER.findall(spelt))


def test_the_briefs_are_the_ones_that_were_read() -> None:
    lines = []
    for face in printed():
        lines.append(f"{face.id}: {card_brief(face)}")
        lines += [f"  {power_name(power) or 'always'} - {power_brief(power)}" for power in face.powers]
    now = "\n".join(lines) + "\n"
    if os.environ.get("CAPES_WRITE_GOLDEN"):
        FILE.write_text(now, encoding="utf-8")

    assert now == FILE.read_text(encoding="utf-8")


def test_a_brief_is_short_and_whole() -> None:
    for power in powers():
        brief = power_brief(power)
        assert 0 < len(brief) <= LONGEST, (brief, whole(power))
        assert "…" not in brief and "§" not in brief and "  " not in brief, brief
        assert brief[0].isupper() or brief[0] in "+-0123456789", brief


def test_every_card_has_a_line_unless_nothing_is_printed_on_it() -> None:
    for face in printed():
        line = card_brief(face)
        assert bool(line) == bool(face.symbols or face.powers), face.id
        assert len(line) <= LONGEST, (face.id, line)


def test_no_figure_of_a_brief_contradicts_the_words() -> None:
    for power in powers():
        brief, text = power_brief(power), whole(power)
        assert figures(brief) <= figures(text), (brief, text)
        assert brief.startswith("XP") == isinstance(power, LevelUp), (brief, text)


def test_keywords_have_briefs_too() -> None:
    for name in KEYWORDS:
        assert 0 < len(keyword_brief(name)) <= LONGEST, name
