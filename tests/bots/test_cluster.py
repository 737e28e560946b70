"""Studies on a Ray cluster: the same games as on one machine, whatever happens to the machines."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from capes.bots.arena import Outcome, Pairing
from capes.bots.study.cluster import LOCAL, batches, connected, run_on_ray, stragglers
from capes.bots.study.many import Journal, key_of, play_many, play_safely
from capes.core.errors import BadSetup


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of two workers on this machine, for all tests of the file."""
    with connected(LOCAL, 2) as ray:
        yield ray


def games(count: int, bots: tuple[str, str] = ("random", "sidekick")) -> list[Pairing]:
    """So many games of both games."""
    return [Pairing(("duel", "vs")[seed % 5 == 0], {}, seed, bots) for seed in range(1, count + 1)]


def results(outcomes: list[Outcome]) -> list[Any]:
    """What must be the same wherever a game is played: everything but the time it took."""
    return [outcome._replace(slowest=[]) for outcome in outcomes]


def test_two_workers_play_what_one_process_plays(cluster: Any) -> None:
    todo = games(30)

    assert results(play_many(todo, ray=LOCAL).outcomes) == results(play_many(todo, jobs=1).outcomes)


def kill_first(marked: tuple[str, Pairing]) -> Any:
    """Play a game; the first worker to come by dies of it, once."""
    mark, pairing = Path(marked[0]), marked[1]
    if pairing.seed == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_safely(pairing)


def test_a_worker_killed_in_the_middle_changes_nothing(cluster: Any, tmp_path: Path) -> None:
    todo = games(20)
    found: list[Any] = []

    run_on_ray(kill_first, [(str(tmp_path / "killed"), pairing) for pairing in todo], LOCAL, 2, found.append)

    assert (tmp_path / "killed").exists()
    found.sort(key=lambda outcome: outcome.pairing.seed)
    assert results(found) == results(sorted(play_many(todo, jobs=1).outcomes, key=lambda one: one.pairing.seed))


def test_a_failure_is_told_with_its_pairing(cluster: Any) -> None:
    bad = Pairing("duel", {"mode": "no such mode"}, 1, ("random", "random"))

    played = play_many([bad, *games(3)], ray=LOCAL)

    assert len(played.outcomes) == 3
    assert [failure.pairing for failure in played.failures] == [bad]


def test_an_interrupted_study_goes_on_where_it_was(tmp_path: Path) -> None:
    todo, kept = games(8), tmp_path / "games.jsonl"
    whole = play_many(todo, jobs=1)
    play_many(todo[:5], jobs=1, kept=kept)
    kept.write_bytes(kept.read_bytes()[:-20])  # the power went while the fifth was being written
    begun: list[int] = []

    again = play_many(todo, jobs=1, kept=kept, told=lambda: begun.append(1))

    assert results(again.outcomes) == results(whole.outcomes)
    assert len(begun) == 8
    assert set(Journal(kept).played) == {key_of(pairing) for pairing in todo}


def test_what_was_kept_is_not_played_again(tmp_path: Path) -> None:
    todo, kept = games(3), tmp_path / "games.jsonl"
    first = play_many(todo, jobs=1, kept=kept).outcomes

    assert play_many(todo, jobs=1, kept=kept).outcomes == first  # with the very times of the first run


def test_a_straggler_is_given_to_somebody_else_once() -> None:
    running = {"a": (0, 0.0), "b": (1, 0.0), "c": (1, 5.0), "d": (2, float("inf"))}

    assert stragglers(running, {0, 1, 2}, longest=10.0) == [0]


def test_batches_hold_every_task_once_and_leave_none_waiting_long() -> None:
    for count in (1, 7, 100, 5000):
        parts = batches(range(count), 2)
        assert [task for part in parts for task in part] == list(range(count))
        assert len(parts) >= min(count, 16)


@pytest.mark.parametrize(
    ("address", "said"),
    [("127.0.0.1:1", "there is no Ray cluster at '127.0.0.1:1'"), ("somewhere", "write local, auto or HOST:PORT")],
)
def test_no_cluster_at_an_address_is_one_sentence(address: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        play_many(games(1), ray=address)


@pytest.mark.long
def test_two_thousand_games_are_the_same_on_a_cluster(cluster: Any) -> None:
    todo = games(2000)

    assert results(play_many(todo, ray=LOCAL).outcomes) == results(play_many(todo, jobs=2).outcomes)
