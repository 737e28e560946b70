"""The client's files, and the pages about the server itself."""

from __future__ import annotations

import asyncio
import html
import json
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from prometheus_client import generate_latest

from capes import __version__, engine
from capes.core.errors import CapesError
from capes.server.api.admin import is_local, knows_token
from capes.server.api.kept import ASK_AGAIN, FOREVER, Kept, Shelf, kept_file
from capes.server.context import Context
from capes.server.errors import Forbidden, NotFound
from capes.server.registry import Registry

HEALTHY_WITHIN = 3.0
LONGEST = 200
"""Signs of the longest address the client understands; no file system takes names much longer."""
STATIC = Path(__file__).resolve().parent.parent / "static"
TRUST_LOOK = Path(__file__).resolve().parent / "trust.css"
FONTS = {"Bangers": "bangers-latin-400", "Inter": "inter-latin-wght"}
"""The client's own letters, whose files carry a mark that changes with every build."""
TRUST = Path(__file__).resolve().parent.parent / "trust.json"
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
    ".ftl": "text/plain",
    ".wasm": "application/wasm",
}
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Capes</title><h1>Capes is running</h1>"
    "<p>The browser client has not been built yet. Build it with <code>make setup</code>, then reload this page.</p>"
    "<p>The API is here already: <a href=/schema>/schema</a>, <a href=/healthz>/healthz</a>.</p></html>"
)


files = Shelf()


async def file_answer(request: Request[Any, Any, Any], path: Path, forever: bool) -> Response[Any]:
    """A file of the client, read once, beside the loop."""
    kind = KINDS.get(path.suffix, "application/octet-stream")
    changed = path.stat().st_mtime_ns

    def make() -> Kept:
        return kept_file(path, kind, FOREVER if forever else ASK_AGAIN)

    return await files.answer(request, (path, changed), make)


def neutral(front: Path) -> Response[bytes]:
    """The front page with the word that asks the client for neutral portraits."""
    page = front.read_bytes().replace(b"<html ", b'<html data-portraits="neutral" ', 1)
    return Response(page, media_type="text/html", headers={"cache-control": ASK_AGAIN})


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: str = "/") -> Response[Any]:
    """A file of the client, or its front page for addresses the client itself understands."""
    wanted = path.lstrip("/")
    if wanted.startswith(("api/", "ws/")) or len(wanted) > LONGEST:
        raise NotFound("error-there-is-nothing-here")
    target = (STATIC / wanted).resolve()
    if wanted and target.is_relative_to(STATIC) and target.is_file():
        return await file_answer(request, target, wanted.startswith("assets/"))
    if "." in wanted.rsplit("/", 1)[-1]:
        raise NotFound("error-there-is-no-such-file")
    front = STATIC / "index.html"
    if front.is_file() and request.app.state.context.settings.portraits == "neutral":
        return await asyncio.to_thread(neutral, front)
    if front.is_file():
        return await file_answer(request, front, False)
    return Response(NOT_BUILT.encode(), media_type="text/html")


@get("/healthz", tags=["server"])
async def healthz(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Whether this process can serve: the database can be read and written, and every game has been loaded."""
    context: Context = request.app.state.context
    registry: Registry = request.app.state.registry
    try:
        counts = await asyncio.wait_for(context.tables.counts(), HEALTHY_WITHIN)
        await asyncio.wait_for(context.beat(), HEALTHY_WITHIN)
    except Exception as error:
        return Response({"ok": False, "error": type(error).__name__}, status_code=503)
    trouble = registry.damage or ("games cannot be loaded" if registry.failed else registry.boot_error)
    booting = trouble == registry.boot_error and trouble.startswith("live games are still")
    answer = {
        "ok": not trouble or booting,
        "process": context.process,
        "tables": counts,
        "in_memory": len(registry.tables),
        "stuck": len(registry.stuck),
        "failed": len(registry.failed),
        "trouble": trouble,
        "version": __version__,
        "engine": engine.kind(),
        "thoughts": dict(context.bots.thoughts),
    }
    return Response(answer, status_code=200 if answer["ok"] else 503)


@get("/metrics", tags=["server"], media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Counters for Prometheus."""
    context: Context = request.app.state.context
    if not context.settings.metrics:
        raise NotFound("error-metrics-are-switched-off-here")
    if not (is_local(request) or knows_token(request)):
        raise Forbidden("error-metrics-are-for-this-machine")
    return Response(generate_latest(context.metrics.registry), media_type="text/plain; version=0.0.4")


def trust_figures() -> list[dict[str, str]]:
    """The figures of the last run of the trust suites."""
    if not TRUST.is_file():
        return []
    try:
        rows = json.loads(TRUST.read_text())
    except ValueError as error:
        raise CapesError("error-the-trust-figures-cannot-be-read", error=str(error)) from None
    return [{str(key): str(value) for key, value in row.items()} for row in rows]


@get("/trust", include_in_schema=False)
async def trust() -> Response[str]:
    """What is promised, what was measured, and how to check it."""
    rows = "".join(
        f"<tr><th scope=row>{html.escape(row['name'])}</th><td class=promise>{html.escape(row['promise'])}</td>"
        f"<td data-is='Pass line'>{html.escape(row['line'])}</td>"
        f"<td data-is='Last measured'>{html.escape(row['measured'])}</td></tr>"
        for row in trust_figures()
    )
    page = (
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        "<title>Trust - Capes</title><link rel=icon href=/cape.svg><link rel=stylesheet href=/trust.css>"
        "<header><a href=/>Capes</a><nav><a href=/play>Play</a><a href=/rules>Rules</a><a href=/about>About</a></nav>"
        "</header><main><h1>Trust</h1>"
        "<p>Before each deal the server publishes a fingerprint of its secret seed; every player adds a seed of "
        "their own; when the game is over the secret is shown. Anybody can then check that no card was dealt anew: "
        "<code>capes verify RECORD</code>, or the button in the replay. It cannot prove that nobody who runs the "
        "server looked.</p>"
        "<p>Every acknowledged decision is on disk before anybody is told. Nobody is sent what they may not see, "
        "bots included.</p>"
        "<table><thead><tr><th scope=col>Suite<th scope=col>Promise<th scope=col>Pass line"
        f"<th scope=col>Last measured</tr></thead><tbody>{rows}</tbody></table></main></html>"
    )
    return Response(page, media_type="text/html")


@get("/trust.css", include_in_schema=False)
async def trust_css() -> Response[str]:
    """The look of the trust page."""
    fonts = "".join(
        f"@font-face{{font-family:{family};font-weight:100 900;src:url(/assets/{found.name}) format('woff2')}}"
        for family, name in FONTS.items()
        for found in STATIC.glob(f"assets/{name}*.woff2")
    )
    return Response(fonts + TRUST_LOOK.read_text(encoding="utf-8"), media_type="text/css")
