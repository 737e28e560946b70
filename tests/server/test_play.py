"""Playing over real sockets: from hello to the proof of the shuffles."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from capes.core.record import Record
from capes.table.difference import apply
from capes.table.fairness import verify
from tests.server.client import Seated, Visitor
from tests.server.process import ServerProcess
from tests.table.rumble import RUMBLE

pytestmark = pytest.mark.anyio


async def seated_pair(one: Visitor, other: Visitor, **terms: object) -> tuple[str, Seated, Seated]:
    """A duel of two people, dealt."""
    if terms.get("rated"):
        await one.keep_account()
        await other.keep_account()
    made = await one.table(**terms)
    joined = await other.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    assert joined.json()["seat"] == 1, joined.text
    first, second = await one.sit(made["table"]), await other.sit(made["table"])
    await first.hear("state")
    await second.hear("state")
    return made["table"], first, second


async def play_out(*players: Seated) -> None:
    """Everybody takes three whenever asked."""

    async def play(player: Seated) -> None:
        while await player.until_mine():
            await player.pick(player.index("take", number=3))

    await asyncio.gather(*(play(player) for player in players))


async def test_two_people_play_a_whole_game_and_can_prove_it(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    table, first, second = await seated_pair(one, other)
    commit = first.state["chance"]["commit"]

    await play_out(first, second)

    assert first.state["outcome"]["winners"] == [0]
    record = Record.from_json((await one.http.get(f"/api/tables/{table}/record")).content)
    facts = verify(record, RUMBLE)
    assert facts["commit"] == commit and facts["result"]["winners"] == [0]
    proof = await other.get(f"/api/tables/{table}/verify")
    assert proof["ok"] and proof["facts"]["fingerprint"] == facts["fingerprint"]


async def test_who_is_told_changes_sees_what_is_told_as_a_whole(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    table, first, second = await seated_pair(one, other)
    watcher = await Visitor(one.base).arrive()
    told, whole = await watcher.sit(table, hello=False), await watcher.sit(table)
    await told.say({"t": "hello", "changes": True})
    seen = [await told.hear("state")]
    await whole.hear("state")

    await play_out(first, second)
    while not seen[-1]["outcome"]:
        change = await told.hear("change")
        assert (change["since"], change["was"]) == (seen[-1]["seq"], seen[-1]["hash"])
        seen.append(apply(seen[-1], change["change"]))
    while not whole.state["outcome"]:
        await whole.hear("state")
    await told.say({"t": "hello", "changes": True})
    again = await told.hear("state")

    assert len(seen) > 3
    assert seen == [message for message in whole.heard if message["t"] == "state"]
    assert {**again, "news": [], "beats": []} == {**seen[-1], "news": [], "beats": []}
    await watcher.close()


async def test_a_person_plays_a_bot_at_once(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    made = await one.table(seats=[{"kind": "human"}, {"kind": "bot", "level": "rookie"}])

    player = await one.sit(made["table"])
    await player.hear("state")
    while await player.until_mine():
        if player.state["outcome"]:
            break
        await player.pick(player.index("take", number=3) if player.state["decision"]["why"] == "take a turn" else 0)

    assert player.state["outcome"]


async def test_the_client_seeds_are_part_of_the_deal(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    made = await one.table()
    await other.post(f"/api/tables/{made['table']}/join", {})
    first, second = await one.sit(made["table"], hello=False), await other.sit(made["table"], hello=False)
    await first.say({"t": "hello", "client_seed": "ab" * 32})
    await second.say({"t": "hello", "client_seed": "not a seed"})

    await first.hear("state")

    assert first.state["chance"]["client_seeds"] == ["ab" * 32, "0" * 64]
    assert first.state["chance"]["commit"] == made["commit"]


async def test_a_refused_pick_says_why_and_changes_nothing(two: tuple[Visitor, Visitor]) -> None:
    _table, first, second = await seated_pair(*two)

    await first.say(first.picking(77))
    refused = await first.hear("refused")
    await second.say({"t": "pick", "id": "x", "seq": 1, "picks": [{"decision": 1, "option": 0}]})
    stolen = await second.hear("refused")

    assert "does not exist" in refused["error"] and "belongs to" in stolen["error"]
    assert (await first.pick(0))["t"] == "ack"


async def test_a_resend_is_acknowledged_again_and_applied_once(two: tuple[Visitor, Visitor]) -> None:
    _table, first, second = await seated_pair(*two)
    message = first.picking(0, "once")

    for _ in range(3):
        await first.say(message)
    acks = [await first.hear("ack") for _ in range(3)]

    assert {ack["seq"] for ack in acks} == {2}
    await second.hear("state")
    assert second.state["seq"] == 2


async def test_a_second_tab_takes_the_seat_over_and_the_first_is_told(two: tuple[Visitor, Visitor]) -> None:
    table, first, _second = await seated_pair(*two)

    again = await two[0].sit(table, last_seq=1)
    await again.hear("state")

    await first.hear("elsewhere")
    with pytest.raises(ConnectionClosed) as closed:
        await first.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4001
    assert (await again.pick(0))["t"] == "ack"


async def test_reconnecting_gives_the_same_picture_and_the_missed_news(two: tuple[Visitor, Visitor]) -> None:
    table, first, second = await seated_pair(*two)
    await second.leave()
    await first.pick(first.index("draw"))
    await first.pick(first.index("take", number=1))

    back = await two[1].sit(table, last_seq=1)
    await back.hear("state")
    twice = await two[1].sit(table, last_seq=3)
    await twice.hear("state")

    assert [item["event"]["kind"] for item in back.state["news"]] == ["Drew", "Took"]
    assert twice.state["news"] == [] and twice.state["hash"] == back.state["hash"]


async def test_undo_is_asked_and_granted(two: tuple[Visitor, Visitor]) -> None:
    _table, first, second = await seated_pair(*two)
    await first.pick(first.index("take", number=3))
    assert first.state["undo"] == "ask"

    await first.say({"t": "undo", "id": "u"})
    await second.hear("undo-asked")
    await second.say({"t": "undo-answer", "yes": True})
    await first.hear("ack")
    await first.hear("state")

    assert first.state["seq"] == 3 and first.mine and first.state["view"]["players"][0]["points"] == 0


async def test_questions_are_answered(two: tuple[Visitor, Visitor]) -> None:
    _table, first, second = await seated_pair(*two)

    assert (await first.ask("why", wish="fly"))["reasons"][0]["rule"] == "RUMBLE-03"
    assert (await first.ask("explain", card=1))["explain"]["n"] == 1
    assert (await first.ask("explain", card=99))["t"] == "refused"
    assert (await first.ask("preview", attackers=[1], defender=2))["preview"] is None
    assert (await first.ask("hint"))["hint"]["label"]
    assert (await second.ask("hint"))["t"] == "refused"


async def test_phrases_reach_everybody_and_text_of_guests_nobody(two: tuple[Visitor, Visitor]) -> None:
    _table, first, second = await seated_pair(*two)

    await first.say({"t": "say", "phrase": "good-luck"})
    assert (await second.hear("said"))["phrase"] == "good-luck"
    await first.say({"t": "say", "text": "<script>alert(1)</script>"})
    assert "preset phrases" in (await first.hear("refused"))["error"]
    await second.say({"t": "mute", "seat": 0})
    await second.hear("muted")
    await first.say({"t": "say", "phrase": "oops"})
    await first.hear("said")
    await second.say({"t": "ping"})
    assert (await second.hear("said", "pong"))["t"] == "pong"


async def test_spectators_see_neither_hand_and_can_do_nothing(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    table, _first, _second = await seated_pair(*two)
    watcher = await Visitor(shared_server.base).arrive()

    watching = await watcher.sit(table)
    await watching.hear("state")

    assert all(player["hand"] is None for player in watching.state["view"]["players"])
    for message in (watching.picking(0), {"t": "undo", "id": "a"}, {"t": "concede", "id": "b"}):
        await watching.say(message)
        assert (await watching.hear("refused", "ack"))["t"] == "refused"
    await watcher.close()


async def test_hot_seat_shows_the_hand_of_who_must_decide(two: tuple[Visitor, Visitor]) -> None:
    made = await two[0].table(hotseat=True)
    both = await two[0].sit(made["table"])
    await both.hear("state")
    assert both.state["seat"] == 0

    await both.pick(0)

    assert both.state["seat"] == 1 and both.mine
    assert both.state["view"]["players"][0]["hand"] is None


async def test_a_failing_card_is_refused_reported_and_harms_nobody(two: tuple[Visitor, Visitor]) -> None:
    _table, first, _second = await seated_pair(*two, setup={"buggy": True})
    _other_table, third, _fourth = await seated_pair(*two)

    said = await first.pick(first.index("fail"))

    assert said["t"] == "refused" and "nothing has changed" in said["error"]
    assert (await third.pick(0))["t"] == "ack"
    assert (await first.pick(0))["t"] == "ack"


async def test_rematch_keeps_the_seats_and_leads_both_to_one_table(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    table, first, second = await seated_pair(one, other)
    await first.say({"t": "concede", "id": "c"})
    await second.hear("over")

    mine = (await one.post(f"/api/tables/{table}/rematch")).json()
    told = await second.hear("rematch")
    theirs = (await other.post(f"/api/tables/{table}/rematch")).json()

    assert mine["table"] == theirs["table"] == told["table"] and (mine["seat"], theirs["seat"]) == (0, 1)
    again, too = await one.sit(mine["table"]), await other.sit(mine["table"])
    await asyncio.gather(again.hear("state"), too.hear("state"))
    assert again.mine


async def test_a_replay_opens_every_hand_only_after_the_end_and_can_be_played_on(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    table, first, second = await seated_pair(one, other)
    await first.pick(first.index("draw"))
    assert (await one.http.get(f"/api/replays/{table}")).status_code == 409
    assert (await one.http.get(f"/api/tables/{table}/record")).status_code == 409
    await first.say({"t": "concede", "id": "c"})
    await second.hear("over")

    frame = await other.get(f"/api/replays/{table}", at=1)
    lines = await other.get(f"/api/replays/{table}/log", seat=1)
    fork = await other.post(f"/api/replays/{table}/fork", {"at": 1})
    played = await other.sit(fork.json()["table"])
    await played.hear("state")

    assert frame["picks"] == 1 and len(frame["views"][0]["players"][0]["hand"]) == 4
    assert all("a 3" not in str(line["said"]) for line in lines)
    assert played.state["view"]["deck_count"] == frame["view"]["deck_count"] and played.mine


async def test_where_sockets_are_blocked_asking_again_and_again_does_it(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    made = await one.table(seats=[{"kind": "human"}, {"kind": "bot"}])
    table = made["table"]

    sent = (await one.post(f"/api/tables/{table}/send", {"messages": [{"t": "hello"}]})).json()
    state: dict[str, object] = {}
    for _ in range(5):
        got = await one.get(f"/api/tables/{table}/poll", channel=sent["channel"], wait=2)
        states = [message for message in got["messages"] if message["t"] == "state"]
        if states:
            state = states[-1]
            break
    pick = {"t": "pick", "id": "p1", "seq": state["seq"], "picks": [{"decision": 1, "option": 0}]}
    await one.post(f"/api/tables/{table}/send", {"channel": sent["channel"], "messages": [pick]})
    got = await one.get(f"/api/tables/{table}/poll", channel=sent["channel"], wait=2)

    assert got["messages"][0] == {"t": "ack", "id": "p1", "seq": 2}
