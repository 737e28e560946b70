"""Whatever the games say to a player in English has its German words in the client."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator
from pathlib import Path

from capes.games import game
from capes.vs.english.choosing import picked, tell
from capes.vs.english.grammar import sentence_case
from capes.vs.english.prompts import ABOUT_A_CARD, FIXED, PROMPTS, WORDED
from capes.vs.english.telling import telling_of
from capes.vs.game import in_words
from capes.vs.rules.reasons import Unmet
from capes.vs.words.effects import Choose, May, OneOf
from capes.vs.words.face import FACES
from capes.vs.words.powers import SuperPower, Twist

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "web/src/i18n"
PHRASES: dict[str, str] = json.loads((WORDS / "de.phrases.json").read_text(encoding="utf-8"))
MESSAGES = set(re.findall(r"^([\w-]+) =", (WORDS / "de.game.ftl").read_text(encoding="utf-8"), re.MULTILINE))
HOLE = re.compile(r"\{\w+\}")
NAMES_ALONE = {"use", "mode"}
"""Labels made of names and card text, which stay as they are."""


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower())


def fits(text: str) -> bool:
    """Whether some template fits the sentence."""
    return any(re.fullmatch(".+?".join(re.escape(part) for part in HOLE.split(english)), text) for english in PHRASES)


def words_of(thing: object) -> Iterator[object]:
    """A card's words, all the way down."""
    if isinstance(thing, tuple | list | frozenset):
        for each in thing:
            yield from words_of(each)
    elif dataclasses.is_dataclass(thing):
        yield thing
        for field in dataclasses.fields(thing):
            yield from words_of(getattr(thing, field.name))


def test_what_a_card_asks_for_has_german_words() -> None:
    game("vs").cards()
    asked = [
        in_words(Unmet(getattr(power, "name", face.name), face.name, power.only_if)).text
        for face in FACES.values()
        if not face.id.startswith("test/")
        for power in face.powers
        if isinstance(power, SuperPower | Twist) and power.only_if is not None
    ]

    assert len(asked) >= 10
    assert [text for text in asked if not fits(text)] == []


def test_what_fills_a_hole_keeps_its_place() -> None:
    for english, german in PHRASES.items():
        assert set(HOLE.findall(german)) <= set(HOLE.findall(english)), english


def test_every_question_and_option_has_german_words() -> None:
    verbs = {*FIXED, *ABOUT_A_CARD, *WORDED} - NAMES_ALONE

    assert {f"ask-vs-{slug(why)}" for why in PROMPTS} <= MESSAGES
    assert {f"do-vs-{slug(verb)}" for verb in verbs} <= MESSAGES


def test_what_cards_ask_for_has_german_words() -> None:
    game("vs")  # joins the cards to their faces
    asked: set[str] = set()
    for face in [face for face in FACES.values() if not face.id.startswith("test/")]:
        for word in words_of(face.powers):
            told = telling_of(face.name)
            if isinstance(word, Choose):
                asked.add(picked(word, told).text)
            elif isinstance(word, May):
                asked.add(sentence_case(tell(word.do, told)))
            elif isinstance(word, OneOf):
                asked |= {sentence_case(tell(mode, telling_of("this character"))) for mode in word.modes}

    assert len(asked) > 60
    assert sorted(text for text in asked if not fits(text)) == []
