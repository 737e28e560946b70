"""A player at the other end of real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Said = dict[str, Any]


class Visitor:
    """One session: HTTP with its cookie, and sockets."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=60)
        self.csrf = ""
        self.login = ""
        self.id = ""
        self.name = ""

    async def arrive(self) -> Visitor:
        """Become a guest."""
        answer = (await self.http.post("/api/guest")).json()
        self.csrf, self.id, self.name = answer["csrf"], answer["id"], answer["name"]
        return self

    async def keep_account(self) -> None:
        """Become an account holder: only they can be rated."""
        if not self.login:
            self.login = f"player{secrets.token_hex(5)}"
            answer = await self.post("/api/account", {"login": self.login, "password": "a long password"})
            assert answer.status_code == 200, answer.text
            self.csrf = answer.json()["csrf"]

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return await self.http.post(path, json=body, headers={"X-CSRF-Token": self.csrf, **more.pop("headers", {})})

    async def patch(self, path: str, body: Any) -> httpx.Response:
        return await self.http.patch(path, json=body, headers={"X-CSRF-Token": self.csrf})

    async def get(self, path: str, **params: Any) -> Any:
        answer = await self.http.get(path, params=params)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return answer.json()

    async def table(self, **body: Any) -> Said:
        """Open a table; Rumble against nobody yet unless told otherwise."""
        answer = await self.post("/api/tables", {"game": "rumble", **body})
        assert answer.status_code == 201, answer.text
        made: Said = answer.json()
        return made

    async def sit(self, table: str, last_seq: int = 0, hello: bool = True, **more: Any) -> Seated:
        """Connect to a table."""
        url = self.base.replace("http", "ws", 1) + f"/ws/{table}"
        if "invite" in more:
            url += f"?invite={more.pop('invite')}"
        headers = {"Cookie": f"capes_session={self.http.cookies.get('capes_session')}", **more.pop("headers", {})}
        socket = await connect(url, additional_headers=headers, compression=None, **more)
        seated = Seated(socket)
        if hello:
            await seated.say({"t": "hello", "last_seq": last_seq})
        return seated

    async def close(self) -> None:
        await self.http.aclose()


class Seated:
    """A socket at a table."""

    numbers = itertools.count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Said = {}
        self.heard: list[Said] = []

    async def say(self, message: Said) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, *kinds: str, within: float = 60.0) -> Said:
        """The next message of one of these kinds; states are remembered on the way."""
        async with asyncio.timeout(within):
            while True:
                message: Said = json.loads(await self.socket.recv())
                self.heard.append(message)
                if message["t"] == "state":
                    self.state = message
                if not kinds or message["t"] in kinds:
                    return message

    @property
    def mine(self) -> bool:
        """Whether the decision is ours."""
        decision = self.state.get("decision")
        return bool(decision and "options" in decision)

    def index(self, verb: str, **of: int) -> int:
        """An option of the pending decision."""
        for option in self.state["decision"]["options"]:
            if option["verb"] == verb and all(option[key] == value for key, value in of.items()):
                return int(option["i"])
        raise AssertionError(f"{verb} {of} is not among {self.state['decision']['options']}")

    def picking(self, option: int, id: str | None = None) -> Said:
        return {
            "t": "pick",
            "id": id or f"m{next(self.numbers)}",
            "seq": self.state["seq"],
            "picks": [{"decision": self.state["decision"]["number"], "option": option}],
        }

    async def pick(self, option: int) -> Said:
        """Pick and wait for the acknowledgement and the state that follows."""
        message = self.picking(option)
        await self.say(message)
        while True:
            said = await self.hear("ack", "refused")
            if said["id"] == message["id"]:
                break
        if said["t"] == "ack":
            while self.state["seq"] < said["seq"]:
                await self.hear("state")
        return said

    async def until_mine(self) -> bool:
        """Wait for our decision; False if the game ends first."""
        while not self.mine:
            if self.state.get("outcome"):
                return False
            await self.hear("state", "over")
        return True

    async def ask(self, verb: str, **fields: Any) -> Said:
        """A question and its answer."""
        id = f"q{next(self.numbers)}"
        await self.say({"t": verb, "id": id, **fields})
        while True:
            said = await self.hear("answer", "refused", "ack")
            if said.get("id") == id:
                return said

    async def leave(self) -> None:
        await self.socket.close()
