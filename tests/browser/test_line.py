"""Lines that are blocked, slow, cut or silent: the page says so, keeps what it shows, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Server
from tests.browser.gate import Gate, gate_before
from tests.browser.player import BOARD, ask_me_everything, counted_once, decision, new_table, over, play


@pytest.fixture
def gate(server: Server) -> Iterator[Gate]:
    with gate_before(server.port) as made:
        yield made


def sit(page: Page, gate: Gate) -> None:
    """At a table with a bot, through the gate."""
    page.goto(f"{gate.url}/about")
    ask_me_everything(page)
    made = new_table(page, "duel", [{"kind": "human"}, {"kind": "bot", "level": "sidekick"}])
    page.goto(f"{gate.url}/table/{made['table']}")
    page.wait_for_selector(BOARD)
    page.wait_for_selector(".hc.play")


def told(page: Page, words: str) -> None:
    """The page says something about the line."""
    expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()


def quiet(page: Page, words: str) -> None:
    """The page no longer says so."""
    expect(page.get_by_role("status").filter(has_text=words)).to_have_count(0)


def test_a_game_goes_on_where_sockets_are_blocked(new_page: NewPage, gate: Gate) -> None:
    gate.sockets = False
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    sit(page, gate)

    pressed = play(page, lambda: False, seconds=60, seed=3, most=6)

    assert pressed >= 5
    assert gate.refused >= 3
    assert any("/poll?" in url for url in asked)


@pytest.mark.long
def test_a_whole_game_is_played_where_sockets_are_blocked(new_page: NewPage, gate: Gate) -> None:
    gate.sockets = False
    page = new_page()
    sit(page, gate)

    play(page, lambda: over(page), seconds=110, seed=5)

    expect(page.get_by_role("dialog", name="Game over")).to_be_visible()


@pytest.mark.parametrize("sockets", [True, False], ids=["socket", "plain-requests"])
def test_a_line_that_is_cut_is_told_and_the_pick_is_sent_again(new_page: NewPage, gate: Gate, sockets: bool) -> None:
    gate.sockets = sockets
    page = new_page()
    sit(page, gate)
    hand = page.locator(".hand .hc").count()

    gate.shut()
    told(page, "Line lost")
    page.locator(".hc.play").first.click()
    told(page, "Your last pick will be sent again")
    expect(page.locator(".hand .hc")).to_have_count(hand)
    gate.open()

    quiet(page, "Line lost")
    counted_once(page)


def test_a_slow_server_is_told_and_the_pick_counts_once(new_page: NewPage, gate: Gate) -> None:
    page = new_page()
    sit(page, gate)
    hand, asked = page.locator(".hand .hc").count(), decision(page)

    gate.answers.clear()
    page.locator(".hc.play").first.click()
    told(page, "The server is slow to answer")
    expect(page.locator(".hand .hc")).to_have_count(hand)
    assert decision(page) == asked
    gate.answers.set()

    quiet(page, "The server is slow to answer")
    counted_once(page)


def test_a_line_that_went_silent_is_given_up_and_taken_up_again(new_page: NewPage, gate: Gate) -> None:
    page = new_page()
    sit(page, gate)

    gate.answers.clear()
    page.locator(".hc.play").first.click()
    expect(page.get_by_role("status").filter(has_text="Line lost")).to_be_visible()
    gate.answers.set()

    quiet(page, "Line lost")
    counted_once(page)
