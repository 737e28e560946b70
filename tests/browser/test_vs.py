"""The trading card game in the browser."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import BOARD, PRESSABLE, decision, fight, offered, over, play, sit_against_bot


def reach(page: Page, words: str, seed: int = 1, seconds: float = 60) -> None:
    """Play until a decision with these words comes up."""
    fight(page, lambda: words in decision(page), seconds=seconds, seed=seed)


def concede(page: Page) -> None:
    """Give the game up through the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really concede?").click()


def test_a_game_is_set_up_with_clicks_and_begins(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/play")
    page.get_by_role("button", name=re.compile("Two-headed")).click()
    expect(page.locator(".seatrow")).to_have_count(4)
    page.get_by_role("button", name=re.compile("^Duel Two players")).click()
    page.locator(".seatrow").nth(1).get_by_label("Level").select_option("sidekick")

    page.get_by_role("button", name="Start", exact=True).click()

    page.wait_for_selector(BOARD)
    expect(page.get_by_role("region", name="Your side")).to_be_visible()


def test_a_whole_game_against_a_bot_is_played_by_clicks(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")

    presses = fight(page, lambda: over(page), seconds=115, seed=4)

    assert presses > 30
    expect(page.get_by_role("dialog", name="Game over")).to_be_visible()
    expect(page.get_by_role("link", name="Replay").first).to_be_visible()


def test_the_game_goes_on_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")
    chance = random.Random(7)
    start = time.monotonic()
    steps: set[str] = set()

    def turn() -> int:
        return int(re.sub(r"\D", "", page.locator("h1").first.inner_text()))

    while time.monotonic() - start < 60 and turn() < 4 and not over(page):
        asked = decision(page)
        if not asked:
            page.wait_for_timeout(30)
            continue
        steps.add(asked.split(":")[1].strip() if ":" in asked else asked)
        page.evaluate("document.activeElement?.blur?.()")
        if "Recruit" in asked or "Resource" in asked:
            page.keyboard.press(str(chance.randint(1, 6)))
            page.keyboard.press(chance.choice("fb"))
        elif "Main Phase" in asked or "Whom does" in asked:
            page.keyboard.press("a")
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
        if decision(page) == asked:
            page.evaluate("document.activeElement?.blur?.()")
            page.keyboard.press("Space")
            page.wait_for_timeout(40)
        if decision(page) == asked:
            page.keyboard.press("Enter")
        page.wait_for_timeout(40)

    assert {"Resource Step", "Recruit Step", "Main Phase"} <= steps
    assert turn() >= 4 or over(page)


def test_a_game_is_played_by_roles_and_names_in_text_mode(new_page: NewPage) -> None:
    page = new_page()
    table = sit_against_bot(page, "vs")
    page.goto(f"/table/{table}?text=1")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Table in words")
    chance = random.Random(3)
    start = time.monotonic()

    def turn() -> int:
        return int(re.sub(r"\D", "", page.get_by_role("heading", level=1).inner_text()))

    while turn() < 5 and time.monotonic() - start < 60 and not over(page):
        choices = page.get_by_role("region", name="Decision").get_by_role("listitem").get_by_role("button")
        count = choices.count()
        if count == 0:
            page.wait_for_timeout(40)
            continue
        try:
            choices.nth(chance.randrange(count)).click(timeout=800)
        except Exception:
            continue  # the decision has passed on meanwhile
        page.wait_for_timeout(30)

    assert turn() >= 5 or over(page)
    expect(page.get_by_role("heading", name=re.compile("Front row of You"))).to_be_visible()


def test_what_cannot_be_done_says_why_with_its_rule(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")
    reach(page, "Resource Step")
    reach(page, "Main Phase")
    page.wait_for_timeout(600)

    page.locator(".hand .hc.no").first.click(force=True)

    why = page.get_by_role("alert")
    expect(why).not_to_be_empty()
    link = page.locator(".hint a").first
    expect(link).to_have_attribute("href", re.compile("/rules#"))
    rule = str(link.get_attribute("href")).partition("#")[2]
    link.click()
    expect(page.locator(f"[id='{rule}']")).to_have_class(re.compile("target"))


def test_undo_takes_the_last_decision_back(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")
    reach(page, "Formation Step")
    before = page.locator(".own .row.f .tile").count()
    page.locator(".own .tile:not(.no-act)").first.click()
    expect(page.locator(".own .row.f .tile")).not_to_have_count(before)

    page.keyboard.press("z")

    expect(page.locator(".own .row.f .tile")).to_have_count(before)


def test_a_reload_in_the_middle_changes_nothing(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")
    reach(page, "Main Phase")
    seen = page.locator(".hand .hc").count(), page.locator("h1").inner_text(), page.locator(".tile").count()

    page.reload()
    page.wait_for_selector(BOARD)

    expect(page.locator(".hand .hc")).to_have_count(seen[0])
    assert page.locator("h1").inner_text() == seen[1]
    expect(page.locator(".tile")).to_have_count(seen[2])


def test_a_card_explains_its_numbers_and_keywords(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")
    reach(page, "Main Phase")

    page.locator(".tile").first.focus()
    page.keyboard.press("i")

    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Where the numbers come from")
    expect(dialog.locator(".chainlist li").first).to_be_visible()


def test_the_replay_opens_at_a_moment_and_is_played_on_from_there(new_page: NewPage) -> None:
    page = new_page()
    table = sit_against_bot(page, "vs")
    reach(page, "Main Phase")
    concede(page)
    expect(page.get_by_role("dialog", name="Game over")).to_be_visible()

    page.goto(f"/replay/{table}?at=5")
    expect(page.locator(".hint")).to_contain_text("Position 5")
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile("at=6"))
    page.get_by_role("button", name="Check the shuffles").click()
    expect(page.get_by_role("alert")).to_contain_text("committed")

    page.get_by_role("button", name=re.compile("Play on from here")).click()

    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(BOARD)
    assert page.url.rsplit("/", 1)[1] != table


def test_nobody_is_ever_stuck(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")

    for round in range(25):
        play(page, lambda: over(page), seconds=20, seed=round, most=5)
        if over(page):
            break
        if decision(page) and not offered(page, PRESSABLE):
            page.wait_for_timeout(400)
            assert not decision(page) or offered(page, PRESSABLE), decision(page)
