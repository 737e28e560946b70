"""Decks kept with a session, and errors on cards reported."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.server.client import Visitor
from tests.server.process import ServerProcess
from tests.server.test_commands import capes

pytestmark = pytest.mark.anyio

DECK: dict[str, Any] = {
    "game": "vs", "name": "Green", "main": "mb/hulk-main-l1", "cards": {"mb/thor": 4, "mb/wolverine": 2},
    "notes": "Smash.", "edited": 1000,
    "versions": [{"at": 900, "name": "Greenish", "main": "", "cards": {"mb/thor": 4}}],
    "partners": ["blue"],
}  # fmt: skip


async def put(one: Visitor, id: str, deck: dict[str, Any], **headers: str) -> httpx.Response:
    return await one.http.put(f"/api/decks/{id}", json=deck, headers={"X-CSRF-Token": one.csrf, **headers})


async def remove(one: Visitor, id: str) -> httpx.Response:
    return await one.http.delete(f"/api/decks/{id}", headers={"X-CSRF-Token": one.csrf})


async def test_a_deck_is_kept_changed_and_removed_by_its_owner_alone(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    kept = await put(one, "green", DECK)
    assert kept.status_code == 200, kept.text
    assert kept.json() == {"id": "green", **DECK}

    changed = await put(one, "green", {**DECK, "name": "Greener", "edited": 2000})

    assert await one.get("/api/decks") == [changed.json()]
    assert await one.get("/api/decks", game="duel") == []
    assert await other.get("/api/decks") == []
    assert (await remove(other, "green")).status_code == 404
    assert (await remove(one, "green")).status_code == 204
    assert await one.get("/api/decks") == []


async def test_an_older_edit_does_not_overwrite_a_newer_one(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    await put(one, "d", {**DECK, "edited": 2000})

    late = await put(one, "d", {**DECK, "name": "old", "edited": 1999})

    assert late.status_code == 409
    assert (await one.get("/api/decks"))[0]["name"] == "Green"


async def test_a_guest_s_decks_are_the_account_s(two: tuple[Visitor, Visitor], shared_server: ServerProcess) -> None:
    one, _ = two
    await put(one, "d", DECK)
    await one.post("/api/account", {"login": "shelf-keeper", "password": "long enough"})

    elsewhere = Visitor(shared_server.base)
    await elsewhere.http.post("/api/login", json={"login": "shelf-keeper", "password": "long enough"})

    assert [deck["id"] for deck in await elsewhere.get("/api/decks")] == ["d"]
    await elsewhere.close()


@pytest.mark.parametrize(
    "change",
    [
        {"cards": {"mb/nobody": 1}}, {"cards": {"mb/thor": 0}}, {"cards": {"mb/thor": 10**9}}, {"cards": []},
        {"main": "mb/nobody"}, {"edited": "now"}, {"edited": -1}, {"name": "n" * 201}, {"notes": "n" * 4001},
        {"versions": [{"at": 1, "cards": {"x": -1}}]}, {"versions": [{"at": 1}] * 51}, {"game": "chess"}, {"more": 1},
        {"partners": ["a b"]}, {"partners": ["d"] * 21},
    ],
)  # fmt: skip
async def test_what_is_no_deck_is_refused_and_changes_nothing(
    two: tuple[Visitor, Visitor], change: dict[str, Any]
) -> None:
    one, _ = two
    answer = await put(one, "d", {**DECK, **change})

    assert 400 <= answer.status_code < 500 and answer.json()["error"]
    assert await one.get("/api/decks") == []


async def test_keeping_needs_session_token_and_a_plain_id(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    one, _ = two
    stranger = Visitor(shared_server.base)
    assert (await stranger.http.get("/api/decks")).status_code == 401
    assert (await put(stranger, "d", DECK)).status_code == 401
    assert (await one.http.put("/api/decks/d", json=DECK)).status_code == 403
    assert (await put(one, "d", DECK, Origin="https://elsewhere.example")).status_code == 403
    assert (await put(one, "x" * 33, DECK)).status_code == 400
    big = {"at": 1, "cards": {f"card-{n:050}": 1 for n in range(200)}}
    assert (await put(one, "d", {**DECK, "versions": [big] * 10})).status_code == 413
    await stranger.close()


async def test_decks_have_an_end(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    for number in range(200):
        assert (await put(one, f"d{number}", {**DECK, "versions": []})).status_code == 200
    assert (await put(one, "one-more", DECK)).status_code == 409
    assert (await put(one, "d7", DECK)).status_code == 200


async def test_an_error_on_a_card_reaches_whoever_runs_the_server(server: ServerProcess) -> None:
    one = await Visitor(server.base).arrive()
    body = {"game": "vs", "card": "mb/thor", "field": "atk", "text": "It says 5,\u202e but\nshould say 6."}

    answer = await one.post("/api/reports/card", body)

    assert answer.status_code == 201, answer.text
    where = ("--url", server.base, "--data", str(server.data))
    assert "misprint card vs mb/thor (atk)  It says 5, but should say 6." in capes("admin", "reports", *where).stdout
    listed = json.loads(capes("admin", "reports", "--json", *where).stdout)
    assert listed[0]["id"] == answer.json()["id"] and listed[0]["person"] == one.id
    await one.close()


async def test_card_reports_are_bounded(two: tuple[Visitor, Visitor], shared_server: ServerProcess) -> None:
    one, _ = two
    body = {"card": "mb/thor", "text": "Wrong."}
    assert (await one.post("/api/reports/card", {**body, "card": "mb/nobody"})).status_code == 404
    assert (await one.post("/api/reports/card", {**body, "text": "x" * 501})).status_code == 400
    assert (await one.post("/api/reports/card", {**body, "text": "\u200b\n"})).status_code == 409
    assert (await one.http.post("/api/reports/card", json=body)).status_code == 403
    stranger = Visitor(shared_server.base)
    assert (await stranger.post("/api/reports/card", body)).status_code == 401
    answers = [(await one.post("/api/reports/card", body)).status_code for _ in range(12)]
    assert answers[:10] == [201] * 10 and answers[-1] == 429
    await stranger.close()
