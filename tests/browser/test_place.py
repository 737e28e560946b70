"""The place around the table: games found again, people met again."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Server
from tests.browser.player import BOARD, axe, concede, settled, sit_against_bot
from tests.server.client import Seated, Visitor
from tests.server.test_play import seated_pair

DAY = 86_400


def a_day_passes(server: Server) -> None:
    """Everything that was is a day older, and the server has been away."""
    server.stop()
    with sqlite3.connect(server.data / "capes.db") as database:
        database.execute("UPDATE tables SET touched = touched - ?, created = created - ?", (DAY, DAY))
        database.execute("UPDATE results SET at = at - ?", (DAY,))
    server.start()


def test_a_finished_game_is_found_again_a_day_later(new_page: NewPage, server: Server) -> None:
    page = new_page()
    table = sit_against_bot(page, "vs")
    concede(page)
    a_day_passes(server)

    page.goto("/me")
    row = page.locator(".gamerow")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Lost")
    expect(row).to_contain_text("X-Men: Storm")
    page.get_by_role("button", name="Won").click()
    expect(row).to_have_count(0)
    page.get_by_role("button", name="Lost").click()
    row.get_by_role("link", name="Replay").click()

    page.wait_for_url(f"**/replay/{table}**")
    expect(page.locator(".replay .board")).to_be_visible()


def test_my_games_fit_a_phone_and_say_what_goes_on(new_page: NewPage) -> None:
    page = new_page(phone=True, color_scheme="dark")
    table = sit_against_bot(page, "vs")

    page.goto("/me")
    expect(page.get_by_text("Your move")).to_have_count(1)
    settled(page)

    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_role("link", name="Go on").click()
    page.wait_for_url(f"**/table/{table}")


def test_a_guest_joins_by_invitation_with_a_pasted_deck_of_their_own(new_page: NewPage) -> None:
    host = new_page()
    host.goto("/play?game=vs&way=friend")
    host.get_by_role("button", name="Open a table").click()
    expect(host.get_by_role("heading", name=re.compile("WAITING FOR ONE"))).to_be_visible()
    host.wait_for_selector(".qr")
    link = host.get_by_label("Link").input_value()
    host.get_by_role("button", name="Change deck").click()  # the host thinks it over
    expect(host.get_by_text("choosing a deck…")).to_be_visible()

    guest = new_page(phone=True)
    guest.goto(link)
    expect(guest.get_by_label("What has been agreed")).to_contain_text("by invitation")
    guest.get_by_role("button", name="Paste a list…").click()
    guest.get_by_role("textbox", name="The deck").fill("guardians-groot")
    guest.get_by_role("button", name="Read it").click()
    guest.get_by_role("button", name="Keep it").click()
    assert axe(guest) == [] and guest.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("heading", name="EVERYBODY IS HERE")).to_be_visible()
    expect(host.locator(".sits")).to_contain_text("Groot")
    assert axe(host) == []
    host.locator("[data-deck=avengers-hulk]").click()
    host.get_by_role("button", name="I am ready").click()

    for page in (host, guest):
        page.wait_for_selector(BOARD)
    mains = guest.evaluate("async (id) => (await (await fetch('/api/tables/' + id)).json()).mains", table_of(host))
    assert mains == ["mb/hulk-main-l1", "mb/groot-main-l1"]


def table_of(page: Page) -> str:
    return page.url.partition("/table/")[2].partition("?")[0]


def test_a_quick_match_finds_whoever_is_there_and_a_computer_is_played_meanwhile(new_page: NewPage) -> None:
    first = new_page()
    first.clock.install()
    first.goto("/quick?game=vs")
    first.get_by_role("button", name="Find an opponent").click()
    expect(first.get_by_role("heading", name="LOOKING FOR AN OPPONENT")).to_be_visible()
    waiting = table_of(first)
    first.clock.fast_forward(31_000)
    first.get_by_role("button", name="Play a computer meanwhile").click()
    first.wait_for_selector(BOARD)
    assert table_of(first) != waiting
    expect(first.get_by_text("Still looking for an opponent…")).to_be_visible()

    second = new_page(phone=True)
    second.goto("/quick?game=vs")
    settled(second)
    assert axe(second) == []
    second.get_by_role("button", name="Find an opponent").click()

    expect(first.get_by_role("alertdialog")).to_contain_text("is here")
    first.get_by_role("link", name="To the game").click()
    for page in (first, second):
        page.wait_for_selector(BOARD)
        assert table_of(page) == waiting
    concede(first)
    expect(second.get_by_role("link", name="Next opponent")).to_be_visible()
    second.get_by_role("button", name="Rematch").click()
    first.wait_for_url(lambda url: waiting not in url and "/table/" in url)


def sign_up(page: Page, login: str, talk: bool = True) -> None:
    """An account for the guest in this browser, with free text on."""
    page.goto("/settings")
    page.get_by_role("button", name="Open an account").first.click()
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password", exact=True).fill("a long password")
    page.locator(".accountform").get_by_role("button", name="Open an account").click()
    expect(page.get_by_text(f"Logged in as {login}")).to_be_visible()
    expect(page.locator(".codesbox li")).to_have_count(8)
    if talk:
        page.get_by_role("checkbox", name=re.compile("^I want to write")).check()


def meet(host: Page, guest: Page) -> str:
    """Two people at one table by invitation; the table."""
    host.goto("/play?game=vs&way=friend")
    host.get_by_role("button", name="Open a table").click()
    host.wait_for_selector(".qr")
    guest.goto(host.get_by_label("Link").input_value())
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(BOARD)
    return table_of(host)


def test_people_talk_in_the_log_and_who_is_blocked_is_never_met_again(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    sign_up(host, "talkative")
    sign_up(guest, "replies")
    meet(host, guest)
    for page in (host, guest):
        page.keyboard.press("l")

    host.locator(".talk").get_by_role("button", name="Good luck!").click()
    expect(guest.locator(".talklines")).to_contain_text("Good luck!")
    guest.get_by_label("Write something").fill("Lovely deck!")
    guest.get_by_label("Write something").press("Enter")
    expect(host.locator(".talklines")).to_contain_text("Lovely deck!")
    settled(host)
    assert axe(host) == []
    host.get_by_role("button", name="Report").click()
    host.get_by_label(re.compile("^What was wrong")).fill("Too friendly")
    host.locator(".talkreport").get_by_role("button", name="Send").click()
    expect(host.get_by_text("Thank you. The log went with it")).to_be_visible()
    host.get_by_role("button", name="Block").click()
    expect(host.get_by_text("You will not meet again")).to_be_visible()
    concede(host)

    host.goto("/quick?game=duel")
    host.get_by_role("button", name="Find an opponent").click()
    expect(host.get_by_role("heading", name="LOOKING FOR AN OPPONENT")).to_be_visible()
    guest.goto("/quick?game=duel")
    guest.get_by_role("button", name="Find an opponent").click()
    expect(guest.get_by_role("heading", name="LOOKING FOR AN OPPONENT")).to_be_visible()
    assert table_of(guest) != table_of(host)
    guest.goto("/lobby")
    expect(guest.locator(".tablecard").first).to_be_visible()  # their own
    name = host.evaluate("async () => (await (await fetch('/api/me')).json()).name")
    expect(guest.locator(".tablecard").filter(has_text=name)).to_have_count(0)


async def play_a_while(first: Seated, second: Seated, picks: int) -> None:
    """Until both have decided so many times."""
    made = {first: 0, second: 0}

    async def play(seated: Seated) -> None:
        while min(made.values()) < picks and await seated.until_mine():
            await seated.pick(0)
            made[seated] += 1

    tasks = [asyncio.create_task(play(seated)) for seated in made]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def rated_games(base: str, games: int) -> list[str]:
    """Two account holders play rated games; the first always wins. Their ids."""
    one, other = await Visitor(base).arrive(), await Visitor(base).arrive()
    for _ in range(games):
        _, first, second = await seated_pair(one, other, rated=True, game="duel")
        await play_a_while(first, second, 3)
        await second.say({"t": "concede", "id": "c"})
        await second.hear("over")
        for seated in (first, second):
            await seated.leave()
    for visitor in (one, other):
        await visitor.close()
    return [one.id, other.id]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_ten_rated_games_show_on_profile_and_leaderboard(new_page: NewPage, server: Server, phone: bool) -> None:
    with ThreadPoolExecutor(1) as beside:  # this thread has a loop of its own
        winner, loser = beside.submit(asyncio.run, rated_games(server.url, 10)).result()
    page = new_page(phone=phone)

    page.goto("/leaders?game=duel")
    expect(page.locator(".leaders")).to_be_visible()
    places = page.locator(".leaders tbody a").evaluate_all("links => links.map(one => one.getAttribute('href'))")
    assert places.index(f"/people/{winner}") < places.index(f"/people/{loser}")
    settled(page)
    assert axe(page) == []
    page.locator(f".leaders a[href='/people/{winner}']").click()

    expect(page.get_by_role("img", name=re.compile("over 10 rated games"))).to_be_visible()
    expect(page.locator(".pwho")).to_contain_text("10 games")
    expect(page.get_by_text("100% wins")).to_be_visible()
    expect(page.get_by_role("heading", name="BEST WINS")).to_be_visible()
    settled(page)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_role("button", name="Follow", exact=True).click()
    page.goto("/me")
    expect(page.get_by_role("heading", name="FRIENDS")).to_be_visible()


def test_a_deleted_account_takes_its_name_from_every_page(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(expected="40[134] ")
    sign_up(guest, "leaving", talk=False)
    assert axe(guest) == []
    guest.get_by_label("Your name").fill("Zebulon")
    guest.get_by_role("button", name="Save").first.click()
    table = meet(host, guest)

    guest.goto("/settings#account")
    guest.get_by_text("Delete the account").first.click()
    form = guest.locator("details[open]")
    form.get_by_label("Password").fill("a long password")
    form.get_by_label("Yes, I want to go").check()
    form.get_by_role("button", name="Delete the account").click()
    guest.wait_for_url("**/")

    expect(host.get_by_role("dialog", name="Game over")).to_be_visible()
    for path in ("/me", "/lobby", "/leaders", f"/replay/{table}", f"/table/{table}"):
        host.goto(path)
        settled(host)
        assert "Zebulon" not in host.inner_text("body"), path
    host.goto("/me")
    expect(host.locator(".gamerow").first).to_contain_text("N. N.")


def test_a_game_by_turns_goes_on_over_a_restart_and_the_tab_says_whose_move_it_is(
    new_page: NewPage, server: Server
) -> None:
    host, guest = new_page(), new_page(phone=True)
    host.goto("/play?game=duel&way=friend")
    host.get_by_role("button", name="3 days a move").click()
    host.get_by_role("button", name="Open a table").click()
    host.wait_for_selector(".qr")
    expect(host.get_by_label("What has been agreed")).to_contain_text("3 days a move")
    guest.goto(host.get_by_label("Link").input_value())
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(BOARD)
    table = table_of(host)
    mover = host if host.title().startswith("●") else guest
    for page in (host, guest):
        page.goto("/about")
    server.stop()
    server.start()

    mover.goto("/me")
    expect(mover).to_have_title(re.compile(r"^\(1\) "))
    expect(mover.get_by_text("One game waits for your move.")).to_be_visible()
    mover.get_by_role("button", name="Take them").click()
    expect(mover.get_by_text("Days off until")).to_be_visible()
    settled(mover)
    assert axe(mover) == []
    mover.get_by_role("link", name="Go on").click()
    mover.wait_for_selector(BOARD)
    assert table_of(mover) == table
