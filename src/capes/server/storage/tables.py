"""Queries about tables, their seats, frames and analyses."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from capes.server.storage.database import Database
from capes.server.storage.schema import analyses, frames, seats, tables
from capes.server.storage.writer import Change
from capes.table.entry import Outcome
from capes.table.terms import Terms

MUCH = 500_000
"""Signs of set-ups that are read at one go."""


class TableRow(msgspec.Struct):
    """One table as stored."""

    id: str
    game: str
    mode: str
    state: str
    private: bool
    invite: str
    terms: Terms
    outcome: Outcome | None
    rules_version: str
    seq: int
    owner: str
    rematch: str
    created: float
    touched: float
    host: str = ""
    up: float = 0.0
    holds: int = -1


def _row(found: Any) -> TableRow:
    return row_of(dict(found._mapping))


def row_of(data: dict[str, Any]) -> TableRow:
    """A stored table from its columns."""
    data["terms"] = msgspec.json.decode(data["terms"], type=Terms)
    data["outcome"] = None if data["outcome"] is None else msgspec.json.decode(data["outcome"], type=Outcome)
    return TableRow(**data)


async def _rows(found: Sequence[Any]) -> list[TableRow]:
    """Rows, read beside the loop where they are long: a set-up may carry the texts of many cards."""
    if sum(len(row.terms) for row in found) < MUCH:
        return [_row(row) for row in found]
    return await asyncio.to_thread(lambda: [_row(row) for row in found])


def _seat_rows(terms: Terms) -> list[dict[str, Any]]:
    return [
        {
            "table_id": terms.table,
            "seat": at,
            "kind": seat.kind,
            "person": seat.person,
            "name": seat.name,
            "level": seat.level,
        }
        for at, seat in enumerate(terms.seats)
    ]


def dealt(terms: Terms, now: float) -> Change:
    """The deal has been made."""
    values = {"terms": msgspec.json.encode(terms).decode(), "mode": terms.mode, "now": now, "id": terms.table}
    return "UPDATE tables SET terms = :terms, mode = :mode, state = 'live', touched = :now WHERE id = :id", values


def ended(id: str, outcome: Outcome, now: float) -> Change:
    """The game is over."""
    values = {"outcome": msgspec.json.encode(outcome).decode(), "now": now, "id": id}
    return "UPDATE tables SET state = 'over', outcome = :outcome, touched = :now WHERE id = :id", values


def frames_kept(id: str, rules_version: str, data: bytes) -> Change:
    """The frames of a finished game, for when the rules have changed."""
    values = {"id": id, "version": rules_version, "data": data}
    return (
        "INSERT INTO frames (table_id, rules_version, data) VALUES (:id, :version, :data) ON CONFLICT DO NOTHING",
        values,
    )


def snapshot_kept(id: str, rules_version: str, seq: int, picks: int, data: str) -> Change:
    """A position of a live game."""
    values = {"id": id, "version": rules_version, "seq": seq, "picks": picks, "data": data}
    return (
        "INSERT INTO snapshots (table_id, rules_version, seq, picks, data) VALUES (:id, :version, :seq, :picks, :data) "
        "ON CONFLICT (table_id) DO UPDATE SET rules_version = excluded.rules_version, seq = excluded.seq, "
        "picks = excluded.picks, data = excluded.data",
        values,
    )


class TableStore:
    """Tables in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, terms: Terms, invite: str, now: float) -> None:
        """A new open table."""
        await self.database.do(
            insert(tables).values(
                id=terms.table,
                game=terms.game,
                mode=terms.mode,
                state="open",
                private=terms.private,
                invite=invite,
                terms=msgspec.json.encode(terms).decode(),
                outcome=None,
                rules_version=terms.rules_version,
                seq=0,
                owner="",
                rematch="",
                created=now,
                touched=now,
                host=terms.host,
                up=self.database.up(),
            ),
            insert(seats).values(_seat_rows(terms)),
        )

    async def save_terms(self, terms: Terms, state: str, now: float) -> None:
        """Who sits where has changed."""
        await self.database.do(
            update(tables)
            .where(tables.c.id == terms.table)
            .values(
                terms=msgspec.json.encode(terms).decode(),
                state=state,
                mode=terms.mode,
                touched=now,
                up=self.database.up(),
            ),
            delete(seats).where(seats.c.table_id == terms.table),
            insert(seats).values(_seat_rows(terms)),
        )

    async def get(self, id: str) -> TableRow | None:
        """One table by id."""
        async with self.database.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == id))).first()
        return None if found is None else _row(found)

    async def by_invite(self, invite: str) -> TableRow | None:
        """One table by its invitation."""
        async with self.database.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.invite == invite))).first()
        return None if found is None else _row(found)

    async def lobby(self, game: str, mode: str, state: str, limit: int, offset: int) -> list[TableRow]:
        """Public tables, newest first; without `state` those that can be joined or watched."""
        query = select(tables).where(tables.c.private.is_(False))
        query = query.where(tables.c.state == state) if state else query.where(tables.c.state.in_(("open", "live")))
        if game:
            query = query.where(tables.c.game == game)
        if mode:
            query = query.where(tables.c.mode == mode)
        query = query.order_by(tables.c.touched.desc()).limit(limit).offset(offset)
        async with self.database.read() as connection:
            found = (await connection.execute(query)).all()
        return await _rows(found)

    async def ids(self, state: str, untouched: float | None = None) -> list[str]:
        """The ids of all tables in a state, most recent first; with `untouched` those nobody touched for so long.

        Only the time counts in which servers were up.
        """
        query = select(tables.c.id).where(tables.c.state == state).order_by(tables.c.touched.desc())
        if untouched is not None:
            query = query.where(tables.c.up < self.database.up() - untouched)
        async with self.database.read() as connection:
            return list((await connection.execute(query)).scalars().all())

    async def owned(self) -> list[tuple[str, str]]:
        """Every open or live table with the process that last owned it."""
        query = select(tables.c.id, tables.c.owner).where(tables.c.state == "live")
        async with self.database.read() as connection:
            return [(row.id, row.owner) for row in (await connection.execute(query)).all()]

    async def set_state(self, id: str, state: str, outcome: Outcome | None, now: float) -> None:
        """The table has come to an end."""
        encoded = None if outcome is None else msgspec.json.encode(outcome).decode()
        await self.database.do(
            update(tables)
            .where(tables.c.id == id)
            .values(state=state, outcome=encoded, touched=now, up=self.database.up())
        )

    async def set_rematch(self, id: str, rematch: str) -> bool:
        """Remember the table of the rematch; False if there is one already."""
        async with self.database.write() as connection:
            done = await connection.execute(
                update(tables).where(tables.c.id == id, tables.c.rematch == "").values(rematch=rematch)
            )
        return bool(done.rowcount)

    async def of_person(self, person: str, limit: int, offset: int = 0) -> list[TableRow]:
        """The tables somebody sits or sat at, newest first."""
        mine = select(seats.c.table_id).where(seats.c.person == person).distinct()
        query = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.touched.desc())
        async with self.database.read() as connection:
            found = (await connection.execute(query.limit(limit).offset(offset))).all()
        return await _rows(found)

    async def watchable(self, person: str) -> list[str]:
        """The public live tables somebody plays at."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        query = select(tables.c.id).where(tables.c.id.in_(mine), tables.c.state == "live", tables.c.private.is_(False))
        async with self.database.read() as connection:
            return list((await connection.execute(query.order_by(tables.c.touched.desc()).limit(5))).scalars())

    async def busy_with(self, person: str) -> int:
        """How many open or live tables somebody sits at or has opened."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        query = select(func.count()).select_from(tables)
        query = query.where(tables.c.id.in_(mine) | (tables.c.host == person), tables.c.state.in_(("open", "live")))
        async with self.database.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def bot_tables(self, person: str) -> int:
        """How many open or live tables of bots alone somebody has opened."""
        people = select(seats.c.table_id).where(seats.c.kind == "human")
        query = select(func.count()).select_from(tables)
        query = query.where(tables.c.host == person, tables.c.state.in_(("open", "live")), tables.c.id.not_in(people))
        async with self.database.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def counts(self) -> dict[str, int]:
        """How many tables there are in each state."""
        query = select(tables.c.state, func.count()).group_by(tables.c.state)
        async with self.database.read() as connection:
            return {row[0]: int(row[1]) for row in (await connection.execute(query)).all()}

    async def frames(self, id: str) -> bytes | None:
        """The frames kept of a finished game."""
        async with self.database.read() as connection:
            found = (await connection.execute(select(frames.c.data).where(frames.c.table_id == id))).scalar()
        return None if found is None else bytes(found)

    async def keep_analysis(self, id: str, rules_version: str, data: str) -> None:
        """The judgement of a finished game; the first one stays."""
        build = sqlite_insert if self.database.sqlite else postgresql_insert
        row = build(analyses).values(table_id=id, rules_version=rules_version, data=data)
        await self.database.do(row.on_conflict_do_nothing())

    async def analysis(self, id: str) -> str | None:
        """The judgement kept of a finished game."""
        async with self.database.read() as connection:
            found = (await connection.execute(select(analyses.c.data).where(analyses.c.table_id == id))).scalar()
        return None if found is None else str(found)
