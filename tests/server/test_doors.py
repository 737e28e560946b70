"""What strangers may send: odd bytes, heads, hosts and origins are refused in one line and cost nobody anything."""

from __future__ import annotations

import asyncio
import gzip
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from capes.server.api.tables import open_table
from capes.server.context import Context
from capes.server.errors import TooMuch
from capes.server.settings import Settings
from capes.server.storage.database import open_database
from capes.table.fairness import new_server_seed
from capes.table.terms import SeatTerms, Terms
from tests.server.client import Visitor
from tests.server.conftest import BACKENDS
from tests.server.process import OPEN_HANDED, ServerProcess

pytestmark = pytest.mark.anyio
HOST = b"host: localhost\r\n"
LAST = b"connection: close\r\n\r\n"
NASTY = ("a\x00b", "\ud800", "\U0010ffff\u202e", "'; DROP TABLE people; --", "../../etc/passwd", "x" * 5000)
"""Texts that are no text: a NUL, half a sign, none that shows, one for the database, one for the disk, a long one."""


async def raw(server: ServerProcess, *pieces: bytes) -> bytes:
    """Bytes to the server, and what it answers until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        return await asyncio.wait_for(reader.read(), 30)
    except ConnectionError:
        return b"reset"
    finally:
        writer.close()


REQUESTS = {
    "an origin that is no address": (b"POST /api/guest HTTP/1.1\r\n" + HOST + b"origin: http://[\r\n" + LAST, b" 403 "),
    "two hosts": (b"GET /healthz HTTP/1.1\r\n" + HOST + b"host: attacker.example\r\n" + LAST, b" 400 "),
    "no host": (b"GET /healthz HTTP/1.1\r\n" + LAST, b" 421 "),
    "a host of brackets": (b"GET /healthz HTTP/1.1\r\nhost: ]x[\r\n" + LAST, b" 421 "),
    "a name no disk takes": (b"GET /" + b"a" * 4000 + b" HTTP/1.1\r\n" + HOST + LAST, b" 404 "),
    "a NUL in the path": (b"GET /api/people/a%00b HTTP/1.1\r\n" + HOST + LAST, b" 400 "),
    "a NUL in the query": (b"GET /api/tables?game=a%00b HTTP/1.1\r\n" + HOST + LAST, b" 400 "),
    "a length and chunks": (
        b"POST /api/guest HTTP/1.1\r\n" + HOST + b"content-length: 4\r\ntransfer-encoding: chunked\r\n" + LAST,
        b" 400 ",
    ),
    "a length that is none": (b"POST /api/guest HTTP/1.1\r\n" + HOST + b"content-length: \xb2\r\n" + LAST, b" 400 "),
    "a number of 200,000 figures": (
        b"POST /api/decks/read HTTP/1.1\r\n" + HOST + b"content-length: 200022\r\ncontent-type: application/json\r\n"
        + LAST + b'{"game": "vs", "text":' + b"1" * 199_999 + b"}",
        b" 400 ",
    ),
    "lists in lists": (
        b"POST /api/decks/read HTTP/1.1\r\n" + HOST + b"content-length: 100000\r\ncontent-type: application/json\r\n"
        + LAST + b"[" * 100_000,
        b" 400 ",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", REQUESTS)
async def test_what_is_no_request_is_refused_and_logged_in_one_line(shared_server: ServerProcess, what: str) -> None:
    sent, status = REQUESTS[what]
    before = shared_server.log.count("Traceback")

    answer = await raw(shared_server, sent)

    assert status in answer.split(b"\r\n", 1)[0] + b" ", answer[:300]
    assert shared_server.log.count("Traceback") == before


ENDLESS = {
    "a trailer": (b"0\r\nx: ", b"a" * 65536),
    "many trailers": (b"0\r\n", b"x: y\r\n" * 10_000),
    "the size of a chunk": (b"1;", b"a" * 65536),
    "chunks of one byte": (b"", b"1\r\nx\r\n" * 10_000),
}


@pytest.mark.parametrize("what", ENDLESS)
async def test_what_comes_around_a_body_ends_like_a_head(shared_server: ServerProcess, what: str) -> None:
    begins, goes_on = ENDLESS[what]
    head = b"POST /api/decks/read HTTP/1.1\r\n" + HOST + b"transfer-encoding: chunked\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", shared_server.port)
    sent = 0
    try:
        writer.write(head + begins)
        while sent < 200 and not reader.at_eof():
            writer.write(goes_on)
            sent += 1
            await writer.drain()
            await asyncio.sleep(0)
    except ConnectionError:
        pass
    finally:
        writer.close()

    assert sent < 200  # 13 MB: it has hung up long before


async def test_a_body_that_goes_on_after_its_refusal_is_cut_off(shared_server: ServerProcess) -> None:
    head = b"POST /api/decks/read HTTP/1.1\r\n" + HOST + b"content-length: 999999999\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", shared_server.port)
    sent = 0
    try:
        writer.write(head)
        while sent < 1000 and not reader.at_eof():
            writer.write(b"x" * 65536)
            sent += 1
            await writer.drain()
            await asyncio.sleep(0)
    except ConnectionError:
        pass
    finally:
        writer.close()

    assert sent < 1000  # of 64 MB


async def test_a_socket_to_no_table_or_from_no_origin_is_closed_with_a_reason(shared_server: ServerProcess) -> None:
    visitor = await Visitor(shared_server.base).arrive()
    before = shared_server.log.count("Traceback")

    for table, headers in (("a%00b", {}), ("x", {"origin": "http://["}), ("x" * 3000, {})):
        with pytest.raises((ConnectionClosed, InvalidStatus)):
            seated = await visitor.sit(table, headers=headers)
            for _ in range(3):
                await seated.hear()

    assert shared_server.log.count("Traceback") == before
    await visitor.close()


@pytest.fixture(scope="module", params=BACKENDS)
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on a SQLite file, and one on PostgreSQL."""
    address = request.getfixturevalue("postgres").database() if request.param == "postgresql" else ""
    folder = tmp_path_factory.mktemp("either")
    server = ServerProcess(folder, database=address, requests_per_second=1e6, **OPEN_HANDED)
    server.start()
    yield server
    server.stop()


