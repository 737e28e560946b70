"""People who leave, tables that are ended, and spectators who lag behind."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import Said, Seated, Visitor
from tests.server.process import OPEN_HANDED, ServerProcess
from tests.server.test_play import seated_pair

pytestmark = pytest.mark.anyio


async def end(server: ServerProcess, visitor: Visitor, table: str) -> int:
    """End a table as `capes admin end` does."""
    token = (server.data / "admin.token").read_text()
    path = f"/api/admin/tables/{table}/end"
    return (await visitor.http.post(path, headers={"Authorization": f"Bearer {token}"})).status_code


async def heard_within(player: Seated, seconds: float) -> list[Said]:
    """Everything that comes within some time."""
    before = len(player.heard)
    with pytest.raises(TimeoutError):
        await player.hear("nothing of this kind", within=seconds)
    return player.heard[before:]


async def test_who_leaves_before_the_deal_neither_sees_nor_plays_the_seat(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    one, other = two
    third = await Visitor(shared_server.base).arrive()
    made = await one.table()
    leaver = await one.sit(made["table"])
    await leaver.hear("waiting")

    assert (await one.post(f"/api/tables/{made['table']}/leave")).status_code == 204
    for visitor in (third, other):
        assert (await visitor.post(f"/api/tables/{made['table']}/join", {})).status_code == 200
    first, _ = await third.sit(made["table"]), await other.sit(made["table"])
    await asyncio.gather(first.hear("state"), leaver.hear("state"))

    assert first.mine and first.state["seat"] == 0
    assert leaver.state["seat"] is None and not leaver.mine
    assert all(player["hand"] is None for player in leaver.state["view"]["players"])
    await leaver.say(first.picking(0))
    assert (await leaver.hear("refused", "ack"))["error"] == "spectators cannot do that"
    await third.close()


async def test_who_leaves_a_table_without_spectators_is_shown_out(two: tuple[Visitor, Visitor]) -> None:
    made = await two[0].table(spectators=False)
    leaver = await two[0].sit(made["table"])
    await leaver.hear("waiting")

    await two[0].post(f"/api/tables/{made['table']}/leave")

    assert (await leaver.hear("over"))["why"] == "no-spectators"


async def test_a_deck_goes_with_who_brought_it(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    made = await one.table(game="vs", setup={"decks": ["avengers-hulk", "x-men-storm"]})
    path = f"/api/tables/{made['table']}"
    await other.post(f"{path}/join", {"deck": "guardians-groot"})

    assert (await other.post(f"{path}/join", {"deck": 5})).status_code == 200  # seated already
    assert (await other.post(f"{path}/leave")).status_code == 204
    assert (await other.post(f"{path}/join", {})).status_code == 200
    first, _ = await one.sit(made["table"]), await other.sit(made["table"])
    await first.hear("state")

    assert "storm" in first.state["view"]["players"][1]["main"]


@pytest.mark.parametrize("body", [{"setup": {"decks": 5}, "deck": {}}, {"setup": {"decks": "abc"}, "deck": {}}])
async def test_decks_that_are_no_list_are_refused(two: tuple[Visitor, Visitor], body: Said) -> None:
    answer = await two[0].post("/api/tables", {"game": "rumble", **body})

    assert (answer.status_code, answer.json()["error"]) == (409, "the decks of a set-up are a list, one for each seat")


async def test_a_table_that_was_ended_is_over_for_everybody_and_for_good(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", **OPEN_HANDED)
    server.start()
    one, other = await Visitor(server.base).arrive(), await Visitor(server.base).arrive()
    table, first, second = await seated_pair(one, other)

    assert await end(server, one, table) == 204
    await first.hear("over")
    await second.hear("over")

    assert first.state["outcome"]["winners"] == [] and first.state["decision"] is None
    await first.say({"t": "pick", "id": "p", "seq": first.state["seq"], "picks": [{"decision": 1, "option": 0}]})
    refused = await first.hear("refused", "ack")
    assert (refused["t"], refused["error"]) == ("refused", "the game is over: nothing is left to decide")
    assert await end(server, one, table) == 409

    server.stop()
    server.start()
    again = await one.sit(table)
    await again.hear("over")
    assert again.state["outcome"] == {"winners": [], "why": "ended-by-host"}
    for visitor in (one, other):
        await visitor.close()
    server.stop()


async def test_ending_a_finished_game_takes_nobodys_win_away(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    table, first, second = await seated_pair(*two)
    await first.say({"t": "concede", "id": "c"})
    await second.hear("over")

    assert await end(shared_server, two[0], table) == 409

    card = await two[0].get(f"/api/tables/{table}")
    assert (card["state"], card["outcome"]["winners"]) == ("over", [1])


async def test_of_a_table_closed_before_the_deal_there_is_nothing_to_show(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    made = await two[0].table()
    assert await end(shared_server, two[0], made["table"]) == 204

    for path in (f"/api/tables/{made['table']}/record", f"/api/replays/{made['table']}"):
        answer = await two[0].http.get(path)
        assert answer.status_code == 409 and "closed before a game began" in answer.json()["error"]
    seated = await two[0].sit(made["table"])
    assert (await seated.hear("over"))["why"] == "ended-by-host"


async def test_nobody_plays_on_from_the_very_end(two: tuple[Visitor, Visitor]) -> None:
    table, first, _ = await seated_pair(*two, setup={"goal": 1})
    await first.pick(first.index("take", number=1))
    await first.hear("over")

    last = await two[0].post(f"/api/replays/{table}/fork", {"at": 1})
    before = await two[0].post(f"/api/replays/{table}/fork", {"at": 0})

    assert last.status_code == 409 and "choose an earlier one" in last.json()["error"]
    assert before.status_code == 201


async def test_nothing_of_the_game_reaches_a_lagging_spectator_early(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    table, first, second = await seated_pair(*two, delay=2, clock={"start": 600})
    watcher = await Visitor(shared_server.base).arrive()
    watching = await watcher.sit(table, last_seq=2**31)
    assert (await watching.hear("wait", "state"))["t"] == "wait"
    assert (await watching.ask("explain", card=1))["error"] == "there is nothing to see yet"
    await watching.hear("state")
    await watching.say({"t": "say", "phrase": "hello"})
    await watching.hear("said")

    await first.pick(first.index("take", number=3))
    await first.say({"t": "say", "phrase": "oops"})
    await first.say({"t": "undo", "id": "u"})
    await second.hear("undo-asked")
    await first.say({"t": "concede", "id": "c"})
    await second.hear("over")
    await second.leave()
    early = await heard_within(watching, 0.7)

    assert early == []
    await watching.hear("over")
    kinds = [message["t"] for message in watching.heard]
    assert {"said", "undo-asked", "state"} <= set(kinds) and watching.state["outcome"]["winners"] == [1]
    late = await watcher.sit(table)
    await late.hear("over")
    assert late.state["seq"] == watching.state["seq"]
    await watcher.close()


async def test_a_lagging_spectator_sees_a_game_taken_up_from_the_journal(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", **OPEN_HANDED)
    server.start()
    one, other = await Visitor(server.base).arrive(), await Visitor(server.base).arrive()
    table, first, second = await seated_pair(one, other, delay=0.5)
    await first.say({"t": "concede", "id": "c"})
    await second.hear("over")
    server.stop()
    server.start()
    await asyncio.sleep(0.5)

    watching = await (await Visitor(server.base).arrive()).sit(table)
    await watching.hear("over")

    assert watching.state["outcome"]["winners"] == [1]
    for visitor in (one, other):
        await visitor.close()
    server.stop()


async def test_a_game_dealt_without_a_latecomer_goes_on_at_once(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", **{**OPEN_HANDED, "gather": 0.5})
    server.start()
    one, other = await Visitor(server.base).arrive(), await Visitor(server.base).arrive()
    made = await one.table(setup={"mode": "ffa"}, seats=[{"kind": "bot"}, {}, {}])
    first = await one.sit(made["table"])
    await other.post(f"/api/tables/{made['table']}/join", {})
    await first.hear("state")

    assert await first.until_mine() and first.state["seq"] > 1

    await one.keep_account()
    await other.keep_account()
    rated = await one.table(rated=True)
    await other.post(f"/api/tables/{rated['table']}/join", {})
    first, second = await one.sit(rated["table"]), await other.sit(rated["table"])
    await first.hear("state")
    await first.pick(0)
    await first.say({"t": "concede", "id": "c"})
    await second.hear("over")
    again = (await one.post(f"/api/tables/{rated['table']}/rematch")).json()
    first = await one.sit(again["table"])

    kinds = {message["t"] for message in await heard_within(first, 1.5)}
    assert kinds == {"waiting"}  # nobody loses a rated game they never came to
    await other.sit(again["table"])
    await first.hear("state")
    for visitor in (one, other):
        await visitor.close()
    server.stop()


async def test_two_who_ask_for_a_rematch_at_once_leave_no_second_table(two: tuple[Visitor, Visitor]) -> None:
    table, first, second = await seated_pair(*two)
    await first.say({"t": "concede", "id": "c"})
    await second.hear("over")

    answers = await asyncio.gather(*(visitor.post(f"/api/tables/{table}/rematch") for visitor in (*two, *two)))

    assert len({answer.json()["table"] for answer in answers}) == 1
    states = [card["state"] for card in await two[0].get("/api/me/tables")]
    assert states.count("open") == 1


async def test_a_game_of_other_rules_is_told_so_and_can_be_ended(server: ServerProcess) -> None:
    one, other = await Visitor(server.base).arrive(), await Visitor(server.base).arrive()
    table, first, _ = await seated_pair(one, other)
    await first.pick(0)
    server.stop()
    with closing(sqlite3.connect(server.data / "capes.db")) as database, database:
        other_rules = "UPDATE journal SET body = json_set(body, '$.ask[0]', 99) WHERE table_id = ? AND seq = 2"
        assert database.execute(other_rules, [table]).rowcount == 1
    server.start()

    again = await one.sit(table)
    said = await again.hear("refused", "state")

    assert "begun under other rules" in said["error"]
    assert (await one.get("/healthz"))["stuck"] == 1
    assert await end(server, one, table) == 204
    assert (await one.get("/healthz"))["stuck"] == 0
    late = await one.sit(table)
    assert (await late.hear("waiting", "refused"))["table"]["state"] == "abandoned"
    for visitor in (one, other):
        await visitor.close()
