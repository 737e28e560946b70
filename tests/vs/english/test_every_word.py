"""Every word a card can be made of has English."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import pytest

from capes.vs import words
from capes.vs.english import keyword_text, writers
from capes.vs.english.turns import STEPS
from capes.vs.words import KEYWORDS, turn
from capes.vs.words.kinds import AllOf, AnyOf, Condition, Cue, Effect, HowMany, Not, Truth, Which, Who, Whose, Word
from capes.vs.words.powers import Power

PARTS_OF_SPEECH = {Word, Effect, Cue, Which, Who, Whose, HowMany, Condition, Truth, Power}


def all_words() -> set[type[Word]]:
    for module in pkgutil.iter_modules(words.__path__):
        import_module(f"{words.__name__}.{module.name}")

    def below(kind: type[Word]) -> Iterator[type[Word]]:
        for one in kind.__subclasses__():
            yield one
            yield from below(one)

    return {one for one in below(Word) if one.__module__.startswith(words.__name__)} - PARTS_OF_SPEECH


def test_every_word_has_english() -> None:
    known = writers()

    assert {AllOf, AnyOf, Not} <= all_words()
    assert sorted(word.__name__ for word in all_words() if word not in known) == []


def test_every_step_that_is_told_exists() -> None:
    assert [name for name in STEPS if not hasattr(turn, name)] == []


@pytest.mark.parametrize("name", KEYWORDS)
def test_every_keyword_is_explained_in_sentences(name: str) -> None:
    text = keyword_text(name)

    assert text[0].isupper() and text.endswith(".")
    assert "  " not in text
