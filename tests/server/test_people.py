"""Guests, names, accounts, sessions, ratings, lobby, invitations and the shapes of refusals."""

from __future__ import annotations

import asyncio
import runpy
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import capes
from capes.live.names import clean_name, clean_text, graphemes, made_up
from capes.server.errors import Refused
from capes.server.limits import Bucket, Counter
from tests.server.client import Visitor
from tests.server.process import OPEN_HANDED, ROOT, ServerProcess
from tests.server.test_play import seated_pair

pytestmark = pytest.mark.anyio


def test_names_are_made_plain() -> None:
    assert clean_name("  Ｎｉｇｈｔ\u202e  Owl\u200b ") == "Night Owl"
    assert graphemes(clean_text("Z" + "\u0336" * 50 + "algo", 24)) == 5
    assert clean_text("a\nb\tc\x00d", 24) == "a b cd"
    assert 0 < graphemes(made_up()) <= 24


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "!!!", "x" * 25, "é" * 401])
def test_names_that_are_none_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


def test_buckets_and_counters() -> None:
    bucket, counter = Bucket(10, 3, 0.0), Counter(2)

    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.1) and not bucket.take(0.1)
    assert counter.take("a") and counter.take("a") and not counter.take("a")
    counter.give("a")
    assert counter.take("a")


