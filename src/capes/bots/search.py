"""Information-set Monte Carlo tree search: one tree of what the seat knows, walked through many imagined tables."""

from __future__ import annotations

import time
from math import inf, sqrt
from typing import Final

from capes.bots.glance import Hand, inclinations, on_offer
from capes.bots.sight import Sight
from capes.core.game import Game
from capes.core.option import Option
from capes.core.state import CoreState


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


class Search:
    """Single-observer ISMCTS for any number of seats; every seat picks what serves its own side."""

    def __init__(self, walks: int, picks: int, curiosity: float = 0.5) -> None:
        self.walks: Final = walks  # imagined tables per decision
        self.picks: Final = picks  # real choices played quickly after leaving the tree
        self.curiosity: Final = curiosity

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """The option walked most often."""
        options = on_offer(sight.decision)
        if len(options) == 1:
            return 0
        root = self.explore(sight, deadline, seed, decided=True)
        return max(range(len(options)), key=lambda index: _rank(root, options[index]))

    def explore(self, sight: Sight, deadline: float = inf, seed: int = 0, decided: bool = False) -> Node:
        """The tree after all walks; with `decided` it stops once no other option can catch up."""
        root, hand = Node(-1, 1.0), Hand(seed)
        for done in range(self.walks):
            if done and time.monotonic() >= deadline:
                break
            if decided and done % 16 == 15 and _is_settled(root, self.walks - done):
                break
            self._walk(sight.game, sight.imagine(hand.seed()), root, hand)
        return root

    def _walk(self, game: Game, state: CoreState, root: Node, hand: Hand) -> None:
        """Down the tree to its edge, one new pick, a short game, and back up with the outlook."""
        node, path = root, [root]
        while state.decision is not None:
            options = state.decision.options
            if len(options) == 1:
                game.pick(state, 0)
                continue
            at, node = self._step(game, state, node)
            path.append(node)
            game.pick(state, at)
            if not node.visits:
                break
        self.finish(game, state, hand)
        outlook: dict[int, float] = {}
        for node in path:
            node.visits += 1
            if node.mover >= 0:
                if node.mover not in outlook:
                    outlook[node.mover] = game.worth(state, node.mover)
                node.total += outlook[node.mover]

    def finish(self, game: Game, state: CoreState, hand: Hand) -> None:
        """What is played after leaving the tree, before the outlook is taken."""
        hand.play_on(game, state, self.picks)

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
        unknown -= 0.05
        best, best_at = -inf, 0
        for at, child in enumerate(here):
            child.offered += 1
            visits = child.visits
            hope = child.total / visits if visits else unknown
            hope += self.curiosity * child.prior / share * sqrt(child.offered) / (1 + visits)
            if hope > best:
                best, best_at = hope, at
        return best_at, here[best_at]


def _rank(root: Node, option: Option) -> tuple[int, float, float]:
    child = root.children.get(option)
    return (child.visits, child.mean, child.prior) if child else (-1, 0.0, 0.0)


def _is_settled(root: Node, left: int) -> bool:
    """Whether the leader stays ahead even if all remaining walks go to the runner-up."""
    visits = sorted((child.visits for child in root.children.values()), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left
