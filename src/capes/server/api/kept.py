"""Answers that stay the same: encoded, compressed and tagged once, and not sent again to who has them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from litestar import Request, Response

from capes.server.context import Context

SMALL = 1000
"""Bytes below which compression is not worth its header."""
COMPRESSED = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
BESIDE = {"br": ".br", "gzip": ".gz"}
"""The compressed forms that the client's build leaves beside a file, the smallest first."""


class Kept:
    """One answer with its tag, and its compressed forms by the name of their encoding, the smallest first."""

    def __init__(
        self, body: bytes, media_type: str, cache: str = ASK_AGAIN, smaller: dict[str, bytes] | None = None
    ) -> None:
        self.body = body
        self.media_type = media_type
        self.cache = cache
        self.tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
        self.smaller = smaller or {}
        if not self.smaller and len(body) >= SMALL and media_type.startswith(COMPRESSED):
            packed = gzip.compress(body, 9, mtime=0)
            if len(packed) < len(body):
                self.smaller["gzip"] = packed

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """As this client can read it; 304 for one that has it already."""
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": "accept-encoding"}
        held = request.headers.get("if-none-match", "")
        if held and (held.strip() == "*" or self.tag in [one.strip().removeprefix("W/") for one in held.split(",")]):
            return Response(None, status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        body = self.body
        for name, packed in self.smaller.items():
            if accepts(accepted, name):
                body = packed
                headers["content-encoding"] = name
                break
        return Response(body, media_type=self.media_type, headers=headers)


def kept_file(path: Path, media_type: str, cache: str) -> Kept:
    """A file, with the compressed forms that lie beside it."""
    smaller = {name: path.with_name(path.name + end) for name, end in BESIDE.items()}
    # One from an earlier build belongs to an earlier file.
    fresh = {
        name: file.read_bytes()
        for name, file in smaller.items()
        if file.is_file() and file.stat().st_mtime_ns >= path.stat().st_mtime_ns
    }
    return Kept(path.read_bytes(), media_type, cache, fresh)


def accepts(header: str, encoding: str) -> bool:
    """Whether a client reads an encoding, by its Accept-Encoding header.

    >>> accepts("br, gzip;q=0.5", "gzip"), accepts("gzip;q=0", "gzip"), accepts("gzip", "br"), accepts("", "gzip")
    (True, False, False, False)
    """
    for one in header.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() in (encoding, "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class Shelf:
    """Kept answers by key, made when first asked for."""

    def __init__(self) -> None:
        self._kept: dict[Any, Kept] = {}

    async def answer(self, request: Request[Any, Any, Any], key: Any, make: Callable[[], Kept]) -> Response[Any]:
        """The answer as this client can read it; made beside the loop."""
        found = self._kept.get(key)
        if found is None:
            context: Context = request.app.state.context
            found = await context.beside.short(self.get, key, make)
        return found.answer(request)

    def get(self, key: Any, make: Callable[[], Kept]) -> Kept:
        """The answer."""
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
        return found
