"""Names: made up for guests, and cleaned for everybody."""

from __future__ import annotations

import secrets
import unicodedata

from capes.live.errors import Refused

LONGEST = 24
TITLES = (
    "Captain",
    "Doctor",
    "Lady",
    "Professor",
    "Agent",
    "Mighty",
    "Silent",
    "Swift",
    "Iron",
    "Golden",
    "Night",
    "Star",
)
NOUNS = (
    "Lantern",
    "Comet",
    "Falcon",
    "Anchor",
    "Ember",
    "Granite",
    "Harbor",
    "Lynx",
    "Meteor",
    "Nova",
    "Otter",
    "Quartz",
    "Raven",
    "Sparrow",
    "Thunder",
    "Vortex",
    "Willow",
    "Zephyr",
)


BOT_NAMES = (
    "Clockwork",
    "Understudy",
    "Automaton",
    "Tin Titan",
    "Copper Crusader",
    "Gearhead",
    "Doppel",
    "Marionette",
)
UNSEEN = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10)))
)
"""Signs that count as letters or marks and show nothing."""
TWINS = str.maketrans(
    {
        "а": "a",
        "в": "b",
        "е": "e",
        "і": "i",
        "к": "k",
        "м": "m",
        "н": "h",
        "о": "o",
        "р": "p",
        "с": "c",
        "т": "t",
        "у": "y",
        "х": "x",
        "ѕ": "s",
        "ј": "j",
        "α": "a",
        "β": "b",
        "ε": "e",
        "η": "n",
        "ι": "i",
        "κ": "k",
        "ν": "v",
        "ο": "o",
        "ρ": "p",
        "τ": "t",
        "υ": "u",
        "χ": "x",
        "0": "o",
        "1": "i",
        "3": "e",
        "5": "s",
        "ı": "i",
        "l": "i",
        "ł": "i",
        "ø": "o",
    }
)
"""Letters and figures that are taken for one another."""


def look_alike(name: str) -> str:
    """What a name looks like at a glance: two names with the same look are one to a reader.

    >>> look_alike("Nıght  OwI") == look_alike("Night Owl"), look_alike("Аlice") == look_alike("alice")
    (True, True)
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name)).casefold()
    letters = [sign for sign in plain if unicodedata.category(sign)[0] in "LN" and sign not in UNSEEN]
    return "".join(letters).translate(TWINS)


def made_up() -> str:
    """A name for somebody who has not given one."""
    return f"{secrets.choice(TITLES)} {secrets.choice(NOUNS)} {secrets.randbelow(90) + 10}"


def graphemes(text: str) -> int:
    """How many signs a reader sees: marks count with the sign they stand on."""
    return sum(unicodedata.category(sign) not in ("Mn", "Me", "Mc") for sign in text)


def clean_text(text: str, longest: int) -> str:
    """Text for one line: NFKC, no control, bidi or zero-width signs, single spaces, at most `longest` signs."""
    kept: list[str] = []
    for sign in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(sign)
        if kind in ("Zs", "Zl", "Zp") or sign in "\t\n\r":
            kept.append(" ")
        elif kind[0] != "C" and sign not in UNSEEN:
            kept.append(sign)
    clean = " ".join("".join(kept).split())
    marks = 0
    calm: list[str] = []
    for sign in clean:  # more than three marks on one sign would spill over its neighbours
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= 3:
            calm.append(sign)
    clean = "".join(calm)
    while graphemes(clean) > longest:
        clean = clean[:-1]
    return clean.strip()


def clean_name(text: str) -> str:
    """A name fit to be shown, or Refused.

    >>> clean_name("  Night\\u202e Owl\\u200b ")
    'Night Owl'
    """
    if len(text) > 400:
        raise Refused("error-a-name-has-at-most-signs", most=LONGEST)
    clean = unicodedata.normalize("NFKC", text)
    if graphemes(clean_text(clean, 400)) > LONGEST:
        raise Refused("error-a-name-has-at-most-signs", most=LONGEST)
    clean = clean_text(clean, LONGEST)
    if not any(unicodedata.category(sign)[0] in "LN" for sign in clean):
        raise Refused("error-a-name-needs-at-least-one-letter-or-figure")
    return clean
