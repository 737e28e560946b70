"""T5: every verb for every role. `yes` is carried out, `no` is refused with a sentence, `out` never gets in."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Seated, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio

ROLES = ("seat", "other seat", "eliminated", "spectator", "ex-spectator", "stranger", "no cookie", "wrong origin")
OUTSIDE = ("out", "out", "out", "out")
SOCKET_TABLE: dict[str, tuple[str, ...]] = {
    "hello": ("yes", "yes", "yes", "yes", *OUTSIDE),
    "pick": ("yes", "no", "no", "no", *OUTSIDE),
    "undo": ("yes", "no", "no", "no", *OUTSIDE),
    "undo-answer": ("no", "yes", "no", "no", *OUTSIDE),
    "concede": ("yes", "yes", "no", "no", *OUTSIDE),
    "say": ("yes", "yes", "yes", "yes", *OUTSIDE),
    "why": ("yes", "yes", "yes", "no", *OUTSIDE),
    "explain": ("yes", "yes", "yes", "no", *OUTSIDE),
    "preview": ("yes", "yes", "yes", "no", *OUTSIDE),
    "hint": ("yes", "no", "no", "no", *OUTSIDE),
    "settings": ("yes", "yes", "yes", "no", *OUTSIDE),
    "mute": ("yes", "yes", "yes", "yes", *OUTSIDE),
    "report": ("yes", "yes", "yes", "yes", *OUTSIDE),
    "reporting": ("yes", "yes", "yes", "no", *OUTSIDE),
    "ping": ("yes", "yes", "yes", "yes", *OUTSIDE),
}
ANSWERS = {
    "hello": "state",
    "pick": "ack",
    "undo": "ack",
    "undo-answer": "undo-refused",
    "concede": "ack",
    "say": "said",
    "why": "answer",
    "explain": "answer",
    "preview": "answer",
    "hint": "answer",
    "settings": "settings",
    "mute": "muted",
    "report": "ack",
    "reporting": "ack",
    "ping": "pong",
}


class Scene:
    """A private table of three with everybody who might want something from it."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.people: dict[str, Visitor] = {}
        self.sockets: dict[str, Seated] = {}
        self.table = ""
        self.invite = ""

    async def lay(self) -> Scene:
        for role in ROLES:
            self.people[role] = Visitor(self.base)
            if role != "no cookie":
                await self.people[role].arrive()
        host = self.people["seat"]
        made = await host.table(setup={"mode": "ffa", "seats": 3}, seats=[{}, {}, {}], private=True)
        self.table, self.invite = made["table"], made["invite"]
        for role in ("other seat", "eliminated"):
            answer = await self.people[role].post(f"/api/tables/{self.table}/join", {"invite": self.invite})
            assert answer.status_code == 200, answer.text
        for role in ROLES[:3]:
            self.sockets[role] = await self.people[role].sit(self.table)
        for role in ROLES[:3]:
            await self.sockets[role].hear("state")
        await self.sockets["eliminated"].say({"t": "concede", "id": "out"})
        await self.sockets["eliminated"].hear("ack")
        await self._former_spectator()
        self.sockets["spectator"] = await self.people["spectator"].sit(self.table, invite=self.invite)
        await self.sockets["spectator"].hear("state")
        for role in ROLES[:3]:
            await self.drain(role)
        return self

    async def _former_spectator(self) -> None:
        """Somebody who watched until the host closed the table to spectators; then it is opened again without them."""
        socket = self.sockets["ex-spectator"] = await self.people["ex-spectator"].sit(self.table, invite=self.invite)
        await socket.hear("state")
        for open_to_all in (False, True):
            done = await self.people["seat"].patch(f"/api/tables/{self.table}", {"spectators": open_to_all})
            assert done.status_code == 204, done.text
        with pytest.raises(ConnectionClosed):
            for _ in range(5):
                await socket.hear()

    async def drain(self, role: str) -> None:
        """Read what has been said so far."""
        await self.sockets[role].say({"t": "ping"})
        await self.sockets[role].hear("pong")

    async def outside(self, role: str) -> Seated | None:
        """Try to get in without the right to."""
        person = self.people[role]
        if role == "ex-spectator":
            return self.sockets[role]
        headers = {"Origin": "https://elsewhere.example"} if role == "wrong origin" else {}
        try:
            if role == "wrong origin":
                # Even with the cookie of a seated player: a page of another origin does not get in.
                return await self.people["seat"].sit(self.table, hello=False, headers=headers)
            return await person.sit(self.table, hello=False)
        except InvalidStatus:
            return None

    async def close(self) -> None:
        for person in self.people.values():
            await person.close()


