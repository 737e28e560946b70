"""A match made again from its journal: the same match, and nothing that was taken back is played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from capes.games import game
from capes.table.clock import Clock
from capes.table.entry import Entry
from capes.table.match import Match
from capes.table.positions import LATEST, MOST
from capes.table.resume import BOOKED, Snapshot, resuming
from capes.table.terms import ClockTerms, SeatTerms, Terms, check_terms


def wandering(name: str, steps: int, seed: int) -> tuple[Match, list[Entry], list[Snapshot]]:
    """A match in which picks are taken back again and again, near and far."""
    chance, loaded = random.Random(seed), game(name)
    seats = [SeatTerms("human", person="a"), SeatTerms("human", person="b")]
    terms = Terms("t", name, {}, seats, server_seed="00" * 64)
    check_terms(loaded, terms)
    match = Match(loaded, terms)
    entries: list[Entry] = []
    snapshots: list[Snapshot] = []

    def keep(plan: Any) -> None:
        match.make(plan, 0.0)
        entries.append(plan.entry)

    keep(match.plan_start(0.0))
    while len(entries) < steps and not match.over:
        decision = match.state.decision
        assert decision is not None
        if match.units and chance.random() < 0.4:
            far = min(chance.choice((1, 1, 2, 50)), len(match.units))
            keep(match.plan_back_to(decision.seat, match.units[-far].start, 0.0))
        else:
            keep(match.plan_picks(decision.seat, [(None, chance.randrange(min(4, len(decision.options))))], 0.0))
        found = match.positions.oldest_of_latest()
        if found is not None:
            snapshots.append(Snapshot(match.seq, found[0], loaded.decode(loaded.encode(found[1]))))
    return match, entries, snapshots


@pytest.mark.parametrize("name", ["duel", "vs"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_same_match_comes_back_with_and_without_a_snapshot(name: str, seed: int) -> None:
    match, entries, snapshots = wandering(name, 120, seed)

    for snapshot in (None, *snapshots[:: max(1, len(snapshots) // 4)]):
        again = Match(match.game, match.terms)
        again.resume(entries, 5.0, snapshot)

        assert match.game.fingerprint(again.state) == match.game.fingerprint(match.state)
        assert (again.picks, again.units, again.seq, again.marks) == (match.picks, match.units, match.seq, match.marks)
        for kept in {unit.start for unit in match.units}:
            there, here = again.position_before(kept), match.position_before(kept)
            assert match.game.fingerprint(there) == match.game.fingerprint(here)


def test_what_was_taken_back_is_not_played_again() -> None:
    loaded = game("duel")
    match, entries, _ = wandering("duel", 1, 0)
    for _ in range(2000):  # as many undo and pick pairs as somebody has patience for
        decision = match.state.decision
        assert decision is not None
        for plan in (match.plan_picks(decision.seat, [(None, 0)], 0.0),):
            match.make(plan, 0.0)
            entries.append(plan.entry)
        back = match.plan_back_to(decision.seat, 0, 0.0)
        match.make(back, 0.0)
        entries.append(back.entry)

    steps = sum(1 for _ in resuming(Match(loaded, match.terms), entries, 0.0))

    assert len(entries) == 4001 and steps == len(entries) // BOOKED  # pauses while booking, and nothing played


def test_an_undo_plays_no_more_than_the_way_from_the_nearest_position() -> None:
    match, _, _ = wandering("duel", 1, 0)
    while len(match.picks) < 100 and not match.over:
        decision = match.state.decision
        assert decision is not None
        match.make(match.plan_picks(decision.seat, [(None, 0)], 0.0), 0.0)
    assert len(match.positions.latest) <= LATEST and len(match.positions.sparse) <= MOST

    for kept in range(len(match.picks)):
        assert sum(1 for _ in match.rebuilding(kept)) <= 2 * max(16, len(match.picks) // 4)


def test_time_in_which_nobody_could_act_is_given_back_and_no_more() -> None:
    clock = Clock(ClockTerms(60.0), 2)
    clock.hand_to(0, 100.0)

    clock.credit(20.0, 126.0)
    assert clock.remaining(0, 126.0) == pytest.approx(54.0)
    clock.credit(1000.0, 130.0)  # never more than has passed
    assert clock.remaining(0, 130.0) == 60.0 and clock.falls_at(0) == 190.0
