"""`capes serve`: host games for browsers and bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from capes.server.settings import Settings, default_data


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Annotated[Path | None, Parameter(env_var="CAPES_DATA")] = None,
    database: Annotated[str, Parameter(env_var="CAPES_DATABASE")] = "",
    origin: tuple[str, ...] = (),
    secure_cookies: bool = False,
    behind_proxy: bool = False,
    message_bytes: int = 16 * 1024,
    body_bytes: int = 256 * 1024,
    messages_per_second: float = 10.0,
    message_burst: int = 40,
    strikes: int = 50,
    requests_per_second: float = 30.0,
    request_burst: int = 200,
    guests_per_minute: float = 30.0,
    guest_burst: int = 100,
    sockets_per_session: int = 5,
    sockets_per_address: int = 50,
    connects_per_second: float = 10.0,
    connect_burst: int = 100,
    send_queue: int = 64,
    tables_per_person: int = 30,
    deck_bytes: int = 64 * 1024,
    deck_lines: int = 500,
    bot_beat: float = 0.35,
    bot_seconds: float = 3.0,
    bot_workers: int = 0,
    gather: float = 15.0,
    open_hours: float = 2.0,
    live_days: float = 14.0,
    frames: bool = True,
    log_level: Literal["debug", "info", "warning", "error"] = "info",
    log_json: bool = False,
    metrics: bool = True,
) -> None:
    """Host games for browsers and bots; on one machine nothing needs to be set.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 for the whole network.
    port
        Port to listen on; 0 for any free one.
    data
        Folder of the database file. Default: $XDG_DATA_HOME/capes.
    database
        PostgreSQL address, postgresql://user:password@host/name; default is a SQLite file in the data folder. Several
        servers may share one PostgreSQL.
    origin
        Further origin whose pages may connect, e.g. https://cards.example; may be given again.
    secure_cookies
        Send cookies over https only; set it behind https.
    behind_proxy
        Believe X-Forwarded-For and X-Forwarded-Proto of a reverse proxy.
    message_bytes
        Longest WebSocket message.
    body_bytes
        Longest HTTP request.
    messages_per_second
        Messages per second and socket.
    message_burst
        Messages a socket may send at once.
    strikes
        Messages that cannot be read before a socket is closed.
    requests_per_second
        HTTP requests per second and address.
    request_burst
        HTTP requests an address may send at once.
    guests_per_minute
        New guests per minute and address.
    guest_burst
        New guests an address may make at once.
    sockets_per_session
        Sockets one session may hold.
    sockets_per_address
        Sockets one address may hold.
    connects_per_second
        New sockets per second and address.
    connect_burst
        New sockets an address may open at once.
    send_queue
        Messages a client may be behind before it is dropped.
    tables_per_person
        Open and live tables one person may sit at.
    deck_bytes
        Longest deck text.
    deck_lines
        Most lines of a deck text.
    bot_beat
        Seconds before a bot's pick is made.
    bot_seconds
        Seconds a bot may think at most; lower levels take less.
    bot_workers
        Processes in which bots think; 0 for one less than there are cores.
    gather
        Seconds a full table waits for the last player to connect before it deals.
    open_hours
        Hours after which an open table nobody joined is taken down.
    live_days
        Days after which a game nobody touched is declared abandoned.
    frames
        Keep the frames of finished games, so that replays outlive a change of rules.
    log_level
        How much to log.
    log_json
        Log as JSON lines.
    metrics
        Serve /metrics.
    """
    from capes.server.run import run

    settings = Settings(
        host=host, port=port, data=data or default_data(), database=database, origins=origin,
        secure_cookies=secure_cookies, behind_proxy=behind_proxy, message_bytes=message_bytes, body_bytes=body_bytes,
        messages_per_second=messages_per_second, message_burst=message_burst, strikes=strikes,
        requests_per_second=requests_per_second, request_burst=request_burst, guests_per_minute=guests_per_minute,
        guest_burst=guest_burst, sockets_per_session=sockets_per_session, sockets_per_address=sockets_per_address,
        connects_per_second=connects_per_second, connect_burst=connect_burst, send_queue=send_queue,
        tables_per_person=tables_per_person, deck_bytes=deck_bytes, deck_lines=deck_lines, bot_beat=bot_beat,
        bot_seconds=bot_seconds, bot_workers=bot_workers, gather=gather, open_hours=open_hours, live_days=live_days,
        frames=frames, log_level=log_level, log_json=log_json, metrics=metrics,
    )
    run(settings, announce=announce)


def announce(address: str) -> None:
    """Say where to play."""
    print(f"Capes is ready: {address}  (stop with Ctrl-C)", flush=True)
