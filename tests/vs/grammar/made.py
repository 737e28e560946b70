"""Random sentences, made from the same table they are read by."""

from __future__ import annotations

from random import Random
from typing import Final

from capes.vs.english.blanks import NUMBER, OPEN
from capes.vs.english.grammar import NUMBERS
from capes.vs.grammar.sentences import table

WHICH: Final = (
    "character", "enemy character", "supporting character", "enemy supporting character", "character on your side",
    "other character on your side", "stunned character", "exhausted enemy character", "attacker", "enemy defender",
    "X-Men character on your side", "character that costs 3 or less", "enemy character in the front row",
    "face-up enemy character", "character with Flight", "main character", "wounded character",
)  # fmt: skip
CARDS: Final = ("card", "character card", "plot twist", "Location")
CONDITIONS: Final = (
    "it is your turn", "the combat is melee", "you have no card in hand", "Hulk is stunned", "Hulk is wounded",
    "there is an enemy character", "you have not attacked this turn", "it is a team attack",
)  # fmt: skip
CUES: Final = (
    "Hulk attacks", "Hulk is stunned", "an enemy character is KO'd", "your turn begins", "you play a plot twist",
    "another character on your side appears", "an enemy player uses a Super Power",
)  # fmt: skip
DO: Final = (
    "draw a card", "stun an enemy character", "put a +1/+1 counter on Hulk", "ready Hulk", "each player draws a card",
)  # fmt: skip


def an(noun: str) -> str:
    """The noun with its article."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if noun[0] in 'aeiouAEIOX' else 'a'} {noun}"


def several(noun: str) -> str:
    """More than one of a noun."""
    for head in ("character", "card", "attacker", "defender", "plot twist", "Location", "resource"):
        if head in noun:
            return noun.replace(head, f"{head}s", 1).replace("that costs", "that cost")
    return noun


def part(hole: list[str], chance: Random) -> str:
    """Something that can stand in a hole."""
    kind = hole[0]
    nouns = CARDS if len(hole) > 1 and hole[1] == "card" else ("resource",) if hole[1:] == ["resource"] else WHICH
    noun = chance.choice(nouns)
    if kind == "who":
        who = chance.choice(("Hulk", f"each {noun}", an(noun)))
        return f"{who}'s" if hole[1] == "possessive" else who
    return {
        "self": "Hulk's" if hole[1:] == ["possessive"] else "Hulk", "one": an(noun), "each": f"each {noun}",
        "several": several(noun), "bare": noun,
        "amount": chance.choice(("the number of cards in your hand", "Hulk's ATK")),
        "each of them": chance.choice(("wound Hulk has", "enemy character", "resource you have")),
        "so": chance.choice(CONDITIONS), "not so": "it is not your turn", "during": "in a team attack",
        "cue": chance.choice(CUES), "do": chance.choice(DO), "until": chance.choice(("this turn", "this combat")),
        "player": chance.choice(("each player", "each enemy player")), "text": "Smash", "keyword": "Flight",
        "keyword name": "Ranged", "team": "Avengers", "symbol": "Might", "window": "Combat", "face": "Demon Goblin",
        "names": "Hulk, Thor and Iron Man", "predicate": "is stunned", "beside": "on your side",
    }[kind]  # fmt: skip


def joined(words: list[str]) -> str:
    """Words as a sentence."""
    text = " ".join(words)
    for stop in (",", ".", ";", ":", ")", "'s", "/", "]"):
        text = text.replace(f" {stop}", stop)
    for stop in ("(", "[", "/", "+", "-"):
        text = text.replace(f"{stop} ", stop)
    return text


def sentence(chance: Random) -> str:
    """A power of Hulk's in random words."""
    kind = chance.choice(("effect", "effect", "effect", "truth", "cue"))
    rows = table().sentences[kind]
    said = []
    for token in chance.choice(rows).tokens:
        if token.startswith(OPEN):
            said.append(part(token[1:-1].split("|")[1:], chance))
        elif token.isdigit() and int(token) >= NUMBER:
            said.append(NUMBERS[chance.randint(2, 9)])
        else:
            said.append(token)
    text = joined(said)
    if kind == "effect":
        return f"Main [Might]: {text}."
    return f"When {text}, draw a card." if kind == "cue" else f"{text}."
