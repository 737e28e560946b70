"""How people meet: decks chosen before the deal, quick matches, blocks, and games for rating that are fair."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Visitor
from tests.server.process import OPEN_HANDED, ServerProcess
from tests.server.test_play import play_out, seated_pair

pytestmark = pytest.mark.anyio


@pytest.fixture
async def three(shared_server: ServerProcess) -> AsyncIterator[tuple[Visitor, Visitor, Visitor]]:
    """Three guests."""
    made = [await Visitor(shared_server.base).arrive() for _ in range(3)]
    yield made[0], made[1], made[2]
    for visitor in made:
        await visitor.close()


async def test_nothing_is_dealt_while_somebody_chooses_a_deck(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    made = await one.table(game="vs", setup={"mode": "duel", "decks": ["x-men-storm", None]})
    first = await one.sit(made["table"])
    await first.hear("waiting")
    chooses = await one.post(f"/api/tables/{made['table']}/arrange", {"choosing": True})
    await other.post(f"/api/tables/{made['table']}/join", {"deck": "guardians-rocket"})
    second = await other.sit(made["table"])

    card = (await second.hear("waiting"))["table"]
    taken = await one.post(f"/api/tables/{made['table']}/arrange", {"deck": "avengers-hulk"})
    state = await second.hear("state")

    assert (chooses.status_code, taken.status_code) == (204, 204)
    assert card["choosing"] == [True, False] and card["mains"] == ["mb/storm-main-l1", "mb/rocket-main-l1"]
    assert [player["main"] for player in state["view"]["players"]] == ["mb/hulk-main-l1", "mb/rocket-main-l1"]
    late = await one.post(f"/api/tables/{made['table']}/arrange", {"choosing": True})
    assert late.status_code == 409


async def test_the_name_of_a_deck_is_told_to_its_player_alone(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    made = await one.table(game="vs", setup={"mode": "duel", "decks": ["x-men-storm", None]})

    mine = await one.get(f"/api/tables/{made['table']}")
    theirs = await other.get(f"/api/tables/{made['table']}")

    assert mine["deck"] == "x-men-storm" and "deck" not in theirs
    assert theirs["mains"][0] == "mb/storm-main-l1"


async def test_a_deck_that_cannot_be_played_changes_nothing(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    made = await one.table(game="vs")

    refused = await one.post(f"/api/tables/{made['table']}/arrange", {"deck": {"main": "mb/hulk-main-l1", "cards": {}}})

    assert refused.status_code == 409 and refused.json()["reasons"]
    assert (await one.get(f"/api/tables/{made['table']}"))["mains"][0] == "mb/storm-main-l1"


async def quick(visitor: Visitor, **wanted: Any) -> dict[str, Any]:
    answer = await visitor.post("/api/quick", {"game": "rumble", "mode": "ffa", **wanted})
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def test_a_quick_match_brings_people_together_who_are_there(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", **OPEN_HANDED)
    server.start()
    one, other, late = [await Visitor(server.base).arrive() for _ in range(3)]
    table = (await quick(one, mode="duel"))["table"]
    seated = await one.sit(table)
    await seated.hear("waiting")

    assert (await quick(other, mode="duel"))["table"] == table
    assert (await quick(late, mode="duel"))["table"] != table
    assert (await one.get(f"/api/tables/{table}"))["quick"]
    for visitor in (one, other, late):
        await visitor.close()
    server.stop()


async def test_people_who_are_blocked_never_meet_again(three: tuple[Visitor, Visitor, Visitor]) -> None:
    one, other, third = three
    blocked = await one.http.put(f"/api/people/{other.id}/block", headers={"X-CSRF-Token": one.csrf})
    opened = await one.table(setup={"mode": "ffa", "seats": 3}, seats=[{}, {}, {}])
    mine = (await quick(one))["table"]

    theirs = await quick(other)
    joined = await other.post(f"/api/tables/{opened['table']}/join", {"invite": opened["invite"]})
    seen_by_other = [card["table"] for card in await other.get("/api/tables", limit=200)]
    seen_by_one = [card["table"] for card in await one.get("/api/tables", limit=200)]

    assert blocked.status_code == 204
    assert theirs["table"] not in (mine, opened["table"]) and joined.status_code == 403
    assert opened["table"] not in seen_by_other and theirs["table"] not in seen_by_one
    assert opened["table"] in [card["table"] for card in await third.get("/api/tables", limit=200)]
    assert [person["id"] for person in await one.get("/api/me/blocks")] == [other.id]
    assert await other.get("/api/me/blocks") == []  # nobody is told who has blocked them
    free = await one.http.delete(f"/api/people/{other.id}/block", headers={"X-CSRF-Token": one.csrf})
    again = await other.post(f"/api/tables/{opened['table']}/join", {})
    assert (free.status_code, again.status_code) == (204, 200)


async def test_friends_are_followed_and_seen_when_they_play(three: tuple[Visitor, Visitor, Visitor]) -> None:
    one, other, third = three
    await one.http.put(f"/api/people/{other.id}/follow", headers={"X-CSRF-Token": one.csrf})
    (before,) = await one.get("/api/me/friends")
    table, _, _ = await seated_pair(other, third)
    secret, _, _ = await seated_pair(other, third, private=True)

    (now,) = await one.get("/api/me/friends")

    assert (before["id"], before["playing"]) == (other.id, [])
    assert now["playing"] == [table] and secret not in now["playing"]
    assert (await one.get(f"/api/people/{other.id}/profile"))["followed"]
    nobody = await one.http.put("/api/people/nobody/follow", headers={"X-CSRF-Token": one.csrf})
    myself = await one.http.put(f"/api/people/{one.id}/block", headers={"X-CSRF-Token": one.csrf})
    assert (nobody.status_code, myself.status_code) == (404, 409)


async def test_a_rated_game_must_be_fair(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    await one.keep_account()

    async def opened(**body: Any) -> int:
        return (await one.post("/api/tables", {"game": "vs", "rated": True, **body})).status_code

    assert await opened(setup={"mode": "duel", "decks": ["avengers-hulk", None]}) == 201
    assert await opened(setup={"mode": "duel", "decks": ["avengers-hulk", "guardians-rocket"]}) == 409
    assert await opened(setup={"mode": "duel", "edition": "errata"}) == 409
    assert await opened(setup={"mode": "2v2", "options": {"recruit_to_mate": True}}, seats=[{}] * 4) == 409
    assert await opened(lesson="first-heroes") == 409


async def test_a_rated_game_that_was_too_short_does_not_count(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", **{**OPEN_HANDED, "rated_picks": 3})
    server.start()
    one, other = [await Visitor(server.base).arrive() for _ in range(2)]
    _, first, second = await seated_pair(one, other, rated=True)
    await first.say({"t": "concede", "id": "c"})
    await first.hear("over")
    short = (await one.get(f"/api/people/{one.id}"))["ratings"]
    _, first, second = await seated_pair(one, other, rated=True)
    await play_out(first, second)

    (long, _) = (await one.get("/api/me/games"))["games"]
    (rating,) = (await one.get(f"/api/people/{one.id}"))["ratings"]

    assert short == []
    assert long["rated"] and long["moved"] > 0 and long["rating"] == rating["rating"] and rating["games"] == 1
    for visitor in (one, other):
        await visitor.close()
    server.stop()
