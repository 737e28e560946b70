"""Write the tables of the card search for the client: `python -m tools.search_language`.

The language is that of `capes.vs.decks.fields`. The page answers it at every key, so it has its own tests of a card;
which fields, short names and values there are is known in one place.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from capes.vs.catalogue import SOURCES
from capes.vs.decks import fields

FILE = Path(__file__).resolve().parents[1] / "web/src/deck/language.ts"
HEAD = "/** The tables of the card search. Written by tools/search_language.py from `capes.vs.decks.fields`. */\n"


def listed(name: str, of: str, values: Iterable[str]) -> str:
    """A list, and the type of what is in it."""
    lines = "".join(f"\t{json.dumps(value)},\n" for value in values)
    kind = f"export type {of} = (typeof {name})[number];\n" if of else ""
    return f"export const {name} = [\n{lines}] as const;\n{kind}"


def table(name: str, pairs: dict[str, str]) -> str:
    """Names and what they stand for."""
    lines = "".join(f"\t{key if key.isidentifier() else json.dumps(key)}: {json.dumps(pairs[key])},\n" for key in pairs)
    return f"export const {name}: Record<string, string> = {{\n{lines}}};\n"


def page() -> str:
    """The file as it should stand."""
    parts = [
        table("SHORT", fields.SHORT),
        listed("NUMBER_FIELDS", "NumberField", fields.NUMBERS),
        listed("WORD_FIELDS", "WordField", fields.WORDS),
        listed("KINDS_OF_CARD", "KindOfCard", fields.KINDS_OF_CARD),
        listed("TYPES", "", fields.TYPES),
        listed("TIMINGS", "", fields.TIMINGS),
        listed("SYMBOLS", "", fields.SYMBOLS),
        listed("UNIVERSES", "", fields.UNIVERSES),
        table("GRADES", {name: source.grade for name, source in SOURCES.items()}),
    ]
    return HEAD + "\n" + "\n".join(parts)


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
