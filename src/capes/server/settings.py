"""Everything that can be set: flags, environment, `capes serve --help` and docs/server.md are made from this."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, get_type_hints

from capes.server.errors import CannotStart

LISTEN = "Where it listens"
STORE = "Where it keeps things"
DOOR = "Behind https or a reverse proxy"
SHARE = "One visitor's share"
SOCKETS = "Connections"
PEOPLE = "People and tables"
BOTS = "Bots"
TIMES = "How long things are kept"
WATCH = "Watching it"


@dataclass(frozen=True)
class About:
    """What people are told about a setting, and what it must satisfy."""

    section: str
    text: str
    above: float | None = None  # must be more than this
    least: float | None = None  # cannot be less than this


def setting(default: Any, section: str, text: str, above: float | None = None, least: float | None = None) -> Any:
    """A field of the settings."""
    return field(default=default, metadata={"about": About(section, text, above, least)})


def default_data() -> Path:
    """Where the database file lives unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(os.environ.get("CAPES_DATA") or os.path.join(base, "capes"))


Portraits = Literal["named", "neutral"]
LogLevel = Literal["debug", "info", "warning", "error"]
PROXIES = ("127.0.0.0/8", "::1/128", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")


@dataclass(frozen=True)
class Settings:
    """How one server process behaves."""

    host: str = setting("127.0.0.1", LISTEN, "Address to listen on; 0.0.0.0 for the whole network.")
    port: int = setting(8000, LISTEN, "Port to listen on; 0 for any free one.", least=0)
    hosts: tuple[str, ...] = setting(
        (), LISTEN, "Further name browsers know this server by, e.g. cards.example; may be given again; * for any."
    )

    portraits: Portraits = setting(  # noqa: RUF009 - a field
        "named", LISTEN, "Faces on the cards: people by their names, or neutral ones by the dice."
    )

    data: Path = setting(  # noqa: RUF009 - a field
        Path("var"), STORE, "Folder of the database file. Default: $XDG_DATA_HOME/capes."
    )
    database: str = setting(
        "", STORE,
        "postgresql://user:password@host/name or sqlite:///path/to/file; default is a SQLite file in the data folder. "
        "Several servers may share one PostgreSQL.",
    )  # fmt: skip
    frames: bool = setting(True, STORE, "Keep the frames of finished games, so that replays outlive a change of rules.")

    origins: tuple[str, ...] = setting(
        (), DOOR, "Origin whose pages may connect, e.g. https://cards.example; may be given again."
    )
    secure_cookies: bool = setting(False, DOOR, "Send cookies over https only and tell browsers so (HSTS).")
    behind_proxy: bool = setting(False, DOOR, "Believe X-Forwarded-For and X-Forwarded-Proto of the proxies named.")
    proxies: tuple[str, ...] = setting(
        PROXIES, DOOR, "Network of a reverse proxy that is believed; may be given again. Default: private networks."
    )

    requests_per_second: float = setting(30.0, SHARE, "HTTP requests per second and address.", above=0)
    request_burst: int = setting(200, SHARE, "HTTP requests an address may send at once.", above=0)
    work_per_second: float = setting(
        0.4, SHARE, "Seconds of processor time an address may cost in a second, measured as it is spent.", above=0
    )
    work_burst: float = setting(8.0, SHARE, "Seconds of processor time an address may cost at once.", above=0)
    messages_per_second: float = setting(10.0, SHARE, "Messages per second and socket.", above=0)
    message_burst: int = setting(40, SHARE, "Messages a socket may send at once.", above=0)
    strikes: int = setting(50, SHARE, "Messages that cannot be read before a socket is closed.", above=0)
    guests_per_minute: float = setting(30.0, SHARE, "New guests per minute and address.", above=0)
    guest_burst: int = setting(100, SHARE, "New guests an address may make at once.", above=0)
    message_bytes: int = setting(16 * 1024, SHARE, "Longest WebSocket message.", above=0)
    body_bytes: int = setting(256 * 1024, SHARE, "Longest body of an HTTP request.", above=0)
    head_bytes: int = setting(16 * 1024, SHARE, "Longest head (address and headers) of a request.", above=0)
    deck_bytes: int = setting(64 * 1024, SHARE, "Longest deck text.", above=0)
    deck_lines: int = setting(500, SHARE, "Most lines of a deck text.", above=0)

    connections: int = setting(8192, SOCKETS, "Connections at once; never more than the system has files for.", above=0)
    connections_per_address: int = setting(200, SOCKETS, "Connections one address may hold.", above=0)
    accepts_per_second: float = setting(50.0, SOCKETS, "New connections per second and address.", above=0)
    accept_burst: int = setting(400, SOCKETS, "New connections an address may open at once.", above=0)
    sockets_per_session: int = setting(5, SOCKETS, "WebSockets one session may hold.", above=0)
    sockets_per_address: int = setting(50, SOCKETS, "WebSockets one address may hold.", above=0)
    connects_per_second: float = setting(10.0, SOCKETS, "New WebSockets per second and address.", above=0)
    connect_burst: int = setting(100, SOCKETS, "New WebSockets an address may open at once.", above=0)
    head_seconds: float = setting(10.0, SOCKETS, "Seconds in which the head of a request must have come.", above=0)
    body_seconds: float = setting(30.0, SOCKETS, "Seconds in which the body of a request must have come.", above=0)
    idle_seconds: float = setting(20.0, SOCKETS, "Seconds a connection is kept open between requests.", above=0)
    unread_seconds: float = setting(15.0, SOCKETS, "Seconds in which a client must read something.", above=0)
    unread_bytes: int = setting(
        16 * 1024 * 1024, SOCKETS, "Bytes of answers that may wait for one address to read them.", above=0
    )
    send_queue: int = setting(64, SOCKETS, "Messages a client may be behind before it is dropped.", above=0)

    tables_per_person: int = setting(30, PEOPLE, "Open and live tables one person may sit at or have opened.", above=0)
    tables_per_minute: float = setting(30.0, PEOPLE, "New tables per minute and address.", above=0)
    table_burst: int = setting(100, PEOPLE, "New tables an address may open at once.", above=0)
    bot_tables_per_person: int = setting(3, PEOPLE, "Tables of bots alone one person may have at once.", above=0)
    rated_pair_games: int = setting(10, PEOPLE, "Rated games two people may play against each other in a day.", above=0)
    rated_picks: int = setting(
        3, PEOPLE, "Decisions every player must have made before a rated game counts; shorter ones are casual.", least=0
    )
    gather: float = setting(
        15.0, PEOPLE, "Seconds a full table waits for the last player to connect before it deals.", least=0
    )

    bot_beat: float = setting(0.35, BOTS, "Seconds before a bot's pick is made, so that people can follow.", least=0)
    bot_seconds: float = setting(3.0, BOTS, "Seconds a bot may think at most; lower levels take less.", above=0)
    bot_workers: int = setting(0, BOTS, "Processes in which bots think; 0 for one less than there are cores.", least=0)

    open_hours: float = setting(2.0, TIMES, "Hours after which an open table nobody joined is taken down.", above=0)
    live_days: float = setting(14.0, TIMES, "Days after which a game nobody touched is declared abandoned.", above=0)
    guest_days: float = setting(90.0, TIMES, "Days after which a guest who has not come back is forgotten.", above=0)
    session_days: float = setting(400.0, TIMES, "Days after which a session nobody used ends.", above=0)
    game_days: float = setting(
        0.0, TIMES, "Days after which finished games of guests alone are forgotten; 0 to keep them.", least=0
    )

    log_level: LogLevel = setting("info", WATCH, "How much to log.")  # noqa: RUF009 - a field
    log_json: bool = setting(False, WATCH, "Log as JSON lines.")
    metrics: bool = setting(True, WATCH, "Serve /metrics to this machine and to who has the admin token.")

    def check(self) -> None:
        """Refuse figures no server could work with."""
        for name, about, value in self.described():
            if about.above is not None and not value > about.above:
                raise CannotStart(f"--{flag(name)} must be more than {about.above:g}")
            if about.least is not None and not value >= about.least:
                raise CannotStart(f"--{flag(name)} cannot be less than {about.least:g}")

    def described(self) -> Iterator[tuple[str, About, Any]]:
        """Every setting with what is said about it and its value."""
        for one in dataclasses.fields(self):
            yield one.name, one.metadata["about"], getattr(self, one.name)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it; which driver is used is ours to choose."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'capes.db'}"
        for plain, ours in DRIVERS.items():
            if self.database.startswith(plain):
                return ours + self.database[len(plain) :]
        return self.database

    @property
    def file(self) -> Path | None:
        """The SQLite file, if it is one."""
        if not self.url.startswith("sqlite"):
            return None
        return Path(self.url.split("///", 1)[1].split("?", 1)[0])


DRIVERS = {
    "postgresql+asyncpg://": "postgresql+asyncpg://", "postgresql://": "postgresql+asyncpg://",
    "postgres://": "postgresql+asyncpg://", "sqlite+aiosqlite://": "sqlite+aiosqlite://",
    "sqlite://": "sqlite+aiosqlite://",
}  # fmt: skip

SINGULAR = {"origins": "origin", "hosts": "allow-host", "proxies": "proxy"}
"""Settings that may be given again and again are named for one."""


def flag(name: str) -> str:
    """The flag of a setting, without its dashes."""
    return SINGULAR.get(name, name.replace("_", "-"))


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return "CAPES_" + flag(name).replace("-", "_").upper()


def kinds() -> Mapping[str, Any]:
    """The type of every setting."""
    return get_type_hints(Settings)


def shown(value: Any) -> str:
    """A default as people read it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(value) or "none"
    return f"{value:g}" if isinstance(value, float) else str(value) or "none"


def as_markdown() -> str:
    """The settings as docs/server.md lists them."""
    lines: list[str] = []
    section = ""
    for name, about, value in Settings().described():
        if about.section != section:
            section = about.section
            lines += ["", f"**{section}**", "", "| Flag | Environment | Default | What |", "|---|---|---|---|"]
        default = "" if name == "data" else shown(value)
        lines.append(f"| `--{flag(name)}` | `{variable(name)}` | {default} | {about.text} |")
    return "\n".join(lines).strip()
