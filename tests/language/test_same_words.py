"""Python and the browser say the same: `said.json` holds every message in every language, and vitest reads it too.

After a change of the catalogues: `python -m tests.language.test_same_words`.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from capes.language import LANGUAGES, Reader, Seat, Sentence, any_of
from capes.language.catalogue import catalogue
from capes.language.fluent import Pattern, arguments
from capes.language.sentence import Argument, Card

SAID = Path(__file__).with_name("said.json")
NAMES = ("Ann", "Ben", "Cai")


def card_name(id: str) -> str:
    return f"<{id}>"


def choices(pattern: Pattern) -> dict[str, list[str]]:
    """The values that make a difference, by argument."""
    found: dict[str, list[str]] = {}
    for one in pattern:
        if isinstance(one, str) or one.default is None:
            continue
        found.setdefault(one.name[1:], []).extend(one.variants)
        for variant in one.variants.values():
            for name, values in choices(variant).items():
                found.setdefault(name, []).extend(values)
    return found


def samples(key: str) -> list[Sentence]:
    """A message with arguments of every kind, and once with every value it chooses by."""
    english = catalogue("en")
    message = english.message(key)
    assert message is not None
    usual: dict[str, Argument] = {}
    for at, name in enumerate(sorted(arguments(message, english.message))):
        kinds: tuple[Argument, ...] = ("Hulk", Card("mb/hulk"), any_of(("A", "B", "C")), 1234)
        usual[name] = Seat(1) if name == "who" else kinds[at % 4]
    made = [Sentence(key, **usual)]
    if message.attributes:
        made.append(Sentence(key, **{**usual, "who": Seat(0)}))
    for name, values in choices(message.value).items():
        for value in values:
            worth: Argument = {"one": 1, "other": 7}.get(value) or (
                int(value) if re.fullmatch(r"\d+", value) else value
            )
            made.append(Sentence(key, **{**usual, name: worth}))
    return made


def everything() -> list[dict[str, Any]]:
    readers = {language: Reader(language, 0, NAMES, card_name) for language in LANGUAGES}
    return [
        {**sentence.data(), **{language: reader.say(sentence) for language, reader in readers.items()}}
        for key in sorted(catalogue("en").known)
        for sentence in samples(key)
    ]


def test_the_browser_is_held_to_what_python_says() -> None:
    assert json.loads(SAID.read_text(encoding="utf-8")) == everything()


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in everything())
    SAID.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
