"""The workshop: three cards made from nothing, shared, played and replayed; hostile text gets one sentence."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import axe, concede, fight

POWERS = "Powers, one on each line"
EMBER = "Burn - Main [Energy]: stun an enemy character with cost 3 or less.\nWhen Ember Fox appears, draw a card."
AMBUSH = "Combat (any turn): an attacker gets +3 ATK until end of turn."


def kind(page: Page, name: str) -> None:
    """Choose what kind of card it is."""
    page.get_by_role("group", name="Kind of card").get_by_role("button", name=name, exact=True).click()


def write(page: Page, name: str, powers: str = "") -> None:
    """Give the card a name and its powers."""
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label(POWERS).fill(powers)


def save(page: Page, name: str) -> None:
    """Keep the card in the set, once it has been read."""
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_enabled()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("status").filter(has_text=f"{name} is in your set.")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_three_cards_are_made_shared_played_and_replayed(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    page.goto("/workshop")
    write(page, "Ember Fox", EMBER)
    page.get_by_role("button", name="Flight", exact=True).click()
    page.get_by_role("button", name="More ATK").click()
    expect(page.locator(".wsread")).to_contain_text("once a turn: pay Energy")
    expect(page.locator(".wsread")).to_contain_text("stun an enemy character that costs 3 or less")
    expect(page.locator(".wsfaces > .card")).to_contain_text("Ember Fox")
    expect(page.locator(".wsprice")).to_contain_text("Fair price")
    assert axe(page) == []
    save(page, "Ember Fox")

    kind(page, "Plot Twist")
    write(page, "Sudden Storm", AMBUSH)
    save(page, "Sudden Storm")
    kind(page, "Location")
    write(page, "Fog Harbour")
    page.get_by_role("button", name="Skill", exact=True).click()
    save(page, "Fog Harbour")

    page.goto("/workshop/set")
    expect(page.locator(".wscards > li")).to_have_count(3)
    with page.expect_download() as got:
        page.get_by_role("button", name="Export as text").click()
    told = got.value.path().read_text(encoding="utf-8")
    assert "Location, [Might] or [Skill], Avengers" in told and told.count("\n\n") == 3
    assert axe(page) == []
    page.emulate_media(media="print")
    boxes = page.locator(".proxy").evaluate_all("all => all.map(one => [one.offsetWidth, one.offsetHeight])")
    assert boxes == [[238, 333]] * 3  # 63 x 88 mm at 96 to the inch
    page.emulate_media(media="screen")

    page.get_by_role("button", name="Open Ember Fox").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Ember Fox")
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_label("Link to the card").input_value()

    other = new_page(phone=phone)
    other.goto(link)
    expect(other.get_by_label(POWERS)).to_have_value(EMBER)
    other.get_by_role("button", name=re.compile("Try it!")).click()
    other.wait_for_selector("main.board, main.phone")
    fight(other, lambda: "Ember Fox" in other.content(), seconds=120)
    table = other.url.partition("/table/")[2].partition("?")[0]
    concede(other)
    record = json.loads(other.evaluate("async (table) => (await fetch(`/api/tables/${table}/record`)).text()", table))
    assert record["setup"]["cards"][0].startswith("Ember Fox\n")
    other.goto(f"/replay/{table}")
    expect(other.locator("main")).to_be_visible()
    expect(other.get_by_role("button", name=re.compile("first|start|begin", re.IGNORECASE)).first).to_be_visible()


def test_completion_is_taken_with_the_keyboard_and_the_field_can_be_left(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/workshop")
    field = page.get_by_label(POWERS)
    field.click()
    field.press_sequentially("Main [Might]: stun an enemy ")
    expect(page.get_by_role("listbox", name="What could come next")).to_be_visible()
    page.wait_for_timeout(400)
    field.press("Tab")
    expect(field).not_to_have_value("Main [Might]: stun an enemy ")
    assert field.input_value().startswith("Main [Might]: stun an enemy ")
    expect(page.get_by_role("listbox", name="What could come next")).to_be_visible()
    field.press("Escape")
    expect(page.get_by_role("listbox", name="What could come next")).to_be_hidden()
    field.press("Tab")
    expect(field).not_to_be_focused()


def test_what_is_not_understood_is_marked_explained_and_mended_with_a_press(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/workshop")
    write(page, "Bo Brave", "Main [Might]: stunn an enemy character.")

    expect(page.locator(".wsback .p-unread")).to_contain_text("stunn")
    expect(page.locator(".wsread")).to_contain_text("I do not understand 'stunn' here")
    expect(page.get_by_role("button", name=re.compile("Try it!"))).to_be_disabled()
    page.locator(".wsmend").click()

    expect(page.get_by_label(POWERS)).to_have_value("Main [Might]: stun an enemy character.")
    expect(page.get_by_role("button", name=re.compile("Try it!"))).to_be_enabled()


@pytest.mark.parametrize(
    ("name", "powers", "said"),
    [
        ("<img src=x onerror=alert(1)>", "Flight", "A name begins with a letter or digit"),
        ("Bo Brave", "<script>alert(1)</script>", "I do not understand '<' here"),
        ("Bo Brave", "x" * 1_000_000, "at most"),
        ("Bo Brave", "(" * 2000, "I do not understand '(' here"),
    ],
    ids=["markup in the name", "markup in the text", "a megabyte", "deep nesting"],
)
def test_hostile_text_gets_one_clear_sentence(new_page: NewPage, name: str, powers: str, said: str) -> None:
    page = new_page()
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    page.goto("/workshop")
    field = page.get_by_label(POWERS)
    page.get_by_label("Name", exact=True).fill(name)
    field.evaluate("(field, text) => { field.value = text; field.dispatchEvent(new Event('input')); }", powers)

    expect(page.locator(".wsread")).to_contain_text(said)
    assert page.locator("main img, main script").count() == 0


def test_the_help_page_is_linked_and_reads_well(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/workshop")
    page.get_by_role("link", name="How to write a card").click()

    expect(page.get_by_role("heading", name="Writing a card")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Supporting Character, cost 3, 4/2, Health 1, Avengers, Flight")
    expect(page.locator("main code").first).to_be_visible()
    assert axe(page) == []


def test_a_fair_price_is_found_in_games(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/workshop")
    write(page, "Bo Brave", "When Bo Brave appears, draw a card.")
    page.get_by_role("button", name=re.compile("Find out in")).click()

    expect(page.locator(".wsworth tr")).to_have_count(3)
    expect(page.locator(".wsworth")).to_contain_text("±")
    page.get_by_role("button", name="Stop", exact=True).click()


def test_a_printed_card_is_the_beginning_of_ones_own(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/workshop")
    model = page.get_by_role("combobox", name="Start from")
    model.focus()
    expect(model.locator("option", has_text="Green Goblin")).not_to_have_count(0)
    model.select_option(label=model.locator("option", has_text="Green Goblin").first.inner_text())

    expect(page.get_by_label("Name", exact=True)).to_have_value("Green Goblin, Home-made")
    expect(page.get_by_label(POWERS)).to_have_value(
        re.compile("Sadistic Choice - Main .*Green Goblin, Home-made", re.S)
    )
    expect(page.get_by_role("button", name=re.compile("Try it!"))).to_be_enabled()