class Document:
    """The calls of the server as it describes them itself, with any text in any place for one."""

    def __init__(self, described: dict[str, Any]) -> None:
        self.paths = described["paths"]
        self.shapes = described["components"]["schemas"]

    def shape(self, shape: dict[str, Any]) -> dict[str, Any]:
        """What a name stands for."""
        while "$ref" in shape:
            shape = self.shapes[shape["$ref"].rpartition("/")[2]]
        return shape

    def filled(self, shape: dict[str, Any], text: str, depth: int = 0) -> Any:
        """A value of this shape, with a text wherever one may stand."""
        shape = self.shape(shape)
        for kind in ("oneOf", "anyOf"):
            if kind in shape:
                some = [one for one in shape[kind] if self.shape(one).get("type") != "null"]
                return self.filled(some[0], text, depth + 1)
        if "enum" in shape or "const" in shape:
            return shape.get("const", next(iter(shape.get("enum", [None]))))
        of = shape.get("type")
        if of == "object" and "properties" in shape:
            return {name: self.filled(one, text, depth + 1) for name, one in shape["properties"].items()}
        if of == "array":
            return [self.filled(shape.get("items", {}), text, depth + 1)]
        if of in ("integer", "number"):
            return max(1, shape.get("minimum", 1))
        return {"string": text, "boolean": False}.get(str(of), {text: text, "cards": {text: 1}})

    def calls(self, nasty: str) -> list[tuple[str, str, Any]]:
        """Every call, with the text in each of its places in turn, and in all at once."""
        found: list[tuple[str, str, Any]] = []
        for path, operations in self.paths.items():
            for method, call in operations.items():
                if path == "/api/logout":
                    continue
                places = call.get("parameters", [])
                for place in [None, *(one["name"] for one in places)]:
                    found.append((method, self._address(path, places, place, nasty), None))
                body = call.get("requestBody")
                if body is not None:
                    shape = next(iter(body["content"].values()))["schema"]
                    whole, plain = self.filled(shape, nasty), self.filled(shape, "vs")
                    bodies = [plain | {name: whole[name]} for name in whole] if isinstance(whole, dict) else []
                    found += [(method, self._address(path, places, "", nasty), one) for one in [whole, *bodies]]
        return found

    def _address(self, path: str, places: list[dict[str, Any]], which: str | None, nasty: str) -> str:
        query = []
        for place in places:
            name = place["name"]
            text = nasty if which in (name, None) else "vs"
            said = quote(text, safe="", errors="surrogatepass")
            if place["in"] == "path":
                path = path.replace("{" + name + "}", said)
            elif which in (name, None) or place.get("required"):
                query.append(f"{name}={said}")
        return f"{path}?{'&'.join(query)}" if query else path


