"""The quick forms of the trust suites; `make trust` runs them at their full size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.load import Crowd
from tests.server.process import OPEN_HANDED, ServerProcess
from tests.trust import bombs, progress, secrecy, wires
from tests.trust.steps import every_step

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def lenient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that lets one client talk as fast as it likes."""
    server = ServerProcess(
        tmp_path_factory.mktemp("lenient"), **OPEN_HANDED, messages_per_second=1e9, message_burst=10**9, strikes=10**9
    )
    server.start()
    yield server
    server.stop()


def test_t1_nobody_is_told_what_they_may_not_know() -> None:
    assert secrecy.non_interference(40, seed=1)["differences"] == 0


def test_t4_games_of_every_kind_end() -> None:
    assert progress.games_end(12, seed=1)["stuck"] == 0


def test_t10_records_prove_their_shuffles_and_shuffles_are_fair() -> None:
    assert progress.shuffles_prove(10, seed=1)["verified"] == 10
    assert 0.0001 < progress.chi_square_p(4000) < 0.9999


def test_t11_folds_agree_whatever_the_hash_seed() -> None:
    assert progress.folds_agree(6, 2, seed=1)["differences"] == 0


def test_t15_failing_cards_change_nothing() -> None:
    assert progress.failing_cards_harm_nobody(8, seed=1)["changed"] == 0


async def test_t20_everything_about_a_long_game_is_answered(tmp_path: Path) -> None:
    assert (await every_step(tmp_path, lines=400))["answered"] > 100


async def test_t3_the_picture_is_the_same_after_every_loss(server: ServerProcess) -> None:
    assert (await wires.lost_connections(server, events=24, games=4, seed=1))["mismatches"] == 0


async def test_t6_repeated_and_late_messages_change_nothing(lenient: ServerProcess) -> None:
    assert (await wires.repeated_messages(lenient, actions=150, seed=1))["differences"] == 0


async def test_t7_nonsense_is_refused_and_harms_nobody(lenient: ServerProcess) -> None:
    found = await wires.nonsense_everywhere(lenient, messages=3000, clients=6, seed=1)

    assert found["leaks"] == 0 and found["growth MB"] < 50


async def test_t7b_honest_games_go_on_beside_a_flood(tmp_path: Path) -> None:
    settings = {key: value for key, value in OPEN_HANDED.items() if key != "connect_burst"}
    server = ServerProcess(tmp_path / "data", **settings, connect_burst=150)
    server.start()
    found = await wires.flood(server, hostile=30, games=6, seconds=5)
    server.stop()

    assert found["drops"] == 0


async def test_t8_deck_bombs_are_refused_at_once(shared_server: ServerProcess) -> None:
    found = await bombs.bombs_are_refused(shared_server)

    assert found["refused"] == found["bombs"] and found["growth MB"] < 40


async def test_t9_text_stays_text(shared_server: ServerProcess) -> None:
    assert (await bombs.text_stays_text(shared_server))["executed"] == 0


async def test_t14_every_pick_reaches_the_last_client(shared_server: ServerProcess) -> None:
    crowd = Crowd(shared_server.base, games=15, think=0.5)

    await crowd.play(5)

    assert crowd.drops == 0 and len(crowd.latencies) > 30
