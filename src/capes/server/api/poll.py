"""The socket protocol over plain requests, for networks that block WebSockets."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get, post
from litestar.params import Parameter

from capes.live.wire import Hello, encoder
from capes.server.api.shapes import PollAnswer, SendAnswer, SendBody
from capes.server.api.tables import the_row
from capes.server.connection import Connection
from capes.server.context import Context
from capes.server.errors import NotFound, Refused, TooMuch
from capes.server.limits import Bucket
from capes.server.people import Me
from capes.server.registry import Registry, TableHandle
from capes.server.socket import source_of_request

SILENT = 60.0
"""Seconds after which a channel nobody listens to is gone."""


class Channel:
    """A client that asks again and again."""

    def __init__(self, wire: Connection, handle: TableHandle, table: str, bucket: Bucket, source: str) -> None:
        self.wire = wire
        self.source = source
        self.handle = handle
        self.table = table
        self.bucket = bucket
        self.heard = time.monotonic()


class Channels:
    """All long-polling clients of this process."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.open: dict[str, Channel] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to sweep silent channels."""
        self._task = asyncio.create_task(self._checkpoint(), name="channels")

    async def stop(self) -> None:
        """End every channel."""
        if self._task is not None:
            self._task.cancel()
        for id in list(self.open):
            await self.end(id)

    async def end(self, id: str) -> None:
        """One channel is gone."""
        channel = self.open.pop(id, None)
        if channel is not None:
            channel.wire.close(1000)
            self.context.guard.give_socket(channel.wire.me.session.id, channel.source)
            await channel.handle.detach(channel.wire)

    async def _checkpoint(self) -> None:
        while True:
            await asyncio.sleep(10)
            late = time.monotonic() - SILENT
            for id in [id for id, channel in self.open.items() if channel.heard < late]:
                await self.end(id)

    def mine(self, id: str | None, me: Me, table: str) -> Channel | None:
        """A channel of this very person and table."""
        channel = self.open.get(id or "")
        if channel is None or channel.wire.me.id != me.id or channel.table != table:
            return None
        channel.heard = time.monotonic()
        return channel


@post("/tables/{id:str}/send", status_code=200)
async def send(request: Request[Any, Any, Any], me: Me, id: str, data: SendBody) -> SendAnswer:
    """Say something to a table; the first message on a new channel is hello."""
    context: Context = request.app.state.context
    registry: Registry = request.app.state.registry
    channels: Channels = request.app.state.channels
    channel = channels.mine(data.channel, me, id)
    messages = data.messages
    if channel is None:
        if not messages or not isinstance(messages[0], Hello):
            raise Refused("error-say-hello-first")
        await the_row(context, id)
        source = source_of_request(request.scope)
        context.guard.take_socket(me.session.id, source)
        wire = Connection(me, context.settings.send_queue)
        context.connect(wire)
        bucket = Bucket(context.settings.messages_per_second, context.settings.message_burst, time.monotonic())
        try:
            handle = await registry.find(id)
            await handle.attach(wire, messages[0], data.invite)
        except BaseException:
            context.guard.give_socket(me.session.id, source)
            raise
        channel = channels.open[wire.id] = Channel(wire, handle, id, bucket, source)
        messages = messages[1:]
    for message in messages:
        if not channel.bucket.take(time.monotonic()):
            raise TooMuch("error-slow-down-too-many-messages")
        await channel.handle.receive(channel.wire, message, encoder.encode(message))
    return SendAnswer(channel.wire.id)


@get("/tables/{id:str}/poll")
async def poll(
    request: Request[Any, Any, Any],
    me: Me,
    id: str,
    channel: Annotated[str, Parameter(max_length=32)] = "",
    wait: Annotated[float, Parameter(ge=0, le=25)] = 20.0,
) -> PollAnswer:
    """What the table has said since; waits a while if it has said nothing."""
    channels: Channels = request.app.state.channels
    found = channels.mine(channel, me, id)
    if found is None:
        raise NotFound("error-there-is-no-such-channel-say-hello-first")
    messages: list[Any] = []
    try:
        first = await asyncio.wait_for(found.wire.next(), wait)
    except TimeoutError:
        return PollAnswer([])
    if first is not None:
        messages.append(msgspec.json.decode(first))
    while found.wire.waiting():
        more = await found.wire.next()
        if more is not None:
            messages.append(msgspec.json.decode(more))
    closed = found.wire.closed
    if closed is not None and not found.wire.waiting():
        await channels.end(channel)
    return PollAnswer(messages, closed)


poll_router = Router("/", route_handlers=[send, poll], tags=["long poll"])
