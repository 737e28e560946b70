"""Games by turns: days for a move, also over a restart; days off; whose move it is, as a list and as a feed."""

from __future__ import annotations

import sqlite3
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from capes.games import register
from capes.live.table import LiveTable
from capes.server.context import Context
from capes.server.house import ServerHouse
from capes.server.settings import Settings
from capes.server.storage.database import open_database
from capes.server.storage.people import Person, SessionRow
from capes.table.resume import resuming
from capes.table.watch import chore
from tests.server.client import Visitor
from tests.server.process import OPEN_HANDED, ServerProcess
from tests.server.test_play import seated_pair
from tests.table.rumble import RUMBLE
from tests.table.setting import Kept, terms

pytestmark = pytest.mark.anyio
DAY = 86400.0


async def test_a_move_may_take_days_and_nobody_stands_in() -> None:
    kept = Kept(terms(days=3))
    match = kept.match
    match.seats[0].away_since = 0.0
    due = chore(match)
    assert due is not None and (due.kind, due.at) == ("flag", match.since + 3 * DAY)

    again = Kept(terms(days=3)).match
    again.seq = 0
    for _ in resuming(again, kept.journal, kept.now + DAY):
        pass
    late = Kept(terms(days=3)).match
    late.seq = 0
    for _ in resuming(late, kept.journal, kept.now + 30 * DAY):
        pass

    due, last = chore(again), chore(late)
    assert due is not None and due.at == kept.now + 3 * DAY  # a restart gives no time away
    assert last is not None and last.at == kept.now + 30 * DAY + 3600  # nor does a server that was away take all


async def test_time_is_held_against_nobody_with_days_off(database_url: str, tmp_path: Path) -> None:
    register(RUMBLE)
    database = await open_database(Settings(data=tmp_path, database=database_url))
    context = Context(Settings(data=tmp_path), database)
    kept = Kept(terms(days=1))
    for seat in kept.match.seats:
        person = Person(seat.person, seat.name, "guest", None, None, 0.0)
        session = SessionRow(seat.person, seat.person, seat.person, "", "cookie", "", 0.0, 0.0)
        await context.people_store.add(person, session)
    await context.tables.add(kept.match.terms, "invite", 0.0)
    row = await context.tables.get(kept.match.terms.table)
    assert row is not None
    scheduler = LiveTable(ServerHouse(context), row).scheduler
    due = chore(kept.match)
    assert due is not None

    before = await scheduler.days_off(kept.match, due)
    await context.people_store.set_vacation("p0", context.now() + DAY, 1.0, 2026)
    during = await scheduler.days_off(kept.match, due)
    await context.people_store.set_vacation("p0", context.now() - 2 * DAY, 1.0, 2026)
    after = await scheduler.days_off(kept.match, due)

    assert before == 0 and during > 0 and after <= 0
    assert kept.match.plan_concede(0, due.at, why="time").entry.why == "time"
    await database.close()


async def test_whose_move_it_is_comes_as_a_list_and_as_a_feed(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    table, first, second = await seated_pair(one, other, days=3)
    await first.leave()
    await second.leave()

    mine, theirs = await one.get("/api/me/turns"), await other.get("/api/me/turns")
    address = (await one.post("/api/me/feed")).json()["address"]
    feed = await other.http.get(address)  # whoever has the address reads it
    entries = ET.fromstring(feed.text).findall("{http://www.w3.org/2005/Atom}entry")
    await one.post("/api/me/feed")

    assert [card["table"] for card in mine["waiting"]] == [table] and theirs["waiting"] == []
    assert mine["waiting"][0]["days"] == 3 and feed.headers["content-type"].startswith("application/atom+xml")
    assert len(entries) == 1 and table in ET.tostring(entries[0], encoding="unicode")
    assert (await one.http.get(address)).status_code == 404  # an older address leads nowhere


async def test_days_off_are_counted_by_the_year(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two

    taken = (await one.post("/api/me/vacation", {"days": 7})).json()
    again = await one.post("/api/me/vacation", {"days": 1})

    assert taken["left"] == 23 and taken["vacation"] > 0 and again.status_code == 409
    assert (await one.post("/api/me/vacation", {"days": 8})).status_code == 400


async def test_a_game_by_turns_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", **OPEN_HANDED)
    server.start()
    one, other = [await Visitor(server.base).arrive() for _ in range(2)]
    table, first, _ = await seated_pair(one, other, days=1)
    assert first.mine or await first.until_mine()
    server.stop()
    server.start()
    again = await one.sit(table)
    await again.hear("state")
    assert again.mine
    await again.pick(0)

    refused = await one.post("/api/tables", {"game": "rumble", "days": 1, "clock": {"start": 60}})
    assert refused.status_code == 409
    server.stop()
    with sqlite3.connect(server.data / "capes.db") as database:
        (holds,) = database.execute("SELECT holds FROM tables WHERE id = ?", (table,)).fetchone()
    assert holds == again.state["decision"]["seat"]
    for visitor in (one, other):
        await visitor.close()
