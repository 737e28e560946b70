"""Clocks, leavers, auto-pass and bots: what the table does by itself."""

from __future__ import annotations

import pytest

from capes.core.errors import CapesError
from capes.core.option import HAND_OVER
from capes.core.sight import Sight
from capes.games import game as load
from capes.table.match import Match
from capes.table.picture import clocks_of
from capes.table.resume import GRACE
from capes.table.terms import ClockTerms, SeatTerms, Terms, check_terms
from capes.table.watch import BEAT, IDLE, arrived, chore, gone, plan_chore, sight
from tests.table.rumble import RUMBLE
from tests.table.setting import Kept, match


def carry_out(kept: Kept) -> str:
    due = chore(kept.match)
    assert due is not None
    kept.now = max(kept.now, due.at)
    kept.keep(plan_chore(kept.match, due, kept.now))
    return due.kind


def test_the_clock_runs_only_for_who_holds_the_decision_and_adds_when_handed_on() -> None:
    kept = match(clock=ClockTerms(60, 5))
    kept.now += 10
    kept.pick(0, "draw")
    kept.now += 10
    kept.pick(0, "take", number=1)
    kept.now += 7

    shown = clocks_of(kept.match, kept.now)

    assert [clock.left for clock in shown] == [45, 53]
    assert [clock.running for clock in shown] == [False, True]


def test_partners_earn_no_time_by_handing_a_question_to_and_fro() -> None:
    game = load("vs")
    agreed = Terms("t1", "vs", {"mode": "two-headed"}, [SeatTerms(person=f"p{n}") for n in range(4)])
    agreed.clock, agreed.seed = ClockTerms(60, 5), "any"
    check_terms(game, agreed)
    table = Match(game, agreed)
    table.make(table.plan_start(0.0), 0.0)

    def pick(option: int) -> None:
        table.make(table.plan_picks(table.holder or 0, [(None, option)], 1.0), 1.0)

    def verbs_on_offer() -> list[str]:
        return [] if table.state.decision is None else [option.verb for option in table.state.decision.options]

    while HAND_OVER not in (verbs := verbs_on_offer()):
        pick(0)
    assert table.clock is not None
    before = sum(table.clock.left)
    asked = table.holder
    pick(verbs.index(HAND_OVER))

    assert table.holder != asked and sum(table.clock.left) == before


def test_a_fallen_flag_concedes() -> None:
    kept = match(clock=ClockTerms(60))
    kept.now += 61

    assert carry_out(kept) == "flag"

    assert kept.match.outcome is not None and kept.match.outcome.winners == (1,)
    assert kept.match.marks[-1]["why"] == "time"


def test_no_clock_runs_while_the_server_was_away() -> None:
    kept = match(clock=ClockTerms(60))
    kept.now += 10
    kept.pick(0, "take", number=1)

    again = Match(RUMBLE, kept.match.terms)
    again.resume(kept.journal, 5000.0)

    assert [clock.left for clock in clocks_of(again, 5000.0 + GRACE)] == [50, 60]


def test_a_leaver_is_stood_in_for_and_concedes_at_last() -> None:
    kept = match(mode="ffa", seats=3)
    gone(kept.match, 0, kept.now)

    first = chore(kept.match)
    assert first is not None and (first.kind, first.at) == ("stand-in", kept.now + 60)
    assert carry_out(kept) == "stand-in"

    for _ in range(400):
        if kept.match.seats[0].conceded or kept.match.over:
            break
        if kept.match.holder == 0:
            carry_out(kept)
        else:
            kept.now += 400
            kept.pick(kept.match.holder or 0, "take", number=1)
    assert kept.match.seats[0].conceded and kept.match.marks[-1]["why"] == "left"


def test_who_comes_back_has_the_seat_again() -> None:
    kept = match()
    gone(kept.match, 0, kept.now)
    kept.now += 30

    arrived(kept.match, 0)

    due = chore(kept.match)
    assert due is not None and due.at == kept.match.since + IDLE


def test_a_table_may_choose_that_leavers_concede() -> None:
    kept = match(leaver="concede")
    gone(kept.match, 0, kept.now)

    assert carry_out(kept) == "give-up"
    assert kept.match.over


def test_a_passing_stand_in_passes_where_it_may() -> None:
    kept = match(leaver="pass")
    kept.pick(0, "hit", card=1, number=2)
    gone(kept.match, 1, kept.now)

    carry_out(kept)

    assert kept.match.picks[-1] == 0 and kept.match.units[-1].by == "stand-in"


def test_nobody_stands_in_when_no_other_person_waits() -> None:
    kept = match(bots=1)
    gone(kept.match, 0, kept.now)

    assert chore(kept.match) is None


def test_auto_pass_waits_the_same_beat_whatever_is_in_hand() -> None:
    kept = match(mode="ffa", seats=3)
    kept.match.set_auto_pass(1, "turn")
    kept.match.set_auto_pass(2, "mine")
    kept.pick(0, "hit", card=1, number=2)

    due = chore(kept.match)
    assert due is not None and (due.kind, due.at) == ("auto-pass", kept.now + BEAT)
    assert carry_out(kept) == "auto-pass"
    assert carry_out(kept) == "auto-pass"

    assert kept.match.holder == 1
    assert kept.match.seats[1].auto_pass == "off"  # "turn" ends with the first real decision
    assert kept.match.seats[2].auto_pass == "mine"


def test_auto_pass_of_others_fights_stops_at_ones_own() -> None:
    kept = match()
    kept.match.set_auto_pass(1, "mine")
    kept.pick(0, "hit", card=1, number=2)

    due = chore(kept.match)

    assert due is None or due.kind != "auto-pass"


def test_nothing_is_passed_unless_asked() -> None:
    kept = match(mode="ffa", seats=3)
    kept.pick(0, "hit", card=1, number=2)

    due = chore(kept.match)

    assert due is not None and due.kind == "stand-in" and due.at == kept.now + IDLE


def test_bots_play_whole_games_by_themselves_in_every_mode() -> None:
    for mode, seats in (("duel", 2), ("ffa", 3), ("ffa", 4), ("teams", 4)):
        kept = match(mode=mode, seats=seats, bots=seats)
        for _ in range(500):
            if kept.match.over:
                break
            assert carry_out(kept) == "bot"
        assert kept.match.over


def test_a_sight_travels_to_another_process_and_hides_what_the_seat_cannot_know() -> None:
    kept = match()
    look = sight(kept.match, 0, "hero", 0.5)

    again = Sight.from_data(RUMBLE, look.to_data())

    assert RUMBLE.fingerprint(again.veiled) == RUMBLE.fingerprint(look.veiled)
    assert again.veiled.seed == "" and again.veiled.rng == 0 and again.seconds == 0.5


def test_a_chore_that_is_no_longer_due_is_refused() -> None:
    kept = match(bots=1)
    kept.pick(0, "take", number=1)
    due = chore(kept.match)
    assert due is not None
    carry_out(kept)

    with pytest.raises(CapesError):
        plan_chore(kept.match, due, kept.now)
