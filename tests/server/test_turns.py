"""Bots think for everybody: who asks for very many thoughts gets glances, and takes nobody else's."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from capes.core.sight import Sight
from capes.live.thinkers import Advised, Glancers
from capes.server import turns
from capes.server.beside import source_now
from capes.server.guard import Guard
from capes.server.metrics import Metrics
from capes.server.settings import Settings
from capes.server.turns import AT_ONCE, InTurn
from capes.table.watch import sight
from tests.table.setting import match

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Slow(Glancers):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.go = asyncio.Event()

    async def choose(self, look: Sight) -> int:
        self.asked.append(source_now.get())
        await self.go.wait()
        return await super().choose(look)

    async def advise(self, look: Sight) -> Sequence[Advised]:
        self.asked.append(source_now.get())
        return await super().advise(look)


async def test_one_address_has_a_few_thoughts_and_others_have_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 0.01)
    slow, guard = Slow(), Guard(Settings(), Metrics({}))
    fair, look = InTurn(slow, guard), sight(match().match, 0)

    async def thought(source: str) -> int:
        source_now.set(source)
        return await fair.choose(look)

    hostile = [asyncio.create_task(thought("6.6.6.6")) for _ in range(20)]
    await asyncio.sleep(0)
    honest = [asyncio.create_task(thought(f"192.0.2.{at}")) for at in range(3)]
    async with asyncio.timeout(30):
        while sum(one.done() for one in hostile) < 20 - AT_ONCE:
            await asyncio.sleep(0.01)

    assert slow.asked.count("6.6.6.6") == AT_ONCE and len(slow.asked) == AT_ONCE + 3
    assert not any(one.done() for one in honest)  # they think
    slow.go.set()
    await asyncio.gather(*hostile, *honest)
    again = asyncio.create_task(thought("6.6.6.6"))
    await again
    assert slow.asked.count("6.6.6.6") == AT_ONCE + 1  # and it thinks again when its others have ended
    counted = guard.metrics.registry.get_sample_value("capes_floods_total", {"kind": "thoughts of one address"})
    assert counted == 20 - AT_ONCE


async def test_who_waits_a_moment_thinks_after_all() -> None:
    slow, guard = Slow(), Guard(Settings(), Metrics({}))
    fair, look = InTurn(slow, guard), sight(match().match, 0)

    asking = [asyncio.create_task(fair.choose(look)) for _ in range(AT_ONCE + 1)]
    await asyncio.sleep(0)
    slow.go.set()
    await asyncio.gather(*asking)
    await fair.advise(look)

    assert len(slow.asked) == AT_ONCE + 2
