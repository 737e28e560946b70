"""The life of an account, and what people say to each other."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.client import Visitor
from tests.server.process import OPEN_HANDED, ServerProcess
from tests.server.test_play import seated_pair

pytestmark = pytest.mark.anyio
PASSWORD = "a long password"


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose share of passwords nobody else has used up."""
    server = ServerProcess(tmp_path_factory.mktemp("data"), **OPEN_HANDED)
    server.start()
    yield server
    server.stop()


async def logged_in(server: ServerProcess, login: str, password: str) -> Visitor | None:
    """The same person in another browser; None if the door stays shut."""
    visitor = Visitor(server.base)
    body = {"login": login, "password": password}
    answer = await visitor.http.post("/api/login", json=body)
    while answer.status_code == 429:  # other tests of this server have been checking passwords too
        await asyncio.sleep(0.5)
        answer = await visitor.http.post("/api/login", json=body)
    if answer.status_code != 201:
        await visitor.close()
        return None
    visitor.csrf, visitor.id = answer.json()["csrf"], answer.json()["id"]
    return visitor


async def test_a_new_password_signs_every_other_browser_out(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    one, _ = two
    await one.keep_account()
    elsewhere = await logged_in(shared_server, one.login, PASSWORD)
    assert elsewhere is not None

    wrong = await one.post("/api/me/password", {"old": "not this", "new": "another password"})
    right = await one.post("/api/me/password", {"old": PASSWORD, "new": "another password"})

    assert (wrong.status_code, right.status_code) == (403, 204)
    assert (await elsewhere.http.get("/api/me")).status_code == 401
    assert (await one.http.get("/api/me")).status_code == 200
    assert await logged_in(shared_server, one.login, PASSWORD) is None
    assert await logged_in(shared_server, one.login, "another password") is not None


async def test_signing_out_everywhere_ends_every_session_and_token(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    one, _ = two
    await one.keep_account()
    elsewhere = await logged_in(shared_server, one.login, PASSWORD)
    token = (await one.post("/api/me/tokens", {"scopes": ["play"]})).json()["token"]
    assert elsewhere is not None

    done = await one.post("/api/me/sign-out")

    bearer = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=shared_server.base, headers=bearer) as program:
        assert (await program.get("/api/me")).status_code == 401
    assert done.status_code == 200 and (await elsewhere.http.get("/api/me")).status_code == 401
    assert (await one.http.get("/api/me")).status_code == 401


async def test_a_recovery_code_opens_the_account_once(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    one, other = two
    login = f"lost{one.id}"
    opened = (await one.post("/api/account", {"login": login, "password": PASSWORD})).json()
    first, second = opened["codes"][:2]
    assert len(set(opened["codes"])) == 8 and (await one.get("/api/me"))["codes"] == []

    async def recover(code: str, password: str = "found again") -> int:
        body = {"login": login.upper(), "code": code, "password": password}
        return (await other.http.post("/api/recover", json=body)).status_code

    assert await recover("aaaa-bbbb-cccc") == 401
    assert await recover(first.upper().replace("-", " ")) == 201
    assert (await one.http.get("/api/me")).status_code == 401  # whoever held a session does so no longer
    assert await recover(first) == 401
    assert await logged_in(shared_server, login, "found again") is not None
    again = await logged_in(shared_server, login, "found again")
    assert again is not None
    renewed = (await again.post("/api/me/codes", {"password": "found again"})).json()["codes"]
    assert await recover(second) == 401 and await recover(renewed[0]) == 201


async def test_everything_about_me_comes_as_one_file_without_what_opens_the_account(
    two: tuple[Visitor, Visitor],
) -> None:
    one, other = two
    table, _, _ = await seated_pair(one, other, rated=True)
    await one.http.put(f"/api/people/{other.id}/follow", headers={"X-CSRF-Token": one.csrf})
    deck = {"cards": {"mb/hulk": 4}, "edited": 5, "name": "Smash"}
    await one.http.put("/api/decks/d1", json=deck, headers={"X-CSRF-Token": one.csrf})

    answer = await one.http.get("/api/me/export")
    found = json.loads(answer.content)

    assert answer.headers["content-disposition"].startswith("attachment")
    assert found["person"]["login"] == one.login and [game["id"] for game in found["games"]] == [table]
    assert found["decks"][0]["data"]["name"] == "Smash" and found["follows"][0]["other"] == other.id
    assert not {"secret", "key", "csrf", "code"} & set(keys(found))
    assert (await Visitor(one.base).http.get("/api/me/export")).status_code == 401


def keys(data: object) -> list[str]:
    """Every key at every depth."""
    if isinstance(data, dict):
        return [*data, *(key for value in data.values() for key in keys(value))]
    return [key for one in data for key in keys(one)] if isinstance(data, list) else []


async def test_a_deleted_account_leaves_its_games_and_takes_its_name(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", **OPEN_HANDED)
    server.start()
    one, other = [await Visitor(server.base).arrive() for _ in range(2)]
    await one.keep_account()
    await one.patch("/api/me", {"name": "Zebulon"})
    one.name = "Zebulon"
    table, _, second = await seated_pair(one, other)
    opened = await one.table()

    wrong = await one.post("/api/me/delete", {"password": "not this"})
    done = await one.post("/api/me/delete", {"password": PASSWORD})
    over = await second.hear("over")

    assert (wrong.status_code, done.status_code, over["why"]) == (403, 200, "conceded")
    assert await logged_in(server, one.login, PASSWORD) is None
    (game,) = (await other.get("/api/me/games"))["games"]
    assert game["table"] == table and game["result"] == "won"
    pages = [
        await other.http.get(path)
        for path in (
            "/api/me/games", f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/replays/{table}",
            f"/api/replays/{table}/log", "/api/ratings?game=rumble", "/api/tables", f"/api/tables/{opened['table']}",
        )
    ]  # fmt: skip
    assert all("Zebulon" not in page.text for page in pages)
    assert (await other.http.get(f"/api/people/{one.id}")).status_code == 404
    assert (await other.http.get(f"/api/people/{one.id}/profile")).status_code == 404
    server.stop()
    with sqlite3.connect(server.data / "capes.db") as database:
        everything = "\n".join(database.iterdump())
    assert "Zebulon" not in everything and one.login not in everything
    for visitor in (one, other):
        await visitor.close()


async def test_free_text_is_read_by_those_alone_who_want_it(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    one, other = two
    refused = await one.patch("/api/me", {"talk": "on"})
    await one.keep_account()
    await other.keep_account()
    table, first, second = await seated_pair(one, other)
    silent = await Visitor(shared_server.base).arrive()
    watcher = await silent.sit(table)
    await watcher.hear("state")

    async def writes(text: str) -> str:
        await first.say({"t": "say", "text": text})
        return str((await first.hear("said", "refused")).get("key", "said"))

    assert refused.status_code == 403
    assert await writes("off here") == "error-this-table-talks-in-preset-phrases-only"
    assert (await one.patch("/api/me", {"talk": "on"})).json()["talk"]
    assert await writes("off there") == "error-nobody-here-reads-free-text"
    await other.patch("/api/me", {"talk": "on"})
    assert await writes("both on") == "said"

    assert (await second.hear("said"))["text"] == "both on"
    await watcher.say({"t": "ping"})
    await watcher.hear("pong")
    assert not [said for said in watcher.heard if said["t"] == "said"]
    await silent.close()


async def test_clocks_stand_still_while_a_report_is_written(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    _, first, _ = await seated_pair(one, other, clock={"start": 60})

    async def running() -> list[bool]:
        return [clock["running"] for clock in (await first.hear("seats"))["clocks"]]

    await first.say({"t": "reporting", "id": "r1"})
    held = await running()
    sent = await first.ask("report", text="was rude", seat=1)

    assert not any(held) and sent["t"] == "ack" and any(await running())
    await first.say({"t": "reporting", "id": "r3"})
    assert not any(await running())
    await first.say({"t": "reporting", "id": "r4", "on": False})
    assert any(await running())
    await first.say({"t": "reporting", "id": "r5"})
    assert (await first.hear("refused"))["key"] == "error-the-clocks-have-stood-still-for-you-often"
