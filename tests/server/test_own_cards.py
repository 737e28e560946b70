"""Cards of one's own over the wire: read as they are written, tried at a table; bad input gets one sentence."""

from __future__ import annotations

import anyio
import pytest

from tests.server.client import Visitor

pytestmark = pytest.mark.anyio
CARD = """Bo Brave
Supporting Character, cost 3, 3/3, Health 1, Avengers
When Bo Brave appears, draw a card."""


async def test_a_card_is_read_and_tried_at_a_table(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    found = (await one.post("/api/cards/read", {"text": CARD})).json()
    assert found["error"] is None and found["cards"][0]["name"] == "Bo Brave"

    seats = [{"kind": "human"}, {"kind": "bot", "level": "rookie"}]
    made = await one.post("/api/tables", {"game": "vs", "setup": found["setup"], "seats": seats, "private": True})

    assert made.status_code == 201, made.text


@pytest.mark.parametrize(
    ("body", "status"),
    [({"text": "x" * 100_000}, 400), ({"text": 3}, 400), ({"text": CARD, "game": "duel"}, 409), ({}, 400)],
)
async def test_what_is_no_card_is_refused(two: tuple[Visitor, Visitor], body: dict[str, object], status: int) -> None:
    one, _ = two

    assert (await one.post("/api/cards/read", body)).status_code == status


async def test_a_table_with_a_card_that_cannot_be_read_is_not_opened(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two

    made = await one.post("/api/tables", {"game": "vs", "setup": {"cards": ["<script>\nLocation"]}, "seats": []})

    assert made.status_code in (400, 409)
    assert "Traceback" not in made.text


async def test_a_card_is_priced_in_games_at_its_cost_and_beside_it(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    made = (await one.post("/api/cards/price", {"text": CARD, "games": 2})).json()
    assert made["games"] == 6

    while (found := await one.get(f"/api/decks/match-ups/{made['id']}"))["state"] == "running":
        await anyio.sleep(0.05)

    assert [(row["cost"], row["games"]) for row in found["rows"]] == [("2", 2), ("3", 2), ("4", 2)]
    assert all(row["low"] <= row["rate"] <= row["high"] for row in found["rows"]) and not found["failures"]
    assert (await other.http.get(f"/api/decks/match-ups/{made['id']}")).status_code == 404


async def test_what_is_no_card_is_not_priced(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two

    refused = await one.post("/api/cards/price", {"text": CARD.replace("draw", "drwa")})

    assert refused.status_code in (400, 409) and "drwa" in refused.text
