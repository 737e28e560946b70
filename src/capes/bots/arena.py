"""Games between bots, each seat seeing only its own sight; the same seed gives the same game."""

from __future__ import annotations

import time
from typing import NamedTuple

from capes.bots.bot import Bot
from capes.bots.levels import make_bot
from capes.bots.sight import Sight
from capes.core.errors import CapesError
from capes.core.event import Event
from capes.core.game import Game, SetupData
from capes.core.rng import MASK, mixed
from capes.games import game as game_by_id

LONGEST = 20_000
"""Picks after which a game counts as endless."""

DRAWN = frozenset(("DrewCard", "Drew", "PutIntoHand"))
PLAYED = frozenset((
    "MainPlaced", "Appeared", "Levelled", "Equipped", "TwistPlayed", "PutInPlay", "PlayedCondition",
    "PlayedInterruption",
))  # fmt: skip
LAID = frozenset(("ResourcePlaced", "ResourceAdded", "LocationTurned"))
"""What any game's events call drawing, playing and laying open a card; the card is the event's own face."""


class Endless(CapesError):
    """A game between bots did not end."""


class Pairing(NamedTuple):
    """A game to be played: everything it takes to play it again."""

    game: str
    setup: SetupData
    seed: int
    bots: tuple[str, ...]  # a level for every seat
    fraction: float = 1.0
    tag: str = ""  # what the study calls it


class Outcome(NamedTuple):
    """A game that was played."""

    pairing: Pairing
    winners: tuple[int, ...]
    why: str
    first: int  # the seat that began
    turns: int
    picks: list[int]
    drawn: dict[str, list[int]]  # card -> how many each seat drew
    played: dict[str, list[int]]
    slowest: list[float]  # seconds of each seat's longest thought
    turn_played: dict[str, list[int]] = {}  # card -> on which of its own turns each seat first played it


def own_seed(seed: int, seat: int, number: int) -> int:
    """A bot's own chance at one decision, which has nothing to do with the cards."""
    return mixed((seed * 0x9E3779B97F4A7C15 + seat * 0x1000193 + number) & MASK)


def play(pairing: Pairing) -> Outcome:
    """Play a game between bots to its end."""
    game: Game = game_by_id(pairing.game)
    state = game.new_game(pairing.setup, pairing.seed)
    bots: list[Bot] = [make_bot(id, pairing.fraction) for id in pairing.bots]
    telling = Telling(len(bots))
    telling.hear(state.news)
    picks: list[int] = []
    slowest = [0.0] * len(bots)
    while state.decision is not None:
        decision = state.decision
        began = time.perf_counter()
        if len(decision.options) == 1:
            pick = 0
        else:
            chance = own_seed(pairing.seed, decision.seat, decision.number)
            pick = bots[decision.seat].choose(Sight(game, state), seed=chance)
        slowest[decision.seat] = max(slowest[decision.seat], time.perf_counter() - began)
        game.pick(state, pick)
        picks.append(pick)
        telling.hear(state.news)
        if len(picks) > LONGEST:
            raise Endless(f"seed {pairing.seed}: no end after {LONGEST} picks")
    assert state.result is not None
    return Outcome(
        pairing, state.result.winners, state.result.why, telling.first, telling.turns, picks,
        telling.drawn, telling.played, slowest, telling.turn_played,
    )  # fmt: skip


class Telling:
    """What a study remembers of the events of a game."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.first = -1
        self.turns = 0
        self.own_turns = [0] * seats
        self.drawn: dict[str, list[int]] = {}
        self.played: dict[str, list[int]] = {}
        self.turn_played: dict[str, list[int]] = {}

    def hear(self, news: list[Event]) -> None:
        """Count what matters."""
        for event in news:
            if event.what == "TurnBegan":
                self.turns += 1
                if self.first < 0:
                    self.first = event.seat
                if 0 <= event.seat < self.seats:
                    self.own_turns[event.seat] += 1
            elif event.face and 0 <= event.seat < self.seats:
                if event.what in DRAWN:
                    self.drawn.setdefault(event.face, [0] * self.seats)[event.seat] += 1
                elif event.what in PLAYED or (event.what in LAID and event.number == 1):
                    counts = self.played.setdefault(event.face, [0] * self.seats)
                    if not counts[event.seat]:
                        first = self.turn_played.setdefault(event.face, [0] * self.seats)
                        first[event.seat] = self.own_turns[event.seat]
                    counts[event.seat] += 1

