"""Powers of test cards in a few words: `Main: recover an enemy`, `When it appears: Wound(IT); draw a card`.

Shorthand is turned into the sentence a card would have, and that is read; words are spelled as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final, TypeVar

from capes.vs.grammar.reading import read_power
from capes.vs.scenario.expressions import NotAWord, expression
from capes.vs.words.kinds import Cue, Effect, Truth
from capes.vs.words.powers import Always, LevelUp, Power, Reaction, SuperPower, Twist, When

T = TypeVar("T")
SPELLED: Final = re.compile(r"[A-Z]\w*\(")
WINDOW: Final = re.compile(r"(Build|Main|Combat|Recovery)\b([^\[(]*)((?:\[[^\]]*\])*)\s*(.*)", re.IGNORECASE)
REACTION: Final = re.compile(r"Reaction\b([^\[(]*)((?:\[[^\]]*\])*)\s*when (.+)", re.IGNORECASE)
NOTES: Final = {
    "any turn": "any turn", "any combat": "any combat", "once per game": "once per game",
    "any number of times": "any number of times per turn", "from the ko pile": "from your KO pile",
    "while stunned": "while stunned",
}  # fmt: skip
TIMES: Final = {"once": "a wound", "twice": "two wounds", "1 times": "a wound", "2 times": "two wounds"}
TO_THE_END: Final = {
    "for the game": "for the rest of the game",
    "until your next turn ends": "until the end of your next turn",
}
XP: Final = {"one": "1", "a": "1", "two": "2", "three": "3"}
NUMBERS: Final = {"1": "a", "one": "a", "an": "a", "2": "two", "3": "three", "4": "four", "5": "five"}

CUES: Final = {
    "an enemy's turn begins": "an enemy player's turn begins",
    "the combat resolves": "this combat has been resolved",
    "the combat ends": "this combat is over",
    "an enemy plays a plot twist": "an enemy player plays a plot twist",
    "an enemy uses a super power": "an enemy player uses a Super Power",
    "you draw": "you draw one or more cards",
    "it attacks with a team": "this character team attacks",
    "it attacks first": "this character attacks in your first attack of the turn",
    "it stuns an enemy by a power": "this character stuns an enemy character",
    "it strikes": "this character strikes a character",
}
"""What a power waits for, where the cards say it in other words."""

RESOURCE: Final = "into your resource row (you may look at {0}, and put it face up if it is a Location)"


class NoShorthand(ValueError):
    """A text that is no shorthand either."""


class Misspelled(NoShorthand):
    """Words that are spelled out, but are none, or stand in the wrong place."""


def whom(phrase: str) -> str:
    """Whom a phrase means, as the cards say it: 'an anywhere main' is a main character in or outside the combat."""
    if phrase.strip().casefold() == "that":
        return "that character"
    if phrase.strip().casefold() in ("the attacker", "the defender"):
        return f"each {phrase.strip()[4:]}"
    said = f" {phrase.strip()} "
    after = ""
    for pattern, place in (
        (r" anywhere(?= )", " in or outside the combat"), (r" front-row(?= )", " in the front row"),
        (r" back-row(?= )", " in the back row"),
    ):  # fmt: skip
        if re.search(pattern, said):
            said, after = re.sub(pattern, "", said), after + place
    said = re.sub(r" costing at most (\d+) ", r" that costs \1 or less ", said)
    said = re.sub(r" costing at least (\d+) ", r" that costs \1 or more ", said)
    said = re.sub(r" (main|supporting) (?!character)", r" \1 character ", said)
    said = re.sub(r" (enemy|defending|attacking) (?=$|in |named |that |with )", r" \1 character ", said)
    said = re.sub(r" character(s?) (from|in) (your|an enemy's|any player's) ", r" character card\1 \2 \3 ", said)
    said = said.replace(" an enemy's ", " an enemy player's ")
    return said.strip() + after


def amount(word: str, noun: str) -> str:
    """'a wound', 'two wounds'."""
    many = NUMBERS.get(word.casefold(), word.casefold())
    return f"{many} {noun}" if many == "a" else f"{many} {noun}s"


def taken(match: re.Match[str]) -> str:
    """Control of somebody, for how long."""
    until = (match[2] or "this turn").strip().casefold()
    side = f"move {whom(match[1])} to your side"
    return {
        "this turn": f"{side}. When the turn ends, it goes back",
        "this combat": f"{side} this combat",
        "for the game": f"{side} for the rest of the game",
        "until your next turn ends": f"{side} until the end of your next turn",
    }[until]


def into_play(match: re.Match[str]) -> str:
    """A card comes to somebody's side."""
    owner = "its owner's side" if match[4] else "your side"
    row = f", in the {match[2]} row" if match[2] else ""
    return f"put {whom(match[1])} onto {owner}{row}{', stunned' if match[3] else ''}"


