"""The trading card game in the browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.conftest import NewPage
from tests.browser.player import (
    BOARD,
    PRESSABLE,
    Patience,
    concede,
    decision,
    fight,
    offered,
    over,
    play,
    sit_against_bot,
)


def reach(page: Page, words: str, seed: int = 1, seconds: float = 60) -> None:
    """Play until a decision with these words comes up, and stays: the last press may still be on its way."""
    while words not in decision(page):
        fight(page, lambda: words in decision(page), seconds=seconds, seed=seed)
        page.wait_for_timeout(60)


def test_a_game_is_set_up_with_clicks_and_begins(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/play")
    page.get_by_role("button", name=re.compile("Two-headed")).click()
    expect(page.locator(".seatrow")).to_have_count(4)
    page.get_by_role("button", name=re.compile("^One on one Two players")).click()
    page.locator(".seatrow").nth(1).get_by_label("Level").select_option("sidekick")

    page.get_by_role("button", name="Start", exact=True).click()

    page.wait_for_selector(BOARD)
    expect(page.get_by_role("region", name="Your side")).to_be_visible()


def test_a_whole_game_against_a_bot_is_played_by_clicks(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")

    presses = fight(page, lambda: over(page), seconds=300, seed=4)

    assert presses > 30
    expect(page.get_by_role("dialog", name="Game over")).to_be_visible()
    expect(page.get_by_role("link", name="Replay").first).to_be_visible()


def turn_of(page: Page) -> int:
    """The turn the page's heading names."""
    return int(re.sub(r"\D", "", page.get_by_role("heading", level=1).first.inner_text()))


def by_keyboard(page: Page, until: Callable[[], bool], seconds: float, seed: int) -> set[str]:
    """Play with keys alone, in a hurry; the steps that were decided."""
    chance = random.Random(seed)
    patience = Patience(seconds)
    steps: set[str] = set()
    while not until():
        patience.look(lambda: f"still at it: {decision(page)}")
        asked = decision(page)
        if not asked:
            page.wait_for_timeout(25)
            continue
        steps.add(asked.split(":")[1].strip())
        tries: list[list[str]]
        if "Recruit Step" in asked or "Resource Step" in asked:
            tries = [[str(chance.randint(1, 7)), "f"], ["Escape", "Enter"]]
        elif "Main Phase" in asked:
            tries = [["a"] * chance.randint(1, 2) + ["Enter"], ["Enter"]]
        elif "Whom does" in asked:
            tries = [["a"] * chance.randint(1, 3) + ["Enter"]]
        else:
            tries = [[" "], ["Enter"]]
        for keys in [*tries, ["Escape", " "], ["Enter"], ["a", "Enter"], ["a", "a", "Enter"]]:
            page.evaluate("document.activeElement?.blur?.()")
            for key in keys:
                page.keyboard.press("Space" if key == " " else key)
            page.wait_for_timeout(70)
            if decision(page) != asked or until():
                break
    return steps


def by_names(page: Page, until: Callable[[], bool], seconds: float, seed: int) -> None:
    """Play in text mode through roles and names alone: attack where possible, else anything."""
    chance = random.Random(seed)
    patience = Patience(seconds)
    choices = page.get_by_role("region", name="Decision").get_by_role("listitem").get_by_role("button")
    while not until():
        patience.look(lambda: f"still at it: {decision(page)}")
        names = choices.all_inner_texts()
        fierce = [name for name in names if re.search("attack|recruit|^Go to the Main|^Attack|joins?", name, re.I)]
        if not names:
            page.wait_for_timeout(30)
            continue
        name = chance.choice(fierce if fierce and chance.random() < 0.9 else names)
        try:
            choices.filter(has_text=re.compile(rf"^{re.escape(name)}$")).first.click(timeout=800)
        except PlaywrightTimeout:
            continue  # the decision has passed on meanwhile
        page.wait_for_timeout(25)


def test_the_game_goes_on_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")

    # Far enough that any deal has had somebody to recruit: a step in which nothing can be done is not asked.
    steps = by_keyboard(page, lambda: over(page) or turn_of(page) >= 9, seconds=90, seed=7)

    assert {"Resource Step", "Recruit Step", "Main Phase"} <= steps


@pytest.mark.long
def test_a_whole_game_is_played_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")

    by_keyboard(page, lambda: over(page), seconds=240, seed=7)

    expect(page.get_by_role("dialog", name="Game over")).to_be_visible()


def test_a_game_is_played_by_roles_and_names_in_text_mode(new_page: NewPage) -> None:
    page = new_page()
    table = sit_against_bot(page, "vs")
    page.goto(f"/table/{table}?text=1")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Table in words")

    by_names(page, lambda: over(page) or turn_of(page) >= 5, seconds=60, seed=3)

    expect(page.get_by_role("heading", name=re.compile("Front row of You"))).to_be_visible()


@pytest.mark.long
def test_a_whole_game_is_played_by_roles_and_names(new_page: NewPage) -> None:
    page = new_page()
    table = sit_against_bot(page, "vs")
    page.goto(f"/table/{table}?text=1")

    by_names(page, lambda: over(page), seconds=240, seed=3)

    expect(page.get_by_role("region", name="Decision")).to_contain_text("GAME OVER")


def test_what_cannot_be_done_says_why_with_its_rule(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")
    no = page.locator(".hand .hc.no")
    reach(page, "Resource Step")
    fight(page, lambda: "Main Phase" in decision(page) and no.count() > 0, seconds=60)
    page.wait_for_timeout(600)

    no.first.click(force=True)

    why = page.get_by_role("alert")
    expect(why).not_to_be_empty()
    link = page.locator(".hint a").first
    expect(link).to_have_attribute("href", re.compile("/rules#"))
    rule = str(link.get_attribute("href")).partition("#")[2]
    link.click()
    note = page.get_by_role("dialog")
    expect(note.locator(".ruletext")).not_to_be_empty()
    page.goto(str(note.get_by_role("link", name="All the rules").get_attribute("href")))
    expect(page.locator(f"[id='{rule}']")).to_have_class(re.compile("target"))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_an_attacker_who_falls_first_is_still_named(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)

    page.goto("/gallery/falls-first")

    clash = page.get_by_role("region", name="Combat", exact=True)
    expect(clash).to_contain_text("Cyclops")
    expect(clash).to_contain_text("Juggernaut")
    expect(clash.locator(".num").first).to_have_text("2")
    expect(clash).to_contain_text("NO HIT")


def test_undo_takes_the_last_decision_back(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")
    reach(page, "Formation Step")
    before = page.locator(".row.f.me .tile").count()
    page.locator(".tile.friend:not(.no-act)").first.click()
    expect(page.locator(".row.f.me .tile")).not_to_have_count(before)

    page.keyboard.press("z")

    expect(page.locator(".row.f.me .tile")).to_have_count(before)


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
