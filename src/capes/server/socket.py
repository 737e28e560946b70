"""The WebSocket: who may connect, how fast they may talk, and what happens when they do not listen."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from capes.core.errors import CapesError
from capes.language.sentence import plain
from capes.live.wire import Hello, decoder, encode
from capes.server.beside import source_now
from capes.server.connection import GONE_SLOW, Connection
from capes.server.context import Context
from capes.server.errors import Moved, NoSession, Refused, TooMuch, refused
from capes.server.limits import Bucket, Spent, metered, source_of
from capes.server.registry import Registry, TableHandle
from capes.server.storage.database import OUT_OF_REACH
from capes.server.transport import SAY

log = structlog.get_logger("capes.socket")
COOKIE = "capes_session"
HELLO_WITHIN = 10.0
TOO_FAST = 500
"""How many messages in a row a socket may send above its rate before it is closed; each has waited for its turn."""
FAILED = 1011
CLOSE_CODES = {401: 4401, 403: 4403, 404: 4404, 429: 4429, 503: 1012}


def origin_allowed(headers: Any, context: Context) -> bool:
    """Whether a page of this origin may connect; programs send none."""
    origin = headers.get("origin")
    if not origin:
        return True
    if origin in context.settings.origins:
        return True
    with suppress(ValueError):  # what is no address is no origin of ours
        return bool(urlsplit(origin).netloc == headers.get("host", "")) and origin != "null"
    return False


def source_of_request(scope: Any) -> str:
    """Whom a limit counts for this request; the gate has put the client's own address there."""
    client = scope.get("client")
    return source_of(client[0]) if client else "local"


def token_of(headers: Any, cookies: dict[str, str]) -> str | None:
    """The session's token: a program's header, or a browser's cookie."""
    authorization = headers.get("authorization", "")
    if authorization.lower().startswith("bearer "):
        return str(authorization[7:].strip())
    return cookies.get(COOKIE)


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """One client at one table."""
    context: Context = socket.app.state.context
    registry: Registry = socket.app.state.registry
    if not origin_allowed(socket.headers, context):
        await socket.close(code=4403, reason="wrong origin")
        return
    source, guard = source_of_request(socket.scope), context.guard
    source_now.set(source)
    me = await context.people.known(token_of(socket.headers, socket.cookies))
    if me is None or not me.may("play"):
        await refuse(socket, NoSession("error-no-session-ask-api-guest-for-one-first"))
        return
    try:
        guard.take_socket(me.session.id, source)
    except TooMuch as error:
        guard.refused(error.kind, source)
        await refuse(socket, error)
        return
    context.metrics.sockets.inc()
    try:
        await socket.accept()
        say: Any = (socket.scope.get("extensions") or {}).get(SAY)
        wire = Connection(me, context.settings.send_queue, say)
        context.connect(wire)
        session = SocketSession(socket, wire, context, registry, table, socket.query_params.get("invite", ""), source)
        await session.run()
    finally:
        context.metrics.sockets.dec()
        guard.give_socket(me.session.id, source)


async def refuse(socket: WebSocket[Any, Any, Any], error: Refused) -> None:
    """Accept only to say why not: a browser shows nothing of a refused upgrade."""
    await socket.accept()
    said = encode(refused(error, None))
    await socket.send_text(said.decode())
    await socket.close(code=CLOSE_CODES.get(error.status, 4400), reason=str(error)[:100])


class SocketSession:
    """One connection from hello to goodbye."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        wire: Connection,
        context: Context,
        registry: Registry,
        table: str,
        invite: str,
        source: str,
    ) -> None:
        self.socket = socket
        self.wire = wire
        self.context = context
        self.registry = registry
        self.table = table
        self.invite = invite
        self.source = source
        self.handle: TableHandle | None = None
        self.strikes = 0
        self.hurried = 0
        settings = context.settings
        self.bucket = Bucket(settings.messages_per_second, settings.message_burst, time.monotonic())

    async def run(self) -> None:
        """Read and write until one side ends it."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            reading.cancel()
            self.wire.close(1000)
            try:
                if self.handle is not None:
                    await self.handle.detach(self.wire)
            finally:
                await self._last_words(reading, writing)

    async def _last_words(self, reading: asyncio.Task[None], writing: asyncio.Task[None]) -> None:
        if self.wire.closed == GONE_SLOW:
            self.context.metrics.dropped.inc()
            writing.cancel()
        try:
            await asyncio.wait_for(asyncio.gather(reading, writing, return_exceptions=True), 5.0)
        except TimeoutError:
            writing.cancel()

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect):  # the client has gone first: nobody is left to be told
            while True:
                data = await self.wire.next()
                if data is None:
                    break
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})
            await self.socket.send({"type": "websocket.close", "code": self.wire.closed or 1000, "reason": ""})

    async def _read(self) -> None:
        while self.wire.closed is None:
            event: Any
            try:
                if self.handle is None:
                    event = await asyncio.wait_for(self.socket.receive(), HELLO_WITHIN)
                else:
                    event = await self.socket.receive()
            except TimeoutError:
                self.wire.close(4400)
                return
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            raw = text.encode() if text is not None else event.get("bytes") or b""
            await self._take_turn()
            spent = Spent()
            await metered(self._one(raw), spent)
            self.context.guard.charge(self.source, "message", spent, session=self.wire.me.session.id)

    async def _take_turn(self) -> None:
        """Wait until this socket, and whoever else comes from the same place, may cost something again."""
        debt = self.context.guard.debt(self.source, self.wire.me.session.id)
        if debt > 0:
            self.context.guard.refused("work of one address", self.source, debt=round(debt, 1))
            await asyncio.sleep(min(debt, 5.0))
        if not self.bucket.take(time.monotonic()):
            # Nothing more is read meanwhile, so what comes too fast waits in the sender's buffers, not in ours.
            self.hurried += 1
            self.context.guard.refused("messages of one socket", self.source)
            if self.hurried >= TOO_FAST:
                self._strike("too many messages for too long")
                self.wire.close(4429)
                return
            await asyncio.sleep(self.bucket.wait())
            while not self.bucket.take(time.monotonic()):  # a clock may wake us a moment early
                await asyncio.sleep(self.bucket.wait())
        elif self.bucket.tokens > 1:
            self.hurried = 0

    async def _one(self, raw: bytes) -> None:
        if self.wire.closed is not None:
            return
        try:
            message = decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._strike(f"this message cannot be read: {error}"[:300])
            return
        try:
            if self.handle is None:
                if not isinstance(message, Hello):
                    self._strike("say hello first")
                    return
                handle = await self.registry.find(self.table)
                await handle.attach(self.wire, message, self.invite)
                self.handle = handle
                return
            await self.handle.receive(self.wire, message, raw)
        except Moved:
            self.wire.close(1012)
        except CapesError as error:
            self.wire.send(refused(error, getattr(message, "id", None)))
            if self.handle is None:
                self.wire.close(CLOSE_CODES.get(getattr(error, "status", 400), 4400))
        except OUT_OF_REACH as error:
            self.context.guard.note("database out of reach", self.source, error=repr(error)[:300])
            self.wire.close(1012)
        except Exception:
            log.exception("a socket failed", table=self.table)
            self.wire.close(FAILED)

    def _strike(self, why: str) -> None:
        self.strikes += 1
        self.context.metrics.refused.labels("form").inc()
        self.wire.send(refused(Refused(plain(why)), None))
        if self.strikes >= self.context.settings.strikes:
            self.wire.close(4429)
