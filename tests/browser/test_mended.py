"""Defects that were found by playing: each of them stays gone."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.player import BOARD, axe, concede, decision, new_table, play, sit_against_bot
from tests.browser.test_people import invite

Box = dict[str, float]


def box(page: Page, selector: str) -> Box:
    """Where something lies on the screen."""
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes share no more than their edges."""
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


def over_soon(page: Page, game: str) -> str:
    """A game of a few picks, given up."""
    table = sit_against_bot(page, game)
    play(page, lambda: False, seed=2, most=6)
    page.wait_for_timeout(200)
    concede(page)
    return table


def test_a_replay_shows_both_hands_and_captions_of_its_moment_and_is_played_on(new_page: NewPage) -> None:
    page = new_page()
    table = over_soon(page, "vs")

    page.goto(f"/replay/{table}?at=4")
    expect(page.locator(".handof")).to_have_count(2)
    page.keyboard.press("Home")
    expect(page.locator(".hint")).to_contain_text("Position 0")
    page.keyboard.press("End")
    expect(page.locator(".hint")).not_to_contain_text("Position 0")
    page.keyboard.press("Home")
    expect(page.locator(".hint")).to_contain_text("Position 0")
    told = [
        re.sub(r"\s+", " ", text) for text in page.locator(".rail .caption:not(.head):not(.guard)").all_inner_texts()
    ]
    first = (
        page.locator(".mv").filter(has=page.locator("b", has_text=re.compile("^0$"))).locator("span").all_inner_texts()
    )
    assert set(told) <= set(first), (told, first)

    page.keyboard.press("End")
    page.locator(".rows .tile").first.hover()
    page.wait_for_selector(".peek")
    for covered in (".moves", ".hand"):
        assert apart(box(page, ".peek"), box(page, covered)), covered

    page.keyboard.press("p")
    page.wait_for_url(re.compile(r"/table/[^/?]+$"))
    page.wait_for_selector(BOARD)
    assert table not in page.url
    page.reload()
    page.wait_for_selector(BOARD)


def four_conditions(page: Page) -> None:
    """Every moment of a replay of Duel has four Conditions in force, and both hands."""
    names = ["Crime Wave", "Dead Calm", "Deafening Noise", "Police Cordon"]

    def more(route: Route) -> None:
        answer = route.fetch()
        frame: dict[str, Any] = answer.json()
        for view in [frame["view"], *(frame["views"] or [])]:
            view["conditions"] = [{"n": 900 + i, "face": faces[name], "name": name} for i, name in enumerate(names)]
        route.fulfill(response=answer, body=json.dumps(frame))

    cards: list[dict[str, Any]] = page.evaluate("async () => (await fetch('/api/cards?game=duel')).json()")
    faces = {card["name"]: card["id"] for card in cards}
    page.route(re.compile(r"/api/replays/[^/]+\?at="), more)


def test_four_conditions_of_a_duel_are_whole_and_both_hands_open(new_page: NewPage) -> None:
    page = new_page()
    table = over_soon(page, "duel")
    four_conditions(page)
    page.goto(f"/replay/{table}?at=3")
    expect(page.locator(".news")).to_have_count(4)
    expect(page.locator(".handof")).to_have_count(2)

    lists = box(page, ".dl")
    for at in range(4):
        one = page.locator(".news").nth(at).bounding_box()
        assert one is not None
        assert one["y"] + one["height"] <= lists["y"] + lists["height"] + 1, f"Condition {at + 1} is cut"
    assert apart(box(page, ".dl"), box(page, ".seat.m"))


