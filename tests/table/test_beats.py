"""The way to the next decision: followed without a trace, told in order, and never more than the viewer may know."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from capes.core.rng import Rng
from capes.core.state import CoreState
from capes.games import game as named
from capes.table.beats import followed
from capes.table.difference import apply, difference
from capes.table.match import FOLLOWED, Match
from capes.table.picture import change_of, encoder, picture
from capes.table.terms import SeatTerms, Terms, check_terms


class Thing(msgspec.Struct):
    n: int
    inner: Any = msgspec.field(name="def")


class Pair(msgspec.Struct):
    one: Any
    other: Any


PICTURES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.builds(Pair, inner, inner)
        | st.lists(st.builds(Thing, st.integers(0, 4), inner), max_size=4)
    ),
    max_leaves=12,
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no fault
@given(PICTURES, PICTURES)
def test_a_difference_leads_from_one_picture_to_the_other(old: Any, new: Any) -> None:
    assert apply(msgspec.to_builtins(old), msgspec.to_builtins(difference(old, new))) == msgspec.to_builtins(new)
    assert difference(old, old) is None


def table(game: str, **setup: Any) -> Match:
    rules = named(game)
    seats = [SeatTerms("human", person=f"p{n}", name=f"Player {n}") for n in range(2)]
    terms = Terms("t1", game, setup, seats, server_seed="cd" * 64)
    check_terms(rules, terms)
    match = Match(rules, terms)
    match.make(match.plan_start(0.0), 0.0)
    match.watched = True
    return match


def lively(match: Match, state: CoreState, rng: Rng) -> int:
    """An option by inclination: games in which things happen."""
    assert state.decision is not None
    options = state.decision.options
    weights = [match.game.inclination(state, options[at]) ** 2 + 0.01 for at in range(min(len(options), 100))]
    mark = rng.below(1 << 30) / (1 << 30) * sum(weights)
    for at, weight in enumerate(weights):
        mark -= weight
        if mark <= 0:
            return at
    return len(weights) - 1


def played(match: Match, seed: int, picks: int) -> Any:
    rng = Rng(seed)
    for _ in range(picks):
        holder = match.holder
        if holder is None:
            return
        before = match.state
        pick = lively(match, before, rng)
        match.make(match.plan_picks(holder, [(None, pick)], 0.0), 0.0)
        yield before, pick


@pytest.mark.parametrize("game", ["vs", "duel"])
def test_following_changes_nothing_and_ends_where_the_pick_does(game: str) -> None:
    match = table(game)
    watched = unwatched = 0
    for before, pick in played(match, 3, 250):
        plain = before.copy()
        match.game.pick(plain, pick)
        assert match.game.fingerprint(plain) == match.game.fingerprint(match.state)
        beats = match.beats_since(match.seq - 1)
        assert beats is not None and match.state.watch is None
        assert [str(event) for beat in beats for event in beat.news] == [str(event) for event in plain.news]
        watched += len(beats) > 1
        unwatched += len(beats) == 1
    assert watched > 8 and unwatched > 20


@pytest.mark.parametrize("game", ["vs", "duel"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_message_worked_out_from_changes_is_the_message(game: str, seat: int | None) -> None:
    match = table(game)
    last = picture(match, seat, 0.0, None)
    worked_out = whole = json.loads(encoder.encode(last))
    changes = wholes = 0

    for _ in played(match, 9, 150):
        now = picture(match, seat, 0.0, match.beats_since(match.seq - 1))
        sent, whole = encoder.encode(change_of(last, now)), encoder.encode(now)
        change = json.loads(sent)
        assert (change["since"], change["was"]) == (worked_out["seq"], worked_out["hash"])
        worked_out = apply(worked_out, change["change"])
        assert worked_out == json.loads(whole)
        last, changes, wholes = now, changes + len(sent), wholes + len(whole)

    assert changes * 4 < wholes


@pytest.mark.parametrize("game", ["vs", "duel"])
def test_the_pictures_on_the_way_are_those_of_the_positions_on_the_way(game: str) -> None:
    match = table(game)
    seen = 0
    for before, pick in played(match, 5, 200):
        for seat in (0, 1, None):
            sent = msgspec.to_builtins(picture(match, seat, 0.0, match.beats_since(match.seq - 1)))
            if not sent["beats"]:
                continue
            assert sum(beat["news"] for beat in sent["beats"]) == len(sent["news"])
            assert sent["beats"][0]["back"] is None
            shown, pictures = sent["view"], []
            for beat in reversed(sent["beats"][1:]):
                assert beat["news"] > 0
                shown = apply(shown, beat["back"])
                pictures.append(shown)
            states = [beat.state for beat in followed(match.game, before, pick) if beat.state]
            true = [msgspec.to_builtins(match.game.view(state, seat)) for state in states]
            assert all(one in true for one in pictures)
            seen += 1
    assert seen > 15


def test_nobody_is_hurt_before_the_beat_that_tells_of_it() -> None:
    match = table("vs")
    found = 0
    for before, _ in played(match, 3, 400):
        sent = msgspec.to_builtins(picture(match, 0, 0.0, match.beats_since(match.seq - 1)))
        whats = [item["event"]["kind"] for item in sent["news"]]
        if "Wounded" not in whats or not sent["beats"]:
            continue
        pictures = [sent["view"]]
        for beat in reversed(sent["beats"][1:]):
            pictures.insert(0, apply(pictures[0], beat["back"]))
        pictures.insert(0, msgspec.to_builtins(match.game.view(before, 0)))
        told, at = 0, -1
        while told <= whats.index("Wounded"):
            at += 1
            told += sent["beats"][at]["news"]
        wounds = [{c["n"]: c["wounds"] for c in shown["characters"]} for shown in pictures]
        assert all(wounds[0] == {**wounds[0], **earlier} for earlier in wounds[: at + 1])
        after = wounds[at + 1]
        assert any(after.get(n, 99) > count for n, count in wounds[0].items())
        found += 1
    assert found > 3


def test_positions_on_the_way_are_kept_only_where_somebody_watches_and_not_for_long() -> None:
    match = table("vs")
    match.watched = False
    for _ in played(match, 3, 80):
        assert len(match.beats_since(match.seq - 1) or []) == 1
        assert picture(match, 0, 0.0, match.beats_since(match.seq - 1)).beats == []
    match.watched = True
    for _ in played(match, 4, FOLLOWED + 20):
        pass
    old = match.beats_since(match.seq - FOLLOWED - 10)
    assert old is not None
    kept = [beat for beat in old if beat.state is not None]
    assert kept and len(kept) < len(old)
    told = picture(match, 0, 0.0, old)
    assert sum(beat.news for beat in told.beats) == len(told.news)
