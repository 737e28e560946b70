"""Looking after the database itself: how long servers have been up, whether it can be written, what can go."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

from sqlalchemy import delete, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from capes.server.settings import Settings
from capes.server.storage.database import Database
from capes.server.storage.schema import (
    analyses,
    blocks,
    bus,
    decks,
    follows,
    frames,
    journal,
    mutes,
    people,
    processes,
    pushes,
    puzzle_tries,
    rated,
    ratings,
    results,
    seats,
    sessions,
    snapshots,
    tables,
    uptime,
)
from capes.server.storage.writer import Change

DAY = 86400.0
LONG_AWAY = DAY
"""Seconds without a server, by the clock, above which that time does not count."""
MOST = 500
"""Rows of a kind that go in one round, so that nobody waits for a purge."""


def beat(seconds: float, seen: float) -> Change:
    """Note how long servers have been up, and what the clock says; neither goes back."""
    return (
        "UPDATE uptime SET seconds = CASE WHEN seconds < :up THEN :up ELSE seconds END, "
        "seen = CASE WHEN seen < :seen THEN :seen ELSE seen END WHERE id = 1",
        {"up": seconds, "seen": seen},
    )


class Upkeep:
    """Uptime, integrity and purge of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def uptime(self, now: float) -> tuple[float, float]:
        """Seconds servers have been up in all, and what the clock said when that was last noted.

        Time in which no server was up makes nobody older, nor does a clock that has jumped ahead: where the gap is
        long, people and sessions were seen that much later.
        """
        build = (sqlite_insert if self.database.sqlite else postgresql_insert)(uptime)
        first = build.values(id=1, seconds=0.0, seen=now).on_conflict_do_nothing()  # several may start at once
        async with self.database.write() as connection:
            await connection.execute(first)
            found = (await connection.execute(select(uptime))).one()
            gap = now - float(found.seen)
            if gap > LONG_AWAY:
                noted = update(uptime).where(uptime.c.seen == found.seen).values(seen=now)
                if (await connection.execute(noted)).rowcount:  # of several that start at once, one does it
                    for table in (people, sessions):
                        await connection.execute(update(table).values(seen=table.c.seen + gap))
        return float(found.seconds), float(found.seen)

    async def damage(self) -> str:
        """What is wrong with the file; empty if nothing is. PostgreSQL looks after itself."""
        if not self.database.sqlite:
            return ""
        return await asyncio.to_thread(damage_of, self.database.engine.url.database or "")

    async def truncate_log(self) -> None:
        """Give back the room of a write-ahead log that has grown."""
        if self.database.sqlite:
            await self.database.do(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def purge(self, settings: Settings, now: float) -> dict[str, int]:
        """Forget what nobody needs any longer; how many of each kind."""
        done: dict[str, int] = {}
        up = self.database.up()
        async with self.database.write() as connection:

            async def gone(kind: str, statement: Any) -> None:
                count = int((await connection.execute(statement)).rowcount or 0)
                if count > 0:
                    done[kind] = count

            await gone("sessions", delete(sessions).where(sessions.c.seen < now - settings.session_days * DAY))
            mine = select(seats.c.person).join(tables, tables.c.id == seats.c.table_id)
            busy = mine.where(tables.c.state.in_(("open", "live")))
            old = select(people.c.id).where(
                people.c.kind == "guest", people.c.seen < now - settings.guest_days * DAY, people.c.id.not_in(busy)
            )
            ids = list((await connection.execute(old.limit(MOST))).scalars())
            if ids:
                for table in (sessions, decks, mutes, ratings, blocks, follows, pushes, puzzle_tries):
                    await connection.execute(delete(table).where(table.c.person.in_(ids)))
                await gone("guests", delete(people).where(people.c.id.in_(ids)))
            begun = select(journal.c.table_id).distinct()
            never = select(tables.c.id).where(
                tables.c.state == "abandoned", tables.c.up < up - 7 * DAY, tables.c.id.not_in(begun)
            )
            unneeded = list((await connection.execute(never.limit(MOST))).scalars())
            if settings.game_days > 0:
                accounts = select(seats.c.table_id).join(people, people.c.id == seats.c.person)
                accounts = accounts.where(people.c.kind == "account")
                finished = select(tables.c.id).where(
                    tables.c.state.in_(("over", "abandoned")), tables.c.up < up - settings.game_days * DAY,
                    tables.c.id.not_in(accounts),
                )  # fmt: skip
                unneeded += list((await connection.execute(finished.limit(MOST))).scalars())
            if unneeded:
                for kept in (journal, snapshots, frames, analyses, rated, results, seats):
                    await connection.execute(delete(kept).where(kept.c.table_id.in_(unneeded)))
                await gone("tables", delete(tables).where(tables.c.id.in_(unneeded)))
            live = select(tables.c.id).where(tables.c.state == "live")
            await gone("snapshots", delete(snapshots).where(snapshots.c.table_id.not_in(live)))
            if not self.database.sqlite:
                await gone("processes", delete(processes).where(text("beat < extract(epoch from now()) - 3600")))
                await gone("bus messages", delete(bus).where(bus.c.process.not_in(select(processes.c.id))))
        return done


def damage_of(path: str) -> str:
    """SQLite's own look at every page of a file."""
    try:
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        try:
            found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(5)")]
        finally:
            connection.close()
    except sqlite3.Error as error:
        return str(error)
    return "" if found == ["ok"] else "; ".join(found)
