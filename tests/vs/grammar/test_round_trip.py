"""What is written is read back: every power of every card, and every change of a number, a target or a time."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import Any

import pytest

from capes.vs import cards
from capes.vs.english import power_text
from capes.vs.grammar.errors import Unread
from capes.vs.grammar.reading import read_power
from capes.vs.grammar.synonyms import SAID
from capes.vs.grammar.tokens import tokens
from capes.vs.words import FACES
from capes.vs.words.face import Face
from capes.vs.words.keywords import Keyword
from capes.vs.words.kinds import AllOf, Word
from capes.vs.words.powers import Has, Power

cards.load()


def printed() -> Iterator[tuple[Face, Power]]:
    """Every power once, with a card it is printed on."""
    seen: set[str] = set()
    for face in FACES.values():
        if face.id.startswith(("test/", "own/")):
            continue
        for power in face.powers:
            text = power_text(power, face)
            if text not in seen:
                seen.add(text)
                yield face, power


def again(text: str, face: Face, power: Power) -> Power:
    return read_power(text, str(getattr(power, "name", "")), face.name, face.kind, face.id.partition("/")[0])


def in_order(word: Any) -> Any:
    """Adjectives that say the same in another order are the same."""
    if isinstance(word, tuple):
        return tuple(in_order(part) for part in word)
    if isinstance(word, AllOf):
        return AllOf(tuple(sorted((in_order(part) for part in word.parts), key=str)))
    if isinstance(word, Word) and dataclasses.is_dataclass(word) and not isinstance(word, Keyword):
        return type(word)(**{one.name: in_order(getattr(word, one.name)) for one in dataclasses.fields(word)})
    return word


def test_every_power_of_every_card_is_read_back() -> None:
    """What is read is written as before, letter by letter, and says the same words."""
    differing = []
    for face, power in printed():
        text = power_text(power, face)
        read = again(text, face, power)
        assert power_text(read, face) == text
        if in_order(read) != in_order(power):
            differing.append(face.id)
    assert differing == []


def numbers(word: Any) -> list[int]:
    """Every whole number in a word that is no sign."""
    if isinstance(word, tuple):
        return [number for part in word for number in numbers(part)]
    if isinstance(word, bool):
        return []
    if isinstance(word, int):
        return [word]
    if isinstance(word, Word) and dataclasses.is_dataclass(word) and not isinstance(word, Keyword):
        return [number for one in dataclasses.fields(word) for number in numbers(getattr(word, one.name))]
    return []


CHANGES = (
    (r"\btwo\b", "seven", 7), (r"\bthree\b", "seven", 7), (r"\bcosts (\d) or less", "costs 9 or less", 9),
    (r"gets \+(\d)(?=[/ ])", "gets +9", 9), (r"Level Up \((\d+)\)", "Level Up (9)", 9),
    (r"gains 1 XP", "gains 9 XP", 9),
)  # fmt: skip


@pytest.mark.parametrize(("found", "put", "number"), CHANGES)
def test_a_changed_number_changes_the_words(found: str, put: str, number: int) -> None:
    changed = 0
    for face, power in printed():
        text = power_text(power, face)
        other = re.sub(found, put, text, count=1)
        if other == text or "different names" in text or "all " in text or "top two" in text:
            continue
        if numbers(power).count(number):
            continue
        try:
            read = again(other, face, power)
        except Unread:
            continue  # not everything with another number can be said
        changed += 1
        assert number in numbers(read), other
        assert read != power
    assert changed > 2


@pytest.mark.parametrize(
    ("said", "put", "words"),
    [
        ("this turn", "this combat", ("'turn'", "'combat'")),
        ("an enemy character", "a character on your side", ("'enemy'", "'yours'")),
        ("+1/+1 counter", "-1/-1 counter", ("=1", "=-1")),
        ("a supporting character", "a main character", ("'supporting'", "'main'")),
    ],
)
def test_a_changed_time_or_target_changes_the_words(said: str, put: str, words: tuple[str, str]) -> None:
    changed = 0
    for face, power in printed():
        text = power_text(power, face)
        if text.count(said) != 1 or put in text or "the other way round" in text or isinstance(power, Has):
            continue
        try:
            read = again(text.replace(said, put), face, power)
        except Unread:
            continue
        assert str(read).count(words[1]) > str(power).count(words[1]), text
        changed += 1
    assert changed > 2


def test_no_card_says_what_is_read_as_something_else() -> None:
    """A synonym that stood in a text of ours would change what it says."""
    texts = [
        f" {' '.join(re.findall(r'[^ .,:;()]+', power_text(power, face).casefold()))} " for face, power in printed()
    ]
    assert [said for said in SAID if any(f" {said} " in text for text in texts)] == []


def test_a_name_with_stops_and_blanks_is_one_token() -> None:
    keys = [token.key for token in tokens("Ms. Marvel and M.O.D.O.K. team up.")]

    assert keys == ["ms. marvel", "and", "m.o.d.o.k.", "team", "up", "."]
