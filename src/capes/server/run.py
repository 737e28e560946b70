"""Starting one server process, and saying in one sentence why it cannot start."""

from __future__ import annotations

import asyncio
import fcntl
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO

import uvicorn

from capes.bots.pool import Pool
from capes.games import all_games
from capes.live.thinkers import Thinkers
from capes.server.api.gate import Gate
from capes.server.app import make_app
from capes.server.errors import CannotStart
from capes.server.http import guarded_http
from capes.server.logs import set_up_logs
from capes.server.settings import Settings
from capes.server.storage.database import check_folder, keep_to_owner, open_database
from capes.server.transport import guarded_socket


def bind(settings: Settings) -> socket.socket:
    """The listening socket, or CannotStart."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno in (98, 48):
            raise CannotStart(
                f"port {settings.port} on {settings.host} is in use; stop the other server or choose a port with --port"
            ) from None
        raise CannotStart(f"cannot listen on {settings.host}:{settings.port}: {error.strerror or error}") from None
    except OverflowError:
        listening.close()
        raise CannotStart(f"{settings.port} is not a port; choose 1 to 65535") from None
    return listening


def lock_folder(settings: Settings) -> IO[bytes] | None:
    """One process per SQLite file: a second one would not see the first one's games."""
    file = settings.file
    if file is None:
        return None
    check_folder(file.parent)
    keep_to_owner(file)
    lock = file.parent / "capes.lock" if file.name == "capes.db" else file.with_name(f"{file.name}.lock")
    held = open(lock, "ab")  # noqa: SIM115 - held until the process ends
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise CannotStart(
            f"another Capes server uses the data folder {file.parent}; stop it, choose another folder with --data, "
            "or use PostgreSQL to run several"
        ) from None
    return held


class PoliteServer(uvicorn.Server):
    """Ends with exit code 0 when asked to, instead of dying of the signal it has already obeyed."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Obey SIGINT and SIGTERM; a second one does not wait for anybody."""
        loop = asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(one, self.handle_exit, one, None)
        try:
            yield
        finally:
            for one in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(one)


def spare_the_collector() -> None:
    """Positions of live games come and go in numbers without ever forming a circle.

    Left to itself the collector would walk through all of them again and again, and every game would wait for it; so
    what is there at the start is left out for good, and the oldest are looked at by the reaper.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 1_000_000)  # the second is walked in one go: 100,000 objects, not a million


async def serve(
    settings: Settings, bots: Thinkers | None = None, announce: Callable[[str], None] | None = None
) -> None:
    """Serve until told to stop; every acknowledged decision is on disk whenever that is."""
    settings.check()
    set_up_logs(settings.log_level, settings.log_json)
    listening = bind(settings)
    held = None
    try:
        held = lock_folder(settings)
        database = await open_database(settings)
        app = make_app(settings, database, bots or Pool(settings.bot_workers, all_games()))
        guard = app.state.context.guard
        config = uvicorn.Config(
            Gate(app, app.state.context),
            ws=guarded_socket(guard),
            ws_max_size=settings.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            loop="auto",
            http=guarded_http(guard),
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # the gate believes proxies, and only those it knows
            timeout_graceful_shutdown=5,
            lifespan="on",
        )
        server = PoliteServer(config)
        spare_the_collector()
        sys.setswitchinterval(0.001)  # the journal's thread has little to say, but everybody waits for it
        port = listening.getsockname()[1]
        shown = f"[{settings.host}]" if ":" in settings.host else settings.host
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        if announce is not None and server.started:
            announce(f"http://{shown}:{port}")
        await task
    finally:
        listening.close()
        if held is not None:
            held.close()


def run(settings: Settings, bots: Thinkers | None = None, announce: Callable[[str], None] | None = None) -> None:
    """Serve on the fastest loop there is."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(serve(settings, bots, announce))
    else:
        uvloop.run(serve(settings, bots, announce))
