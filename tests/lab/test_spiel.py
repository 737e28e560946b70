"""The games hold what OpenSpiel asks of any game: random games with serialisation, clones, bots, dealing anew."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots

from capes.lab.spiel import CapesState, SpielBot, spiel_game

TABLES = [
    ("vs", "duel"),
    ("vs", "ffa"),
    ("vs", "2v2"),
    ("vs", "two-headed"),
    ("duel", ""),
    ("duel", "three-way"),
]


def after(game: str, mode: str, picks: int, seed: int) -> CapesState:
    """A position some random picks into a game."""
    state = spiel_game(game, mode, deals=20).new_initial_state()
    chance = np.random.default_rng(seed)
    state.apply_action(seed)
    for _ in range(picks):
        if state.is_terminal():
            break
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_a_copy_goes_its_own_way(game: str, mode: str) -> None:
    state = after(game, mode, 25, 3)
    before = str(state)

    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])

    assert str(state) == before != str(copy)
    assert copy.history() == [*state.history(), 0]


@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_a_position_is_written_down_and_read_again(game: str, mode: str) -> None:
    state = after(game, mode, 40, 5)

    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))

    assert str(read) == str(state)
    assert read.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_dealt_anew_a_seat_knows_the_same(game: str, mode: str) -> None:
    chance = np.random.default_rng(1)
    for picks in (12, 60):
        state = after(game, mode, picks, 7)
        if state.is_terminal():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, chance.random)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()


def test_options_are_told_apart_by_their_names() -> None:
    state = after("vs", "duel", 60, 2)

    told = [state.action_to_string(action) for action in state.legal_actions()]

    assert len(set(told)) == len(told) > 1


def test_our_bots_play_in_its_matches() -> None:
    game = spiel_game("duel", deals=10)
    bots = [SpielBot("rookie", seed=1), SpielBot("random", seed=2)]

    results = [
        evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(seed)) for seed in range(6)
    ]

    assert sum(rookie for rookie, _ in results) > 0
    assert all(rookie == -other for rookie, other in results)


def test_a_game_is_loaded_by_its_name() -> None:
    assert pyspiel.load_game("capes_vs(mode=ffa)").num_players() == 3
    assert pyspiel.load_game("capes_duel").num_players() == 2


def test_its_own_check_of_whole_random_games_with_serialisation() -> None:
    pyspiel.random_sim_test(spiel_game("duel", deals=10), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_its_own_check_in_every_mode(game: str, mode: str) -> None:
    pyspiel.random_sim_test(spiel_game(game, mode, deals=10), num_sims=2, serialize=True, verbose=False)
