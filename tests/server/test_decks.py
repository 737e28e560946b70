"""Decks over the wire: read, written, drawn, tried by bots; bad input gets one sentence."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from capes.bots.study import sim as study
from capes.vs.decks import FORMATS, starter_deck, write_deck
from tests.server.client import Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio


async def test_every_format_is_read_back_and_written(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    deck = starter_deck("x-men-storm")
    for format in FORMATS:
        read = await one.post("/api/decks/read", {"game": "vs", "text": write_deck(deck, format)})
        assert read.status_code == 200, (format, read.text)
        found = read.json()
        assert (found["deck"]["cards"], found["problems"]) == (deck.cards, [])
        written = await one.post("/api/decks/write", {"game": "vs", "deck": found["deck"], "format": format})
        assert written.json()["text"] == write_deck(deck, format)


@pytest.mark.parametrize("cards", [{"mb/thor": 0}, {"mb/thor": -1}, {"mb/thor": 10**9}, {"mb/nobody": 1}])
async def test_what_cannot_be_written_is_refused(two: tuple[Visitor, Visitor], cards: dict[str, int]) -> None:
    one, _ = two
    for format in FORMATS:
        answer = await one.post("/api/decks/write", {"game": "vs", "deck": {"cards": cards}, "format": format})
        assert answer.status_code == 409, answer.text


async def test_a_ready_made_deck_is_read_by_its_name_and_faults_name_their_cards(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    ready = (await one.post("/api/decks/read", {"game": "vs", "text": "avengers-hulk"})).json()
    assert ready["link"] == write_deck(starter_deck("avengers-hulk"), "link")

    faulty = (await one.post("/api/decks/read", {"game": "vs", "text": "Main: Hulk\n5 Wolverine"})).json()
    assert [(each["rule"], each["cards"]) for each in faulty["problems"]] == [
        ("DECK-01", []), ("DECK-02", ["mb/wolverine"]),
    ]  # fmt: skip


async def test_a_link_becomes_a_picture_and_nothing_else_does(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    link = write_deck(starter_deck("x-men-storm"), "link")
    picture = await one.http.get("/api/decks/qr.svg", params={"link": link})
    assert picture.status_code == 200 and picture.content.startswith(b"<?xml")
    for bad in ("", "hello", "d1-<script>", "d1-" + "a" * 3000):
        assert (await one.http.get("/api/decks/qr.svg", params={"link": bad})).status_code == 400


BOMB = '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><deck><section>&b;</section></deck>'


@pytest.mark.parametrize(
    "text",
    [
        "It was a dark and stormy night. Nobody knew what would come.\n" * 300,
        "d1-AAAABBBBCCCC",
        "https://example.org/deck#d1-broken",
        BOMB,
        "4 <script>alert(1)</script>",
        "4 " + "<img src=x onerror=alert(1)>" * 20,
        "PK\x03\x04",
    ],
)
async def test_what_is_no_deck_gets_one_sentence(two: tuple[Visitor, Visitor], text: str) -> None:
    one, _ = two
    answer = await one.post("/api/decks/read", {"game": "vs", "text": text})

    assert 400 <= answer.status_code < 500
    assert 0 < len(answer.json()["error"]) < 400
    assert "\n" not in answer.json()["error"]


async def test_a_megabyte_is_refused_at_the_gate(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    answer = await one.post("/api/decks/read", {"game": "vs", "text": "1 Hulk\n" * 150_000})
    assert answer.status_code == 413


async def test_results_of_cards_are_told_to_anybody(shared_server: ServerProcess) -> None:
    stranger = Visitor(shared_server.base)
    found = await stranger.get("/api/cards/figures", game="vs")
    assert found["games"] > 4000 and found["cards"]["mb/iceman"]["when_drawn"]["games"] > 100
    assert (await stranger.http.get("/api/cards/figures", params={"game": "chess"})).status_code >= 400
    await stranger.close()


async def until_done(one: Visitor, id: str) -> dict[str, Any]:
    for _ in range(600):
        answer: dict[str, Any] = await one.get(f"/api/decks/match-ups/{id}")
        if answer["state"] != "running":
            return answer
        await asyncio.sleep(0.1)
    raise AssertionError("the trial did not end")


async def test_match_ups_equal_the_simulation_with_the_same_seeds(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    link = write_deck(starter_deck("x-men-storm"), "link")
    body = {"game": "vs", "deck": link, "against": ["avengers-hulk"], "bot": "sidekick", "games": 2, "seed": 7}
    begun = await one.post("/api/decks/match-ups", body)
    assert begun.status_code == 201, begun.text
    assert (await other.http.get(f"/api/decks/match-ups/{begun.json()['id']}")).status_code == 404

    done = await until_done(one, begun.json()["id"])

    told = study.simulate("vs", study.pairings("vs", 4, (link, "avengers-hulk"), ("sidekick",), 7, 1.0), 7, jobs=1)
    meant = told.matrix[f"{link} (sidekick)", "avengers-hulk (sidekick)"]
    assert (done["state"], done["failures"], meant.games) == ("done", 0, 2)
    assert done["rows"][0] == {"deck": "avengers-hulk", **meant.to_data()}
    assert done["cards"] and all(row["card"].startswith("mb/") for row in done["cards"])


async def test_a_trial_can_be_stopped_and_is_bounded(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    link = write_deck(starter_deck("x-men-storm"), "link")
    body = {"game": "vs", "deck": link, "against": ["avengers-hulk"], "games": 200}
    begun = (await one.post("/api/decks/match-ups", body)).json()
    stopped = await one.http.delete(f"/api/decks/match-ups/{begun['id']}", headers={"X-CSRF-Token": one.csrf})
    assert stopped.json()["state"] == "stopped"
    assert stopped.json()["played"] < 200

    many = {**body, "against": [f"deck-{n}" for n in range(20)]}
    assert (await one.post("/api/decks/match-ups", many)).status_code == 409
    assert (await one.post("/api/decks/match-ups", {**body, "against": ["nobody"]})).status_code == 409
    assert (await one.post("/api/decks/match-ups", {**body, "deck": "d1-nothing"})).status_code == 409


async def test_trials_need_a_session(shared_server: ServerProcess) -> None:
    stranger = Visitor(shared_server.base)
    body = {"game": "vs", "deck": "x-men-storm", "against": ["avengers-hulk"]}
    assert (await stranger.post("/api/decks/match-ups", body)).status_code == 401
    await stranger.close()
