"""That more thought wins: quick forms with small budgets, the ladder itself in the long form."""

from __future__ import annotations

import pytest

from capes.bots.arena import Pairing, play
from capes.bots.study.ladder import climb
from capes.bots.study.sim import pairings, simulate

NEIGHBOURS = [("rookie", "sidekick"), ("hero", "rookie"), ("champion", "hero"), ("mastermind", "champion")]


def wins(game: str, upper: str, lower: str, deals: int, fraction: float) -> float:
    found = climb(game, [(upper, lower)], deals * 2, seed=5, fraction=fraction, jobs=1)
    assert not found.failures
    return found.rungs[0].share.wins


@pytest.mark.parametrize("game", ["duel", "vs"])
def test_a_rule_of_thumb_beats_random_play(game: str) -> None:
    assert wins(game, "sidekick", "random", 12, 1.0) >= 15


@pytest.mark.parametrize("game", ["duel", "vs"])
def test_looking_ahead_beats_the_rule_of_thumb(game: str) -> None:
    assert wins(game, "rookie", "sidekick", 10, 1.0) >= 13


def test_trying_out_beats_random_play() -> None:
    assert wins("duel", "hero", "random", 5, 0.1) >= 9


def test_searching_beats_the_rule_of_thumb() -> None:
    assert wins("duel", "champion", "sidekick", 4, 0.05) >= 7


@pytest.mark.parametrize(
    "game, mode, seats",
    [("vs", "ffa", 3), ("vs", "ffa", 4), ("vs", "2v2", 4), ("vs", "two-headed", 4), ("duel", "three-way", 3)],
)
def test_bots_play_every_mode_to_its_end(game: str, mode: str, seats: int) -> None:
    levels = ("rookie", "sidekick", "hero", "champion")[:seats]
    setup = {"mode": mode} if game == "duel" else {"mode": mode, "seats": seats}

    outcome = play(Pairing(game, setup, 3, levels, 0.02))

    assert outcome.winners and max(outcome.winners) < seats
    assert len(outcome.picks) > 20


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", ["duel", "vs"])
def test_every_level_beats_the_one_below(game: str) -> None:
    """The table of docs/bots.md; the top is slow, so it plays fewer games."""
    below = climb(game, NEIGHBOURS[:3], 200, seed=1, fraction=0.1)
    top = climb(game, [NEIGHBOURS[3], ("mastermind", "random")], 100, seed=1, fraction=0.1)
    assert not below.failures and not top.failures
    for rung in [*below.rungs, top.rungs[0]]:
        assert rung.share.rate >= 0.65 and rung.share.interval[0] > 0.55, str(rung)
    assert top.rungs[1].share.rate >= 0.98


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", ["duel", "vs"])
def test_every_card_is_played_within_a_thousand_games(game: str) -> None:
    found = simulate(game, pairings(game, 1000, (), ("hero",), 1, 0.1, every_card=True), 1)
    assert not found.failures
    assert [card.id for card in found.cards() if not card.played] == []
