"""Somebody at a puzzle: their picks, the best answers to them, and what refutes a pick that does not hold."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, Literal, NamedTuple

from capes.core.errors import IllegalPick
from capes.core.state import CoreState
from capes.language.sentence import Sentence
from capes.puzzles.goals import luck
from capes.puzzles.puzzle import Puzzle
from capes.puzzles.solver import Unsettled

Status = Literal["open", "solved", "failed"]
Why = Literal["", "defence", "turn", "luck"]
"""What became of a goal given away: the rival has an answer, the turn is over, or all hangs on chance now."""

ANSWERING: Final = 20_000
"""Picks tried for one answer."""
TOLD: Final = 6
"""Picks told of a refutation."""
KEPT: Final = 64


class Told(NamedTuple):
    """A pick in a line: whose, and what it means."""

    seat: int
    said: Sentence


class Way(NamedTuple):
    """How far an attempt has come."""

    state: CoreState
    made: list[int]
    """Every pick since the position was laid, everybody's."""
    last: int
    """How many of them came with the last pick of the solver's."""
    status: Status
    why: Why = ""
    refutation: tuple[Told, ...] = ()


class Desk:
    """One puzzle on the table: answers are worked out once and kept for the next who tries the same."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle: Final = puzzle
        start = puzzle.position()
        self.solver: Final = puzzle.solver(start, ANSWERING)
        self.game: Final = self.solver.game
        self._first: Final = Way(start, [], 0, "open")  # never changed: every way goes on from copies
        self._ways: OrderedDict[tuple[int, ...], Way] = OrderedDict()

    def start(self) -> CoreState:
        """The position of the puzzle."""
        return self._first.state.copy()

    def after(self, picks: list[int]) -> Way:
        """The table after these picks of the solver's and the best answers to each; IllegalPick if one is none."""
        way, done = self._first, 0
        for at in range(len(picks), 0, -1):
            known = self._ways.get(tuple(picks[:at]))
            if known is not None:
                way, done = known, at
                break
        for at in range(done, len(picks)):
            way = self._step(way, picks[at])
            self._ways[tuple(picks[: at + 1])] = way
            if len(self._ways) > KEPT:
                self._ways.popitem(last=False)
        return way

    def good_picks(self, way: Way) -> list[int]:
        """The options that still force the goal; none where that cannot be settled."""
        if way.status != "open" or way.state.decision is None:
            return []
        try:
            return self.solver.solutions(way.state)
        except Unsettled:
            return []

    def _step(self, way: Way, pick: int) -> Way:
        decision = way.state.decision
        if way.status != "open" or decision is None:
            raise IllegalPick("error-this-attempt-is-over")
        if not 0 <= pick < len(decision.options):
            raise IllegalPick("error-there-is-no-such-option")
        state = way.state.copy()
        made: list[int] = []
        refuted = False
        index = pick
        before = luck(state)
        while True:
            self.game.pick(state, index)
            made.append(index)
            verdict = self.solver.aim.judged(state)
            if verdict is not None:
                why: Why = "" if verdict else "defence" if refuted else "turn"
                return self._way(way, state, made, "solved" if verdict else "failed", why)
            if luck(state) != before:
                return self._way(way, state, made, "failed", "luck")
            asked = state.decision
            assert asked is not None
            if len(asked.options) == 1:
                index = 0
            elif self.solver.aim.is_mine(state, asked.seat):
                return self._judged(way, state, made, refuted)
            else:
                index, refutes = self._answer(state)
                refuted = refuted or refutes

    def _answer(self, state: CoreState) -> tuple[int, bool]:
        try:
            return self.solver.best_answer(state)
        except Unsettled:
            return 0, False

    def _judged(self, way: Way, state: CoreState, made: list[int], refuted: bool) -> Way:
        """Our turn to pick again: whether the goal is still there; what cannot be settled is left open."""
        try:
            holds = not refuted and self.solver.proves(state)
        except Unsettled:
            holds = True
        return self._way(way, state, made, "open" if holds else "failed", "" if holds else "defence")

    def _way(self, way: Way, state: CoreState, made: list[int], status: Status, why: Why) -> Way:
        told = self._refutation(state) if why == "defence" and state.result is None else ()
        return Way(state, way.made + made, len(made), status, why, told)

    def _refutation(self, state: CoreState) -> tuple[Told, ...]:
        """What would follow: our most promising picks, and the answers that make them fail."""
        told: list[Told] = []
        now = state
        while now.decision is not None and len(told) < TOLD:
            decision = now.decision
            if self.solver.aim.is_mine(now, decision.seat):
                index = self.solver.branches(now)[0].pick
            else:
                index, _ = self._answer(now)
            told.append(Told(decision.seat, self.game.choice(now, decision.options[index])))
            after = self.solver.after(now, index)
            if after.verdict is not None:
                break
            now = after.state
        return tuple(told)
