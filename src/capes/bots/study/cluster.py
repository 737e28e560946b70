"""The same games on a Ray cluster: batches of pairings go out, outcomes come back; a lost machine costs only time."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from capes.core.errors import BadSetup
from capes.language.sentence import plain

LOCAL = "local"
"""The address that means: a cluster of this machine alone, begun and ended with the study."""

AUTO = "auto"
"""The address that means: the cluster this machine already belongs to."""

STRAGGLES = 4.0
"""A batch that takes so many times as long as the slowest so far is given to somebody else as well."""

PATIENCE = 20.0
"""Seconds before anything counts as straggling."""

Task = TypeVar("Task")
Result = TypeVar("Result")


def ray_library() -> Any:
    """Ray, or one clear sentence."""
    try:
        import ray
    except ImportError:
        raise BadSetup(plain("--ray needs the extra 'ray': pip install 'capes[ray]'")) from None
    return ray


def check_reachable(address: str) -> None:
    """Refuse an address nobody listens at; Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == AUTO:
        return
    if not host or not port.isdecimal():
        raise BadSetup(plain(f"{address!r} is no address of a Ray cluster; write local, auto or HOST:PORT"))
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except OSError as error:
        raise BadSetup(plain(f"there is no Ray cluster at {address!r}: {error}")) from None


@contextlib.contextmanager
def connected(address: str, jobs: int = 0) -> Iterator[Any]:
    """A connection to the cluster at that address (`local`: one of this machine's own), ended at the end."""
    ray = ray_library()
    where: dict[str, Any] = {"address": address}
    if address == LOCAL:
        where = {"num_cpus": jobs or os.cpu_count() or 1, "_node_ip_address": "127.0.0.1"}
    else:
        check_reachable(address)
    # Workers find the same sources and the same engine as this process.
    passed = {name: value for name, value in os.environ.items() if name.startswith("CAPES_")}
    env = {**passed, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    mine = not ray.is_initialized()
    if mine:
        try:
            ray.init(
                **where,
                runtime_env={"env_vars": env},
                log_to_driver=False,
                include_dashboard=False,
                logging_level=logging.ERROR,
                configure_logging=False,
            )
        except Exception as error:  # Ray has no common class for what can go wrong on the way to a cluster
            raise BadSetup(plain(f"there is no Ray cluster at {address!r}: {error}")) from None
    try:
        yield ray
    finally:
        if mine:
            ray.shutdown()


def batches(todo: Sequence[Task], workers: int) -> list[list[Task]]:
    """The tasks in order, in batches small enough that nobody waits long for the last one."""
    size = max(1, min(50, len(todo) // (8 * max(1, workers))))
    return [list(todo[at : at + size]) for at in range(0, len(todo), size)]


def run_on_ray(
    work: Callable[[Task], Result],
    todo: Sequence[Task],
    address: str,
    jobs: int = 0,
    keep: Callable[[Result], None] = lambda result: None,
) -> None:
    """Do every task somewhere, `keep` what came of it. Tasks must give the same result wherever they are done.

    Ray does a batch again whose worker or machine was lost; a batch that straggles is given out a second time, and the
    first answer counts.
    """
    if not todo:
        return
    with connected(address, jobs) as ray:
        done_all = ray.remote(max_retries=-1, retry_exceptions=False)(do_all)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        parts = batches(todo, workers)
        waiting = list(range(len(parts)))[::-1]
        unfinished = set(waiting)
        running: dict[Any, tuple[int, float]] = {}
        slowest = 0.0
        while unfinished:
            while waiting and len(running) < 2 * workers:
                number = waiting.pop()
                running[done_all.remote(work, parts[number])] = (number, time.monotonic())
            ready, _ = ray.wait(list(running), timeout=1.0)
            for reference in ready:
                number, began = running.pop(reference)
                slowest = max(slowest, time.monotonic() - began)
                if number in unfinished:
                    unfinished.discard(number)
                    for result in ray.get(reference):
                        keep(result)
            if not waiting:
                waiting = stragglers(running, unfinished, max(PATIENCE, STRAGGLES * slowest))


def stragglers(running: dict[Any, tuple[int, float]], unfinished: set[int], longest: float) -> list[int]:
    """The batches that have taken too long and are still with one worker alone."""
    now = time.monotonic()
    numbers = [number for number, _ in running.values()]
    return [
        number
        for number, began in running.values()
        if number in unfinished and numbers.count(number) == 1 and now - began > longest
    ]


def do_all(work: Callable[[Task], Result], batch: list[Task]) -> list[Result]:
    """What a worker does."""
    return [work(task) for task in batch]
