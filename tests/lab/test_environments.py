"""The environments hold what PettingZoo and Gymnasium ask of any environment, for both games in all modes."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from capes.core.errors import IllegalPick
from capes.lab import zoo
from capes.lab.solo import SoloEnv
from capes.lab.tensors import tables
from capes.lab.vector import VectorEnv

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("vs", {"mode": "duel"}),
    ("vs", {"mode": "ffa"}),
    ("vs", {"mode": "2v2"}),
    ("vs", {"mode": "two-headed"}),
    ("duel", {}),
    ("duel", {"mode": "three-way"}),
]
NAMES = [f"{game} {setup.get('mode', '')}" for game, setup in TABLES]


@pytest.mark.parametrize(("game", "setup"), TABLES, ids=NAMES)
def test_the_api_of_pettingzoo(game: str, setup: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises on float observations; ours are whole numbers
        api_test(zoo.env(game, **setup), num_cycles=150)


@pytest.mark.parametrize("game", ["vs", "duel"])
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: zoo.env(game), num_cycles=40)


@pytest.mark.parametrize("game", ["vs", "duel"])
def test_a_game_is_broken_off_when_it_is_too_long(game: str) -> None:
    environment = zoo.env(game, max_picks=12)
    environment.reset(seed=1)
    steps = 0
    for agent in environment.agent_iter():
        observation, _, over, broken_off, _ = environment.last()
        if over or broken_off:
            environment.step(None)
            continue
        assert observation is not None
        environment.step(environment.action_space(agent).sample(observation["action_mask"]))
        steps += 1
    assert 0 < steps <= 12
    assert not environment.agents


def rewards_of_a_game(environment: zoo.raw_env, seed: int) -> dict[str, float]:
    """Play one game by chance from that seed, and add up what every agent got."""
    environment.reset(seed=seed)
    for agent in environment.possible_agents:
        environment.action_space(agent).seed(seed)
    got = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, over, broken_off, _ = environment.last()
        got[agent] += reward
        picked = None
        if not (over or broken_off):
            assert observation is not None
            picked = environment.action_space(agent).sample(observation["action_mask"])
        environment.step(picked)
    return got


def test_rewards_are_those_of_the_result() -> None:
    environment = zoo.raw_env("vs", mode="2v2")
    sums = []
    for seed in range(3, 7):
        got = rewards_of_a_game(environment, seed)
        result = environment.episode.state.result
        assert result is not None
        drawn = len(result.winners) == len(got)
        won = set() if drawn else {f"seat_{seat}" for seat in result.winners}
        assert {agent for agent, reward in got.items() if reward == 1} == won
        sums.append(sorted(got.values()))
    assert [-1, -1, 1, 1] in sums
    assert all(each in ([-1, -1, 1, 1], [0, 0, 0, 0]) for each in sums)


@pytest.mark.parametrize("game", ["vs", "duel"])
def test_the_checks_of_gymnasium(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SoloEnv(game, opponent="random", masked_pick=True), skip_render_check=True)


def test_a_pick_that_is_not_there_is_refused_and_changes_nothing() -> None:
    environment = SoloEnv("duel", opponent="random")
    observation, _ = environment.reset(seed=4)
    with pytest.raises(IllegalPick):
        environment.step(int(observation["action_mask"].sum()))
    again = environment._observation()
    assert np.array_equal(again["observation"], observation["observation"])


@pytest.mark.parametrize("game", ["vs", "duel"])
def test_games_side_by_side_go_on_for_ever_and_the_same_way(game: str) -> None:
    def played() -> tuple[list[tuple[int, list[float]]], int]:
        chance = np.random.default_rng(5)
        vector = VectorEnv(game, 4, seed=9)
        ended, total = [], 0
        for _ in range(400):
            assert (vector.masks.sum(axis=1) == vector.choices).all()
            shown = tables(vector.specification, vector.observations)["table"]
            asked = vector.specification.sections["table"].columns.index("options")
            assert (shown[:, 0, asked] == vector.choices).all()
            ended += vector.step(chance.integers(0, vector.choices))
            total += int(vector.observations.sum())
        return ended, total

    one, other = played(), played()
    assert one == other
    assert one[0]


@pytest.mark.parametrize(("game", "setup"), TABLES, ids=NAMES)
def test_the_api_for_everybody_at_once(game: str, setup: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(zoo.parallel_env(game, **setup), num_cycles=60)


def test_a_game_is_broken_off_after_its_first_turns() -> None:
    environment = zoo.raw_env("duel", max_turns=2)

    got = rewards_of_a_game(environment, 4)

    assert environment.episode.turns == 3 and not environment.episode.done
    assert set(got.values()) == {0.0}


def test_shaped_rewards_add_up_to_the_result_and_the_way_there() -> None:
    environment = zoo.raw_env("duel", shaping=0.5)
    environment.reset(seed=4)
    before = [environment.episode.outlook(seat) for seat in (0, 1)]

    got = rewards_of_a_game(environment, 4)

    after = [environment.episode.outlook(seat) for seat in (0, 1)]
    result = environment.episode.rewards()
    for seat, total in enumerate(got.values()):
        assert total == pytest.approx(result[seat] + 0.5 * (after[seat] - before[seat]))
    assert got != dict(zip(got, result, strict=True))
