"""Looking at options by how promising they seem: the ground every level stands on."""

from __future__ import annotations

from typing import Final

from capes.core.event import TurnBegan
from capes.core.game import Game
from capes.core.judge import Judge
from capes.core.option import Decision, Option
from capes.core.rng import MASK, Rng, mixed, next_word
from capes.core.state import CoreState

LOOKED_AT: Final = 120
"""How many options of one decision are looked at; an endless list of numbers is not read to its end."""

UNIT: Final = float(1 << 64)


def on_offer(decision: Decision) -> list[Option]:
    """The options a bot looks at."""
    options = decision.options
    count = len(options)
    return list(options) if count <= LOOKED_AT else [options[at] for at in range(LOOKED_AT)]


def inclinations(judge: Judge, state: CoreState, options: list[Option]) -> list[float]:
    """How promising each option looks."""
    return [judge.inclination(state, option) for option in options]


def entrants(judge: Judge, state: CoreState, options: list[Option], looks: list[float]) -> list[int]:
    """The options worth trying out, best looks first: of those that are alike the first, and none that is pointless."""
    seen: set[Option] = set()
    found = []
    for index, option in enumerate(options):
        stand = judge.alike(state, option)
        if stand not in seen:
            seen.add(stand)
            found.append(index)
    useful = [index for index in found if looks[index] > 0]
    return sorted(useful or found, key=lambda index: -looks[index])


def best_at_a_glance(game: Game, state: CoreState) -> int:
    """The most promising option; the first of equals."""
    assert state.decision is not None
    seen = inclinations(game.judge(), state, on_offer(state.decision))
    return seen.index(max(seen))


class Hand:
    """A bot's own chance while it thinks, and the quick picks it makes in its head."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word = mixed(seed & MASK)

    def seed(self) -> int:
        """A fresh seed for an imagined table."""
        self.word = next_word(self.word)
        return mixed(self.word)

    def lot(self) -> float:
        """A number from 0 to 1."""
        self.word = next_word(self.word)
        return mixed(self.word) / UNIT

    def drawn(self, weights: list[float]) -> int:
        """An index, each as likely as its weight says."""
        mark = self.lot() * sum(weights)
        for index, weight in enumerate(weights):
            mark -= weight
            if mark < 0:
                return index
        return len(weights) - 1

    def quick_pick(self, game: Game, state: CoreState, judge: Judge) -> None:
        """Make the pending pick at a glance: mostly what looks best, now and then something else."""
        decision = state.decision
        assert decision is not None
        if len(decision.options) == 1:
            game.pick(state, 0)
            return
        weights = []
        for option in on_offer(decision):
            look = judge.quick_look(state, option)
            look *= look
            weights.append(look * look + 0.0005)
        game.pick(state, self.drawn(weights))

    def play_on(self, game: Game, state: CoreState, judge: Judge, picks: int, turns: int) -> None:
        """Let all sides play quickly until so many turns have begun, for at most so many real choices."""
        left = picks
        while left > 0 and state.decision is not None:
            if len(state.decision.options) > 1:
                left -= 1
            self.quick_pick(game, state, judge)
            for event in state.news:
                if isinstance(event, TurnBegan):
                    turns -= 1
                    if turns <= 0:
                        return


def random_pick(decision: Decision, rng: Rng) -> int:
    """Any option, each as likely as the others."""
    return rng.below(min(len(decision.options), LOOKED_AT))
