"""The OpenAPI document describes what tables really send, struct by struct."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from capes.server.api.reading import BOT
from tests.server.client import Visitor
from tests.server.process import ROOT, ServerProcess

pytestmark = pytest.mark.anyio


def validator(server: ServerProcess, name: str) -> Draft202012Validator:
    """What holds things to one component of the document."""
    document = httpx.get(f"{server.base}/schema/openapi.json").json()
    return Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": document["components"]})


@pytest.mark.parametrize(("game", "view"), [("vs", "VsView"), ("duel", "DuelView")])
async def test_what_a_table_tells_is_what_the_document_says(shared_server: ServerProcess, game: str, view: str) -> None:
    told, seen = validator(shared_server, "Told"), validator(shared_server, view)
    visitor = await Visitor(shared_server.base).arrive()
    made = await visitor.table(game=game, seats=[{}, {"kind": "bot", "level": "sidekick"}])
    seat = await visitor.sit(made["table"])
    heard: list[dict[str, Any]] = [await seat.hear("state")]
    chance = random.Random(1)

    while len(heard) < 40 and await seat.until_mine():
        seen.validate(seat.state["view"])
        decision = seat.state["decision"]
        heard.append(await seat.pick(chance.randrange(len(decision["options"]))))
        heard.append(dict(seat.state))

    assert len(heard) >= 40
    for message in heard:
        told.validate(message)
    await seat.leave()
    await visitor.close()


async def test_a_message_with_another_shape_is_not_what_the_document_says(shared_server: ServerProcess) -> None:
    told = validator(shared_server, "Told")

    assert not told.is_valid({"t": "state"})
    assert not told.is_valid({"t": "no such message"})
    assert not validator(shared_server, "DecisionShown").is_valid({"number": "one"})


async def test_the_document_can_be_read_with_every_call_and_the_bot(shared_server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=shared_server.base) as http:
        page = (await http.get("/schema/read")).text
        document = (await http.get("/schema/openapi.json")).json()

    assert all(f"<code>{path}</code>" in page for path in document["paths"])
    assert all(f"id='{name}'" in page for name in document["components"]["schemas"])
    assert "<script" not in page and "http://" not in page.replace("http://127.0.0.1:8000", "")


async def test_the_bot_of_the_page_is_the_example() -> None:
    assert BOT.read_text() == (ROOT / "examples/bot_client.py").read_text()
