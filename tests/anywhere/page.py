"""A page without a browser: shelves in a dictionary, a worker that answers at once, and lines that are listened to."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from capes.anywhere.host import Host
from capes.anywhere.house import BrowserManners
from capes.anywhere.requests import request
from capes.bots.worker import answer


class InnerThinker:
    """A worker that thinks where it is."""

    def __init__(self, heard: list[str]) -> None:
        self.heard = heard

    async def ask(self, question: str) -> str:
        self.heard.append(question)
        return json.dumps({**answer(json.loads(question)), "engine": "plain"})

    def end(self) -> None:
        """Nothing to stop."""


class Shelves:
    """What a browser keeps; shared by the pages opened one after the other."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, str]] = {}
        self.writes = 0


class Page:
    """The other side of the bridge, and a reader of everything that is told."""

    def __init__(self, shelves: Shelves | None = None) -> None:
        self.shelves = shelves or Shelves()
        self.asked: list[str] = []  # what bots were told
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.closed: dict[int, int] = {}
        self.news = asyncio.Event()
        self.host = Host(self, BrowserManners(bot_beat=0.0))

    async def keep(self, changes: str) -> None:
        await asyncio.sleep(0)
        for shelf, key, text in json.loads(changes):
            if text is None:
                self.shelves.kept.get(shelf, {}).pop(key, None)
            else:
                self.shelves.kept.setdefault(shelf, {})[key] = text
        self.shelves.writes += 1

    async def read(self, shelf: str, first: str) -> str:
        await asyncio.sleep(0)
        return json.dumps(sorted((k, v) for k, v in self.shelves.kept.get(shelf, {}).items() if k.startswith(first)))

    def tell(self, line: int, message: str) -> None:
        self.told.setdefault(line, []).append(json.loads(message))
        self.news.set()

    def hang_up(self, line: int, code: int) -> None:
        self.closed[line] = code
        self.news.set()

    async def hire(self) -> InnerThinker:
        return InnerThinker(self.asked)

    async def __aenter__(self) -> Page:
        await self.host.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.host.stop()

    # -- as a player uses it --------------------------------------------------------------------------------------
    async def ask(self, method: str, target: str, body: Any = None, status: int = 200) -> Any:
        """The answer to a request, which must have that status."""
        got, text = await request(self.host, method, target, "" if body is None else json.dumps(body))
        assert got == status, (got, text)
        return json.loads(text) if text else None

    async def opened(self, game: str, mode: str, *seats: str, **more: Any) -> str:
        """A table for me and bots of these levels."""
        await self.ask("POST", "/api/guest", status=201)
        laid = [{"kind": "human"} if seat == "human" else {"kind": "bot", "level": seat} for seat in seats]
        body = {"game": game, "setup": {"mode": mode}, "seats": laid, "private": True, **more}
        return str((await self.ask("POST", "/api/tables", body, 201))["table"])

    def sit(self, line: int, table: str) -> None:
        """Take part in a table."""
        self.host.dial(line, table, "")
        self.say(line, {"t": "hello", "last_seq": 0})

    def say(self, line: int, message: dict[str, Any]) -> None:
        """Say something there."""
        self.host.hear(line, json.dumps(message))

    async def wait(self, line: int, kind: str, after: int = 0) -> dict[str, Any]:
        """The next message of that kind."""
        while True:
            for message in self.told.get(line, [])[after:]:
                if message["t"] == kind:
                    return message
            self.news.clear()
            await self.news.wait()

    async def play(self, line: int, most: int = 10_000) -> dict[str, Any] | None:
        """Pick the first option again and again until the game is over, or so often."""
        seen = picks = 0
        while picks < most:
            states = [m for m in self.told.get(line, [])[seen:] if m["t"] in ("state", "over")]
            seen = len(self.told.get(line, []))
            if states and states[-1]["t"] == "over":
                return states[-1]
            decision = states[-1].get("decision") if states else None
            if decision and decision.get("options"):
                picks += 1
                pick = {"decision": decision["number"], "option": picks % len(decision["options"])}
                self.say(line, {"t": "pick", "id": f"{id(self)}-{picks}", "seq": states[-1]["seq"], "picks": [pick]})
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)
        return None
