"""The deck as flat tables: card numbers from 1, Characters first, then Conditions, then Interruptions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from capes.duel.words.abilities import (
    BlanksOpponent,
    CannotBeReduced,
    CannotBeReturned,
    IgnoresConditions,
    OpponentUsesFirstPower,
    Survives,
)
from capes.duel.words.adjust import DEALT, Adjust
from capes.duel.words.effects import AtEndOfTurn, Heal, Hurt, WhenPutInPlay
from capes.duel.words.kinds import CHARACTER, CONDITION, SIDES, TIMINGS, TYPES
from capes.duel.words.printed import Power, Printed

T = TypeVar("T")

_NOTHING = Printed("", "", "", 0, "", ())


class Deck:
    """What the rules ask of printed cards, by number; built once, shared by all states.

    A number says nothing that the face does not say: each Character and Condition exists once, and copies of an
    Interruption are alike.
    """

    def __init__(self, cards: Iterable[Printed]) -> None:
        order = {CHARACTER: 0, CONDITION: 1}
        faces = sorted(cards, key=lambda card: order.get(card.kind, 2))
        self.faces = faces
        self.cards: list[Printed] = [_NOTHING] + [face for face in faces for _ in range(face.copies)]
        self.size = len(self.cards) - 1
        self.last_character = sum(card.kind == CHARACTER for card in self.cards)
        self.last_condition = self.last_character + sum(card.kind == CONDITION for card in self.cards)
        self.by_id: dict[str, Printed] = {face.id: face for face in faces}

        people = self.cards[: self.last_character + 1]
        self.name = [card.name for card in self.cards]
        self.id = [card.id for card in self.cards]
        self.side = [card.side for card in people]
        self.type = [card.type for card in people]
        self.health = [card.health for card in people]
        self.floor = [card.floor for card in people]
        nobody = Power("", 0, "", ())
        self.powers = [(nobody, *card.powers) for card in people]
        self.damage = [tuple(power.damage for power in powers) for powers in self.powers]
        self.speed = [tuple(power.speed for power in powers) for powers in self.powers]
        self.outside = [tuple(power.outside for power in powers) for powers in self.powers]
        self.target = [tuple(power.target for power in powers) for powers in self.powers]
        self.power_adjusts = [tuple(_adjusts(power.does) for power in powers) for powers in self.powers]
        self.power_heals = [tuple(_first(power.does, Heal) for power in powers) for powers in self.powers]
        self.power_hurts = [tuple(_first(power.does, Hurt) for power in powers) for powers in self.powers]
        self.doing = [tuple(word for word in _adjusts(card.words) if word.of == DEALT) for card in people]
        self.taking = [tuple(word for word in _adjusts(card.words) if word.of != DEALT) for card in people]
        self.ignores_conditions = [_has(card, IgnoresConditions) for card in people]
        self.blanks = [_has(card, BlanksOpponent) for card in people]
        self.first_power_only = [_has(card, OpponentUsesFirstPower) for card in people]
        self.stays = [_has(card, CannotBeReturned) for card in people]
        self.unreduced = [_has(card, CannotBeReduced) for card in people]
        self.survives = [_first(card.words, Survives) for card in people]
        self.end_of_turn = [_heal_at_end(card.words) for card in people]
        self.arrival = [
            tuple(effect for word in card.words if isinstance(word, WhenPutInPlay) for effect in word.do)
            for card in people
        ]
        self.says = [card.says for card in self.cards]
        self.removes = [card.removes for card in self.cards]
        self.opposite = [self._opposite(card) for card in self.cards]
        self.windows = [TIMINGS.get(card.timing, ()) for card in self.cards]
        self.sentence = [card.words for card in self.cards]

    def numbers(self, id: str) -> list[int]:
        """The numbers of all copies of a face."""
        return [number for number in range(1, self.size + 1) if self.id[number] == id]

    def about(self, card: int) -> str:
        """Whether a Condition is about a side, a type or a speed."""
        said = self.says[card]
        if said is None:
            return ""
        return "side" if said.kind in SIDES else "type" if said.kind in TYPES else "speed"

    def _opposite(self, card: Printed) -> int:
        """The Condition that does exactly the opposite, or 0."""
        said = card.says
        if said is None or card.removes:
            return 0
        for number, other in enumerate(self.cards):
            against = other.says
            if against is not None and not other.removes:
                if against.kind == said.kind and against.amount == -said.amount:
                    return number
        return 0


def _adjusts(words: tuple[object, ...]) -> tuple[Adjust, ...]:
    return tuple(word for word in words if isinstance(word, Adjust))


def _has(card: Printed, kind: type) -> bool:
    return any(isinstance(word, kind) for word in card.words)


def _first(words: tuple[object, ...], kind: type[T]) -> T | None:
    return next((word for word in words if isinstance(word, kind)), None)


def _heal_at_end(words: tuple[object, ...]) -> int:
    """How much a Character recovers at the end of its player's turns."""
    return sum(
        effect.amount
        for word in words
        if isinstance(word, AtEndOfTurn)
        for effect in word.do
        if isinstance(effect, Heal)
    )
