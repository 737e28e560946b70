"""QR pictures: drawn beside the loop, and once for each address."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Literal

import segno

from capes.server.context import Context

MASK = 3
"""Which of the eight patterns is laid over the picture: readers take any; to weigh them all costs ten times more."""


@lru_cache(512)
def draw(address: str, error: Literal["l", "m"], scale: int, border: int) -> bytes:
    """The picture as SVG."""
    picture = BytesIO()
    made = segno.make(address, error=error, micro=False, boost_error=False, mask=MASK)
    made.save(picture, kind="svg", scale=scale, border=border, dark="#111", light="#fff")
    return picture.getvalue()


async def qr_svg(context: Context, address: str, error: Literal["l", "m"], scale: int, border: int) -> bytes:
    """The picture of an address."""
    return await context.beside.short(draw, address, error, scale, border)
