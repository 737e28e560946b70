"""Games that are over, looked at again."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.player import axe, concede, decision, fight, over, play, settled, sit_against_bot


def plain(text: str) -> dict[str, Any]:
    """A sentence that is its own text."""
    return {"key": "plain", "args": {"text": text}}


MOMENTS = [
    {
        "at": 3,
        "seat": 0,
        "lost": 0.31,
        "chance": 0.6,
        "why": "main",
        "picked": plain("Pass"),
        "better": plain("Power up Storm"),
    },
    {
        "at": 6,
        "seat": 1,
        "lost": 0.12,
        "chance": 0.4,
        "why": "main",
        "picked": plain("Go on"),
        "better": plain("Recruit Thor"),
    },
]


def judged(picks: int) -> dict[str, Any]:
    """An analysis as the server gives it."""
    curve = [{"at": at, "chance": [at / picks, 1 - at / picks]} for at in range(picks + 1)]
    return {"status": "done", "curve": curve, "moments": MOMENTS}


def judged_as(page: Page, picks: int) -> None:
    """The server has judged every game already."""
    page.route(
        "**/api/tables/*/analysis",
        lambda route: route.fulfill(status=200, content_type="application/json", body=json.dumps(judged(picks))),
    )


def given_up(page: Page, game: str = "vs") -> str:
    """A short game, conceded."""
    table = sit_against_bot(page, game)
    fight(page, lambda: "Main Phase" in decision(page), seconds=60)
    concede(page)
    return table


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_curve_is_drawn_when_judged_and_its_turning_points_lead_there(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    table = given_up(page)
    part = judged(12)["curve"][:6]
    answers = [{"status": "working", "done": 4, "of": 12, "curve": part}, judged(12)]

    def answer(route: Route) -> None:
        one = answers.pop(0)
        status = 200 if one["status"] == "done" else 202
        route.fulfill(status=status, content_type="application/json", body=json.dumps(one))

    page.route("**/api/tables/*/analysis", answer)
    page.goto(f"/replay/{table}?at=1")
    settled(page)
    expect(page.get_by_role("slider")).to_be_in_viewport()

    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("status").filter(has_text="4 of 12 positions")).to_be_visible()
    curve = page.get_by_role("region", name="CHANCE TO WIN")
    expect(curve).to_be_visible()
    expect(curve.locator(".swatch")).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Position 3, .*Blunder! Pass. Better: Power up Storm.")).click()

    expect(page).to_have_url(re.compile("at=3&judged=1"))
    expect(page.get_by_role("status").filter(has_text="Power up Storm")).to_be_visible()
    expect(page.get_by_role("button", name="Play it better")).to_be_visible()
    assert axe(page) == []
    before = page.evaluate("scrollY")
    page.keyboard.press("m")
    expect(page).to_have_url(re.compile("at=6"))
    expect(page.locator(".mv.on")).not_to_have_count(0)
    assert page.evaluate("scrollY") == before
    page.keyboard.press("Shift+M")
    expect(page).to_have_url(re.compile("at=3"))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_last_page_tells_where_it_turned_and_leads_on(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    table = sit_against_bot(page, "vs")
    points = [{"at": at, "turn": 1 + at // 8, "chance": [0.9, 0.1] if at < 48 else [0.2, 0.8]} for at in range(97)]
    answers = [{"curve": points[:40], "of": 97, "whole": False}, {"curve": points, "of": 97, "whole": True}]
    page.route(
        "**/api/tables/*/chances",
        lambda route: route.fulfill(
            content_type="application/json", body=json.dumps(answers.pop(0) if len(answers) > 1 else answers[0])
        ),
    )
    concede(page)

    point = page.get_by_role("region", name="THE TURNING POINT")
    expect(point.get_by_text("90 % on turn 1: see where it turned.")).to_be_visible()
    expect(point.get_by_role("link")).to_have_attribute("href", re.compile(rf"/replay/{table}\?at=4[4-8]&judged=1"))
    assert axe(page) == []
    with page.expect_download() as picture:
        page.get_by_role("button", name="Save a picture").click()
    assert picture.value.suggested_filename == "capes.png"
    page.get_by_role("button", name="Next opponent").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".ending")).to_have_count(0)


def test_a_game_that_cannot_be_judged_says_why(new_page: NewPage) -> None:
    page = new_page(expected="429 GET .*/analysis")
    table = given_up(page)
    page.route(
        "**/api/tables/*/analysis",
        lambda route: route.fulfill(
            status=429, content_type="application/json", body='{"error":"try again in a minute","reasons":[]}'
        ),
    )
    page.goto(f"/replay/{table}")
    settled(page)

    page.get_by_role("button", name="Analyse this game").click()

    expect(page.get_by_role("alert")).to_contain_text("Try again in a minute")
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()


@pytest.mark.long
@pytest.mark.timeout(600)
def test_the_server_judges_a_whole_game_and_the_page_draws_it(new_page: NewPage) -> None:
    page = new_page()
    table = sit_against_bot(page, "duel")
    play(page, lambda: over(page), seconds=200, seed=5)

    page.goto(f"/replay/{table}?judged=1")

    expect(page.get_by_role("region", name="CHANCE TO WIN")).to_be_visible(timeout=300_000)
    for moment in page.locator(".moment").all():
        moment.click()
        expect(page.locator(".momentbox .better")).to_be_visible()
