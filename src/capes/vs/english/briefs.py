"""Briefs: what a power does in at most 44 characters, the effect first, written from the power's full text.

Cost and timing are left out: the symbol and the foot of a card say them. Nothing is cut in the middle: what a power
says after its first effect is left out whole where there is no room, and the full text is one press away.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from capes.vs.english.brief_phrases import KEYWORDS as ASKED_FOR
from capes.vs.english.brief_phrases import PHRASES, SENTENCES
from capes.vs.english.choosing import clauses
from capes.vs.english.grammar import NUMBERS, listing, sentence_case
from capes.vs.english.lines import needs_text
from capes.vs.english.telling import POWERS, Told, telling_of
from capes.vs.words.effects import Choose
from capes.vs.words.face import Face
from capes.vs.words.keywords import KEYWORDS, Keyword
from capes.vs.words.kinds import Effect
from capes.vs.words.powers import Equips, Has, LevelUp, Power, Reaction, SuperPower, Twist

LONGEST: Final = 44
ME: Final = "§"  # the character the power is on, as the tables of phrases know it
HEAD: Final = re.compile(r"^(?:Build|Main|Combat|Recovery|Reaction|Level Up)(?: \[[^:]*\])?(?: \([^)]*\))*: ")
ONLY: Final = re.compile(r"\. (?:Use|Play) this only if .*$")
CUE: Final = re.compile(r"^when ([^,]*(?:, (?=resource|character)[^,]*)*), (?:if ([^,]*), )?(.*)$")
FIGURES: Final = {word: str(number) for number, word in enumerate(NUMBERS) if number > 1}
SPELT: Final = re.compile(r"\b(?:" + "|".join(FIGURES) + r")\b")


def fits(text: str) -> bool:
    """Whether a brief may be so long."""
    return 0 < len(text) <= LONGEST


def _body(power: Power) -> str:
    """The power's text without its head and its last condition, numbers as figures, the character as a sign."""
    text = POWERS.write(power, Told(ME, (ME, ME, f"{ME}'s")))
    text = ONLY.sub("", HEAD.sub("", text)).rstrip(".")
    text = SPELT.sub(lambda found: FIGURES[found.group()], text)
    return text[:1].lower() + text[1:] if text[1:2].islower() or text[1:2] == " " else text


def _shortened(text: str) -> str:
    for pattern, short in PHRASES:
        text = pattern.sub(short, text)
    return text


def _told_at_once(body: str) -> str:
    for pattern, short in SENTENCES:
        found = pattern.search(body)
        if found:
            return " ".join(found.expand(short).replace("supporting", "supporter").split())
    return ""


def _first_sentences(body: str) -> str:
    """The first sentence, with what it waits for behind it, and as many of the next as there is room for."""
    first, *others = body.split(". ")
    cue = CUE.match(first)
    if cue:
        first = cue.group(3)
    effects = [part for part in first.split(" and ") if part] if not fits(_shortened(first)) else [first]
    brief = _shortened(effects[0])
    if cue and fits(_shortened(f"{effects[0]} when {cue.group(1)}")):
        return _shortened(f"{effects[0]} when {cue.group(1)}")
    for other in others:
        longer = f"{brief}, {_shortened(other[:1].lower() + other[1:])}"
        if not fits(longer) or other.startswith("If "):
            break
        brief = longer
    return brief


def _joined(parts: Iterable[str]) -> str:
    brief = ""
    for part in dict.fromkeys(parts):
        longer = f"{brief}, {part[:1].lower() + part[1:]}" if brief else part
        if fits(longer):
            brief = longer
    return brief


def keyword_brief(keyword: Keyword | str) -> str:
    """What a keyword means, shortly.

    >>> keyword_brief("Flight")
    'Attacks over the front row'
    """
    if isinstance(keyword, str):
        keyword = KEYWORDS[keyword]
    return ASKED_FOR.get(keyword.name) or _joined(power_brief(power) for power in keyword.powers)


@lru_cache(maxsize=4096)  # asked for with every option that uses a power
def power_brief(power: Power) -> str:
    """What a power does, in at most 44 characters, the effect first."""
    if isinstance(power, Has):
        assert isinstance(power.keyword, Keyword)
        return keyword_brief(power.keyword)
    if isinstance(power, Equips):
        return _joined(power_brief(one) for one in power.powers)
    if isinstance(power, LevelUp) and power.for_points:
        return "XP for recruit points you spend"
    body = _body(power)
    return sentence_case(_told_at_once(body) or _first_sentences(body))


def briefs(face: Face) -> list[str]:
    """A brief for every line of a card's text, in the same order; '' for what the card needs."""
    needs = [""] if needs_text(face) else []
    pays = [card_brief(face)] if face.symbols else []
    return [*needs, *pays, *map(power_brief, face.powers)]


def purpose(choose: Choose, following: tuple[Effect, ...], name: str) -> str:
    """What a choice is for: "Put a +1/+1 counter on a character on your side", or '' where that cannot be said."""
    told = clauses((choose, *following[:1]), telling_of(name or "this character"))
    return sentence_case(told[0].text()) if len(told) == 1 and not told[0].silent else ""


def card_brief(face: Face) -> str:
    """The one line a card in hand has room for: what it does when played or used, else its keywords."""
    if face.symbols:
        gives = listing(face.symbols, "or") if len(face.symbols) < 3 else "any symbol"
        return f"Pays {gives} for {listing(face.teams, 'or')}" if face.teams else f"Pays {gives}"
    for kinds in ((Twist,), (SuperPower, Reaction), (Power,)):
        for power in face.powers:
            if isinstance(power, kinds) and not isinstance(power, Has | LevelUp):
                return power_brief(power)
    return " · ".join(
        power.keyword.name for power in face.powers if isinstance(power, Has) and isinstance(power.keyword, Keyword)
    )
