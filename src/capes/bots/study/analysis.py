"""A finished game judged: the chance of winning at every decision, what lost the most, and what was better."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, NamedTuple

from capes.bots.advice import Advice, advise
from capes.bots.arena import own_seed
from capes.bots.glance import Hand
from capes.bots.levels import PICKS, TURNS
from capes.core.errors import BadRecord
from capes.core.game import Game
from capes.core.record import Record
from capes.core.sight import Sight
from capes.core.state import CoreState
from capes.language.catalogue import capital, say
from capes.language.sentence import Sentence, plain


class Moment(NamedTuple):
    """One decision: who decided, what was picked, what it cost and what was better."""

    number: int  # the pick's place in the record, from 1
    seat: int
    why: str
    picked: Sentence
    chance: float  # of winning with the best option, from what the seat knew
    lost: float  # how much of it the pick gave away
    better: Advice | None  # None if nothing was

    def to_data(self) -> dict[str, Any]:
        """As JSON data, in words."""
        return {
            "pick": self.number, "seat": self.seat, "why": self.why, "picked": capital(say(self.picked)),
            "chance": round(self.chance, 4), "lost": round(self.lost, 4),
            "better": None if self.better is None else self.better.in_words(),
        }  # fmt: skip


class Analysis(NamedTuple):
    """A game's curve and its moments."""

    game: str
    winners: tuple[int, ...] | None
    curve: list[tuple[int, list[float]]]  # pick, and every seat's chance before it as an onlooker would guess
    moments: list[Moment]
    interrupted: bool = False

    def worst(self, most: int = 5) -> list[Moment]:
        """The decisions that lost the most, dearest first."""
        costly = [moment for moment in self.moments if moment.better is not None]
        return sorted(costly, key=lambda moment: -moment.lost)[:most]

    def to_data(self, most: int = 10) -> dict[str, Any]:
        """As JSON data."""
        return {
            "game": self.game,
            "winners": None if self.winners is None else list(self.winners),
            "curve": [{"pick": at, "chances": [round(chance, 4) for chance in chances]} for at, chances in self.curve],
            "worst": [moment.to_data() for moment in self.worst(most)],
            "decisions": len(self.moments),
            "interrupted": self.interrupted,
        }


def judge(game: Game, state: CoreState, pick: int, number: int, walks: int) -> Moment | None:
    """What a pick was worth against the best; None where there was no real choice."""
    decision = state.decision
    assert decision is not None
    if len(decision.options) == 1:
        return None
    sight = Sight(game, state)
    seed = own_seed(number, sight.seat, decision.number)
    found = advise(sight, inf, seed, walks, most=len(decision.options))
    stand = game.alike(sight.veiled, decision.options[pick])
    mine = next((one for one in found if game.alike(sight.veiled, decision.options[one.option]) == stand), None)
    best = max(found, key=lambda one: (one.walks, one.chance))
    picked = game.choice(state, decision.options[pick])
    # A pick hardly walked was not thought worth a look; its few walks say little, so it is judged by one more search.
    if mine is None or mine.walks < max(8, walks // 12):
        chance = after(game, sight, pick, walks // 2, seed)
    else:
        chance = mine.chance
    lost = max(0.0, best.chance - chance)
    better = best if best is not mine and lost > 0.0 else None
    return Moment(number, sight.seat, decision.why, picked, max(best.chance, chance), lost if better else 0.0, better)


def after(game: Game, sight: Sight, pick: int, tables: int, seed: int) -> float:
    """The mean outlook after a pick, over imagined tables played on quickly."""
    hand, total = Hand(seed), 0.0
    for _ in range(max(8, tables)):
        world = sight.imagine(hand.seed())
        game.pick(world, pick)
        hand.play_on(game, world, game.judge(), PICKS, TURNS)
        total += game.worth(world, sight.seat)
    return total / max(8, tables)


def outlooks(game: Game, state: CoreState, seed: int, tables: int = 12) -> list[float]:
    """Every seat's chance at a position, by quick games to be seen with open cards: for the curve afterwards."""
    seats = range(game.seats(state))
    if state.result is not None:
        return [game.worth(state, seat) for seat in seats]
    hand, total = Hand(seed), [0.0] * len(seats)
    for _ in range(tables):
        world = state.copy()
        hand.play_on(game, world, game.judge(), PICKS, TURNS)
        for seat in seats:
            total[seat] += game.worth(world, seat)
    return [one / tables for one in total]


def analyse(game: Game, record: Record, walks: int = 120, told: Callable[[], None] = lambda: None) -> Analysis:
    """Walk through a record and judge every decision; interrupted, it gives what it has."""
    curve: list[tuple[int, list[float]]] = []
    moments: list[Moment] = []
    state: CoreState | None = None
    interrupted = False
    try:
        for number, state in enumerate(record.positions(game)):
            curve.append((number, outlooks(game, state, number)))
            if number < len(record.picks):
                if state.decision is None:
                    raise BadRecord(plain(f"pick {number + 1} comes after the end of the game"))
                pick = record.picks[number]
                if 0 <= pick < len(state.decision.options):
                    moment = judge(game, state, pick, number + 1, walks)
                    if moment is not None:
                        moments.append(moment)
                told()
    except KeyboardInterrupt:
        interrupted = True
    result = None if state is None else state.result
    return Analysis(record.game, None if result is None else result.winners, curve, moments, interrupted)
