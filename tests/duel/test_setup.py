"""Set-up: the deal, the secret choice, who goes first."""

from __future__ import annotations

import msgspec
import pytest

from capes.core.event import seen_by
from capes.duel.cards.deck import DECK
from capes.duel.contract import events
from capes.duel.contract.seen import StartShown
from capes.duel.game import GAME, start
from capes.duel.rules.turn import answer
from capes.duel.state.state import State
from tests.duel.scene import Scene, names, number, set_up


def redealt(wanted: list[int], players: int = 2, **options: bool) -> State:
    """A game whose first deal left exactly these seats without a Character."""
    for seed in range(2000):
        state = start(seed, players, **options)
        shown = [event.seat for event in state.news if isinstance(event, events.HandShown)]
        if shown == wanted:
            return state
    raise AssertionError("no such deal among 2000")


def test_T1_each_player_has_a_colour_six_cards_and_after_the_choice_five() -> None:
    state = start(3)
    assert len(set(state.colours)) == 2
    assert [len(hand) for hand in state.hands] == [6, 6]
    assert len(state.piles[0]) == 54

    answer(state, 0)
    answer(state, 0)

    assert sorted(len(team) for team in state.teams) == [1, 1]
    # The first player has drawn for the first turn, the other still holds five.
    assert sorted(len(hand) for hand in state.hands) == [5, 6]
    assert len(state.piles[0]) == 53


@pytest.mark.covers("R5")
def test_T2_a_hand_without_a_character_is_shown_and_all_are_dealt_again() -> None:
    state = redealt([1])

    shown = [event for event in state.news if isinstance(event, events.HandShown)]
    assert len(shown) == 1 and shown[0].seat == 1
    cards = [DECK.by_id[card.face].name for card in shown[0].cards]
    assert len(cards) == 6
    characters = {DECK.name[card] for card in range(1, DECK.last_character + 1)}
    assert not characters & set(cards)
    assert sum(isinstance(event, events.DealtAgain) for event in state.news) == 1
    assert [len(hand) for hand in state.hands] == [6, 6] and len(state.piles[0]) == 54
    assert all(min(hand) <= DECK.last_character for hand in state.hands)


@pytest.mark.covers("R5")
def test_T2_the_other_hand_is_not_shown_in_a_new_deal() -> None:
    state = redealt([1])

    news = [GAME.prose(event, 0, ("Ann", "Bob")) for event in state.news]

    assert sum("shows a hand" in line for line in news) == 1
    assert not any("Ann shows" in line for line in news)


def test_T3_with_a_character_in_both_hands_nothing_is_shown() -> None:
    state = redealt([])

    assert state.news == [events.Dealt(6)]


def test_T4_the_choice_is_secret_until_both_have_chosen() -> None:
    scene = set_up("Nimbus", "Repo")
    scene.pick("Nimbus")

    seen = GAME.view(scene.state, 1)
    assert seen.players[0].start == StartShown(chosen=True, card=None)
    assert seen.characters == []
    told = repr([seen_by(event, 1) for event in scene.state.news]) + " ".join(
        GAME.prose(event, 1, ("Ann", "Bob")) for event in scene.state.news
    )
    assert "imbus" not in told and f"{number('Nimbus')}" not in told
    assert "imbus" not in msgspec.json.encode(seen).decode()
    own = GAME.view(scene.state, 0).players[0].start
    assert own is not None and own.card is not None and own.card.name == "Nimbus"

    scene.pick("Repo")

    together = [event.card.face for event in scene.state.news if isinstance(event, events.Joined)]
    assert together == ["nimbus", "repo"]


def test_T5_sliders_stand_on_the_highest_number_and_the_side_symbol() -> None:
    scene = set_up("Mal Suerte", "Nimbus").pick("Mal Suerte").pick("Nimbus")

    seen = next(c for c in GAME.view(scene.state, None).characters if c.name == "Mal Suerte")
    assert (seen.health, seen.floor, seen.power, seen.side) == (10, -5, 0, "Gray")


def test_T6_the_villain_goes_before_the_gray() -> None:
    scene = set_up("Mal Suerte", "Bonesnapper").pick("Mal Suerte").pick("Bonesnapper")

    assert scene.state.current == 1


@pytest.mark.covers("R6")
@pytest.mark.parametrize(
    "starts, first",
    [(("Dark", "Bonesnapper"), 0), (("Nimbus", "Ohm Ranger"), 1), (("Halogen", "Repo"), 1)],
)
def test_T8_within_a_side_the_later_in_the_alphabet_goes_first(starts: tuple[str, str], first: int) -> None:
    scene = set_up(*starts)
    for name in starts:
        scene.pick(name)

    assert scene.state.current == first


def test_R6_case_does_not_count_and_names_are_unique() -> None:
    printed = [face.name for face in DECK.faces]

    assert len({name.casefold() for name in printed}) == len(printed)
    assert all(name.isascii() for name in printed)


def test_T9_a_starting_character_draws_nothing() -> None:
    scene = set_up("Serendipity Jones", "Dark").pick("Serendipity Jones").pick("Dark")

    assert scene.state.current == 1
    assert len(scene.state.hands[0]) == 5
    assert [event.seat for event in scene.state.news if isinstance(event, events.Drew)] == [1]


def test_R7_the_first_player_draws_and_may_attack_on_turn_one() -> None:
    scene = set_up("Dark", "Nimbus").pick("Dark").pick("Nimbus")

    drawn = [event for event in scene.state.news if isinstance(event, events.Drew)]
    assert [event.seat for event in drawn] == [0]
    scene.to_attack()
    assert "Dark attacks Nimbus" in scene.labels() and scene.state.turn == 1


def test_R9_no_window_opens_in_set_up() -> None:
    scene = set_up("Dark", "Nimbus")
    scene.state.hands[0].append(number("Hidden Cache"))

    assert scene.why() == "start" and not scene.state.window
    assert scene.refused(0, "play [Hidden Cache]") == ["R9"]


def test_every_hand_is_asked_in_order_and_nobody_else_may_answer() -> None:
    state = start(5, 3)

    seats = []
    while state.turn == 0:
        assert state.decision is not None
        seats.append(state.decision.seat)
        for seat in (None, 0, 1, 2):
            data = GAME.options(state, seat)
            assert data is not None and (data.options is not None) == (seat == seats[-1])
        answer(state, 0)

    assert seats == [0, 1, 2]


def test_scene_helpers_name_cards() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo\nP2: Keystone")

    assert names(scene.state.teams[0]) == ["Repo"] and scene.team(1) == ["Keystone"]
