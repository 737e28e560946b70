"""Visitors are held to their share: counted in steps and refusals, never in seconds of this machine."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from capes.live.names import clean_name, look_alike
from capes.server.guard import Guard
from capes.server.limits import Bucket, Buckets, Sampled, Spent, metered, source_of
from capes.server.metrics import Metrics
from capes.server.people import one_spelling
from capes.server.settings import Settings, as_markdown
from tests.server.client import Visitor
from tests.server.process import ROOT, ServerProcess

pytestmark = pytest.mark.anyio


def guard(**settings: Any) -> Guard:
    return Guard(Settings(**settings), Metrics({}))


class Held:
    """A connection the guard can drop."""

    def __init__(self, source: str, idle: bool = True, size: int = 0) -> None:
        self.source = source
        self.idle = idle
        self.size = size
        self.dropped = False

    def buffered(self) -> int:
        return self.size

    def drop(self) -> None:
        self.dropped = True


def test_an_ipv6_household_counts_as_one() -> None:
    assert source_of("2001:db8:0:1::1") == source_of("2001:db8:0:1:ffff::2") != source_of("2001:db8:0:2::1")
    assert source_of("::ffff:192.0.2.1") == "192.0.2.1"


def test_only_the_last_hop_before_our_proxies_is_believed() -> None:
    behind = guard(behind_proxy=True, proxies=("10.0.0.0/8",))

    assert behind.address("10.0.0.1", ["6.6.6.6", "192.0.2.1"]) == "192.0.2.1"
    assert behind.address("10.0.0.1", ["6.6.6.6, 192.0.2.1, 10.0.0.2"]) == "192.0.2.1"
    assert behind.address("192.0.2.9", ["6.6.6.6"]) == "192.0.2.9"  # no proxy of ours
    assert guard().address("10.0.0.1", ["6.6.6.6"]) == "10.0.0.1"


def test_names_that_are_not_ours_are_refused() -> None:
    plain = guard(origins=("https://cards.example",))

    assert all(plain.host_allowed(host) for host in ("localhost:8000", "127.0.0.1", "[::1]:8000", "cards.example"))
    assert not plain.host_allowed("rebind.attacker.example:8000") and not plain.host_allowed("")
    assert guard(hosts=("*",)).host_allowed("anything.example")


def test_who_holds_too_many_connections_loses_the_one_that_idled_longest() -> None:
    small = guard(connections_per_address=2)
    first, second, third, other = Held("a", idle=False), Held("a"), Held("a"), Held("b")

    assert small.connect(first) and small.connect(second) and small.connect(third) and small.connect(other)

    assert second.dropped and not first.dropped and not other.dropped
    third.idle = False
    assert not small.connect(Held("a"))  # everything it holds is at work: the new one is not let in


def test_answers_nobody_reads_are_bounded_for_each_source() -> None:
    small = guard(unread_bytes=100)
    held = [Held("a", size=60), Held("a", size=50), Held("b", size=60)]
    for one in held:
        small.connect(one)

    small.stalled(held[1])

    assert [one.dropped for one in held] == [True, False, False]


async def test_work_is_counted_step_by_step_and_paid_for_afterwards() -> None:
    spent = Spent()

    async def work() -> int:
        sum(range(200_000))
        await asyncio.sleep(0)
        sum(range(200_000))
        return 7

    assert await metered(work(), spent) == 7
    assert 0 < spent.longest < spent.seconds
    now = [0.0]
    buckets = Buckets(0.5, 1.0, lambda: now[0])
    buckets.charge("a", 2.0)
    assert buckets.debt("a") == 2.0 and buckets.debt("b") == 0
    now[0] = 2.0
    assert buckets.debt("a") == 0


async def test_metering_hands_errors_on() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await metered(fails(), Spent())


def test_refusals_are_counted_and_noted_now_and_then() -> None:
    now = [0.0]
    notes = Sampled(10.0, lambda: now[0])

    assert [notes.due("flood") for _ in range(3)] == [1, None, None]
    now[0] = 11.0
    assert notes.due("flood") == 3

    counted = guard()
    counted.refused("flood", "a")
    value = counted.metrics.registry.get_sample_value("capes_floods_total", {"kind": "flood"})
    assert value == 1


def test_a_bucket_takes_debt_back_no_further_than_its_burst() -> None:
    bucket = Bucket(1.0, 5.0, 0.0)
    bucket.charge(0.0, 1000.0)
    assert bucket.tokens == -5.0


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u115f", "\ufe0f\u00ad"])
def test_names_that_show_nothing_are_refused(name: str) -> None:
    from capes.core.errors import CapesError

    with pytest.raises(CapesError):
        clean_name(name)


LIKE = [("Alice", "ALICE "), ("Alice", "Аlice"), ("Bill", "BiII"), ("Al ice", "alice")]


@pytest.mark.parametrize(("one", "other"), LIKE)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert look_alike(one) == look_alike(other)


def test_a_login_has_one_spelling() -> None:
    assert one_spelling(" Alice\u3000") == one_spelling("ALICE") == "alice"


async def raw(server: ServerProcess, *pieces: bytes, read: bool = True) -> bytes:
    """Bytes to the server, and what it answers until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        return await asyncio.wait_for(reader.read(), 20) if read else b""
    except ConnectionError:
        return b"reset"
    finally:
        writer.close()