@pytest.mark.parametrize("nasty", [NASTY[0], *(pytest.param(one, marks=pytest.mark.long) for one in NASTY[1:])])
async def test_no_text_in_any_place_of_any_call_is_a_mistake_of_ours(either: ServerProcess, nasty: str) -> None:
    visitor = await Visitor(either.base).arrive()
    document = Document(await visitor.get("/schema/openapi.json"))
    headers = {"x-csrf-token": visitor.csrf, "content-type": "application/json"}
    calls = document.calls(nasty)

    wrong = []
    for method, address, body in calls:
        content = None if body is None else json.dumps(body).encode()
        answer = await visitor.http.request(method, address, content=content, headers=headers)
        if answer.status_code >= 500:
            wrong.append((method, address[:100], answer.status_code, (content or b"")[:200]))

    assert len(calls) > 80 and wrong == []
    await visitor.close()


async def test_no_text_in_any_message_of_a_socket_is_a_mistake_of_ours(either: ServerProcess) -> None:
    visitor = await Visitor(either.base).arrive()
    table = (await visitor.table(hotseat=True, setup={"goal": 10**6}))["table"]
    seated = await visitor.sit(table)
    await seated.hear("state")
    said = [
        *({**seated.picking(0), "id": nasty[:64]} for nasty in NASTY[:3]),
        *({"t": "undo", "id": nasty[:64]} for nasty in NASTY[:3]),
        *({"t": "say", "phrase": nasty[:32]} for nasty in NASTY[:3]),
        *({"t": "why", "id": f"w{at}", "wish": nasty[:200]} for at, nasty in enumerate(NASTY)),
        *({"t": "report", "id": f"r{at}", "text": nasty[:1000]} for at, nasty in enumerate(NASTY)),
        {"t": "hello", "client_seed": "a\x00b"},
    ]

    for message in said:
        await seated.say(message)
        await seated.say({"t": "ping"})
        await seated.hear("pong")

    kinds = {one["t"] for one in seated.heard}
    assert kinds <= {"state", "refused", "answer", "ack", "pong", "said"}, kinds
    assert (await seated.pick(0))["t"] == "ack"
    assert "Traceback" not in either.log and "out of reach" not in either.log
    await visitor.close()


async def test_every_long_answer_is_compressed_for_who_can_read_that(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    for _ in range(4):
        await one.table()

    async with httpx.AsyncClient(base_url=one.base, cookies=one.http.cookies) as http:
        plain = await http.get("/api/me/tables", headers={"accept-encoding": "identity"})
        request = http.build_request("GET", "/api/me/tables", headers={"accept-encoding": "gzip"})
        packed = await http.send(request, stream=True)
        body = b"".join([piece async for piece in packed.aiter_raw()])
        short = await http.get("/api/me", headers={"accept-encoding": "gzip"})

    assert "content-encoding" not in plain.headers and plain.headers["vary"] == "accept-encoding"
    assert packed.headers["content-encoding"] == "gzip" and int(packed.headers["content-length"]) == len(body)
    assert gzip.decompress(body) == plain.content and len(body) < len(plain.content) / 2
    assert "content-encoding" not in short.headers  # it holds the token against forgery


async def test_tables_of_one_address_have_a_rate(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, table_burst=3, tables_per_minute=0.001)
    database = await open_database(settings)
    context = Context(settings, database)
    await context.start()

    async def opened(host: str) -> str:
        people = [SeatTerms("human", person=host), SeatTerms("human")]
        agreed = Terms(secrets.token_hex(6), "duel", {}, people, host=host, server_seed=new_server_seed())
        try:
            await open_table(context, agreed)
        except TooMuch as error:
            return error.kind
        return "opened"

    made = [await opened(f"guest {at}") for at in range(4)]  # another guest of the same address is no way round it

    assert made == ["opened"] * 3 + ["too many new tables from your address"]
    context.beside.stop()
    await context.writer.stop()
    await database.close()
