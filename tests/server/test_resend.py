"""A pick sent again after a lost line counts exactly once, by socket, by long poll and from one to the other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Said, Visitor
from tests.server.process import ServerProcess
from tests.server.test_kills import journal_rows
from tests.server.test_play import seated_pair

pytestmark = pytest.mark.anyio


class Poller:
    """A client where sockets are blocked."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table = table
        self.channel: str | None = None

    async def say(self, *messages: Said) -> None:
        body: dict[str, Any] = {"messages": list(messages)}
        if self.channel is not None:
            body["channel"] = self.channel
        answer = await self.visitor.post(f"/api/tables/{self.table}/send", body)
        assert answer.status_code == 200, answer.text
        self.channel = answer.json()["channel"]

    async def hear(self, kind: str) -> Said:
        """The next message of a kind."""
        for _ in range(10):
            got = await self.visitor.get(f"/api/tables/{self.table}/poll", channel=self.channel, wait=2)
            for message in got["messages"]:
                if message["t"] == kind:
                    found: Said = message
                    return found
        raise AssertionError(f"no {kind}")


def lines(server: ServerProcess, table: str) -> list[tuple[int, str | None]]:
    """The journal of one table: sequence numbers and message ids."""
    return [(seq, msg) for of, seq, msg, _ in journal_rows(server.data) if of == table]


@pytest.mark.parametrize("heard", [False, True], ids=["lost on the way", "lost after the answer"])
async def test_over_a_new_socket(two: tuple[Visitor, Visitor], shared_server: ServerProcess, heard: bool) -> None:
    table, first, second = await seated_pair(*two)
    hand = len(first.state["view"]["players"][0]["hand"])
    message = first.picking(first.index("draw"), "again")

    await first.say(message)
    if heard:
        await first.hear("ack")
    first.socket.transport.abort()
    back = await two[0].sit(table, last_seq=1)
    for _ in range(2):
        await back.say(message)
    acks = [await back.hear("ack") for _ in range(2)]
    while back.state["seq"] < 2:
        await back.hear("state")

    assert [ack["seq"] for ack in acks] == [2, 2]
    assert back.state["seq"] == 2 and len(back.state["view"]["players"][0]["hand"]) == hand + 1
    assert lines(shared_server, table) == [(1, None), (2, "again")]
    while second.state["seq"] < 2:
        await second.hear("state")
    assert second.state["seq"] == 2


async def test_over_a_new_channel(two: tuple[Visitor, Visitor], shared_server: ServerProcess) -> None:
    table, first, _second = await seated_pair(*two)
    await first.leave()
    message = first.picking(first.index("draw"), "again")
    lost, back = Poller(two[0], table), Poller(two[0], table)

    await lost.say({"t": "hello"}, message)  # and nobody ever asks for the answer
    await back.say({"t": "hello", "last_seq": 1}, message)
    await back.say(message)

    assert await back.hear("ack") == {"t": "ack", "id": "again", "seq": 2}
    assert lines(shared_server, table) == [(1, None), (2, "again")]


async def test_from_a_socket_to_a_channel_and_back(two: tuple[Visitor, Visitor], shared_server: ServerProcess) -> None:
    table, first, _second = await seated_pair(*two)
    message = first.picking(first.index("draw"), "again")

    await first.say(message)
    first.socket.transport.abort()
    poller = Poller(two[0], table)
    await poller.say({"t": "hello", "last_seq": 1}, message)
    polled = await poller.hear("ack")
    back = await two[0].sit(table, last_seq=2)
    await back.say(message)
    again = await back.hear("ack")

    assert polled["seq"] == again["seq"] == 2
    assert lines(shared_server, table) == [(1, None), (2, "again")]
    assert (await back.pick(back.index("draw")))["seq"] == 3
