"""How often a person is asked, and how often for nothing: games against a bot, the person pressing what looks good.

.venv/bin/python -m tests.table.clicks [games]
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

from capes.games import game as named
from capes.table.match import Match
from capes.table.player import Glance
from capes.table.terms import SeatTerms, Terms, check_terms
from capes.table.watch import chore, plan_chore, sight


class Count(NamedTuple):
    """What one game asked of a person."""

    asked: int
    alone: int  # questions that left nothing to decide
    turns: int


def play(game: str, seed: int, auto_pass: Any = "mine", most: int = 3000) -> Count:
    """One game of a person in seat 0 against a program in seat 1."""
    rules = named(game)
    seats = [SeatTerms("human", person="p", name="P"), SeatTerms("bot", "rookie", name="Bot")]
    terms = Terms(f"t{seed}", game, {}, seats, server_seed=f"{seed:02x}" * 64)
    check_terms(rules, terms)
    match = Match(rules, terms)
    match.make(match.plan_start(0.0), 0.0)
    match.seats[0].away_since = None
    match.set_auto_pass(0, auto_pass)
    asked = alone = 0
    for _ in range(most):
        holder = match.holder
        if holder is None:
            break
        due = chore(match)
        if due is not None and due.kind in ("bot", "auto-pass"):
            match.make(plan_chore(match, due, 0.0), 0.0)
            continue
        decision = match.state.decision
        assert decision is not None and holder == 0
        asked += 1
        alone += len(decision.options) == 1
        match.make(match.plan_picks(0, [(None, Glance().choose(sight(match, 0)))], 0.0), 0.0)
    turn = match.game.view(match.state, None).turn
    return Count(asked, alone, int(turn))


def total(game: str, games: int, auto_pass: Any = "mine") -> Count:
    """Several games."""
    counts = [play(game, seed, auto_pass) for seed in range(games)]
    return Count(*(sum(column) for column in zip(*counts, strict=True)))


def told(game: str, count: Count) -> str:
    """In words."""
    unit, per = ("round", count.turns / 2) if game == "vs" else ("turn", count.turns)
    share = 100 * count.alone / count.asked
    return f"{count.asked} questions, {share:.1f} % with one option, {count.asked / per:.1f} presses per {unit}"


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for name in ("vs", "duel"):
        print(f"{name}, {games} games, asked only what can be decided: {told(name, total(name, games))}")
        print(f"{name}, {games} games, stopping at every step: {told(name, total(name, games, 'off'))}")
