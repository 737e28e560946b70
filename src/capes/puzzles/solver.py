"""The solver: whether a seat can force its goal, whatever everybody else does.

Exhaustive over picks: of the seat's own options one must do, of everybody else's all. Options that are alike are tried
once, positions met again are remembered, and a line on which chance or an unknown card comes in proves nothing. When
the budget is spent the answer is `Unsettled`, never a guess.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from capes.bots.glance import LOOKED_AT
from capes.core.option import Option
from capes.core.state import CoreState
from capes.puzzles.goals import Aim, luck

BUDGET: Final = 60_000
"""Picks tried before the solver gives up."""
DEEPEST: Final = 160
REMEMBERED: Final = 200_000


class Unsettled(Exception):
    """The budget was spent before anything was proven."""


class Branch(NamedTuple):
    """One option of a decision: its index, and what becomes of it."""

    pick: int
    state: CoreState
    verdict: bool | None  # of the goal, right after it


class Step(NamedTuple):
    """One pick of a line, with how many options there were and how many of them hold (for the solver's own picks)."""

    mine: bool
    pick: int
    option: Option
    options: int
    holding: int


class Solver:
    """Proves one goal from many positions of one game; what it has found is kept for the next question."""

    def __init__(self, aim: Aim, budget: int = BUDGET) -> None:
        self.aim: Final = aim
        self.game: Final = aim.game
        self.budget: Final = budget
        self.nodes = 0  # picks tried since the last question
        self.total = 0
        self._known: dict[bytes, bool] = {}

    # -- questions ----------------------------------------------------------------------------------------------
    def proves(self, state: CoreState) -> bool:
        """Whether the goal can be forced from here; Unsettled if that takes more than the budget."""
        self.nodes = 0
        return self._proves(state, 0)

    def solutions(self, state: CoreState) -> list[int]:
        """The options of the pending decision after which the goal can still be forced; alike ones once."""
        found = []
        for branch in self.branches(state):
            if branch.verdict or (branch.verdict is None and self.proves(branch.state)):
                found.append(branch.pick)
        return found

    def best_answer(self, state: CoreState) -> tuple[int, bool]:
        """For a decision of somebody else: the option that refutes the goal, else the one that resists longest.

        Says also whether it refutes. What cannot be settled within the budget counts as a refutation nobody has seen
        through.
        """
        best, most = -1, -1
        for branch in self.branches(state):
            if branch.verdict is False:
                return branch.pick, True
            if branch.verdict:
                effort = 0
            else:
                try:
                    if not self.proves(branch.state):
                        return branch.pick, True
                except Unsettled:
                    return branch.pick, True
                effort = self.nodes
            if effort > most:
                best, most = branch.pick, effort
        return best, False

    def line(self, state: CoreState) -> list[Step]:
        """A proven line: our picks with the shortest proof, everybody else's with the longest."""
        told: list[Step] = []
        now: CoreState | None = state
        while now is not None and now.decision is not None and len(told) < DEEPEST:
            mine = self.aim.is_mine(now, now.decision.seat)
            branches = self.branches(now)
            held = [(self._effort(branch), branch) for branch in branches]
            good = [(effort, branch) for effort, branch in held if effort is not None]
            if not good:
                break
            chosen = min(good, key=_by_effort)[1] if mine else max(good, key=_by_effort)[1]
            told.append(Step(mine, chosen.pick, now.decision.options[chosen.pick], len(branches), len(good)))
            now = None if chosen.verdict else chosen.state
        return told

    def _effort(self, branch: Branch) -> int | None:
        """How many picks it took to prove a branch; None if it does not hold."""
        if branch.verdict is not None:
            return 0 if branch.verdict else None
        return self.nodes if self.proves(branch.state) else None

    # -- searching ----------------------------------------------------------------------------------------------
    def branches(self, state: CoreState) -> list[Branch]:
        """Every different option of the pending decision carried out, the most promising first."""
        decision = state.decision
        assert decision is not None
        options: Sequence[Option] = decision.options
        if len(options) > LOOKED_AT:  # of endless lists we try the first ourselves; nobody else is held to that
            if not self.aim.is_mine(state, decision.seat):
                raise Unsettled(f"{len(options)} options")
            options = [options[at] for at in range(LOOKED_AT)]
        game = self.game
        seen: set[Option] = set()
        order: list[tuple[float, int]] = []
        for index, option in enumerate(options):
            stand = game.alike(state, option)
            if stand not in seen:
                seen.add(stand)
                order.append((-game.inclination(state, option), index))
        order.sort()
        return [self.after(state, index) for _, index in order]

    def after(self, state: CoreState, index: int) -> Branch:
        """The table after a pick and all that leaves nothing to decide."""
        game, aim = self.game, self.aim
        before = luck(state)
        after = state.copy()
        pick = index
        while True:
            game.pick(after, pick)
            self.nodes += 1
            self.total += 1
            verdict = aim.judged(after)
            if verdict is not None:
                return Branch(index, after, verdict)
            if luck(after) != before:
                return Branch(index, after, False)
            decision = after.decision
            if decision is None or len(decision.options) != 1:
                return Branch(index, after, None)
            pick = 0

    def _proves(self, state: CoreState, depth: int) -> bool:
        decision = state.decision
        assert decision is not None
        if self.nodes > self.budget or depth > DEEPEST:
            raise Unsettled(f"{self.nodes} picks, {depth} deep")
        mine = self.aim.is_mine(state, decision.seat)
        branches = self.branches(state)
        later = []
        for branch in branches:  # what is decided at once is looked at first
            if branch.verdict is None:
                later.append(branch)
            elif branch.verdict == mine:
                return mine
        if not later:
            return not mine
        key = self._key(state) if mine and len(branches) > 2 else None
        if key is not None and key in self._known:
            return self._known[key]
        found = not mine
        for branch in later:
            if self._proves(branch.state, depth + 1) == mine:
                found = mine
                break
        if key is not None and len(self._known) < REMEMBERED:
            self._known[key] = found
        return found

    def _key(self, state: CoreState) -> bytes:
        """The same for positions that differ in nothing but how they came about."""
        data: dict[str, Any] = self.game.encode(state)
        data.pop("decided", None)
        data.pop("decision", None)
        return hashlib.blake2b(msgspec.json.encode(data), digest_size=12).digest()


def _by_effort(pair: tuple[int, Branch]) -> int:
    return pair[0]