def message(verb: str, scene: Scene, role: str) -> dict[str, Any]:
    """A message that would be right for who may send it."""
    socket = scene.sockets.get(role)
    nowhere: dict[str, Any] = {"seq": 1, "decision": {"number": 1}}
    state: dict[str, Any] = socket.state if socket and socket.state else nowhere
    bodies: dict[str, dict[str, Any]] = {
        "hello": {"last_seq": 0},
        "pick": {"id": "p", "seq": state["seq"], "picks": [{"decision": state["decision"]["number"], "option": 0}]},
        "undo": {"id": "u"},
        "undo-answer": {"yes": False},
        "concede": {"id": "c"},
        "say": {"phrase": "hello"},
        "why": {"id": "w", "wish": "fly"},
        "explain": {"id": "e", "card": 1},
        "preview": {"id": "v", "attackers": [], "defender": 0},
        "hint": {"id": "h"},
        "settings": {"auto_pass": "off"},
        "mute": {"seat": 1 if role == "seat" else 0},
        "report": {"id": "r", "text": "something"},
        "reporting": {"id": "s"},
        "ping": {},
    }
    return {"t": verb, **bodies[verb]}


async def prepare(verb: str, scene: Scene) -> None:
    """Bring the table where the verb makes sense for the seat it belongs to."""
    first = scene.sockets["seat"]
    if verb in ("undo", "undo-answer"):
        await first.pick(first.index("draw"))
    if verb == "undo-answer":
        await first.say({"t": "undo", "id": "asked"})
        await first.hear("ack")
    for role in ("seat", "other seat", "eliminated", "spectator"):
        await scene.drain(role)


async def answer_of(socket: Seated, verb: str) -> str:
    said = await socket.hear(ANSWERS[verb], "refused", within=60)
    return "no" if said["t"] == "refused" else "yes"


CHANGING = ("pick", "undo", "undo-answer", "concede")


@pytest.mark.parametrize("verb", SOCKET_TABLE)
async def test_socket_verbs(verb: str, shared_server: ServerProcess) -> None:
    expected = dict(zip(ROLES, SOCKET_TABLE[verb], strict=True))
    found: dict[str, str] = {}
    scene = await Scene(shared_server.base).lay()
    await prepare(verb, scene)
    changed = False
    # Those who may not come first, so that one table shows all of them changing nothing.
    for role in sorted(ROLES, key=lambda role: expected[role] == "yes"):
        if changed:
            await scene.close()
            scene = await Scene(shared_server.base).lay()
            await prepare(verb, scene)
            changed = False
        if expected[role] == "out":
            found[role] = await try_from_outside(scene, role, verb)
        else:
            await scene.sockets[role].say(message(verb, scene, role))
            found[role] = await answer_of(scene.sockets[role], verb)
            changed = found[role] == "yes" and verb in CHANGING
    await scene.close()

    assert found == expected


async def try_from_outside(scene: Scene, role: str, verb: str) -> str:
    """Say hello and the verb all the same; only refusals and the end of the connection may come back."""
    socket = await scene.outside(role)
    if socket is None:
        return "out"
    try:
        await socket.socket.send(json.dumps({"t": "hello"}))
        await socket.socket.send(json.dumps(message(verb, scene, role)))
        async with asyncio.timeout(60):
            while True:
                said = json.loads(await socket.socket.recv())
                if said["t"] not in ("refused", "over"):
                    return f"got {said['t']}"
    except ConnectionClosed:
        return "out"