def resources(match: re.Match[str]) -> str:
    """Cards from the deck become resources."""
    many = NUMBERS.get(match[1].casefold(), match[1].casefold())
    cards, each = ("card", "it") if many == "a" else (f"{many} cards", "each of them")
    return f"put the top {cards} of your deck face down {RESOURCE.format(each)}"


def lasting(said: str | None) -> str:
    """How long, this turn unless it is said."""
    until = (said or "this turn").strip().casefold()
    return {
        "for the game": "for the rest of the game",
        "until your next turn ends": "until the end of your next turn",
    }.get(until, until)


LASTS: Final = r"( this turn| this combat| for the game| until your next turn ends)?"
CHANGE: Final = r"([+-]\d+/[+-]\d+|[+-]\d+ ?(?:ATK|DEF))"
PHRASES: Final[tuple[tuple[str, Callable[[re.Match[str]], str]], ...]] = (
    (r"wound (.+?)(?: (once|twice|[12] times))?", lambda m: f"put {TIMES[m[2] or 'once']} on {whom(m[1])}"),
    (
        r"heal (?:(\w+) wounds? (?:from|off) )?(.+)",
        lambda m: f"remove {amount(m[1] or 'a', 'wound')} from {whom(m[2])}",
    ),
    (r"recover (.+)", lambda m: f"{whom(m[1])} recovers"),
    (rf"take control of (.+?){LASTS}", taken),
    (rf"(.+) (?:gets?|has|have) {CHANGE}{LASTS}", lambda m: f"{whom(m[1])} gets {m[2]} {lasting(m[3])}"),
    (rf"switch the stats of (.+?){LASTS}", lambda m: f"the ATK and DEF of {whom(m[1])} are exchanged {lasting(m[2])}"),
    (
        rf"reset the stats of (.+?){LASTS}",
        lambda m: f"the ATK and DEF of {whom(m[1])} are reset to base {lasting(m[2])} (counters still apply)",
    ),
    (
        rf"the base stats of (.+?) are (\d+/\d+){LASTS}",
        lambda m: f"{whom(m[1])}'s base ATK and DEF are {m[2]} {lasting(m[3])}",
    ),
    (
        rf"(.+) loses? (?:its|their) powers{LASTS}",
        lambda m: f"{whom(m[1])} loses all keyword powers and Super Powers {lasting(m[2])}",
    ),
    (rf"(.+) (?:gains?|has|have) ([A-Z][A-Za-z -]+?){LASTS}", lambda m: f"{whom(m[1])} gains {m[2]} {lasting(m[3])}"),
    (r"gain (\w+) XP", lambda m: f"this character gains {XP.get(m[1], m[1])} XP"),
    (r"move (.+) to the (front|back) row", lambda m: f"move {whom(m[1])} to its {m[2]} row"),
    (r"move (.+) to the (?:either|other) row", lambda m: f"move {whom(m[1])} to its front or back row"),
    (
        r"(.+) becomes? the defender",
        lambda m: f"{whom(m[1])} replaces the defender in this combat and the two trade rows",
    ),
    (r"cancel the power", lambda m: "cancel that Super Power"),
    (r"put (.+?) into play(?: in the (front|back) row)?( stunned)?( on its owner's side)?", into_play),
    (r"create (.+?)(?: in the (front|back) row)", lambda m: f"create {m[1]} in your {m[2]} row"),
    (r"return (.+ from your .+) to (?:your )?hand", lambda m: f"put {whom(m[1])} into your hand"),
    (r"return (.+) to (?:its owner's |their owners' )?hand", lambda m: f"put {whom(m[1])} into its owner's hand"),
    (r"put (.+) on the bottom of the deck", lambda m: f"put {whom(m[1])} on the bottom of its owner's deck"),
    (r"put (.+) on the top of the deck", lambda m: f"put {whom(m[1])} on top of its owner's deck"),
    (r"shuffle (.+) into the deck", lambda m: f"shuffle {whom(m[1])} into its owner's deck"),
    (r"make (.+ from your .+) a resource", lambda m: f"put {whom(m[1])} face down into your resource row"),
    (r"make (.+) a resource", lambda m: f"put {whom(m[1])} face down into its owner's resource row"),
    (
        r"make (.+) your main",
        lambda m: f"{whom(m[1])} becomes your main character and the one you had becomes a supporting character",
    ),
    (r"add (\w+) resources?", resources),
    (
        r"search for (?:a|an) (.+)",
        lambda m: f"search your deck for a {re.sub('^character$', 'character card', m[1])}, reveal it, "
        "put it into your hand and shuffle your deck",
    ),
    (r"turn the (.+) to level (\d)", lambda m: f"turn each {whom(m[1])} into the Level {m[2]} card"),
    (r"turn (.+) to level (\d)", lambda m: f"turn {whom(m[1])} into the Level {m[2]} card"),
    (r"turn (.+) face up", lambda m: f"turn {whom(m[1])} face up again"),
    (
        r"switch the places of (.+) and (.+)",
        lambda m: f"switch the rows of {whom(m[1])} and {whom(m[2])}",
    ),
    (
        r"put (\w+) ([+-]1/[+-]1) counters? on (.+)",
        lambda m: f"put {amount(m[1], m[2] + ' counter')} on {whom(m[3])}",
    ),
    (
        r"remove (\w+) ([+-]1/[+-]1) counters? from (.+)",
        lambda m: f"remove {amount(m[1], m[2] + ' counter')} from {whom(m[3])}",
    ),
    (r"(stun|daze|KO|ready|exhaust|freeze|hide|choose|remove) (.+)", lambda m: f"{m[1]} {whom(m[2])}"),
)  # fmt: skip


