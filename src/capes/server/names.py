"""Names: made up for guests, and cleaned for everybody."""

from __future__ import annotations

import secrets
import unicodedata

from capes.server.errors import Refused

LONGEST = 24
TITLES = (
    "Captain", "Doctor", "Lady", "Professor", "Agent", "Mighty", "Silent", "Swift", "Iron", "Golden", "Night", "Star",
)
NOUNS = (
    "Lantern", "Comet", "Falcon", "Anchor", "Ember", "Granite", "Harbor", "Lynx", "Meteor", "Nova", "Otter", "Quartz",
    "Raven", "Sparrow", "Thunder", "Vortex", "Willow", "Zephyr",
)


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
        elif kind[0] != "C":
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
        raise Refused(f"a name has at most {LONGEST} signs")
    clean = unicodedata.normalize("NFKC", text)
    if graphemes(clean_text(clean, 400)) > LONGEST:
        raise Refused(f"a name has at most {LONGEST} signs")
    clean = clean_text(clean, LONGEST)
    if not any(unicodedata.category(sign)[0] in "LN" for sign in clean):
        raise Refused("a name needs at least one letter or figure")
    return clean