async def test_heads_that_do_not_end_are_refused_and_counted(server: ServerProcess) -> None:
    long_address = await raw(server, b"GET /" + b"a" * 200_000)
    headers = await raw(server, b"GET / HTTP/1.1\r\nhost: localhost\r\n" + b"x: y\r\n" * 200 + b"\r\n")
    fine = await raw(server, b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")

    assert long_address == b"reset" or b" 431 " in long_address
    assert b" 431 " in headers and b" 200 " in fine
    visitor = Visitor(server.base)
    text = (await visitor.http.get("/metrics")).text
    assert 'capes_floods_total{kind="too many headers"}' in text and "refused: too many headers" in server.log
    await visitor.close()


async def test_a_host_that_is_not_ours_and_a_chunked_body_too_long(server: ServerProcess) -> None:
    visitor = await Visitor(server.base).arrive()

    rebound = await visitor.http.get("/api/me", headers={"host": "attacker.example"})

    async def endless() -> Any:
        for _ in range(40):
            yield b"x" * 10_000

    large = await visitor.http.post("/api/decks/read", content=endless(), headers={"x-csrf-token": visitor.csrf})

    assert rebound.status_code == 421 and "--allow-host" in rebound.json()["error"]
    assert large.status_code == 413 and "at most" in large.json()["error"]
    await visitor.close()


async def test_control_frames_and_fragments_are_counted(server: ServerProcess) -> None:
    visitor = await Visitor(server.base).arrive()
    table = (await visitor.table(seats=[{}, {"kind": "bot"}]))["table"]
    pinging, fragmented = await visitor.sit(table), await visitor.sit(table, hello=False)

    for _ in range(200):
        pinging.socket.transport.write(b"\x89\x80\x00\x00\x00\x00")
    fragmented.socket.transport.write(b"\x01\x80\x00\x00\x00\x00" + b"\x00\x80\x00\x00\x00\x00" * 500)
    for seated in (pinging, fragmented):
        await asyncio.wait_for(seated.socket.wait_closed(), 20)

    text = (await visitor.http.get("/metrics")).text
    assert 'kind="too many control frames"' in text and 'kind="too many fragments"' in text
    await visitor.close()


async def test_becoming_an_account_changes_the_token(server: ServerProcess) -> None:
    visitor = await Visitor(server.base).arrive()
    before = visitor.http.cookies["capes_session"]
    program = (await visitor.post("/api/me/tokens", {"scopes": ["play"]})).json()["token"]

    await visitor.keep_account()

    async with httpx.AsyncClient(base_url=server.base, headers={"authorization": f"Bearer {program}"}) as http:
        assert (await http.get("/api/me")).status_code == 401
    assert visitor.http.cookies["capes_session"] != before
    old = Visitor(server.base)
    old.http.cookies.set("capes_session", before)
    assert (await old.http.get("/api/me")).status_code == 401
    assert (await visitor.http.get("/api/me")).json()["kind"] == "account"
    other = await Visitor(server.base).arrive()
    taken = await other.patch("/api/me", {"name": visitor.name.upper()})
    assert taken.status_code == 409 and "goes by that name" in taken.json()["error"]
    for one in (visitor, old, other):
        await one.close()


async def test_forks_are_by_invitation_and_guests_are_not_rated(server: ServerProcess) -> None:
    one, other = await Visitor(server.base).arrive(), await Visitor(server.base).arrive()
    table = (await one.table(seats=[{}, {"kind": "bot"}]))["table"]
    seated = await one.sit(table)
    await seated.hear("state")
    await seated.pick(0)
    await seated.say({"t": "concede", "id": "c"})
    await seated.hear("over")

    fork = (await one.post(f"/api/replays/{table}/fork", {"at": 0, "seats": [{}, {}], "private": False})).json()
    quick = (await other.post("/api/quick", {"game": "rumble"})).json()
    listed = [card["table"] for card in await other.get("/api/tables")]
    card = await one.get(f"/api/tables/{fork['table']}")

    assert quick["table"] != fork["table"] and fork["table"] not in listed
    assert card["forked_from"] == table and card["prepared"] and card["private"]
    assert (await one.post("/api/tables", {"game": "rumble", "rated": True})).status_code == 403
    for visitor in (one, other):
        await visitor.close()


async def test_bots_alone_are_counted_and_wait_until_somebody_looks(tmp_path: Any) -> None:
    server = ServerProcess(tmp_path / "data", bot_beat=0.0)
    server.start()
    visitor = await Visitor(server.base).arrive()
    bots = {"game": "rumble", "seats": [{"kind": "bot"}, {"kind": "bot"}]}

    made = [await visitor.post("/api/tables", bots) for _ in range(4)]
    table = made[0].json()["table"]
    watching = await visitor.sit(table)
    moved = await watching.hear("state")

    assert [answer.status_code for answer in made] == [201, 201, 201, 409]
    assert moved["seq"] >= 1
    await visitor.close()
    server.stop()


def test_the_settings_on_the_page_are_those_of_the_program() -> None:
    assert as_markdown() in (ROOT / "docs" / "server.md").read_text()


def test_databases_are_named_as_people_write_them() -> None:
    named = SimpleNamespace(
        file=Settings(database="sqlite:////srv/x.db"), shared=Settings(database="postgresql://a@b/c")
    )

    assert named.file.url == "sqlite+aiosqlite:////srv/x.db" and str(named.file.file) == "/srv/x.db"
    assert named.shared.url == "postgresql+asyncpg://a@b/c" and named.shared.file is None
