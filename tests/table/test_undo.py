"""Taking back: freely, by asking, or not at all."""

from __future__ import annotations

import pytest

from capes.table.errors import NotYours, NoUndo
from capes.table.undo import answer_undo, plan_undo, undo_policy
from tests.table.rumble import RUMBLE
from tests.table.setting import Kept, match


def test_nothing_to_take_back_at_the_start() -> None:
    kept = match()

    assert undo_policy(kept.match, 0) == "no"
    with pytest.raises(NoUndo):
        plan_undo(kept.match, 0, kept.now)


def test_undo_must_be_asked_for_once_another_could_act() -> None:
    kept = match()
    before = RUMBLE.fingerprint(kept.match.state)
    kept.pick(0, "take", number=3)
    assert undo_policy(kept.match, 0) == "ask"

    assert plan_undo(kept.match, 0, kept.now) is None
    assert undo_policy(kept.match, 0) == "no"  # one request at a time
    with pytest.raises(NotYours):
        answer_undo(kept.match, 0, True, kept.now)
    kept.keep(answer_undo(kept.match, 1, True, kept.now))

    assert RUMBLE.fingerprint(kept.match.state) == before


def test_a_refused_request_leaves_everything_and_may_be_asked_again() -> None:
    kept = match()
    kept.pick(0, "take", number=3)
    plan_undo(kept.match, 0, kept.now)

    assert answer_undo(kept.match, 1, False, kept.now) is None

    assert kept.match.undo_asked is None and undo_policy(kept.match, 0) == "ask"


def test_a_request_sent_again_asks_nobody_twice() -> None:
    kept = match()
    kept.pick(0, "take", number=3)

    plan_undo(kept.match, 0, kept.now, "u1")
    answer_undo(kept.match, 1, False, kept.now)

    assert kept.match.known(0, "u1") == kept.match.seq and kept.match.known(0, "u2") is None


def test_a_pick_ends_a_pending_request() -> None:
    kept = match()
    kept.pick(0, "take", number=3)
    plan_undo(kept.match, 0, kept.now)

    kept.pick(1, "take", number=1)

    with pytest.raises(NoUndo):
        answer_undo(kept.match, 1, True, kept.now)


def test_what_came_to_light_cannot_be_taken_back_freely() -> None:
    kept = match()

    kept.pick(0, "draw")

    assert kept.match.holder == 0 and undo_policy(kept.match, 0) == "ask"


def test_a_rated_game_refuses_requests() -> None:
    kept = match(rated=True)
    kept.pick(0, "take", number=3)

    assert undo_policy(kept.match, 0) == "no"
    with pytest.raises(NoUndo, match="rated"):
        plan_undo(kept.match, 0, kept.now)


def test_against_bots_undo_is_free_at_any_distance_and_marked() -> None:
    kept = match(bots=1)
    for _ in range(2):
        kept.pick(0, "draw")
    kept.pick(0, "take", number=1)
    kept.keep(kept.match.plan_picks(1, [(None, 0)], kept.now, by="bot"))

    for picks_left in (2, 1, 0):
        assert undo_policy(kept.match, 0) == "free"
        kept.keep(plan_undo(kept.match, 0, kept.now))
        assert len(kept.match.picks) == picks_left

    assert [mark["kind"] for mark in kept.match.record().marks].count("undo") == 3


def test_a_draw_done_again_gives_the_same_card() -> None:
    kept = match(bots=1)
    kept.pick(0, "draw")
    first = RUMBLE.fingerprint(kept.match.state)
    kept.keep(plan_undo(kept.match, 0, kept.now))

    kept.pick(0, "draw")

    assert RUMBLE.fingerprint(kept.match.state) == first


def test_on_one_device_the_last_decision_of_anybody_is_taken_back() -> None:
    kept = match(hotseat=True)
    for seat in kept.match.seats:
        seat.person = "both"
    kept.pick(0, "take", number=3)

    kept.keep(plan_undo(kept.match, 1, kept.now))

    assert kept.match.picks == [] and kept.match.marks[-1]["seat"] == 0  # whose decision it was


def test_undo_and_the_same_pick_again_is_the_identity_all_along_a_game() -> None:
    kept: Kept = match(bots=1)
    while not kept.match.over:
        seat = kept.match.holder or 0
        kept.keep(kept.match.plan_picks(seat, [(None, 0)], kept.now, by="player"))
        after, last = RUMBLE.fingerprint(kept.match.state), kept.match.picks[-1]
        if kept.match.over or seat == 1:
            continue
        kept.keep(plan_undo(kept.match, 0, kept.now))
        kept.keep(kept.match.plan_picks(seat, [(None, last)], kept.now))
        assert RUMBLE.fingerprint(kept.match.state) == after
