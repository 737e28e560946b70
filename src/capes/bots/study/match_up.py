"""One deck against others: the games, how it fares against each, and what its cards do when drawn.

The games are those of `pairings` for the two decks with the mirror games left out, so that the figures equal those of
`capes sim GAME DECK OTHER --games 2N` with the same seed, N being even.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from capes.bots.arena import Outcome, Pairing
from capes.bots.study.figures import Share
from capes.bots.study.sim import decks_in, pairings, points


def match_up(game: str, deck: str, other: str, games: int, bot: str, seed: int, fraction: float = 1.0) -> list[Pairing]:
    """The games of a deck against another: `games` of them, each beginning seat in turn; tagged with the other."""
    everything = pairings(game, 2 * games + 2, (deck, other), (bot,), seed, fraction)
    wanted = everything if deck == other else [one for one in everything if len(set(decks_in(one))) > 1]
    return [one._replace(tag=other) for one in wanted[:games]]


def in_turn(lists: Sequence[Sequence[Pairing]]) -> list[Pairing]:
    """The games of several match-ups dealt out in turn, so that a table of them fills evenly."""
    longest = max((len(one) for one in lists), default=0)
    return [one[at] for at in range(longest) for one in lists if at < len(one)]


def seat_of(pairing: Pairing, deck: str) -> int:
    """The seat that plays the deck."""
    return decks_in(pairing).index(deck)


def rows(outcomes: Iterable[Outcome], deck: str, against: Sequence[str]) -> list[dict[str, Any]]:
    """How the deck fared against each, in the order asked for, then against all together."""
    scores: dict[str, list[float]] = {other: [] for other in against}
    for one in outcomes:
        scores[one.pairing.tag].append(points(one, seat_of(one.pairing, deck)))
    found = [{"deck": other, **Share(sum(won), len(won)).to_data()} for other, won in scores.items()]
    everything = [score for won in scores.values() for score in won]
    return [*found, {"deck": "", **Share(sum(everything), len(everything)).to_data()}]


def when_drawn(outcomes: Iterable[Outcome], deck: str) -> list[dict[str, Any]]:
    """The deck's cards with the share of games won by whoever drew them, best first."""
    scores: dict[str, list[float]] = {}
    for one in outcomes:
        seat = seat_of(one.pairing, deck)
        for card, drawn in one.drawn.items():
            if drawn[seat]:
                scores.setdefault(card, []).append(points(one, seat))
    found = [{"card": card, **Share(sum(won), len(won)).to_data()} for card, won in scores.items()]
    return sorted(found, key=lambda row: (-row["rate"], row["card"]))
