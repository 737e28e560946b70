"""Reading a wish: what a player would like to do, in the words of an option's key."""

from __future__ import annotations

import re
from typing import Final

from capes.core.option import Option
from capes.vs.contract import verbs

VERBS: Final = (
    verbs.FIRST,
    verbs.ROW,
    verbs.KEEP,
    verbs.MULLIGAN,
    verbs.RESOURCE,
    verbs.NEXT,
    verbs.RECRUIT,
    verbs.EQUIP,
    verbs.MOVE,
    verbs.MAIN_PHASE,
    verbs.HAND_OVER,
    verbs.ATTACK,
    verbs.JOIN,
    verbs.DEFEND,
    verbs.END_TURN,
    verbs.PLAY,
    verbs.USE,
    verbs.POWER_UP,
    verbs.PASS,
    verbs.STRIKE,
    verbs.TURN,
    verbs.DISCARD,
    verbs.PICK,
    verbs.DONE,
    verbs.PLAYER,
    verbs.NUMBER,
    verbs.NAME,
    verbs.YES,
    verbs.NO,
    verbs.MODE,
    verbs.RESOLVE,
    verbs.TAKE,
    verbs.DANCE,
    verbs.DROP_OUT,
    verbs.PAY,
    verbs.TARGET,
    verbs.CARD,
)

SHAPE: Final = re.compile(
    r"^(?P<cards>( *#\d+)*)( *-> *#(?P<at>\d+))?( +=(?P<number>\d+))?( +(?P<text>\S.*))?$",
)


class Wish:
    """A verb, the cards it is about in order, whom it is aimed at, a number and a text."""

    def __init__(self, verb: str, cards: list[int], at: int, number: int, text: str) -> None:
        self.verb = verb
        self.cards = cards
        self.at = at
        self.number = number
        self.text = text

    @property
    def card(self) -> int:
        """The first card named, or 0."""
        return self.cards[0] if self.cards else 0

    @property
    def player(self) -> int:
        """The player it is about, or -1; people count players from 1."""
        return self.number - 1

    def means(self, option: Option) -> bool:
        """Whether an option on offer is what is wished for; what the wish leaves open may be anything."""
        if self.verb == verbs.PAY:
            if option.verb not in (verbs.TURN, verbs.DISCARD):
                return False
        elif self.verb not in (verbs.CARD, verbs.TARGET, option.verb):
            return False
        if self.card and self.card not in (
            option.card,
            option.number if option.verb in (verbs.POWER_UP, verbs.EQUIP) else 0,
        ):
            return False
        number = option.number or option.seat + 1
        if self.at and self.at not in (option.card, number):
            return False
        if self.number and self.number != number:
            return False
        return not self.text or option.text == self.text or option.text.partition("|")[0] == self.text


def read_wish(text: str) -> Wish | None:
    """A wish such as 'attack #12 #14 -> #30', 'recruit #40 front', 'use #17 Smash'; None if unreadable."""
    verb = ""
    for known in sorted(VERBS, key=len, reverse=True):
        if text == known or text.startswith((known + " ", known + "#")):
            verb = known
            break
    if not verb:
        return None
    shape = SHAPE.match(text[len(verb) :])
    if shape is None:
        return None
    cards = [int(number) for number in re.findall(r"#(\d+)", shape["cards"] or "")]
    return Wish(verb, cards, int(shape["at"] or 0), int(shape["number"] or 0), (shape["text"] or "").strip())
