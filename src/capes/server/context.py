"""What every part of one server process shares."""

from __future__ import annotations

import secrets
import time
from weakref import WeakSet

from capes.server.background import Background
from capes.server.bots import Glancers, Thinkers
from capes.server.connection import SESSION_ENDED, Connection
from capes.server.limits import Buckets, Counter
from capes.server.metrics import Metrics
from capes.server.people import People
from capes.server.settings import Settings
from capes.server.storage.database import Database
from capes.server.storage.decks import DeckStore
from capes.server.storage.people import PeopleStore
from capes.server.storage.tables import TableStore
from capes.server.storage.writer import Writer


class Context:
    """Settings, storage, people, bots and meters of one process."""

    def __init__(self, settings: Settings, database: Database, bots: Thinkers | None = None) -> None:
        self.settings = settings
        self.verbose = settings.log_level == "debug"
        self.process = secrets.token_hex(8)
        self.database = database
        self.tables = TableStore(database)
        self.decks = DeckStore(database)
        self.writer = Writer(database)
        self.people_store = PeopleStore(database)
        self.people = People(self.people_store, self.now)
        self.bots: Thinkers = bots or Glancers()
        self.background = Background()
        self.metrics = Metrics()
        self.requests = Buckets(settings.requests_per_second, settings.request_burst, time.monotonic)
        self.connects = Buckets(settings.connects_per_second, settings.connect_burst, time.monotonic)
        self.sockets_by_session = Counter(settings.sockets_per_session)
        self.sockets_by_address = Counter(settings.sockets_per_address)
        self.reports = Buckets(1 / 30, 10, time.monotonic)  # what players report, by person
        self.connections: WeakSet[Connection] = WeakSet()
        self._start = time.time() - time.monotonic()

    def hang_up(self, session: str) -> None:
        """The session has been ended: nobody goes on talking in its name."""
        for connection in list(self.connections):
            if connection.me.session.id == session:
                connection.close(SESSION_ENDED)

    def now(self) -> float:
        """Seconds since 1970 that never jump while the process runs."""
        return self._start + time.monotonic()
