"""Advice for a pending decision: the best options, the chance of winning with each, and what would follow."""

from __future__ import annotations

from math import inf
from typing import Any, Final, NamedTuple

from capes.bots.glance import on_offer
from capes.bots.levels import PICKS, TURNS
from capes.bots.search import Node, Search
from capes.core.judge import Judge
from capes.core.levels import BY_ID
from capes.core.option import Option
from capes.core.sight import Sight
from capes.language.catalogue import capital, say
from capes.language.sentence import Sentence, sentence_of

LINE: Final = 6
"""How many picks ahead the expected line goes."""


class Advice(NamedTuple):
    """One option: its index, what it means, the estimated chance of winning, how sure (walks), what would follow."""

    option: int
    choice: Sentence
    chance: float
    walks: int
    follows: tuple[Sentence, ...]

    @property
    def label(self) -> str:
        """The option in words."""
        return capital(say(self.choice))

    @property
    def line(self) -> tuple[str, ...]:
        """What would follow, in words."""
        return tuple(capital(say(one)) for one in self.follows)

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "option": self.option, "label": self.choice.data(), "chance": round(self.chance, 4), "walks": self.walks,
            "line": [one.data() for one in self.follows],
        }  # fmt: skip

    def in_words(self) -> dict[str, Any]:
        """As JSON data for people."""
        return {**self.to_data(), "label": self.label, "line": list(self.line)}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Advice:
        """Back from JSON data."""
        line = tuple(map(sentence_of, data["line"]))
        return Advice(data["option"], sentence_of(data["label"]), data["chance"], data["walks"], line)


def advise(
    sight: Sight, deadline: float = inf, seed: int = 0, walks: int = BY_ID["champion"].effort, most: int = 5
) -> list[Advice]:
    """The best options of a decision, best first; same knowledge and seed, same advice."""
    options = on_offer(sight.decision)
    game, veiled = sight.game, sight.veiled
    if len(options) == 1:
        return [Advice(0, game.choice(veiled, options[0]), game.worth(veiled, sight.seat), 0, ())]
    search = Search(walks, PICKS, TURNS)
    judge = search.judgement(game)
    root = search.explore(sight, deadline, seed)
    found = []
    told: set[Option] = set()
    for index, option in enumerate(options):
        stand = judge.alike(veiled, option)
        node = root.children.get(stand)
        if node is not None and node.visits and stand not in told:
            told.add(stand)
            line = expected_line(sight, judge, index, node, seed) if node.visits > 1 else ()
            found.append(Advice(index, game.choice(veiled, option), node.mean, node.visits, line))
    found.sort(key=lambda one: (-one.walks, -one.chance))
    return found[:most]


def expected_line(sight: Sight, judge: Judge, index: int, node: Node, seed: int) -> tuple[Sentence, ...]:
    """What would follow by the most walked picks, told up to the first one that needs a card nobody has shown yet."""
    game = sight.game
    world = sight.imagine(seed)
    game.pick(world, index)
    line: list[Sentence] = []
    while world.decision is not None and len(line) < LINE and not game.revealed(sight.veiled, world):
        options = on_offer(world.decision)
        if len(options) == 1:
            game.pick(world, 0)
            continue
        stands = [judge.alike(world, option) for option in options]
        picks = node.picks_of(world.decision.seat)
        walked = [(child.visits, -at) for at, stand in enumerate(stands) if (child := picks.get(stand))]
        if not walked or max(walked)[0] < 2:
            break
        at = -max(walked)[1]
        line.append(game.choice(world, options[at]))
        node = picks[stands[at]]
        game.pick(world, at)
    return tuple(line)
