"""Several people, several browsers, one table; and a server that goes away."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Server
from tests.browser.player import BOARD, PRESSABLE, ask_me_everything, counted_once, new_table, offered, over, play

TWO = [{"kind": "human"}, {"kind": "human"}]


def both_play(first: Page, second: Page, presses: int) -> None:
    """Both press what is offered to them, whoever it is offered to."""
    for at in range(presses):
        for page in (first, second):
            if over(page):
                return
            if offered(page, PRESSABLE):
                play(page, lambda: False, seconds=5, seed=at, most=1)
        first.wait_for_timeout(60)


def invite(new_page: NewPage, for_all: bool = False) -> tuple[Page, Page, str]:
    """Two people at one table, the second one by the link of the first; nobody else gets in unless it is for all."""
    host = new_page()
    host.goto("/play?game=vs&way=friend")
    host.get_by_label("Show the table in the lobby").set_checked(for_all)
    host.get_by_role("button", name="Open a table").click()
    expect(host.get_by_role("heading", name=re.compile("WAITING FOR ONE"))).to_be_visible()
    expect(host.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    link = host.get_by_label("Link").input_value()

    guest = new_page()
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(BOARD)
    return host, guest, host.url.rsplit("/", 1)[1]


def test_two_people_play_through_an_invitation_and_one_reloads(new_page: NewPage) -> None:
    host, guest, _ = invite(new_page)

    both_play(host, guest, 40)
    guest.reload()
    guest.wait_for_selector(BOARD)
    both_play(host, guest, 20)

    assert host.locator("h1").inner_text() == guest.locator("h1").inner_text()
    assert host.locator(".hand .hc").count() > 0


def test_a_spectator_sees_the_table_but_no_hand(new_page: NewPage) -> None:
    _, _, table = invite(new_page, for_all=True)
    watcher = new_page()

    watcher.goto(f"/table/{table}")
    watcher.wait_for_selector(BOARD)

    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(watcher.locator(".hand .hc")).to_have_count(0)
    expect(watcher.locator(".clash .btn, .gobtn.is-go")).to_have_count(0)


def test_a_second_tab_takes_the_seat_and_the_first_one_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/about")
    made = new_table(page, "duel", [{"kind": "human"}, {"kind": "bot", "level": "sidekick"}])
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(BOARD)

    other = page.context.new_page()
    other.goto(f"/table/{made['table']}")
    other.wait_for_selector(BOARD)

    expect(page.get_by_role("heading", name=re.compile("ANOTHER TAB"))).to_be_visible()
    page.get_by_role("button", name="Take it back here").click()
    page.wait_for_selector(BOARD)
    expect(other.get_by_role("heading", name=re.compile("ANOTHER TAB"))).to_be_visible()


def test_on_one_device_a_curtain_hides_the_hand_of_the_other(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/about")
    made = new_table(page, "duel", TWO, hotseat=True)
    page.goto(f"/table/{made['table']}")

    for _ in range(2):
        expect(page.get_by_role("heading", name=re.compile("PASS THE DEVICE TO"))).to_be_visible()
        expect(page.locator(".hc, .dc")).to_have_count(0)
        page.get_by_role("button", name=re.compile("^I am")).click()
        page.wait_for_selector(BOARD)
        page.locator(".hc.play").first.click()


def test_the_lobby_lists_tables_and_a_stranger_sits_down(new_page: NewPage) -> None:
    host = new_page()
    host.goto("/about")
    made = new_table(host, "duel", TWO)
    host.goto(f"/table/{made['table']}")
    stranger = new_page()

    stranger.goto("/lobby")
    stranger.locator(".tablecard").first.get_by_role("button", name="Sit down").click()

    stranger.wait_for_selector(BOARD)
    host.wait_for_selector(BOARD)


def test_phrases_reach_the_other_player(new_page: NewPage) -> None:
    host, guest, _ = invite(new_page)

    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Good luck!").click()

    expect(guest.get_by_role("status").filter(has_text="Good luck!")).to_be_visible()


def test_a_server_that_goes_away_and_comes_back_loses_nothing(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.goto("/about")
    ask_me_everything(page)
    made = new_table(page, "duel", [{"kind": "human"}, {"kind": "bot", "level": "sidekick"}])
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector(".hc.play")
    hand = page.locator(".hand .hc").count()

    server.stop()
    expect(page.get_by_role("status").filter(has_text="Line lost")).to_be_visible()
    expect(page.locator(".hand .hc")).to_have_count(hand)
    page.locator(".hc.play").first.click()
    server.start()

    expect(page.get_by_role("status").filter(has_text="Line lost")).to_have_count(0)
    counted_once(page)


def test_a_refused_pick_shows_the_reason_and_changes_nothing(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/gallery/fight")

    page.get_by_role("button", name=re.compile("^FIGHT")).click()

    expect(page.get_by_role("alert")).to_contain_text("nothing moves here")
    expect(page.locator(".is-defender")).to_have_count(1)
