"""The table on the whole terminal, played by its keys."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

from capes.api.table import Table
from capes.cli.opponent import opponent
from capes.cli.screen import CardTile, TableApp


def app_for(game: str, seed: int, file: Path | None = None, picks: int = 0) -> TableApp:
    table = Table(game, seed=seed, names=("Hero", "Rival"), viewer=0)
    table.play("random", picks=picks)
    return TableApp(table, 0, opponent(table.game, "random", seed), file)


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the person is asked, or it is over."""
    await pilot.pause()
    while app.thinking:
        await pilot.pause(0.01)


def card_text(app: TableApp) -> str:
    return str(app.query_one("#card", Static).content)


@pytest.mark.parametrize(("game", "seed", "size"), [("vs", 3, (80, 24)), ("duel", 3, (120, 40))])
@pytest.mark.timeout(600)
def test_a_whole_game_is_played_with_enter_alone(game: str, seed: int, size: tuple[int, int]) -> None:
    app = app_for(game, seed)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            while not app.table.over:
                await pilot.press("enter")
                await settled(app, pilot)
            assert " wins. " in str(app.query_one("#prompt", Static).content)
            assert app.query_one(OptionList).option_count == 2

    asyncio.run(play())
    assert app.table.log and app.marks


def test_everything_has_a_key_that_is_shown(tmp_path: Path) -> None:
    app = app_for("vs", 7, tmp_path / "kept.json", picks=40)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(app, pilot)
            before = list(app.table.picks)
            await pilot.press("1")
            await settled(app, pilot)
            assert len(app.table.picks) > len(before)
            await pilot.press("u")
            await settled(app, pilot)
            assert app.table.picks == before

            await pilot.press("w")
            assert "Go to a card first" in card_text(app)
            tile = app.query(CardTile).first()
            tile.focus()
            await pilot.pause()
            assert tile.tile.name in card_text(app)
            await pilot.press("e")
            assert tile.tile.figures in card_text(app)
            await pilot.press("p", "question_mark")
            assert "Tab moves" in card_text(app)
            await pilot.press("s")
            assert (tmp_path / "kept.json").is_file()
            assert app.query_one(RichLog).lines

    asyncio.run(play())


def test_a_card_is_picked_by_a_double_click() -> None:
    app = app_for("duel", 7)

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(app, pilot)
            offered = app.query("CardTile.offered").first(CardTile)
            await pilot.click(offered, times=2)
            await settled(app, pilot)

    asyncio.run(play())
    assert app.table.picks


def test_nobody_sees_the_other_hand() -> None:
    app = app_for("vs", 7, picks=30)
    hidden = {card.n for card in app.table.view(1).players[1].hand}  # type: ignore[attr-defined]

    async def play() -> set[int]:
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(app, pilot)
            return {tile.tile.number for tile in app.query(CardTile)}

    assert hidden and not hidden & asyncio.run(play())
