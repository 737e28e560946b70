"""Matches of every game that is here, played by chance."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Iterator
from typing import Any

from capes.core.game import Game
from capes.games import GAMES, game, register
from capes.table.fairness import new_server_seed
from capes.table.match import Match
from capes.table.terms import SeatTerms, Terms, check_terms
from tests.table.rumble import RUMBLE

LONGEST = 5000


def here() -> list[Game]:
    """Every game whose front door can be opened, and the toy."""
    register(RUMBLE)
    found: list[Game] = []
    for id, module in GAMES.items():
        if id == "rumble" or _exists(module):
            found.append(game(id))
    return found


def _exists(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def tables(rng: random.Random, games: list[Game] | None = None) -> Iterator[Match]:
    """Fresh matches without end: every game, mode and number of seats in turn, decks and options by chance."""
    kinds = [(one, mode, seats) for one in games or here() for mode in one.modes for seats in mode.seats]
    while True:
        for one, mode, seats in kinds:
            yield fresh(one, mode.id, seats, f"t{rng.randrange(10**9)}", more=choices(one, seats, rng))


def choices(one: Game, seats: int, rng: random.Random) -> dict[str, Any]:
    """What else can be chosen before a game, by chance: decks, edition, options."""
    form, chosen = one.setup_form(), dict[str, Any]()
    if form["decks"]:
        chosen["decks"] = [rng.choice(form["decks"])["id"] for _ in range(seats)]
    if form.get("editions"):
        chosen["edition"] = rng.choice(form["editions"])["id"]
    switches = [one["id"] for one in form.get("options", []) if one["id"] != "three_way"]  # that one is a mode
    if switches:
        chosen["options"] = {id: rng.random() < 0.5 for id in switches}
    return chosen


def fresh(
    one: Game, mode: str, seats: int, table: str, server_seed: str = "", more: dict[str, Any] | None = None
) -> Match:
    """A dealt match of people only."""
    people = [SeatTerms("human", person=f"p{at}", name=f"Player {at}") for at in range(seats)]
    setup = {"mode": mode, **(more or {})}
    terms = Terms(table, one.id, setup, people, server_seed=server_seed or new_server_seed())
    check_terms(one, terms)
    match = Match(one, terms)
    match.make(match.plan_start(0.0), 0.0)
    return match


def random_pick(match: Match, rng: random.Random) -> None:
    """Whoever must decide picks by chance."""
    decision = match.state.decision
    assert decision is not None
    option = rng.randrange(min(len(decision.options), 1000))
    match.make(match.plan_picks(decision.seat, [(decision.number, option)], 0.0), 0.0)


def play_out(match: Match, rng: random.Random) -> None:
    """To the end; a match that does not end is a failure."""
    for _ in range(LONGEST):
        if match.over:
            return
        random_pick(match, rng)
    raise AssertionError(f"{match.game.id} {match.terms.mode} did not end within {LONGEST} picks")
