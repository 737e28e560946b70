"""Photographs every screen, day and night, desktop and phone, into docs/screens.

`python -m tests.browser.pictures` takes them all, with names those alone.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.conftest import CHROMIUM, ROOT, SHOWN_AT, Server
from tests.browser.player import (
    BOARD,
    concede,
    curtain,
    decision,
    fight,
    new_table,
    play,
    sit_against_bot,
    waiting_room,
)
from tests.browser.test_newcomer import meet

TARGET = ROOT / "docs" / "screens"
PLAIN = {
    "landing": "/", "set-up": "/play", "join": "/join", "lobby": "/lobby", "cards": "/cards?q=team%3Ax-men",
    "card": "/cards/mb/storm-main-l1", "rules": "/rules#ATTACK-03", "settings": "/settings",
    "card-supporting": "/cards/mb/iceman", "cast": "/gallery/cast", "about": "/about", "nowhere": "/nowhere",
    "trust": "/trust",
    "board-fight": "/gallery/fight", "board-payment": "/gallery/paying", "board-recruit": "/gallery/recruiting",
    "board-twelve-in-a-row": "/gallery/twelve", "board-free-for-all": "/gallery/free-for-all",
    "board-two-against-two": "/gallery/two-against-two", "board-two-headed": "/gallery/two-headed",
    "board-opening-hand": "/gallery/opening", "board-far-attack": "/gallery/far-attack",
}  # fmt: skip


UNDRAWN = """() => [...document.querySelectorAll('.blank, .dkpic:empty')].some((card) => {
    if (card.closest('[hidden]')) return false;
    const box = card.getBoundingClientRect();
    return box.width && box.top < innerHeight && box.bottom > 0;
})"""


def duel(page: Page) -> None:
    """A chain of match-ups."""
    sit_against_bot(page, "duel")
    play(page, lambda: page.locator(".vs .ar").count() >= 1 and bool(decision(page)), seed=9)


def real_game(page: Page) -> None:
    """The middle of a real game."""
    sit_against_bot(page, "vs")
    fight(page, lambda: "Main Phase" in decision(page) and page.locator(".tile").count() >= 4, seed=5)


def four_players(page: Page) -> None:
    """The middle of a real game of everybody against everybody."""
    page.goto("/about")
    bots = [{"kind": "bot", "level": "rookie"}] * 3
    made = new_table(page, "vs", [{"kind": "human"}, *bots], setup={"mode": "ffa"})
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(BOARD)
    tabs = page.get_by_role("tab").count()
    fight(
        page, lambda: "Main Phase" in decision(page) and page.locator(".tile").count() > (4 if tabs else 7), 200, seed=5
    )


STOPPED = """setInterval(() => {
    if (window.stopped) return;
    const told = document.querySelector('main[data-beat=fight] .story .now, main.board ~ .spot');
    if (!told) return;
    window.stopped = true;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
}, 15)"""
"""Others act: what is being shown stays."""


def story(page: Page) -> None:
    """Somebody else's turn: told on a phone, a card shown large on a wide screen."""
    page.add_init_script(SHOWN_AT % "fast")
    page.add_init_script(STOPPED)
    sit_against_bot(page, "vs", "rookie")
    fight(page, lambda: bool(page.evaluate("window.stopped === true")), 200, seed=5)


def rule_at_the_table(page: Page) -> None:
    """A rule over the board."""
    why_not(page)
    page.locator(".rulelink").first.click()
    page.wait_for_selector(".ruletext")


def text_mode(page: Page) -> None:
    """The same in words."""
    real_game(page)
    page.goto(f"{page.url}?text=1")
    page.wait_for_selector(".texttable")


FINISHED: dict[str, str] = {}
"""The one game all pictures of replays show: played and judged once."""


