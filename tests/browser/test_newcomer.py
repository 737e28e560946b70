"""The first ninety seconds: somebody who knows nothing and does what the captions say."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.conftest import NewPage
from tests.browser.player import BOARD, PRESSABLE, Patience, decision, fight, offered

WORDS_A_SECOND = 4
SWING = 0.5
"""Seconds a hand takes to get to the card; accounted, not waited for, like the reading."""


SEEN = """() => {
    const text = (el) => (el?.innerText ?? '').trim();
    const side = document.querySelector('.clash .side');
    return {
        caption: text(document.querySelector('.lesson .caption.big, .pbar .told')),
        figures: [...(side?.querySelectorAll('.num') ?? [])].map((el) => Number(text(el))),
        stamp: text(side?.querySelector('.stamp')),
        xp: [...document.querySelectorAll('.xn')].map(text),
        go: text(document.querySelector('.gobtn')),
        foes: document.querySelectorAll('.tile.foe.is-attacker').length,
    };
}"""
"""What a newcomer sees at one moment, all of it in one look."""


class Newcomer:
    """Reads the caption and does what its last words say, nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.began = time.monotonic()
        self.thinking = 0.0
        self.read: list[str] = []

    @property
    def clock(self) -> float:
        """Seconds since the landing, with the reading a person would have done."""
        return time.monotonic() - self.began + self.thinking

    def caption(self) -> str:
        found = self.page.query_selector(".lesson .caption.big, .pbar .told")
        return found.inner_text().strip() if found else ""

    def true(self) -> str:
        """The caption, held against what the board shows in the same moment."""
        seen: dict[str, Any] = self.page.evaluate(SEEN)
        caption = str(seen["caption"])
        sums = re.match(r"(\d+) v (\d+)", caption)
        if sums and seen["figures"]:
            assert [int(sums[1]), int(sums[2])] == seen["figures"][:2], (caption, seen)
            enough = "not enough" not in caption
            assert enough or seen["stamp"] in ("SAFE", "NO HIT"), (caption, seen)
            assert not enough or "is enough" not in caption or seen["stamp"] not in ("SAFE", "NO HIT"), (caption, seen)
        xp = re.match(r"(\d+) of (\d+) XP", caption)
        if xp:
            assert f"{xp[1]}/{xp[2]}" in seen["xp"], (caption, seen)
        if "Nobody can attack" in caption:
            assert "still ready" not in seen["go"], (caption, seen)
        if caption.startswith("Attacked!"):
            assert seen["foes"] > 0, (caption, seen)
        return caption

    def follow(self) -> None:
        """One caption, one act."""
        caption = self.true()
        told = re.search(r"(?:[Tt]ap|[Pp]ress) ([^.!]+(?:\. [A-Z][^.!]*)?)[.!]?$", caption)
        if told is None:
            if "what you like" in caption and (places := offered(self.page, PRESSABLE)):
                self.page.mouse.click(*places[0])
            self.page.wait_for_timeout(50)
            return
        wish = "Front: " if told[1] == "a row" else told[1].rstrip(".!")
        target = self.page.locator(
            ".tile:not(.no-act), .hc:not(.no), .ghost, .clash .btn, .gobtn, .thumb .btn, .bubble .btn"
        ).filter(has_text=re.compile(rf"^\s*{re.escape(wish)}"))
        if target.count() == 0:
            self.page.wait_for_timeout(50)
            return
        try:
            target.first.click(timeout=1000)
        except PlaywrightTimeout:
            return  # the caption has changed meanwhile
        if not self.read or self.read[-1] != caption:
            self.read.append(caption)
            self.thinking += len(caption.split()) / WORDS_A_SECOND + SWING
        self.page.wait_for_timeout(60)

    def until(self, happened: Callable[[], bool], seconds: float) -> float:
        """Go on until something has happened; the newcomer's clock then."""
        patience = Patience(seconds)
        while not happened():
            patience.look(lambda: f"stuck at {self.caption()!r}, {decision(self.page)!r} after {self.read}")
            self.follow()
        return self.clock


def meet(page: Page, side: str) -> Newcomer:
    """Somebody new, from the landing to the board."""
    page.goto("/")
    newcomer = Newcomer(page)
    page.get_by_role("button", name="PLAY NOW").click()
    page.get_by_role("button", name=side).click()
    page.wait_for_selector(BOARD)
    expect(page.get_by_text("LEARN BY DOING")).to_be_visible()
    return newcomer


