"""Every screen stands: nothing wrong by axe, nothing against the page's policy, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Server
from tests.browser.player import axe, concede, curtain, play, settled, sit_against_bot, waiting_room

PAGES = {
    "landing": "/", "setup": "/play", "lobby": "/lobby", "join": "/join", "cards": "/cards?game=duel",
    "card": "/cards/riposte", "rules": "/rules?game=duel", "settings": "/settings", "about": "/about",
    "lost": "/nowhere", "me": "/me", "quick": "/quick", "leaders": "/leaders", "api": "/schema/read",
    "puzzles": "/puzzles",
    "fight": "/gallery/fight", "paying": "/gallery/paying", "recruiting": "/gallery/recruiting",
    "twelve": "/gallery/twelve", "free-for-all": "/gallery/free-for-all",
    "two-against-two": "/gallery/two-against-two", "two-headed": "/gallery/two-headed",
    "opening": "/gallery/opening", "far-attack": "/gallery/far-attack",
}  # fmt: skip


def too_wide(page: Page) -> int:
    """How many pixels the page is wider than the window."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_accessible_and_fits(new_page: NewPage, name: str, phone: bool) -> None:
    page = new_page(phone=phone)

    page.goto(PAGES[name])
    settled(page)

    assert axe(page) == []
    assert too_wide(page) <= 0


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", ["landing", "setup", "rules", "fight", "recruiting"])
def test_the_night_issue_is_readable(new_page: NewPage, name: str, phone: bool) -> None:
    page = new_page(phone=phone, color_scheme="dark")

    page.goto(PAGES[name])
    settled(page)

    expect(page.locator("body.night")).to_have_count(1)
    assert axe(page) == []


def test_a_running_duel_is_accessible(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "duel")
    play(page, lambda: page.locator(".vs .ar").count() > 0, seed=3)

    assert axe(page) == []


def given_up(page: Page) -> None:
    """The last page of a game that was given up."""
    sit_against_bot(page, "duel")
    concede(page)


def in_words(page: Page) -> None:
    """A table in text mode."""
    table = sit_against_bot(page, "vs")
    page.goto(f"/table/{table}?text=1")
    page.wait_for_selector(".texttable .textbtn")


def lesson(page: Page) -> None:
    """The first caption of the first ninety seconds."""
    page.goto("/")
    page.get_by_role("button", name="PLAY NOW").click()
    page.get_by_role("button", name="HEROES").click()
    expect(page.get_by_text("LEARN BY DOING")).to_be_visible()


SCENES = {"ending": given_up, "curtain": curtain, "waiting-room": waiting_room, "in-words": in_words, "lesson": lesson}


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_before_and_after_the_game_is_accessible(
    new_page: NewPage, scene: Callable[[Page], None], phone: bool, night: bool
) -> None:
    page = new_page(phone=phone, color_scheme="dark" if night else "light")

    scene(page)
    settled(page)

    assert axe(page) == []
    assert too_wide(page) <= 0


def test_every_dialog_is_accessible(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/gallery/fight")
    settled(page)

    for key in ("?", "k", "l"):
        page.keyboard.press(key)
        page.wait_for_timeout(150)
        assert axe(page) == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.wait_for_timeout(100)
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.locator(".hand .hc.no").first.click(force=True)
    page.locator(".rulelink").click()
    expect(page.locator(".ruletext")).to_be_visible()
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.locator(".tile").first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_timeout(150)
    assert axe(page) == []


def test_a_longer_language_does_not_break_the_pages(new_page: NewPage) -> None:
    page = new_page()
    for path in ("/", "/play", "/lobby", "/settings", "/gallery/fight"):
        page.goto(f"{path}?lang=pseudo")
        settled(page)

        assert too_wide(page) <= 0
        assert page.evaluate("document.documentElement.lang") == "en-XA"


def test_german_is_spoken_when_asked_for(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/settings")
    page.get_by_role("button", name="Deutsch").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.goto("/lobby")
    expect(page.get_by_role("heading", level=1)).to_have_text("OFFENE TISCHE")


def test_the_script_before_the_board_is_small(new_page: NewPage, server: Server) -> None:
    import gzip
    import urllib.request

    page = new_page()
    scripts: list[str] = []
    page.on("response", lambda answer: scripts.append(answer.url) if answer.url.endswith(".js") else None)
    page.goto("/gallery/fight")
    settled(page)

    packed = 0
    for url in set(scripts):
        with urllib.request.urlopen(url) as answer:
            packed += len(gzip.compress(answer.read()))
    print("script before the board, bytes gzipped:", packed)
    assert packed < 200_000