def sentence(phrase: str) -> str:
    """One phrase as the cards say it."""
    said = phrase.strip().rstrip(".")
    may = re.fullmatch(r"(?:you )?may (.+)", said, re.IGNORECASE)
    if may is not None:
        return f"you may {sentence(may[1])}"
    for pattern, made in PHRASES:
        match = re.fullmatch(pattern, said, re.IGNORECASE)
        if match is not None:
            return made(match)
    return said


def split(text: str, at: str) -> list[str]:
    """The parts of a text between the marks that stand in no brackets."""
    parts, depth = [""], 0
    for char in text:
        depth += (char in "([") - (char in ")]")
        if char in at and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts if part.strip()]


def head(text: str) -> str:
    """When a power is used or triggers, as the cards say it, up to where its effects begin."""
    reaction = REACTION.fullmatch(text)
    if reaction is not None:
        return f"Reaction{costs(reaction[2])}{notes(reaction[1])}: when {cue(reaction[3])}, "
    if re.match(r"when ", text, re.IGNORECASE):
        return f"When {cue(text[5:])}, "
    window = WINDOW.fullmatch(text)
    if window is not None:
        return f"{window[1].capitalize()}{costs(window[3])}{notes(window[2])}{f' {window[4]}' if window[4] else ''}: "
    raise NoShorthand(text)


def costs(said: str) -> str:
    """Symbols, each in brackets of its own."""
    symbols = re.findall(r"[\w|]+(?: or \w+)?", said)
    return "".join(f" [{one.replace('|', ' or ')}]" for one in symbols).replace("] [", "][")


def notes(said: str) -> str:
    """Notes on when a power is used, in brackets."""
    rest = said.casefold()
    found = []
    for note, written in NOTES.items():
        if note in rest:
            found.append(written)
            rest = rest.replace(note, "")
    if rest.strip(" ,"):
        raise NoShorthand(said)
    return f" ({', '.join(found)})" if found else ""


def cue(said: str) -> str:
    """What a power waits for, as the cards say it."""
    words = said.strip()
    known = CUES.get(words.casefold())
    if known is not None:
        return known
    match = re.fullmatch(r"(.+?) (stuns|wounds) (.+?)( in a \w+ attack| in combat)?", words)
    if match is not None:
        return f"{actor(match[1])} {match[2]} {actor(match[3])}{match[4] or ' in combat'}"
    match = re.fullmatch(r"(.+?) (strikes|KOs) (.+)", words)
    if match is not None:
        return f"{actor(match[1])} {match[2]} {actor(match[3])}"
    match = re.fullmatch(r"(.+?) ((?:is |appears|attacks|recovers|leaves ).*)", words)
    return f"{actor(match[1])} {match[2]}" if match is not None and match[1].casefold() != "your hand" else words


