"""Shared turns: one decision at a time, made by one seat for its side and handed over at will."""

from __future__ import annotations

import pytest

from capes.core.errors import IllegalPick
from capes.vs.game import GAME
from capes.vs.rules import engine
from capes.vs.state.state import State
from tests.vs.cards.setting import Game, plain, side
from tests.vs.tables import positions, random_table

JOINT = ("recovery phase", "formation step", "after formation", "main phase")
"""Decisions that a side makes together."""

APART = ("resource step", "recruit step")
"""What each partner does alone, in the order they like."""


def at(state: State, why: str) -> State:
    """Go on by the first or the last option until that is to be decided."""
    for _ in range(200):
        assert state.decision is not None
        if state.decision.why == why:
            return state
        options = list(state.decision.options[:400])
        engine.choose(state, next((option for option in options if option.verb == "next"), options[0]))
    raise AssertionError(why)


@pytest.mark.covers("2HT-03", "2HT-04")
def test_a_joint_decision_is_handed_to_the_partner_and_back() -> None:
    state = at(random_table(4, "two-headed"), "main phase")
    first = state.decision
    assert first is not None
    partner = next(
        s for s, side in enumerate(state.setup.sides) if side == state.setup.sides[first.seat] and s != first.seat
    )

    engine.choose(state, next(option for option in first.options if option.verb == "hand over"))

    second = state.decision
    assert second is not None
    assert (second.seat, second.why) == (partner, first.why)
    assert {o.key for o in second.options if o.verb == "attack"} == {o.key for o in first.options if o.verb == "attack"}
    engine.choose(state, next(option for option in second.options if option.verb == "hand over"))
    assert state.decision is not None
    assert state.decision.seat == first.seat


@pytest.mark.covers("2HT-02")
def test_each_partner_places_and_recruits_alone_and_the_rest_is_joint() -> None:
    for state in positions(range(3), 7, "two-headed"):
        decision = state.decision
        if decision is None:
            continue
        offered = [option for option in decision.options[:400] if option.verb == "hand over"]
        if decision.why in JOINT or (decision.why in APART and offered):
            assert [state.setup.sides[o.seat] for o in offered] == [state.setup.sides[decision.seat]]
            assert all(o.seat != decision.seat for o in offered)
        else:
            assert not offered


@pytest.mark.covers("2HT-02", "RECRUIT-01", "RECRUIT-05")
def test_partners_recruit_in_the_order_they_like_with_points_of_their_own() -> None:
    one, two = plain("One", cost=1), plain("Two", cost=2)
    game = Game(
        side(hand=[one], resources=1), side(), side(hand=[two], resources=2), side(), phase="recruit",
        mode="two-headed", sides=(0, 1, 0, 1),
    )  # fmt: skip

    game.picks("hand over").recruits("Two")
    assert game.decider == "third"
    game.picks("hand over").recruits("One").picks("next")
    assert (game.why, game.decider) == ("recruit step", "third")
    assert not game.offers("hand over")
    game.picks("next")

    assert game.why == "formation step"
    assert ("One" in game, "Two" in game) == (True, True)


@pytest.mark.covers("2HT-04", "FFA-05")
@pytest.mark.parametrize("sides", [(0, 1, 0, 1), (0, 0, 1, 1)])
def test_partners_sit_next_to_each_other_so_chances_go_through_one_side_after_the_other(sides: tuple[int, ...]) -> None:
    game = Game(
        *(side(hand=[plain("Spare", cost=9)], front=[plain(f"Ally {seat}", 1, 9)]) for seat in range(4)),
        mode="two-headed", sides=sides,
    )  # fmt: skip
    mine = [seat for seat in range(4) if sides[seat] == 0]
    theirs = [seat for seat in range(4) if sides[seat] == 1]

    game.attacks("Ally 0", on=f"Ally {theirs[0]}")
    asked = []
    while game.why == "combat chance":
        asked.append(game.decision.seat)
        game.picks("pass")

    assert asked == [*mine, *theirs]


@pytest.mark.parametrize("mode", ["duel", "ffa", "2v2"])
def test_nobody_hands_over_a_turn_of_their_own(mode: str) -> None:
    for state in positions(range(2), 7, mode):
        if state.decision is not None:
            assert not any(option.verb == "hand over" for option in state.decision.options[:400])


@pytest.mark.parametrize("mode", ["ffa", "2v2", "two-headed"])
def test_one_seat_decides_and_only_it_is_shown_the_options(mode: str) -> None:
    for state in positions(range(2), 60, mode):
        if state.decision is None:
            continue
        for seat in range(state.setup.seats):
            told = GAME.options(state, seat)
            assert told is not None
            assert told.seat == state.decision.seat
            assert (told.options is not None) == (seat == state.decision.seat)


def test_a_pick_beyond_the_list_changes_nothing_in_a_joint_turn() -> None:
    state = at(random_table(4, "two-headed"), "formation step")
    assert state.decision is not None
    before = GAME.fingerprint(state)

    with pytest.raises(IllegalPick):
        engine.pick(state, len(state.decision.options))

    assert GAME.fingerprint(state) == before
