"""Games between bots, each seat seeing only its own sight; the same seed gives the same game."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from capes.bots.bot import Bot
from capes.bots.levels import make_bot
from capes.bots.outside import Outside
from capes.core.errors import ToolError
from capes.core.event import Event, SeatEvent, TurnBegan
from capes.core.game import Game, SetupData
from capes.core.judge import Slip
from capes.core.rng import MASK, mixed
from capes.core.sight import Sight
from capes.games import game as game_by_id

LONGEST = 20_000
"""Picks after which a game counts as endless."""


class Endless(ToolError):
    """A game between bots did not end."""


class Pairing(NamedTuple):
    """A game to be played: everything it takes to play it again."""

    game: str
    setup: SetupData
    seed: int
    bots: tuple[str, ...]  # a level for every seat
    fraction: float = 1.0
    tag: str = ""  # what the study calls it
    seconds: float = 0.0  # the longest a thought may take; 0: as long as it takes
    habits: bool = False  # whether slips are counted


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
    slips: dict[str, list[tuple[int, int]]] = {}  # what -> for each seat how often it could slip, and did
    camps: tuple[str, ...] = ()  # what every seat played as, where the game has such sides
    stall: int = -1  # the most turns in a row in which nobody fell, got up, came or went; -1: the game tells none


def own_seed(seed: int, seat: int, number: int) -> int:
    """A bot's own chance at one decision, which has nothing to do with the cards."""
    return mixed((seed * 0x9E3779B97F4A7C15 + seat * 0x1000193 + number) & MASK)


def play(pairing: Pairing, players: Sequence[Bot] = ()) -> Outcome:
    """Play a game between bots to its end; the players are made by their names unless they are given."""
    game: Game = game_by_id(pairing.game)
    state = game.new_game(pairing.setup, pairing.seed)
    bots = players or [make_bot(id, pairing.fraction) for id in pairing.bots]
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
            deadline = time.monotonic() + pairing.seconds if pairing.seconds else inf
            pick = bots[decision.seat].choose(Sight(game, state), deadline, chance)
            if pairing.habits:
                telling.count(decision.seat, game.slips(state, pick))
        slowest[decision.seat] = max(slowest[decision.seat], time.perf_counter() - began)
        game.pick(state, pick)
        picks.append(pick)
        telling.hear(state.news)
        if len(picks) > LONGEST:
            raise Endless(f"seed {pairing.seed}: no end after {LONGEST} picks")
    for bot in bots:
        if isinstance(bot, Outside):
            bot.put_back()
    assert state.result is not None
    return Outcome(
        pairing, state.result.winners, state.result.why, telling.first, telling.turns, picks,
        telling.drawn, telling.played, slowest, telling.turn_played, telling.slips,
        tuple(game.camp(state, seat) for seat in range(len(bots))), telling.stall,
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
        self.slips: dict[str, list[tuple[int, int]]] = {}
        self.stall = -1
        self.still = 0

    def count(self, seat: int, slips: list[Slip]) -> None:
        """Count chances to slip, and slips."""
        for slip in slips:
            counts = self.slips.setdefault(slip.what, [(0, 0)] * self.seats)
            chances, made = counts[seat]
            counts[seat] = (chances + 1, made + slip.made)

    def hear(self, news: list[Event]) -> None:
        """Count what matters."""
        for event in news:
            if event.stirs:
                self.stall, self.still = max(self.stall, 0), 0
            if not isinstance(event, SeatEvent):
                continue
            seat = event.seat
            if isinstance(event, TurnBegan):
                self.turns += 1
                self.still += 1
                if self.stall >= 0:
                    self.stall = max(self.stall, self.still - 1)
                if self.first < 0:
                    self.first = seat
                self.own_turns[seat] += 1
            elif event.drawn is not None:
                self.drawn.setdefault(event.drawn.face, [0] * self.seats)[seat] += 1
            elif event.played is not None:
                counts = self.played.setdefault(event.played.face, [0] * self.seats)
                if not counts[seat]:
                    first = self.turn_played.setdefault(event.played.face, [0] * self.seats)
                    first[seat] = self.own_turns[seat]
                counts[seat] += 1
