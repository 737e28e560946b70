"""The first ninety seconds: somebody who knows nothing and does what the captions say."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import BOARD, fight


def attacked(page: Page) -> bool:
    """Whether a combat has been seen."""
    return page.locator(".clashwrap:not(.flat)").count() > 0


@pytest.mark.parametrize("side", ["HEROES", "VILLAINS"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_newcomer_attacks_within_25_seconds(new_page: NewPage, side: str, phone: bool) -> None:
    page = new_page(phone=phone)
    page.goto("/")
    began = time.monotonic()

    page.get_by_role("button", name="PLAY NOW").click()
    page.get_by_role("button", name=side).click()
    page.wait_for_selector(BOARD)
    expect(page.get_by_text("LEARN BY DOING")).to_be_visible()
    fight(page, lambda: attacked(page), seconds=25, seed=2)

    assert time.monotonic() - began < 25


def test_no_caption_needs_more_than_twelve_words() -> None:
    from pathlib import Path

    strings = (Path(__file__).parents[2] / "web/src/i18n/en.ftl").read_text(encoding="utf-8")
    told = [line.partition(" = ")[2] for line in strings.splitlines() if line.startswith("tour-")]
    captions = [re.sub(r"\{[^}]*\}", "7", caption) for caption in told]

    assert len(captions) > 10
    assert [caption for caption in captions if len(caption.split()) > 12] == []


def test_the_landing_shows_a_living_board(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")

    expect(page.locator(".behind .tile").first).to_be_attached()
    expect(page.locator(".live")).to_contain_text("Two computers are fighting.")
    first = page.locator(".live").inner_text()
    expect(page.locator(".live")).not_to_have_text(first, timeout=8_000)
