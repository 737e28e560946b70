"""The short way to a client: what can be sent goes at once, what cannot is left to the queue."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
from websockets.protocol import State
from websockets.server import ServerProtocol

from capes.server.transport import GuardedSocket


def connected(state: State) -> Any:
    """A socket whose handshake is done, in that state."""
    made = object.__new__(GuardedSocket)
    made.close_sent = made.disconnected = False
    made.handshake_complete = True
    made.writable = asyncio.Event()
    made.writable.set()
    made.conn = ServerProtocol(state=state)
    made.transport = Mock()
    return made


@pytest.mark.parametrize("state", [State.CLOSING, State.CLOSED])
def test_nothing_is_sent_to_who_has_said_goodbye(state: State) -> None:
    leaving = connected(state)

    assert leaving.say(b"{}") is False
    assert not leaving.transport.write.called


def test_an_open_socket_is_told_at_once() -> None:
    here = connected(State.OPEN)

    assert here.say(b"{}") is True
    assert here.transport.write.call_args.args[0].endswith(b"{}")
