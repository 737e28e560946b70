"""Every mode of the trading card game, at both sizes, to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.player import BOARD, fight, new_table, over

SEATS = {"duel": 2, "ffa": 3, "2v2": 4, "two-headed": 4}


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("mode", SEATS)
def test_a_whole_game_of_every_mode_is_played_by_clicks(new_page: NewPage, mode: str, phone: bool) -> None:
    page = new_page(phone=phone)
    page.goto("/about")
    bots = [{"kind": "bot", "level": "sidekick"}] * (SEATS[mode] - 1)
    made = new_table(page, "vs", [{"kind": "human"}, *bots], setup={"mode": mode})
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(BOARD)

    fight(page, lambda: over(page), seconds=480, seed=4)

    expect(page.get_by_role("dialog", name="Game over")).to_be_visible()


def test_on_a_phone_who_fights_is_in_sight(new_page: NewPage) -> None:
    page = new_page(phone=True)

    page.goto("/gallery/far-attack")

    asked = page.locator(".tile.foe.is-asked")
    expect(asked).to_have_count(2)
    expect(asked.first).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_a_tab_leads_to_what_can_be_pressed(new_page: NewPage) -> None:
    page = new_page(phone=True)
    page.goto("/gallery/far-attack")
    tabs = page.locator(".foetabs button, [role=tab]")

    tabs.first.click()
    expect(page.locator(".tile.foe.is-asked")).to_have_count(0)
    tabs.filter(has_text="2 targets").click()

    for place in range(2):
        expect(page.locator(".tile.foe.is-asked").nth(place)).to_be_in_viewport(ratio=0.9)
