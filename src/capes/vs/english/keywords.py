"""What keywords mean: told from their words, or in a sentence of our own for those the rules ask for by name."""

from __future__ import annotations

from typing import Final

from capes.vs.english.telling import POWERS, Told
from capes.vs.words.keywords import KEYWORDS, Keyword

CANNOT: Final = "This character cannot "
CUE: Final = "When this character "
ASKED_FOR: Final = {
    "Flight": "May attack the back row over a front row in which no enemy has Flight.",
    "Ranged": "May attack from the back row; in ranged combat a defender without Ranged cannot strike back.",
    "Ferocious": "In melee combat this character strikes before characters without Ferocious.",
    "Leader": "While this character is in a team attack, its controller decides which attacker is struck back.",
    "Monstrous": "When this character defends against a melee team attack, it strikes back at every attacker.",
    "Dodge": "This character cannot be chosen as the defender of a ranged attack.",
    "Fearless": "While attacking a main character, this character strikes with double ATK.",
    "Mercenary": "May team attack with any main character; every other supporting character in that attack must share "
    "a team with this one and with the main character.",
    "Swarm": "Any number of characters of this name may be on your side. This power cannot be lost.",
    "Evolutionary Cocoon": "This character appears stunned, without a wound.",
    "One of a Kind": "A deck holds at most one copy of this card.",
    "Grab": "While this character is face up in the front row, enemy characters cannot fly over that row.",
}


def keyword_text(keyword: Keyword | str) -> str:
    """What a keyword means.

    >>> keyword_text("Berserker")
    'When this character attacks, put a +1/+1 counter on it.'
    """
    if isinstance(keyword, str):
        keyword = KEYWORDS[keyword]
    if keyword.name in ASKED_FOR:
        return ASKED_FOR[keyword.name]
    told = Told("this character", ("it", "it", "its"))
    lines: list[str] = []
    for power in keyword.powers:
        told.named = False
        line = POWERS.write(power, told)
        lines[-1:] = _joined(lines[-1], line) if lines else [line]
    return " ".join(lines)


def _joined(first: str, second: str) -> list[str]:
    """Two lines as one where they differ only in the cue, or only in what cannot be done."""
    if first.startswith(CANNOT) and second.startswith(CANNOT):
        return [f"{first.removesuffix('.')} or {second.removeprefix(CANNOT)}"]
    cue, comma, do = first.partition(", ")
    other, _, also = second.partition(", ")
    if comma and do == also and cue.startswith(CUE) and other.startswith(CUE):
        return [f"{cue} or {other.removeprefix(CUE)}, {do}"]
    return [first, second]
