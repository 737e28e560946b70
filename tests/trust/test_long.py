"""The trust suites at their full size; `make trust` runs them and keeps the figures.

CAPES_TRUST_SHARE=0.1 runs a tenth of every size, for a look; only whole runs are kept.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from capes.games import game
from capes.live.wire import encode
from capes.table.picture import picture
from tests.server.load import Crowd, percentile
from tests.server.postgres import Postgres, available
from tests.server.process import OPEN_HANDED, ROOT, ServerProcess
from tests.server.steady import check_journal
from tests.server.test_drills import locked_for_a_while
from tests.server.test_kills import journal_rows, kill_again_and_again
from tests.trust import bombs, progress, secrecy, speed, wires
from tests.trust.attacks import ATTACKS
from tests.trust.cluster import lost_machines
from tests.trust.figures import keep
from tests.trust.games import fresh, random_pick
from tests.trust.restart import taken_up
from tests.trust.siege import siege
from tests.trust.steps import every_step

pytestmark = [pytest.mark.long, pytest.mark.anyio]
SHARE = float(os.environ.get("CAPES_TRUST_SHARE", "1"))
FAST: dict[str, Any] = {"messages_per_second": 1e9, "message_burst": 10**9, "strikes": 10**9}


def size(whole: int) -> int:
    return max(4, int(whole * SHARE))


def figure(name: str, found: dict[str, Any]) -> None:
    print(name, found)
    if SHARE == 1:
        keep(name, found)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    own = ServerProcess(tmp_path / "data", **OPEN_HANDED)
    own.start()
    yield own
    own.stop()


@pytest.fixture
def lenient(tmp_path: Path) -> Iterator[ServerProcess]:
    own = ServerProcess(tmp_path / "data", **OPEN_HANDED, **FAST)
    own.start()
    yield own
    own.stop()


def test_t1_non_interference() -> None:
    found = secrecy.non_interference(size(5000), seed=11)

    figure("T1", found)
    assert found["differences"] == 0


async def test_t1b_timing(lenient: ServerProcess) -> None:
    full, empty = await secrecy.auto_pass_times(lenient.base, 20, size(25))

    p = secrecy.kolmogorov_smirnov(full, empty)
    figure("T1b", {"windows": len(full) + len(empty), "p": round(p, 3)})
    assert p > 0.01


async def test_t2_kills(server: ServerProcess) -> None:
    players = await kill_again_and_again(server, games=size(50), kills=size(100), seed=2)

    server.stop()
    check_journal(players, journal_rows(server.data))
    acked = sum(len(player.acked) for player in players)
    figure("T2", {"kills": size(100), "games": size(50), "acknowledged": acked, "lost": 0, "twice": 0})


async def test_t3_reconnects(server: ServerProcess) -> None:
    figure("T3", await wires.lost_connections(server, events=size(1000), games=20, seed=3))


def test_t4_progress() -> None:
    figure("T4", progress.games_end(size(20_000), seed=4))


async def test_t6_duplicates(lenient: ServerProcess) -> None:
    figure("T6", await wires.repeated_messages(lenient, actions=size(100_000), seed=6))


async def test_t7_fuzz(lenient: ServerProcess) -> None:
    found = await wires.nonsense_everywhere(lenient, messages=size(1_000_000), clients=12, seed=7)

    figure("T7", found)
    assert found["growth MB"] < 50


async def test_t7b_flood(tmp_path: Path) -> None:
    settings = {key: value for key, value in OPEN_HANDED.items() if key != "connect_burst"}
    server = ServerProcess(tmp_path / "data", **settings, connect_burst=500)
    server.start()
    try:
        found = await wires.flood(server, hostile=size(200), games=size(50), seconds=30)
    finally:
        server.stop()

    figure("T7b", found)
    assert found["p99 ms"] < 250 and found["drops"] == 0


async def test_t8_bombs(server: ServerProcess) -> None:
    found = await bombs.bombs_are_refused(server)

    figure("T8", found)
    assert found["refused"] == found["bombs"] and found["slowest ms"] < 50 and found["growth MB"] < 20


async def test_t9_text(server: ServerProcess) -> None:
    figure("T9", await bombs.text_stays_text(server))


def test_t10_shuffles() -> None:
    found = progress.shuffles_prove(size(1000), seed=10)
    p = progress.chi_square_p(size(1_000_000))

    figure("T10", {**found, "shuffles": size(1_000_000), "p": round(p, 3)})
    assert 0.001 <= p <= 0.999


def test_t11_determinism() -> None:
    figure("T11", progress.folds_agree(size(10_000), 2, seed=11))


async def test_t14_latency(server: ServerProcess) -> None:
    crowd = Crowd(server.base, games=200, think=1.0, game="vs")

    await crowd.play(max(12, 60 * SHARE))

    p50, p99 = percentile(crowd.latencies, 0.5), percentile(crowd.latencies, 0.99)
    figure(
        "T14",
        {
            "games": 200,
            "picks": len(crowd.latencies),
            "p50 ms": round(p50 * 1000, 1),
            "p99 ms": round(p99 * 1000, 1),
            "drops": crowd.drops,
        },
    )
    assert p50 < 0.030 and p99 < 0.150 and crowd.drops == 0


async def test_t19_one_hostile_address(tmp_path: Path) -> None:
    found = await siege(tmp_path, ATTACKS, seconds=max(2, 60 * SHARE))

    worst = max(found, key=lambda attack: float(found[attack]["p99 ms"]))
    growth = max(int(one["growth MB"]) for one in found.values())
    p99 = found[worst]["p99 ms"]
    figure("T19", {"attacks": len(found), "worst": worst, "p99 ms": p99, "growth MB": growth})
    assert p99 < 250 and growth < 100 and all(one["refused"] > 0 for one in found.values()), found


async def test_t20_no_step_is_long(tmp_path: Path) -> None:
    found = await every_step(tmp_path, lines=size(20_000))

    figure("T20", found)
    assert found["longest step ms"] <= 50 and found["answered"] > 100


def passed(*words: str) -> int:
    """How many tests of a suite pass; none may fail."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-m", "", *words],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]
    found = re.search(r"(\d+) passed", done.stdout)
    assert found is not None, done.stdout[-500:]
    return int(found[1])