HTTP_TABLE: dict[str, tuple[int, ...]] = {
    # while the game runs:      seat, other, elim., spect., ex-sp., stranger, no cookie, wrong origin
    "GET card": (200, 200, 200, 403, 403, 403, 403, 200),
    "GET record": (409, 409, 409, 403, 403, 403, 403, 409),
    "GET replay": (409, 409, 409, 403, 403, 403, 403, 409),
    "GET verify": (409, 409, 409, 403, 403, 403, 403, 409),
    "POST join": (200, 200, 200, 409, 409, 409, 401, 403),
    "POST leave": (409, 409, 409, 403, 403, 403, 401, 403),
    "POST arrange": (409, 409, 409, 403, 403, 403, 401, 403),
    "PATCH house": (204, 403, 403, 403, 403, 403, 401, 403),
    "POST rematch": (409, 409, 409, 403, 403, 403, 401, 403),
    "POST fork": (409, 409, 409, 403, 403, 403, 401, 403),
    "POST send": (200, 200, 200, 403, 403, 403, 401, 403),
    "GET poll": (404, 404, 404, 404, 404, 404, 401, 404),
    "PUT block": (409, 204, 204, 204, 204, 204, 401, 403),
    "PUT follow": (409, 204, 204, 204, 204, 204, 401, 403),
    "GET my friends": (200, 200, 200, 200, 200, 200, 401, 200),
    "GET my blocks": (200, 200, 200, 200, 200, 200, 401, 200),
    "GET my games": (200, 200, 200, 200, 200, 200, 401, 200),
    "GET my turns": (200, 200, 200, 200, 200, 200, 401, 200),
    "GET export": (200, 200, 200, 200, 200, 200, 401, 200),
    "POST password": (403, 403, 403, 403, 403, 403, 401, 403),
    "POST codes": (403, 403, 403, 403, 403, 403, 401, 403),
    "POST feed": (201, 201, 201, 201, 201, 201, 401, 403),
    "GET feed": (404, 404, 404, 404, 404, 404, 404, 404),
    "POST vacation": (200, 200, 200, 200, 200, 200, 401, 403),
    "GET my habits": (200, 200, 200, 200, 200, 200, 401, 200),
    "GET profile": (200, 200, 200, 200, 200, 200, 200, 200),
    "GET games of": (200, 200, 200, 200, 200, 200, 200, 200),
    "POST puzzle": (409, 409, 409, 403, 403, 403, 401, 403),
    "POST puzzle play": (409, 409, 409, 403, 403, 403, 401, 403),
    "POST puzzle ask": (409, 409, 409, 403, 403, 403, 401, 403),
    "POST puzzle table": (409, 409, 409, 403, 403, 403, 401, 403),
    "GET puzzle": (409, 409, 409, 403, 403, 403, 403, 409),
    "GET admin": (403, 403, 403, 403, 403, 403, 403, 403),
    "POST end": (403, 403, 403, 403, 403, 403, 403, 403),
}
CALLS: dict[str, tuple[str, str, Any]] = {
    "GET card": ("GET", "/api/tables/{t}", None),
    "GET record": ("GET", "/api/tables/{t}/record", None),
    "GET replay": ("GET", "/api/replays/{t}", None),
    "GET verify": ("GET", "/api/tables/{t}/verify", None),
    "POST join": ("POST", "/api/tables/{t}/join", {}),
    "POST leave": ("POST", "/api/tables/{t}/leave", None),
    "POST arrange": ("POST", "/api/tables/{t}/arrange", {"choosing": True}),
    "PATCH house": ("PATCH", "/api/tables/{t}", {"spectators": True}),
    "POST rematch": ("POST", "/api/tables/{t}/rematch", None),
    "POST fork": ("POST", "/api/replays/{t}/fork", {"at": 0}),
    "POST send": ("POST", "/api/tables/{t}/send", {"messages": [{"t": "hello"}]}),
    "GET poll": ("GET", "/api/tables/{t}/poll?channel=nobodys", None),
    "PUT block": ("PUT", "/api/people/{p}/block", None),
    "PUT follow": ("PUT", "/api/people/{p}/follow", None),
    "GET my friends": ("GET", "/api/me/friends", None),
    "GET my blocks": ("GET", "/api/me/blocks", None),
    "GET my habits": ("GET", "/api/me/habits", None),
    "GET my games": ("GET", "/api/me/games", None),
    "GET my turns": ("GET", "/api/me/turns", None),
    "GET export": ("GET", "/api/me/export", None),
    "POST password": ("POST", "/api/me/password", {"old": "x", "new": "another password"}),
    "POST codes": ("POST", "/api/me/codes", {"password": "x"}),
    "POST feed": ("POST", "/api/me/feed", None),
    "GET feed": ("GET", "/api/feeds/nobodysfeednobodysfeed", None),
    "POST vacation": ("POST", "/api/me/vacation", {"days": 1}),
    "GET profile": ("GET", "/api/people/{p}/profile", None),
    "GET games of": ("GET", "/api/people/{p}/games", None),
    "POST puzzle": ("POST", "/api/puzzles", {"table": "{t}", "at": 0, "goal": "ko"}),
    "POST puzzle play": ("POST", "/api/puzzles/of.{t}.0.ko/play", {"picks": []}),
    "POST puzzle ask": ("POST", "/api/puzzles/of.{t}.0.ko/ask", {"about": "hint"}),
    "POST puzzle table": ("POST", "/api/puzzles/of.{t}.0.ko/table", {}),
    "GET puzzle": ("GET", "/api/puzzles/of.{t}.0.ko", None),
    "GET admin": ("GET", "/api/admin/tables", None),
    "POST end": ("POST", "/api/admin/tables/{t}/end", None),
}


