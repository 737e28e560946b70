"""A text as a row of tokens: words, names, numbers, symbols and stops."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from capes.vs.english.blanks import CLOSE, OPEN
from capes.vs.grammar.synonyms import MOMENTS, SAID
from capes.vs.words.face import TEAMS, printed_count, printed_faces
from capes.vs.words.keywords import KEYWORDS

LONGEST_TEXT: Final = 4000
SPLIT: Final = {"another": ("a", "other"), "an": ("a",), "can't": ("cannot",), "doesn't": ("does", "not"),
                "isn't": ("is", "not"), "don't": ("do", "not"), "aren't": ("are", "not")}  # fmt: skip
WORD: Final = r"[^\W\d_]+(?:[-'](?!s\b)[^\W\d_]+)*"
SELF: Final = "(self)"
TERMS: Final = ("Super Power", "Level Up", "Dance Off", "Level up", "level up", "super power", "Super power")


class Token(NamedTuple):
    """One token: as it is compared, as it was written, and where."""

    key: str
    text: str
    at: int


def names() -> tuple[str, ...]:
    """Names that are one token, whatever is in them: of cards, teams, keywords and piles."""
    return _names(printed_count(), len(KEYWORDS), len(TEAMS))


@lru_cache(maxsize=4)
def _names(faces: int, keywords: int, teams: int) -> tuple[str, ...]:
    found = {
        *TEAMS,
        *KEYWORDS,
        "Super Power",
        "Level Up",
        "Dance Off",
        "Level up",
        "level up",
        "super power",
        "Super power",
    }
    for face in printed_faces():
        found.update(face.names)
        if face.pile:
            found.add(face.pile)
    return tuple(sorted((name for name in found if " " in name or "." in name or "-" in name), key=len, reverse=True))


@lru_cache(maxsize=64)
def _pattern(known: tuple[str, ...], own: str) -> re.Pattern[str]:
    hole = f"{OPEN}[^{CLOSE}]*{CLOSE}"
    longer = [name for name in known if own and own in name and name != own]
    special = "|".join(rf"{re.escape(name)}(?![\w-])" for name in known)
    not_me = "|".join(rf"{re.escape(name)}(?![\w-])" for name in longer) or r"(?!)"
    me = rf"(?P<longer>{not_me})|(?P<me>{re.escape(own)}(?![\w-]))|" if own else ""
    return re.compile(rf"(?P<hole>{hole})|{me}(?P<name>(?<![\w-])(?:{special}))|(?P<word>{WORD})|'s\b|\d+|\S")


def tokens(text: str, own: str = "") -> list[Token]:
    """The tokens of a text; `own` is the name of the character that speaks.

    >>> [token.key for token in tokens("Another X-Men character gets +1/+1.")]
    ['a', 'other', 'x-men', 'character', 'gets', '+', '1', '/', '+', '1', '.']
    """
    found: list[Token] = []
    for match in _pattern(names(), own).finditer(text.replace("\u2019", "'")):
        word, at = match[0], match.start()
        if match.groupdict().get("me"):
            found.append(Token(SELF, word, at))
        elif match["hole"]:
            found.append(Token(word, word, at))
        else:
            key = word.casefold()
            for part in SPLIT.get(key, (key,)):
                found.append(Token(part, word, at))
    return _meant(found)


@lru_cache(maxsize=1)
def _synonyms() -> dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]]:
    """Other ways to say the same, by their first word, the longest first."""
    found: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]] = {}
    for said, meant in sorted(SAID.items(), key=lambda pair: -len(pair[0].split())):
        found.setdefault(said.split()[0], []).append((tuple(said.split()), tuple(meant.split())))
    return found


def _meant(row: list[Token]) -> list[Token]:
    """The row with other ways of saying a thing read as the cards say it."""
    done: list[Token] = []
    at = 0
    while at < len(row):
        for said, meant in _synonyms().get(row[at].key, ()):
            if tuple(token.key for token in row[at : at + len(said)]) == said:
                done.extend(Token(key, row[at].text, row[at].at) for key in meant)
                at += len(said)
                break
        else:
            done.append(row[at])
            at += 1
    for at, token in enumerate(done):
        moment = done[at : at + 4]
        if token.key == "at" and len(moment) == 4 and moment[2].key in MOMENTS and moment[3].key == "of":
            comma = next((place for place in range(at, len(done)) if done[place].key == ","), 0)
            if comma:
                verb = moment[2]._replace(key=MOMENTS[moment[2].key])
                return [*done[:at], token._replace(key="when"), *done[at + 4 : comma], verb, *done[comma:]]
    return done
