"""What a card asks for as a sentence of the catalogues: its own words, by a key made of them.

`language/*/cards.ftl` has a message for everything that the cards ask; words that no card of ours says are told as
they are, in English.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from capes.language.catalogue import catalogue
from capes.language.sentence import Sentence, plain
from capes.vs.english.choosing import picked, tell
from capes.vs.english.conditions import so
from capes.vs.english.grammar import sentence_case
from capes.vs.english.telling import telling_of
from capes.vs.words.effects import Choose
from capes.vs.words.kinds import Condition, Effect

ABOUT: Final = "{ $about }"
SEVERAL: Final = ". "


def template(text: str, about: str) -> str:
    """The words with the name of the card that asks left open."""
    return text.replace(about, ABOUT) if about else text


def key_of(words: str) -> str:
    """The key of a template.

    >>> key_of("put { $about } into play")
    'card-put-about-into-play'
    """
    return "card-" + re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


def _sentence(text: str, about: str) -> Sentence:
    words = template(text, about)
    key = key_of(words)
    if key not in catalogue("en").known:
        return plain(text)
    return Sentence(key, about=about) if words != text else Sentence(key)


def picking(word: Choose, about: str) -> str:
    """What may be chosen: "an enemy character"."""
    return picked(word, telling_of(about or "this character")).text


def done(effects: tuple[Effect, ...], about: str) -> str:
    """What would be done: "Draw a card"."""
    return sentence_case(tell(effects, telling_of(about or "this character")))


def condition(word: Condition, about: str) -> str:
    """What must be so: "Ghost Rider is ready"."""
    return so(word, telling_of(about))


@lru_cache(maxsize=1024)
def picking_said(word: Choose, about: str) -> Sentence:
    """What may be chosen."""
    return _sentence(picking(word, about), about)


@lru_cache(maxsize=1024)
def done_said(effects: tuple[Effect, ...], about: str) -> tuple[Sentence, bool]:
    """What would be done, and whether it takes several sentences to say."""
    text = done(effects, about)
    return _sentence(text, about), SEVERAL in text


@lru_cache(maxsize=1024)
def condition_said(word: Condition, about: str) -> Sentence:
    """What must be so."""
    return _sentence(condition(word, about), about)
