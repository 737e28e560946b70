"""People at the browser: they see what is on the page and press it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from capes.core.record import Record
from capes.games import game

BOARD = "main.board, main.phone, main.duel"
PRESSABLE = (
    ".dc.targ, .dc.cand, .hc.play, .hc.power, .hc.pay, .tile:not(.no-act), .mini.payment, .bubble .choices .btn, "
    ".news.pickme, .ghost, .clash .btn:not(.undo):not(.hintbtn), .gobtn.is-go, "
    ".thumb:not(.storybar) .btn:not(.undo):not(.hintbtn)"
)


def new_table(page: Page, game: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """Open a table over the API as the person in this browser."""
    body = {"game": game, "setup": {}, "seats": seats, "clock": None, "private": False, "hotseat": False, **more}
    answer: dict[str, Any] = page.evaluate(
        """async (body) => {
            const { csrf } = await (await fetch('/api/guest', { method: 'POST' })).json();
            const made = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(body),
                headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf } });
            return await made.json();
        }""",
        body,
    )
    assert "table" in answer, json.dumps(answer)
    return answer


def sit_against_bot(page: Page, game: str, level: str = "sidekick", **more: Any) -> str:
    """A game against a bot, with the board on the screen."""
    page.goto("/about")  # a page that asks nobody who we are, so that there is one guest
    made = new_table(page, game, [{"kind": "human"}, {"kind": "bot", "level": level}], **more)
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(BOARD)
    return str(made["table"])


def over(page: Page) -> bool:
    """Whether the game has ended."""
    return page.query_selector(".ending") is not None


def concede(page: Page) -> None:
    """Give the game up through the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really concede?").click()
    expect(page.get_by_role("dialog", name="Game over")).to_be_visible()


def curtain(page: Page) -> None:
    """One device between two players."""
    page.goto("/about")
    made = new_table(page, "vs", [{"kind": "human"}, {"kind": "human"}], hotseat=True)
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(".curtain")


def waiting_room(page: Page) -> None:
    """A table that waits for somebody."""
    page.goto("/play?way=friend")
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_selector(".qr")


def ask_me_everything(page: Page) -> None:
    """Nothing is passed for this person: every pick is their own."""
    page.evaluate("localStorage.setItem('capes.settings', JSON.stringify({ autoPass: 'off' }))")


def counted_once(page: Page) -> None:
    """The one pick made in this Duel stands in its record once; what has one answer answers itself."""
    expect(page.locator(".dc").nth(1)).to_be_visible()  # both leaders stand
    concede(page)
    table = page.url.partition("/table/")[2].partition("?")[0]
    told: str = page.evaluate("async (table) => (await fetch(`/api/tables/${table}/record`)).text()", table)
    record = Record.from_json(told)
    decisions = [state.decision for state in record.positions(game(record.game))][: len(record.picks)]
    mine = [one for one in decisions if one is not None and one.seat == 0]
    free = [one.why for one in mine if one.why == "start" or len(one.options) > 1]
    assert free == ["start"], [(one.why, len(one.options)) for one in mine]


def offered(page: Page, selector: str) -> list[tuple[float, float]]:
    """Where to press: the middles of everything that can be pressed now."""
    found: list[tuple[float, float]] = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)].filter((el) => !el.disabled).map((el) => {
            const box = el.getBoundingClientRect();
            const x = box.x + box.width / 2, y = box.y + Math.min(box.height / 2, 30);
            const top = document.elementFromPoint(x, y);
            return top && (el === top || el.contains(top)) ? [x, y] : null;
        }).filter(Boolean)""",
        selector,
    )
    return found


class Patience:
    """How long to keep trying, counted in looks at the page: on a busy machine each takes longer, and none is lost."""

    def __init__(self, seconds: float) -> None:
        self.left = round(seconds * 40)  # looks a quiet machine takes in that time

    def look(self, trouble: Callable[[], str]) -> None:
        """One more look; out of patience, the test fails with what is the trouble."""
        self.left -= 1
        assert self.left > 0, trouble()


def play(
    page: Page, until: Callable[[], bool], seconds: float = 60, seed: int = 1, prefer: str = "", most: int = 10_000
) -> int:
    """Press whatever is offered until something is true or enough has been pressed; how many presses that took."""
    chance = random.Random(seed)
    patience = Patience(seconds)
    presses = 0
    while presses < most and not until():
        patience.look(lambda: f"still at it: {decision(page)}")
        places = [] if on_its_way(page) else (offered(page, prefer) if prefer else []) or offered(page, PRESSABLE)
        if not places:
            page.wait_for_timeout(30)
            continue
        page.mouse.click(*chance.choice(places))
        presses += 1
        page.wait_for_timeout(20)
    return presses


def decision(page: Page) -> str:
    """What the screen reader is told to decide, or ''."""
    return str(page.evaluate("document.querySelector('[data-live=decision]')?.textContent ?? ''"))


def on_its_way(page: Page) -> bool:
    """Whether a pick has been sent that the server has not answered yet."""
    return bool(page.evaluate("document.querySelector('[data-sending]') !== null"))


GO_ON = ".gobtn.is-go"
LIKED = {
    "Resource Step": (".bubble .choices .btn", ".hc.play", GO_ON),
    "Recruit Step": (".ghost", ".hc.play", GO_ON),
    "Formation Step": (GO_ON,),
    "Main Phase": (".tile.friend.is-ready", GO_ON),
    "Whom does": (".tile.is-target, .tile.foe.is-asked", ".tile.friend.is-ready"),
    "Act in this combat": (GO_ON,),
}


def fight(page: Page, until: Callable[[], bool], seconds: float = 100, seed: int = 1) -> int:
    """Play Vs. like somebody in a hurry: recruit, attack, pass; how many presses it took."""
    chance = random.Random(seed)
    patience = Patience(seconds)
    presses = 0
    while on_its_way(page) or not until():
        patience.look(lambda: f"still at it: {decision(page)}")
        asked = decision(page)
        if not asked or on_its_way(page):
            page.wait_for_timeout(25)
            continue
        liked = next((selectors for words, selectors in LIKED.items() if words in asked), ())
        # Now and then something else: a power, a twist, a move.
        places = [] if chance.random() < 0.06 else next((found for one in liked if (found := offered(page, one))), [])
        places = places or offered(page, PRESSABLE)
        if places:
            page.mouse.click(*chance.choice(places))
            presses += 1
        page.wait_for_timeout(20)
    return presses


def axe(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands."""
    source = (__file__.rsplit("/tests/", 1)[0]) + "/web/node_modules/axe-core/axe.min.js"
    with open(source, encoding="utf-8") as script:
        page.evaluate(script.read())
    found: list[dict[str, Any]] = page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
    )
    return [f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes'][:3]]}" for one in found]


def settled(page: Page) -> None:
    """The page has drawn itself."""
    expect(page.locator("main").first).to_be_attached()
    expect(page.locator(".loading")).to_have_count(0)
    page.wait_for_timeout(150)
