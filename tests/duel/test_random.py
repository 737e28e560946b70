"""Random games: they all end, nothing gets lost, and they are about as long as designed."""

from __future__ import annotations

import itertools

import pytest

from capes.core.rng import Rng
from capes.duel.game import start
from capes.duel.notation.codec import flaw
from capes.duel.rules.turn import answer
from capes.duel.state.state import State

NAMES = ("help", "delay", "more_actions", "picking_sides", "three_way")
COMBINATIONS = [dict(zip(NAMES, flags, strict=True)) for flags in itertools.product((False, True), repeat=5)]
LONGEST = 5000


def played(seed: int, options: dict[str, bool], checked: bool = False) -> tuple[State, int]:
    """A random game to its end, and who had the first turn."""
    others = {name: on for name, on in options.items() if name != "three_way"}
    state = start(seed, 3 if options["three_way"] else 2, **others)
    chance = Rng(seed)
    first = -1
    for picks in range(LONGEST):
        decision = state.decision
        if decision is None:
            break
        assert len(decision.options) > 0 and not state.out[decision.seat]
        answer(state, chance.below(len(decision.options)))
        if first < 0 and state.turn:
            first = state.current
        if checked and picks % 10 == 0:
            assert flaw(state) == ""
    assert state.result is not None, f"stuck: seed {seed}, {options}"
    assert flaw(state) == ""
    return state, first


def report(games: int, per: str, turns: float, first: float) -> None:
    print(f"\n{games} random games {per}: {turns:.1f} turns, first player wins {first:.0%}")


@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda one: "-".join(name for name in one if one[name]) or "base")
def test_random_games_of_every_combination_end(options: dict[str, bool]) -> None:
    ends = [played(seed, options, checked=True)[0].result for seed in range(4)]

    assert all(end is not None and end.winners for end in ends)


def test_base_games_are_as_long_as_designed() -> None:
    turns = won = 0
    games = 600
    for seed in range(games):
        state, first = played(seed, COMBINATIONS[0])
        assert state.result is not None
        turns += state.turn
        won += state.result.winners == (first,)

    report(games, "of two", turns / games, won / games)
    assert 11 <= turns / games <= 12.5
    assert 0.46 <= won / games <= 0.58


@pytest.mark.long
def test_twenty_thousand_random_games_end() -> None:
    games = 20_000 // len(COMBINATIONS)
    for options in COMBINATIONS:
        turns = won = 0
        for seed in range(games):
            state, first = played(seed, options)
            assert state.result is not None
            turns += state.turn
            won += state.result.winners == (first,)
        report(games, "-".join(name for name in options if options[name]) or "base", turns / games, won / games)
