"""Where decks are kept: in the browser, with an account, together as a team; and the page of a card."""

from __future__ import annotations

import itertools
import os
import re

import pytest
from playwright.sync_api import Page, expect

from capes.vs.decks import starter_deck
from tests.browser.conftest import NewPage
from tests.browser.player import BOARD, axe, play, settled
from tests.browser.test_decks import EITHER, kept, put, to_deck
from tests.browser.test_screens import too_wide

NUMBERS = itertools.count(os.getpid())
PASSWORD = "a long enough one"


def log_in(page: Page, login: str, first: bool = False) -> None:
    """Use the account from the shelf; the first time it is opened."""
    page.goto("/decks")
    page.get_by_role("button", name="Have them everywhere").click()
    dialog = page.get_by_role("dialog")
    if first:
        dialog.get_by_role("group").get_by_role("button", name="Open an account").click()
    dialog.get_by_label("Login").fill(login)
    dialog.get_by_label("Password").fill(PASSWORD)
    assert axe(page) == []
    assert too_wide(page) <= 0
    dialog.locator("form button").click()
    expect(page.get_by_text(f"These decks are kept with your account, {login}.")).to_be_visible()


@EITHER
def test_decks_follow_an_account_into_a_second_browser_and_back(new_page: NewPage, phone: bool) -> None:
    login = f"builder-{next(NUMBERS)}"
    one = new_page(phone=phone)
    put(one, starter_deck("x-men-storm").as_data())
    log_in(one, login, first=True)
    one.goto("/decks/mine")
    to_deck(one, phone)
    one.get_by_role("button", name="One Iceman less").first.click()
    expect(one.get_by_role("status").filter(has_text=f"Saved to {login}")).to_be_attached()
    two = new_page(phone=phone)
    put(two, {**starter_deck("avengers-hulk").as_data(), "id": "theirs", "name": "Begun elsewhere"})

    log_in(two, login)

    expect(two.locator(".deckcard b")).to_have_text(["X-Men: Storm", "Begun elsewhere"])
    assert {deck["id"]: deck["cards"].get("mb/iceman") for deck in kept(two)} == {"mine": 1, "theirs": None}
    two.get_by_role("button", name="Throw away X-Men: Storm").click()
    two.get_by_role("button", name="Really throw away?").click()
    two.wait_for_timeout(900)
    one.goto("/decks")
    expect(one.locator(".deckcard b")).to_have_text(["Begun elsewhere"])


def test_a_wrong_password_and_a_taken_login_are_told_and_logging_out_clears_the_browser(new_page: NewPage) -> None:
    login = f"careful-{next(NUMBERS)}"
    page = new_page(expected="401 GET /api/me|4.. POST /api/(login|account)")
    put(page, starter_deck("x-men-storm").as_data())
    log_in(page, login, first=True)
    page.wait_for_timeout(900)
    page.goto("/settings")
    page.get_by_role("button", name="Log out").click()
    form = page.locator(".accountform")
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill("not the right one")
    form.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_text("Login or password is wrong")

    page.goto("/decks")
    assert kept(page) == []
    other = new_page(expected="409 POST /api/account")
    other.goto("/settings")
    other.get_by_role("group", name="Account").get_by_role("button", name="Open an account").first.click()
    form = other.locator(".accountform")
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(other.get_by_role("alert")).to_have_text("This login is taken")


@EITHER
@pytest.mark.parametrize("mode", ["Play two against two", "Play two-headed"])
def test_two_decks_are_kept_together_and_taken_to_a_table_at_once(new_page: NewPage, phone: bool, mode: str) -> None:
    page = new_page(phone=phone)
    put(page, starter_deck("x-men-storm").as_data())
    page.goto("/decks")
    page.get_by_role("button", name="Guardians: Groot").click()
    page.wait_for_url(re.compile("/decks/[^/]+$"))
    page.goto("/decks")
    page.get_by_label("First deck").select_option(label="X-Men: Storm")
    page.get_by_label("Second deck").select_option(label="Guardians: Groot")
    page.get_by_role("button", name="Keep together").click()
    page.reload()
    assert axe(page) == []
    assert too_wide(page) <= 0
    together = page.get_by_role("listitem").filter(has_text="X-Men: Storm + Guardians: Groot")
    together.get_by_role("button", name=mode).click()

    page.wait_for_selector(BOARD)
    play(page, lambda: all(name in page.content() for name in ("Storm, Main Character", "Groot, Main Character")))


@EITHER
def test_the_page_of_a_card_tells_everything_and_takes_reports(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    page.goto("/cards/mb/storm-main-l1")
    settled(page)
    expect(page.locator(".cardstack .card")).to_have_count(2)
    sources = page.get_by_role("region", name="WHERE THE FIGURES COME FROM")
    expect(sources.get_by_role("row", name=re.compile("^ATK 2 public tables"))).to_be_visible()
    expect(page.get_by_role("link", name="FAQ-39")).to_be_visible()
    expect(page.get_by_role("link", name="X-Men: Storm, 1")).to_be_visible()
    results = page.get_by_role("region", name="IN GAMES BETWEEN BOTS")
    expect(results).to_contain_text(re.compile(r"Won with this Main Character\s*\d+ % ± \d+"))
    expect(results).to_contain_text("played by Rookie")
    assert axe(page) == []
    assert too_wide(page) <= 0

    sources.get_by_role("button", name="Report an error in ATK").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("What is wrong")).to_have_value("atk")
    dialog.get_by_label("What it should be").fill("<b>3</b>, on the printed card")
    assert axe(page) == []
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status")).to_contain_text("Thank you.")


def test_a_report_the_server_does_not_take_is_told(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/cards/mb/iceman")
    page.route("**/api/reports/card", lambda route: route.abort())
    page.get_by_role("button", name="Report an error", exact=True).click()
    page.get_by_label("What it should be").fill("Colder.")
    page.get_by_role("dialog").get_by_role("button", name="Send").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    expect(page.get_by_label("What it should be")).to_have_value("Colder.")


@EITHER
def test_a_card_is_found_looked_at_and_put_into_a_deck(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    page.goto("/cards?q=iceman")
    expect(page.locator(".cntt")).to_have_text("one card")
    assert axe(page) == []
    assert too_wide(page) <= 0
    if phone:
        page.get_by_role("button", name="Iceman").click()
        page.wait_for_url("**/cards/mb/iceman")
    expect(page.get_by_text("Won when drawn")).to_be_visible()
    page.get_by_role("button", name="Add to the deck").click()
    told = page.locator(".builder") if phone else page.get_by_role("status").filter(has_text="now: 1")
    expect(told).to_be_visible()
    assert kept(page)[0]["cards"] == {"mb/iceman": 1}


@EITHER
def test_a_deck_s_page_is_printed_as_a_list(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    page.goto("/deck#x-men-storm")
    expect(page.get_by_role("heading", level=1)).to_have_text("X-Men: Storm")
    assert page.get_by_alt_text("QR").evaluate("(img) => img.decode().then(() => img.naturalWidth)") > 50
    assert axe(page) == []
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.locator(".deckfaces")).to_be_hidden()
    expect(page.get_by_text("Iceman")).to_be_visible()
    assert too_wide(page) <= 0
