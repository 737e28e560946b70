"""The gate every request goes through: rate, size, origin, and the headers every answer carries."""

from __future__ import annotations

import re
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from capes.server.context import Context
from capes.server.errors import Forbidden, NoSession
from capes.server.people import Me
from capes.server.socket import address_of, origin_allowed, token_of
from capes.server.wire import encode

CSP = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'self'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"SAMEORIGIN"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")


class TooLarge(Exception):
    """The body is longer than it may be."""


class Gate:
    """Around the whole application, so that even an address that leads nowhere is answered under its rules."""

    def __init__(self, app: Litestar, context: Context) -> None:
        self.app: ASGIApp = app
        self.context = context
        self.methods: list[tuple[re.Pattern[str], set[str]]] = []
        for route in app.routes:
            if isinstance(route, HTTPRoute):
                pattern = re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(route.path_format))
                self.methods.append((re.compile(pattern + r"\Z"), {*route.methods, "OPTIONS"}))

    async def _say_methods(self, path: str, send: Send) -> None:
        """What can be done at an address; other origins are told nothing more."""
        found = next((methods for pattern, methods in self.methods if pattern.match(path)), {"GET", "OPTIONS"})
        allow = ", ".join(sorted(str(method) for method in found)).encode()
        start: Any = {"type": "http.response.start", "status": 204, "headers": [(b"allow", allow), *HEADERS]}
        end: Any = {"type": "http.response.body", "body": b"", "more_body": False}
        await send(start)
        await send(end)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        context = self.context
        headers = Headers.from_scope(scope)
        if not context.requests.take(address_of(scope, headers, context)):
            await answer(send, 429, "slow down: too many requests", [(b"retry-after", b"2")])
            return
        if scope["method"] not in SAFE and not origin_allowed(headers, context):
            await answer(send, 403, "wrong origin")
            return
        if scope["method"] == "OPTIONS":
            await self._say_methods(scope["path"], send)
            return
        length = headers.get("content-length", "0")
        most = context.settings.body_bytes
        if not length.isdigit() or int(length) > most:
            await answer(send, 413, f"a request has at most {most} bytes")
            return
        read = 0
        started = False

        async def counted() -> Any:
            nonlocal read
            message: Any = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise TooLarge
            return message

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(h for h in HEADERS if h[0] not in present)]
            await send(message)

        try:
            await self.app(scope, counted, with_headers)
        except TooLarge:
            if not started:
                await answer(send, 413, f"a request has at most {most} bytes")


async def answer(send: Send, status: int, error: str, headers: list[tuple[bytes, bytes]] | None = None) -> None:
    """A refusal made at the gate."""
    body = encode({"error": error, "reasons": []})
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()),
                    *HEADERS, *(headers or [])],
    }
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)


async def provide_me(request: Request[Any, Any, Any]) -> Me:
    """Whoever asks; for changes by cookie the CSRF token is checked, for tokens their scope."""
    context: Context = request.app.state.context
    me = await context.people.known(token_of(request.headers, request.cookies))
    if me is None:
        raise NoSession("no session: ask POST /api/guest for one first")
    if request.method not in SAFE:
        if me.by_cookie and request.headers.get("x-csrf-token") != me.session.csrf:
            raise Forbidden("the X-CSRF-Token header is missing or wrong")
        if not me.may("play"):
            raise Forbidden("this token may only read")
    return me


async def provide_viewer(request: Request[Any, Any, Any]) -> Me | None:
    """Whoever looks, if known."""
    context: Context = request.app.state.context
    return await context.people.known(token_of(request.headers, request.cookies))
