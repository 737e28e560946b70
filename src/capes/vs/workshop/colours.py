"""The parts of a sentence, for a page that colours them: when, who, does what, how much, how long."""

from __future__ import annotations

import re
from typing import Final

WHEN, WHO, DOES, MUCH, LONG = "when", "who", "does", "much", "long"

NOUN: Final = (
    r"(?:characters?|players?|cards?|hands?|decks?|KO piles?|sides?|attackers?|defenders?|locations?|resources?|rows?|"
    r"plot twists?|counters?|wounds?|teams?|power symbols?|super powers?|keywords?|turns?|opponents?(?!')|enemies|one)"
)
PARTS: Final = (
    (WHEN, r"^(?:Main|Build|Combat|Recovery|Reaction|Level Up)\b"),
    (WHEN, r"\((?:any|once|no|from|while)[^)]*\)"),
    (WHEN, r"\b(?:when(?:ever)?|at the (?:start|beginning|end) of|if|the next time)\b[^,.:]*"),
    (MUCH, r"\[[^\]]*\]|\(\d+\)|[+-]\d+/[+-]\d+|[+-]\d+ (?:ATK|DEF)\b|\b\d+ XP\b"),
    (
        MUCH,
        r"\b(?:with|that) (?:an? )?(?:costs?|ATK|DEF|attack|defense)\b(?: of)?(?: \d+)?(?: or (?:less|more|fewer))?",
    ),
    (MUCH, r"\bfor each\b[^,.:]*"),
    (
        LONG,
        r"\b(?:this|that) (?:turn|combat)\b|\buntil\b[^,.:]*|\bfor the (?:rest of the )?(?:turn|game|combat)\b|"
        r"\bwhile\b[^,.:]*",
    ),
    (
        WHO,
        r"\b(?:an?|another|each|every|all|any|up to \w+|target|your|the|that|those|both|two|three|four|one|enemy|"
        rf"opponents?'?s?)\b(?: [\w'-]+){{0,4}}? {NOUN}\b(?: (?:you control|on your side))?",
    ),
    (WHO, r"\b(?:it|itself|you|he|she|they|him|her|them|its|his|their|that player|this character)\b"),
    (DOES, r"[^\W\d_][\w'-]*(?: (?:up|off|on|into|from|to|of|at|back|down|out|as|be|not)\b)*"),
)
ALL: Final = re.compile("|".join(f"(?P<p{at}>{pattern})" for at, (_, pattern) in enumerate(PARTS)), re.IGNORECASE)


def parts(line: str, own: str = "") -> list[tuple[int, int, str]]:
    """Where each part begins and ends, and what it is."""
    found: list[tuple[int, int, str]] = []
    mine = "\u0167" * len(own)
    row = line.replace(own, mine) if own else line  # a name of several words is one, whatever is in it
    at = 0
    while at < len(row):
        match = ALL.match(row, at)
        if mine and row.startswith(mine, at):
            found.append((at, at + len(mine), WHO))
            at += len(mine)
        elif match is not None and match.end() > at:
            end = match.end() - (len(match[0]) - len(match[0].rstrip()))
            found.append((at, end, PARTS[int((match.lastgroup or "p0")[1:])][0]))
            at = match.end()
        else:
            at += 1
    return found
