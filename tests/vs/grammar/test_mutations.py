"""A change of a number, a target or a time in a card's text changes its words accordingly, whatever the card."""

from __future__ import annotations

import re
from collections.abc import Iterator

from capes.vs import cards
from capes.vs.english import power_text
from capes.vs.grammar.errors import Unread
from capes.vs.words import FACES
from capes.vs.words.face import Face
from capes.vs.words.powers import Has, Power
from tests.vs.grammar.test_round_trip import again, numbers

cards.load()

NUMBERS = (r"(?<=[+-])\d(?=/|\s(?:ATK|DEF))", r"\b(?:two|three|four|five)\b", r"(?<=costs )\d", r"(?<=Level Up \()\d+",
           r"(?<=gains )\d(?= XP)")  # fmt: skip
TARGETS = {
    "an enemy character": "a character on your side", "an enemy supporting character": "an enemy main character",
    "a supporting character": "a main character", "each enemy character": "each character on your side",
    "each player": "each enemy player", "a character on your side": "an enemy character",
    "an enemy player": "each player", "front row": "back row", "another character": "an enemy character",
    "each enemy player": "each player", "an attacker": "a defender", "a defender": "an attacker",
    "main character": "supporting character", "your side": "an enemy player's side", "is stunned": "is KO'd",
    "attacks": "is attacked", "appears": "is KO'd", "your turn begins": "your turn ends", "draw": "discard",
    "your turn ends": "your turn begins", "stun ": "KO ", "KO ": "stun ", "ready ": "exhaust ",
    "exhaust ": "ready ", "[Might]": "[Skill]", "[Energy]": "[Skill]", "[Intellect]": "[Skill]", "[Skill]": "[Might]",
    "+1/+1 counter": "-1/-1 counter", "-1/-1 counter": "+1/+1 counter", "Combat (any turn)": "Combat",
    "plot twist": "Location", "Location": "plot twist", "supporting": "main", "hand": "deck", "KO pile": "hand",
}  # fmt: skip
TIMES = {
    "this turn": "this combat", "this combat": "this turn", "until the end of your next turn": "this turn",
    "for the rest of the game": "this turn", "on your turn": "on an enemy player's turn", "once per game": "any turn",
}  # fmt: skip


def changed(text: str) -> Iterator[tuple[str, int]]:
    """The text with one thing changed, and the number that must be in its words then, if it was a number."""
    for pattern in NUMBERS:
        for match in re.finditer(pattern, text):
            other, number = ("nine", 9) if match[0].isalpha() else ("7", 7) if match[0] == "9" else ("9", 9)
            yield text[: match.start()] + other + text[match.end() :], number
    for said, put in (*TARGETS.items(), *TIMES.items()):
        if text.count(said) == 1:
            yield text.replace(said, put), 0


def printed_on_cards() -> Iterator[tuple[Face, Power]]:
    """The powers of every card, keywords apart: those are names."""
    for face in FACES.values():
        if not face.id.startswith(("test/", "own/")):
            yield from ((face, power) for power in face.powers if not isinstance(power, Has))


def test_every_change_that_can_be_read_says_other_words_and_nearly_every_card_has_one() -> None:
    read: dict[str, bool] = {}
    tried = 0
    with_powers: set[str] = set()
    moved: set[str] = set()
    for face, power in printed_on_cards():
        text = power_text(power, face)
        with_powers.add(face.id)
        if text not in read:
            ok = False
            for other, number in changed(text):
                try:
                    words = again(other, face, power)
                except Unread:
                    continue  # not everything can be said of everybody
                tried += 1
                assert words != power, other
                assert not number or number in map(abs, numbers(words)), other
                ok = True
            read[text] = ok
        if read[text]:
            moved.add(face.id)
    assert tried > 500
    assert len(moved) > 0.97 * len(with_powers), sorted(with_powers - moved)