@pytest.mark.parametrize(
    ("side", "phone"),
    [
        pytest.param("HEROES", False, id="heroes-desktop"),
        pytest.param("VILLAINS", True, id="villains-phone"),
        pytest.param("VILLAINS", False, id="villains-desktop", marks=pytest.mark.long),
        pytest.param("HEROES", True, id="heroes-phone", marks=pytest.mark.long),
    ],
)
@pytest.mark.long  # against the clock: needs a machine to itself
def test_a_newcomer_who_follows_the_captions_levels_up_within_90_seconds(
    new_page: NewPage, side: str, phone: bool
) -> None:
    page = new_page(phone=phone, speed="normal")
    newcomer = meet(page, side)

    first = newcomer.until(lambda: "blows land" in newcomer.caption(), seconds=25)
    levelled = newcomer.until(lambda: page.locator(".splash.level").count() > 0, seconds=60)

    print(f"{side}: first attack after {first:.1f} s, level up after {levelled:.1f} s")
    assert first <= 25
    assert levelled <= 90
    assert max(len(caption.split()) for caption in newcomer.read) <= 12
    assert any("not enough" in caption for caption in newcomer.read)
    expect(page.get_by_role("dialog", name="YOU'VE GOT IT!")).to_be_visible()


FIRST_VISIT = 280_000
"""Bytes that may travel until somebody new has attacked for the first time."""


def test_a_first_visit_is_small(new_page: NewPage) -> None:
    page = new_page()
    line = page.context.new_cdp_session(page)
    travelled: dict[str, int] = {}
    addresses: dict[str, str] = {}

    def asked(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"].partition("//")[2].partition("/")[2]

    def came(event: dict[str, Any]) -> None:
        address = addresses.get(event["requestId"], "")
        travelled[address] = travelled.get(address, 0) + int(event["encodedDataLength"])

    def told(event: dict[str, Any]) -> None:
        travelled["(socket)"] = travelled.get("(socket)", 0) + len(event["response"]["payloadData"])

    line.on("Network.requestWillBeSent", asked)
    line.on("Network.loadingFinished", came)
    line.on("Network.webSocketFrameReceived", told)
    line.send("Network.enable")
    newcomer = meet(page, "HEROES")

    newcomer.until(lambda: page.locator(".clash").count() > 0, 90)

    total = sum(travelled.values())
    print("first visit, bytes:", total, sorted(travelled.items(), key=lambda one: -one[1]))
    assert "(socket)" in travelled and total < FIRST_VISIT, sorted(travelled.items(), key=lambda one: -one[1])


def test_after_the_lesson_this_fight_goes_on(new_page: NewPage) -> None:
    page = new_page()
    meet(page, "HEROES").until(lambda: page.locator(".lessonend").count() > 0, seconds=60)
    turn = page.locator("h1").inner_text()

    page.get_by_role("button", name="Finish this fight").click()

    expect(page.locator(".lessonend")).to_have_count(0)
    assert page.locator("h1").inner_text() == turn
    page.reload()
    page.wait_for_selector(BOARD)
    expect(page.locator(".tile.friend.main.l2")).to_have_count(1)
    expect(page.get_by_text("LEARN BY DOING")).to_have_count(0)
    fight(page, lambda: page.locator("h1").inner_text() != turn, seconds=30, seed=2)


def test_after_the_lesson_a_full_game_or_a_friend(new_page: NewPage) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    meet(page, "VILLAINS").until(lambda: page.locator(".lessonend").count() > 0, seconds=60)
    lesson = page.url

    page.get_by_role("button", name="Copy a link for a friend").click()

    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link == page.get_by_label("Link").input_value()
    friend = new_page()
    friend.goto(link)
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()

    page.get_by_role("button", name="Start a full game").click()

    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".lessonend")).to_have_count(0)
    page.wait_for_selector(BOARD)
    assert page.url != lesson
    expect(page.get_by_text("LEARN BY DOING")).to_have_count(0)


def test_no_caption_needs_more_than_twelve_words() -> None:
    from pathlib import Path

    strings = (Path(__file__).parents[2] / "src/capes/language/en/page.ftl").read_text(encoding="utf-8")
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
    expect(page.locator(".live")).not_to_have_text(first)
