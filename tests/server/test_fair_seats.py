"""T21: nobody sits down at a deal that others know, and ratings move only by games between people who may be rated."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.client import Visitor
from tests.server.process import OPEN_HANDED, ServerProcess

pytestmark = pytest.mark.anyio
LESSON = "first-heroes"
CARD = "Bo Brave\nSupporting Character, cost 3, 3/3, Health 1, Avengers\nWhen Bo Brave appears, draw a card."


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server on which two people may play one rated game a day."""
    server = ServerProcess(tmp_path_factory.mktemp("strict"), **{**OPEN_HANDED, "rated_pair_games": 1})
    server.start()
    yield server
    server.stop()


@pytest.fixture
async def four(strict: ServerProcess) -> AsyncIterator[list[Visitor]]:
    """Four guests."""
    found = [await Visitor(strict.base).arrive() for _ in range(4)]
    yield found
    for one in found:
        await one.close()


async def own_card(visitor: Visitor) -> dict[str, Any]:
    """A set-up with a card of somebody's own in it."""
    found = (await visitor.post("/api/cards/read", {"text": CARD})).json()
    setup: dict[str, Any] = found["setup"]
    return setup


async def test_no_prepared_game_is_rated_or_offered_to_strangers(four: list[Visitor]) -> None:
    one, other, _, _ = four
    prepared: list[dict[str, Any]] = [
        {"game": "vs", "lesson": LESSON},
        {"game": "vs", "setup": {"lesson": LESSON}},
        {"game": "vs", "setup": await own_card(one)},
    ]

    for body in prepared:
        rated = await one.post("/api/tables", {**body, "rated": True})
        made = await one.post("/api/tables", {**body, "private": False})
        assert rated.status_code == 409 and "rated" in rated.json()["error"], rated.text
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        card = await one.get(f"/api/tables/{table}")
        assert card["private"] and card["prepared"]
        assert table not in [row["table"] for row in await other.get("/api/tables")]
        assert (await other.post("/api/quick", {"game": "vs"})).json()["table"] != table
        assert (await other.post(f"/api/tables/{table}/join", {})).status_code == 403


@pytest.mark.parametrize("key", ["seed", "start", "position", "puzzle", "scenario"])
async def test_a_set_up_cannot_bring_a_deal_of_its_own(four: list[Visitor], key: str) -> None:
    one = four[0]

    for game in ("rumble", "vs", "duel"):
        made = await one.post("/api/tables", {"game": game, "setup": {key: "1"}})
        if made.status_code == 201:  # then by invitation only
            assert (await one.get(f"/api/tables/{made.json()['table']}"))["private"]


async def rated_game(one: Visitor, other: Visitor) -> tuple[int, str]:
    """Two people sit down at a rated table, and the second gives up; the status of sitting down, and the table."""
    made = await one.post("/api/tables", {"game": "rumble", "rated": True})
    if made.status_code != 201:
        return made.status_code, ""
    table = made.json()["table"]
    joined = await other.post(f"/api/tables/{table}/join", {})
    if joined.status_code != 200:
        return joined.status_code, table
    first, second = await one.sit(table), await other.sit(table)
    await first.hear("state")
    await second.hear("state")
    await first.pick(0)
    await second.say({"t": "concede", "id": "c"})
    await first.hear("over")
    return 200, table


async def rating(visitor: Visitor) -> list[Any]:
    return list((await visitor.get(f"/api/people/{visitor.id}"))["ratings"])


async def test_guests_are_not_rated_and_a_pair_only_so_often(four: list[Visitor]) -> None:
    one, other, third, guest = four
    for holder in (one, other, third):
        await holder.keep_account()

    assert (await rated_game(guest, one))[0] == 403 and (await rated_game(one, guest))[0] == 403
    done, table = await rated_game(one, other)
    assert done == 200
    moved = await rating(one), await rating(other)
    assert all(moved) and not await rating(guest)
    for first, second in ((one, other), (other, one)):
        assert (await rated_game(first, second))[0] == 409
    assert (await one.post(f"/api/tables/{table}/rematch")).status_code == 409
    assert (await rating(one), await rating(other)) == moved
    assert (await rated_game(one, third))[0] == 200  # with others they go on


async def test_bots_and_one_device_are_not_rated(four: list[Visitor]) -> None:
    one = four[0]

    for more in ({"hotseat": True}, {"seats": [{}, {"kind": "bot"}]}):
        assert (await one.post("/api/tables", {"game": "rumble", "rated": True, **more})).status_code == 409