def actor(said: str) -> str:
    """Who does or suffers what a power waits for."""
    if said.casefold() in ("it", "this", "itself"):
        return "this character"
    return "a character" if said.casefold() in ("somebody", "anybody") else whom(said)


def expand(text: str, name: str, own: str, kind: str) -> Power:
    """The power that shorthand means; NoShorthand or Unread where it is none."""
    before, colon, after = text.partition(":")
    before = before.strip()
    level = re.fullmatch(r"level up (\d+)", before, re.IGNORECASE)
    if not colon:
        raise NoShorthand(text)
    if level is not None:
        return levelling(int(level[1]), after, name, own)
    if before.casefold() == "always":
        return always(after.strip(), name, own)
    spelled_cue = re.fullmatch(r"when ([A-Z]\w*\(.*\))", before, re.IGNORECASE)
    if spelled_cue is not None:
        return When(spelled(spelled_cue[1], Cue), tuple(effects(after, own)), name)
    phrases = split(after, ";") if SPELLED.search(after) else split(re.sub(r",? then ", "; ", after), ";")
    if not phrases:
        raise NoShorthand(text)
    if not any(SPELLED.match(phrase) for phrase in phrases):
        whole = ". ".join(one if at == 0 else one[0].upper() + one[1:] for at, one in enumerate(map(sentence, phrases)))
        return read_power(f"{head(before)}{whole}.", name, own, kind)
    frame: Any = read_power(f"{head(before)}draw a card.", name, own, kind)
    assert isinstance(frame, SuperPower | Twist | When | Reaction)
    return replace(frame, do=tuple(effects(after, own)))


def effects(text: str, own: str) -> Iterator[Effect]:
    """Phrases divided by semicolons, some of them words spelled out."""
    for phrase in split(text, ";"):
        if SPELLED.match(phrase):
            for word in split(phrase, ","):
                yield spelled(word, Effect)
        else:
            read: Any = read_power(f"Main: {sentence(phrase)}.", "", own, "plot-twist")
            yield from read.do


def always(said: str, name: str, own: str) -> Power:
    """A continuous power: 'each other character of yours gets +1/+0', or a truth in words."""
    if SPELLED.match(said):
        word: Any = expression_of(said)
        if isinstance(word, Always):
            return word
        try:
            return Always(spelled(said, Truth), name)
        except ValueError as error:
            raise Misspelled(str(error)) from None
    match = re.fullmatch(rf"(.+) (?:gets?|has|have) {CHANGE}", said.rstrip("."), re.IGNORECASE)
    who = "this character" if match is not None and match[1].casefold() in ("it", "itself") else ""
    text = said if match is None else f"{who or whom(match[1])} has {match[2]}"
    return read_power(f"{text[0].upper()}{text[1:].rstrip('.')}.", name, own)


def levelling(xp: int, said: str, name: str, own: str) -> Power:
    """A Level Up power: every occasion gives one XP."""
    found: list[When] = []
    for part in split(said, ";"):
        occasion = re.sub(r"^when ", "", part, flags=re.IGNORECASE)
        if SPELLED.match(occasion):
            given: Any = read_power("Level Up (1): when this character attacks, this character gains 1 XP.", name, own)
            found.append(replace(given.when[0], cue=spelled(occasion, Cue)))
        else:
            text = f"Level Up ({xp}): when {cue(occasion.rstrip('.'))}, this character gains 1 XP."
            read: Any = read_power(text, name, own)
            found.extend(read.when)
    return LevelUp(xp, tuple(found), name)


def expression_of(said: str) -> object:
    """Words spelled out."""
    try:
        return expression(said)
    except NotAWord as error:
        raise Misspelled(str(error)) from None


def spelled(said: str, kind: type[T]) -> T:
    """A word of that kind, spelled out."""
    word = expression_of(said)
    if not isinstance(word, kind):
        raise Misspelled(f"{said!r} is not {'an' if kind is Effect else 'a'} {kind.__name__.casefold()}")
    return word
