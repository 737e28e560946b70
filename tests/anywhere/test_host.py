"""A page without a server plays, keeps and goes on: the worker's Python, run here as it is run there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

from tests.anywhere.page import Page, Shelves


def run(work: Coroutine[Any, Any, None]) -> None:
    """To the end, or not at all."""
    asyncio.run(asyncio.wait_for(work, 60))


@pytest.mark.parametrize("game, mode", [("vs", "duel"), ("duel", "two-way")])
def test_a_whole_game_against_a_bot_is_played_kept_and_seen_again(game: str, mode: str) -> None:
    async def scene() -> None:
        async with Page() as page:
            table = await page.opened(game, mode, "human", "sidekick")
            page.sit(1, table)

            over = await page.play(1)

            assert over is not None and over["record"] == table
            card = await page.ask("GET", f"/api/tables/{table}")
            assert card["state"] == "over" and card["outcome"]
            first = await page.ask("GET", f"/api/replays/{table}?at=0")
            last = await page.ask("GET", f"/api/replays/{table}?at={first['picks']}")
            assert last["view"]["result"] is not None or card["outcome"]["why"] == "conceded"
            assert (await page.ask("GET", f"/api/tables/{table}/verify"))["ok"]
            assert page.asked, "the bot was asked in its worker"

    run(scene())


def test_a_page_closed_in_the_middle_goes_on_with_the_same_position() -> None:
    async def scene() -> None:
        shelves = Shelves()
        async with Page(shelves) as page:
            table = await page.opened("vs", "duel", "human", "sidekick")
            page.sit(1, table)
            await page.play(1, most=12)
            before = json.loads(json.dumps(shelves.kept))

            again = Page(Shelves())
            again.shelves.kept = before  # as a killed tab leaves it
            async with again:
                again.sit(1, table)
                state = await again.wait(1, "state")

                entries = sorted(before["journal"])
                assert state["seq"] == len(entries)
                told = [m for m in page.told[1] if m["t"] == "state" and m["seq"] == state["seq"]]
                if told:
                    assert told[-1]["view"] == state["view"] and told[-1]["decision"] == state["decision"]
                assert await again.play(1) is not None

    run(scene())


def test_nothing_is_told_before_it_is_kept() -> None:
    async def scene() -> None:
        async with Page() as page:
            table = await page.opened("duel", "two-way", "human", "sidekick")
            kept_at: list[tuple[int, int]] = []
            tell = page.host.bridge.tell

            def watched(line: int, message: str) -> None:
                data = json.loads(message)
                if data["t"] == "state":
                    journal = [k for k in page.shelves.kept.get("journal", {}) if k.startswith(table)]
                    kept_at.append((data["seq"], len(journal)))
                tell(line, message)

            page.tell = watched  # type: ignore[method-assign]
            page.sit(1, table)
            await page.play(1, most=10)

            assert len(kept_at) > 5
            assert all(seq <= kept for seq, kept in kept_at)

    run(scene())


def test_a_bot_is_told_what_its_seat_knows_and_no_more() -> None:
    async def scene() -> None:
        async with Page() as page:
            table = await page.opened("vs", "duel", "human", "rookie")
            page.sit(1, table)
            await page.play(1, most=6)

            live = page.host.tables[table].match
            assert live is not None and page.asked
            for text in page.asked:
                question = json.loads(text)
                game = live.game
                veiled = game.decode(question["veiled"])
                assert game.encode(game.veil(veiled, question["seat"])) == question["veiled"]
                assert str(live.seed) not in text and live.terms.server_seed not in text

    run(scene())


def test_what_one_browser_kept_another_takes_over() -> None:
    async def scene() -> None:
        async with Page() as page:
            table = await page.opened("duel", "two-way", "human", "sidekick")
            page.sit(1, table)
            await page.play(1, most=5)
            page.host.hang_up(1)
            file = await page.ask("GET", "/api/me/everything")

            async with Page() as other:
                assert await other.ask("POST", "/api/me/everything", file) == {"tables": 1}
                assert await other.ask("POST", "/api/me/everything", file) == {"tables": 0}
                assert [card["table"] for card in await other.ask("GET", "/api/me/tables")] == [table]
                other.sit(1, table)
                assert await other.play(1) is not None

    run(scene())


def test_decks_are_kept_and_what_needs_others_says_so() -> None:
    async def scene() -> None:
        async with Page() as page:
            await page.ask("GET", "/api/me", status=401)
            await page.ask("POST", "/api/guest", status=201)
            deck = {"game": "vs", "name": "Mine", "main": "", "cards": {}, "edited": 5.0}
            await page.ask("PUT", "/api/decks/d1", deck)
            assert [one["name"] for one in await page.ask("GET", "/api/decks?game=vs")] == ["Mine"]
            await page.ask("PUT", "/api/decks/d1", {**deck, "edited": 4.0}, 409)
            await page.ask("DELETE", "/api/decks/d1", status=204)
            assert await page.ask("GET", "/api/decks?game=vs") == []
            assert (await page.ask("PATCH", "/api/me", {"name": "Ann"}))["name"] == "Ann"
            refusal = await page.ask("POST", "/api/login", {}, 403)
            assert refusal["key"] == "error-this-needs-a-server"
            assert (await page.ask("POST", "/api/tables", {"game": 1}, 400))["error"]
            await page.ask("GET", "/api/tables/nowhere", status=404)

    run(scene())
