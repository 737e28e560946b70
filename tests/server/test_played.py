"""Games found again: one's own list with its filters, what the lobby tells of live games, and older databases."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from capes.server.settings import Settings
from capes.server.storage.database import alembic_config, migrate, open_database
from capes.server.storage.results import ResultStore, Wanted
from capes.server.storage.schema import metadata
from capes.server.storage.tables import TableStore
from tests.server.client import Seated, Visitor
from tests.server.process import ServerProcess
from tests.server.test_play import seated_pair

pytestmark = pytest.mark.anyio


async def given_up(seated: Seated) -> None:
    """The game ends, and its books are closed."""
    await seated.say({"t": "concede", "id": secrets.token_hex(4)})
    await seated.hear("over")


async def games(visitor: Visitor, **wanted: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await visitor.get("/api/me/games", **wanted))["games"]
    return found


async def test_a_finished_game_is_found_again_by_both_with_its_ending(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    table, first, _ = await seated_pair(one, other)
    (going,) = await games(one)
    await given_up(first)

    (lost,), (won,) = await games(one), await games(other)

    assert (going["state"], going["result"], going["mine"]) == ("live", "", True)
    assert (lost["table"], lost["result"], lost["why"], lost["replay"]) == (table, "lost", "conceded", True)
    assert (won["result"], won["seat"], won["turns"] >= 0) == ("won", 1, True)
    assert [player["person"] for player in won["players"]] == [one.id, other.id]
    assert [player["won"] for player in won["players"]] == [False, True]


async def test_the_list_is_filtered_and_comes_in_pages(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    against_person, first, _ = await seated_pair(one, other)
    await given_up(first)
    against_bot = (await one.table(seats=[{}, {"kind": "bot"}]))["table"]
    seated = await one.sit(against_bot)
    await seated.hear("state")

    async def ids(**wanted: Any) -> list[str]:
        return [game["table"] for game in await games(one, **wanted)]

    assert await ids() == [against_bot, against_person]
    assert await ids(against="people") == [against_person] and await ids(against="bots") == [against_bot]
    assert await ids(ending="lost") == [against_person] and await ids(ending="won") == []
    assert await ids(ending="going") == [against_bot] and await ids(game="vs") == []
    assert await ids(name=other.name[:5].upper()) == [against_person] and await ids(name="%") == []
    first_page = await one.get("/api/me/games", limit=1)
    assert [game["table"] for game in first_page["games"]] == [against_bot] and first_page["more"]


async def test_nobody_elses_games_are_in_the_list(two: tuple[Visitor, Visitor], shared_server: ServerProcess) -> None:
    one, other = two
    await seated_pair(one, other)
    stranger = await Visitor(shared_server.base).arrive()

    assert await games(stranger) == []
    assert (await Visitor(shared_server.base).http.get("/api/me/games")).status_code == 401
    await stranger.close()


async def test_the_lobby_tells_turn_and_watchers_of_live_games_but_nothing_a_delay_hides(
    two: tuple[Visitor, Visitor], shared_server: ServerProcess
) -> None:
    one, other = two
    table, _, _ = await seated_pair(one, other, game="vs")
    hidden, _, _ = await seated_pair(one, other, delay=30)
    watcher = await Visitor(shared_server.base).arrive()
    seat = await watcher.sit(table)
    await seat.hear("state")

    cards = {card["table"]: card for card in await watcher.get("/api/tables", state="live", limit=200)}

    shown = (seat.state["view"]["turn"], 1, seat.state["decision"]["seat"])
    assert (cards[table]["turn"], cards[table]["watching"], cards[table]["holds"]) == shown
    assert cards[table]["mains"] == ["mb/storm-main-l1", "mb/hulk-main-l1"]
    assert cards[table]["people"] == [one.id, other.id]
    assert (cards[hidden]["turn"], cards[hidden]["holds"]) == (0, None)
    await watcher.close()


def fill(connection: Connection, live: int) -> None:
    """A database of the third schema with one finished game and many live ones."""
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "0003")
    seats = [{"kind": "human", "person": "ann", "name": "Ann"}, {"kind": "human", "person": "bob", "name": "Bob"}]
    setup = {"mode": "duel", "decks": ["x-men-storm", {"name": "Own", "main": "mb/hulk-main-l1", "cards": {}}]}
    row = (
        "INSERT INTO tables (id, game, mode, state, private, invite, terms, outcome, rules_version, seq, owner,"
        " rematch, created, touched)"
        " VALUES (:id, 'vs', 'duel', :state, :no, :id, :terms, :outcome, '', 9, '', '', 1, 2)"
    )
    seat = "INSERT INTO seats (table_id, seat, kind, person, name, level) VALUES (:id, :at, 'human', :who, :who, '')"
    for number in range(live + 1):
        id, over = f"t{number}", number == live
        terms = json.dumps({"table": id, "game": "vs", "setup": setup, "seats": seats})
        outcome = json.dumps({"winners": [1], "why": "main-ko"}) if over else None
        values = {"id": id, "state": "over" if over else "live", "no": False, "terms": terms, "outcome": outcome}
        connection.execute(text(row), values)
        for at, who in enumerate(("ann", "bob")):
            connection.execute(text(seat), {"id": id, "at": at, "who": who})


async def test_a_database_of_the_last_schema_with_a_thousand_live_games_is_brought_up_to_date(
    database_url: str, tmp_path: Path
) -> None:
    settings = Settings(data=tmp_path, database=database_url)
    if database_url:
        await fill_postgresql(settings)
    else:
        engine = create_engine(f"sqlite:///{tmp_path / 'capes.db'}")
        with engine.begin() as connection:
            fill(connection, 1000)
        engine.dispose()

    opened = await open_database(settings)
    rows = await ResultStore(opened).games_of("bob", Wanted(ending="won"), 10, 0)
    live = await TableStore(opened).ids("live")
    await opened.close()

    ((row, result),) = rows
    assert (row.id, result and (result.seat, result.deck, result.main)) == ("t1000", (1, "Own", "mb/hulk-main-l1"))
    assert len(live) == 1000


async def fill_postgresql(settings: Settings) -> None:
    """The same through the driver of the server."""
    engine = create_async_engine(settings.url)
    async with engine.begin() as connection:
        await connection.run_sync(fill, 1000)
    await engine.dispose()


def test_the_migrations_and_the_schema_agree(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'capes.db'}")
    with engine.begin() as connection:
        migrate(connection)
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()

    assert found == []