def finished(page: Page) -> str:
    """A game that was given up in the middle; its last page is on the screen the first time."""
    if "vs" not in FINISHED:
        FINISHED["vs"] = sit_against_bot(page, "vs")
        fight(page, lambda: "Main Phase" in decision(page) and page.locator(".tile").count() >= 4, seconds=240, seed=5)
        concede(page)
        page.wait_for_selector(".ending")
    return FINISHED["vs"]


def replay(page: Page) -> None:
    """A finished and judged game, at one of its turning points."""
    page.goto(f"/replay/{finished(page)}?at=14&judged=1")
    page.wait_for_selector(".stage .tile")
    page.wait_for_selector(".chances", timeout=180_000)
    if page.locator(".moment").count():
        page.keyboard.press("m")


def ending(page: Page) -> None:
    """The last page of a game."""
    page.goto(f"/table/{finished(page)}")
    page.wait_for_selector(".ending")


HELD = "const real = setTimeout; window.setTimeout = (f, ms, ...a) => (ms > 599 && ms < 1501 ? 0 : real(f, ms, ...a));"
"""Splashes go after a while; for a picture they stay."""


def level_up(page: Page) -> None:
    """LEVEL UP!, held still."""
    page.add_init_script(HELD)
    page.goto("/gallery/level-up")
    page.wait_for_selector(".splash.level")


def knock_out(page: Page) -> None:
    """K-THOOM!, held still."""
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(HELD)
    page.goto("/gallery/knock-out")
    page.wait_for_selector(".koflash")


def why_not(page: Page) -> None:
    """A card that cannot be played, and the reason with its rule."""
    page.goto("/gallery/fight")
    page.locator(".hand .hc.no").first.click(force=True)
    page.get_by_role("alert").first.wait_for()


def lesson(page: Page) -> None:
    """The first caption of the first ninety seconds."""
    meet(page, "HEROES")


def lesson_end(page: Page) -> None:
    """YOU'VE GOT IT!"""
    meet(page, "HEROES").until(lambda: page.locator(".lessonend").count() > 0, seconds=180)


def card_details(page: Page) -> None:
    """A whole card with its numbers explained."""
    real_game(page)
    page.locator(".tile").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector(".chainlist")


def deck_builder(page: Page) -> None:
    """A ready-made deck taken into the builder."""
    page.goto("/decks")
    page.get_by_role("button", name="X-Men: Storm").click()
    page.get_by_text("60 cards: legal.").wait_for(state="attached")


def deck_side(page: Page) -> None:
    """The deck itself, which a phone shows on a page of its own, with a fault."""
    deck_builder(page)
    if page.viewport_size and page.viewport_size["width"] < 720:
        page.get_by_role("navigation", name="What to show").get_by_role("button", name="Deck").click()
    page.get_by_role("button", name="One Iceman more").last.click()


def deck_numbers(page: Page) -> None:
    """The deck in numbers."""
    deck_side(page)
    page.get_by_role("button", name="Numbers").click()


def deck_hands(page: Page) -> None:
    """The opening-hand trainer."""
    deck_side(page)
    page.get_by_role("button", name="Try hands").click()
    page.get_by_role("button", name="Deal 10,000 hands").click()


def deck_match_ups(page: Page) -> None:
    """The match-up table while it fills."""
    deck_builder(page)
    if page.viewport_size and page.viewport_size["width"] < 720:
        page.get_by_role("navigation", name="What to show").get_by_role("button", name="Deck").click()
    page.get_by_role("button", name="Match-ups").click()
    page.get_by_label("Games each").select_option("2")
    page.get_by_role("button", name="Play the games").click()
    played = page.locator(".dtable tr.sum td").first
    while int(played.inner_text()) < 8:
        page.wait_for_timeout(200)


def deck_versions(page: Page) -> None:
    """What changed since."""
    deck_side(page)
    page.get_by_text("Notes, versions and more").click()
    page.get_by_role("button", name="Versions").click()


def deck_import(page: Page) -> None:
    """A pasted list with a misspelt name."""
    page.goto("/decks")
    page.get_by_role("button", name="Import", exact=True).click()
    page.get_by_label("The deck", exact=True).fill("Main: Storm\n4 Wolverene\n4 Iceman\n3 Academy")
    page.get_by_role("button", name="Read it").click()
    page.get_by_role("button", name="Keep it").wait_for()


