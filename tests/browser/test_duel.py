"""Duel in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.player import decision, over, play, sit_against_bot


def test_a_whole_duel_against_a_bot_is_played_by_clicks(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "duel")

    play(page, lambda: over(page), seconds=220, seed=5)

    expect(page.get_by_role("dialog", name="Game over")).to_be_visible()


def test_a_whole_duel_is_played_on_a_phone(new_page: NewPage) -> None:
    page = new_page(phone=True)
    sit_against_bot(page, "duel")

    play(page, lambda: over(page), seconds=220, seed=6)

    expect(page.get_by_role("link", name="Replay").first).to_be_visible()


def test_an_attack_is_an_attacker_and_then_a_target(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "duel")
    attackers = page.locator(".dc.cand")

    def can_attack() -> bool:
        return "Attack" in decision(page) and attackers.count() > 0

    for seed in range(3, 9):
        play(page, can_attack, seed=seed, prefer=".hc.play, .bubble .choices .btn")
        page.wait_for_timeout(300)
        if can_attack():  # not if the last press was the answer to this very question, still on its way
            break

    attackers.first.click()

    expect(page.locator(".dc.targ").first).to_be_visible()
    page.locator(".dc.targ").first.click()
    expect(page.locator(".vs .ar").first).to_be_visible()
    expect(page.locator(".vt").first).to_contain_text(re.compile("deals"))
