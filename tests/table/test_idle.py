"""No empty questions: where nothing can be decided nobody is asked, unless somebody could learn from it."""

from __future__ import annotations

import pytest

from capes.core.rng import Rng
from capes.core.sight import Sight
from capes.games import game as named
from capes.table.match import Match
from capes.table.player import Glance
from capes.table.terms import SeatTerms, Terms, check_terms
from capes.table.undo import plan_undo
from capes.table.watch import chore
from tests.table.clicks import total


@pytest.mark.parametrize(("game", "presses"), [("vs", 10.0), ("duel", 4.0)])
def test_people_are_asked_what_they_can_decide(game: str, presses: float) -> None:
    count = total(game, 20 if game == "duel" else 4)
    assert count.alone <= 0.03 * count.asked
    assert count.asked / (count.turns / 2 if game == "vs" else count.turns) <= presses


def test_who_stops_at_every_step_is_asked_everything() -> None:
    count = total("duel", 1, "off")
    assert count.alone > 0.3 * count.asked


def table(people: int, hotseat: bool = False) -> Match:
    rules = named("duel")
    seats = [SeatTerms("human", person="p", name="P")]
    other = "p" if hotseat else "q"
    seats.append(SeatTerms("human", person=other, name="Q") if people == 2 else SeatTerms("bot", "rookie", name="B"))
    terms = Terms("t", "duel", {}, seats, server_seed="ef" * 64, hotseat=hotseat)
    check_terms(rules, terms)
    made = Match(rules, terms)
    made.make(made.plan_start(0.0), 0.0)
    for seat in made.seats:
        seat.away_since = None
        seat.auto_pass = "mine"
    return made


def played(made: Match, picks: int, seed: int = 2) -> list[int]:
    """How many options each person was asked to choose from."""
    rng, asked = Rng(seed), []
    for _ in range(picks):
        holder = made.holder
        if holder is None:
            break
        decision = made.state.decision
        assert decision is not None
        if made.seats[holder].kind == "human":
            asked.append(len(decision.options))
        pick = Glance().choose(Sight(made.game, made.state, holder, seed=rng.below(1 << 30)))
        made.make(made.plan_picks(holder, [(None, pick)], 0.0), 0.0)
    return asked


def test_between_people_what_is_asked_tells_nothing_of_a_hand() -> None:
    """A question with one option is asked all the same: not asking would tell the other that the hand is empty."""
    assert 1 in played(table(2), 80)
    assert table(2).idle(table(2).state) is None


def test_on_one_device_and_against_computers_nothing_is_asked_for_nothing() -> None:
    assert 1 not in played(table(2, hotseat=True), 120)
    assert 1 not in played(table(1), 120)


@pytest.mark.parametrize("game", ["vs", "duel"])
def test_what_leaves_nothing_to_decide_depends_on_what_the_seat_knows(game: str) -> None:
    rules = named(game)
    found = 0
    for seed in range(2):
        state, rng = rules.new_game(rules.check_setup({}), seed), Rng(seed)
        for _ in range(300):
            decision = state.decision
            if decision is None:
                break
            veiled = rules.veil(state, decision.seat)
            other = rules.imagine(veiled, decision.seat, rng.below(1 << 40))
            assert rules.idle(state) == rules.idle(veiled) == rules.idle(other)
            found += rules.idle(state) is not None
            rules.pick(state, Glance().choose(Sight(rules, veiled, decision.seat, seed=rng.below(1 << 30))))
    assert found > 10


def test_an_idle_question_that_is_already_there_is_answered_at_once_when_asked_for() -> None:
    made = table(1)
    made.set_auto_pass(0, "off")
    for _ in range(60):
        decision = made.state.decision
        assert decision is not None
        if decision.seat == 0 and len(decision.options) == 1:
            break
        made.make(made.plan_picks(decision.seat, [(None, 0)], 0.0), 0.0)
    assert chore(made) is None
    made.set_auto_pass(0, "mine")
    due = chore(made)
    assert due is not None and due.kind == "auto-pass" and due.at == made.since


def test_undo_takes_back_the_press_and_what_was_answered_after_it() -> None:
    made = table(1)
    played(made, 30)
    while made.holder != 0:
        played(made, 1)
    before = len(made.picks)
    plan = plan_undo(made, 0, 0.0)
    assert plan is not None
    made.make(plan, 0.0)
    assert len(made.picks) < before and made.holder == 0
    assert made.game.idle(made.state) is None
