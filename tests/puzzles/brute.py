"""The solver's question answered the slow way: every option, no order, nothing remembered."""

from __future__ import annotations

from collections.abc import Iterator

from capes.core.rng import Rng
from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.puzzles.goals import GOALS, Aim, Goal, luck


class TooLarge(Exception):
    """More picks than a small position has."""


class Brute:
    """Tries everything."""

    def __init__(self, aim: Aim, most: int = 600) -> None:
        self.aim = aim
        self.left = most

    def proves(self, state: CoreState) -> bool:
        decision = state.decision
        assert decision is not None
        answers = [self.after(state, index) for index in range(len(decision.options))]
        return any(answers) if self.aim.is_mine(state, decision.seat) else all(answers)

    def after(self, state: CoreState, index: int) -> bool:
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        after = state.copy()
        self.aim.game.pick(after, index)
        verdict = self.aim.judged(after)
        if verdict is not None:
            return verdict
        return luck(after) == luck(state) and self.proves(after)


def small_positions(wanted: int) -> Iterator[tuple[Aim, CoreState, bool]]:
    """Late moments of games played at random, each with a goal and the brute answer; as many yes as no."""
    given = {True: 0, False: 0}
    for seed in range(1, 100_000):
        game = game_by_id("vs" if seed % 2 else "duel")
        state = game.new_game({}, seed)
        chance = Rng(seed)
        last: list[CoreState] = []
        while state.decision is not None:
            last = [*last[-40:], state.copy()]
            game.pick(state, chance.below(min(len(state.decision.options), 40)))
        for at, position in enumerate(reversed(last)):
            assert position.decision is not None
            goal: Goal = GOALS[(seed + at) % len(GOALS)]
            if at % 3 or len(position.decision.options) < 2 or (goal == "level" and game.id == "duel"):
                continue
            aim = Aim(game, position, (position.decision.seat + at // 3) % 2, goal)
            try:
                answer = Brute(aim).proves(position)
            except TooLarge:
                continue
            if given[answer] >= (wanted + 1) // 2:
                continue
            given[answer] += 1
            yield aim, position, answer
            if sum(given.values()) >= wanted:
                return
