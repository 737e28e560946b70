"""The real server in a process of its own, with the toy game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.client import Visitor
from tests.server.postgres import Postgres, available
from tests.server.process import OPEN_HANDED, ServerProcess


@pytest.fixture
def anyio_backend() -> str:
    """Tests with sockets run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that only play."""
    server = ServerProcess(tmp_path_factory.mktemp("data"), **OPEN_HANDED)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one's own, to be killed."""
    own = ServerProcess(tmp_path / "data", **OPEN_HANDED)
    own.start()
    yield own
    own.stop()


@pytest.fixture
async def two(shared_server: ServerProcess) -> AsyncIterator[tuple[Visitor, Visitor]]:
    """Two guests."""
    one, other = Visitor(shared_server.base), Visitor(shared_server.base)
    yield await one.arrive(), await other.arrive()
    await one.close()
    await other.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for the whole run; only tests that found one at collection ask for it."""
    running = Postgres()
    running.start()
    yield running
    running.stop()


BACKENDS = ["sqlite", "postgresql"] if available() else ["sqlite"]


@pytest.fixture(params=BACKENDS)
def database_url(request: pytest.FixtureRequest) -> str:
    """Every storage behaviour holds on both: '' for a SQLite file, else the address of a fresh database."""
    if request.param == "sqlite":
        return ""
    running: Postgres = request.getfixturevalue("postgres")
    return running.database()
