"""The word list: every word cards are written in, with an example read off the cards. Writes docs/words.md."""

from __future__ import annotations

import dataclasses
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from capes.vs import cards, catalogue, words
from capes.vs.english import keyword_text, power_text
from capes.vs.words import FACES, KEYWORDS
from capes.vs.words.adjectives import Plain
from capes.vs.words.conditions import PlainCondition
from capes.vs.words.face import Face
from capes.vs.words.keywords import Keyword
from capes.vs.words.kinds import AllOf, AnyOf, Condition, Cue, Effect, HowMany, Not, Truth, Which, Who, Whose, Word
from capes.vs.words.powers import Has, Power
from capes.vs.words.pronouns import PlainPlayer

PAGE = Path(__file__).resolve().parents[1] / "docs" / "words.md"
KINDS: tuple[tuple[type[Word], str, str], ...] = (
    (Power, "Powers", "What a card's text box holds."),
    (Effect, "Effects", "Imperatives: something to be done."),
    (Cue, "Cues", "Present tense: what a waiting power waits for."),
    (Which, "Adjectives", "Which characters or cards; joined by `&`, `|` and `~`."),
    (Who, "Pronouns", "The very characters or cards meant."),
    (Whose, "Players", "The players meant."),
    (HowMany, "Quantities", "How many, read from the table when asked."),
    (Condition, "Conditions", "What is so or is not."),
    (Truth, "Statements", "What holds for a time (`Give`) or as long as its source has the power (`Always`)."),
)
JOINTS = (AllOf, AnyOf, Not, Plain, PlainCondition, PlainPlayer)


def modules() -> list[str]:
    """The files of the language but the words turns are made of."""
    return [one.name for one in pkgutil.iter_modules(words.__path__) if one.name not in ("turn", "face", "kinds")]


def below(kind: type[Word]) -> Iterator[type[Word]]:
    """All words of a kind, in the order they are written in."""
    for one in kind.__subclasses__():
        if one.__module__.rpartition(".")[2] in modules() and one not in JOINTS:
            yield one
        yield from below(one)


def constants(kind: type[Word]) -> list[str]:
    """The names of the words of a kind that need no brackets."""
    return sorted(
        name
        for name in words.__all__
        if name.isupper() and isinstance(getattr(words, name), kind) and not isinstance(getattr(words, name), Keyword)
    )


def signature(word: type[Word]) -> str:
    """How a word is written, with defaults."""
    parts = []
    for field in dataclasses.fields(word):
        default = field.default
        parts.append(field.name if default is dataclasses.MISSING else f"{field.name}={spelt(default)}")
    return f"{word.__name__}({', '.join(parts)})"


def spelt(value: object) -> str:
    """A default as an author would write it."""
    if isinstance(value, Word):
        for name in words.__all__:
            if name.isupper() and getattr(words, name) == value:
                return name
        parts = getattr(value, "parts", None)
        if isinstance(value, AllOf) and parts is not None:
            return " & ".join(spelt(part) for part in parts)
    return repr(value)


def uses(value: object, word: type[Word]) -> bool:
    """Whether a word is somewhere in a power."""
    if isinstance(value, word):
        return True
    if isinstance(value, tuple):
        return any(uses(part, word) for part in value)
    if isinstance(value, Word):
        return any(uses(getattr(value, field.name), word) for field in dataclasses.fields(value))
    return False


def example(word: type[Word]) -> str:
    """The shortest sentence of a card in which a word is used, or ''."""
    found: list[tuple[int, str]] = []
    for face in FACES.values():
        if not catalogue.exists(face.printed_id):
            continue  # a character made up for a scenario
        for power in face.powers:
            if uses(power, word):
                text = explained(power, face)
                found.append((len(text), f"{face.name}: {text}".replace("][", "]\\[")))
    return min(found)[1] if found else ""


def explained(power: Power, face: Face) -> str:
    """A power in English; a keyword with what it means."""
    text = power_text(power, face)
    if isinstance(power, Has) and isinstance(power.keyword, Keyword):
        return f"{text}. {keyword_text(power.keyword)}"
    return text


