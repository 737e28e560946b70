"""English and German are two catalogues of equal standing: the same keys, the same arguments, all of them used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from capes.language import LANGUAGES, Sentence, all_of, any_of, say, speaks
from capes.language.catalogue import catalogue
from capes.language.fluent import arguments

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src/capes"
KEY = re.compile(r"(why|error)-[a-z0-9-]+")
NOT_ARGUMENTS = {"reasons", "cards", "status", "column"}
"""Words the makers of errors and reasons take for themselves. (Only a query's error takes its column.)"""


def strings() -> Iterator[tuple[str, str]]:
    """Every text constant of the Python source, with where it stands."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value, f"{path.relative_to(ROOT)}:{node.lineno}"


def calls() -> Iterator[tuple[str, set[str], str]]:
    """Every call that begins with a key of its own: the key, the named arguments, and where."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or any(word.arg is None for word in node.keywords):
                continue
            keys = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            for key in keys:
                if KEY.fullmatch(key):
                    yield key, {str(word.arg) for word in node.keywords}, f"{path.relative_to(ROOT)}:{node.lineno}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key(language: str) -> None:
    assert set(catalogue(language).known) == set(catalogue("en").known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read_and_says_something(language: str) -> None:
    words = catalogue(language)

    assert len(words.known) > 300
    assert [key for key in words.known if not (message := words.message(key)) or not message.value] == []


@pytest.mark.parametrize("language", [id for id in LANGUAGES if id != "en"])
def test_a_message_takes_the_same_arguments_in_every_language(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    unlike = {}
    for key in english.known:
        ours, theirs = english.message(key), other.message(key)
        assert ours is not None
        assert theirs is not None
        if arguments(ours, english.message) != arguments(theirs, other.message):
            unlike[key] = arguments(ours, english.message) ^ arguments(theirs, other.message)

    assert unlike == {}


def test_every_key_the_source_names_is_in_the_catalogues() -> None:
    known = set(catalogue("en").known)
    named = [(text, where) for text, where in strings() if KEY.fullmatch(text)]

    assert len(named) > 400
    assert [(text, where) for text, where in named if text not in known] == []


def test_whoever_names_a_key_gives_its_arguments() -> None:
    english = catalogue("en")
    wrong = []
    seen = 0
    for key, given, where in calls():
        message = english.message(key)
        if message is None:
            continue
        seen += 1
        wanted = arguments(message, english.message)
        if given - NOT_ARGUMENTS != wanted - NOT_ARGUMENTS:
            wrong.append((where, key, given ^ wanted))

    assert seen > 350
    assert wrong == []


def test_every_reason_and_refusal_of_the_catalogues_is_given_somewhere() -> None:
    named = {text for text, _ in strings()}

    assert sorted(key for key in catalogue("en").known if KEY.fullmatch(key) and key not in named) == []


def test_no_german_message_is_still_english() -> None:
    english, german = catalogue("en"), catalogue("de")
    wordless = re.compile(r"[\s\W]*(\{[^{}]*\}[\s\W]*)*")
    same = [
        key
        for key in english.known
        if english.source(key).strip() == german.source(key).strip() and not wordless.fullmatch(english.source(key))
    ]

    assert [key for key in same if KEY.fullmatch(key)] == []


def test_lists_are_joined_in_the_readers_words() -> None:
    told = Sentence("why-gives", name="Fortress", symbols=any_of(("Energy", "Might", "Skill")))

    assert say(told) == "Fortress gives Energy, Might or Skill"
    assert say(told, "de") == "Fortress gibt Energy, Might oder Skill"
    assert say(Sentence("plain", text=all_of(("Hulk", "Wasp"))), "de") == "Hulk und Wasp"


def test_a_sentence_within_a_sentence_is_said_in_the_same_language() -> None:
    inner = Sentence("error-this-link-carries-no-deck")
    outer = Sentence("error-the-deck-of-player-cannot-be-used", player=2, error=inner)

    assert say(outer) == "the deck of player 2 cannot be used: this link carries no deck"
    assert say(outer, "de") == "das Deck von Platz 2 ist nicht spielbar: dieser Link enthält kein Deck"


def test_languages_go_by_their_names() -> None:
    assert [speaks(name) for name in ("de", "de-AT", "Deutsch", "EN", "fr")] == ["de", "de", "de", "en", None]
