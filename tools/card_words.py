"""Write what cards ask for as English messages: `python -m tools.card_words`. The German ones are written by hand.

A card's own words, as they stand in a question, on a button or in a reason ("an enemy character", "draw a card"), are
messages like all others: `language/en/cards.ftl` is written from the cards, `language/de/cards.ftl` has the same keys.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

from capes.games import game
from capes.vs.english.card_words import condition, done, key_of, picking, template
from capes.vs.words.effects import Choose, May, OneOf
from capes.vs.words.face import printed_faces
from capes.vs.words.powers import SuperPower, Twist

FILE = Path(__file__).resolve().parents[1] / "src/capes/language/en/cards.ftl"
HEAD = "# What cards ask for, in the words of their texts. Written by tools/card_words.py: change the cards instead.\n"


def words_of(thing: object) -> Iterator[object]:
    """A card's words, all the way down."""
    if isinstance(thing, tuple | list | frozenset):
        for each in thing:
            yield from words_of(each)
    elif dataclasses.is_dataclass(thing):
        yield thing
        for field in dataclasses.fields(thing):
            yield from words_of(getattr(thing, field.name))


def asked() -> dict[str, str]:
    """Every message that a question, a button or a reason can need, by its key."""
    game("vs")  # joins the cards to their faces
    found: set[str] = set()
    for face in [face for face in printed_faces() if not face.id.startswith("test/")]:
        for word in words_of(face.powers):
            if isinstance(word, Choose):
                found.add(template(picking(word, face.name), face.name))
            elif isinstance(word, May):
                found.add(template(done(word.do, face.name), face.name))
            elif isinstance(word, OneOf):
                found |= {template(done(mode, "this character"), "") for mode in word.modes}
            elif isinstance(word, SuperPower | Twist) and word.only_if is not None:
                found.add(template(condition(word.only_if, face.name), face.name))
    return {key_of(text): text for text in sorted(found)}


def text() -> str:
    """The English file."""
    return HEAD + "".join(f"{key} = {words}\n" for key, words in asked().items())


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
