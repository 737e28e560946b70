"""What does the opponent hold? Beliefs about hidden hands, judged by a proper score."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import to_builtins

from capes.core.rng import MASK, mixed
from capes.core.sight import Sight
from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.lab.questions import positions
from capes.lab.tasks import Task

Belief = dict[str, float]
"""How likely it is that a hand holds at least one copy of a card, by the card's id."""

Believer = Callable[[Sight, int], Belief]
"""Says what the hand of a seat may hold, from what another seat knows."""

SAMPLES = 60


def hand_of(game: Any, state: CoreState, seat: int) -> set[str]:
    """The cards a seat really holds: what its own view shows it."""
    hand = to_builtins(game.view(state, seat))["players"][seat].get("hand") or []
    return {str(card["face"]) for card in hand}


def by_imagining(sight: Sight, seat: int, samples: int = SAMPLES) -> Belief:
    """As often as a card is in that hand on imagined tables: what all our bots believe."""
    counts: dict[str, int] = {}
    for at in range(samples):
        world = sight.imagine(mixed((sight.seed * 0x9E3779B97F4A7C15 + at) & MASK))
        for face in hand_of(sight.game, world, seat):
            counts[face] = counts.get(face, 0) + 1
    return {face: (count + 0.5) / (samples + 1) for face, count in counts.items()}


def knowing_nothing(sight: Sight, seat: int) -> Belief:
    """One half for every card there is: the yardstick from below."""
    return {str(card["id"]): 0.5 for card in sight.game.cards()}


def brier(belief: Belief, truth: set[str]) -> float:
    """The mean squared error over all cards that are believed possible or are there; 0 is certainty and right."""
    cards = set(belief) | truth
    if not cards:
        return 0.0
    return sum((belief.get(card, 0.0) - (card in truth)) ** 2 for card in cards) / len(cards)


def scores(task: Task, believer: Believer) -> Iterator[float]:
    """The score of every position of the task in which somebody else holds cards."""
    game = game_by_id(task.game)
    for _, state, _ in positions(task):
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        other = (seat + 1) % game.seats(state)
        truth = hand_of(game, state, other)
        if truth:
            yield brier(believer(Sight(game, state, seat), other), truth)
