"""The gate every request goes through: rate, size, origin, and the headers every answer carries."""

from __future__ import annotations

import asyncio
import gzip
import re
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from capes.live.wire import encode
from capes.server.api.kept import COMPRESSED, SMALL, accepts
from capes.server.beside import source_now
from capes.server.context import Context
from capes.server.errors import Forbidden, NoSession, TooLarge
from capes.server.limits import Spent, metered
from capes.server.people import Me
from capes.server.socket import origin_allowed, source_of_request, token_of

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
HSTS = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")
NO_PAGES = (".js", ".css", ".woff2", ".woff")
"""Files that are never shown as a page of their own, so that rules for pages would only take up room."""
SAFE = ("GET", "HEAD", "OPTIONS")
MUCH = 32 * 1024
"""Bytes above which an answer is compressed in a thread of its own."""
SECONDS_THOUGHT = 1.0
"""How long a refusal for too many requests takes: who sends on and on waits on each of their connections."""


class Gate:
    """Around the whole application, so that even an address that leads nowhere is answered under its rules."""

    def __init__(self, app: Litestar, context: Context) -> None:
        self.app: ASGIApp = app
        self.context = context
        self.headers = [*HEADERS, *([HSTS] if context.settings.secure_cookies else [])]
        self.lean = [header for header in self.headers if header == HSTS or header[0] == b"x-content-type-options"]
        self.methods: list[tuple[re.Pattern[str], set[str]]] = []
        for route in app.routes:
            if isinstance(route, HTTPRoute):
                pattern = re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(route.path_format))
                self.methods.append((re.compile(pattern + r"\Z"), {*route.methods, "OPTIONS"}))

    async def _say_methods(self, path: str, send: Send) -> None:
        """What can be done at an address; other origins are told nothing more."""
        found = next((methods for pattern, methods in self.methods if pattern.match(path)), {"GET", "OPTIONS"})
        allow = ", ".join(sorted(str(method) for method in found)).encode()
        start: Any = {"type": "http.response.start", "status": 204, "headers": [(b"allow", allow), *self.headers]}
        end: Any = {"type": "http.response.body", "body": b"", "more_body": False}
        await send(start)
        await send(end)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it here."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        self._see_through_proxy(scope, headers)
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._pass_socket(scope, receive, send, headers)
            return
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            if refusal[0] == 429:
                await asyncio.sleep(SECONDS_THOUGHT)
            await answer(send, *refusal, self.headers)
        elif scope["method"] == "OPTIONS":
            await self._say_methods(scope["path"], send)
        else:
            await self._pass(scope, receive, send)

    async def _pass_socket(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        """Let a socket be opened, or close it at once."""
        guard, source = self.context.guard, source_of_request(scope)
        closing: Any = None
        if not guard.connects.take(source) or guard.work.debt(source) > 0:
            guard.refused("new sockets", source)
            await asyncio.sleep(SECONDS_THOUGHT)
            closing = {"type": "websocket.close", "code": 4429, "reason": "too many connections"}
        elif malformed(scope):
            guard.refused("malformed", source)
            closing = {"type": "websocket.close", "code": 4400, "reason": "malformed"}
        elif not guard.host_allowed(headers.get("host", "")):
            guard.refused("host", source)
            closing = {"type": "websocket.close", "code": 4421, "reason": "wrong host"}
        if closing is None:
            await self.app(scope, receive, send)
        else:
            await receive()
            await send(closing)

    def _see_through_proxy(self, scope: Scope, headers: Headers) -> None:
        """Put the client's own address where everybody looks for it, if a proxy we know tells us."""
        guard, client = self.context.guard, scope.get("client")
        peer = client[0] if client else ""
        if guard.trusted(peer):
            scope["client"] = (guard.address(peer, headers.getall("x-forwarded-for", [])), 0)
            proto = headers.getall("x-forwarded-proto", [""])[-1].strip().lower()
            if proto in ("http", "https"):
                scope["scheme"] = proto if scope["type"] == ScopeType.HTTP else proto.replace("http", "ws")

    def _refusal(self, scope: Any, headers: Headers) -> tuple[int, str] | None:
        """Why this request is not let in; None if it is."""
        guard, source = self.context.guard, source_of_request(scope)
        if not guard.requests.take(source):
            guard.refused("requests of one address", source)
            return 429, "slow down: too many requests"
        if malformed(scope):
            guard.refused("malformed", source)
            return 400, "this is no request: a NUL in its address, or more than one Host"
        if not guard.host_allowed(headers.get("host", "")):
            guard.refused("host", source)
            return 421, "this server does not go by that name; name it with --allow-host or --origin"
        if guard.work.debt(source) > 0:
            guard.refused("work of one address", source)
            return 429, "slow down: your requests have cost too much"
        if scope["method"] not in SAFE and not origin_allowed(headers, self.context):
            return 403, "wrong origin"
        length = headers.get("content-length", "0")
        most = self.context.settings.body_bytes
        if not length.isdigit() or int(length) > most:
            return 413, f"a request has at most {most} bytes"
        return None

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer, within what a request may cost, and count what it did."""
        most, read, sent = self.context.settings.body_bytes, 0, 0

        async def counted() -> Any:
            nonlocal read
            message: Any = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise TooLarge("error-a-request-has-at-most-bytes", most=most)
            return message

        no_page = str(scope["path"]).startswith("/assets/") and str(scope["path"]).endswith(NO_PAGES)
        ours = self.lean if no_page else self.headers

        accepted = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-encoding"), "")
        start: Any = None

        async def with_headers(message: Message) -> None:
            nonlocal sent, start
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(h for h in ours if h[0] not in present)]
                start = message  # it waits for the body, which may be compressed
                return
            if message["type"] == "http.response.body":
                if start is not None:
                    await squeeze(start, message, accepted)
                    await send(start)
                    start = None
                sent += len(message["body"])
            await send(message)

        spent, source = Spent(), source_of_request(scope)
        source_now.set(source)
        try:
            await metered(self._run(scope, counted, with_headers), spent)
        finally:
            self.context.guard.charge(source, str(scope["path"])[:60], spent, sent)

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)


async def squeeze(start: Any, body: Any, accepted: str) -> None:
    """Compress an answer in place where that is worth it, and nobody has done it before."""
    found = {name.lower(): value for name, value in start["headers"]}
    fits = found.get(b"content-type", b"").decode("latin-1").startswith(COMPRESSED)
    if body.get("more_body") or len(body["body"]) < SMALL or not fits or b"content-encoding" in found:
        return
    gone: tuple[bytes, ...] = (b"vary",)
    more = [(b"vary", b"accept-encoding")]
    if accepts(accepted, "gzip"):
        whole = body["body"]
        long = len(whole) > MUCH
        body["body"] = await asyncio.to_thread(gzip.compress, whole, 6) if long else gzip.compress(whole, 6)
        gone += (b"content-length",)
        more += [(b"content-encoding", b"gzip"), (b"content-length", str(len(body["body"])).encode())]
    start["headers"] = [one for one in start["headers"] if one[0].lower() not in gone] + more


def malformed(scope: Any) -> bool:
    """Whether this is nothing any page or program would send: no database knows a NUL, and no request two hosts."""
    hosts = sum(name == b"host" for name, _ in scope["headers"])
    return hosts > 1 or "\x00" in scope["path"] or b"%00" in scope["query_string"] or b"\x00" in scope["query_string"]


async def answer(send: Send, status: int, error: str, headers: list[tuple[bytes, bytes]]) -> None:
    """A refusal made at the gate."""
    body = encode({"error": error, "key": "plain", "args": {"text": error}, "reasons": []})
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *headers,
            *([(b"retry-after", b"2")] if status == 429 else []),
        ],
    }
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)


async def provide_me(request: Request[Any, Any, Any]) -> Me:
    """Whoever asks; for changes by cookie the CSRF token is checked, for tokens their scope."""
    context: Context = request.app.state.context
    me = await context.people.known(token_of(request.headers, request.cookies))
    if me is None:
        raise NoSession("error-no-session-ask-post-api-guest-for-one-first")
    if request.method not in SAFE:
        if me.by_cookie and request.headers.get("x-csrf-token") != me.session.csrf:
            raise Forbidden("error-the-x-csrf-token-header-is-missing-or-wrong")
        if not me.may("play"):
            raise Forbidden("error-this-token-may-only-read")
    return me


async def provide_viewer(request: Request[Any, Any, Any]) -> Me | None:
    """Whoever looks, if known."""
    context: Context = request.app.state.context
    return await context.people.known(token_of(request.headers, request.cookies))
