"""What a search remembers from one decision to the next: the tree below its choice, while all goes as foreseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capes.core.game import Game
from capes.core.judge import Judge
from capes.core.sight import Sight
from capes.core.state import CoreState

if TYPE_CHECKING:
    from capes.bots.search import Node

TREES: Final = 12
"""How many trees are kept; the oldest go first."""
LIKELY: Final = 3
"""Below how many of the options that went furthest the tree is kept: whoever asks may have heard others too."""
STEPS: Final = 12
"""How many questions that others pass are followed to the seat's next decision."""


class Memory:
    """Trees by what the table looks like to a seat.

    A tree is found again only by the very seat that grew it, and only if the table looks exactly as it was expected to:
    the seat did what it had in mind and the others let it. Whatever else happens, the seat has learned something, and
    begins anew. So what it knows decides alone, what it knew before included.
    """

    def __init__(self) -> None:
        self.trees: dict[str, Node] = {}
        self.found = 0

    def find(self, sight: Sight) -> Node | None:
        """The tree that was grown for this decision before it came."""
        if not self.trees:
            return None
        tree = self.trees.pop(name_of(sight.game, sight.veiled, sight.seat), None)
        self.found += tree is not None
        return tree

    def keep(self, sight: Sight, judge: Judge, ranked: list[tuple[int, Node]]) -> None:
        """Keep the trees below the options that went furthest, best first."""
        for index, node in ranked[:LIKELY]:
            if node.children:
                self._keep_below(sight, judge, index, node)

    def _keep_below(self, sight: Sight, judge: Judge, index: int, node: Node) -> None:
        game, world = sight.game, sight.imagine(0)
        game.pick(world, index)
        nodes = [node]
        for _ in range(STEPS):
            decision = world.decision
            if decision is None:
                return
            pick = 0
            if len(decision.options) > 1:
                if decision.seat == sight.seat:
                    break
                window = game.window(world)
                if window is None:
                    return
                pick = window[0]
                below = nodes[-1].picks_of(decision.seat).get(judge.alike(world, decision.options[pick]))
                if below is not None:
                    nodes.append(below)
            game.pick(world, pick)
        if world.decision is None or world.decision.seat != sight.seat:
            return
        # At tables where the others could do nothing they were not asked, and the tree has no pick of theirs.
        name = name_of(game, game.veil(world, sight.seat), sight.seat)
        self.trees.pop(name, None)
        self.trees[name] = max(nodes, key=lambda one: walked(one, sight.seat))
        while len(self.trees) > TREES:
            del self.trees[next(iter(self.trees))]


def walked(node: Node, seat: int) -> int:
    """How often a seat has picked at this place of the tree."""
    return sum(child.visits for child in node.picks_of(seat).values())


def name_of(game: Game, veiled: CoreState, seat: int) -> str:
    """What a seat knows, in short."""
    return f"{game.id} {seat} {game.fingerprint(veiled)}"
