"""What every bot can do, and those that do not search."""

from __future__ import annotations

import time
from math import inf
from typing import Final, Protocol

from capes.bots.glance import Hand, entrants, inclinations, on_offer, random_pick
from capes.core.rng import Rng
from capes.core.sight import Sight


class Bot(Protocol):
    """Whoever chooses an option from a sight."""

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """The index of the option to pick, by `deadline` (of the monotonic clock).

        Same knowledge, same seed and no deadline in the way: same choice. Who remembers its own earlier thoughts
        chooses the same after the same thoughts, and what it thought then came of what it knew then.
        """


class Dice:
    """Picks any option: the yardstick every level must beat."""

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """Each option as likely as the others."""
        return random_pick(sight.decision, Rng(seed))


class RuleOfThumb:
    """Picks by what looks promising, with a generous share of whims."""

    def __init__(self, whims: float = 0.2, style: str = "") -> None:
        self.whims: Final = whims
        self.style: Final = style

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """On a whim any option; else the more promising the likelier."""
        options = on_offer(sight.decision)
        hand = Hand(seed)
        if hand.lot() < self.whims:
            return int(hand.lot() * len(options))
        judge = sight.game.judge(self.style)
        return hand.drawn([look * look + 0.001 for look in inclinations(judge, sight.veiled, options)])


class OneLookAhead:
    """Tries every option in its head on a few imagined tables, and takes what leaves it best off."""

    def __init__(self, tables: int = 1, trust: float = 0.15, style: str = "") -> None:
        self.tables: Final = tables
        self.trust: Final = trust  # how much the first glance still counts
        self.style: Final = style

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """The option with the best mean outlook right after it."""
        game, seat = sight.game, sight.seat
        options = on_offer(sight.decision)
        if len(options) == 1:
            return 0
        judge = game.judge(self.style)
        looks = inclinations(judge, sight.veiled, options)
        field = entrants(judge, sight.veiled, options, looks)
        if judge.is_beyond(sight.veiled):
            return field[0]
        scores = [self.trust * look for look in looks]
        seen = set(field)
        scores = [score if index in seen else -1.0 for index, score in enumerate(scores)]
        hand = Hand(seed)
        for _ in range(self.tables):
            table = sight.imagine(hand.seed())
            for index in sorted(field):
                if time.monotonic() >= deadline:
                    return scores.index(max(scores))
                world = table.copy()
                game.pick(world, index)
                scores[index] += judge.worth(world, seat) / self.tables
        return scores.index(max(scores))


class Whimsical:
    """Thinks like another bot, but makes a share of its decisions at a glance, as people do."""

    def __init__(self, bot: Bot, whims: float, style: str = "") -> None:
        self.bot: Final = bot
        self.whims: Final = whims
        self.glancing: Final = RuleOfThumb(0.0, style)

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """On a whim by rule of thumb, else what the other would."""
        hand = Hand(seed)
        if hand.lot() < self.whims:
            return self.glancing.choose(sight, deadline, hand.seed())
        return self.bot.choose(sight, deadline, hand.seed())
