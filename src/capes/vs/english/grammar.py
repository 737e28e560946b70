"""Small rules of English: articles, plurals, verbs, lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NUMBERS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
IRREGULAR: Final = {
    "have": "has", "be": "is", "do": "does", "may": "may", "cannot": "cannot", "must": "must", "can": "can",
}  # fmt: skip
SPELT_WITH_VOWEL: Final = ("X-", "MCU", "S.H", "M.O", "XP")
SOUNDS_LIKE_CONSONANT: Final = ("uni", "use", "eu", "one ")


def number_word(number: int) -> str:
    """Twelve and below in letters."""
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def article(phrase: str) -> str:
    """The phrase with a or an.

    >>> article("enemy character"), article("X-Men character"), article("+1/+1 counter")
    ('an enemy character', 'an X-Men character', 'a +1/+1 counter')
    """
    low = phrase.lower()
    vowel = low[:1] in "aeiou" and not low.startswith(SOUNDS_LIKE_CONSONANT)
    return f"{'an' if vowel or phrase.startswith(SPELT_WITH_VOWEL) else 'a'} {phrase}"


def plural(noun: str) -> str:
    """More than one of a noun.

    >>> plural("character"), plural("enemy"), plural("Equipment card")
    ('characters', 'enemies', 'Equipment cards')
    """
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    if noun.endswith(("s", "x", "o", "ch", "sh")):
        return noun + "es"
    return noun + "s"


def third(verb: str) -> str:
    """The verb as one other person does it; only its first word bends.

    >>> third("draw"), third("be"), third("cannot strike back"), third("go"), third("search")
    ('draws', 'is', 'cannot strike back', 'goes', 'searches')
    """
    first, space, rest = verb.partition(" ")
    if first in IRREGULAR:
        return IRREGULAR[first] + space + rest
    return plural(first) + space + rest


def many(verb: str) -> str:
    """The verb as several do it."""
    first, space, rest = verb.partition(" ")
    return ("are" if first == "be" else first) + space + rest


def listing(items: Sequence[str], word: str = "and") -> str:
    """Items in a row.

    >>> listing(["one", "two", "three"])
    'one, two and three'
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {word} {items[-1]}"


def sentence_case(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]


def owned(name: str) -> str:
    """Whose, for a name."""
    return name + "'s"


def counted(number: int, noun: str) -> str:
    """So many of a noun, with the article for one.

    >>> counted(1, "card"), counted(2, "card"), counted(20, "card")
    ('a card', 'two cards', '20 cards')
    """
    return article(noun) if number == 1 else f"{number_word(number)} {plural(noun)}"
