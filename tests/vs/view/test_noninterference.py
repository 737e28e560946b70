"""Nobody sees what is hidden: two tables differing only in what a seat cannot know are one and the same to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from capes.core.rng import Rng
from capes.table.beats import followed
from capes.vs.game import GAME
from capes.vs.state.state import State
from tests.vs.tables import positions, scrambled

TABLES = (("duel", False), ("ffa", False), ("2v2", False), ("two-headed", False), ("two-headed", True))


def check(state: State, rng: Rng, redeals: int) -> None:
    """View, options, preview, reasons and veil of every seat are the same whatever is hidden."""
    for seat in range(state.setup.seats):
        view, options = GAME.view(state, seat), GAME.options(state, seat)
        preview, spectator = GAME.preview(state, seat), GAME.view(state, None)
        veiled = GAME.veil(state, seat)
        mark = GAME.fingerprint(veiled)
        assert GAME.view(veiled, seat) == view
        assert GAME.options(veiled, seat) == options
        for _ in range(redeals):
            other = scrambled(state, seat, rng)
            imagined = GAME.imagine(veiled, seat, rng.below(2**40))
            for same in (other, imagined):
                assert GAME.view(same, seat) == view
                assert GAME.options(same, seat) == options
                assert GAME.preview(same, seat) == preview
                assert GAME.view(same, None) == spectator
                assert GAME.fingerprint(GAME.veil(same, seat)) == mark
            wish = f"attack #{rng.below(max(1, state.arrivals))}"
            assert GAME.why_not(other, seat, wish) == GAME.why_not(state, seat, wish)
            card = rng.below(state.arrivals + 1)
            assert GAME.explain(other, seat, card) == GAME.explain(state, seat, card)


@pytest.mark.parametrize(("mode", "shared"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_for_it(mode: str, shared: bool) -> None:
    rng = Rng(20)
    for state in positions(range(3), 47 if mode == "duel" else 149, mode, shared_hands=shared):
        check(state, rng, 1)


@pytest.mark.parametrize(("mode", "shared"), TABLES)
def test_nor_does_it_on_the_way_to_the_next_decision(mode: str, shared: bool) -> None:
    """Frame by frame: what a seat sees between a pick and the next question depends on nothing it cannot know."""
    rng, frames = Rng(22), 0
    for state in positions(range(3), 23 if mode == "duel" else 71, mode, shared_hands=shared):
        if state.decision is None:
            continue
        for beat in followed(GAME, state, rng.below(len(state.decision.options)))[:-1]:
            assert isinstance(beat.state, State)
            for seat in range(state.setup.seats):
                other = scrambled(beat.state, seat, rng)
                assert GAME.view(other, seat) == GAME.view(beat.state, seat)
                assert GAME.view(other, None) == GAME.view(beat.state, None)
                frames += 1
    assert frames > 20


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_thousand_positions_look_the_same_after_three_redeals() -> None:
    def many() -> Iterator[State]:
        for mode, shared in TABLES:
            yield from positions(range(40), 31, mode, shared_hands=shared)

    rng, checked = Rng(21), 0
    for state in many():
        check(state, rng, 3)
        checked += 1

    assert checked >= 1000
