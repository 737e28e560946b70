"""Information-set Monte Carlo tree search: one tree of what the seat knows, walked through many imagined tables."""

from __future__ import annotations

import time
from math import ceil, inf, log2, sqrt
from typing import Final

from capes.bots.glance import Hand, inclinations, on_offer
from capes.core.game import Game
from capes.core.option import Option
from capes.core.sight import Sight
from capes.core.state import CoreState

ENTRANTS: Final = 16
"""How many options enter the first round; the rest did not look promising enough."""


class Node:
    """What is known about one pick: how often it was on offer and made, and what it brought whoever made it."""

    __slots__ = ("children", "mover", "offered", "prior", "total", "visits")

    def __init__(self, mover: int, prior: float) -> None:
        self.mover: Final = mover  # the seat that makes this pick
        self.prior: Final = prior  # how promising it looked
        self.children: dict[Option, Node] = {}
        self.offered = 0
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What it brought on average."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def standing(self) -> tuple[int, float, float]:
        """To be ranked by: how far it went, what it brought, how it looked."""
        return self.visits, self.mean, self.prior


class Search:
    """Single-observer ISMCTS for any number of seats; every seat picks what serves its own side.

    The options of the decision itself go through rounds, the better half into the next, and all options of a round
    walk through the same imagined tables with the same luck: so they are compared, not their luck.
    """

    def __init__(self, walks: int, picks: int, turns: int = 1, curiosity: float = 0.15) -> None:
        self.walks: Final = walks  # walks per decision
        self.picks: Final = picks  # so many real choices at most are played quickly after the tree; 0: to the end
        self.turns: Final = turns  # or so many turns begun
        self.curiosity: Final = curiosity

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """The option that went furthest."""
        options = on_offer(sight.decision)
        if len(options) == 1:
            return 0
        root = self.explore(sight, deadline, seed)
        return max(range(len(options)), key=lambda index: root.children[options[index]].standing)

    def explore(self, sight: Sight, deadline: float = inf, seed: int = 0) -> Node:
        """The tree after all walks; a deadline too near for all of them makes every round shorter."""
        game, hand = sight.game, Hand(seed)
        options = on_offer(sight.decision)
        root = Node(-1, 1.0)
        for option, look in zip(options, inclinations(game, sight.veiled, options), strict=True):
            root.children[option] = Node(sight.seat, look * look + 0.02)
        children = [root.children[option] for option in options]
        field = sorted(range(len(options)), key=lambda index: -children[index].prior)[:ENTRANTS]
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
                    self._walk(game, state, children[index], Hand(luck))
                    done += 1
                at += 1
                if deadline != inf:
                    share = (deadline - now) / left * done / max(1e-6, now - began)
                    tables = min(tables, at + int(share / len(field)))
            field = sorted(field, key=lambda index: children[index].standing, reverse=True)[: ceil(len(field) / 2)]
        return root

    def _walk(self, game: Game, state: CoreState, node: Node, hand: Hand) -> None:
        """Down the tree to its edge, one new pick, a short game, and back up with the outlook."""
        path = [node]
        fresh = not node.visits
        while state.decision is not None and not fresh:
            if len(state.decision.options) == 1:
                game.pick(state, 0)
                continue
            at, node = self._step(game, state, node)
            path.append(node)
            game.pick(state, at)
            fresh = not node.visits
        if self.picks:
            hand.play_on(game, state, self.picks, self.turns)
        else:
            game.play_out(state, hand.seed())
        outlook: dict[int, float] = {}
        for node in path:
            if node.mover not in outlook:
                outlook[node.mover] = game.worth(state, node.mover)
            node.visits += 1
            node.total += outlook[node.mover]

    def _step(self, game: Game, state: CoreState, node: Node) -> tuple[int, Node]:
        """The pick that promises most among those on offer here: past outlook, first glance and curiosity."""
        decision = state.decision
        assert decision is not None
        options = on_offer(decision)
        children = node.children
        fresh = [option for option in options if option not in children]
        if fresh:
            for option, look in zip(fresh, inclinations(game, state, fresh), strict=True):
                children[option] = Node(decision.seat, look * look + 0.02)
        here = [children[option] for option in options]
        walked = [child for child in here if child.visits]
        share = sum(child.prior for child in here)
        # An untried pick is expected to do a little worse than what has been tried.
        unknown = sum(child.total for child in walked) / sum(child.visits for child in walked) if walked else 0.5
        unknown -= 0.02
        best, best_at = -inf, 0
        for at, child in enumerate(here):
            child.offered += 1
            visits = child.visits
            hope = child.total / visits if visits else unknown
            hope += self.curiosity * child.prior / share * sqrt(child.offered) / (1 + visits)
            if hope > best:
                best, best_at = hope, at
        return best_at, here[best_at]