async def test_http_verbs(shared_server: ServerProcess) -> None:
    scene = await Scene(shared_server.base).lay()
    found: dict[str, tuple[int, ...]] = {}
    for call, (method, path, body) in CALLS.items():
        row: list[int] = []
        for role in ROLES:
            # A page of another origin rides on a seated player's cookie; it can read nothing, so only changes matter.
            person = scene.people["seat"] if role == "wrong origin" else scene.people[role]
            headers = {"X-CSRF-Token": person.csrf}
            if role == "wrong origin":
                headers["Origin"] = "https://elsewhere.example"
            if isinstance(body, dict) and "table" in body:
                body = {**body, "table": scene.table}
            answer = await person.http.request(
                method, path.format(t=scene.table, p=scene.people["seat"].id), json=body, headers=headers
            )
            row.append(answer.status_code)
        found[call] = tuple(row)
    await scene.close()

    assert found == HTTP_TABLE


async def test_a_change_by_cookie_needs_the_token_of_the_page(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two

    for csrf in (None, "wrong", two[1].csrf):
        headers = {} if csrf is None else {"X-CSRF-Token": csrf}
        answer = await one.http.post("/api/tables", json={"game": "rumble"}, headers=headers)
        assert answer.status_code == 403 and "CSRF" in answer.json()["error"]


async def test_tokens_reach_as_far_as_their_scope_and_can_be_ended(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    reading = (await one.post("/api/me/tokens", {"scopes": ["read"]})).json()
    playing = (await one.post("/api/me/tokens", {"scopes": ["read", "play"], "label": "my bot"})).json()
    program = Visitor(one.base)

    def bearer(token: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {token}"}

    assert (await program.http.get("/api/me", headers=bearer(reading["token"]))).json()["id"] == one.id
    refused = await program.http.post("/api/tables", json={"game": "rumble"}, headers=bearer(reading["token"]))
    opened = await program.http.post("/api/tables", json={"game": "rumble"}, headers=bearer(playing["token"]))
    assert (refused.status_code, opened.status_code) == (403, 201)
    more = await program.http.post("/api/me/tokens", json={"scopes": ["read"]}, headers=bearer(playing["token"]))
    assert more.status_code == 403

    ended = await one.http.delete(f"/api/me/sessions/{playing['id']}", headers={"X-CSRF-Token": one.csrf})
    after = await program.http.post("/api/tables", json={"game": "rumble"}, headers=bearer(playing["token"]))

    assert (ended.status_code, after.status_code) == (204, 401)
    await program.close()
