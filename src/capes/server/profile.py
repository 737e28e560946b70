"""What somebody's games add up to: wins by deck and Main Character, favourite cards, ratings over time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

import msgspec

from capes.bots.study.figures import wilson
from capes.server.api.played_shapes import CardPlayed, Curve, CurvePoint, Share
from capes.server.storage.results import Result

MOST_DECKS = 8
MOST_CARDS = 8
MOST_POINTS = 200
"""Points of a rating curve; of longer ones every so many-th is shown, and always the last."""


def shares(found: Iterable[Result], by: Literal["deck", "main"]) -> list[Share]:
    """Wins by deck or by Main Character, the most played first."""
    groups: dict[tuple[str, str, str], list[bool]] = {}
    for one in found:
        key = (one.game, one.deck if by == "deck" else "", one.main)
        if key[1] if by == "deck" else key[2]:
            groups.setdefault(key, []).append(one.won)
    made: list[Share] = []
    for (game, deck, main), won in groups.items():
        wins, games = sum(won), len(won)
        low, high = wilson(wins, games)
        made.append(Share(game, deck, main, games, wins, round(wins / games, 4), round(low, 4), round(high, 4)))
    return sorted(made, key=lambda share: (-share.games, share.deck, share.main))[:MOST_DECKS]


def favourites(found: Iterable[Result]) -> list[CardPlayed]:
    """The cards somebody has played most often."""
    times: Counter[tuple[str, str]] = Counter()
    games: Counter[tuple[str, str]] = Counter()
    for one in found:
        cards: dict[str, int] = msgspec.json.decode(one.cards) if one.cards else {}
        for card, count in cards.items():
            times[one.game, card] += count
            games[one.game, card] += 1
    return [CardPlayed(*key, count, games[key]) for key, count in times.most_common(MOST_CARDS)]


def curves(found: Iterable[Result]) -> list[Curve]:
    """How the rating moved, mode by mode."""
    modes: dict[tuple[str, str], list[CurvePoint]] = {}
    for one in found:
        if one.rating is not None:
            modes.setdefault((one.game, one.mode), []).append(CurvePoint(one.at, round(one.rating), one.table_id))
    return [Curve(*mode, thinned(points)) for mode, points in modes.items()]


def thinned(points: list[CurvePoint]) -> list[CurvePoint]:
    """Enough points to draw a line."""
    step = -(-len(points) // MOST_POINTS)
    return [*points[:-1][:: max(1, step)], points[-1]]
