"""One button, attacks that can be called off, tiles that use the room there is."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import BOARD, Patience, decision, fight, on_its_way, sit_against_bot
from tests.browser.test_vs import reach


def attackers_wanted(page: Page) -> None:
    """The middle of a game in which somebody can attack, and there is something to decide about the attack itself."""
    sit_against_bot(page, "vs")
    button = page.locator(".gobtn.is-go")

    def can_attack() -> bool:
        return button.count() > 0 and bool(re.search("[2-9] still ready", button.inner_text()))

    while True:
        fight(page, can_attack, seed=4)
        page.locator(".tile.friend.is-ready").first.click()
        patience = Patience(60)
        while on_its_way(page) or not decision(page):
            patience.look(lambda: "the press is not answered")
            page.wait_for_timeout(25)
        if "Whom does" in decision(page):
            page.keyboard.press("Escape")
            expect(page.locator("[data-live=decision]")).to_contain_text("Main Phase")
            return
        fight(page, lambda: not can_attack(), seed=4)  # one target and nobody to join: declared at once


def declaring(page: Page) -> None:
    """An attacker is chosen; the ribbon already shows what would happen, and the button attacks."""
    page.locator(".tile.friend.is-ready").first.click()
    expect(page.locator("[data-live=decision]")).to_contain_text("Whom does")
    expect(page.locator(".tile.is-attacker")).to_have_count(1)
    expect(page.get_by_role("region", name="Combat", exact=True)).to_be_visible()
    expect(page.locator(".gobtn.is-go")).to_contain_text("ATTACK!")


def test_an_attack_is_called_off_by_a_second_press_by_escape_or_beside(new_page: NewPage) -> None:
    page = new_page()
    attackers_wanted(page)

    declaring(page)
    page.locator(".tile.is-attacker").click()
    expect(page.locator(".tile.is-attacker")).to_have_count(0)

    declaring(page)
    page.keyboard.press("Escape")
    expect(page.locator(".tile.is-attacker")).to_have_count(0)

    declaring(page)
    page.locator(".row.f.me").click(position={"x": 4, "y": 4})
    expect(page.locator(".tile.is-attacker")).to_have_count(0)
    assert "Main Phase" in decision(page)


def test_ending_the_turn_asks_once_and_a_slip_of_the_finger_is_none(new_page: NewPage) -> None:
    page = new_page()
    attackers_wanted(page)
    page.evaluate("""() => {
        const kept = JSON.parse(localStorage.getItem('capes.settings') ?? '{}');
        localStorage.setItem('capes.settings', JSON.stringify({ ...kept, twice: 60000 }));
    }""")
    page.reload()
    page.wait_for_selector(BOARD)
    button = page.locator(".gobtn")
    expect(button).to_contain_text("END TURN")
    turn = page.locator("h1").inner_text()

    button.click()
    expect(button).to_contain_text("could still attack")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")

    expect(button).to_contain_text("could still attack")
    assert page.locator("h1").inner_text() == turn and "Main Phase" in decision(page)


def test_space_and_enter_and_the_button_do_the_same(new_page: NewPage) -> None:
    for press in ("Space", "Enter", "click"):
        page = new_page()
        sit_against_bot(page, "vs")
        reach(page, "Formation Step")
        if press == "click":
            page.locator(".gobtn").click()
        else:
            page.evaluate("document.activeElement?.blur?.()")
            page.keyboard.press(press)
        expect(page.locator("[data-live=decision]")).not_to_contain_text("Formation Step")
        page.close()


def test_a_locked_card_keeps_no_key_to_itself(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")
    reach(page, "Formation Step")
    locked = page.locator(".hand .hc.no").first
    number = str(locked.locator(".hk").inner_text())

    page.keyboard.press(number)
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.keyboard.press("Enter")

    expect(page.locator("[data-live=decision]")).not_to_contain_text("Formation Step")


def test_tiles_use_the_room_and_nothing_covers_a_figure(new_page: NewPage) -> None:
    page = new_page()
    for name in ("fight", "two-headed"):
        page.goto(f"/gallery/{name}")
        page.wait_for_selector(".rows .tile")
        widths: list[float] = page.evaluate("""() => [...document.querySelectorAll('.rows .row')].flatMap((row) => {
            const tiles = [...row.querySelectorAll('.tile')];
            return tiles.length <= 5 ? tiles.map((tile) => tile.getBoundingClientRect().width) : [];
        })""")
        assert widths and min(widths) >= 150, (name, min(widths))
        covered: list[str] = page.evaluate("""() => [...document.querySelectorAll('.rows .tile')].flatMap((tile) =>
            [...tile.querySelectorAll('.atk b, .def b')].filter((figure) => {
                const box = figure.getBoundingClientRect();
                const top = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                const first = top.find((el) => tile.contains(el) && el !== tile);
                return first && !figure.parentElement.contains(first) && !first.contains(figure);
            }).map(() => tile.innerText.split(',')[0]))""")
        assert covered == []


def test_hand_cards_say_what_they_do_and_locks_have_three_words(new_page: NewPage) -> None:
    page = new_page()
    sit_against_bot(page, "vs")
    reach(page, "Main Phase")
    expect(page.locator(".hc.no .tag").first).not_to_be_empty()

    briefs = page.locator(".hc .hb b").all_inner_texts()
    locks = page.locator(".hc.no .tag").all_inner_texts()

    assert briefs and all(0 < len(brief) <= 44 for brief in briefs), briefs
    assert all(len(lock.split()) <= 3 for lock in locks), locks
