"""The ladder: levels against each other with swapped seats and mirrored decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from capes.bots.arena import Outcome, Pairing
from capes.bots.levels import make_bot
from capes.bots.outside import is_outside
from capes.bots.study.figures import Share
from capes.bots.study.many import Failure, play_many
from capes.core.errors import BadSetup
from capes.core.levels import LEVELS, RANDOM, find, level
from capes.games import game as game_by_id
from capes.language.sentence import plain


class Rung(NamedTuple):
    """One level against another, as the upper one fared."""

    upper: str
    lower: str
    share: Share

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {"upper": self.upper, "lower": self.lower, **self.share.to_data()}


class Rating(NamedTuple):
    """How good a level is, and how sure that is."""

    level: str
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """The figure to rank by."""
        return self.mu - 3 * self.sigma

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {"level": self.level, "mu": round(self.mu, 3), "sigma": round(self.sigma, 3)}


class Ladder(NamedTuple):
    """What the games have shown."""

    game: str
    fraction: float
    seed: int
    rungs: list[Rung]
    ratings: list[Rating]
    failures: list[Failure]
    interrupted: bool

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "game": self.game,
            "fraction": self.fraction,
            "seed": self.seed,
            "rungs": [rung.to_data() for rung in self.rungs],
            "ratings": [one.to_data() for one in self.ratings],
            "failures": [one.to_data() for one in self.failures],
            "interrupted": self.interrupted,
        }


def mirrored(at: int, decks: Sequence[str]) -> dict[str, Any]:
    """A set-up in which both have the same deck; each pair of games takes the next deck."""
    return {"decks": [decks[at % len(decks)]] * 2} if decks else {}


def decks_of(game: str) -> list[str]:
    """The ready-made decks of a game, by id."""
    return [str(deck["id"]) for deck in game_by_id(game).setup_form().get("decks", [])]


def steps(levels: Sequence[str], everybody: bool) -> list[tuple[str, str]]:
    """Who meets whom: neighbours, the top against random play, or everybody everybody."""
    order = [RANDOM, *(one.id for one in LEVELS)]
    # Styles, older minds and bots of other packages come above the levels, in the order they are named.
    order += [id for id in levels if id not in order and (find(id) is not None or is_outside(id))]
    for id in levels:
        if id not in order:
            level(id)
    chosen = sorted(levels or order, key=order.index)
    if len(chosen) < 2:
        raise BadSetup(plain("a ladder needs at least two levels"))
    if everybody:
        return [(upper, lower) for at, upper in enumerate(chosen) for lower in chosen[:at]]
    pairs = [(upper, lower) for lower, upper in pairwise(chosen)]
    top = (chosen[-1], RANDOM)
    return [*pairs, top] if chosen[0] == RANDOM and top not in pairs else pairs


def pairings(
    game: str,
    pairs: Sequence[tuple[str, str]],
    games: int,
    seed: int,
    fraction: float,
    decks: Sequence[str],
    seconds: float = 0.0,
) -> list[Pairing]:
    """Every game of a ladder; the same deal is played twice with swapped seats."""
    lists = list(decks) or decks_of(game)
    found = []
    for at in range(games):
        setup = mirrored(at // 2, lists)
        for upper, lower in pairs:
            bots = (upper, lower) if at % 2 == 0 else (lower, upper)
            found.append(Pairing(game, setup, seed + at // 2, bots, fraction, f"{upper}>{lower}", seconds))
    return found


def climb(
    game: str,
    pairs: Sequence[tuple[str, str]],
    games: int,
    seed: int = 1,
    fraction: float = 1.0,
    decks: Sequence[str] = (),
    jobs: int = 0,
    told: Callable[[], None] = lambda: None,
    seconds: float = 0.0,
    ray: str = "",
    kept: Path | None = None,
) -> Ladder:
    """Play the ladder and rate the levels."""
    for id in {id for pair in pairs for id in pair}:
        make_bot(id, fraction)  # refuses what cannot be played before anything is
    played = play_many(pairings(game, pairs, games, seed, fraction, decks, seconds), jobs, told, ray, kept)
    rungs = [rung_of(upper, lower, played.outcomes) for upper, lower in pairs]
    return Ladder(game, fraction, seed, rungs, ratings(played.outcomes), played.failures, played.interrupted)


def rung_of(upper: str, lower: str, outcomes: Sequence[Outcome]) -> Rung:
    """How the upper level fared in its games against the lower one."""
    mine = [one for one in outcomes if one.pairing.tag == f"{upper}>{lower}"]
    wins = sum(one.pairing.bots.index(upper) in one.winners and 1 / len(one.winners) for one in mine)
    return Rung(upper, lower, Share(wins, len(mine)))


def ratings(outcomes: Sequence[Outcome]) -> list[Rating]:
    """OpenSkill ratings, best first; games are taken in turns so that no pairing comes all at once."""
    from openskill.models import PlackettLuce  # where decks alone are asked about, nobody need have it

    model = PlackettLuce()
    known: dict[str, Any] = {}
    for one in sorted(outcomes, key=lambda outcome: (outcome.pairing.seed, outcome.pairing.tag)):
        bots = one.pairing.bots
        teams = [[known.setdefault(id, model.rating(name=id))] for id in bots]
        ranks = [0.0 if seat in one.winners else 1.0 for seat in range(len(bots))]
        for id, team in zip(bots, model.rate(teams, ranks=ranks), strict=True):
            known[id] = team[0]
    rated = [Rating(id, float(rating.mu), float(rating.sigma)) for id, rating in known.items()]
    return sorted(rated, key=lambda one: -one.mu)