def test_a_card_pointed_at_covers_neither_the_hand_nor_itself(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/gallery/fight")
    for row in (".half.them .tile", ".half.me .tile"):
        page.locator(row).first.hover()
        page.wait_for_selector(".peek")
        shown = box(page, ".peek")
        assert apart(shown, box(page, ".hand")), row
        assert apart(shown, box(page, row)), row
        page.mouse.move(2, 2)
        expect(page.locator(".peek")).to_have_count(0)


def test_on_a_phone_whoever_watches_sees_names_and_no_button_that_is_not_theirs(new_page: NewPage) -> None:
    _, _, table = invite(new_page, for_all=True)
    watcher = new_page(phone=True)
    watcher.goto(f"/table/{table}")
    watcher.wait_for_selector(BOARD)

    names = watcher.locator(".strip .who b").all_inner_texts()
    assert len(names) == 2 and all(name.strip() for name in names)
    expect(watcher.get_by_role("button", name="HINT")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)
    expect(watcher.locator(".story")).to_be_visible()


def test_a_seat_that_is_taken_is_offered_no_more(new_page: NewPage) -> None:
    host = new_page()
    host.goto("/about")
    made = new_table(host, "vs", [{"kind": "human"}, {"kind": "human"}])
    link = f"/join/{made['table']}"
    late, quick = new_page(), new_page()
    late.goto(link)
    expect(late.get_by_role("button", name="Sit down")).to_be_visible()
    quick.goto(link)
    quick.get_by_role("button", name="Sit down").click()
    quick.wait_for_url(re.compile("/table/"))

    expect(late.get_by_role("button", name="Sit down")).to_have_count(0)


def test_cards_not_yet_drawn_are_no_black_holes_at_night(new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    page.goto("/cards")
    expect(page.locator(".card.blank").last).to_be_attached()
    lightness: float = page.evaluate("""() => {
        const blank = [...document.querySelectorAll('.card.blank')].at(-1);
        const of = (css) => { const [r, g, b] = css.match(/\\d+(\\.\\d+)?/g).map(Number); return (r + g + b) / 765; };
        const style = getComputedStyle(blank);
        return Math.abs(of(style.backgroundColor) - of(getComputedStyle(blank.firstElementChild).color));
    }""")
    assert lightness > 0.4, "name and card have the same colour"
    ink: str = page.evaluate("getComputedStyle([...document.querySelectorAll('.card.blank')].at(-1)).backgroundColor")
    assert ink not in ("rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"), ink


def test_one_more_is_not_offered_at_four_of_four(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/decks")
    page.get_by_role("button", name="X-Men: Storm").click()
    expect(page.locator(".dlist .q").first).to_be_visible()
    offers: list[list[Any]] = page.evaluate("""() => [...document.querySelectorAll('.dlist li')].map((line) =>
        [Number(line.querySelector('input.q').value), [...line.querySelectorAll('.pm')].at(-1).disabled])""")
    assert [n for n, _ in offers].count(4) > 0
    assert all(disabled for n, disabled in offers if n == 4), offers


POINTED = "([x, y]) => document.elementFromPoint(x, y)?.closest('a, button')?.textContent"


def test_a_button_stays_under_the_pointer_at_its_very_edge(new_page: NewPage) -> None:
    page = new_page()
    for path, selector in (("/", "nav.small a"), ("/gallery/fight", ".gobtn, .clash .btn, .hc"), ("/play", ".btn")):
        page.goto(path)
        page.wait_for_selector(selector)
        edges: list[tuple[float, float]] = page.evaluate(
            """(selector) => [...document.querySelectorAll(selector)].map((el) => el.getBoundingClientRect())
                .filter((box) => box.width).slice(0, 6).map((box) => [box.x + box.width / 2, box.bottom - 1])""",
            selector,
        )
        for x, y in edges:
            page.mouse.move(x, y)
            before = page.evaluate(POINTED, [x, y])
            page.wait_for_timeout(250)
            assert page.evaluate(POINTED, [x, y]) == before, (path, before)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_one_language_is_always_the_chosen_one(new_page: NewPage, locale: str) -> None:
    page = new_page()
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ get: () => ['{locale}'] }})")
    page.goto("/settings")
    expect(page.locator(".chip[lang][aria-pressed=true]")).to_have_count(1)


def test_a_rule_is_read_at_the_table(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/gallery/fight")
    page.locator(".hand .hc.no").first.click(force=True)
    page.locator(".hint .rulelink").click()
    note = page.get_by_role("dialog")
    expect(note.locator(".ruletext")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    assert page.url.endswith("/gallery/fight")
    assert page.locator(".board").count() == 1


@pytest.mark.parametrize("game", ["vs", "duel"])
def test_on_a_phone_the_turn_of_others_is_told_where_the_hand_lies(new_page: NewPage, game: str) -> None:
    page = new_page(phone=True, speed="slow")
    sit_against_bot(page, game, "rookie")
    # Paused at the first beat that is told, however slowly this test looks on.
    page.evaluate("""() => setInterval(() => {
        const pause = document.querySelector('.storybar [aria-pressed=false]');
        if (!window.paused && pause && document.querySelector('.story .now')) { window.paused = true; pause.click(); }
    }, 15)""")
    while not page.locator(".storybar [aria-pressed=true]").count():  # a press on its way may have gone on
        page.evaluate("window.paused = false")
        play(page, lambda: bool(page.evaluate("window.paused === true")), seconds=90, seed=3)
        page.wait_for_timeout(200)

    assert page.locator(".hand").count() == 0 and not decision(page)
    assert axe(page) == []
    told = page.locator(".story .now").inner_text()
    page.wait_for_timeout(1500)
    assert page.locator(".story .now").inner_text() == told
    page.get_by_role("button", name="NEXT").click()
    expect(page.locator(".story .now", has_text=told)).to_have_count(0)
    for _ in range(200):
        if decision(page):
            break
        page.keyboard.press("Space")
        page.wait_for_timeout(30)
    assert decision(page)
    expect(page.locator(".hand")).to_be_visible()


def test_a_screen_stays_while_only_its_search_changes(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/cards")
    expect(page.locator(".gridc svg").first).to_be_visible()
    page.evaluate("window.was = document.querySelector('.gridc')")

    page.get_by_role("searchbox").fill("team:x-men")
    page.wait_for_url("**/cards?q=*")
    page.get_by_role("searchbox").fill("")
    page.wait_for_url(re.compile(r"/cards$"))
    page.wait_for_timeout(400)

    assert page.evaluate("window.was.isConnected")
    expect(page.locator(".gridc .zc:not([hidden]) svg").first).to_be_visible()
