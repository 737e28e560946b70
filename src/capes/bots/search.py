"""Information-set Monte Carlo tree search: one tree of what the seat knows, walked through many imagined tables."""

from __future__ import annotations

import time
from math import ceil, inf, log2, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from capes.bots.glance import Hand, entrants, inclinations, on_offer
from capes.core.game import Game
from capes.core.judge import Judge
from capes.core.option import Option
from capes.core.sight import Sight
from capes.core.state import CoreState

ENTRANTS: Final = 16
"""How many options enter the first round; the rest did not look promising enough."""

HASTE: Final = 0.0002
"""What every decision on the way takes from a win and gives to a defeat: soon won is better, late lost too."""


class Node:
    """What is known about one pick: how often it was on offer and made, and what it brought whoever made it."""

    __slots__ = ("children", "met", "mover", "offered", "prior", "squares", "total", "visits")

    def __init__(self, mover: int, prior: float) -> None:
        self.mover: Final = mover  # the seat that makes this pick
        self.prior: Final = prior  # how promising it looked
        self.children: dict[Option, Node] = {}  # by what stands for a pick and all that are like it
        self.offered = 0
        self.met = 0  # the last step that looked at it
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    @property
    def mean(self) -> float:
        """What it brought on average."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def doubt(self) -> float:
        """How far the mean may be off: its standard error."""
        if self.visits < 2:
            return 1.0
        spread = max(0.0, self.squares / self.visits - self.mean * self.mean)
        return sqrt((spread + 0.001) / self.visits)

    @property
    def standing(self) -> tuple[int, float, float]:
        """To be ranked by: how far it went, what it brought, how it looked."""
        return self.visits, self.mean, self.prior


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Single-observer ISMCTS for any number of seats; every seat picks what serves its own side.

    The options of the decision itself go through rounds, the better half into the next, and all options of a round
    walk through the same imagined tables with the same luck: so they are compared, not their luck.
    """

    def __init__(
        self,
        walks: int,
        picks: int,
        turns: int = 1,
        curiosity: float = 0.15,
        style: str = "",
        judge: Judge | None = None,
        haste: float = HASTE,
        sure: float = 0.0,
    ) -> None:
        self.walks: Final = walks  # walks per decision
        self.picks: Final = picks  # so many real choices at most are played quickly after the tree; 0: to the end
        self.turns: Final = turns  # or so many turns begun
        self.curiosity: Final = curiosity
        self.style: Final = style
        self.judge: Final = judge  # whose judgement counts; that of the game in this style without
        self.haste: Final = haste
        self.sure: Final = sure  # an option so many standard errors behind the best is given up; 0: never
        self.steps = 0

    def judgement(self, game: Game) -> Judge:
        """By which positions and options are judged."""
        if self.judge is not None:
            return self.judge
        found: Judge = game.judge(self.style)
        return found

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """The option that went furthest."""
        options = on_offer(sight.decision)
        if len(options) == 1:
            return 0
        judge = self.judgement(sight.game)
        if judge.is_beyond(sight.veiled):
            return entrants(judge, sight.veiled, options, inclinations(judge, sight.veiled, options))[0]
        root = self.explore(sight, deadline, seed)
        standings = [root.children[judge.alike(sight.veiled, option)].standing for option in options]
        return standings.index(max(standings))

    def explore(self, sight: Sight, deadline: float = inf, seed: int = 0) -> Node:
        """The tree after all walks; a deadline too near for all of them makes every round shorter."""
        game, hand = sight.game, Hand(seed)
        judge = self.judgement(game)
        options = on_offer(sight.decision)
        looks = inclinations(judge, sight.veiled, options)
        root = Node(-1, 1.0)
        children: list[Node] = []
        for option, look in zip(options, looks, strict=True):
            stand = judge.alike(sight.veiled, option)
            child = root.children.get(stand)
            if child is None:
                child = root.children[stand] = Node(sight.seat, look * look + 0.02)
            children.append(child)
        field = entrants(judge, sight.veiled, options, looks)[:ENTRANTS]
        rounds = max(1, ceil(log2(len(field))))
        began, done = time.monotonic(), 0
        for left in range(rounds, 0, -1):
            tables = max(1, (self.walks - done) // (left * len(field)))
            at = 0
            while at < tables:
                world, luck = sight.imagine(hand.seed()), hand.seed()
                for index in field:
                    now = time.monotonic()
                    if now >= deadline and done:
                        return root
                    state = world.copy()
                    game.pick(state, index)
                    self._walk(game, judge, state, children[index], Hand(luck), world.decided)
                    done += 1
                at += 1
                if deadline != inf:
                    share = (deadline - now) / left * done / max(1e-6, now - began)
                    tables = min(tables, at + int(share / len(field)))
                if self.sure and at % 8 == 0:
                    kept = self._in_doubt(children, field)
                    if len(kept) < len(field):
                        tables = at + (tables - at) * len(field) // len(kept)
                        field = kept
                        if len(field) == 1:
                            return root
            field = sorted(field, key=lambda index: children[index].standing, reverse=True)[: ceil(len(field) / 2)]
        return root

    def _in_doubt(self, children: list[Node], field: list[int]) -> list[int]:
        """Those of the field that may still turn out best."""
        best = children[max(field, key=lambda index: children[index].mean)]
        if best.visits < 24:
            return field
        least = best.mean - self.sure * best.doubt
        return [
            index
            for index in field
            if children[index] is best or children[index].mean + self.sure * children[index].doubt >= least
        ]

    def _walk(self, game: Game, judge: Judge, state: CoreState, node: Node, hand: Hand, began: int) -> None:
        """Down the tree to its edge, one new pick, a short game, and back up with the outlook."""
        path = [node]
        fresh = not node.visits
        while state.decision is not None and not fresh:
            if len(state.decision.options) == 1:
                game.pick(state, 0)
                continue
            at, node = self._step(judge, state, node)
            path.append(node)
            game.pick(state, at)
            fresh = not node.visits
        if self.picks:
            hand.play_on(game, state, judge, self.picks, self.turns)
        else:
            game.play_out(state, hand.seed())
        outlook: dict[int, float] = {}
        for node in path:
            mover = node.mover
            if mover not in outlook:
                worth = judge.worth(state, mover)
                if self.picks and state.result is not None and self.haste:
                    worth += (0.5 - worth) * min(0.02, self.haste * (state.decided - began))
                outlook[mover] = worth
            worth = outlook[mover]
            node.visits += 1
            node.total += worth
            node.squares += worth * worth

    def _step(self, judge: Judge, state: CoreState, node: Node) -> tuple[int, Node]:
        """The pick that promises most among those on offer here: past outlook, first glance and curiosity."""
        decision = state.decision
        assert decision is not None
        children = node.children
        self.steps += 1
        here: list[Node] = []
        places: list[int] = []
        share, total, visits = 0.0, 0.0, 0
        for at, option in enumerate(on_offer(decision)):
            stand = judge.alike(state, option)
            child = children.get(stand)
            if child is None:
                look = judge.inclination(state, option)
                child = children[stand] = Node(decision.seat, look * look + 0.02)
            elif child.met == self.steps:
                continue
            child.met = self.steps
            here.append(child)
            places.append(at)
            share += child.prior
            total += child.total
            visits += child.visits
        # An untried pick is expected to do a little worse than what has been tried.
        unknown = (total / visits if visits else 0.5) - 0.02
        best, best_at = -inf, 0
        for at, child in enumerate(here):
            child.offered += 1
            tried = child.visits
            hope = child.total / tried if tried else unknown
            hope += self.curiosity * child.prior / share * sqrt(child.offered) / (1 + tried)
            if hope > best:
                best, best_at = hope, at
        return places[best_at], here[best_at]
