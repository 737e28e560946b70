"""Picks, journal, concessions, news and the record of a match."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from capes.core.errors import BadRecord, BadSetup, CapesError, GameOver, IllegalPick, StalePick
from capes.core.record import Record
from capes.table.entry import Outcome
from capes.table.errors import CardBug, NotYours, OutOfStep
from capes.table.fairness import commitment, verify
from capes.table.match import Match
from capes.table.picture import picture
from capes.table.terms import ClockTerms
from tests.table.rumble import RUMBLE
from tests.table.setting import Kept, match, terms


def fingerprint(kept: Kept) -> str:
    return RUMBLE.fingerprint(kept.match.state)


def test_a_pick_changes_nothing_until_it_is_made() -> None:
    kept = match()
    before = fingerprint(kept)

    plan = kept.match.plan_picks(0, [(1, 2)], kept.now)

    assert fingerprint(kept) == before and kept.match.seq == 1
    kept.keep(plan)
    assert fingerprint(kept) != before and kept.match.seq == 2


@pytest.mark.parametrize(
    ("seat", "picks", "error"),
    [
        (1, [(1, 0)], NotYours),
        (0, [(1, 99)], IllegalPick),
        (0, [(1, -1)], IllegalPick),
        (0, [(7, 0)], StalePick),
        (0, [], CapesError),
        (0, [(1, 0), (2, 0)], NotYours),
    ],
)
def test_a_wrong_pick_is_refused_and_changes_nothing(
    seat: int, picks: list[tuple[int | None, int]], error: type[CapesError]
) -> None:
    kept = match()
    before = fingerprint(kept)

    with pytest.raises(error):
        kept.match.plan_picks(seat, picks, kept.now)

    assert fingerprint(kept) == before and kept.match.seq == 1


def test_several_picks_are_all_made_or_none() -> None:
    kept = match()
    draw = kept.option("draw")
    before = fingerprint(kept)

    with pytest.raises(IllegalPick):
        kept.match.plan_picks(0, [(1, draw), (2, draw), (3, 99)], kept.now)
    assert fingerprint(kept) == before

    kept.keep(kept.match.plan_picks(0, [(1, draw), (2, draw), (3, 0)], kept.now))
    assert kept.match.picks == [draw, draw, 0] and kept.match.seq == 2


def test_a_client_out_of_step_is_told_so() -> None:
    kept = match()

    with pytest.raises(OutOfStep):
        kept.match.plan_picks(0, [(1, 0)], kept.now, seq=0)


def test_a_message_is_known_again_after_a_restart() -> None:
    kept = match()
    kept.keep(kept.match.plan_picks(0, [(1, 0)], kept.now, msg="c-1", seq=1))

    again = Match(RUMBLE, kept.match.terms)
    again.resume(kept.journal, 0.0)

    assert again.known(0, "c-1") == 2 and again.known(1, "c-1") is None


def test_the_journal_gives_the_same_match_again_undo_and_concession_included() -> None:
    kept = match(mode="ffa", seats=3)
    kept.pick(0, "take", number=1)
    kept.keep(kept.match.plan_back_to(0, 0, kept.now))
    kept.pick(0, "take", number=3)
    kept.keep(kept.match.plan_concede(1, kept.now))
    kept.keep(kept.match.plan_picks(1, [(None, 1)], kept.now, by="bot"))

    again = Match(RUMBLE, kept.match.terms)
    again.resume(kept.journal, 0.0)

    assert RUMBLE.fingerprint(again.state) == fingerprint(kept)
    assert again.seq == kept.match.seq and again.marks == kept.match.marks and again.seats[1].conceded


def test_concessions_and_undo_are_still_told_after_a_restart() -> None:
    kept = match(mode="ffa", seats=3)
    kept.pick(0, "take", number=1)
    kept.keep(kept.match.plan_back_to(0, 0, kept.now))
    kept.keep(kept.match.plan_concede(1, kept.now, why="time"))

    again = Match(RUMBLE, kept.match.terms)
    again.resume(kept.journal, kept.now)

    assert again.news_since(2) == kept.match.news_since(2) and len(again.news_since(2) or []) == 2


def test_a_journal_that_no_longer_fits_the_rules_is_refused() -> None:
    kept = match()
    kept.pick(0, "take", number=1)
    kept.journal[-1].ask = [2, 1, 99]

    with pytest.raises(BadRecord, match="another decision"):
        Match(RUMBLE, kept.match.terms).resume(kept.journal, 0.0)


def test_a_failing_card_is_refused_and_the_match_goes_on() -> None:
    kept = match(buggy=True)
    before = fingerprint(kept)

    with pytest.raises(CardBug):
        kept.pick(0, "fail")

    assert fingerprint(kept) == before
    kept.pick(0, "take", number=1)
    assert kept.match.holder == 1


def test_conceding_a_duel_ends_it() -> None:
    kept = match()

    kept.keep(kept.match.plan_concede(0, kept.now))

    assert kept.match.outcome is not None and kept.match.outcome.winners == (1,)
    with pytest.raises(GameOver):
        kept.match.plan_picks(0, [(1, 0)], kept.now)


def test_who_has_conceded_decides_no_more() -> None:
    kept = match(mode="ffa", seats=3)
    kept.keep(kept.match.plan_concede(0, kept.now))

    with pytest.raises(NotYours):
        kept.match.plan_picks(0, [(None, 0)], kept.now)


def test_with_three_sides_the_others_play_on_after_a_concession() -> None:
    kept = match(mode="ffa", seats=3)

    kept.keep(kept.match.plan_concede(0, kept.now))

    assert not kept.match.over
    kept.keep(kept.match.plan_concede(2, kept.now))
    assert kept.match.outcome is not None and kept.match.outcome.winners == (1,)


def test_a_conceding_partner_does_not_end_a_team_game() -> None:
    kept = match(mode="teams", seats=4)

    kept.keep(kept.match.plan_concede(0, kept.now))
    assert not kept.match.over
    kept.keep(kept.match.plan_concede(2, kept.now))

    assert kept.match.outcome is not None and kept.match.outcome.winners == (1, 3)


def test_whom_the_rules_put_out_does_not_win_by_others_conceding(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = match(mode="ffa", seats=3)
    monkeypatch.setattr(RUMBLE, "out", lambda state, seat: seat == 0)

    kept.keep(kept.match.plan_concede(1, kept.now))

    assert kept.match.outcome == Outcome((2,), "conceded")


def test_who_ran_out_of_time_is_not_said_to_have_conceded() -> None:
    kept = match()

    kept.keep(kept.match.plan_concede(0, kept.now, why="time"))

    assert kept.match.outcome == Outcome((1,), "time")


def test_an_abandoned_match_has_no_winner_and_goes_no_further() -> None:
    kept = match(clock=ClockTerms(60))

    kept.match.abandon(Outcome((), "nobody came"), kept.now)

    assert kept.match.holder is None and kept.match.clock is not None and kept.match.clock.running is None
    with pytest.raises(GameOver):
        kept.match.plan_picks(0, [(1, 0)], kept.now)


def test_news_are_told_to_each_viewer_as_they_may_know_them() -> None:
    kept = match()
    kept.pick(0, "draw")

    beats = kept.match.beats_since(1)
    mine, theirs, watching = (to_builtins(picture(kept.match, seat, kept.now, beats)) for seat in (0, 1, None))

    assert mine["news"][0]["event"]["worth"] is not None
    assert theirs["news"][0]["event"]["worth"] is None
    assert watching["view"]["players"][0]["hand"] is None and watching["undo"] == "no"
    assert "options" in mine["decision"] and "options" not in theirs["decision"]


def test_who_missed_too_much_is_told_the_last_of_it() -> None:
    kept = match()
    for _ in range(90):
        kept.keep(kept.match.plan_picks(0, [(None, 0)], kept.now))
        kept.keep(kept.match.plan_back_to(0, 0, kept.now))

    assert kept.match.news_since(3) is None
    assert kept.match.news_since(kept.match.seq - 1) is not None
    told = picture(kept.match, 0, kept.now, kept.match.beats_since(3))
    assert told.gap is True and told.beats == []
    assert len(told.news) > 30


def test_the_seed_stays_hidden_until_the_end_and_the_record_then_proves_it() -> None:
    kept = match()
    seed = kept.match.terms.server_seed
    assert seed not in str(picture(kept.match, 0, kept.now, []))
    assert commitment(seed) in str(picture(kept.match, 0, kept.now, []))
    while not kept.match.over:
        kept.pick(kept.match.holder or 0, "take", number=3)

    record = Record.from_json(kept.match.record().to_json())

    shown = picture(kept.match, None, kept.now, []).chance
    assert shown is not None and shown.server_seed == seed
    assert verify(record, RUMBLE)["picks"] == len(kept.match.picks)
    record.marks[0]["server_seed"] = "cd" * 64
    with pytest.raises(BadRecord, match="commitment"):
        verify(record, RUMBLE)


def test_a_record_with_another_deal_does_not_verify() -> None:
    kept = match()
    kept.keep(kept.match.plan_concede(0, kept.now))
    record = kept.match.record()
    record.seed = "something else"

    with pytest.raises(BadRecord, match="seed was not made"):
        verify(record, RUMBLE)


def test_a_fork_starts_from_the_very_position() -> None:
    kept = match()
    kept.pick(0, "draw")
    kept.pick(0, "take", number=2)

    agreed = terms(start=list(kept.match.picks), seed=kept.match.seed, forked_from="t1")
    fork = Kept(agreed)

    assert RUMBLE.fingerprint(fork.match.state) == fingerprint(kept)
    assert fork.match.record().picks == kept.match.picks


@pytest.mark.parametrize(
    "more",
    [{"mode": "chess"}, {"seats": 3}, {"mode": "teams", "seats": 3}, {"bots": 1, "rated": True}, {"delay": 9999.0}],
)
def test_terms_that_cannot_be_played_are_refused(more: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        terms(**more)  # type: ignore[arg-type]
