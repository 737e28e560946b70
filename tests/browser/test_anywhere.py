"""The whole game from a folder of files: loaded once, then played with the line cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import SHOWN_AT, WAIT, is_fault
from tests.browser.player import BOARD, axe, concede, fight, over, play
from tests.browser.static import Site

TOURED = "localStorage.setItem('capes.settings', JSON.stringify({ speed: 'none', twice: 0, toured: true }))"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("host"))
    yield made
    made.stop()


@pytest.fixture
def device(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A phone or a desktop that has never been here."""
    phone = getattr(request, "param", "desktop") == "phone"
    size = {"width": 390, "height": 844} if phone else {"width": 1366, "height": 768}
    context = browser.new_context(viewport=size, has_touch=phone, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(SHOWN_AT % "none")
    yield context
    context.close()


def opened(device: BrowserContext, site: Site, faults: list[str], to: str = "") -> Page:
    """A tab with the game in it, ready to be played."""
    page = device.new_page()
    page.set_default_timeout(WAIT)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if is_fault(message, "") else None)
    page.goto(site.url + to)
    page.wait_for_selector("html[data-engine=ready]", timeout=2 * WAIT)
    return page


def kept(page: Page) -> None:
    """Wait until every file is where it outlives the line."""
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")


def test_duel_and_vs_are_played_offline_from_a_folder_and_go_on_after_the_tab_was_killed(
    device: BrowserContext, site: Site
) -> None:
    faults: list[str] = []
    page = opened(device, site, faults)
    page.evaluate(TOURED)
    kept(page)
    page.close()
    device.set_offline(True)

    page = opened(device, site, faults, "?/play?game=duel")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(BOARD)
    play(page, lambda: over(page), most=3)
    concede(page)
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("slider").first).to_be_visible()

    page.goto(site.url)
    page.locator("button.go").click()
    page.wait_for_selector(BOARD)
    fight(page, lambda: page.get_by_text("Main Phase").count() > 0)
    before = page.locator("[data-live=decision]").text_content()
    address = page.url
    page.close(run_before_unload=False)

    page = opened(device, site, faults, "?" + address.partition("?")[2])
    page.wait_for_selector(BOARD)
    expect(page.locator("[data-live=decision]")).to_have_text(before or "")
    assert axe(page) == []
    assert faults == []
