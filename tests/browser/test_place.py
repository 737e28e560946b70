"""The place around the table: games found again, people met again."""

from __future__ import annotations

import sqlite3

from playwright.sync_api import expect

from tests.browser.conftest import NewPage, Server
from tests.browser.player import axe, concede, settled, sit_against_bot

DAY = 86_400


def a_day_passes(server: Server) -> None:
    """Everything that was is a day older, and the server has been away."""
    server.stop()
    with sqlite3.connect(server.data / "capes.db") as database:
        database.execute("UPDATE tables SET touched = touched - ?, created = created - ?", (DAY, DAY))
        database.execute("UPDATE results SET at = at - ?", (DAY,))
    server.start()


def test_a_finished_game_is_found_again_a_day_later(new_page: NewPage, server: Server) -> None:
    page = new_page()
    table = sit_against_bot(page, "vs")
    concede(page)
    a_day_passes(server)

    page.goto("/me")
    row = page.locator(".gamerow")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Lost")
    expect(row).to_contain_text("X-Men: Storm")
    page.get_by_role("button", name="Won").click()
    expect(row).to_have_count(0)
    page.get_by_role("button", name="Lost").click()
    row.get_by_role("link", name="Replay").click()

    page.wait_for_url(f"**/replay/{table}**")
    expect(page.locator(".replay .board")).to_be_visible()


def test_my_games_fit_a_phone_and_say_what_goes_on(new_page: NewPage) -> None:
    page = new_page(phone=True, color_scheme="dark")
    table = sit_against_bot(page, "vs")

    page.goto("/me")
    expect(page.get_by_text("Your move")).to_have_count(1)
    settled(page)

    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_role("link", name="Go on").click()
    page.wait_for_url(f"**/table/{table}")
