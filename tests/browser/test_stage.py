"""Cause before effect: what is shown, sampled frame by frame through real games."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.player import over, play, sit_against_bot

RECORDER = """() => {
    const samples = window.samples = [];
    const live = (name) => document.querySelector(`[data-live=${name}]`)?.textContent ?? '';
    let last = '';
    const look = () => {
        const board = document.querySelector('main.board, main.phone, main.duel');
        if (board) {
            const down = '.tile.is-stunned, .dc.down, .dc.ko';
            const sample = {
                beat: board.dataset.beat ?? '', cue: board.dataset.cue ?? '',
                landed: board.dataset.landed !== undefined,
                down: [...board.querySelectorAll(down)].map((el) => el.dataset.n).sort(),
                here: [...board.querySelectorAll('.tile, .dc')].map((el) => el.dataset.n).sort(),
                splash: ['.splash', '.koflash', '.bang-word', '.spot'].find((s) => document.querySelector(s)) ?? '',
                asks: live('decision') !== '', says: live('log'),
                pressable: board.querySelectorAll('.tile:not(.no-act), .hc.play, .bubble .choices .btn').length,
                ending: document.querySelector('.ending') !== null,
            };
            const text = JSON.stringify(sample);
            if (text !== last) samples.push(sample);
            last = text;
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def faults(samples: list[dict[str, Any]]) -> list[str]:
    """Whatever was shown in the wrong order."""
    found = []
    for before, now in zip([samples[0], *samples], samples, strict=False):
        waiting = now["beat"] != "" and not now["landed"]
        if now["asks"] and (now["beat"] or now["splash"]):
            found.append(f"asked during {now['beat']} {now['splash']}")
        if now["ending"] and (now["beat"] or now["splash"]):
            found.append(f"the end was shown during {now['beat']} {now['splash']}")
        if now["beat"] and now["pressable"]:
            found.append(f"something could be pressed during {now['beat']}")
        if waiting and before["cue"] == now["cue"] and not before["landed"] and before["down"] != now["down"]:
            found.append(f"somebody fell before {now['beat']} landed: {before['down']} -> {now['down']}")
        if now["splash"] and not waiting:
            found.append(f"{now['splash']} over a table that has moved on")
    return found


def recorded(page: Page, game: str, presses: int, seconds: float) -> list[dict[str, Any]]:
    sit_against_bot(page, game, "rookie")
    page.evaluate(RECORDER)
    play(page, lambda: over(page), seconds=seconds, seed=4, most=presses)
    page.wait_for_timeout(300)
    samples: list[dict[str, Any]] = page.evaluate("window.samples")
    return samples


@pytest.mark.parametrize("game", ["vs", "duel"])
def test_nothing_is_shown_before_its_cause(new_page: NewPage, game: str) -> None:
    samples = recorded(new_page(speed="fast"), game, 30, 280)
    kinds = {sample["beat"] for sample in samples}
    assert {"fight", "step"} & kinds, kinds
    assert faults(samples) == []


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", ["vs", "duel"])
@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "none"])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_whole_games_in_order(new_page: NewPage, game: str, speed: str, motion: str) -> None:
    samples = recorded(new_page(speed=speed, reduced_motion=motion), game, 2000, 800)
    assert samples[-1]["ending"]
    if speed != "none":
        assert {"fight", "ko", "step"} <= {sample["beat"] for sample in samples}
    assert faults(samples) == []


def test_a_press_goes_on_to_the_next_beat(new_page: NewPage) -> None:
    page = new_page(speed="slow")
    sit_against_bot(page, "vs", "rookie")
    play(page, lambda: page.locator("main[data-beat]").count() > 0, seconds=60)
    page.evaluate(RECORDER)
    for _ in range(60):
        if not page.locator("main[data-beat]").count():
            break
        page.keyboard.press("Space")
        page.wait_for_timeout(30)
    samples: list[dict[str, Any]] = page.evaluate("window.samples")
    assert not page.locator("main[data-beat]").count()
    assert faults(samples) == []
