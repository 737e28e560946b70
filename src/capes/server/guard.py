"""Where visitors are held to their share: who they are, what they may cost, and a note of every refusal."""

from __future__ import annotations

import ipaddress
import resource
import socket
import time
from collections.abc import Iterable
from typing import Any, Protocol
from urllib.parse import urlsplit

import structlog

from capes.server.errors import TooMuch
from capes.server.limits import Buckets, Counter, Sampled, Spent, source_of
from capes.server.metrics import Metrics
from capes.server.settings import Settings

log = structlog.get_logger("capes.guard")
BYTES_PER_SECOND = 20_000_000
"""How many bytes of an answer count as one second of work."""
LOOP_STEP = 0.05
"""Seconds one step on the loop may take before it is noted."""
SPARE_FILES = 128
"""Files kept back from connections: the database, the log, workers."""


PLAYER_PER_SECOND, PLAYER_BURST = 0.02, 0.5
"""Seconds of work a player who picks again and again costs."""


class Closable(Protocol):
    """A connection as the guard knows it."""

    source: str

    @property
    def idle(self) -> bool:
        """Whether nothing of it is being worked on."""

    def buffered(self) -> int:
        """Bytes that wait because the client does not read."""

    def drop(self) -> None:
        """End it at once."""


def file_limit() -> int:
    """As many files as the system lets us open: the soft limit is raised to the hard one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return soft
    return max(soft, wanted)


class Guard:
    """Limits of one process, by source: an address, or the /64 it belongs to."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.requests = Buckets(settings.requests_per_second, settings.request_burst, time.monotonic)
        self.connects = Buckets(settings.connects_per_second, settings.connect_burst, time.monotonic)
        self.accepts = Buckets(settings.accepts_per_second, settings.accept_burst, time.monotonic)
        self.work = Buckets(settings.work_per_second, settings.work_burst, time.monotonic)
        self.reserve = Buckets(settings.work_per_second / 2, settings.work_burst / 4, time.monotonic)
        self.work_of_session = Buckets(PLAYER_PER_SECOND, PLAYER_BURST, time.monotonic)
        self.new_guests = Buckets(settings.guests_per_minute / 60, settings.guest_burst, time.monotonic)
        self.new_tables = Buckets(settings.tables_per_minute / 60, settings.table_burst, time.monotonic)
        self.passwords = Buckets(0.2, 20, time.monotonic)  # hashing, by source
        self.logins = Buckets(0.1, 10, time.monotonic)  # tries of one login from one source
        self.reports = Buckets(1 / 30, 10, time.monotonic)  # what players report, by person
        self.card_reports = Buckets(1 / 30, 10, time.monotonic)
        self.sockets_by_session = Counter(settings.sockets_per_session)
        self.sockets_by_source = Counter(settings.sockets_per_address)
        self.most_connections = max(64, min(settings.connections, file_limit() - SPARE_FILES))
        self.connections: dict[str, dict[Closable, None]] = {}  # by source, oldest first
        self.connected = 0
        self._proxies = [ipaddress.ip_network(one, strict=False) for one in settings.proxies]
        self._hosts = {urlsplit(origin).netloc.lower() for origin in settings.origins} | {
            host.lower() for host in settings.hosts
        }
        self._notes = Sampled(10.0, time.monotonic)

    # -- who they are ---------------------------------------------------------------------------------------------
    def trusted(self, peer: str) -> bool:
        """Whether this peer is a reverse proxy whose headers are believed."""
        if not self.settings.behind_proxy:
            return False
        try:
            known = ipaddress.ip_address(peer)
        except ValueError:
            return False
        mapped = getattr(known, "ipv4_mapped", None) or known
        return any(mapped in network for network in self._proxies)

    def address(self, peer: str, forwarded: Iterable[str]) -> str:
        """Where a request comes from: the last hop that is no proxy of ours.

        Whatever stands to the left of that was written by the client and says nothing.
        """
        if not self.trusted(peer):
            return peer
        hops = [without_port(hop.strip()) for line in forwarded for hop in line.split(",") if hop.strip()]
        while hops:
            hop = hops.pop()
            if not self.trusted(hop):
                return hop
        return peer

    def host_allowed(self, host: str) -> bool:
        """Whether this is a name of ours: somebody else's name that leads here is a rebinding attack."""
        name = host.lower()
        if name in self._hosts or not self._names_checked:
            return True
        bare = name.rsplit(":", 1)[0] if name.count(":") == 1 or name.startswith("[") else name
        bare = bare.strip("[]").rstrip(".")
        if bare in self._hosts or bare in _own_names():
            return True
        try:
            ipaddress.ip_address(bare)
        except ValueError:
            return False
        return True

    @property
    def _names_checked(self) -> bool:
        return "*" not in self.settings.hosts

    # -- what they may cost ---------------------------------------------------------------------------------------
    def charge(self, source: str, what: str, spent: Spent, size: int = 0, session: str = "") -> None:
        """Count what has been done for a source, and note a step that held the loop for too long."""
        cost = spent.seconds + size / BYTES_PER_SECOND
        if session:
            self.work_of_session.charge(session, cost)
        if session and self.work.debt(source) > 0:
            self.reserve.charge(source, cost)
        else:
            self.work.charge(source, cost)
        if spent.longest > LOOP_STEP:
            self.metrics.long_steps.inc()
            self.note("long step", source, what=what, seconds=round(spent.longest, 3))

    def debt(self, source: str, session: str) -> float:
        """Seconds a socket has to wait for what it and its neighbours have cost.

        An address in debt may belong to many people: each of their sessions that costs as little as a player does goes
        on, out of a reserve kept for that.
        """
        debt = self.work.debt(source)
        if debt > 0 and self.work_of_session.debt(session) == 0 and self.reserve.debt(source) == 0:
            return 0.0
        return debt

    def refused(self, kind: str, source: str, **facts: Any) -> None:
        """A refusal is counted, and every so often written down."""
        self.metrics.floods.labels(kind).inc()
        self.note(f"refused: {kind}", source, **facts)

    def note(self, event: str, source: str, **facts: Any) -> None:
        """A line in the log, one in ten seconds for each kind of event."""
        count = self._notes.due(event)
        if count is not None:
            log.warning(event, source=source, times=count, **facts)

    # -- connections ----------------------------------------------------------------------------------------------
    def take_socket(self, session: str, source: str) -> None:
        """One more socket or channel of a session; TooMuch if it, or its address, holds enough."""
        if not self.sockets_by_source.take(source):
            raise TooMuch("error-too-many-connections-from-your-address")
        if not self.sockets_by_session.take(session):
            self.sockets_by_source.give(source)
            raise TooMuch("error-too-many-connections-of-your-session")

    def give_socket(self, session: str, source: str) -> None:
        """One less."""
        self.sockets_by_session.give(session)
        self.sockets_by_source.give(source)

    def accept(self, source: str) -> bool:
        """Whether one more connection of this source is looked at; proxies bring those of many."""
        if self.trusted(source) or self.accepts.take(source):
            return True
        self.refused("new connections", source)
        return False

    def connect(self, connection: Closable) -> bool:
        """A new connection; whoever holds too many loses the one that has idled longest, or is not let in."""
        source = connection.source
        mine = self.connections.setdefault(source, {})
        if not self.trusted(source) and len(mine) >= self.settings.connections_per_address:
            self.refused("connections of one address", source, held=len(mine))
            if not self._evict(mine):
                return False
        elif self.connected >= self.most_connections:
            self.refused("connections", source, held=self.connected)
            crowd = max(self.connections.values(), key=len)
            if not self._evict(crowd):
                return False
        mine = self.connections.setdefault(source, mine)
        mine[connection] = None
        self.connected += 1
        self.metrics.connections.set(self.connected)
        return True

    def _evict(self, held: dict[Closable, None]) -> bool:
        oldest = next((one for one in held if one.idle), None)
        if oldest is None:
            return False
        self.disconnect(oldest)
        oldest.drop()
        return True

    def disconnect(self, connection: Closable) -> None:
        """A connection is gone."""
        mine = self.connections.get(connection.source)
        if mine is not None and connection in mine:
            del mine[connection]
            self.connected -= 1
            if not mine:
                del self.connections[connection.source]
            self.metrics.connections.set(self.connected)

    def stalled(self, connection: Closable) -> None:
        """A client does not read: what waits for one source is bounded, the largest goes first."""
        mine = self.connections.get(connection.source, {})
        waiting = {one: one.buffered() for one in mine}
        total = sum(waiting.values())
        while total > self.settings.unread_bytes and waiting:
            largest = max(waiting, key=lambda one: waiting[one])
            total -= waiting.pop(largest)
            self.refused("answers that are not read", connection.source)
            self.disconnect(largest)
            largest.drop()


def without_port(hop: str) -> str:
    """An address as some proxies write it.

    >>> without_port("192.0.2.1:4711"), without_port("[2001:db8::1]:80"), without_port("2001:db8::1")
    ('192.0.2.1', '2001:db8::1', '2001:db8::1')
    """
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def _own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name}.local"}


def source_of_peer(transport_peer: Any) -> str:
    """The source behind a socket's peer name."""
    return source_of(transport_peer[0]) if transport_peer else "local"
