"""HTTP connections held to their share: how long a head may be and take, how long nothing may happen or be read."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from capes.server.guard import Guard, source_of_peer

MOST_HEADERS = 100
PIECE = 16 * 1024
"""Bytes parsed at one go: a head that is too long is found out before the rest of it is looked at."""
IN_ONE_GO = 8
"""Requests a client may send before the first of them is answered; browsers send one."""
DRAINED = 16 * 1024 * 1024
"""Bytes of a body that is too long which are let pass unread: most clients read a refusal only when all is sent."""
REFUSALS = {
    408: "Request Timeout", 413: "Content Too Large", 429: "Too Many Requests", 431: "Request Header Fields Too Large",
}  # fmt: skip


def guarded_http(guard: Guard) -> type[GuardedHttp]:
    """The protocol of one server: uvicorn makes one object of it for every connection."""
    return type("GuardedHttp", (GuardedHttp,), {"guard": guard})


class GuardedHttp(HttpToolsProtocol):
    """Uvicorn's protocol with limits on what has not reached the application yet."""

    guard: ClassVar[Guard]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        self.source = source_of_peer(self.client)
        self._in_head = True
        self._around = 0  # bytes since the request began that are no body: head, sizes of chunks, trailers
        self._body = 0
        self._refused = False
        self._upgraded = False
        self._timer: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None
        self._waited = 0
        self._asked: deque[RequestResponseCycle] = deque()  # not answered yet, the oldest first
        if not self.guard.accept(self.source) or not self.guard.connect(self):
            self._refused = True
            transport.abort()
            return
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever it was is gone."""
        self.guard.disconnect(self)
        self._stop_timers()
        self._answer_nobody()
        super().connection_lost(exc)

    # -- as the guard sees it -------------------------------------------------------------------------------------
    @property
    def idle(self) -> bool:
        """Whether nothing of it is being worked on."""
        return not self._upgraded and (self.cycle is None or bool(self.cycle.response_complete))

    def buffered(self) -> int:
        """Bytes that wait because the client does not read."""
        return 0 if self.transport.is_closing() else int(self.transport.get_write_buffer_size())

    def drop(self) -> None:
        """End it at once."""
        self._stop_timers()
        self._answer_nobody()
        self.transport.abort()

    def _answer_nobody(self) -> None:
        """What is still being worked on has no one left to go to."""
        for one in self._asked:
            one.disconnected = True

    # -- reading --------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Feed the parser piece by piece, and stop where what is no body, or the body, is too long."""
        for at in range(0, len(data), PIECE):
            if self._refused or self.transport.is_closing() or self.parser is None:
                return
            self._around += min(PIECE, len(data) - at)
            if self._around > self.guard.settings.head_bytes + PIECE:
                self._refuse(431, "head too long" if self._in_head else "too much around a body")
                return
            super().data_received(data[at : at + PIECE])
            if self._upgraded:
                return

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= IN_ONE_GO:
            self._refuse(429, "requests in one go")
        if self._refused:
            return
        self._in_head, self._body = True, 0
        super().on_message_begin()
        if self._timer is None:
            self._await_head()

    def on_url(self, url: bytes) -> None:
        """A piece of the address."""
        if self._refused:
            return
        if len(self.url) + len(url) <= self.guard.settings.head_bytes:
            super().on_url(url)
        else:
            self._refuse(431, "address too long")

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header; those that come after a body are nobody's business."""
        if self._refused or not self._in_head:
            return
        if len(self.headers) >= MOST_HEADERS:
            self._refuse(431, "too many headers")
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there."""
        if self._refused:
            return
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.guard.settings.head_bytes:
            self._refuse(431, "head too long")
        self._in_head, self._around = False, 0
        if not self._refused:
            self._set_timer(self.guard.settings.body_seconds, "body too slow")
            before = self.cycle
            super().on_headers_complete()
            if self.cycle is not before:
                self._asked.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self._around = max(0, self._around - len(body))
        self._body += len(body)
        if self._body > self.guard.settings.body_bytes + DRAINED:
            self._refuse(413, "body too long")
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._around = 0
        if not self._refused:
            self._set_timer(None)
            super().on_message_complete()
            if self.cycle is not None and self.cycle.response_complete:
                self._await_next()

    def handle_websocket_upgrade(self) -> None:
        """From now on this is a WebSocket, which has limits of its own."""
        if self._refused:
            return
        self._stop_timers()
        self._upgraded = True
        self.guard.disconnect(self)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        self.guard.refused("no request", self.source)
        super().send_400_response(msg)

    def on_response_complete(self) -> None:
        """The answer has been handed over."""
        if self._asked:
            self._asked.popleft()
        super().on_response_complete()
        self._unset_keepalive_if_required()
        if not self.transport.is_closing() and not self.pipeline:
            self._await_next()

    # -- time -----------------------------------------------------------------------------------------------------
    def _await_head(self) -> None:
        self._set_timer(self.guard.settings.head_seconds, "head too slow")

    def _await_next(self) -> None:
        self._set_timer(self.guard.settings.idle_seconds, "")

    def _set_timer(self, seconds: float | None, why: str = "") -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None and not self.transport.is_closing():
            self._timer = self.loop.call_later(seconds, self._too_late, why)

    def _too_late(self, why: str) -> None:
        self._timer = None
        if why and not self.transport.is_closing():
            self._refuse(408, why)
        else:
            self.transport.close()

    def _stop_timers(self) -> None:
        for timer in (self._timer, self._stall):
            if timer is not None:
                timer.cancel()
        self._timer = self._stall = None

    def _refuse(self, status: int, why: str) -> None:
        if self._refused:
            return
        self._refused = True
        self.guard.refused(why, self.source)
        self._stop_timers()
        self._answer_nobody()
        if self.cycle is None or not self.cycle.response_started or (self._in_head and self.cycle.response_complete):
            body = f'{{"error":"{why}","reasons":[]}}'.encode()
            head = (
                f"HTTP/1.1 {status} {REFUSALS[status]}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self.transport.close()
        self._stall = self.loop.call_later(2.0, self.transport.abort)

    # -- writing --------------------------------------------------------------------------------------------------
    def pause_writing(self) -> None:
        """More waits to be read than the system takes."""
        super().pause_writing()
        self._waited = self.buffered()
        self.guard.stalled(self)
        if self._stall is None and not self.transport.is_closing():
            self._stall = self.loop.call_later(self.guard.settings.unread_seconds, self._look_at_stall)

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        if self._stall is not None and not self._refused:
            self._stall.cancel()
            self._stall = None

    def _look_at_stall(self) -> None:
        self._stall = None
        waits = self.buffered()
        if waits and waits >= self._waited:
            self.guard.refused("answer not read", self.source)
            self.drop()
        elif waits:
            self._waited = waits
            self._stall = self.loop.call_later(self.guard.settings.unread_seconds, self._look_at_stall)
