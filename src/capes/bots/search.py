"""Information-set Monte Carlo tree search: one tree of what the seat knows, walked through many imagined tables."""

from __future__ import annotations

import time
from collections.abc import Iterable
from math import ceil, inf, log2, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from capes.bots.glance import Hand, entrants, inclinations, on_offer
from capes.bots.memory import Memory
from capes.core.game import Game
from capes.core.judge import Judge
from capes.core.option import Option
from capes.core.sight import Sight
from capes.core.state import CoreState

ENTRANTS: Final = 16
"""How many options enter the first round; the rest did not look promising enough."""

BLOCK: Final = 8
"""Tables between two looks at who is out of the race."""
ENOUGH: Final = 24
"""Walks of the best before anybody is given up."""

FAR: Final = 0.75
"""An option with so large a share of the walks of the furthest one has gone as far."""

Tally = tuple[int, int, float]
"""An option's index, how many walks it had, and what they brought."""

HASTE: Final = 0.0002
"""What every decision on the way takes from a win and gives to a defeat: soon won is better, late lost too."""


class Node:
    """What is known about one pick: how often it was on offer and made, and what it brought whoever made it."""

    __slots__ = ("asked", "children", "met", "mover", "offered", "others", "prior", "squares", "total", "visits")

    def __init__(self, mover: int, prior: float) -> None:
        self.mover: Final = mover  # the seat that makes this pick
        self.prior: Final = prior  # how promising it looked
        self.asked = -1  # who was first seen to pick next
        self.children: dict[Option, Node] = {}  # their picks, by what stands for a pick and all that are like it
        self.others: dict[int, dict[Option, Node]] | None = None  # and those of seats asked at other tables
        self.offered = 0
        self.met = 0  # the last step that looked at it
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def picks_of(self, seat: int) -> dict[Option, Node]:
        """What that seat may pick next; who is asked can depend on what is hidden, for one option is no question."""
        if self.asked == seat:
            return self.children
        if self.asked < 0:
            self.asked = seat
            return self.children
        if self.others is None:
            self.others = {}
        return self.others.setdefault(seat, {})

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
        patience: float = 1.0,
        memory: Memory | None = None,
    ) -> None:
        self.walks: Final = walks  # walks per decision
        self.picks: Final = picks  # so many real choices at most are played quickly after the tree; 0: to the end
        self.turns: Final = turns  # or so many turns begun
        self.curiosity: Final = curiosity
        self.style: Final = style
        self.judge: Final = judge  # whose judgement counts; that of the game in this style without
        self.haste: Final = haste
        self.sure: Final = sure  # an option so many standard errors behind the best is given up; 0: never
        self.patience: Final = patience  # so many times its walks at most, where the choice stays open
        self.memory: Final = memory  # the trees of earlier decisions, if it keeps them
        self.steps = 0

    def judgement(self, game: Game) -> Judge:
        """By which positions and options are judged."""
        if self.judge is not None:
            return self.judge
        found: Judge = game.judge(self.style)
        return found

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """The option that went furthest."""
        at = self._at_a_glance(sight)
        return self._thought(sight, deadline, seed)[0][0] if at is None else at

    def part(self, sight: Sight, deadline: float, seed: int, part: int, parts: int) -> list[Tally]:
        """One of several equal parts of a thought, each in a process of its own: what it found of every option."""
        at = self._at_a_glance(sight)
        if at is not None:
            return [(at, 1, 0.5)]
        ranked = self._thought(sight, deadline, Hand(seed + part).seed(), parts)
        return [(index, node.visits, node.total) for index, node in ranked if node.visits]

    def _at_a_glance(self, sight: Sight) -> int | None:
        """The choice where searching has nothing to say."""
        options = on_offer(sight.decision)
        if len(options) == 1:
            return 0
        judge = self.judgement(sight.game)
        if not judge.is_beyond(sight.veiled):
            return None
        return entrants(judge, sight.veiled, options, inclinations(judge, sight.veiled, options))[0]

    def _thought(self, sight: Sight, deadline: float, seed: int, parts: int = 1) -> list[tuple[int, Node]]:
        """The options, the one that went furthest first; the trees below them are remembered."""
        ranked = self.ranking(sight, deadline, seed, parts)
        if self.memory is not None:
            self.memory.keep(sight, self.judgement(sight.game), ranked)
        return ranked

    def ranking(self, sight: Sight, deadline: float = inf, seed: int = 0, parts: int = 1) -> list[tuple[int, Node]]:
        """The options with what is known of each, the one that went furthest first; of those alike the first."""
        root = self.explore(sight, deadline, seed, parts)
        judge = self.judgement(sight.game)
        firsts: dict[Option, int] = {}
        for index, option in enumerate(on_offer(sight.decision)):
            firsts.setdefault(judge.alike(sight.veiled, option), index)
        found = [(index, root.children[stand]) for stand, index in firsts.items()]
        return sorted(found, key=lambda one: one[1].standing, reverse=True)

    def explore(self, sight: Sight, deadline: float = inf, seed: int = 0, parts: int = 1) -> Node:
        """The tree after all walks, or one part of them; a deadline too near for them makes every round shorter."""
        walks = ceil(self.walks / parts)
        known = self.memory.find(sight) if self.memory is not None else None
        contest = Contest(self, sight, deadline, seed, known)
        rounds = max(1, ceil(log2(len(contest.field))))
        for left in range(rounds, 0, -1):
            tables = max(1, (walks - contest.done) // (left * len(contest.field)))
            if not contest.goes_on(tables, left):
                return contest.root
            if left > 1:
                contest.halve()
        if self.sure:
            # Still open between the last ones: what clear choices leave is well spent here.
            most = int(walks * self.patience)
            while contest.done < most and len(contest.field) > 1 and contest.goes_on(BLOCK, 1):
                pass
        return contest.root

    def walk(self, game: Game, judge: Judge, state: CoreState, node: Node, hand: Hand, began: int) -> None:
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
        children = node.picks_of(decision.seat)
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


def agreed(parts: Iterable[Iterable[Tally]]) -> int | None:
    """The option that several parts of one thought come to: of those that went furthest the one that brought most.

    >>> agreed([[(0, 40, 24.0), (2, 40, 22.0)], [(2, 40, 26.0), (1, 20, 15.0), (0, 40, 21.0)]])
    2
    """
    walks: dict[int, int] = {}
    brought: dict[int, float] = {}
    for part in parts:
        for index, visits, total in part:
            walks[index] = walks.get(index, 0) + visits
            brought[index] = brought.get(index, 0.0) + total
    if not walks:
        return None
    least = FAR * max(walks.values())
    far = sorted(index for index, count in walks.items() if count >= least)
    return max(far, key=lambda index: brought[index] / walks[index])


class Contest:
    """The options of one decision against each other: all that are left walk through the same imagined tables."""

    def __init__(self, search: Search, sight: Sight, deadline: float, seed: int, known: Node | None) -> None:
        self.search: Final = search
        self.sight: Final = sight
        self.deadline: Final = deadline
        self.hand: Final = Hand(seed)
        self.judge: Final = search.judgement(sight.game)
        self.began: Final = time.monotonic()
        self.done = 0  # walks
        self.root: Final = Node(-1, 1.0)
        picks = self.root.picks_of(sight.seat)
        kept = None if known is None else known.picks_of(sight.seat)
        self.children: Final[list[Node]] = []  # of every option, one for those that are alike
        options = on_offer(sight.decision)
        looks = inclinations(self.judge, sight.veiled, options)
        for option, look in zip(options, looks, strict=True):
            stand = self.judge.alike(sight.veiled, option)
            child = picks.get(stand)
            if child is None:
                below = None if kept is None else kept.get(stand)
                child = picks[stand] = Node(sight.seat, look * look + 0.02)
                if below is not None:
                    # What was found out about the way on stays; the options themselves are compared afresh.
                    child.asked, child.children, child.others = below.asked, below.children, below.others
            self.children.append(child)
        self.field = entrants(self.judge, sight.veiled, options, looks)[:ENTRANTS]

    def goes_on(self, tables: int, left: int) -> bool:
        """Let everybody walk through so many tables, `left` such rounds to go; False: no more to find out."""
        search, sight, game = self.search, self.sight, self.sight.game
        at = 0
        while at < tables:
            world, luck = sight.imagine(self.hand.seed()), self.hand.seed()
            now = self.began
            for index in self.field:
                now = time.monotonic()
                if now >= self.deadline and self.done:
                    return False
                state = world.copy()
                game.pick(state, index)
                search.walk(game, self.judge, state, self.children[index], Hand(luck), world.decided)
                self.done += 1
            at += 1
            if self.deadline != inf:
                share = (self.deadline - now) / left * self.done / max(1e-6, now - self.began)
                tables = min(tables, at + int(share / len(self.field)))
            if search.sure and at % BLOCK == 0:
                before = len(self.field)
                self.give_up()
                if len(self.field) == 1:
                    return False
                tables = at + (tables - at) * before // len(self.field)
        return True

    def give_up(self) -> None:
        """Leave out who can hardly turn out best any more."""
        children, sure = self.children, self.search.sure
        best = children[max(self.field, key=lambda index: children[index].mean)]
        if best.visits < ENOUGH:
            return
        least = best.mean - sure * best.doubt
        self.field = [
            index
            for index in self.field
            if children[index] is best or children[index].mean + sure * children[index].doubt >= least
        ]

    def halve(self) -> None:
        """The better half goes on."""
        ranked = sorted(self.field, key=lambda index: self.children[index].standing, reverse=True)
        self.field = ranked[: ceil(len(ranked) / 2)]