async def test_a_guest_is_known_again_and_becomes_an_account_with_everything_kept(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    one, other = two
    table, first, _ = await seated_pair(one, other)
    login = f"ann-{one.id}"[:32]
    assert (await one.post("/api/guest")).json()["id"] == one.id

    kept = await one.post("/api/account", {"login": login, "password": "correct horse"})
    with pytest.raises(ConnectionClosed, match="4401"):  # the guest's token is gone, and what it had opened
        await first.hear("elsewhere")
    first = await one.sit(table)  # the account sits where the guest sat
    taken = await other.post("/api/account", {"login": login.upper(), "password": "correct horse"})
    elsewhere = Visitor(shared_server.base)
    wrong = await elsewhere.http.post("/api/login", json={"login": login, "password": "wrong"})
    right = await elsewhere.http.post("/api/login", json={"login": login, "password": "correct horse"})

    assert kept.json()["kind"] == "account" and taken.status_code == 409
    assert wrong.status_code == 401 and right.json()["id"] == one.id
    assert table in [card["table"] for card in await elsewhere.get("/api/me/tables")]
    again = await elsewhere.sit(table)
    assert (await again.hear("state"))["seat"] == 0
    await first.hear("elsewhere")
    await elsewhere.close()


async def test_sessions_can_be_seen_and_ended(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    sessions = await one.get("/api/me/sessions")
    assert [session["current"] for session in sessions] == [True]

    out = await one.post("/api/logout")

    assert out.status_code == 200
    assert (await one.http.get("/api/me")).status_code == 401


async def test_an_ended_session_plays_on_nowhere(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    _, first, _ = await seated_pair(one, other)
    made = await one.table(seats=[{}, {"kind": "bot"}])
    path = f"/api/tables/{made['table']}"
    channel = (await one.post(f"{path}/send", {"messages": [{"t": "hello"}]})).json()["channel"]
    (session,) = await one.get("/api/me/sessions")

    ended = await one.http.delete(f"/api/me/sessions/{session['id']}", headers={"X-CSRF-Token": one.csrf})

    assert ended.status_code == 204
    with pytest.raises(ConnectionClosed) as closed:
        await first.hear("nothing of this kind")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    assert (await one.http.get(f"{path}/poll", params={"channel": channel, "wait": 0})).status_code == 401


async def test_a_program_s_token_takes_nobody_s_account(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    token = (await one.post("/api/me/tokens", {"scopes": ["play"]})).json()
    mine = next(session["id"] for session in await one.get("/api/me/sessions") if session["id"] != token["id"])
    headers = {"Authorization": f"Bearer {token['token']}"}
    async with httpx.AsyncClient(base_url=one.base, headers=headers) as program:
        account = await program.post("/api/account", json={"login": "taken.over", "password": "long enough"})
        ended = await program.delete(f"/api/me/sessions/{mine}")
        own = await program.delete(f"/api/me/sessions/{token['id']}")

    assert (account.status_code, ended.status_code, own.status_code) == (403, 403, 204)
    assert (await one.get("/api/me"))["kind"] == "guest"


async def test_reports_of_players_are_bounded_and_about_somebody(two: tuple[Visitor, Visitor]) -> None:
    _, first, _ = await seated_pair(*two)

    nobody = await first.ask("report", text="who?", seat=9)
    answers = [await first.ask("report", text="again", seat=1) for _ in range(11)]

    assert nobody["error"] == "nobody sits there"
    assert [answer["t"] for answer in answers] == ["ack"] * 10 + ["refused"]


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (b"", "this request needs a body in JSON"),
        (b"{}", "this request cannot be used: data: Object missing required field `game`"),
        (b'{"game":"rumble","setup":' + b"[" * 100_000, "this request is nested too deeply to be read"),
    ],
)
async def test_a_body_that_cannot_be_read_is_told_so(two: tuple[Visitor, Visitor], body: bytes, sentence: str) -> None:
    headers = {"X-CSRF-Token": two[0].csrf, "Content-Type": "application/json"}
    answer = await two[0].http.post("/api/tables", content=body, headers=headers)

    assert (answer.status_code, answer.json()["error"]) == (400, sentence)


async def test_a_refusal_does_not_send_everything_back(two: tuple[Visitor, Visitor]) -> None:
    answer = await two[0].post("/api/tables", {"game": "rumble", "setup": {"mode": "x" * 100_000}})

    assert answer.status_code == 409 and len(answer.text) < 1000
    assert answer.json()["error"].endswith("the modes are duel, ffa, teams")


async def test_the_lobby_lists_filters_and_hides_what_is_private(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    seen = await one.table(clock={"start": 300, "add": 5})
    hidden = await one.table(private=True)

    listed = {card["table"]: card for card in await other.get("/api/tables", game="rumble", clock=True, limit=200)}
    unclocked = {card["table"] for card in await other.get("/api/tables", clock=False, limit=200)}

    assert listed[seen["table"]]["free"] == 1 and hidden["table"] not in listed
    assert seen["table"] not in unclocked
    assert (await other.http.get(f"/api/tables/{hidden['table']}")).status_code == 403
    shown = await other.get(f"/api/tables/{hidden['table']}", invite=hidden["invite"])
    assert shown["private"] and shown["invite"] is None


async def test_an_invitation_is_a_link_and_a_picture_and_seats_a_friend_at_once(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    made = await one.table(private=True)

    found = await other.get(f"/api/invites/{made['invite']}")
    picture = await other.http.get(f"/api/invites/{made['invite']}/qr.svg")
    refused = await other.post(f"/api/tables/{made['table']}/join", {})
    joined = await other.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})

    assert found["table"] == made["table"] and refused.status_code == 403 and joined.json()["seat"] == 1
    assert picture.headers["content-type"].startswith("image/svg+xml") and b"<svg" in picture.content


async def test_quick_play_brings_two_strangers_together(shared_server: ServerProcess) -> None:
    one, other = await Visitor(shared_server.base).arrive(), await Visitor(shared_server.base).arrive()

    first = (await one.post("/api/quick", {"game": "rumble", "mode": "teams"})).json()
    second = (await other.post("/api/quick", {"game": "rumble", "mode": "teams"})).json()

    assert first["table"] == second["table"] and (first["seat"], second["seat"]) == (0, 1)
    await one.close()
    await other.close()


async def test_a_rated_game_moves_ratings_once(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    _, first, second = await seated_pair(one, other, rated=True)
    await first.pick(0)
    await second.hear("state")
    await second.say({"t": "concede", "id": "c"})
    await first.hear("over")

    mine = (await other.get(f"/api/people/{one.id}"))["ratings"]
    theirs = (await other.get(f"/api/people/{other.id}"))["ratings"]

    assert mine[0]["rating"] > theirs[0]["rating"] and mine[0]["provisional"] and mine[0]["games"] == 1
    names = [row["name"] for row in await one.get("/api/ratings", game="rumble", mode="duel", limit=200)]
    assert names.index(one.name) < names.index(other.name)


async def test_spectators_may_lag_behind(two: tuple[Visitor, Visitor], shared_server: ServerProcess) -> None:
    table, first, _ = await seated_pair(*two, delay=1.0)
    watcher = await Visitor(shared_server.base).arrive()
    watching = await watcher.sit(table)
    assert (await watching.hear("wait", "state"))["t"] in ("wait", "state")
    await first.pick(0)

    began = asyncio.get_running_loop().time()
    while watching.state.get("seq", 0) < 2:
        await watching.hear("state")

    assert asyncio.get_running_loop().time() - began > 0.7
    await watcher.close()


async def test_no_road_tells_who_lags_behind_how_it_ended(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    table, first, second = await seated_pair(*two, delay=300)
    invite = (await two[0].get(f"/api/tables/{table}"))["invite"]
    await first.pick(0)
    await first.say({"t": "concede", "id": "c"})
    await second.hear("over")
    watcher = await Visitor(shared_server.base).arrive()

    for path in (f"/api/tables/{table}", f"/api/invites/{invite}"):
        card = await watcher.get(path)
        assert card["state"] == "live" and card["outcome"] is None, path
    for what in ("record", "verify", "analysis"):
        assert (await watcher.http.get(f"/api/tables/{table}/{what}")).status_code == 409, what
    for player in two:
        assert table not in (await watcher.http.get(f"/api/people/{player.id}/games")).text
        assert table not in (profile := (await watcher.http.get(f"/api/people/{player.id}/profile"))).text
        mine = await player.get(f"/api/people/{player.id}/profile")
        assert profile.json()["games"] == mine["games"] - 1
    assert (await two[1].get(f"/api/tables/{table}"))["state"] == "over"  # who played knows
    await watcher.close()


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", {"game": "poker"}, 409),
        ("POST", "/api/tables", {"game": "rumble", "setup": {"mode": "chess"}}, 409),
        ("POST", "/api/tables", {"game": "rumble", "nonsense": 1}, 400),
        ("POST", "/api/tables", {"game": "rumble", "seats": [{"kind": "bot", "level": "god"}, {}]}, 409),
        ("GET", "/api/tables/nope", None, 404),
        ("GET", "/api/replays/nope", None, 404),
        ("GET", "/api/cards?game=poker", None, 409),
        ("GET", "/api/nothing", None, 404),
        ("GET", "/assets/nothing.js", None, 404),
        ("PUT", "/api/tables", {}, 405),
        ("POST", "/api/decks/read", {"game": "rumble", "text": "x" * 300_000}, 413),
    ],
)
async def test_refusals_have_one_shape(
    two: tuple[Visitor, Visitor], method: str, path: str, body: object, status: int
) -> None:
    answer = await two[0].http.request(method, path, json=body, headers={"X-CSRF-Token": two[0].csrf})

    assert answer.status_code == status, answer.text
    assert answer.json()["error"] and isinstance(answer.json()["reasons"], list)


async def test_the_server_tells_about_itself(shared_server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=shared_server.base) as http:
        health, figures = await http.get("/healthz"), await http.get("/metrics")
        document, trust = await http.get("/schema"), await http.get("/trust")
        front = await http.get("/some/page")

    assert health.json()["ok"] and health.json()["stuck"] == 0
    assert health.json()["engine"] in ("plain", "compiled") and health.json()["version"] == capes.__version__
    assert "capes_picks_total" in figures.text
    assert f'engine="{health.json()["engine"]}"' in figures.text
    assert document.json()["openapi"].startswith("3.1") and "/api/tables" in document.json()["paths"]
    assert "commit" in trust.text or "fingerprint" in trust.text
    assert front.status_code == 200 and "default-src 'self'" in front.headers["content-security-policy"]


async def test_the_example_bot_plays_a_game(shared_server: ServerProcess) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "bot_client.py"))

    winners = await asyncio.wait_for(example["play"](shared_server.base, "rumble"), 30)

    assert winners in ([0], [1])


