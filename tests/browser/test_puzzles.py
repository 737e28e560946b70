"""Puzzles in a real browser: found from the landing, given away and refuted, shown, and gone on with."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from capes.puzzles.puzzle import Puzzle, shipped
from tests.browser.conftest import NewPage
from tests.browser.player import axe, settled


def quick_one() -> Puzzle:
    return min((one for one in shipped() if one.game == "vs" and one.goal == "ko"), key=lambda one: one.nodes)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_from_the_landing_to_a_puzzle_that_is_shown_to_its_end(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Solve it")).to_be_visible()
    page.goto(f"/puzzles/{quick_one().id}")
    expect(page.get_by_role("heading", name="K.O. the Main this turn")).to_be_visible()
    settled(page)
    assert axe(page) == []

    page.get_by_role("button", name="Show me").click()

    expect(page.get_by_role("heading", name="Solved!")).to_be_visible(timeout=60_000)
    expect(page.get_by_text("With a little help")).to_be_visible()
    assert axe(page) == []


def test_a_puzzle_given_away_is_marked_as_missed(new_page: NewPage) -> None:
    puzzle = quick_one()
    state = puzzle.position()
    assert state.decision is not None
    holding = puzzle.solver(state).solutions(state)
    wrong = next(at for at in range(len(state.decision.options)) if at not in holding)
    page = new_page()
    page.goto(f"/puzzles/{puzzle.id}")
    settled(page)

    page.evaluate(
        """async ([id, pick]) => {
            const { csrf } = await (await fetch('/api/guest', { method: 'POST' })).json();
            const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf };
            const body = JSON.stringify({ picks: [pick] });
            const said = await (await fetch(`/api/puzzles/${id}/play`, { method: 'POST', headers, body })).json();
            if (said.status !== 'failed') throw new Error(said.status);
        }""",
        [puzzle.id, wrong],
    )
    page.goto("/puzzles")
    page.get_by_role("button", name="K.O.", exact=True).click()

    expect(page.locator(f'a[href="/puzzles/{puzzle.id}"] .pzmark')).to_contain_text("missed")
