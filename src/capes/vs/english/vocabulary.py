"""Which words have English."""

from __future__ import annotations

from typing import Any

from capes.vs.english import keywords
from capes.vs.english.adjectives import BUILDERS
from capes.vs.english.pronouns import PLAYERS, POINTERS
from capes.vs.english.telling import CONDITIONS, CUES, EFFECTS, POWERS, QUANTITIES, TRUTHS, Table
from capes.vs.words.keywords import Keyword
from capes.vs.words.kinds import Word


def writers() -> dict[type[Word], object]:
    """Every type of word that has English, with the function that writes it."""
    tables: tuple[Table[Any], ...] = (EFFECTS, CUES, QUANTITIES, CONDITIONS, TRUTHS, POWERS)
    found: dict[type[Word], object] = {Keyword: keywords.keyword_text}
    for table in tables:
        found.update(table.writers)
    return {**found, **BUILDERS, **POINTERS, **PLAYERS}