SMALL_WORDS = (
    "All", "Any", "As", "At", "Be", "By", "Cannot", "Each", "For", "From", "Has", "Have", "In", "Into", "Is", "It",
    "Its", "Least", "May", "Must", "Next", "No", "Of", "On", "One", "Or", "Other", "Than", "That", "The", "To", "Up",
    "What", "With", "Your",
)  # fmt: skip
"""Parts of a word's name that say nothing about what it is about."""


def parts_of(name: str) -> list[str]:
    """The parts of a word's name: IsGivenCounters is about Given and Counters."""
    return re.findall(r"KO(?:d|s|)|XP|[A-Z][a-z]+", name)


def root(part: str) -> str:
    """What is left of a part without its ending, enough to tell relatives by.

    >>> root("Stuns"), root("Stunned"), root("Strikes"), root("Strike"), root("KOd")
    ('Stun', 'Stun', 'Strik', 'Strik', 'KO')
    """
    return "KO" if part.startswith("KO") else re.sub(r"(?<=[a-z]{2})(ned|ing|ies|ed|es|s|e|(?<=[^aeiou])y)$", "", part)


def users(word: type[Word]) -> list[str]:
    """The cards that use a word, levels and editions of a card counted once."""
    found: dict[str, str] = {}
    for face in FACES.values():
        if catalogue.exists(face.printed_id) and uses(face.powers, word):
            found.setdefault(re.sub(r"-l\d$", "", face.printed_id), face.name)
    return list(found.values())


def relatives(listed: list[type[Word]]) -> dict[str, list[str]]:
    """Words by the root they share with others, which goes by its shortest form."""
    families: dict[str, list[str]] = {}
    forms: dict[str, list[str]] = {}
    for word in listed:
        for part in parts_of(word.__name__):
            if part not in SMALL_WORDS:
                forms.setdefault(root(part), []).append(part)
                families.setdefault(root(part), []).append(word.__name__)
    return {min(forms[stem], key=len): sorted(names) for stem, names in sorted(families.items()) if len(set(names)) > 1}


def census() -> list[str]:
    """How the words are used: by one card only, by none, and which are near each other."""
    listed = [word for kind, _, _ in KINDS for word in below(kind)]
    counted = {word: users(word) for word in listed}
    once = sorted(f"`{word.__name__}` ({names[0]})" for word, names in counted.items() if len(names) == 1)
    never = sorted(f"`{word.__name__}`" for word, names in counted.items() if not names)
    lines = ["", "## Census", "", f"{len(listed)} words carry {len(catalogue.released_facts())} cards.", ""]
    lines += [f"Used by one card only, levels counted once ({len(once)}): {', '.join(once)}.", ""]
    if never:
        lines += [f"In no card's own text, but in the rules or the words of scenarios: {', '.join(never)}.", ""]
    lines += ["Words that share a root, so that a new one is not added beside an old one:", ""]
    lines += [f"* {stem}: {', '.join(f'`{name}`' for name in names)}" for stem, names in relatives(listed).items()]
    return lines


def page() -> str:
    """The whole list."""
    for name in modules():
        import_module(f"{words.__name__}.{name}")
    cards.load()
    lines = [
        "# The words",
        "",
        "Cards are sentences of these words (`from capes.vs.words import ...`). This page is written by `make ledger`;",
        "the examples are read off the cards.",
    ]
    for kind, title, what in KINDS:
        lines += ["", f"## {title}", "", what, ""]
        ready = constants(kind)
        if ready:
            lines += [f"Ready made: {', '.join(f'`{name}`' for name in ready)}.", ""]
        lines += ["| Word | Meaning | Example |", "|---|---|---|"]
        for word in below(kind):
            meaning = (word.__doc__ or "").strip().split("\n")[0]
            cells = (f"`{signature(word)}`", meaning, example(word))
            lines.append(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |")
    lines += ["", "## Keywords", "", "| Keyword | Meaning |", "|---|---|"]
    lines += [f"| {name} | {keyword_text(name)} |" for name in sorted(KEYWORDS)]
    lines += census()
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
