"""A game of somebody else's package, for which the page has no board: played in words by everything the page has."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Server

DEMO = Path(__file__).resolve().parents[1] / "plugins" / "capes-demo"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which the package is installed."""
    folder = tmp_path_factory.mktemp("plugins")
    words = ["--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--target", str(folder), str(DEMO)]
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", *words], check=True)
    made = Server(tmp_path_factory.mktemp("data"), beside=(folder,))
    made.start()
    yield made
    made.stop()


def sit_down(page: Page, bot: str, players: int = 2) -> None:
    """Through the set-up page, as anybody would."""
    page.goto("/play")
    page.get_by_role("button", name="Stones").first.click()
    if players > 2:
        page.get_by_role("button", name=f"{players} players").last.click()
    page.get_by_label("Level").first.select_option(bot)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name="On the table")).to_be_visible()


def take_to_the_end(page: Page) -> None:
    ending = page.get_by_role("dialog", name="Game over")
    move = page.locator(".textbtn:enabled").first
    while True:
        expect(move.or_(ending).first).to_be_visible()
        if ending.is_visible():
            return
        before = page.locator(".textfact").first.inner_text()
        move.click()
        expect(page.locator(".textfact").first.or_(ending).first).not_to_have_text(before)


def test_a_whole_game_is_played_against_a_bot_of_the_same_package(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "lucky")
    expect(page.locator(".textfact").first).to_contain_text("Stones: ")
    expect(page.get_by_role("button", name="take 1")).to_be_visible()
    expect(page.get_by_role("button", name="Picture mode")).to_have_count(0)

    take_to_the_end(page)

    page.get_by_role("link", name="Replay").first.click()
    expect(page.locator(".replay .texttable")).to_contain_text("Stones: ")
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".replay .texttable")).not_to_contain_text("Stones: 0")


def test_three_play_it_on_a_phone_and_the_lobby_knows_it(new_page: NewPage) -> None:
    page = new_page(phone=True)
    sit_down(page, "rookie", players=3)
    table = page.url

    page.goto("/lobby")
    expect(page.get_by_role("button", name="Stones", exact=True)).to_be_visible()
    page.goto(table)
    take_to_the_end(page)