async def test_times_are_counted_in_buckets(shared_server: ServerProcess) -> None:
    one = await Visitor(shared_server.base).arrive()
    seated = await one.sit((await one.table(hotseat=True))["table"])
    await seated.hear("state")
    await seated.pick(0)

    figures = dict(line.rsplit(" ", 1) for line in (await one.http.get("/metrics")).text.splitlines() if line[0] != "#")

    counts = [float(value) for name, value in figures.items() if name.startswith("capes_pick_seconds_bucket")]
    assert counts == sorted(counts) and counts[-1] == float(figures["capes_pick_seconds_count"]) >= 1
    assert 0 < float(figures["capes_pick_seconds_sum"]) < 3600 * counts[-1]
    await one.close()


async def test_who_talks_too_fast_waits_and_is_not_refused(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", **OPEN_HANDED, messages_per_second=20, message_burst=5)
    server.start()
    one = await Visitor(server.base).arrive()
    table = (await one.table())["table"]
    seated = await one.sit(table)
    await seated.hear("waiting")

    began = asyncio.get_running_loop().time()
    for _ in range(20):
        await seated.say({"t": "ping"})
    for _ in range(20):
        await seated.hear("pong")

    assert asyncio.get_running_loop().time() - began > 0.5
    await one.close()
    server.stop()
