"""Every word of the page comes through the language files: shown in letters with hats, nothing plain is left."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from capes.language import say
from capes.language.sentence import sentence_of
from tests.browser.conftest import NewPage
from tests.browser.player import Patience, concede, play, settled, sit_against_bot
from tests.browser.test_replay import judged_as
from tests.browser.test_screens import too_wide

OURS = re.compile(r"\[[^\[\]]*~\]")
"""A piece of text in the pseudo-language."""
WORD = re.compile(r"[A-Za-z]{4,}")
SHOWN = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const parent = walk.currentNode.parentElement;
        if (!parent.closest('script, style, noscript')) found.push(walk.currentNode.textContent);
    }
    for (const name of ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'])
        for (const el of document.querySelectorAll(`[${name}]`)) found.push(el.getAttribute(name));
    return found.map((text) => text.trim()).filter(Boolean);
}"""
NAMES = {"Capes", "CAPES", "English", "Deutsch", "Enter", "Space", "Escape", "Shift", "Home"}
"""The product, languages in their own words, keys as they are printed."""


class Heard:
    """What the server has said to a page: names, cards and sentences that are its own to translate."""

    def __init__(self, page: Page) -> None:
        self.words = set(NAMES)
        page.on("response", self._hear)
        page.on("websocket", lambda line: line.on("framereceived", lambda told: self._learn(str(told))))

    def _hear(self, answer: Response) -> None:
        # The landing's living board is a recorded game, which is the server's word as well.
        if answer.ok and "json" in answer.headers.get("content-type", ""):
            self._learn(answer.text())

    def _learn(self, told: str) -> None:
        self.words.update(WORD.findall(told))

    def plain(self, page: Page) -> list[str]:
        """Texts with a word that neither the server said nor the language file."""
        texts: list[str] = page.evaluate(SHOWN)
        return [text for text in texts if set(WORD.findall(OURS.sub(" ", text))) - self.words]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_replay_has_no_word_of_its_own(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    table = sit_against_bot(page, "vs")
    play(page, lambda: False, seconds=30, seed=2, most=12)
    concede(page)
    heard = Heard(page)
    judged_as(page, 12)

    page.goto(f"/replay/{table}?at=3&judged=1&lang=pseudo")
    settled(page)
    expect(page.locator(".chances")).to_be_visible()

    assert page.evaluate("document.documentElement.lang") == "en-XA"
    assert heard.plain(page) == []
    assert too_wide(page) <= 0


@pytest.mark.parametrize(
    "path", ["/", "/play", "/lobby", "/join", "/settings", "/decks", "/nowhere", "/cards", "/rules"]
)
def test_the_pages_have_no_word_of_their_own(new_page: NewPage, path: str) -> None:
    page = new_page()
    heard = Heard(page)

    page.goto(f"{path}?lang=pseudo")
    settled(page)
    page.wait_for_load_state("networkidle")

    assert heard.plain(page) == []


@pytest.mark.parametrize("game", ["vs", "duel"])
def test_a_running_game_has_no_word_of_its_own(new_page: NewPage, game: str) -> None:
    page = new_page()
    heard = Heard(page)
    table = sit_against_bot(page, game)
    play(page, lambda: False, seconds=30, seed=2, most=12)

    page.goto(f"/table/{table}?lang=pseudo")
    page.wait_for_selector(".hand .hc")
    settled(page)

    assert heard.plain(page) == []


ENGLISH = re.compile(r"\b(the|you|your|does|is|are|has|with|into|this|which|what|not|draws?|plays?|attacks?)\b", re.I)


class Sentences:
    """What the server has said to a page in English: questions, options, news and reasons."""

    def __init__(self, page: Page) -> None:
        self.said: set[str] = set()
        page.on("websocket", lambda line: line.on("framereceived", lambda told: self._hear(json.loads(told))))

    def _hear(self, told: dict[str, Any]) -> None:
        decision = told.get("decision") or {}
        found = [say(sentence_of(decision["prompt"]))] if decision else []
        found += [
            say(sentence_of(one["label"]))
            for one in decision.get("options", [])
            if one["verb"] not in ("use", "declare")
        ]
        found += [say(sentence_of(one["said"])) for one in told.get("news", []) if one["said"]]
        found += [say(sentence_of(one)) for one in told.get("reasons", [])]
        self.said.update(text for text in found if ENGLISH.search(text))

    def shown(self, page: Page) -> list[str]:
        """Those of them that stand on the page as they are."""
        texts: list[str] = page.evaluate(SHOWN)
        return [text for text in texts if any(text.casefold() == said.casefold() for said in self.said)]


@pytest.mark.parametrize("game", ["vs", "duel"])
def test_a_german_game_is_told_in_german(new_page: NewPage, game: str) -> None:
    page = new_page()
    table = sit_against_bot(page, game)
    play(page, lambda: False, seconds=30, seed=4, most=20 if game == "vs" else 10)
    heard = Sentences(page)

    page.goto(f"/table/{table}?lang=de")
    page.wait_for_selector(".hand")
    settled(page)
    page.keyboard.press("l")
    expect(page.locator(".logpanel li").nth(3)).to_be_visible()
    patience = Patience(20)
    while len(heard.said) <= 8:  # cards of the hand say why they cannot be played
        patience.look(lambda: f"only {sorted(heard.said)}")
        page.wait_for_timeout(25)
    assert heard.shown(page) == []