def test_t21_fair_seats() -> None:
    figure("T21", {"roads": passed("tests/server/test_fair_seats.py"), "open": 0})


async def test_t22_clocks(server: ServerProcess) -> None:
    left, after, stood = await locked_for_a_while(server, 5.0)

    figure("T22", {"locked s": round(stood, 1), "lost s": round(left - after, 2)})
    assert left - after < 1


def test_t24_storage_drills() -> None:
    figure("T24", {"drills": passed("tests/server/test_drills.py", "-k", "t24"), "silent": 0})


def test_t26_release() -> None:
    figure("T26", {"checks": passed("tests/house/test_release.py"), "unclean": 0})


async def test_t25_restart(tmp_path: Path) -> None:
    found = await taken_up(tmp_path, games=size(2000), picks=200, long_lines=20_000)

    figure("T25", found)
    assert found["all up after s"] < 30 and found["longest step ms"] <= 50


def test_t15_isolation() -> None:
    figure("T15", progress.failing_cards_harm_nobody(size(400), seed=15))


async def test_g8_beside_a_bare_echo(lenient: ServerProcess) -> None:
    found = await speed.beside_echo(lenient, 32, max(3, 5 * SHARE), "duel")

    figure("G8", found)
    assert found["ratio"] >= 0.3 and found["p99 ratio"] <= 2


async def test_g10_while_bots_think(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", **OPEN_HANDED, think=True)
    server.start()
    try:
        found = await speed.while_bots_think(server, games=40, bots=4, seconds=max(6, 12 * SHARE))
    finally:
        server.stop()

    figure("G10", found)
    assert found["ratio"] <= 2


def test_g9_views() -> None:
    rng = random.Random(9)
    sizes: list[float] = []
    times: list[float] = []
    for number in range(size(40)):
        match = fresh(game("vs"), "duel", 2, f"g{number}")
        for _ in range(rng.randrange(20, 200)):
            if match.over:
                break
            random_pick(match, rng)
        began = time.perf_counter()
        for _ in range(20):
            data = encode(picture(match, 0, 0.0, []))
        times.append((time.perf_counter() - began) / 20)
        sizes.append(len(data))
    found = {
        "largest kB": round(max(sizes) / 1000, 1),
        "median kB": round(percentile(sizes, 0.5) / 1000, 1),
        "median us": round(percentile(times, 0.5) * 1e6),
    }
    figure("G9", found)
    assert found["largest kB"] <= 17 and found["median us"] <= 250


if available():

    async def test_t23_lost_machines(tmp_path: Path) -> None:
        own = Postgres()  # it is restarted again and again
        own.start()
        try:
            found = await lost_machines(own, tmp_path, processes=3, games=size(50), events=size(100))
        finally:
            own.stop()

        figure("T23", {**found, "lost": 0, "twice": 0})
        assert found["slowest on after s"] < 10 and found["slowest revoked after s"] < 2
