"""Advice for a pending decision: the best options, the chance of winning with each, and what would follow."""

from __future__ import annotations

from math import inf
from typing import Any, Final, NamedTuple

from capes.bots.glance import on_offer
from capes.bots.levels import PICKS, TURNS
from capes.bots.search import Node, Search
from capes.core.levels import BY_ID
from capes.core.sight import Sight

LINE: Final = 6
"""How many picks ahead the expected line goes."""


class Advice(NamedTuple):
    """One option: its index and label, the estimated chance of winning, how sure (walks), and the expected line."""

    option: int
    label: str
    chance: float
    walks: int
    line: tuple[str, ...]

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "option": self.option, "label": self.label, "chance": round(self.chance, 4), "walks": self.walks,
            "line": list(self.line),
        }  # fmt: skip

    @staticmethod
    def from_data(data: dict[str, Any]) -> Advice:
        """Back from JSON data."""
        return Advice(data["option"], data["label"], data["chance"], data["walks"], tuple(data["line"]))


def advise(
    sight: Sight, deadline: float = inf, seed: int = 0, walks: int = BY_ID["champion"].effort, most: int = 5
) -> list[Advice]:
    """The best options of a decision, best first; same knowledge and seed, same advice."""
    options = on_offer(sight.decision)
    game, veiled = sight.game, sight.veiled
    if len(options) == 1:
        return [Advice(0, game.label(veiled, options[0]), game.worth(veiled, sight.seat), 0, ())]
    root = Search(walks, PICKS, TURNS).explore(sight, deadline, seed)
    found = []
    for index, option in enumerate(options):
        node = root.children.get(option)
        if node is not None and node.visits:
            line = expected_line(sight, index, node, seed) if node.visits > 1 else ()
            found.append(Advice(index, game.label(veiled, option), node.mean, node.visits, line))
    found.sort(key=lambda one: (-one.walks, -one.chance))
    return found[:most]


def expected_line(sight: Sight, index: int, node: Node, seed: int) -> tuple[str, ...]:
    """What would follow by the most walked picks, told up to the first one that needs a card nobody has shown yet."""
    game = sight.game
    world = sight.imagine(seed)
    game.pick(world, index)
    line: list[str] = []
    while world.decision is not None and len(line) < LINE and not game.revealed(sight.veiled, world):
        options = on_offer(world.decision)
        if len(options) == 1:
            game.pick(world, 0)
            continue
        walked = [(child.visits, -at) for at, option in enumerate(options) if (child := node.children.get(option))]
        if not walked or max(walked)[0] < 2:
            break
        at = -max(walked)[1]
        line.append(game.label(world, options[at]))
        node = node.children[options[at]]
        game.pick(world, at)
    return tuple(line)