def deck_shelf(page: Page) -> None:
    """Decks of one's own, two of them kept together."""
    for name in ("Avengers: Hulk", "X-Men: Storm"):
        page.goto("/decks")
        page.get_by_role("button", name=name).click()
        page.wait_for_selector(".builder")
    page.goto("/decks")
    page.get_by_label("First deck").select_option(label="X-Men: Storm")
    page.get_by_label("Second deck").select_option(label="Avengers: Hulk")
    page.get_by_role("button", name="Keep together").click()


def deck_share(page: Page) -> None:
    """Link, QR and formats."""
    deck_builder(page)
    page.get_by_role("button", name="Share, export").click()
    page.wait_for_selector(".qr")


def deck_print(page: Page) -> None:
    """A deck on paper."""
    shared_deck(page)
    page.emulate_media(media="print")


def card_report(page: Page) -> None:
    """An error on a card reported."""
    page.goto("/cards/mb/iceman")
    page.get_by_role("button", name="Report an error in DEF").click()


def shared_deck(page: Page) -> None:
    """The page of a shared deck."""
    deck_builder(page)
    page.get_by_role("button", name="Share, export").click()
    page.get_by_role("link", name="Open the page").click()
    page.wait_for_selector(".deckfaces .card")


SCENES: dict[str, Callable[[Page], None]] = {
    "board-real-game": real_game, "board-four-players": four_players, "board-others-act": story,
    "rule-at-the-table": rule_at_the_table, "duel": duel, "text-mode": text_mode, "waiting-room": waiting_room,
    "curtain": curtain,
    "replay": replay, "ending": ending, "card-details": card_details, "why-not": why_not,
    "level-up": level_up, "knock-out": knock_out, "lesson": lesson, "lesson-end": lesson_end,
    "deck-builder": deck_builder, "deck-side": deck_side, "deck-numbers": deck_numbers, "shared-deck": shared_deck,
    "decks": deck_shelf, "deck-hands": deck_hands, "deck-match-ups": deck_match_ups, "deck-versions": deck_versions,
    "deck-import": deck_import, "deck-share": deck_share, "deck-print": deck_print, "card-report": card_report,
}  # fmt: skip


QUICKLY = {"board-real-game", "board-four-players", "duel", "text-mode", "replay", "ending", "card-details"}
"""Played up to the moment of the picture without showing every beat."""


def main() -> None:
    """Take them all, or those named."""
    wanted = {word for word in sys.argv[1:] if not word.startswith("--")}
    TARGET.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            for phone in (False, True):
                for night in (False, True):
                    size: ViewportSize = {"width": 390, "height": 844} if phone else {"width": 1366, "height": 768}
                    tag = f"{'phone' if phone else 'desktop'}-{'night' if night else 'day'}"
                    for name in [*PLAIN, *SCENES]:
                        if wanted and name not in wanted:
                            continue
                        if "--missing" in sys.argv and (TARGET / f"{name}-{tag}.jpg").is_file():
                            continue
                        context = browser.new_context(
                            viewport=size,
                            base_url=server.url,
                            color_scheme="dark" if night else "light",
                            has_touch=phone,
                            locale="en-GB",
                        )
                        if name in QUICKLY:
                            context.add_init_script(SHOWN_AT % "none")
                        page = context.new_page()
                        if name in PLAIN:
                            page.goto(PLAIN[name])
                        else:
                            SCENES[name](page)
                        page.wait_for_load_state("networkidle")
                        page.wait_for_timeout(1200)
                        while page.evaluate(UNDRAWN):
                            page.wait_for_timeout(200)
                        page.screenshot(
                            path=TARGET / f"{name}-{tag}.jpg", type="jpeg", quality=72, full_page=name == "cast"
                        )
                        context.close()
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
