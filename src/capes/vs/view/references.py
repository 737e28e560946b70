"""Numbers of hidden cards in what is being carried out, made anonymous.

A task under way may remember cards that only its player knows. Their numbers tell when each was drawn, so a veil gives
them new ones: the first mentioned is -1, and so on, whichever card it really is.
"""

from __future__ import annotations

from collections.abc import Iterator

from capes.core.option import Decision, Option
from capes.core.task import Task
from capes.core.whole_numbers import WholeNumbers
from capes.vs.rules.people import find_card
from capes.vs.state.modifier import AwaitedWhen, Modifier, Waiting
from capes.vs.state.state import State
from capes.vs.words.turn import Bind

SEATS = ("dancers", "asked", "resource", "recruit", "recruit begun")
"""What tasks remember as tuples of seats, not of cards."""

DEAD = -1000
"""Cards that are nowhere any more count down from here."""

Pairs = tuple[tuple[str, object], ...]


class Numbering:
    """Old numbers and the new ones that stand for them."""

    def __init__(self, state: State, hidden: list[int]) -> None:
        self.state = state
        self.hidden = set(hidden)
        # Triggers that wait are told by their source, which everybody saw in play, even if it is gone by now.
        self.told = {waiting.source for waiting in (*state.waiting, *state.reactions)}
        self.new: dict[int, int] = {}
        self.dead = 0

    def mention(self, number: int) -> None:
        """A task speaks of that card: hidden and vanished ones get the next number."""
        if number <= 0 and number not in self.hidden and number > DEAD:
            return
        if number in self.new:
            return
        if number in self.hidden:
            self.new[number] = -1 - sum(1 for other in self.new if other in self.hidden)
        elif number not in self.told and not is_there(self.state, number):
            self.dead += 1
            self.new[number] = DEAD - self.dead

    def of(self, number: int) -> int:
        """The number that stands for it now."""
        return self.new.get(number, number)


def is_there(state: State, number: int) -> bool:
    """Whether anything on the table has that number."""
    return (
        number in state.play
        or find_card(state, number) is not None
        or any(card.number == number for card in state.limbo)
        or any(card.number == number for c in state.characters for card in c.equipment)
    )


def in_value(name: str, value: object) -> Iterator[int]:
    """The cards a remembered value speaks of."""
    if isinstance(value, Option):
        if value.card:
            yield value.card
    elif isinstance(value, tuple) and name not in SEATS:
        for part in value:
            if isinstance(part, int) and not isinstance(part, bool):
                yield part


def mentioned(state: State) -> Iterator[int]:
    """Every card that tasks, triggers and modifiers remember, in a fixed order."""
    for task in state.agenda:
        names = task.names or {}
        for name in sorted(names):
            if not any(f"cost:{number}" in names for number in in_value(name, names[name])):
                yield from in_value(name, names[name])
        for word in task.todo:
            if isinstance(word, Bind):
                yield from word.numbers
    for modifier in state.modifiers:
        if isinstance(modifier.truth, AwaitedWhen):
            for name, value in modifier.truth.names:
                yield from in_value(name, value)
    for waiting in (*state.waiting, *state.reactions):
        for name, value in waiting.names:
            yield from in_value(name, value)


def renumbered(numbers: Numbering, name: str, value: object) -> object:
    """A remembered value with the new numbers."""
    new = numbers.new
    if isinstance(value, Option) and value.card in new:
        return Option(value.verb, new[value.card], value.text, value.number, value.seat)
    if isinstance(value, tuple) and name not in SEATS and any(part in new for part in value):
        return tuple(new.get(part, part) for part in value)
    return value


def _pairs(numbers: Numbering, names: Pairs) -> Pairs:
    return tuple((name, renumbered(numbers, name, value)) for name, value in names)


def renumber_task(numbers: Numbering, task: Task) -> None:
    """In place: the state is a copy of its own."""
    if task.names is not None:
        for name, value in task.names.items():
            task.names[name] = renumbered(numbers, name, value)
    if any(isinstance(word, Bind) and any(n in numbers.new for n in word.numbers) for word in task.todo):
        task.todo = tuple(
            Bind(word.name, tuple(numbers.of(n) for n in word.numbers), word.player) if isinstance(word, Bind) else word
            for word in task.todo
        )


def renumber_waiting(numbers: Numbering, w: Waiting) -> Waiting:
    """A waiting trigger with the new numbers."""
    if not w.names:
        return w
    names = _pairs(numbers, w.names)
    return Waiting(w.power, w.source, w.seat, w.source_face, w.about, w.other, w.player, w.moved, names)


def renumber_modifier(numbers: Numbering, m: Modifier) -> Modifier:
    """A delayed trigger with the new numbers."""
    truth = m.truth
    if not isinstance(truth, AwaitedWhen) or not truth.names:
        return m
    truth = AwaitedWhen(truth.when, truth.once, _pairs(numbers, truth.names))
    return Modifier(m.stamp, truth, m.subjects, m.until, m.source, m.seat, m.source_face, m.turn)


def renumber_decision(numbers: Numbering, decision: Decision) -> Decision:
    """The question with the new numbers."""
    options = decision.options
    if not isinstance(options, WholeNumbers) and any(option.card in numbers.new for option in options):
        options = [
            Option(option.verb, numbers.of(option.card), option.text, option.number, option.seat) for option in options
        ]
    about = numbers.of(decision.about)
    if about == decision.about and options is decision.options:
        return decision
    return Decision(decision.number, decision.seat, decision.why, options, decision.name, about)


def renumber(state: State, numbers: Numbering) -> None:
    """Everything that remembers numbers, in place."""
    for task in state.agenda:
        renumber_task(numbers, task)
    state.modifiers = [renumber_modifier(numbers, m) for m in state.modifiers]
    state.waiting = [renumber_waiting(numbers, w) for w in state.waiting]
    state.reactions = [renumber_waiting(numbers, w) for w in state.reactions]
    if state.decision is not None:
        state.decision = renumber_decision(numbers, state.decision)
