"""Everything that can be set, with the reason for each default."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from capes.server.errors import CannotStart

POSITIVE = (
    "message_bytes", "body_bytes", "messages_per_second", "message_burst", "strikes", "requests_per_second",
    "request_burst", "guests_per_minute", "guest_burst", "sockets_per_session", "sockets_per_address",
    "connects_per_second", "connect_burst", "send_queue", "tables_per_person", "deck_bytes", "deck_lines",
    "bot_seconds", "open_hours", "live_days",
)  # fmt: skip
NOT_NEGATIVE = ("bot_beat", "bot_workers", "gather")


def default_data() -> Path:
    """Where the database file lives unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(os.environ.get("CAPES_DATA") or os.path.join(base, "capes"))


@dataclass(frozen=True)
class Settings:
    """How one server process behaves."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("var")
    database: str = ""  # empty: a SQLite file in `data`; else postgresql://user:password@host/name
    origins: tuple[str, ...] = ()  # further origins whose pages may connect
    secure_cookies: bool = False  # set it when browsers reach the server through https
    behind_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    message_bytes: int = 16 * 1024
    body_bytes: int = 256 * 1024
    messages_per_second: float = 10.0
    message_burst: int = 40
    strikes: int = 50  # messages that cannot be read before a socket is closed
    requests_per_second: float = 30.0
    request_burst: int = 200
    guests_per_minute: float = 30.0  # new guests from one address
    guest_burst: int = 100
    sockets_per_session: int = 5
    sockets_per_address: int = 50
    connects_per_second: float = 10.0  # new sockets from one address
    connect_burst: int = 100
    send_queue: int = 64
    tables_per_person: int = 30
    deck_bytes: int = 64 * 1024
    deck_lines: int = 500
    bot_beat: float = 0.35  # seconds before a bot's pick is made, so that people can follow
    bot_seconds: float = 3.0  # how long a bot may think at most; lower levels take less
    bot_workers: int = 0  # processes in which bots think; 0: one less than there are cores
    gather: float = 15.0  # seconds a full table waits for the last player to connect before it deals
    open_hours: float = 2.0  # an open table nobody looks at is taken down after this
    live_days: float = 14.0  # a live game nobody touches is declared abandoned after this
    frames: bool = True  # keep the frames of finished games, so that they outlive a change of rules
    log_level: str = "info"
    log_json: bool = False
    metrics: bool = True

    def check(self) -> None:
        """Refuse figures no server could work with."""
        for name in POSITIVE:
            if not getattr(self, name) > 0:
                raise CannotStart(f"--{name.replace('_', '-')} must be more than 0")
        for name in NOT_NEGATIVE:
            if not getattr(self, name) >= 0:
                raise CannotStart(f"--{name.replace('_', '-')} cannot be less than 0")

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'capes.db'}"
        for plain in ("postgresql://", "postgres://"):
            if self.database.startswith(plain):
                return "postgresql+asyncpg://" + self.database[len(plain) :]
        return self.database
