"""Every word has a handler, English, a codec and a use."""

from __future__ import annotations

import json
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import capes.vs.game  # noqa: F401 - the cards and handlers are wanted
from capes.vs import rules, words
from capes.vs.english import writers
from capes.vs.rules.handlers import HANDLERS
from capes.vs.rules.triggers import MATCH
from capes.vs.state.codec import decode_value, encode_value, words_by_name
from capes.vs.words import turn
from capes.vs.words.face import FACES
from capes.vs.words.keywords import KEYWORDS
from capes.vs.words.kinds import Condition, Cue, Effect, HowMany, Truth, Which, Who, Whose, Word
from capes.vs.words.powers import Power

PARTS_OF_SPEECH = (Word, Effect, Cue, Which, Who, Whose, HowMany, Condition, Truth, Power)
HOUSE = Path(rules.__path__[0]).parent
TESTS = Path(__file__).resolve().parents[1] / "vs"


def text_of(*places: Path, ending: str = ".py") -> str:
    """All text of those files and folders."""
    files = [file for place in places for file in (sorted(place.rglob(f"*{ending}")) if place.is_dir() else [place])]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


RULES = text_of(HOUSE / "rules")
JOINED = text_of(HOUSE / "words" / "keywords.py", HOUSE / "cards" / "card.py")
"""Where printed facts and bits of keywords stand for a word: Grab, Mains that are many."""

PROOFS = text_of(TESTS, HOUSE / "scenario") + text_of(TESTS, HOUSE, ending=".yaml")
"""Tests and scenarios, which prove words that no printed card of the playable sets needs yet."""


def all_words() -> list[type[Word]]:
    for module in pkgutil.iter_modules(words.__path__):
        import_module(f"{words.__name__}.{module.name}")

    def below(kind: type[Word]) -> Iterator[type[Word]]:
        for one in kind.__subclasses__():
            yield one
            yield from below(one)

    found = {one for one in below(Word) if one.__module__.startswith(words.__name__)}
    return sorted(found - set(PARTS_OF_SPEECH), key=lambda word: word.__name__)


def inside(value: object) -> Iterator[Word]:
    """A word and every word in it."""
    if isinstance(value, tuple):
        for part in value:
            yield from inside(part)
    elif isinstance(value, Word):
        yield value
        for field in fields(value):
            yield from inside(getattr(value, field.name))


def on_cards() -> Iterator[Word]:
    """Every word on a printed card, in a keyword, or in the turn itself."""
    for face in FACES.values():
        yield from inside(face.powers)
    for keyword in KEYWORDS.values():
        yield from inside(keyword)
    for sequence in (turn.TURN, turn.SETUP, turn.DECLARATION, turn.COMBAT):
        yield from inside(sequence)


def test_every_effect_has_a_handler() -> None:
    assert [word.__name__ for word in all_words() if issubclass(word, Effect) and word not in HANDLERS] == []


def test_every_cue_is_noticed() -> None:
    assert [word.__name__ for word in all_words() if issubclass(word, Cue) and word not in MATCH] == []


def test_every_other_word_is_read_by_the_rules() -> None:
    kinds = (Which, Who, Whose, HowMany, Condition, Truth)
    asked_for = [word.__name__ for word in all_words() if issubclass(word, kinds)]

    assert [name for name in asked_for if not re.search(rf"\b{name}\b", RULES + JOINED)] == []


def test_every_word_has_english() -> None:
    known = writers()

    assert [word.__name__ for word in all_words() if word not in known] == []


def test_every_word_goes_by_one_name() -> None:
    assert words_by_name().keys() >= {word.__name__ for word in all_words()}
    assert len({word.__name__ for word in all_words()}) == len(all_words())


def test_every_word_on_a_card_is_saved_and_loaded_as_it_was() -> None:
    count = 0
    for word in on_cards():
        assert decode_value(json.loads(json.dumps(encode_value(word)))) == word
        count += 1

    assert count > 2000


def test_every_word_is_used() -> None:
    used = {type(word) for word in on_cards()}

    def is_made(word: type[Word]) -> bool:
        """By the rules themselves, or on a test character."""
        return re.search(rf"[^@.]\b{word.__name__}\(", RULES) is not None or word.__name__ in PROOFS

    assert [word.__name__ for word in all_words() if word not in used and not is_made(word)] == []
