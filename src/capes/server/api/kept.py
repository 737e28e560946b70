"""Answers that stay the same: encoded, compressed and tagged once, and not sent again to who has them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from typing import Any

from litestar import Request, Response

SMALL = 1000
"""Bytes below which compression is not worth its header."""
COMPRESSED = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Kept:
    """One answer with its tag, and compressed where that makes it smaller."""

    def __init__(self, body: bytes, media_type: str, cache: str = ASK_AGAIN) -> None:
        self.body = body
        self.media_type = media_type
        self.cache = cache
        self.tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
        self.small: bytes | None = None
        if len(body) >= SMALL and media_type.startswith(COMPRESSED):
            packed = gzip.compress(body, 9, mtime=0)
            self.small = packed if len(packed) < len(body) else None

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """As this client can read it; 304 for one that has it already."""
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": "accept-encoding"}
        held = request.headers.get("if-none-match", "")
        if held and (held.strip() == "*" or self.tag in [one.strip().removeprefix("W/") for one in held.split(",")]):
            return Response(None, status_code=304, headers=headers)
        body = self.body
        if self.small is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
            body = self.small
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=self.media_type, headers=headers)


def accepts_gzip(header: str) -> bool:
    """Whether a client reads gzip.

    >>> accepts_gzip("br, gzip;q=0.5"), accepts_gzip("gzip;q=0"), accepts_gzip("")
    (True, False, False)
    """
    for one in header.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class Shelf:
    """Kept answers by key, made when first asked for."""

    def __init__(self) -> None:
        self._kept: dict[Any, Kept] = {}

    def get(self, key: Any, make: Callable[[], Kept]) -> Kept:
        """The answer."""
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
        return found
