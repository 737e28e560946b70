"""What every part of one server process shares."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from weakref import WeakSet

import structlog

from capes.live.thinkers import Glancers, Thinkers
from capes.server.availability import Availability
from capes.server.background import Background
from capes.server.beside import Beside
from capes.server.connection import SESSION_ENDED, Connection
from capes.server.guard import Guard
from capes.server.metrics import Metrics
from capes.server.people import People
from capes.server.settings import Settings
from capes.server.storage.accounts import AccountStore
from capes.server.storage.database import Database
from capes.server.storage.decks import DeckStore
from capes.server.storage.people import PeopleStore
from capes.server.storage.puzzles import PuzzleStore
from capes.server.storage.results import ResultStore
from capes.server.storage.tables import TableStore
from capes.server.storage.upkeep import LONG_AWAY, Upkeep, beat
from capes.server.storage.writer import Writer

log = structlog.get_logger("capes.context")
CLOCK_SLACK = 60.0


class Context:
    """Settings, storage, people, bots and meters of one process."""

    def __init__(self, settings: Settings, database: Database, bots: Thinkers | None = None) -> None:
        self.settings = settings
        self.verbose = settings.log_level == "debug"
        self.process = secrets.token_hex(8)
        self.database = database
        self.tables = TableStore(database)
        self.decks = DeckStore(database)
        self.results = ResultStore(database)
        self.puzzles = PuzzleStore(database)
        self.accounts = AccountStore(database)
        self.writer = Writer(database)
        self.people_store = PeopleStore(database)
        self.people = People(self.people_store, self.accounts, self.now)
        self.bots: Thinkers = bots or Glancers()
        self.background = Background()
        self.metrics = Metrics(self.bots.thoughts)
        self.guard = Guard(settings, self.metrics)
        self.beside = Beside(self.guard)
        self.connections: WeakSet[Connection] = WeakSet()
        self.upkeep = Upkeep(database)
        self.end_elsewhere: Callable[[str], Awaitable[None]] | None = None  # where there are other processes
        self.availability: Availability | None = None
        self._start = time.time() - time.monotonic()
        self._up = -time.monotonic()
        database.up = self.uptime

    async def start(self) -> None:
        """Take up time where the last server left it: it goes on, and never back."""
        self.writer.start()
        wall = time.time()
        seconds, seen = await self.upkeep.uptime(wall)
        if wall < seen - CLOCK_SLACK:
            log.error("the clock is behind what it said before; going on from there", seconds=round(seen - wall))
        elif wall > seen + LONG_AWAY:
            log.warning("no server has been up for long, or the clock has jumped", seconds=round(wall - seen))
        self._start = max(wall, seen) - time.monotonic()
        self._up = seconds - time.monotonic()

    def beat(self) -> asyncio.Future[None]:
        """Note that the server is up; done when that is on disk."""
        return self.writer.change(beat(self.uptime(), self.now()))

    def uptime(self) -> float:
        """Seconds servers have been up in all on this database."""
        return self._up + time.monotonic()

    def connect(self, connection: Connection) -> None:
        """A client has connected; its session may have been ended while it did."""
        self.connections.add(connection)
        if self.people.is_ended(connection.me.session.id):
            connection.close(SESSION_ENDED)

    async def end_session(self, session: str) -> None:
        """The session has been ended: nobody goes on acting in its name, here or through another process."""
        self.forget_session(session)
        if self.end_elsewhere is not None:
            await self.end_elsewhere(session)

    def forget_session(self, session: str) -> None:
        """Believe the session no longer, and hang up on who uses it."""
        self.people.forget_sessions({session})
        for connection in list(self.connections):
            if connection.me.session.id == session:
                connection.close(SESSION_ENDED)

    def now(self) -> float:
        """Seconds since 1970 that never jump while the process runs."""
        return self._start + time.monotonic()
